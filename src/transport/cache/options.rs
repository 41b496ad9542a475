//! The options of a cache, and the policy of a call.

use std::time::Duration;

use super::clock::Timestamp;

/// The kind of store.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Backend {
    Sqlite,
    Memory,
    Filesystem,
    Redis,
}

impl Backend {
    pub const ALL: [Self; 4] = [Self::Sqlite, Self::Memory, Self::Filesystem, Self::Redis];

    pub fn name(self) -> &'static str {
        match self {
            Self::Sqlite => "sqlite",
            Self::Memory => "memory",
            Self::Filesystem => "filesystem",
            Self::Redis => "redis",
        }
    }

    pub fn find(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|each| each.name() == name)
    }
}

/// How an error of the store affects a call.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum OnError {
    /// The call fails.
    Raise,
    /// The call continues without the cache, and logs a warning.
    Bypass,
}

/// A length of time, possibly without end.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Lifetime {
    Seconds(f64),
    Forever,
}

impl Lifetime {
    /// Nothing at all.
    pub const NONE: Self = Self::Seconds(0.0);

    /// In milliseconds; `None` for a time without end.
    pub fn milliseconds(self) -> Option<Timestamp> {
        match self {
            Self::Forever => None,
            #[allow(clippy::cast_possible_truncation)] // A cast of floats stops at the limits.
            Self::Seconds(seconds) => Some((seconds * 1000.0).ceil() as Timestamp),
        }
    }

    pub fn is_none(self) -> bool {
        self.milliseconds().is_some_and(|length| length <= 0)
    }

    /// Whether this much time is within it.
    pub fn holds(self, elapsed: Timestamp) -> bool {
        self.milliseconds().is_none_or(|length| elapsed < length)
    }
}

/// How a call uses the cache.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Policy {
    /// How old an answer may be, and how long a new one is fresh.
    pub expire_after: Lifetime,
    /// Send the request and replace the stored answer.
    pub refresh: bool,
    /// Never send a request.
    pub only_if_cached: bool,
    /// How long after its expiry an answer is served when the service fails.
    pub stale_if_error: Lifetime,
}

/// How a view changes the policy of its client.
#[derive(Debug, Clone, Copy, Default, PartialEq)]
pub struct PolicyChange {
    /// False: the call does not use the cache.
    pub use_caching: Option<bool>,
    pub expire_after: Option<Lifetime>,
    pub refresh: Option<bool>,
    pub only_if_cached: Option<bool>,
    pub stale_if_error: Option<Lifetime>,
}

impl Policy {
    /// The policy of a call; `None` if it does not use the cache.
    pub fn changed(self, change: &PolicyChange) -> Option<Self> {
        if change.use_caching == Some(false) {
            return None;
        }
        Some(Self {
            expire_after: change.expire_after.unwrap_or(self.expire_after),
            refresh: change.refresh.unwrap_or(self.refresh),
            only_if_cached: change.only_if_cached.unwrap_or(self.only_if_cached),
            stale_if_error: change.stale_if_error.unwrap_or(self.stale_if_error),
        })
    }
}

/// The options of a client's cache.
#[derive(Debug, Clone)]
pub struct CacheOptions {
    pub backend: Backend,
    /// A name, or a path.
    pub name: String,
    pub is_path: bool,
    /// Distinguishes the server from others at the same address; empty if there can be no other.
    pub identity: String,
    /// The address of the Redis server.
    pub url: Option<String>,
    /// How long that server may take for an answer; `None` has no limit.
    pub timeout: Option<Duration>,
    pub max_bytes: u64,
    pub on_error: OnError,
    pub policy: Policy,
}
