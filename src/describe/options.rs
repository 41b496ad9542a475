//! The table of client options. The constructor, `with_options`, signatures, docstrings, stubs and the README
//! use it.

use openshelf_core::catalog::Service;
use openshelf_core::defaults::{
    MAX_CONCURRENCY, MAX_RESPONSE_BYTES, MAX_RETRIES, MAX_RETRY_AFTER, TIMEOUT,
};
use serde::Serialize;
use serde_json::Value as Json;

/// The type of an option's value.
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
    /// One of a list of words.
    Choice(&'static [&'static str]),
    /// An integer between two bounds, both included.
    Integer(i64, i64),
    /// Requests per second, or None for no limit.
    Rate,
    /// A duration above 0, or None for no limit.
    Timeout,
    /// A duration, which may be 0.
    Duration,
    /// A duration; 0 for never, -1 or None for no expiry.
    Lifetime,
    /// A duration, or a flag: False for none, True for no limit.
    FlagOrDuration,
    /// JSON values by name.
    Members,
    /// Header values by name.
    Headers,
}

/// The default of an option.
#[derive(Debug, Clone, Copy, PartialEq, Serialize)]
#[serde(untagged)]
pub enum OptionDefault {
    /// None, or a value that the service's definition contains.
    Absent,
    Flag(bool),
    Integer(i64),
    Number(f64),
    Text(&'static str),
}

/// Where an option is accepted.
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
    /// The unit of its numbers; empty if it has none.
    pub unit: &'static str,
    /// What it does.
    pub sentence: &'static str,
    /// What it does in `with_options`, if that differs.
    pub for_calls: &'static str,
    /// Its default there.
    pub default_for_calls: OptionDefault,
    /// The version that introduced it.
    pub since: &'static str,
    pub scope: Scope,
    /// Whether the option concerns the cache and has no effect without one.
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

    /// Whether the constructor accepts it.
    pub const fn is_for_clients(&self) -> bool {
        matches!(self.scope, Scope::Client | Scope::Both)
    }

    /// Whether its value, or each of its values by name, may be the name of an environment variable. Addresses and
    /// added values may be secrets.
    pub const fn may_be_from_environment(&self) -> bool {
        matches!(
            self.kind,
            OptionKind::Address | OptionKind::Members | OptionKind::Headers
        )
    }

    /// Whether `with_options` accepts it.
    pub const fn is_for_calls(&self) -> bool {
        matches!(self.scope, Scope::Calls | Scope::Both)
    }
}

/// Whether the constructor of a service's client accepts an option.
pub fn is_for_client(option: &ClientOption, service: &Service) -> bool {
    option.is_for_clients() && (option.name != "image_api_url" || service.image_api_url.is_some())
}

/// Seconds for which a cached answer is valid.
pub const EXPIRE_AFTER: u32 = 3600;
/// Seconds that a cache server may take to respond.
pub const CACHE_TIMEOUT: f64 = 2.0;
/// Bytes that a cache holds: 1 GiB.
pub const MAX_BYTES: u32 = 1 << 30;
/// How many of the first options may be positional.
pub const POSITIONAL: usize = 4;

/// Every option, in the order of the constructor's signature; followed by those of `with_options` only.
pub static CLIENT_OPTIONS: [ClientOption; 31] = {
    use OptionDefault::{Flag, Integer, Number, Text};
    use Scope::{Both, Calls, Client};

    [
        ClientOption::new(Both, "use_caching", OptionKind::Flag, "Whether to cache answers, so that a repeated call sends no request; equal calls at the same time share one request.").default(Flag(false)).for_calls( Flag(true), "False bypasses the cache; True needs a client that has one.", ),
        ClientOption::new(Client, "cache_name", OptionKind::NameOrPath, "Name of the cache in the user's cache folder; with a slash, its path.").of_cache(),
        ClientOption::new(Client, "backend", OptionKind::Choice(&["sqlite", "memory", "filesystem", "redis"]), "Where the cache is stored: in a file, in the memory of this process, in a folder or on a server.").default(Text("sqlite")).of_cache(),
        ClientOption::new(Both, "expire_after", OptionKind::Lifetime, "Seconds for which a cached answer is valid; 0 stores none, -1 and None never expire.").default(Integer(EXPIRE_AFTER as i64)).unit("seconds").of_cache(),
        ClientOption::new(Client, "base_url", OptionKind::Address, "An address to use instead of the service's; credentials belong in extra_headers of with_options."),
        ClientOption::new(Client, "image_api_url", OptionKind::Address, "An address to use instead of the image server's."),
        ClientOption::new(Client, "requests_per_second", OptionKind::Rate, "Maximum number of requests per second, over all threads and views; None: no limit.").unit("requests a second"),
        ClientOption::new(Client, "limiter", OptionKind::Address, "With whom the client shares requests_per_second: \"process\", \"file:NAME\" for the processes of this machine, or the address of a Redis server, such as redis://localhost:6379/0; if omitted, with nobody."),
        ClientOption::new(Client, "on_limiter_error", OptionKind::Choice(&["share", "raise"]), "While the Redis server of the limiter does not answer: send at this client's share of the rate for up to ten seconds, or raise a LimiterError, which needs a limiter.").default(Text("share")),
        ClientOption::new(Both, "timeout", OptionKind::Timeout, "Seconds without progress after which a call fails; None: no limit. Slow operations have a longer default.").default(Number(TIMEOUT)).unit("seconds"),
        ClientOption::new(Both, "max_retries", OptionKind::Integer(0, 100), "How many times a request is sent again, 0 to 100: without a connection, without progress, and after the statuses 408, 429, 500, 502, 503 and 504.").default(Integer(MAX_RETRIES as i64)).unit("retries"),
        ClientOption::new(Client, "user_agent", OptionKind::Text, "Text to send before openshelf's own name."),
        ClientOption::new(Client, "ca_file", OptionKind::Path, "File of certificates to trust in addition to the system's."),
        ClientOption::new(Client, "proxy", OptionKind::Address, "Address of an HTTP proxy for every request, those to this machine included, such as http://proxy.example.org:3128; if omitted, the proxies of the environment."),
        ClientOption::new(Client, "http2", OptionKind::Choice(&["auto", "never", "prior_knowledge"]), "Whether to speak HTTP/2: where the server chooses it over TLS, never, or always and without asking.").default(Text("auto")),
        ClientOption::new(Client, "max_retry_after", OptionKind::Duration, "Longest wait in seconds that the service may request; a call that would wait longer fails immediately, and so do the calls that follow a 429.").default(Number(MAX_RETRY_AFTER)).unit("seconds"),
        ClientOption::new(Both, "deadline", OptionKind::Timeout, "Seconds for a whole call, or for each request of a list, including its waits; None: no limit.").unit("seconds"),
        ClientOption::new(Client, "max_concurrency", OptionKind::Integer(1, 1000), "Maximum number of concurrent requests; 1 to 1000.").default(Integer(MAX_CONCURRENCY as i64)).unit("requests"),
        ClientOption::new(Client, "max_response_bytes", OptionKind::Integer(1, i64::MAX), "Maximum size of an answer in bytes, counted after decompression.").default(Integer(MAX_RESPONSE_BYTES as i64)).unit("bytes"),
        ClientOption::new(Both, "decimals", OptionKind::Flag, "Whether numbers with a decimal point are decimal.Decimal, with the digits that the service wrote, in place of float; without effect on tables, which have money.").default(Flag(false)),
        ClientOption::new(Client, "cache_url", OptionKind::Address, "Address of the Redis server; if omitted, redis://127.0.0.1:6379/0.").of_cache(),
        ClientOption::new(Client, "cache_timeout", OptionKind::Timeout, "Seconds that the Redis server may take to answer; after that it is skipped for ten seconds. None: no limit.").default(Number(CACHE_TIMEOUT)).unit("seconds").of_cache(),
        ClientOption::new(Client, "max_bytes", OptionKind::Integer(1, i64::MAX), "Maximum size of the cache in bytes; the least recently used answers are deleted first.").default(Integer(MAX_BYTES as i64)).unit("bytes").of_cache(),
        ClientOption::new(Client, "on_cache_error", OptionKind::Choice(&["raise", "bypass"]), "If the cache fails, also when the client is created: raise a CacheError, or send the request and log the failure.").default(Text("raise")).of_cache(),
        ClientOption::new(Both, "refresh", OptionKind::Flag, "Send the request and replace the cached answer.").default(Flag(false)).of_cache(),
        ClientOption::new(Both, "only_if_cached", OptionKind::Flag, "Never send a request: a call that is not in the cache raises a CacheMissError.").default(Flag(false)).of_cache(),
        ClientOption::new(Both, "stale_if_error", OptionKind::FlagOrDuration, "Seconds for which an expired answer is returned when the service fails; True: without limit.").default(Flag(false)).unit("seconds").of_cache(),
        ClientOption::new(Calls, "validate", OptionKind::Flag, "False sends arguments without checking them.").default(Flag(true)),
        ClientOption::new(Calls, "extra_query", OptionKind::Members, "Parameters to add to the query of every call; they override those of the call."),
        ClientOption::new(Calls, "extra_headers", OptionKind::Headers, "Headers to send with every call."),
        ClientOption::new(Calls, "extra_body", OptionKind::Members, "Members to add to the JSON body of every call that has one; they override those of the call."),
    ]
};

/// The options of a service's constructor, in the order of its signature.
pub fn constructor_options(service: &Service) -> impl Iterator<Item = &'static ClientOption> {
    CLIENT_OPTIONS
        .iter()
        .filter(|option| is_for_client(option, service))
}

/// The options of `with_options`; those that only it has come first.
pub fn call_options() -> impl Iterator<Item = &'static ClientOption> {
    let of_both = |option: &&ClientOption| option.is_for_clients();
    let own = CLIENT_OPTIONS.iter().filter(move |option| !of_both(option));
    let shared = CLIENT_OPTIONS.iter().filter(of_both);
    own.chain(shared).filter(|option| option.is_for_calls())
}

/// The default of an option in a client of a service.
pub fn option_default(option: &ClientOption, service: &Service) -> Json {
    match (option.default, option.name) {
        (_, "cache_name") => service.cache_name.into(),
        (_, "requests_per_second") => service.requests_per_second().into(),
        (OptionDefault::Absent, _) => Json::Null,
        (OptionDefault::Flag(flag), _) => flag.into(),
        (OptionDefault::Integer(number), _) => number.into(),
        (OptionDefault::Number(number), _) => number.into(),
        (OptionDefault::Text(text), _) => text.into(),
    }
}
