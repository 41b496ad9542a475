//! The stores that this process has open. Clients of the same cache share one.
#![allow(
    clippy::disallowed_types,
    reason = "a store is filled under a lock, inside the gate that forks wait for"
)]

use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, OnceLock, Weak};
use std::time::{Duration, Instant};

use super::error::{StoreError, StoreProblem};
use super::filesystem::Filesystem;
use super::fork;
use super::location;
use super::memory::Memory;
use super::options::{Backend, CacheOptions};
use super::redis::Redis;
use super::single_flight::SingleFlight;
use super::sqlite::Sqlite;
use super::store::Store;
use openshelf_core::locks::lock;

/// How long opening a store is not retried after a failure, so that not every call waits for it.
const PAUSE: Duration = Duration::from_secs(1);

/// A store that clients share, with the callers that wait for its keys.
pub struct SharedStore {
    pub backend: Backend,
    /// Its location, without credentials.
    pub location: String,
    pub single_flight: Arc<SingleFlight>,
    identity: String,
    options: CacheOptions,
    /// The path of its files, or why there is none.
    path: Result<PathBuf, StoreError>,
    /// Empty until it could be opened, and while it is dropped.
    store: OnceLock<Box<dyn Store>>,
    /// When it could not be opened, and why.
    failed: Mutex<Option<(Instant, StoreError)>>,
}

static ALL: Mutex<Vec<Weak<SharedStore>>> = Mutex::new(Vec::new());

impl SharedStore {
    /// The store that the options describe. It is opened when it is first used.
    ///
    /// # Errors
    /// The options describe no store.
    pub fn find(options: &CacheOptions) -> Result<Arc<Self>, StoreError> {
        let resolve = |ending| location::resolve(&options.name, options.is_path, ending);
        let path = match options.backend {
            Backend::Sqlite => resolve(location::SQLITE_ENDING),
            Backend::Filesystem => resolve(""),
            Backend::Memory | Backend::Redis => Ok(PathBuf::new()),
        };
        let identity = identity(options, path.as_deref().ok());
        let shared = Self {
            backend: options.backend,
            location: location(options, path.as_deref().ok())?,
            single_flight: Arc::default(),
            identity,
            options: options.clone(),
            path,
            store: OnceLock::new(),
            failed: Mutex::default(),
        };
        // A process without a right to its caches has none to share.
        let Ok(_guard) = fork::enter() else {
            return Ok(Arc::new(shared));
        };
        let mut all = lock(&ALL);
        all.retain(|other| other.strong_count() > 0);
        let known = all
            .iter()
            .filter_map(Weak::upgrade)
            .find(|other| other.identity == shared.identity);
        if let Some(known) = known {
            return Ok(known);
        }
        let shared = Arc::new(shared);
        all.push(Arc::downgrade(&shared));
        Ok(shared)
    }

    /// Opens the store if it is not open yet.
    pub fn open(&self) -> Result<(), StoreError> {
        let _guard = fork::enter()?;
        self.opened(Duration::ZERO).map(drop)
    }

    /// The open store. Opening is retried if it failed at least `pause` ago.
    fn opened(&self, pause: Duration) -> Result<&dyn Store, StoreError> {
        if let Some(store) = self.store.get() {
            return Ok(store.as_ref());
        }
        // One at a time: the threads that wait use the store that the first one opened.
        let mut failed = lock(&self.failed);
        if let Some(store) = self.store.get() {
            return Ok(store.as_ref());
        }
        if let Some((when, error)) = failed.as_ref()
            && when.elapsed() < pause
        {
            return Err(error.clone());
        }
        match open(&self.options, self.path.as_deref()) {
            Ok(store) => {
                *failed = None;
                Ok(self.store.get_or_init(|| store).as_ref())
            }
            Err(error) => {
                *failed = Some((Instant::now(), error.clone()));
                Err(error)
            }
        }
    }

    /// Works with the store on this thread.
    pub fn with<T>(
        &self,
        work: impl FnOnce(&dyn Store) -> Result<T, StoreError>,
    ) -> Result<T, StoreError> {
        let _guard = fork::enter()?;
        work(self.opened(PAUSE)?)
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
            .unwrap_or_else(|error| {
                let message = error.to_string();
                Err(StoreError::Unavailable(StoreProblem::new(message, error)))
            })
    }

    /// The repairs of the store since the last call of this function; nothing while a thread is about to
    /// fork.
    pub fn take_notices(&self) -> Vec<String> {
        let Ok(Some(_guard)) = fork::try_enter() else {
            return Vec::new();
        };
        self.store
            .get()
            .map(|store| store.take_notices())
            .unwrap_or_default()
    }

    /// Whether a lookup takes no longer than handing it to another thread: the store is open, and on this
    /// machine.
    pub fn is_local(&self) -> bool {
        self.backend != Backend::Redis && self.store.get().is_some()
    }
}

/// A text that is the same for options of the same store.
fn identity(options: &CacheOptions, path: Option<&Path>) -> String {
    match options.backend {
        Backend::Sqlite | Backend::Filesystem => {
            let path = path.unwrap_or(Path::new(""));
            // One file has several paths if there are links.
            let canonical = path.canonicalize();
            let path = canonical.as_deref().unwrap_or(path);
            format!("{} {}", options.backend.name(), path.display())
        }
        // The bound of a memory cannot be changed later.
        Backend::Memory => format!("memory {} {}", options.max_bytes, options.name),
        Backend::Redis => {
            let url = options.url.as_deref().unwrap_or_default();
            format!("redis {url} {:?} {}", options.timeout, options.name)
        }
    }
}

/// Describes where a store is.
fn location(options: &CacheOptions, path: Option<&Path>) -> Result<String, StoreError> {
    Ok(match options.backend {
        Backend::Memory => options.name.clone(),
        Backend::Redis => redis(options)?.location(),
        Backend::Sqlite | Backend::Filesystem => match path {
            Some(path) => path.to_string_lossy().into_owned(),
            None => options.name.clone(),
        },
    })
}

fn redis(options: &CacheOptions) -> Result<Redis, StoreError> {
    let url = options.url.as_deref().unwrap_or_default();
    Redis::new(url, &options.name, options.timeout)
}

/// Opens a store.
fn open(
    options: &CacheOptions,
    path: Result<&Path, &StoreError>,
) -> Result<Box<dyn Store>, StoreError> {
    Ok(match options.backend {
        Backend::Sqlite => Box::new(Sqlite::open(path.map_err(Clone::clone)?)?),
        Backend::Filesystem => Box::new(Filesystem::open(path.map_err(Clone::clone)?)?),
        Backend::Memory => Box::new(Memory::new(options.max_bytes)),
        Backend::Redis => {
            let redis = redis(options)?;
            redis.check()?;
            Box::new(redis)
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

/// Closes everything that must not be open while the process forks.
pub fn close_all_idle() {
    let all = lock(&ALL);
    for shared in all.iter().filter_map(Weak::upgrade) {
        if let Some(store) = shared.store.get() {
            store.close_idle();
        }
    }
}
