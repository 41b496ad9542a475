//! Words that other HTTP libraries, such as requests, httpx and aiohttp, have for what is an option here.

use super::options::{CLIENT_OPTIONS, ClientOption};

/// What a word of another library means here.
#[derive(Debug, Clone, Copy)]
pub enum Meaning {
    /// An option, with what to know of it.
    Option(&'static str, &'static str),
    /// No option, and what to do instead.
    Advice(&'static str),
}

/// The words of one meaning.
struct Words(&'static [&'static str], Meaning);

const VERIFIED: &str = "certificates are always verified; the file of an authority to trust";
const ADDED: &str = "for every call of the view";
const HTTP_VERSION: &str = "\"auto\", \"never\" or \"prior_knowledge\"";
const PROXY: &str = "one address for every request; without it, HTTPS_PROXY and NO_PROXY apply";
const PROGRESS: &str = "seconds without progress, one number; connecting has its own limit of 10 s";

static WORDS: &[Words] = {
    use Meaning::{Advice, Option};
    &[
        Words(
            &[
                "verify",
                "verify_ssl",
                "ssl",
                "ssl_context",
                "ca_certs",
                "ca_bundle",
                "cafile",
                "cert_reqs",
            ],
            Option("ca_file", VERIFIED),
        ),
        Words(
            &["headers", "default_headers"],
            Option("extra_headers", ADDED),
        ),
        Words(
            &["params", "default_query", "query_params"],
            Option("extra_query", ADDED),
        ),
        Words(
            &["json", "data", "body", "content"],
            Option("extra_body", ADDED),
        ),
        Words(
            &["auth", "authorization", "api_key", "token", "access_token"],
            Option(
                "extra_headers",
                "the services need no account; a gateway of yours may need a header",
            ),
        ),
        Words(
            &["cookies"],
            Option("extra_headers", "cookies are sent as the header Cookie"),
        ),
        Words(
            &[
                "proxies",
                "mounts",
                "http_proxy",
                "https_proxy",
                "proxy_url",
                "proxy_headers",
                "proxy_auth",
            ],
            Option("proxy", PROXY),
        ),
        Words(&["trust_env"], Option("proxy", PROXY)),
        Words(
            &[
                "retries",
                "retry",
                "max_retry",
                "total_retries",
                "num_retries",
                "max_attempts",
                "backoff",
                "backoff_factor",
                "retry_options",
            ],
            Option("max_retries", "pauses between attempts grow by themselves"),
        ),
        Words(
            &[
                "limits",
                "limit_per_host",
                "max_connections",
                "max_keepalive_connections",
                "pool_connections",
                "pool_maxsize",
                "maxsize",
                "num_pools",
                "connector",
                "concurrency",
            ],
            Option("max_concurrency", "requests at once"),
        ),
        Words(
            &[
                "connect_timeout",
                "read_timeout",
                "write_timeout",
                "pool_timeout",
                "sock_read",
                "sock_connect",
                "timeouts",
                "conn_timeout",
            ],
            Option("timeout", PROGRESS),
        ),
        Words(
            &["total_timeout", "max_time", "time_limit"],
            Option("deadline", "seconds for a whole call"),
        ),
        Words(
            &[
                "cache",
                "caching",
                "cached",
                "use_cache",
                "cache_enabled",
                "enable_cache",
            ],
            Option("use_caching", "True keeps answers"),
        ),
        Words(
            &[
                "cache_dir",
                "cache_directory",
                "cache_path",
                "cache_file",
                "cache_folder",
                "cache_home",
                "cache_location",
            ],
            Option(
                "cache_name",
                "a name, or a path with a slash; use_caching=True switches the cache on",
            ),
        ),
        Words(
            &["ttl", "max_age", "cache_ttl", "expires", "expires_in"],
            Option(
                "expire_after",
                "seconds; use_caching=True switches the cache on",
            ),
        ),
        Words(
            &[
                "rate_limit",
                "rps",
                "calls_per_second",
                "requests_per_minute",
                "delay",
            ],
            Option("requests_per_second", "a number, or None for no limit"),
        ),
        Words(
            &["api_url", "endpoint", "host", "base"],
            Option("base_url", "an address to use instead of the service's"),
        ),
        Words(
            &["agent"],
            Option("user_agent", "a text before openshelf's own name"),
        ),
        Words(
            &["cert", "client_cert"],
            Advice("client certificates are not supported: a proxy of yours can add one"),
        ),
        Words(
            &["allow_redirects", "follow_redirects", "max_redirects"],
            Advice("redirects are followed, except from https to http and to other hosts"),
        ),
        Words(
            &["stream"],
            Advice(
                "openshelf.download writes files while they come, and openshelf.paginate reads lists page by page",
            ),
        ),
        Words(
            &[
                "session",
                "transport",
                "adapter",
                "http_client",
                "client_session",
                "app",
            ],
            Advice(
                "a client has its own connections, which its views share; tests use openshelf.Sandbox or openshelf.Cassette",
            ),
        ),
        Words(&["http1", "http_version"], Option("http2", HTTP_VERSION)),
        Words(
            &[
                "hooks",
                "event_hooks",
                "trace_configs",
                "debug",
                "verbose",
                "log_level",
                "logger",
            ],
            Advice("every request is logged under logging.getLogger(\"openshelf\")"),
        ),
        Words(
            &["raise_for_status"],
            Advice(
                "a refused call always raises a StatusError; openshelf.raw gives the status of an answer",
            ),
        ),
    ]
};

/// What a word of another library means here.
pub fn meaning(word: &str) -> Option<Meaning> {
    let found = WORDS.iter().find(|words| words.0.contains(&word))?;
    Some(found.1)
}

/// The words, each with its meaning.
pub fn all() -> impl Iterator<Item = (&'static str, Meaning)> {
    WORDS
        .iter()
        .flat_map(|words| words.0.iter().map(|word| (*word, words.1)))
}

/// An option of the table.
fn option(name: &str) -> Option<&'static ClientOption> {
    CLIENT_OPTIONS.iter().find(|option| option.name == name)
}

/// An option as it is written in code, with a value that shows its type.
fn written(name: &str) -> String {
    let value = match name {
        "extra_headers" | "extra_query" | "extra_body" => "{...}",
        _ => "...",
    };
    format!("{name}={value}")
}

/// Where a word was passed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PassedTo {
    Constructor,
    WithOptions,
    Call,
}

/// The end of a message that refuses the word, and says what to write; None if no library has it.
pub fn hint(word: &str, place: PassedTo, class: &str) -> Option<String> {
    let (name, why) = match meaning(word)? {
        Meaning::Advice(advice) => return Some(format!("; {advice}")),
        Meaning::Option(name, why) => (name, why),
    };
    let option = option(name)?;
    let code = written(name);
    let place = match place {
        PassedTo::Constructor if option.is_for_clients() => format!("write {code}"),
        PassedTo::WithOptions if option.is_for_calls() => format!("write {code}"),
        PassedTo::WithOptions => {
            format!("pass it when you create the client: openshelf.{class}({code})")
        }
        _ if option.is_for_calls() => format!("write client.with_options({code})"),
        _ => format!("write openshelf.{class}({code})"),
    };
    Some(format!("; {place} ({why})"))
}
