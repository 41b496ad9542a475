//! The request that a handler answers.

use http::{HeaderMap, Method};
use jiff::civil::Date;
use percent_encoding::percent_decode_str;
use serde_json::Value;

use crate::job_plan::JobPlan;

/// A request: its path taken apart, its query and its JSON body.
#[derive(Debug)]
pub struct Call {
    pub method: Method,
    /// The sandbox's address, such as `http://127.0.0.1:8080`.
    pub url: String,
    /// The sandbox's current day.
    pub today: Date,
    /// The path as sent.
    pub path: String,
    /// The path's segments, each decoded, without the empty one after a final slash.
    pub segments: Vec<String>,
    /// Whether the path ends in a slash.
    pub slash: bool,
    /// Whether the path of the operation that fits ends in one.
    pub path_slash: bool,
    /// A percent sign of the path is not followed by two digits, or the bytes are not text.
    pub badly_encoded: bool,
    /// The query as sent, without its question mark.
    pub query_text: String,
    pub query: Vec<(String, String)>,
    /// The values of the placeholders of the operation's path.
    pub arguments: Vec<(&'static str, String)>,
    pub headers: HeaderMap,
    /// The body as JSON; null if there is none.
    pub body: Value,
    pub body_bytes: Vec<u8>,
    /// The plan of the job that the request creates, if a fault changes it.
    pub job: Option<JobPlan>,
}

fn decode(segment: &str) -> Option<String> {
    let mut rest = segment.as_bytes();
    while let Some(at) = rest.iter().position(|byte| *byte == b'%') {
        let digits = rest.get(at + 1..at + 3)?;
        if !digits.iter().all(u8::is_ascii_hexdigit) {
            return None;
        }
        rest = rest.get(at + 3..)?;
    }
    Some(percent_decode_str(segment).decode_utf8().ok()?.into_owned())
}

/// The names and values of a query, a plus being a space.
pub fn parse_query(text: &str) -> Vec<(String, String)> {
    let plain = |part: &str| {
        percent_decode_str(&part.replace('+', " "))
            .decode_utf8_lossy()
            .into_owned()
    };
    text.split('&')
        .filter(|pair| !pair.is_empty())
        .map(|pair| match pair.split_once('=') {
            Some((name, value)) => (plain(name), plain(value)),
            None => (plain(pair), String::new()),
        })
        .collect()
}

impl Call {
    /// Reads what the server received.
    pub fn read(head: &http::request::Parts, body: &[u8], url: &str, today: Date) -> Self {
        let path = head.uri.path().to_owned();
        let query_text = head.uri.query().unwrap_or_default().to_owned();
        let mut raw: Vec<&str> = path.strip_prefix('/').unwrap_or(&path).split('/').collect();
        let slash = raw.last().is_some_and(|last| last.is_empty());
        if slash {
            raw.pop();
        }
        let mut badly_encoded = false;
        let segments = raw
            .into_iter()
            .map(|segment| {
                decode(segment).unwrap_or_else(|| {
                    badly_encoded = true;
                    segment.to_owned()
                })
            })
            .collect();
        Self {
            method: head.method.clone(),
            url: url.to_owned(),
            today,
            segments,
            slash,
            path_slash: false,
            badly_encoded,
            query: parse_query(&query_text),
            query_text,
            path,
            arguments: Vec::new(),
            headers: head.headers.clone(),
            body: serde_json::from_slice(body).unwrap_or(Value::Null),
            body_bytes: body.to_vec(),
            job: None,
        }
    }

    /// The value of a placeholder of the operation's path. It is empty if the path has none of that name.
    pub fn argument(&self, name: &str) -> &str {
        self.arguments
            .iter()
            .find(|(known, _)| *known == name)
            .map_or("", |(_, value)| value.as_str())
    }

    /// The first value of a query parameter.
    pub fn query(&self, name: &str) -> Option<&str> {
        self.query
            .iter()
            .find(|(known, _)| known == name)
            .map(|(_, value)| value.as_str())
    }

    /// Every value of a query parameter, in order.
    pub fn queries<'a>(&'a self, name: &'a str) -> impl Iterator<Item = &'a str> {
        self.query
            .iter()
            .filter(move |(known, _)| known == name)
            .map(|(_, value)| value.as_str())
    }

    /// A member of the body; its name is dotted if nested.
    pub fn member(&self, name: &str) -> Option<&Value> {
        name.split('.')
            .try_fold(&self.body, |value, part| value.get(part))
            .filter(|value| !value.is_null())
    }

    /// A value of the body, or else of the query, as text; the default if there is none.
    pub fn given_or(&self, name: &str, default: &str) -> String {
        self.given(name).unwrap_or_else(|| default.to_owned())
    }

    /// A value of the body, or else of the query, as text.
    pub fn given(&self, name: &str) -> Option<String> {
        match self.member(name) {
            Some(Value::String(text)) => Some(text.clone()),
            Some(value) => Some(value.to_string()),
            None => self.query(name).map(str::to_owned),
        }
    }

    /// A value of the body, or else of the query, as a whole number.
    pub fn number(&self, name: &str) -> Option<i64> {
        self.given(name)?.trim().parse().ok()
    }

    /// A header as text.
    pub fn header(&self, name: &str) -> Option<&str> {
        self.headers.get(name)?.to_str().ok()
    }

    /// The same target, with or without a trailing slash.
    pub fn target_with_slash(&self, slash: bool) -> String {
        let bare = self.path.trim_end_matches('/');
        let end = if slash { "/" } else { "" };
        if self.query_text.is_empty() {
            format!("{bare}{end}")
        } else {
            format!("{bare}{end}?{}", self.query_text)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_segment_is_decoded() {
        assert_eq!(decode("a%2Fb").as_deref(), Some("a/b"));
        assert_eq!(decode("a+b%20c").as_deref(), Some("a+b c"));
        assert_eq!(decode("%E0%A4%A"), None);
        assert_eq!(decode("100%"), None);
    }

    #[test]
    fn a_plus_in_a_query_is_a_space() {
        assert_eq!(
            parse_query("q=a+b%2Bc&grayscale&x%5B%5D=1"),
            [("q", "a b+c"), ("grayscale", ""), ("x[]", "1")]
                .map(|(name, value)| (name.to_owned(), value.to_owned()))
        );
    }

    proptest::proptest! {
        #[test]
        fn any_text_survives_a_segment(text: String) {
            let sent = percent_encoding::utf8_percent_encode(&text, percent_encoding::NON_ALPHANUMERIC);
            proptest::prop_assert_eq!(decode(&sent.to_string()), Some(text));
        }
    }
}
