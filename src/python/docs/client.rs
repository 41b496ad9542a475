//! The constructor's options: one list for docstring and signature.

use super::super::handle::Mode;
use super::super::namespaces::Node;
use super::prose::{sentence, wrapped};
use openshelf_core::table::Service;

/// name, type, default as Python code, what it is
pub type Entry = (&'static str, &'static str, String, String);

/// The options of a service's constructor, in the order of its signature.
pub fn options(service: &Service) -> Vec<Entry> {
    let rate = service
        .requests_per_second
        .map_or("None".to_owned(), |rate| format!("{rate:?}"));
    let own = |text: &str| text.to_owned();
    let mut all = vec![
        (
            "use_caching",
            "bool",
            own("False"),
            own("Whether answers are kept, so that what was asked before is not asked again."),
        ),
        (
            "cache_name",
            "str or os.PathLike",
            format!("{:?}", service.cache_name),
            own("Name of the cache in the user's folder for caches; with a slash, its path."),
        ),
        (
            "backend",
            "{\"sqlite\", \"memory\", \"filesystem\", \"redis\"}",
            own("\"sqlite\""),
            own("What keeps the cache: a file, the memory of this process, a folder, a server."),
        ),
        (
            "expire_after",
            "float, datetime.timedelta or None",
            own("3600"),
            own(
                "Seconds for which a kept answer is good; 0 keeps none, -1 and None keep for ever.",
            ),
        ),
        (
            "base_url",
            "str",
            own("None"),
            format!(
                "Another address; when left out, {} is asked first.",
                service.environment
            ),
        ),
    ];
    if let Some(variable) = service.image_environment {
        all.push((
            "image_api_url",
            "str",
            own("None"),
            format!("The same for the image server; {variable}."),
        ));
    }
    all.extend([
        ("requests_per_second", "float or None", rate, own("Requests a second at most, for all threads and views; None: no limit.")),
        ("timeout", "float or None", own("30.0"), own("Seconds without progress after which a call fails; None: no limit.")),
        ("max_retries", "int", own("2"), own("How often a request is sent again after a failure that may pass; 0 to 100.")),
        ("user_agent", "str", own("None"), own("Text to send instead of openshelf's own name.")),
        ("ca_file", "str", own("None"), own("File with certificates to trust beside the system's.")),
        ("max_retry_after", "float", own("60.0"), own("Longest wait in seconds that the service may ask for; beyond it the call fails.")),
        ("deadline", "float or None", own("None"), own("Seconds for a whole call, its waits included; None: no limit.")),
        ("max_concurrency", "int", own("8"), own("Requests under way at once; 1 to 1000.")),
        ("max_response_bytes", "int", own("268435456"), own("Bytes that an answer may have, counted after decompression.")),
        ("cache_url", "str", own("None"), own("Address of the Redis server; when left out, redis://127.0.0.1:6379/0.")),
        ("max_bytes", "int", own("1073741824"), own("Bytes that the cache may hold; the least recently used answers make room.")),
        ("on_cache_error", "{\"raise\", \"bypass\"}", own("\"raise\""), own("A cache that fails is a CacheError, or the service is asked and the log tells.")),
        ("refresh", "bool", own("False"), own("Ask the service and replace what is kept.")),
        ("only_if_cached", "bool", own("False"), own("Never ask the service: what is not kept is a CacheMissError.")),
        ("stale_if_error", "bool, float or datetime.timedelta", own("False"), own("Seconds for which an expired answer serves when the service fails; True: for ever.")),
    ]);
    all
}

pub fn document(node: &Node, mode: Mode) -> String {
    let service = node.service;
    let mut blocks = vec![wrapped(
        &sentence(&format!("{}: {}", service.title, service.description), &[]),
        0,
    )];
    let name = node.class_name(mode);
    blocks.extend(super::twin(service.class_name, mode));
    let entries: Vec<String> = options(service)
        .iter()
        .map(|(name, kind, default, text)| {
            let default = if default == "None" && !kind.ends_with("None") {
                "optional".to_owned()
            } else {
                format!("default {default}")
            };
            format!("{name} : {kind}, {default}\n{}", wrapped(text, 4))
        })
        .collect();
    blocks.push(format!("Parameters\n----------\n{}", entries.join("\n")));
    blocks.push(format!("Attributes\n----------\nbase_url : str\n    Address that is asked.\ndescription : str\n    What the service gives, in a sentence.\ndocs_url : str\n    Where the service documents itself: {}\ncache : Cache\n    The answers that are kept, to look at and to clean.", service.docs_url));
    blocks.extend(super::contents(node));
    let keyword = match mode {
        Mode::Sync => "with",
        Mode::Async => "async with",
    };
    blocks.push(format!(
        "Examples\n--------\n>>> {keyword} openshelf.{name}() as {}:\n...     {}.base_url",
        service.name, service.name
    ));
    blocks.join("\n\n")
}
