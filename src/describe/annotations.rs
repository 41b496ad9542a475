//! Writes the types of parameters, options and answers as Python source.

use openshelf_core::catalog::{Answer, Parameter, ParameterKind, ParameterLocation};

use crate::literal::literals;
use crate::options::{ClientOption, OptionDefault, OptionKind};
use crate::values::{allowed, closed, is_list, takes_text_or_list};

/// If there are more allowed values than this, only the docstring lists them.
const LITERAL_LIMIT: usize = 44;

/// The Python type of the values that a parameter accepts, without `None`.
pub fn parameter_annotation(parameter: &Parameter) -> String {
    let joined = takes_text_or_list(parameter);
    if let Some(literal) = known_values(parameter) {
        return match (is_list(parameter.kind), joined) {
            (true, _) => format!("Sequence[{literal}]"),
            (false, true) => format!("{literal} | Sequence[{literal}]"),
            (false, false) => literal,
        };
    }
    if joined {
        return "str | Sequence[str]".to_owned();
    }
    if is_path(parameter) {
        return "str | os.PathLike[str]".to_owned();
    }
    match parameter.kind {
        ParameterKind::Text => "str",
        ParameterKind::Integer => "int",
        ParameterKind::Boolean => "bool",
        ParameterKind::Date => "str | datetime.date",
        ParameterKind::IntegerOrText => "int | str",
        ParameterKind::Texts => "Sequence[str]",
        ParameterKind::IntegersOrTexts => "Sequence[int | str]",
        ParameterKind::Object => "Mapping[str, Any]",
        ParameterKind::Objects => "Sequence[Mapping[str, Any]]",
        ParameterKind::ObjectOrList => "Mapping[str, Any] | Sequence[Any]",
    }
    .to_owned()
}

/// Whether the client itself takes the value as the place of a file.
pub fn is_path(parameter: &Parameter) -> bool {
    parameter.place == ParameterLocation::Client && parameter.values.is_empty()
}

/// A literal type of the allowed values of a parameter, if there are few enough.
pub fn known_values(parameter: &Parameter) -> Option<String> {
    (closed(parameter) && parameter.values.len() <= LITERAL_LIMIT)
        .then(|| format!("Literal[{}]", allowed(parameter).join(", ")))
}

/// The type that a call returns, or that its coroutine returns.
pub fn return_annotation(answer: Answer) -> &'static str {
    match answer {
        Answer::Object => "dict[str, Any]",
        Answer::List => "list[Any]",
        Answer::ObjectOrList => "dict[str, Any] | list[Any]",
        Answer::Text | Answer::Address | Answer::File => "str",
        Answer::Bytes => "pictures.Picture",
        Answer::FilePath => "pathlib.Path",
        Answer::LinkedFile => "str | bytes",
        Answer::MemberNames => "list[str]",
    }
}

/// The type of an option as Python source.
pub fn option_annotation(option: &ClientOption) -> String {
    let own = match option.kind {
        OptionKind::Flag => "bool",
        OptionKind::Address => "str | FromEnvironment",
        OptionKind::Text => "str",
        OptionKind::Path | OptionKind::NameOrPath => "str | os.PathLike[str]",
        OptionKind::Choice(choices) => {
            return format!("Literal[{}]", literals(choices.iter().copied()));
        }
        OptionKind::Integer(..) => "int",
        OptionKind::Rate => return "float | None".to_owned(),
        OptionKind::Timeout | OptionKind::Lifetime => {
            return "float | datetime.timedelta | None".to_owned();
        }
        OptionKind::Duration => "float | datetime.timedelta",
        OptionKind::FlagOrDuration => "bool | float | datetime.timedelta",
        OptionKind::Members => "Mapping[str, Any]",
        OptionKind::Headers => "Mapping[str, str | FromEnvironment]",
    };
    match (option.default, option.kind) {
        (OptionDefault::Absent, OptionKind::NameOrPath) => own.to_owned(),
        (OptionDefault::Absent, _) => format!("{own} | None"),
        _ => own.to_owned(),
    }
}
