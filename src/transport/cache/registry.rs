//! The stores that this process has open. Clients of the same cache share one.

use std::path::Path;
use std::sync::{Arc, Mutex, PoisonError, Weak};

use super::filesystem::Filesystem;
use super::fork;
use super::location;
use super::memory::Memory;
use super::options::{Backend, CacheOptions};
use super::redis::Redis;
use super::single_flight::SingleFlight;
use super::sqlite::Sqlite;
use super::store::{Store, StoreError};

/// A store that clients share, with the callers that wait for its keys.
pub struct SharedStore {
    pub backend: Backend,
    /// Where it is, without credentials.
    pub location: String,
    pub single_flight: Arc<SingleFlight>,
    identity: String,
    /// Empty only while it is dropped.
    store: Option<Box<dyn Store>>,
}

static ALL: Mutex<Vec<Weak<SharedStore>>> = Mutex::new(Vec::new());

impl SharedStore {
    /// The store that the options describe, opened if it is not open yet.
    pub fn open(options: &CacheOptions) -> Result<Arc<Self>, StoreError> {
        let path = match options.backend {
            Backend::Sqlite => Some(location::resolve(
                &options.name,
                options.is_path,
                ".sqlite",
            )?),
            Backend::Filesystem => Some(location::resolve(&options.name, options.is_path, "")?),
            Backend::Memory | Backend::Redis => None,
        };
        let identity = identity(options, path.as_deref());
        let _guard = fork::enter()?;
        let mut all = ALL.lock().unwrap_or_else(PoisonError::into_inner);
        all.retain(|other| other.strong_count() > 0);
        let known = all
            .iter()
            .filter_map(Weak::upgrade)
            .find(|other| other.identity == identity);
        if let Some(known) = known {
            return Ok(known);
        }
        let (store, location) = open(options, &path.unwrap_or_default())?;
        let shared = Arc::new(Self {
            backend: options.backend,
            location,
            single_flight: Arc::default(),
            identity,
            store: Some(store),
        });
        all.push(Arc::downgrade(&shared));
        Ok(shared)
    }

    /// Works with the store on this thread.
    pub fn with<T>(
        &self,
        work: impl FnOnce(&dyn Store) -> Result<T, StoreError>,
    ) -> Result<T, StoreError> {
        let _guard = fork::enter()?;
        match self.store.as_deref() {
            Some(store) => work(store),
            None => Err(StoreError::Unavailable("the cache was closed".to_owned())),
        }
    }

    /// Works with the store on a thread that may block, and not on one that drives a runtime.
    pub async fn with_on_blocking_thread<T: Send + 'static>(
        self: &Arc<Self>,
        work: impl FnOnce(&dyn Store) -> Result<T, StoreError> + Send + 'static,
    ) -> Result<T, StoreError> {
        if self.backend == Backend::Memory {
            return self.with(work);
        }
        let shared = self.clone();
        tokio::task::spawn_blocking(move || shared.with(work))
            .await
            .unwrap_or_else(|error| Err(StoreError::Unavailable(error.to_string())))
    }

    /// What the store repaired since this was last asked; nothing while a thread is about to fork.
    pub fn take_notices(&self) -> Vec<String> {
        let Ok(Some(_guard)) = fork::try_enter() else {
            return Vec::new();
        };
        self.store
            .as_deref()
            .map(Store::take_notices)
            .unwrap_or_default()
    }

    /// Whether a lookup takes no longer than handing it to another thread.
    pub fn is_local(&self) -> bool {
        self.backend != Backend::Redis
    }
}

/// A text that is the same for options of the same store.
fn identity(options: &CacheOptions, path: Option<&Path>) -> String {
    match (path, options.backend) {
        (Some(path), backend) => format!("{} {}", backend.name(), path.display()),
        // The bound of a memory cannot be changed later.
        (None, Backend::Memory) => format!("memory {} {}", options.max_bytes, options.name),
        (None, _) => {
            let url = options.url.as_deref().unwrap_or_default();
            format!("redis {url} {}", options.name)
        }
    }
}

/// Opens a store, and says where it is.
fn open(options: &CacheOptions, path: &Path) -> Result<(Box<dyn Store>, String), StoreError> {
    Ok(match options.backend {
        Backend::Sqlite => (
            Box::new(Sqlite::open(path)?),
            path.to_string_lossy().into_owned(),
        ),
        Backend::Filesystem => (
            Box::new(Filesystem::open(path)?),
            path.to_string_lossy().into_owned(),
        ),
        Backend::Memory => (
            Box::new(Memory::new(options.max_bytes)),
            options.name.clone(),
        ),
        Backend::Redis => {
            let url = options.url.as_deref().unwrap_or_default();
            let redis = Redis::open(url, &options.name)?;
            let location = redis.location();
            (Box::new(redis), location)
        }
    })
}

impl Drop for SharedStore {
    fn drop(&mut self) {
        let store = self.store.take();
        match fork::enter_to_drop() {
            Ok(_guard) => drop(store),
            // The store belongs to another process.
            Err(_) => std::mem::forget(store),
        }
    }
}

/// Closes what may not be open while the process forks.
pub fn close_all_idle() {
    let all = ALL.lock().unwrap_or_else(PoisonError::into_inner);
    for shared in all.iter().filter_map(Weak::upgrade) {
        if let Some(store) = shared.store.as_deref() {
            store.close_idle();
        }
    }
}
