//! Types the `download` of the stub: answers that list files lead to a list of paths, all others to one path.

use openshelf_core::catalog::Files;

use super::described::Described;

const OPTIONS: &str = "    directory: _StrOrBytesPath = \".\",
    *,
    timeout: float | None = 1800.0,
    poll: float = 1.0,
    if_exists: Literal[\"skip\", \"replace\", \"error\"] = \"skip\",
    verify: Literal[\"structure\", \"full\"] = \"structure\",
    sha256: str | None = None,
    progress: bool | ProgressBar = False,
";

/// Answers that are files, that records name, or that start jobs.
const OTHERS: &str = "Mapping[str, object] | Sequence[Any] | pathlib.Path | str | bytes";

/// The answers that list files.
fn listing(services: &[Described]) -> String {
    let mut answers = Vec::new();
    for described in services {
        for namespace in described.client.walk() {
            let listing = namespace
                .operations
                .iter()
                .filter(|operation| matches!(operation.files, Some(Files::Listed(_))));
            let types = listing.filter_map(|operation| described.types.of(operation));
            answers.extend(types.map(|types| format!("_types.{}", types.answer)));
        }
    }
    answers.join(" | ")
}

/// The declarations of download. Those for lists come first, because such an answer fits the others, too.
pub fn overloads(services: &[Described]) -> String {
    let listed = listing(services);
    let (many, one) = ("list[pathlib.Path]", "pathlib.Path");
    let coroutine = |answer: &str| format!("Coroutine[Any, Any, {answer}]");
    let declared = [
        (coroutine(&listed), "AsyncDownload", many),
        (listed, "Download", many),
        (coroutine(OTHERS), "AsyncDownload", one),
        (OTHERS.to_owned(), "Download", one),
    ];
    let declared = declared.iter().enumerate();
    let declared = declared.map(|(place, (given, class, file))| {
        // The declaration for lists of a mode has another result than that for all other answers.
        let ignored = match place {
            0 | 1 => "  # type: ignore[overload-overlap]",
            _ => "",
        };
        let body = match place {
            0 => "\n    \"\"\"Return a function that downloads the file that the method leads to.\"\"\"\n\n",
            _ => " ...\n",
        };
        format!(
            "@overload\ndef download({ignored}\n    method: Callable[_P, {given}],\n{OPTIONS}) -> {class}[_P, {file}]:{body}"
        )
    });
    declared.collect()
}
