//! The options of a client, one row each: constructor and `with_options` read them here, and so do
//! signature, docstring, stub and README.

use serde::Serialize;

/// What an option takes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum OptionKind {
    Flag,
    Text,
    /// The address of a server.
    Address,
    /// The path of a file.
    Path,
    /// A name, or the path of a file or a folder.
    NameOrPath,
    /// One of these words.
    Choice(&'static [&'static str]),
    /// A whole number from the first to the second.
    Integer(i64, i64),
    /// Requests a second, or nothing for no limit.
    Rate,
    /// A duration above 0, or nothing for no limit.
    Timeout,
    /// A duration, 0 included.
    Duration,
    /// A duration, 0 for never, -1 or nothing for ever.
    Lifetime,
    /// A duration, or a flag that stands for none or for ever.
    FlagOrDuration,
    /// JSON values by name.
    Members,
    /// Texts by the names of headers.
    Headers,
}

/// What an option is when nobody names it.
#[derive(Debug, Clone, Copy, PartialEq, Serialize)]
#[serde(untagged)]
pub enum OptionDefault {
    /// Nothing, or what the service's own facts say.
    Absent,
    Flag(bool),
    Integer(i64),
    Number(f64),
    Text(&'static str),
}

/// Where an option is taken.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Scope {
    /// By the constructor.
    Client,
    /// By `with_options`.
    Calls,
    /// By both.
    Both,
}

/// One option.
#[derive(Debug, Clone, Copy, Serialize)]
pub struct ClientOption {
    pub name: &'static str,
    pub kind: OptionKind,
    pub default: OptionDefault,
    /// Of its numbers; empty where it has none.
    pub unit: &'static str,
    /// What it does.
    pub sentence: &'static str,
    /// What it does in `with_options`, where that is another thing.
    pub for_calls: &'static str,
    /// Its default there.
    pub default_for_calls: OptionDefault,
    /// The version that had it first.
    pub since: &'static str,
    pub scope: Scope,
    /// It concerns the cache, and means nothing without one.
    pub of_cache: bool,
}

impl ClientOption {
    const fn new(
        scope: Scope,
        name: &'static str,
        kind: OptionKind,
        default: OptionDefault,
        unit: &'static str,
        sentence: &'static str,
    ) -> Self {
        Self {
            name,
            kind,
            default,
            unit,
            sentence,
            for_calls: "",
            default_for_calls: default,
            since: "0.1",
            scope,
            of_cache: false,
        }
    }

    const fn for_calls(mut self, default: OptionDefault, sentence: &'static str) -> Self {
        self.default_for_calls = default;
        self.for_calls = sentence;
        self
    }

    const fn of_cache(mut self) -> Self {
        self.of_cache = true;
        self
    }

    /// Whether the constructor takes it.
    pub const fn is_for_clients(&self) -> bool {
        matches!(self.scope, Scope::Client | Scope::Both)
    }

    /// Whether `with_options` takes it.
    pub const fn is_for_calls(&self) -> bool {
        matches!(self.scope, Scope::Calls | Scope::Both)
    }
}

/// Seconds without progress that a client waits for.
pub const TIMEOUT: f64 = 30.0;
/// How often a failed request is sent again.
pub const MAX_RETRIES: u32 = 2;
/// Seconds that a service may ask a client to wait.
pub const MAX_RETRY_AFTER: f64 = 60.0;
/// Requests of a client that may be under way at once.
pub const MAX_CONCURRENCY: u32 = 8;
/// Bytes of an answer, counted after decompression: 256 MiB.
pub const MAX_RESPONSE_BYTES: u32 = 256 << 20;
/// Seconds for which an answer is good.
pub const EXPIRE_AFTER: u32 = 3600;
/// Bytes that a cache holds: 1 GiB.
pub const MAX_BYTES: u32 = 1 << 30;
/// How many options, the first ones, may be given by position.
pub const POSITIONAL: usize = 4;

/// Every option, in the order of the constructor's signature; those of `with_options` alone after them.
pub static CLIENT_OPTIONS: [ClientOption; 25] = {
    use OptionDefault::{Absent, Flag, Integer, Number, Text};
    use OptionKind as Kind;
    use Scope::{Both, Calls, Client};

    const fn row(
        scope: Scope,
        name: &'static str,
        kind: OptionKind,
        default: OptionDefault,
        unit: &'static str,
        sentence: &'static str,
    ) -> ClientOption {
        ClientOption::new(scope, name, kind, default, unit, sentence)
    }
    [
        row(
            Both,
            "use_caching",
            Kind::Flag,
            Flag(false),
            "",
            "Whether answers are kept, so that what was asked before is not asked again.",
        )
        .for_calls("False leaves the cache out; True needs a client that has one."),
        row(
            Client,
            "cache_name",
            Kind::NameOrPath,
            Absent,
            "",
            "Name of the cache in the user's folder for caches; with a slash, its path.",
        )
        .of_cache(),
        row(
            Client,
            "backend",
            Kind::Choice(&["sqlite", "memory", "filesystem", "redis"]),
            Text("sqlite"),
            "",
            "What keeps the cache: a file, the memory of this process, a folder, a server.",
        )
        .of_cache(),
        row(
            Both,
            "expire_after",
            Kind::Lifetime,
            Integer(EXPIRE_AFTER as i64),
            "seconds",
            "Seconds for which a kept answer is good; 0 keeps none, -1 and None keep for ever.",
        )
        .of_cache(),
        row(
            Client,
            "base_url",
            Kind::Address,
            Absent,
            "",
            "Another address than the service's; credentials do not belong there but into extra_headers of with_options.",
        ),
        row(
            Client,
            "image_api_url",
            Kind::Address,
            Absent,
            "",
            "Another address for the image server.",
        ),
        row(
            Client,
            "requests_per_second",
            Kind::Rate,
            Absent,
            "requests a second",
            "Requests a second at most, for all threads and views; None: no limit.",
        ),
        row(
            Both,
            "timeout",
            Kind::Timeout,
            Number(TIMEOUT),
            "seconds",
            "Seconds without progress after which a call fails; None: no limit. Operations that take long have a longer default of their own.",
        ),
        row(
            Both,
            "max_retries",
            Kind::Integer(0, 100),
            Integer(MAX_RETRIES as i64),
            "retries",
            "How often a request is sent again, 0 to 100: after no connection, no progress, and the statuses 408, 429, 500, 502, 503 and 504.",
        ),
        row(
            Client,
            "user_agent",
            Kind::Text,
            Absent,
            "",
            "Text to send before openshelf's own name.",
        ),
        row(
            Client,
            "ca_file",
            Kind::Path,
            Absent,
            "",
            "File with certificates to trust beside the system's.",
        ),
        row(
            Client,
            "max_retry_after",
            Kind::Duration,
            Number(MAX_RETRY_AFTER),
            "seconds",
            "Longest wait in seconds that the service may ask for; beyond it the call fails.",
        ),
        row(
            Both,
            "deadline",
            Kind::Timeout,
            Absent,
            "seconds",
            "Seconds for a whole call, its waits included; None: no limit.",
        ),
        row(
            Client,
            "max_concurrency",
            Kind::Integer(1, 1000),
            Integer(MAX_CONCURRENCY as i64),
            "requests",
            "Requests under way at once; 1 to 1000.",
        ),
        row(
            Client,
            "max_response_bytes",
            Kind::Integer(1, i64::MAX),
            Integer(MAX_RESPONSE_BYTES as i64),
            "bytes",
            "Bytes that an answer may have, counted after decompression.",
        ),
        row(
            Client,
            "cache_url",
            Kind::Address,
            Absent,
            "",
            "Address of the Redis server; when left out, redis://127.0.0.1:6379/0.",
        )
        .of_cache(),
        row(
            Client,
            "max_bytes",
            Kind::Integer(1, i64::MAX),
            Integer(MAX_BYTES as i64),
            "bytes",
            "Bytes that the cache may hold; the least recently used answers make room.",
        )
        .of_cache(),
        row(
            Client,
            "on_cache_error",
            Kind::Choice(&["raise", "bypass"]),
            Text("raise"),
            "",
            "A cache that fails is a CacheError, or the service is asked and the log tells.",
        )
        .of_cache(),
        row(
            Both,
            "refresh",
            Kind::Flag,
            Flag(false),
            "",
            "Ask the service and replace what is kept.",
        )
        .of_cache(),
        row(
            Both,
            "only_if_cached",
            Kind::Flag,
            Flag(false),
            "",
            "Never ask the service: what is not kept is a CacheMissError.",
        )
        .of_cache(),
        row(
            Both,
            "stale_if_error",
            Kind::FlagOrDuration,
            Flag(false),
            "seconds",
            "Seconds for which an expired answer serves when the service fails; True: for ever.",
        )
        .of_cache(),
        row(
            Calls,
            "validate",
            Kind::Flag,
            Flag(true),
            "",
            "False sends arguments as they are, whatever the rules say.",
        ),
        row(
            Calls,
            "extra_query",
            Kind::Members,
            Absent,
            "",
            "Parameters to add to the query of every call; they win.",
        ),
        row(
            Calls,
            "extra_headers",
            Kind::Headers,
            Absent,
            "",
            "Headers to send with every call.",
        ),
        row(
            Calls,
            "extra_body",
            Kind::Members,
            Absent,
            "",
            "Members to add to the JSON body of every call that has one; they win.",
        ),
    ]
};

/// The option with this name.
pub fn client_option(name: &str) -> Option<&'static ClientOption> {
    CLIENT_OPTIONS.iter().find(|option| option.name == name)
}
