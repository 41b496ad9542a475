//! Renders the stubs of one service: a file for the client, and one for each of its namespaces.

use openshelf_core::catalog::{Files, Linked, LinkedContent, Operation, Service};

use crate::HEAD;
use crate::docstring;
use crate::error::DescribeError;
use crate::helpers;
use crate::linked;
use crate::literal::{literal, literals};
use crate::member_functions;
use crate::namespace::{Mode, Namespace};
use crate::signature::{self, Parameter, Passed};
use crate::source::{renamed, uses};
use crate::types::ServiceTypes;
use crate::values::default;
use crate::words;

use super::classes::{class_names, imports};
use super::described::Described;
use super::layout::{declaration, docstring as document};

/// The module of a service's types, as a stub names it. No method or member has this name.
const TYPES: &str = "_types";

/// The module of the words that its clients take, likewise.
const WORDS: &str = "_words";

/// The parameter with which a call chooses the members of its records.
const FIELDS: &str = "fields";

/// What a declaration says about that parameter.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Fields {
    Absent,
    Given,
    Either,
}

/// A file's path below the folder of stubs, and its contents.
type File = (String, String);

/// The files of a service.
pub fn files(described: &Described) -> Result<Vec<File>, DescribeError> {
    let Described { client, types } = described;
    let writer = Writer {
        service: client.service,
        types,
    };
    let folder = format!("_{}", client.service.name);
    let mut files = vec![(
        format!("{folder}/__init__.pyi"),
        writer.client_file(client, &folder)?,
    )];
    for (segment, namespace) in &client.children {
        let classes = namespace.walk();
        let code = writer.classes(&classes)?;
        let text = writer.file(&code, &["Namespace"], "");
        files.push((format!("{folder}/{segment}.pyi"), text));
    }
    Ok(files)
}

/// Renders the stubs of one service.
struct Writer<'a> {
    service: &'static Service,
    types: &'a ServiceTypes,
}

impl Writer<'_> {
    /// The file of the client, which imports those of the namespaces.
    fn client_file(&self, client: &Namespace, folder: &str) -> Result<String, DescribeError> {
        let code = self.classes(&[client])?;
        let below: String = client
            .children
            .iter()
            .map(|(segment, namespace)| {
                let names = class_names(&namespace.walk());
                imports(&format!("{folder}.{segment}"), &names)
            })
            .collect();
        Ok(self.file(&code, &["AsyncClient", "Client"], &below))
    }

    /// Adds the imports that the code needs.
    fn file(&self, code: &str, bases: &[&str], imports: &str) -> String {
        let mut lines = vec![HEAD.to_owned(), String::new()];
        let modules = ["builtins", "datetime", "os", "pathlib"].into_iter();
        let modules = modules.filter(|module| code.contains(&format!("{module}.")));
        lines.extend(modules.map(|module| format!("import {module}")));
        for (module, names) in [
            (
                "collections.abc",
                &["Collection", "Coroutine", "Iterable", "Mapping", "Sequence"][..],
            ),
            ("typing", &["Any", "Literal", "Self", "final", "overload"]),
        ] {
            let used = used(code, names);
            if !used.is_empty() {
                lines.push(format!("from {module} import {}", used.join(", ")));
            }
        }
        lines.push(String::new());
        if code.contains("pictures.") {
            lines.push("from openshelf import pictures".to_owned());
        }
        let mut core = used(code, &["FromEnvironment", "_PagedList"]);
        core.extend(used(code, bases));
        core.sort_unstable();
        lines.push(format!("from openshelf._core import {}", core.join(", ")));
        lines.extend(imports.lines().map(str::to_owned));
        if code.contains("elasticsearch.") {
            lines.push("from openshelf.types import elasticsearch as _elasticsearch".to_owned());
        }
        for module in member_functions::modules(self.service) {
            if code.contains(&format!("{module}.")) {
                lines.push(format!("from openshelf import {module}"));
            }
        }
        if code.contains("_linked.") {
            lines.push("from openshelf.asking import linked as _linked".to_owned());
        }
        for (package, name) in [("types", TYPES), ("words", WORDS)] {
            if code.contains(&format!("{name}.")) {
                let module = self.service.name;
                lines.push(format!(
                    "from openshelf.{package} import {module} as {name}"
                ));
            }
        }
        format!("{}\n\n{code}", lines.join("\n"))
    }

    /// The classes of namespaces in both modes.
    fn classes(&self, namespaces: &[&Namespace]) -> Result<String, DescribeError> {
        let mut classes = Vec::new();
        for namespace in namespaces {
            for mode in Mode::ALL {
                classes.push(self.class(namespace, mode)?);
            }
        }
        Ok(classes.join("\n"))
    }

    /// One class.
    fn class(&self, namespace: &Namespace, mode: Mode) -> Result<String, DescribeError> {
        let name = namespace.class_name(mode);
        let (mut text, told) = match namespace.is_client() {
            true => (
                format!("class {name}({}Client):\n", mode.prefix()),
                docstring::client(namespace, mode),
            ),
            false => (
                format!("@final\nclass {name}(Namespace):\n"),
                docstring::namespace(namespace, mode),
            ),
        };
        text.push_str(&document(&told, 4)?);
        text.push('\n');
        if namespace.is_client() {
            text.push_str(&self.constructor(&name)?);
        }
        text.extend(namespace.children.iter().map(|(segment, child)| {
            let class = child.class_name(mode);
            let place = format!("{}.{}", self.service.name, child.group);
            format!(
                "    @property\n    def {segment}(self) -> {class}:\n        \
                 \"\"\"The operations under {place}.\"\"\"\n"
            )
        }));
        for operation in &namespace.operations {
            text.push_str(&self.method(operation, mode)?);
        }
        if namespace.is_client() {
            for described in helpers::of(self.service) {
                text.push_str(&words::method(&described, mode, Some(WORDS))?);
            }
            text.push_str(&linked::members(self.service, mode, Some(WORDS))?);
            text.push_str(&member_functions::methods(self.service, mode, true)?);
        }
        Ok(text)
    }

    /// The constructor and `with_options`.
    fn constructor(&self, name: &str) -> Result<String, DescribeError> {
        let options = signature::constructor(self.service);
        let mut text = declaration("__new__", &with("cls", &options), "Self");
        text.truncate(text.trim_end().len());
        text.push_str(" ...\n");
        let own = with("self", &signature::with_options());
        text.push_str(&declaration("with_options", &own, name));
        text.push_str(&document(&docstring::with_options(self.service), 8)?);
        if options.iter().any(|option| option.name == "image_api_url") {
            text.push_str("    @property\n");
            text.push_str(&declaration("image_api_url", &["self".to_owned()], "str"));
            text.push_str("        \"\"\"The address of the image server.\"\"\"\n");
        }
        Ok(text)
    }

    /// One operation.
    fn method(&self, operation: &'static Operation, mode: Mode) -> Result<String, DescribeError> {
        let types = self
            .types
            .of(operation)
            .ok_or_else(|| DescribeError::UnknownAnswer(self.service.identify(operation)))?;
        let typed = || {
            let annotations = types.parameters.iter().map(|each| self.in_stub(each));
            operation.parameters.iter().zip(annotations)
        };
        let parameters = |fields: Fields| {
            let mut written = vec!["self".to_owned()];
            for (parameter, annotation) in typed().filter(|(each, _)| each.required) {
                let or_none = if parameter.nullable { " | None" } else { "" };
                written.push(format!("{}: {annotation}{or_none}", parameter.name));
            }
            let free: Vec<String> = typed()
                .filter(|(each, _)| !each.required)
                .map(|(each, annotation)| {
                    let default = literal(&default(each));
                    match fields {
                        Fields::Absent if each.name == FIELDS => format!("{FIELDS}: None = None"),
                        Fields::Given if each.name == FIELDS => format!("{FIELDS}: {annotation}"),
                        _ => format!("{}: {annotation} | None = {default}", each.name),
                    }
                })
                .collect();
            if !free.is_empty() {
                written.push("*".to_owned());
                written.extend(free);
            }
            written
        };
        // A list with pages is marked for `paginate`.
        let result = match types.page.as_slice() {
            [] => self.in_stub(&types.answer),
            kinds => {
                let kinds: Vec<String> = kinds.iter().map(|kind| self.in_stub(kind)).collect();
                kinds
                    .join(" | ")
                    .replacen("builtins.list[", "_PagedList[", 1)
            }
        };
        let in_mode = |result: String| match mode {
            Mode::Sync => result,
            Mode::Async => format!("Coroutine[Any, Any, {result}]"),
        };
        let told = document(&docstring::operation(self.service, operation, mode), 8)?;
        if let Some(Files::Linked(linked)) = operation.files {
            return Ok(linked_overloads(
                operation,
                linked,
                &parameters(Fields::Either),
                &told,
                &in_mode,
            ));
        }
        let Some(chosen) = &types.chosen else {
            let parameters = parameters(Fields::Either);
            let head = declaration(operation.name, &parameters, &in_mode(result));
            return Ok(format!("{head}{told}"));
        };
        let usual = declaration(
            operation.name,
            &parameters(Fields::Absent),
            &in_mode(result),
        );
        let given = parameters(Fields::Given);
        let chosen = declaration(operation.name, &given, &in_mode(self.in_stub(chosen)));
        Ok(format!(
            "    @overload\n{usual}{told}    @overload\n{} ...\n",
            chosen.trim_end()
        ))
    }

    /// A type as it is written in a class that may have a method named `list`.
    fn in_stub(&self, annotation: &str) -> String {
        renamed(annotation, |word| match word {
            "list" | "dict" => Some(format!("builtins.{word}")),
            "elasticsearch" => Some("_elasticsearch".to_owned()),
            _ if self.types.has(word) => Some(format!("{TYPES}.{word}")),
            _ => None,
        })
    }
}

/// The declarations of a method that gives a file: text, or bytes in forms that have no text.
fn linked_overloads(
    operation: &'static Operation,
    linked: &Linked,
    parameters: &[String],
    told: &str,
    in_mode: &dyn Fn(String) -> String,
) -> String {
    let usual = operation.parameter(linked.parameter).map(default);
    let is_bytes = |content| matches!(content, LinkedContent::Bytes(_));
    let declared = |result: &str, wanted: bool| {
        let forms = linked
            .forms
            .iter()
            .filter(|form| is_bytes(form.content) == wanted);
        let names: Vec<&str> = forms.map(|form| form.name).collect();
        let has_usual = names
            .iter()
            .any(|name| usual.as_ref().is_some_and(|usual| usual == name));
        let annotation = format!("Literal[{}]", literals(names.into_iter()));
        let own = match has_usual {
            true => format!(
                "{}: {annotation} | None = {}",
                linked.parameter,
                literal(&usual.clone().unwrap_or_default())
            ),
            false => format!("{}: {annotation}", linked.parameter),
        };
        let before = format!("{}: ", linked.parameter);
        let parameters: Vec<String> = parameters
            .iter()
            .map(|each| match each.starts_with(&before) {
                true => own.clone(),
                false => each.clone(),
            })
            .collect();
        declaration(operation.name, &parameters, &in_mode(result.to_owned()))
    };
    format!(
        "    @overload\n{}{told}    @overload\n{} ...\n",
        declared("str", false),
        declared("builtins.bytes", true).trim_end()
    )
}

/// The names that code uses.
fn used<'a>(code: &str, names: &[&'a str]) -> Vec<&'a str> {
    names
        .iter()
        .copied()
        .filter(|name| uses(code, name))
        .collect()
}

/// The parameters of a method that every client has.
fn with(own: &str, parameters: &[Parameter]) -> Vec<String> {
    let mut written = vec![own.to_owned()];
    let mut last = Passed::PositionalOrKeyword;
    for parameter in parameters {
        if parameter.passed != last {
            written.push("*".to_owned());
            last = parameter.passed;
        }
        let default = parameter.default.as_ref().map(literal).unwrap_or_default();
        written.push(format!(
            "{}: {} = {default}",
            parameter.name, parameter.annotation
        ));
    }
    written
}
