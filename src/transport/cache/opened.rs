//! The caches that this process has open; clients of the same cache share one.

use std::sync::{Arc, Mutex, PoisonError, Weak};

use super::filesystem::Filesystem;
use super::flight::Flights;
use super::fork;
use super::memory::Memory;
use super::options::{Backend, CacheOptions};
use super::place;
use super::redis::Redis;
use super::sqlite::Sqlite;
use super::store::{Store, StoreError};

/// A store, and who is asking for what would be kept there.
pub struct Opened {
    pub backend: Backend,
    /// Where it is, without credentials.
    pub location: String,
    pub flights: Arc<Flights>,
    identity: String,
    /// Empty only while it is dropped.
    store: Option<Box<dyn Store>>,
}

static ALL: Mutex<Vec<Weak<Opened>>> = Mutex::new(Vec::new());

impl Opened {
    /// The cache that the options describe, opened if it is not open yet.
    pub fn get(options: &CacheOptions) -> Result<Arc<Self>, StoreError> {
        let place = match options.backend {
            Backend::Sqlite => Some(place::of(&options.name, options.is_path, ".sqlite")?),
            Backend::Filesystem => Some(place::of(&options.name, options.is_path, "")?),
            Backend::Memory | Backend::Redis => None,
        };
        let url = options.url.as_deref().unwrap_or_default();
        let identity = match (&place, options.backend) {
            (Some(place), backend) => format!("{} {}", backend.name(), place.display()),
            // Its bound cannot be changed later.
            (None, Backend::Memory) => format!("memory {} {}", options.max_bytes, options.name),
            (None, _) => format!("redis {url} {}", options.name),
        };
        let _pass = fork::enter()?;
        let mut all = ALL.lock().unwrap_or_else(PoisonError::into_inner);
        all.retain(|other| other.strong_count() > 0);
        let known = all
            .iter()
            .filter_map(Weak::upgrade)
            .find(|other| other.identity == identity);
        if let Some(known) = known {
            return Ok(known);
        }
        let path = place.unwrap_or_default();
        let (store, location): (Box<dyn Store>, String) = match options.backend {
            Backend::Sqlite => (
                Box::new(Sqlite::open(&path)?),
                path.to_string_lossy().into_owned(),
            ),
            Backend::Filesystem => (
                Box::new(Filesystem::open(&path)?),
                path.to_string_lossy().into_owned(),
            ),
            Backend::Memory => (
                Box::new(Memory::new(options.max_bytes)),
                options.name.clone(),
            ),
            Backend::Redis => {
                let redis = Redis::open(url, &options.name)?;
                let location = redis.location();
                (Box::new(redis), location)
            }
        };
        let opened = Arc::new(Self {
            backend: options.backend,
            location,
            flights: Arc::default(),
            identity,
            store: Some(store),
        });
        all.push(Arc::downgrade(&opened));
        Ok(opened)
    }

    /// Works with the store on this thread.
    pub fn with<T>(
        &self,
        work: impl FnOnce(&dyn Store) -> Result<T, StoreError>,
    ) -> Result<T, StoreError> {
        let _pass = fork::enter()?;
        match self.store.as_deref() {
            Some(store) => work(store),
            None => Err(StoreError::Trouble("the cache was closed".to_owned())),
        }
    }

    /// What the store found wrong and put right; nothing while somebody wants to fork.
    pub fn notices(&self) -> Vec<String> {
        let Ok(Some(_pass)) = fork::try_enter() else {
            return Vec::new();
        };
        self.store
            .as_deref()
            .map(Store::notices)
            .unwrap_or_default()
    }

    /// The same where it may take its time: not on a thread that drives a runtime.
    pub async fn aside<T: Send + 'static>(
        self: &Arc<Self>,
        work: impl FnOnce(&dyn Store) -> Result<T, StoreError> + Send + 'static,
    ) -> Result<T, StoreError> {
        if self.backend == Backend::Memory {
            return self.with(work);
        }
        let opened = self.clone();
        tokio::task::spawn_blocking(move || opened.with(work))
            .await
            .unwrap_or_else(|error| Err(StoreError::Trouble(error.to_string())))
    }

    /// Whether a look takes no longer than to hand it to another thread.
    pub fn is_near(&self) -> bool {
        self.backend != Backend::Redis
    }
}

impl Drop for Opened {
    fn drop(&mut self) {
        let store = self.store.take();
        match fork::enter_to_drop() {
            Ok(_pass) => drop(store),
            // It is another process's.
            Err(_) => std::mem::forget(store),
        }
    }
}

/// Closes what may not be open while the process forks.
pub fn close_all() {
    let all = ALL.lock().unwrap_or_else(PoisonError::into_inner);
    for opened in all.iter().filter_map(Weak::upgrade) {
        if let Some(store) = opened.store.as_deref() {
            store.rest();
        }
    }
}
