//! What a cache is made with, and what a call asks of it.

use super::clock::Moment;

/// What keeps the entries.
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

/// What trouble with the store means for a call.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum OnError {
    Raise,
    /// The call goes on as if there were no cache, and the log tells of it.
    Bypass,
}

/// For how long something holds.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Lifetime {
    Seconds(f64),
    Forever,
}

impl Lifetime {
    /// Nothing at all.
    pub const NONE: Self = Self::Seconds(0.0);

    /// In milliseconds; `None` for ever.
    pub fn milliseconds(self) -> Option<Moment> {
        match self {
            Self::Forever => None,
            #[allow(clippy::cast_possible_truncation)] // A cast of floats stops at the limits.
            Self::Seconds(seconds) => Some((seconds * 1000.0).ceil() as Moment),
        }
    }

    pub fn is_none(self) -> bool {
        self.milliseconds().is_some_and(|length| length <= 0)
    }

    /// Whether this much time is within it.
    pub fn holds(self, elapsed: Moment) -> bool {
        self.milliseconds().is_none_or(|length| elapsed < length)
    }
}

/// What is asked of the cache.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Policy {
    /// How old an answer may be, and how long a new one is good.
    pub expire_after: Lifetime,
    /// Ask the service and replace what is kept.
    pub refresh: bool,
    /// Never ask the service.
    pub only_if_cached: bool,
    /// For how long an answer that is no longer good serves when the service fails.
    pub stale_if_error: Lifetime,
}

/// What a view asks otherwise than its client.
#[derive(Debug, Clone, Copy, Default, PartialEq)]
pub struct PolicyChange {
    /// False leaves the cache out.
    pub use_caching: Option<bool>,
    pub expire_after: Option<Lifetime>,
    pub refresh: Option<bool>,
    pub only_if_cached: Option<bool>,
    pub stale_if_error: Option<Lifetime>,
}

impl Policy {
    /// The policy of a call; `None` where it leaves the cache out.
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

/// What a client's cache is made with.
#[derive(Debug, Clone)]
pub struct CacheOptions {
    pub backend: Backend,
    /// A name, or a path.
    pub name: String,
    pub is_path: bool,
    /// The Redis server.
    pub url: Option<String>,
    pub max_bytes: u64,
    pub on_error: OnError,
    pub policy: Policy,
}
