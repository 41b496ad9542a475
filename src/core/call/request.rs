//! Turns checked arguments into a method, a path, a query and a body.

use bytes::Bytes;
use serde::Serialize;

use super::CallError;
use super::arguments::{Argument, Arguments};
use super::fault::Fault;
use super::json::Members;
use super::linked_request::LinkedRequest;
use super::own_size::OwnSizeRequest;
use super::path_template::{encode, path};
use super::render;
use super::sort_rules;
use super::unknown_names::{UnknownName, unknown_names};
use super::value::Value;
use crate::catalog::{
    Base, Encoding, Files, LinkedForm, Method, Operation, Parameter, ParameterLocation,
};

/// Replaces a masked value. In a value that is sent, asterisks are percent-encoded.
pub const MASK: &str = "***";

/// A longer query is sent as a POST if the service accepts both.
const LONGEST_QUERY: usize = 4096;

/// What a view adds to every call.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Extra {
    pub query: Vec<(String, Value)>,
    pub body: Vec<(String, Value)>,
}

/// A request without its server: what is appended to a base address, and what is sent there.
#[derive(Debug, Clone)]
pub struct Request {
    pub operation: &'static Operation,
    pub method: Method,
    pub base: Base,
    /// Percent-encoded, relative to the base address.
    pub path: String,
    /// The path to try if `path` returns 404.
    pub live_path: Option<String>,
    /// The request that follows if the service refuses to enlarge a picture.
    pub own_size: Option<Box<OwnSizeRequest>>,
    /// The file that a record names.
    pub linked: Option<Box<LinkedRequest>>,
    /// Percent-encoded, without the question mark.
    pub query: String,
    /// JSON. A copy of the request shares it.
    pub body: Option<Bytes>,
    /// The status that the service always returns for it, so that a retry is useless.
    pub lasting_status: Option<u16>,
    /// Names in it that the catalog does not list.
    pub unknown_names: Vec<UnknownName>,
}

impl Request {
    /// The address below the base address, path and query together.
    pub fn target(&self, live: bool) -> String {
        let path = match (&self.live_path, live) {
            (Some(path), true) => path,
            _ => &self.path,
        };
        self.with_query(path)
    }

    /// The address below the base address of a picture at its own size.
    pub fn own_size_target(&self) -> Option<String> {
        let own_size = self.own_size.as_ref()?;
        Some(self.with_query(&own_size.path))
    }

    /// The whole address, if it is that of a file which a record has named.
    pub fn file_address(&self) -> Option<&str> {
        self.linked.as_ref()?.address.as_deref()
    }

    /// The form of the file at that address.
    pub fn file_form(&self) -> Option<&'static LinkedForm> {
        let linked = self.linked.as_ref()?;
        linked.address.as_ref().map(|_| linked.form)
    }

    fn with_query(&self, path: &str) -> String {
        if self.query.is_empty() {
            path.to_owned()
        } else {
            format!("{path}?{}", self.query)
        }
    }
}

/// The request of a call.
pub fn request(arguments: &Arguments, extra: &Extra) -> Result<Request, CallError> {
    let operation = arguments.operation;
    let mut method = operation.method;
    let mut pairs: Vec<(String, Option<String>)> = Vec::new();
    let mut body = match method {
        Method::Get => None,
        Method::Post => Some(body(arguments, extra)?),
    };
    if let Some(name) = nested(arguments) {
        let json = encode_json(&query_as_json(arguments, extra))?;
        if encode(&json).len() > LONGEST_QUERY {
            method = Method::Post;
            body = Some(json);
        } else {
            pairs.push((name.to_owned(), Some(json)));
        }
    } else {
        for argument in arguments
            .iter()
            .filter(|each| each.parameter.place == ParameterLocation::Query)
        {
            pairs.extend(render::query(argument));
        }
        for (name, value) in &extra.query {
            pairs.retain(|(other, _)| other != name);
            pairs.extend(extra_pairs(name, value));
        }
    }
    if let Some(Files::Linked(linked)) = operation.files {
        let asked = linked.asks.iter();
        pairs.extend(asked.map(|(name, value)| ((*name).to_owned(), Some((*value).to_owned()))));
    }
    let template = template(arguments);
    Ok(Request {
        operation,
        method,
        base: operation.base,
        path: path(template, arguments),
        live_path: operation.live_path.map(|live| path(live, arguments)),
        own_size: OwnSizeRequest::new(arguments).map(Box::new),
        linked: LinkedRequest::new(arguments)?.map(Box::new),
        query: query(&pairs),
        body: body.map(Bytes::from),
        lasting_status: sort_rules::lasting_status(arguments),
        unknown_names: unknown_names(operation, |name| {
            arguments.get(name).map(|argument| &argument.value)
        }),
    })
}

/// A list repeats the name, a null leaves it out.
fn extra_pairs(name: &str, value: &Value) -> Vec<(String, Option<String>)> {
    match value {
        Value::Null => Vec::new(),
        Value::List(items) => items
            .iter()
            .map(|item| (name.to_owned(), Some(item.wire_text())))
            .collect(),
        one => vec![(name.to_owned(), Some(one.wire_text()))],
    }
}

fn query(pairs: &[(String, Option<String>)]) -> String {
    let written: Vec<String> = pairs
        .iter()
        .map(|(name, value)| match value {
            Some(value) => format!("{}={}", encode(name), encode(value)),
            None => encode(name),
        })
        .collect();
    written.join("&")
}

/// The shorter path if one of the parameters of the full path is missing.
fn template(arguments: &Arguments) -> &'static str {
    let operation = arguments.operation;
    let Some(short) = operation.short_path else {
        return operation.path;
    };
    let absent = operation.parameters.iter().any(|parameter| {
        parameter.place == ParameterLocation::Path
            && !short.contains(&format!("{{{}}}", parameter.wire))
            && arguments.get(parameter.name).is_none()
    });
    if absent { short } else { operation.path }
}

/// The parameter that accepts the whole query as JSON, if a value of this call is nested.
fn nested(arguments: &Arguments) -> Option<&'static str> {
    let operation: &'static Operation = arguments.operation;
    operation
        .nested_query
        .filter(|_| arguments.iter().any(is_nested))
}

/// Whether an argument of a query is an object or a list, for which a query has no form of its own.
pub(super) fn is_nested(argument: &Argument) -> bool {
    argument.parameter.place == ParameterLocation::Query
        && matches!(argument.value, Value::Object(_) | Value::List(_))
        && argument.parameter.render == Encoding::Plain
}

fn query_as_json<'a>(arguments: &'a Arguments, extra: &'a Extra) -> Members<'a> {
    let mut members = Members::default();
    for argument in arguments
        .iter()
        .filter(|argument| argument.parameter.place == ParameterLocation::Query)
    {
        members.push(argument.parameter.wire, render::json(argument));
    }
    members.override_with(&extra.query);
    members
}

fn body(arguments: &Arguments, extra: &Extra) -> Result<String, CallError> {
    let mut members = Members::default();
    for argument in arguments
        .iter()
        .filter(|argument| argument.parameter.place == ParameterLocation::Body)
    {
        let parameter: &Parameter = argument.parameter;
        if parameter.render == Encoding::WholeBody {
            no_place_for(&extra.body, arguments.operation)?;
            return encode_json(&argument.value);
        }
        members.place(parameter.wire, render::json(argument));
    }
    members.override_with(&extra.body);
    encode_json(&members)
}

/// Members that a view adds have no place in a body that is a list.
fn no_place_for(extra: &[(String, Value)], operation: &'static Operation) -> Result<(), CallError> {
    if extra.is_empty() {
        return Ok(());
    }
    // Their values may be secrets.
    let hidden = |(name, _): &(String, Value)| (name.clone(), Value::Text(MASK.to_owned()));
    let given = Value::Object(extra.iter().map(hidden).collect()).shown();
    let message = format!(
        "extra_body: {}() does not send a JSON object, so {given} cannot be added",
        operation.full_name()
    );
    let allowed = "nothing for this operation".to_owned();
    Err(CallError::Refused(vec![Fault::sentence(
        "extra_body",
        given,
        allowed,
        message,
    )]))
}

/// Values that cannot be sent were rejected before; any other failure is reported as a fault.
fn encode_json(value: &impl Serialize) -> Result<String, CallError> {
    serde_json::to_string(value).map_err(|error| {
        let message = format!("the body cannot be written as JSON: {error}");
        let (given, allowed) = ("a value".to_owned(), "JSON".to_owned());
        CallError::Refused(vec![Fault::sentence("body", given, allowed, message)])
    })
}
