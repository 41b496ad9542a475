//! Describes calls that take a method's arguments and return something other than its answer: those of
//! `prepare`, `raw` and `table`, and the methods of a list. Each has the signature and the docstring of its
//! method, with its own parameters and results.

use openshelf_core::catalog::{Operation, Service};
use serde_json::Value as Json;

use crate::docstring;
use crate::namespace::Mode;
use crate::paginated;
use crate::signature::{Parameter, Passed, operation as parameters_of};

/// A parameter that a call adds to those of the method.
#[derive(Debug, Clone, Copy)]
pub struct OwnParameter {
    pub name: &'static str,
    /// Its type as Python source.
    annotation: &'static str,
    pub default: OwnDefault,
}

/// What a call takes if the parameter is not passed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum OwnDefault {
    /// It must be passed, and is the first positional argument.
    Required,
    Null,
    No,
    Text(&'static str),
}

const fn flag(name: &'static str) -> OwnParameter {
    OwnParameter {
        name,
        annotation: "bool",
        default: OwnDefault::No,
    }
}

const fn optional(name: &'static str, annotation: &'static str) -> OwnParameter {
    OwnParameter {
        name,
        annotation,
        default: OwnDefault::Null,
    }
}

const RESUME: OwnParameter = flag("resume");
const FLATTEN: OwnParameter = flag("flatten");
const INFER: OwnParameter = flag("infer");
/// What columns of amounts of money hold.
const MONEY: OwnParameter = OwnParameter {
    name: "money",
    annotation: "Literal[\"float\", \"decimal\"]",
    default: OwnDefault::Text("float"),
};
/// The number of slices of a plan.
const SLICES: OwnParameter = optional("slices", "int | None");
/// The position from which batches go on.
const POSITION: OwnParameter = optional("resume", "str | None");
/// The columns that divide a table into files.
const PARTITION_BY: OwnParameter = optional("partition_by", "str | Sequence[str] | None");
/// What stands between two fields of a CSV file.
const SEPARATOR: OwnParameter = optional("separator", "str | None");
const PATH: OwnParameter = OwnParameter {
    name: "path",
    annotation: "str | bytes | os.PathLike[str] | os.PathLike[bytes]",
    default: OwnDefault::Required,
};

/// The options of `paginate`.
pub static PAGINATE_OPTIONS: [OwnParameter; 8] = [
    optional("max_records", "int | None"),
    optional("max_pages", "int | None"),
    optional("concurrency", "int | None"),
    optional("speculate", "bool | None"),
    OwnParameter {
        name: "progress",
        annotation: "bool | ProgressBar",
        default: OwnDefault::No,
    },
    optional(
        "resume",
        "str | bytes | os.PathLike[str] | os.PathLike[bytes] | None",
    ),
    OwnParameter {
        name: "on_change",
        annotation: "Literal[\"mend\", \"raise\", \"warn\"]",
        default: OwnDefault::Text("mend"),
    },
    flag("prove"),
];

impl OwnParameter {
    fn is_required(&self) -> bool {
        self.default == OwnDefault::Required
    }

    /// As a parameter of a signature.
    pub fn described(&self) -> Parameter {
        let (passed, default) = match self.default {
            OwnDefault::Required => (Passed::PositionalOrKeyword, None),
            OwnDefault::Null => (Passed::KeywordOnly, Some(Json::Null)),
            OwnDefault::No => (Passed::KeywordOnly, Some(Json::Bool(false))),
            OwnDefault::Text(text) => (Passed::KeywordOnly, Some(Json::from(text))),
        };
        Parameter {
            name: self.name,
            passed,
            default,
            annotation: self.annotation.to_owned(),
        }
    }

    /// As a parameter in the source of a stub.
    pub fn declared(&self) -> String {
        let Self {
            name, annotation, ..
        } = self;
        match self.default {
            OwnDefault::Required => format!("{name}: {annotation}"),
            OwnDefault::Null => format!("{name}: {annotation} = None"),
            OwnDefault::No => format!("{name}: {annotation} = False"),
            OwnDefault::Text(text) => format!("{name}: {annotation} = \"{text}\""),
        }
    }
}

/// What a method of a list does.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ListAction {
    Records,
    Pages,
    Count,
    Plan,
    ToJsonl,
    Table,
    Batches,
    Schema,
    ToParquet,
    ToCsv,
    Scan,
}

/// What takes the arguments.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    /// A function that `prepare`, `raw` or `table` returns.
    Function,
    /// A method of the object that `paginate` returns, which handles paging itself.
    List(ListAction),
}

/// A call that takes the arguments of a method.
#[derive(Debug)]
pub struct DerivedCall {
    pub name: &'static str,
    pub kind: Kind,
    own: &'static [OwnParameter],
    /// The types that it returns, as Python source, sync and async; empty if the type cannot be imported.
    results: [&'static str; 2],
    /// Its own docstrings, sync and async.
    documents: [&'static str; 2],
}

macro_rules! list {
    ($method:ident, $name:ident, $own:expr, $sync:literal, $async:literal) => {
        DerivedCall {
            name: stringify!($name),
            kind: Kind::List(ListAction::$method),
            own: $own,
            results: [$sync, $async],
            documents: [
                paginated!(Paginated.$name),
                paginated!(AsyncPaginated.$name),
            ],
        }
    };
}

/// The methods of the object that `paginate` returns, except `scan`, which only the synchronous class has.
#[rustfmt::skip]
pub static LIST_METHODS: [DerivedCall; 10] = [
    list!(Records, records, &[], "Records", "AsyncRecords"),
    list!(Pages, pages, &[], "Pages", "AsyncPages"),
    list!(Count, count, &[], "Count", "Coroutine[Any, Any, Count]"),
    list!(Plan, plan, &[SLICES], "Plan", "Coroutine[Any, Any, Plan]"),
    list!(ToJsonl, to_jsonl, &[PATH, RESUME], "Written", "Coroutine[Any, Any, Written]"),
    list!(Table, table, &[FLATTEN, INFER, MONEY], "Table", "Coroutine[Any, Any, Table]"),
    list!(Batches, batches, &[POSITION, FLATTEN, INFER, MONEY], "Batches", "AsyncBatches"),
    list!(Schema, schema, &[FLATTEN, MONEY], "TableSchema", "TableSchema"),
    list!(ToParquet, to_parquet, &[PATH, RESUME, FLATTEN, INFER, MONEY, PARTITION_BY], "Written", "Coroutine[Any, Any, Written]"),
    list!(ToCsv, to_csv, &[PATH, SEPARATOR, FLATTEN, INFER, MONEY], "Written", "Coroutine[Any, Any, Written]"),
];

/// polars may not be installed, and it is not loaded only to name the returned type.
pub static SCAN: DerivedCall = DerivedCall {
    name: "scan",
    kind: Kind::List(ListAction::Scan),
    own: &[FLATTEN, MONEY],
    results: ["", ""],
    documents: [paginated!(Paginated.scan), ""],
};

pub static PREPARE: DerivedCall = DerivedCall {
    name: "prepare",
    kind: Kind::Function,
    own: &[],
    results: ["Request", "Request"],
    documents: [
        "Returns the request of a call without sending it.\n\nReturns\n-------\nRequest",
        "Returns the request of a call without sending it.\n\nReturns\n-------\nRequest",
    ],
};

pub static RAW: DerivedCall = DerivedCall {
    name: "raw",
    kind: Kind::Function,
    own: &[],
    results: ["RawAnswer", "Coroutine[Any, Any, RawAnswer]"],
    documents: [
        "Returns the whole answer of a call.\n\nReturns\n-------\nRawAnswer",
        "Returns the whole answer of a call.\n\nReturns\n-------\ncoroutine of RawAnswer",
    ],
};

pub static TABLE: DerivedCall = DerivedCall {
    name: "table",
    kind: Kind::Function,
    own: &[],
    results: ["Table", "Coroutine[Any, Any, Table]"],
    documents: [
        "Returns the answer of a call as a table.\n\nReturns\n-------\nTable",
        "Returns the answer of a call as a table.\n\nReturns\n-------\ncoroutine of Table",
    ],
};

pub static DOWNLOAD: DerivedCall = DerivedCall {
    name: "download",
    kind: Kind::Function,
    own: &[],
    results: ["pathlib.Path", "Coroutine[Any, Any, pathlib.Path]"],
    documents: [
        "Downloads the file that a call leads to.\n\nReturns\n-------\npathlib.Path",
        "Downloads the file that a call leads to.\n\nReturns\n-------\ncoroutine of pathlib.Path",
    ],
};

/// For answers that list files.
pub static DOWNLOAD_LISTED: DerivedCall = DerivedCall {
    name: "download",
    kind: Kind::Function,
    own: &[],
    results: [
        "list[pathlib.Path]",
        "Coroutine[Any, Any, list[pathlib.Path]]",
    ],
    documents: [
        "Downloads the files that the answer of a call lists.\n\nReturns\n-------\nlist of pathlib.Path",
        "Downloads the files that the answer of a call lists.\n\nReturns\n-------\ncoroutine of a list of pathlib.Path",
    ],
};

impl DerivedCall {
    /// Whether it returns a coroutine, and not an iterator or a value.
    pub fn returns_coroutine(&self, mode: Mode) -> bool {
        let [_, asynchronous] = self.results;
        mode == Mode::Async && asynchronous.starts_with("Coroutine[")
    }

    /// Its docstring without the parts taken from a method.
    pub fn own_document(&self, mode: Mode) -> &'static str {
        let [sync, asynchronous] = self.documents;
        match mode {
            Mode::Sync => sync,
            Mode::Async => asynchronous,
        }
    }

    /// The type that it returns, if it can be named.
    pub fn result(&self, mode: Mode) -> Option<&'static str> {
        let [sync, asynchronous] = self.results;
        let result = match mode {
            Mode::Sync => sync,
            Mode::Async => asynchronous,
        };
        (!result.is_empty()).then_some(result)
    }

    /// The parameter that is passed before those of the method: the path of a file.
    pub fn leading(&self) -> Option<&'static OwnParameter> {
        self.own.iter().find(|own| own.is_required())
    }

    /// Its own keywords.
    pub fn keywords(&self) -> impl Iterator<Item = &'static OwnParameter> {
        self.own.iter().filter(|own| !own.is_required())
    }

    /// The parameters of the method, without those that are set elsewhere, and its own.
    pub fn parameters(&self, operation: &Operation) -> Vec<Parameter> {
        let set = self.set_elsewhere(operation);
        let method = parameters_of(operation).into_iter();
        let method = method.filter(|parameter| !set.contains(&parameter.name));
        let leading = self.leading().into_iter().map(OwnParameter::described);
        let keywords = self.keywords().map(OwnParameter::described);
        leading.chain(method).chain(keywords).collect()
    }

    /// The docstring's entries for its own parameters. Calls that return tables use those of `table`.
    fn own_entries(&self, mode: Mode) -> String {
        let own = Sections::of(self.own_document(mode));
        let table = Sections::of(paginated!(Paginated.table));
        let alone = |name: &str| {
            !name.starts_with(['*']) && !name.starts_with("flatten") && name != "money"
        };
        let of_tables =
            |name: &str| name != "resume" && self.keywords().any(|own| own.name == name);
        let parts = [
            entries(own.body("Parameters"), alone),
            entries(table.body("Parameters"), of_tables),
        ];
        joined(&parts, "\n")
    }

    /// Parameters that paging sets, or the function that gives the call.
    fn set_elsewhere(&self, operation: &Operation) -> Vec<&'static str> {
        if let Some(file) = operation.file.filter(|_| self.name == DOWNLOAD.name) {
            return vec![file.folder];
        }
        match (self.kind, operation.paging) {
            (Kind::List(_), Some(paging)) => {
                let own = paging.places.iter().copied();
                own.chain([paging.page]).collect()
            }
            _ => Vec::new(),
        }
    }

    /// The docstring: its own description, then the method's description of the arguments and the answer.
    pub fn document(&self, service: &Service, operation: &Operation, mode: Mode) -> String {
        let method = docstring::operation(service, operation, mode);
        let method = Sections::of(&method);
        let own = Sections::of(self.own_document(mode));
        let set = self.set_elsewhere(operation);
        let parameters = [
            entries(method.body("Parameters"), |name| !set.contains(&name)),
            self.own_entries(mode),
        ];
        let raises = match own.body("Raises") {
            "" => method.body("Raises"),
            raises => raises,
        };
        let parts = [
            ("", joined(&[own.body(""), method.body("")], "\n\n")),
            ("Parameters", joined(&parameters, "\n")),
            (
                "Returns",
                format!(
                    "{}\n\nThe answer of the method itself:\n\n{}",
                    own.body("Returns"),
                    method.body("Returns")
                ),
            ),
            ("Raises", raises.to_owned()),
            ("Notes", method.body("Notes").to_owned()),
        ];
        let written = parts.iter().filter(|(_, body)| !body.is_empty());
        let written: Vec<String> = written
            .map(|(title, body)| match *title {
                "" => body.clone(),
                title => format!("{title}\n{}\n{body}", "-".repeat(title.len())),
            })
            .collect();
        written.join("\n\n")
    }
}

/// The sections of a docstring in numpydoc's form, by title; the first has an empty title.
struct Sections<'a>(Vec<(&'a str, &'a str)>);

impl<'a> Sections<'a> {
    fn of(document: &'a str) -> Self {
        let mut sections = Vec::new();
        let (mut title, mut start, mut place) = ("", 0, 0);
        let mut before: Option<(usize, &str)> = None;
        for line in document.split_inclusive('\n') {
            let text = line.trim_end();
            if let Some((above, name)) = before
                && is_underline(name, text)
            {
                sections.push((title, document.get(start..above).unwrap_or_default()));
                title = name;
                start = place + line.len();
            }
            before = Some((place, text));
            place += line.len();
        }
        sections.push((title, document.get(start..).unwrap_or_default()));
        Self(sections)
    }

    fn body(&self, title: &str) -> &'a str {
        let found = self.0.iter().find(|(known, _)| *known == title);
        found.map_or("", |(_, body)| body.trim_matches('\n'))
    }
}

fn is_underline(title: &str, line: &str) -> bool {
    !line.is_empty()
        && line.len() == title.len()
        && line.bytes().all(|letter| letter == b'-')
        && !title.starts_with([' ', '-'])
}

/// The entries of a section for the wanted parameters.
fn entries(section: &str, is_wanted: impl Fn(&str) -> bool) -> String {
    let mut kept: Vec<&str> = Vec::new();
    let mut is_kept = true;
    for line in section.lines() {
        if !line.is_empty() && !line.starts_with(' ') {
            let name = line.split(" : ").next().unwrap_or(line);
            is_kept = is_wanted(name);
        }
        if is_kept {
            kept.push(line);
        }
    }
    kept.join("\n")
}

/// Joins the texts that are not empty.
fn joined(parts: &[impl AsRef<str>], between: &str) -> String {
    let parts = parts.iter().map(AsRef::as_ref);
    let parts: Vec<&str> = parts.filter(|part| !part.is_empty()).collect();
    parts.join(between)
}

#[cfg(test)]
mod tests {
    use super::{Sections, entries};

    #[test]
    fn a_docstring_has_its_sections() {
        let sections = Sections::of(
            "What.\n\nParameters\n----------\na : int\n    One.\nb : int\n\nRaises\n------\nNo.",
        );
        assert_eq!(sections.body(""), "What.");
        assert_eq!(sections.body("Parameters"), "a : int\n    One.\nb : int");
        assert_eq!(sections.body("Raises"), "No.");
        assert_eq!(sections.body("Notes"), "");
        assert_eq!(
            entries(sections.body("Parameters"), |name| name != "a"),
            "b : int"
        );
    }
}
