//! What a client and a handle are made with, as Python passes it.

use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;
use pyo3::types::PyDict;

pub use super::cache_options::{CacheOptions, Given};
use super::cache_options::{cache_options, policy_change};
use super::convert;
use super::errors::failed;
use openshelf_core::call::{Extra, Value};
use openshelf_core::table::Service;
use openshelf_transport::{
    Address, CallOptions, Client, Options, TransportError, check_header, check_seconds,
};

pub fn refused(py: Python<'_>, message: String) -> PyErr {
    failed(py, None, &TransportError::Option(message).into())
}

/// Reads keyword arguments one by one, and complains of those that nobody read.
pub struct Keywords<'a, 'py> {
    py: Python<'py>,
    given: Option<&'a Bound<'py, PyDict>>,
    known: Vec<&'static str>,
}

impl<'a, 'py> Keywords<'a, 'py> {
    fn new(py: Python<'py>, given: Option<&'a Bound<'py, PyDict>>) -> Self {
        Self {
            py,
            given,
            known: Vec::new(),
        }
    }

    /// The value, a given `None` included; nothing when the name was not given.
    pub fn take(&mut self, name: &'static str) -> PyResult<Option<Bound<'py, PyAny>>> {
        self.known.push(name);
        match self.given {
            Some(given) => given.get_item(name),
            None => Ok(None),
        }
    }

    pub fn text(&mut self, name: &'static str) -> PyResult<Option<String>> {
        let Some(value) = self.take(name)?.filter(|value| !value.is_none()) else {
            return Ok(None);
        };
        match convert::value(&value) {
            Value::Text(text) => Ok(Some(text)),
            other => Err(refused(
                self.py,
                format!("{name}: expected a str, got {}", other.shown()),
            )),
        }
    }

    /// A number; the outer nothing when the name was not given, the inner one for `None`.
    fn number(&mut self, name: &'static str) -> PyResult<Option<Option<f64>>> {
        let Some(value) = self.take(name)? else {
            return Ok(None);
        };
        number(self.py, name, &value).map(Some)
    }

    /// A whole number inside its limits.
    pub fn integer(&mut self, name: &'static str, min: i64, max: i64) -> PyResult<Option<i64>> {
        let Some(value) = self.take(name)? else {
            return Ok(None);
        };
        match convert::value(&value) {
            Value::Integer(number) if (min..=max).contains(&number) => Ok(Some(number)),
            other => Err(refused(
                self.py,
                format!(
                    "{name}: expected an int from {min} to {max}, got {}",
                    other.shown()
                ),
            )),
        }
    }

    fn finish(self, class: &str) -> PyResult<()> {
        let Some(given) = self.given else {
            return Ok(());
        };
        for name in given.keys() {
            let name: String = name.extract()?;
            if !self.known.contains(&name.as_str()) {
                let hint = openshelf_core::call::hint(&name, self.known.iter().copied());
                return Err(PyTypeError::new_err(format!(
                    "{class}() got an unexpected keyword argument '{name}'{hint}"
                )));
            }
        }
        Ok(())
    }
}

/// A number; nothing for `None`.
pub fn number(py: Python<'_>, name: &str, value: &Bound<'_, PyAny>) -> PyResult<Option<f64>> {
    match convert::value(value) {
        Value::Null => Ok(None),
        #[allow(clippy::cast_precision_loss)] // Nobody waits for 2^53 seconds.
        Value::Integer(number) => Ok(Some(number as f64)),
        Value::Number(number) if !number.is_nan() => Ok(Some(number)),
        Value::Decimal(text) => Ok(text.parse().ok()),
        other => Err(refused(
            py,
            format!("{name}: expected a number or None, got {}", other.shown()),
        )),
    }
}

/// The address that a client asks: the caller's, else the environment's, else the service's own.
fn address(
    py: Python<'_>,
    option: &str,
    given: Option<String>,
    variable: Option<&str>,
    own: &str,
) -> PyResult<Address> {
    let parse = |source: &str, text: &str| {
        Address::parse(source, text).map_err(|error| failed(py, None, &error.into()))
    };
    if let Some(given) = given {
        return parse(option, &given);
    }
    if let Some(variable) = variable
        && let Ok(text) = std::env::var(variable)
        && !text.is_empty()
    {
        return parse(variable, &text);
    }
    parse(option, own)
}

/// The options of a client.
pub fn client_options(
    py: Python<'_>,
    service: &'static Service,
    cache: &CacheOptions<'_>,
    keywords: Option<&Bound<'_, PyDict>>,
) -> PyResult<Options> {
    let mut keywords = Keywords::new(py, keywords);
    let cache = cache_options(py, cache, service.cache_name, &mut keywords)?;
    let base_url = keywords.text("base_url")?;
    let images = match service.image_api_url {
        Some(own) => {
            let given = keywords.text("image_api_url")?;
            let variable = service.image_environment;
            Some(address(py, "image_api_url", given, variable, own)?)
        }
        None => None,
    };
    let pace = keywords.number("requests_per_second")?;
    let timeout = keywords.number("timeout")?;
    let retries = keywords.integer("max_retries", 0, 100)?;
    let deadline = keywords.number("deadline")?.flatten();
    let max_retry_after = keywords.number("max_retry_after")?.flatten();
    if max_retry_after.is_some_and(|seconds| seconds < 0.0) {
        let message = "max_retry_after: expected seconds, 0 or more".to_owned();
        return Err(refused(py, message));
    }
    let concurrency = keywords.integer("max_concurrency", 1, 1000)?;
    let response_bytes = keywords.integer("max_response_bytes", 1, i64::MAX)?;
    let user_agent = keywords.text("user_agent")?;
    let ca_file = match keywords.take("ca_file")? {
        Some(value) if !value.is_none() => match convert::value(&value) {
            Value::Text(path) => Some(path),
            other => {
                let message = format!("ca_file: expected a path, got {}", other.shown());
                return Err(refused(py, message));
            }
        },
        _ => None,
    };
    keywords.finish(service.class_name)?;
    let variable = Some(service.environment);
    let base_url = address(py, "base_url", base_url, variable, service.base_url)?;
    let usual = Options::new(base_url);
    Ok(Options {
        image_api_url: images,
        requests_per_second: pace.unwrap_or(service.requests_per_second),
        timeout: timeout.unwrap_or(usual.timeout),
        timeout_given: timeout.is_some(),
        deadline,
        max_retries: retries.map_or(usual.max_retries, narrow),
        max_retry_after: max_retry_after.unwrap_or(usual.max_retry_after),
        max_concurrency: concurrency.map_or(usual.max_concurrency, |most| narrow(most) as usize),
        max_response_bytes: response_bytes
            .map_or(usual.max_response_bytes, |bytes| bytes.unsigned_abs()),
        user_agent,
        ca_file,
        cache,
        ..usual
    })
}

/// A number whose limits were checked.
fn narrow(number: i64) -> u32 {
    u32::try_from(number).unwrap_or(u32::MAX)
}

/// What a handle adds to its calls, laid over what the handle it comes from adds.
#[derive(Clone, Default)]
pub struct HandleOptions {
    pub validate: Option<bool>,
    pub extra: Extra,
    pub call: CallOptions,
}

impl HandleOptions {
    /// Whether arguments are checked before they are sent.
    pub fn validates(&self) -> bool {
        self.validate.unwrap_or(true)
    }
}

/// The keyword arguments of `with_options`.
pub fn handle_options(
    py: Python<'_>,
    client: &Client,
    base: &HandleOptions,
    keywords: Option<&Bound<'_, PyDict>>,
) -> PyResult<HandleOptions> {
    let mut options = base.clone();
    let mut keywords = Keywords::new(py, keywords);
    match keywords.take("validate")?.as_ref().map(convert::value) {
        None => {}
        Some(Value::Boolean(flag)) => options.validate = Some(flag),
        Some(other) => {
            let message = format!("validate: expected True or False, got {}", other.shown());
            return Err(refused(py, message));
        }
    }
    let query = mapping(py, "extra_query", keywords.take("extra_query")?)?;
    lay_over(&mut options.extra.query, query);
    let body = mapping(py, "extra_body", keywords.take("extra_body")?)?;
    lay_over(&mut options.extra.body, body);
    for (name, value) in mapping(py, "extra_headers", keywords.take("extra_headers")?)? {
        let text = value.wire_text();
        let named = http::HeaderName::from_bytes(name.as_bytes()).is_ok();
        if !named {
            let message = format!("extra_headers: {name:?} is not the name of a header");
            return Err(refused(py, message));
        }
        check_header(&format!("extra_headers[{name:?}]"), &text)
            .map_err(|error| failed(py, None, &error.into()))?;
        options
            .call
            .headers
            .retain(|(other, _)| !other.eq_ignore_ascii_case(&name));
        options.call.headers.push((name, text));
    }
    if let Some(timeout) = keywords.number("timeout")? {
        check_seconds("timeout", timeout).map_err(|error| failed(py, None, &error.into()))?;
        options.call.timeout = Some(timeout);
    }
    if let Some(deadline) = keywords.number("deadline")? {
        check_seconds("deadline", deadline).map_err(|error| failed(py, None, &error.into()))?;
        options.call.deadline = Some(deadline);
    }
    if let Some(retries) = keywords.integer("max_retries", 0, 100)? {
        options.call.max_retries = Some(narrow(retries));
    }
    options.call.policy = policy_change(
        py,
        client.options.cache.as_ref(),
        &base.call.policy,
        &mut keywords,
    )?;
    keywords.finish("with_options")?;
    Ok(options)
}

fn lay_over(members: &mut Vec<(String, Value)>, more: Vec<(String, Value)>) {
    for (name, value) in more {
        members.retain(|(other, _)| *other != name);
        members.push((name, value));
    }
}

fn mapping(
    py: Python<'_>,
    name: &str,
    given: Option<Bound<'_, PyAny>>,
) -> PyResult<Vec<(String, Value)>> {
    let Some(given) = given else {
        return Ok(Vec::new());
    };
    let value = convert::value(&given);
    let mut unfit = Vec::new();
    value.unfit(name, &mut unfit);
    if let Some((path, given, why)) = unfit.first() {
        return Err(refused(
            py,
            format!("{path}: {given} cannot be sent: {why}"),
        ));
    }
    match value {
        Value::Null => Ok(Vec::new()),
        Value::Object(members) => Ok(members),
        other => Err(refused(
            py,
            format!("{name}: expected a dict, got {}", other.shown()),
        )),
    }
}
