//! Fills the placeholders of a path, each by exactly one segment.

use percent_encoding::{AsciiSet, NON_ALPHANUMERIC, utf8_percent_encode};

use super::arguments::{Argument, Arguments};
use super::render;
use crate::catalog::Encoding;

/// Everything but the unreserved characters of RFC 3986.
const RESERVED: &AsciiSet = &NON_ALPHANUMERIC
    .remove(b'-')
    .remove(b'.')
    .remove(b'_')
    .remove(b'~');

/// Percent-encodes everything but the unreserved characters.
pub fn encode(text: &str) -> String {
    utf8_percent_encode(text, RESERVED).to_string()
}

/// The path with every placeholder filled by exactly one segment.
pub fn path(template: &str, arguments: &Arguments) -> String {
    let mut out = String::with_capacity(template.len() + 16);
    let mut rest = template;
    while let Some((before, after)) = rest.split_once('{') {
        out.push_str(before);
        let Some((name, tail)) = after.split_once('}') else {
            break;
        };
        if let Some(argument) = arguments.get(name) {
            out.push_str(&segment(argument));
        }
        rest = tail;
    }
    out.push_str(rest);
    out
}

fn segment(argument: &Argument) -> String {
    let text = render::text(argument);
    match argument.parameter.render {
        Encoding::Commas | Encoding::CommasOrBars => encode(&text).replace("%2C", ","),
        Encoding::Segments(_) => encode(&text).replace("%2F", "/"),
        _ => encode(&text),
    }
}
