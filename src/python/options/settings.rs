//! Reads and checks Python options by their kinds in `describe::options`.

use openshelf_client::answers::TransportError;
use openshelf_client::options::Lifetime;
use openshelf_client::services::SERVICES;
use openshelf_core::call::{Value, hint};
use openshelf_core::printable::printable_line;
use openshelf_describe::options::{
    CLIENT_OPTIONS, ClientOption, OptionDefault, OptionKind, is_for_client,
};
use openshelf_describe::other_words::{self, PassedTo};
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyDict, PyList, PyTuple};

use super::super::convert;
use super::super::errors::{failed, wrong_type};
use super::super::from_environment::{FromEnvironment, Sources};

/// Lifetimes above this number of seconds, a century, never expire.
const CENTURY: f64 = 3.2e9;

/// The error of an option with an invalid value.
pub fn refused(py: Python<'_>, message: String) -> PyErr {
    failed(py, None, &TransportError::Option(message).into())
}

/// The value of an option, checked.
#[derive(Debug, Clone, PartialEq)]
pub enum Setting {
    /// `None` was passed, and means no limit.
    Unlimited,
    Flag(bool),
    Text(String),
    /// A value that is certainly a path: a `pathlib` object.
    Path(String),
    Integer(i64),
    Number(f64),
    Lifetime(Lifetime),
    Members(Vec<(String, Value)>),
}

/// The options that a caller passed.
pub struct Settings<'py> {
    pub py: Python<'py>,
    given: Vec<(&'static ClientOption, Setting)>,
    /// Which of them were read from the environment.
    pub sources: Sources,
}

impl<'py> Settings<'py> {
    /// Reads the arguments of a constructor or of `with_options`, which accepts the options for which `is_taken` holds; the
    /// first `positional` options of the table may be positional.
    pub fn read(
        place: PassedTo,
        class: &str,
        is_taken: impl Fn(&ClientOption) -> bool,
        arguments: &Bound<'py, PyTuple>,
        named: Option<&Bound<'py, PyDict>>,
        positional: usize,
    ) -> PyResult<Self> {
        let py = arguments.py();
        let function = match place {
            PassedTo::WithOptions => "with_options",
            _ => class,
        };
        let by_position = CLIENT_OPTIONS.iter().take(positional);
        if arguments.len() > positional {
            let names: Vec<&str> = by_position.map(|option| option.name).collect();
            return Err(wrong_type(format!(
                "{function}() takes at most {positional} positional arguments ({}) but {} were given",
                names.join(", "),
                arguments.len()
            )));
        }
        let mut given: Vec<_> = by_position.zip(arguments.iter()).collect();
        for (name, value) in named.into_iter().flat_map(|named| named.iter()) {
            let name: String = name.extract()?;
            let known = || CLIENT_OPTIONS.iter().filter(|option| is_taken(option));
            let Some(option) = known().find(|option| option.name == name) else {
                let hint = elsewhere(&name)
                    .or_else(|| other_words::hint(&name, place, class))
                    .unwrap_or_else(|| hint(&name, known().map(|option| option.name)));
                let name = printable_line(&name);
                return Err(wrong_type(format!(
                    "{function}() got an unexpected keyword argument '{name}'{hint}"
                )));
            };
            if given.iter().any(|(other, _)| other.name == name) {
                return Err(wrong_type(format!(
                    "{function}() got multiple values for argument '{name}'"
                )));
            }
            given.push((option, value));
        }
        let mut faults = Vec::new();
        let mut sources = Sources::default();
        let mut settings = Vec::with_capacity(given.len());
        for (option, value) in given {
            match setting(option, &value, &mut sources)? {
                Ok(Some(setting)) => settings.push((option, setting)),
                Ok(None) => {}
                Err(fault) => faults.push(fault),
            }
        }
        match faults.as_slice() {
            [] => Ok(Self {
                py,
                given: settings,
                sources,
            }),
            [only] => Err(refused(py, only.clone())),
            several => {
                let list = several.join("\n  ");
                Err(refused(py, format!("{} faults:\n  {list}", several.len())))
            }
        }
    }

    fn get(&self, name: &str) -> Option<&Setting> {
        let found = self.given.iter().find(|(option, _)| option.name == name);
        found.map(|(_, setting)| setting)
    }

    pub fn flag(&self, name: &str) -> Option<bool> {
        match self.get(name) {
            Some(Setting::Flag(flag)) => Some(*flag),
            _ => None,
        }
    }

    pub fn text(&self, name: &str) -> Option<&str> {
        match self.get(name) {
            Some(Setting::Text(text) | Setting::Path(text)) => Some(text),
            _ => None,
        }
    }

    /// Whether the value is a `pathlib` object.
    pub fn is_path(&self, name: &str) -> bool {
        matches!(self.get(name), Some(Setting::Path(_)))
    }

    pub fn integer(&self, name: &str) -> Option<i64> {
        match self.get(name) {
            Some(Setting::Integer(number)) => Some(*number),
            _ => None,
        }
    }

    /// A number; the inner Option is None for Python's `None`.
    pub fn number(&self, name: &str) -> Option<Option<f64>> {
        match self.get(name)? {
            Setting::Unlimited => Some(None),
            Setting::Number(number) => Some(Some(*number)),
            _ => None,
        }
    }

    pub fn lifetime(&self, name: &str) -> Option<Lifetime> {
        match self.get(name) {
            Some(Setting::Lifetime(lifetime)) => Some(*lifetime),
            _ => None,
        }
    }

    pub fn members(&self, name: &str) -> &[(String, Value)] {
        match self.get(name) {
            Some(Setting::Members(members)) => members,
            _ => &[],
        }
    }

    /// The cache options whose values differ from their defaults; `cache_name` is the service's default.
    pub fn of_cache(&self, cache_name: &str) -> Vec<&'static str> {
        let differs = |option: &ClientOption, setting: &Setting| match (option.default, setting) {
            (OptionDefault::Absent, Setting::Text(text)) => text != cache_name,
            (OptionDefault::Text(usual), Setting::Text(text)) => text != usual,
            (OptionDefault::Flag(usual), Setting::Flag(flag)) => *flag != usual,
            (OptionDefault::Flag(false), Setting::Lifetime(lifetime)) => !lifetime.is_none(),
            (OptionDefault::Integer(usual), Setting::Integer(number)) => *number != usual,
            (OptionDefault::Number(usual), Setting::Number(number)) => {
                (number - usual).abs() > f64::EPSILON
            }
            #[allow(clippy::cast_precision_loss)] // The defaults are small.
            (OptionDefault::Integer(usual), Setting::Lifetime(lifetime)) => {
                *lifetime != Lifetime::Seconds(usual as f64)
            }
            _ => true,
        };
        self.given
            .iter()
            .filter(|(option, setting)| option.of_cache && differs(option, setting))
            .map(|(option, _)| option.name)
            .collect()
    }
}

/// Which function or client accepts an option that this function does not.
fn elsewhere(name: &str) -> Option<String> {
    let option = CLIENT_OPTIONS.iter().find(|option| option.name == name)?;
    if !option.is_for_clients() {
        return Some("; with_options accepts it".to_owned());
    }
    let takers: Vec<String> = SERVICES
        .into_iter()
        .filter(|service| is_for_client(option, service))
        .map(|service| format!("openshelf.{}({name}=...)", service.class_name))
        .collect();
    Some(match takers.as_slice() {
        [only] => format!("; only {only} accepts it"),
        _ => format!("; pass it when you create the client:  {name}=..."),
    })
}

/// A fault, in words.
type Fault = String;

/// The value of an option; None if Python's `None` means that it was omitted. The outer error is a Python
/// exception.
fn setting(
    option: &ClientOption,
    given: &Bound<'_, PyAny>,
    sources: &mut Sources,
) -> PyResult<Result<Option<Setting>, Fault>> {
    let name = option.name;
    if let Ok(variable) = given.cast::<FromEnvironment>()
        && option.may_be_from_environment()
        && !matches!(option.kind, OptionKind::Members | OptionKind::Headers)
    {
        let variable = variable.get();
        return Ok(variable.read(name).map(|text| {
            sources.add(name, "", variable);
            Some(Setting::Text(text))
        }));
    }
    let value = convert::value(given);
    let expected =
        |what: &str| -> Fault { format!("{name}: expected {what}, got {}", value.shown()) };
    Ok(match (option.kind, &value) {
        (OptionKind::Rate | OptionKind::Timeout, Value::Null) => Ok(Some(Setting::Unlimited)),
        (OptionKind::Lifetime, Value::Null) => Ok(Some(Setting::Lifetime(Lifetime::Forever))),
        (OptionKind::FlagOrDuration, Value::Null) => Ok(Some(Setting::Lifetime(Lifetime::NONE))),
        (kind, Value::Null) if !matches!(kind, OptionKind::Integer(..)) => Ok(None),
        (OptionKind::Flag, Value::Boolean(flag)) => Ok(Some(Setting::Flag(*flag))),
        (OptionKind::Flag, _) => Err(expected("True or False")),
        (OptionKind::Text | OptionKind::Address, Value::Text(text)) => {
            Ok(Some(Setting::Text(text.clone())))
        }
        (OptionKind::Address, Value::Object(_)) if name == "proxy" => Err(format!(
            "{}; one address is used for every request, such as proxy='http://proxy.example.org:3128'",
            expected("a str")
        )),
        (OptionKind::Text | OptionKind::Address, _) => Err(expected("a str")),
        (OptionKind::Path | OptionKind::NameOrPath, Value::Text(text)) => {
            Ok(Some(match given.hasattr("__fspath__")? {
                true => Setting::Path(text.clone()),
                false => Setting::Text(text.clone()),
            }))
        }
        (OptionKind::Path | OptionKind::NameOrPath, _) if given.is_instance_of::<PyBytes>() => {
            path_of_bytes(name, given)?
        }
        (OptionKind::Path, _) => Err(expected("a path")),
        (OptionKind::NameOrPath, _) => Err(expected("a name or a path")),
        (OptionKind::Choice(choices), Value::Text(text)) if choices.contains(&text.as_str()) => {
            Ok(Some(Setting::Text(text.clone())))
        }
        (OptionKind::Choice(choices), _) => Err(not_chosen(name, choices, &value)),
        (OptionKind::Integer(min, max), Value::Integer(number)) if (min..=max).contains(number) => {
            Ok(Some(Setting::Integer(*number)))
        }
        (OptionKind::Integer(min, max), _) => Err(expected(&format!("an int from {min} to {max}"))),
        (OptionKind::Rate, value) => Ok(match number(value) {
            Some(number) => Some(Setting::Number(number)),
            None => return Ok(Err(expected("a number or None"))),
        }),
        (OptionKind::Timeout | OptionKind::Duration, _) => match seconds(given, &value)? {
            Some(number) => Ok(Some(Setting::Number(number))),
            None => Err(expected("seconds, a timedelta or None") + parts_of_timeout(given)?),
        },
        (OptionKind::Lifetime, _) => match seconds(given, &value)? {
            // The documented marker.
            Some(-1.0) => Ok(Some(Setting::Lifetime(Lifetime::Forever))),
            Some(seconds) if seconds >= 0.0 => Ok(Some(Setting::Lifetime(lifetime(seconds)))),
            _ => Err(expected(
                "seconds or a timedelta, 0 to store nothing, -1 or None for no expiry",
            )),
        },
        (OptionKind::FlagOrDuration, Value::Boolean(true)) => {
            Ok(Some(Setting::Lifetime(Lifetime::Forever)))
        }
        (OptionKind::FlagOrDuration, Value::Boolean(false)) => {
            Ok(Some(Setting::Lifetime(Lifetime::NONE)))
        }
        (OptionKind::FlagOrDuration, _) => match seconds(given, &value)? {
            Some(seconds) if seconds >= 0.0 => Ok(Some(Setting::Lifetime(lifetime(seconds)))),
            _ => Err(expected("True, False, seconds or a timedelta")),
        },
        (OptionKind::Members | OptionKind::Headers, _) => members(name, given, value, sources)?,
    })
}

/// A path that was passed as bytes, as Python's os functions read it.
fn path_of_bytes(name: &str, given: &Bound<'_, PyAny>) -> PyResult<Result<Option<Setting>, Fault>> {
    let text = given
        .py()
        .import("os")?
        .call_method1("fsdecode", (given,))?;
    Ok(match text.extract::<String>() {
        Ok(text) => Ok(Some(Setting::Path(text))),
        Err(_) => Err(format!("{name}: expected a path that is text, got {given}")),
    })
}

/// The fault of a value that is none of the allowed ones. An address may have a password, so it is not shown.
fn not_chosen(name: &str, choices: &[&str], value: &Value) -> Fault {
    let allowed = choices.join(", ");
    match value {
        Value::Text(text) if choices.contains(&"redis") && text.contains("://") => format!(
            "{name}: expected one of {allowed}, got an address; pass it as cache_url, with backend=\"redis\""
        ),
        _ => format!("{name}: expected one of {allowed}, got {}", value.shown()),
    }
}

/// What to write instead of a timeout in parts, such as the pairs of requests and the objects of httpx and aiohttp.
fn parts_of_timeout(given: &Bound<'_, PyAny>) -> PyResult<&'static str> {
    let mut has_parts = given.is_instance_of::<PyTuple>()
        || given.is_instance_of::<PyList>()
        || given.is_instance_of::<PyDict>();
    for part in ["connect", "read", "total"] {
        has_parts |= given.hasattr(part)?;
    }
    Ok(match has_parts {
        true => {
            "; write one number, the seconds without progress: connecting has its own limit of 10 s, and deadline=... limits a whole call"
        }
        false => "",
    })
}

/// The names and values of a dict.
fn members(
    option: &'static str,
    given: &Bound<'_, PyAny>,
    mut value: Value,
    sources: &mut Sources,
) -> PyResult<Result<Option<Setting>, Fault>> {
    let Value::Object(members) = &mut value else {
        // The value may be a secret, so only its type is shown.
        return Ok(Err(format!(
            "{option}: expected a dict of names and values, got a value of type {}",
            given.get_type().name()?
        )));
    };
    for (name, own) in members {
        if !matches!(own, Value::Unfit { .. }) {
            continue;
        }
        let item = given.get_item(&*name);
        let Ok(item) = item.and_then(|item| Ok(item.cast_into::<FromEnvironment>()?)) else {
            continue;
        };
        match item.get().read(&format!("{option}[{name:?}]")) {
            Ok(text) => *own = Value::Text(text),
            Err(fault) => return Ok(Err(fault)),
        }
        sources.add(option, name, item.get());
    }
    let mut unfit = Vec::new();
    value.unfit(option, &mut unfit);
    Ok(match (unfit.first(), value) {
        (Some((path, given, why)), _) => Err(format!("{path}: {given} cannot be sent: {why}")),
        (None, Value::Object(members)) => Ok(Some(Setting::Members(members))),
        (None, _) => Ok(None),
    })
}

fn lifetime(seconds: f64) -> Lifetime {
    if seconds > CENTURY {
        Lifetime::Forever
    } else {
        Lifetime::Seconds(seconds)
    }
}

fn number(value: &Value) -> Option<f64> {
    match value {
        #[allow(clippy::cast_precision_loss)] // Nobody waits for 2^53 seconds.
        Value::Integer(number) => Some(*number as f64),
        Value::Number(number) if !number.is_nan() => Some(*number),
        Value::Decimal(text) => text.parse().ok(),
        _ => None,
    }
}

/// Seconds, from a number or a Python timedelta.
fn seconds(given: &Bound<'_, PyAny>, value: &Value) -> PyResult<Option<f64>> {
    if given.hasattr("total_seconds")? {
        return given.call_method0("total_seconds")?.extract().map(Some);
    }
    Ok(number(value))
}
