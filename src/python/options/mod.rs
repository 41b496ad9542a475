//! Reads the Python options of a client and of `with_options`.

mod cache;
mod settings;

use std::sync::Arc;

use openshelf_client::answers::TransportError;
use openshelf_client::options::{
    Address, Http2, Limiter, OnLimiterError, Options, Proxy, check_header, check_header_name,
    check_seconds,
};
use openshelf_client::{CallSettings, Client};
use openshelf_core::call::{Added, Value};
use openshelf_core::catalog::Service;
use openshelf_decoding::Numbers;
use openshelf_describe::namespace::Mode;
use openshelf_describe::options::{ClientOption, POSITIONAL, is_for_client};
use openshelf_describe::other_words::PassedTo;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyTuple};

use self::cache::{cache_options, policy_change};
use self::settings::{Settings, refused};
use super::errors::failed;
use super::from_environment::Sources;

/// The address of a client: the caller's, else the environment's, else the service's own.
fn address(
    py: Python<'_>,
    option: &str,
    (given, sources): (Option<&str>, &Sources),
    variable: Option<&str>,
    own: &str,
) -> PyResult<Address> {
    let parse = |source: &str, text: &str| {
        Address::parse(source, text).map_err(|error| failed(py, None, &error.into()))
    };
    if let Some(given) = given {
        let address = parse(option, given)?;
        return Ok(match sources.find(option, "") {
            Some(variable) => address.read_from(variable.name()),
            None => address,
        });
    }
    if let Some(variable) = variable
        && let Ok(text) = std::env::var(variable)
        && !text.is_empty()
    {
        return Ok(parse(variable, &text)?.read_from(variable));
    }
    parse(option, own)
}

/// The keyword with which a sandbox identifies itself to its clients. It is not an option for users.
pub const SANDBOX: &str = "_sandbox";

/// The keyword that says that a client was unpickled. It is not an option for users.
pub const COPY: &str = "_copy";

/// Removes a keyword that is not for users.
fn take<T: for<'a, 'py> FromPyObject<'a, 'py, Error = PyErr>>(
    named: &Bound<'_, PyDict>,
    name: &str,
) -> PyResult<Option<T>> {
    let Some(value) = named.get_item(name)? else {
        return Ok(None);
    };
    named.del_item(name)?;
    value.extract().map(Some)
}

/// The options of a new client, which of them were read from the environment, and what numbers become.
pub fn client_options<'py>(
    service: &'static Service,
    mode: Mode,
    arguments: &Bound<'py, PyTuple>,
    named: Option<&Bound<'py, PyDict>>,
) -> PyResult<(Options, Sources, Numbers)> {
    let named = named.map(|named| named.copy()).transpose()?;
    let identity = named.as_ref().map(|named| take(named, SANDBOX));
    let identity = identity.transpose()?.flatten();
    let is_copy = named.as_ref().map(|named| take::<bool>(named, COPY));
    let is_copy = is_copy.transpose()?.flatten().is_some();
    let is_taken = |option: &ClientOption| is_for_client(option, service);
    let settings = Settings::read(
        PassedTo::Constructor,
        &format!("{}{}", mode.prefix(), service.class_name),
        is_taken,
        arguments,
        named.as_ref(),
        POSITIONAL,
    )?;
    let py = settings.py;
    let cache = cache_options(&settings, service.cache_name, identity)?;
    let max_retry_after = settings.number("max_retry_after").flatten();
    if max_retry_after.is_some_and(|seconds| seconds < 0.0) {
        let message = "max_retry_after: expected seconds, 0 or more".to_owned();
        return Err(refused(py, message));
    }
    let images = settings.text("image_api_url");
    let images = service
        .image_api_url
        .map(|own| {
            address(
                py,
                "image_api_url",
                (images, &settings.sources),
                service.image_environment,
                own,
            )
        })
        .transpose()?;
    let base_url = settings.text("base_url");
    let variable = Some(service.environment);
    let usual = Options::new(address(
        py,
        "base_url",
        (base_url, &settings.sources),
        variable,
        service.base_url,
    )?);
    let proxy = settings
        .text("proxy")
        .map(|text| Proxy::parse("proxy", text).map_err(|error| failed(py, None, &error.into())));
    let timeout = settings.number("timeout");
    let concurrency = settings.integer("max_concurrency").map(narrow);
    let response_bytes = settings.integer("max_response_bytes");
    let options = Options {
        requests_per_second: settings
            .number("requests_per_second")
            .unwrap_or_else(|| usual_pace(service, &settings, &usual.base_url, images.as_ref())),
        image_api_url: images,
        limiter: limiter(&settings, is_copy)?,
        timeout: timeout.unwrap_or(usual.timeout),
        timeout_given: timeout.is_some(),
        deadline: settings.number("deadline").flatten(),
        max_retries: settings.integer("max_retries").map(narrow),
        max_retry_after: max_retry_after.unwrap_or(usual.max_retry_after),
        max_concurrency: concurrency.map_or(usual.max_concurrency, |most| most as usize),
        max_response_bytes: response_bytes.map_or(usual.max_response_bytes, i64::unsigned_abs),
        user_agent: settings.text("user_agent").map(str::to_owned),
        ca_file: settings.text("ca_file").map(str::to_owned),
        http2: settings
            .text("http2")
            .and_then(Http2::named)
            .unwrap_or_default(),
        proxy: proxy.transpose()?,
        cache,
        ..usual
    };
    let numbers = numbers(&settings).unwrap_or_default();
    Ok((options, settings.sources, numbers))
}

/// The pace of a client whose caller passes none. An environment variable that leads to this machine leads to a
/// sandbox, which needs none. Who shares a pace keeps it.
fn usual_pace(
    service: &Service,
    settings: &Settings<'_>,
    base_url: &Address,
    images: Option<&Address>,
) -> Option<f64> {
    let is_of_variable = settings.text("base_url").is_none();
    let is_local = base_url.is_loopback() && images.is_none_or(Address::is_loopback);
    let is_shared = settings.text("limiter").is_some();
    match is_of_variable && is_local && !is_shared {
        true => None,
        false => service.requests_per_second(),
    }
}

/// What numbers with a point become, if the caller says it.
fn numbers(settings: &Settings<'_>) -> Option<Numbers> {
    settings.flag("decimals").map(|wanted| match wanted {
        true => Numbers::Decimals,
        false => Numbers::Floats,
    })
}

/// With whom the client shares its pace.
fn limiter(settings: &Settings<'_>, is_copy: bool) -> PyResult<Limiter> {
    let on_error = match settings.text("on_limiter_error") {
        Some("raise") => OnLimiterError::Raise,
        _ => OnLimiterError::Share,
    };
    match settings.text("limiter") {
        None if on_error == OnLimiterError::Raise => {
            let message = "on_limiter_error: needs a limiter: pass limiter=\"redis://...\", the address of the Redis server that it is about";
            Err(refused(settings.py, message.to_owned()))
        }
        Some(text) => {
            Limiter::parse(text, on_error).map_err(|error| failed(settings.py, None, &error.into()))
        }
        None if is_copy => Ok(Limiter::Copies),
        None => Ok(Limiter::Own),
    }
}

/// A number whose limits were checked.
fn narrow(number: i64) -> u32 {
    u32::try_from(number).unwrap_or(u32::MAX)
}

/// The keyword arguments of `with_options`, merged over those that the client already has, which of them were read from
/// the environment, and what numbers become.
pub fn call_settings<'py>(
    py: Python<'py>,
    client: &Client,
    known: &Sources,
    named: Option<&Bound<'py, PyDict>>,
) -> PyResult<(CallSettings, Sources, Option<Numbers>)> {
    let unread = PyTuple::empty(py);
    let settings = Settings::read(
        PassedTo::WithOptions,
        client.service().class_name,
        ClientOption::is_for_calls,
        &unread,
        named,
        0,
    )?;
    let checked = |result: Result<(), TransportError>| {
        result.map_err(|error| failed(py, None, &error.into()))
    };
    let base = &*client.settings;
    let mut options = base.clone();
    options.validate = settings.flag("validate").or(base.validate);
    lay_over(&mut options.extra.query, settings.members("extra_query"));
    lay_over(&mut options.extra.body, settings.members("extra_body"));
    for (name, value) in settings.members("extra_headers") {
        let text = value.wire_text();
        checked(check_header_name("extra_headers", name))?;
        checked(check_header(&format!("extra_headers[{name:?}]"), &text))?;
        let headers = &mut options.call.headers;
        headers.retain(|(other, _)| !other.eq_ignore_ascii_case(name));
        headers.push((name.clone(), text));
    }
    options.call.added = Arc::new(Added::new(&options.extra, &options.call.headers));
    if let Some(timeout) = settings.number("timeout") {
        checked(check_seconds("timeout", timeout))?;
        options.call.timeout = Some(timeout);
    }
    if let Some(deadline) = settings.number("deadline") {
        checked(check_seconds("deadline", deadline))?;
        options.call.deadline = Some(deadline);
    }
    if let Some(retries) = settings.integer("max_retries") {
        options.call.max_retries = Some(narrow(retries));
    }
    let cache = client.options().cache.as_ref();
    options.call.policy = policy_change(&settings, cache, &base.call.policy)?;
    let mut sources = known.clone();
    for option in ["extra_query", "extra_body", "extra_headers"] {
        for (name, _) in settings.members(option) {
            sources.forget(option, name);
        }
    }
    let numbers = numbers(&settings);
    Ok((options, sources.with(&settings.sources), numbers))
}

fn lay_over(members: &mut Vec<(String, Value)>, more: &[(String, Value)]) {
    for (name, value) in more {
        members.retain(|(other, _)| other != name);
        members.push((name.clone(), value.clone()));
    }
}
