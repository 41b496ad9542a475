//! Renders the page that a browser sees at the sandbox's root.

use std::fmt::Write;

use serde_json::{Value, json};

use openshelf_core::call::{self, Extra, bind, request};
use openshelf_core::catalog::{
    Answer, Base, DefaultValue, Method, Operation, Parameter, ParameterKind, Rule, Service,
};

const HEAD: &str = r#"<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>The openshelf sandbox</title>
<style>
body { font: 16px/1.5 system-ui, sans-serif; max-width: 75rem; margin: 2rem auto; padding: 0 1rem; }
table { border-collapse: collapse; width: 100%; }
td { padding: .15rem .75rem .15rem 0; vertical-align: top; border-top: 1px solid #ddd; }
td:nth-child(2) { color: #666; }
</style>
<h1>The openshelf sandbox</h1>
<p>Five services with made-up data, on this machine. A linked operation can be opened here.</p>
"#;

/// The addresses at which the sandbox serves one service.
pub struct ServiceLinks {
    pub service: &'static Service,
    pub base_url: String,
    pub image_api_url: Option<String>,
}

/// The text with the signs that mean something to a browser written out.
fn escape_html(text: &str) -> String {
    text.replace('&', "&amp;")
        .replace('<', "&lt;")
        .replace('"', "&quot;")
}

fn to_argument(value: &Value) -> call::Value {
    match value {
        Value::Null => call::Value::Null,
        Value::Bool(flag) => call::Value::Boolean(*flag),
        Value::Number(number) => number.as_i64().map_or_else(
            || call::Value::Number(number.as_f64().unwrap_or_default()),
            call::Value::Integer,
        ),
        Value::String(text) => call::Value::Text(text.clone()),
        Value::Array(items) => call::Value::List(items.iter().map(to_argument).collect()),
        Value::Object(members) => call::Value::Object(
            members
                .iter()
                .map(|(name, value)| (name.clone(), to_argument(value)))
                .collect(),
        ),
    }
}

/// The documentation's value of a parameter, or one that its operation allows.
fn sample(parameter: &Parameter) -> Value {
    if let Ok(value) = serde_json::from_str(parameter.sample) {
        return value;
    }
    match (parameter.default, parameter.values.first(), parameter.kind) {
        (DefaultValue::Boolean(flag), ..) => json!(flag),
        (DefaultValue::Integer(number), ..) => json!(number),
        (DefaultValue::Text(text), ..) => json!(text),
        (_, Some(text), ParameterKind::Texts) => json!([text]),
        (_, Some(text), ParameterKind::Integer) => json!(text.parse::<i64>().unwrap_or(1)),
        (_, Some(text), _) => json!(text),
        (_, None, ParameterKind::Boolean) => json!(true),
        _ => json!(parameter.min.or(parameter.max).unwrap_or(1)),
    }
}

/// The address of an operation's example; `None` if a link cannot request it or always fails.
fn link(
    service_links: &ServiceLinks,
    operation: &'static Operation,
    documented: bool,
) -> Option<String> {
    if operation.method != Method::Get || operation.lasting_status.is_some() {
        return None;
    }
    let needed = operation.parameters.iter().filter(|parameter| {
        parameter.required
            || operation.rules.iter().any(|rule| {
                matches!(rule, Rule::ExactlyOne(names) if names.first() == Some(&parameter.name))
            })
    });
    let arguments = needed
        .map(|parameter| (parameter.name, to_argument(&sample(parameter))))
        .collect();
    let bound = bind(operation, arguments, &[], true).ok()?;
    let written = request(&bound, &Extra::default()).ok()?;
    let base = match (written.base, &service_links.image_api_url) {
        (Base::Images, Some(images)) => images,
        _ => &service_links.base_url,
    };
    Some(format!("{base}{}", written.target(!documented)))
}

/// The whole page.
pub fn render_index(services: &[ServiceLinks], documented: bool) -> String {
    let mut page = HEAD.to_owned();
    for service_links in services {
        let service = service_links.service;
        // Writing to a text cannot fail.
        let _ = write!(
            page,
            "<h2 id=\"{0}\">{1}</h2>\n<p>{2} Base address: <code>{3}</code></p>\n<table>\n",
            service.name,
            escape_html(service.title),
            escape_html(service.description),
            escape_html(service_links.base_url.trim_end_matches('/')),
        );
        for operation in service
            .operations()
            .filter(|operation| operation.answer != Answer::Address)
        {
            let name = escape_html(&operation.full_name());
            let name = match link(service_links, operation, documented) {
                Some(address) => format!("<a href=\"{}\">{name}</a>", escape_html(&address)),
                None => name,
            };
            let verb = operation.method.verb();
            let _ = writeln!(
                page,
                "<tr><td>{name}<td>{verb}<td>{}",
                escape_html(operation.summary)
            );
        }
        page.push_str("</table>\n");
    }
    page
}
