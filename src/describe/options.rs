//! The options of a client, one row each: constructor and `with_options` read them here, and so do
//! signature, docstring, stub and README.

use openshelf_core::catalog::Service;
use openshelf_core::defaults::{
    MAX_CONCURRENCY, MAX_RESPONSE_BYTES, MAX_RETRIES, MAX_RETRY_AFTER, TIMEOUT,
};
use serde::Serialize;
use serde_json::Value as Json;

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
        sentence: &'static str,
    ) -> Self {
        Self {
            name,
            kind,
            default: OptionDefault::Absent,
            unit: "",
            sentence,
            for_calls: "",
            default_for_calls: OptionDefault::Absent,
            since: "0.1",
            scope,
            of_cache: false,
        }
    }

    const fn default(mut self, default: OptionDefault) -> Self {
        self.default = default;
        self.default_for_calls = default;
        self
    }

    const fn unit(mut self, unit: &'static str) -> Self {
        self.unit = unit;
        self
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

/// Whether the constructor of a service's client takes an option.
pub fn is_for_client(option: &ClientOption, service: &Service) -> bool {
    option.is_for_clients() && (option.name != "image_api_url" || service.image_api_url.is_some())
}

/// Seconds for which an answer is good.
pub const EXPIRE_AFTER: u32 = 3600;
/// Seconds that the server of a cache may take for an answer.
pub const CACHE_TIMEOUT: f64 = 2.0;
/// Bytes that a cache holds: 1 GiB.
pub const MAX_BYTES: u32 = 1 << 30;
/// How many options, the first ones, may be given by position.
pub const POSITIONAL: usize = 4;

/// Every option, in the order of the constructor's signature; those of `with_options` alone after them.
pub static CLIENT_OPTIONS: [ClientOption; 26] = {
    use OptionDefault::{Flag, Integer, Number, Text};
    use Scope::{Both, Calls, Client};

    [
        ClientOption::new(Both, "use_caching", OptionKind::Flag, "Whether answers are kept, so that what was asked before is not asked again; equal calls at the same moment share one request.").default(Flag(false)).for_calls( Flag(true), "False leaves the cache out; True needs a client that has one.", ),
        ClientOption::new(Client, "cache_name", OptionKind::NameOrPath, "Name of the cache in the user's folder for caches; with a slash, its path.").of_cache(),
        ClientOption::new(Client, "backend", OptionKind::Choice(&["sqlite", "memory", "filesystem", "redis"]), "What keeps the cache: a file, the memory of this process, a folder, a server.").default(Text("sqlite")).of_cache(),
        ClientOption::new(Both, "expire_after", OptionKind::Lifetime, "Seconds for which a kept answer is good; 0 keeps none, -1 and None keep for ever.").default(Integer(EXPIRE_AFTER as i64)).unit("seconds").of_cache(),
        ClientOption::new(Client, "base_url", OptionKind::Address, "Another address than the service's; credentials do not belong there but into extra_headers of with_options."),
        ClientOption::new(Client, "image_api_url", OptionKind::Address, "Another address for the image server."),
        ClientOption::new(Client, "requests_per_second", OptionKind::Rate, "Requests a second at most, for all threads and views; None: no limit.").unit("requests a second"),
        ClientOption::new(Both, "timeout", OptionKind::Timeout, "Seconds without progress after which a call fails; None: no limit. Operations that take long have a longer default of their own.").default(Number(TIMEOUT)).unit("seconds"),
        ClientOption::new(Both, "max_retries", OptionKind::Integer(0, 100), "How often a request is sent again, 0 to 100: after no connection, no progress, and the statuses 408, 429, 500, 502, 503 and 504.").default(Integer(MAX_RETRIES as i64)).unit("retries"),
        ClientOption::new(Client, "user_agent", OptionKind::Text, "Text to send before openshelf's own name."),
        ClientOption::new(Client, "ca_file", OptionKind::Path, "File with certificates to trust beside the system's."),
        ClientOption::new(Client, "max_retry_after", OptionKind::Duration, "Longest wait in seconds that the service may ask for; a call that would wait longer fails at once, the next ones after a 429 included.").default(Number(MAX_RETRY_AFTER)).unit("seconds"),
        ClientOption::new(Both, "deadline", OptionKind::Timeout, "Seconds for a whole call, its waits included; None: no limit.").unit("seconds"),
        ClientOption::new(Client, "max_concurrency", OptionKind::Integer(1, 1000), "Requests under way at once; 1 to 1000.").default(Integer(MAX_CONCURRENCY as i64)).unit("requests"),
        ClientOption::new(Client, "max_response_bytes", OptionKind::Integer(1, i64::MAX), "Bytes that an answer may have, counted after decompression.").default(Integer(MAX_RESPONSE_BYTES as i64)).unit("bytes"),
        ClientOption::new(Client, "cache_url", OptionKind::Address, "Address of the Redis server; when left out, redis://127.0.0.1:6379/0.").of_cache(),
        ClientOption::new(Client, "cache_timeout", OptionKind::Timeout, "Seconds that the Redis server may take for an answer; then it is not asked for ten seconds. None: no limit.").default(Number(CACHE_TIMEOUT)).unit("seconds").of_cache(),
        ClientOption::new(Client, "max_bytes", OptionKind::Integer(1, i64::MAX), "Bytes that the cache may hold; the least recently used answers make room.").default(Integer(MAX_BYTES as i64)).unit("bytes").of_cache(),
        ClientOption::new(Client, "on_cache_error", OptionKind::Choice(&["raise", "bypass"]), "A cache that fails, also when the client is made, is a CacheError, or the service is asked and the log says so.").default(Text("raise")).of_cache(),
        ClientOption::new(Both, "refresh", OptionKind::Flag, "Ask the service and replace what is kept.").default(Flag(false)).of_cache(),
        ClientOption::new(Both, "only_if_cached", OptionKind::Flag, "Never ask the service: what is not kept is a CacheMissError.").default(Flag(false)).of_cache(),
        ClientOption::new(Both, "stale_if_error", OptionKind::FlagOrDuration, "Seconds for which an expired answer serves when the service fails; True: for ever.").default(Flag(false)).unit("seconds").of_cache(),
        ClientOption::new(Calls, "validate", OptionKind::Flag, "False sends arguments as they are, whatever the rules say.").default(Flag(true)),
        ClientOption::new(Calls, "extra_query", OptionKind::Members, "Parameters to add to the query of every call; they win."),
        ClientOption::new(Calls, "extra_headers", OptionKind::Headers, "Headers to send with every call."),
        ClientOption::new(Calls, "extra_body", OptionKind::Members, "Members to add to the JSON body of every call that has one; they win."),
    ]
};

/// The options of a service's constructor, in the order of its signature.
pub fn constructor_options(service: &Service) -> impl Iterator<Item = &'static ClientOption> {
    CLIENT_OPTIONS
        .iter()
        .filter(|option| is_for_client(option, service))
}

/// The options of `with_options`, those that only it has first.
pub fn call_options() -> impl Iterator<Item = &'static ClientOption> {
    let of_both = |option: &&ClientOption| option.is_for_clients();
    let own = CLIENT_OPTIONS.iter().filter(move |option| !of_both(option));
    let shared = CLIENT_OPTIONS.iter().filter(of_both);
    own.chain(shared).filter(|option| option.is_for_calls())
}

/// What an option is when nobody names it, in a client of a service.
pub fn option_default(option: &ClientOption, service: &Service) -> Json {
    match (option.default, option.name) {
        (_, "cache_name") => service.cache_name.into(),
        (_, "requests_per_second") => service.requests_per_second.into(),
        (OptionDefault::Absent, _) => Json::Null,
        (OptionDefault::Flag(flag), _) => flag.into(),
        (OptionDefault::Integer(number), _) => number.into(),
        (OptionDefault::Number(number), _) => number.into(),
        (OptionDefault::Text(text), _) => text.into(),
    }
}
