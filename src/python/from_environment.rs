//! The class `FromEnvironment`: the value of an option, read from an environment variable. Options that were given one
//! are pickled as its name.

use std::env::VarError;

use super::errors::wrong_value;
use super::pickled::pickled;
use pyo3::prelude::*;
use pyo3::types::PyTuple;

/// The value of an environment variable, for an option of a client.
///
/// It is read when the client, or the view of with_options, is created. A pickle of the client has the name of the
/// variable instead of the value, and the variable is read again where the pickle is loaded.
///
/// The options base_url, image_api_url, proxy, limiter and cache_url take it, and the values in extra_query, extra_headers and
/// extra_body.
///
/// Parameters
/// ----------
/// name : str
///     The variable, such as "TOKEN".
///
/// Attributes
/// ----------
/// name : str
///     The variable.
///
/// Raises
/// ------
/// ArgumentError
///     If no variable can have this name.
///
/// Examples
/// --------
/// >>> headers = {"X-Api-Key": openshelf.FromEnvironment("TOKEN")}
/// >>> view = museum.with_options(extra_headers=headers)
#[pyclass(module = "openshelf._core", frozen, eq, hash)]
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct FromEnvironment {
    #[pyo3(get)]
    name: String,
}

#[pymethods]
impl FromEnvironment {
    #[new]
    fn new(name: String) -> PyResult<Self> {
        if name.is_empty() || name.contains(['=', '\0']) {
            return Err(wrong_value(format!(
                "name: expected the name of an environment variable, such as 'TOKEN', got {name:?}"
            )));
        }
        Ok(Self { name })
    }

    fn __reduce__<'py>(slf: &Bound<'py, Self>) -> PyResult<Bound<'py, PyTuple>> {
        pickled(slf.py(), "object", (slf.get_type(), &slf.get().name))
    }

    fn __repr__(&self) -> String {
        self.shown()
    }
}

impl FromEnvironment {
    pub fn name(&self) -> &str {
        &self.name
    }

    pub fn shown(&self) -> String {
        format!("FromEnvironment('{}')", self.name.escape_debug())
    }

    /// The value. The message of the error names the option and the variable.
    pub fn read(&self, option: &str) -> Result<String, String> {
        let why = match std::env::var(&self.name) {
            Ok(text) if !text.is_empty() => return Ok(text),
            Ok(_) => "is empty",
            Err(VarError::NotPresent) => "is not set",
            Err(VarError::NotUnicode(_)) => "is not valid Unicode",
        };
        let name = self.name.escape_debug();
        Err(format!("{option}: the environment variable {name} {why}"))
    }
}

/// An option, or a member of an option, that was read from the environment.
#[derive(Debug, Clone)]
struct Source {
    option: &'static str,
    /// The name of the member; empty for the whole option.
    member: String,
    variable: FromEnvironment,
}

/// The options of a client that were read from the environment.
#[derive(Debug, Clone, Default)]
pub struct Sources(Vec<Source>);

impl Sources {
    /// Notes the variable of an option, or of a member of it; the member is empty for the whole option.
    pub fn add(&mut self, option: &'static str, member: &str, variable: &FromEnvironment) {
        self.0.push(Source {
            option,
            member: member.to_owned(),
            variable: variable.clone(),
        });
    }

    /// The variable of an option, or of a member of it.
    pub fn find(&self, option: &str, member: &str) -> Option<&FromEnvironment> {
        let is_it = |own: &&Source| own.option == option && own.member == member;
        self.0.iter().find(is_it).map(|own| &own.variable)
    }

    /// Forgets a member that has another value now. The names of headers have no case.
    pub fn forget(&mut self, option: &str, member: &str) {
        self.0.retain(|own| {
            own.option != option
                || !match option {
                    "extra_headers" => own.member.eq_ignore_ascii_case(member),
                    _ => own.member == member,
                }
        });
    }

    /// These, and others.
    pub fn with(mut self, others: &Self) -> Self {
        self.0.extend(others.0.iter().cloned());
        self
    }
}
