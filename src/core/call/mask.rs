//! Masks what a caller adds to requests, wherever a request is shown or written down.
//!
//! The values that a view adds may be keys, so they are masked whatever their names are. The operation's
//! own values are shown, because its parameters are documented and none of them is a secret. A service may
//! repeat in its answer what it was sent. There a value is masked after its own name, and everywhere if its
//! name is that of a credential.

use std::borrow::Cow;

use bytes::Bytes;
use percent_encoding::percent_decode_str;
use serde_json::value::RawValue;

use super::path_template::encode;
use super::request::{Extra, MASK, Request};
use super::value::Value;
use crate::catalog::Method;

/// Shorter values are not searched for in an answer without their names: they may occur by chance.
const SHORTEST_SECRET: usize = 8;

/// What a caller adds to each request.
#[derive(Clone, Default)]
pub struct Added {
    /// Names and values of the query.
    query: Vec<(String, Vec<String>)>,
    /// Names of members of the body.
    body: Vec<String>,
    headers: Vec<String>,
    /// Values that are masked everywhere.
    secrets: Vec<String>,
}

impl Added {
    /// The values that these members and headers add.
    pub fn new(extra: &Extra, headers: &[(String, String)]) -> Self {
        let texts = |value: &Value| match value {
            Value::Null => Vec::new(),
            Value::List(items) => items.iter().map(Value::wire_text).collect(),
            one => vec![one.wire_text()],
        };
        let mut secrets = Vec::new();
        for (name, value) in extra.query.iter().chain(&extra.body) {
            if is_credential(name) {
                secrets.extend(texts(value));
            }
        }
        for (_, value) in headers.iter().filter(|(name, _)| is_credential(name)) {
            secrets.push(value.clone());
            // `Bearer abc` is a scheme and the secret.
            secrets.extend(value.split_once(' ').map(|(_, rest)| rest.to_owned()));
        }
        let written: Vec<String> = secrets.iter().flat_map(|secret| escaped(secret)).collect();
        secrets.extend(written);
        secrets.retain(|secret| secret.chars().count() >= SHORTEST_SECRET);
        // A secret may be a part of another one.
        secrets.sort_by_key(|secret| std::cmp::Reverse(secret.len()));
        secrets.dedup();
        let name_and_texts = |(name, value): &(String, Value)| (name.clone(), texts(value));
        Self {
            query: extra.query.iter().map(name_and_texts).collect(),
            body: extra.body.iter().map(|(name, _)| name.clone()).collect(),
            headers: headers.iter().map(|(name, _)| name.clone()).collect(),
            secrets,
        }
    }

    /// Whether nothing is added.
    pub fn is_empty(&self) -> bool {
        self.query.is_empty() && self.body.is_empty() && self.headers.is_empty()
    }

    fn is_in_query(&self, name: &str) -> bool {
        self.query.iter().any(|(added, _)| added == name)
    }

    /// The query of a request with the added values hidden.
    pub fn query<'a>(&self, request: &'a Request) -> Cow<'a, str> {
        self.pairs(&request.query, request.operation.nested_query)
    }

    fn pairs<'a>(&self, query: &'a str, nested: Option<&str>) -> Cow<'a, str> {
        if self.query.is_empty() {
            return Cow::Borrowed(query);
        }
        let is_hidden = |name: &str| self.is_in_query(name);
        Cow::Owned(mask_query(query, nested, is_hidden, is_hidden))
    }

    /// An address of a request with the added values hidden.
    pub fn address<'a>(&self, address: &'a str, request: &Request) -> Cow<'a, str> {
        if self.is_empty() {
            return Cow::Borrowed(address);
        }
        let shown = match address.split_once('?') {
            Some((place, query)) => {
                let query = self.pairs(query, request.operation.nested_query);
                Cow::Owned(format!("{place}?{query}"))
            }
            None => Cow::Borrowed(address),
        };
        match self.text(&shown) {
            // The request itself may have such a text in an argument, which is not masked.
            Cow::Owned(hidden) if !self.asks_for(request) => Cow::Owned(hidden),
            _ => shown,
        }
    }

    /// Whether the operation itself sends one of the secrets.
    fn asks_for(&self, request: &Request) -> bool {
        let query = self.query(request);
        let sends = |secret: &String| request.path.contains(secret) || query.contains(secret);
        self.secrets.iter().any(sends)
    }

    /// The body of a request with the added values hidden.
    pub fn body(&self, request: &Request) -> Option<Bytes> {
        let body = request.body.as_ref()?;
        // A query that is too long for an address travels as a body.
        let is_query = request.method != request.operation.method && request.method == Method::Post;
        let is_hidden = |name: &str| match is_query {
            true => self.is_in_query(name),
            false => self.body.iter().any(|added| added == name),
        };
        let masked = match self.query.is_empty() && self.body.is_empty() {
            true => None,
            false => mask_members(body, is_hidden),
        };
        Some(masked.map_or_else(|| body.clone(), Bytes::from))
    }

    /// The headers of a request with the added values hidden.
    pub fn headers(&self, headers: &[(String, String)]) -> Vec<(String, String)> {
        let is_hidden = |name: &str| {
            self.headers
                .iter()
                .any(|added| added.eq_ignore_ascii_case(name))
        };
        headers
            .iter()
            .map(|(name, value)| match is_hidden(name) {
                true => (name.clone(), MASK.to_owned()),
                false => (name.clone(), value.clone()),
            })
            .collect()
    }

    /// A foreign text, which may repeat what was sent, with the added values masked.
    pub fn text<'a>(&self, text: &'a str) -> Cow<'a, str> {
        let mut shown = Cow::Borrowed(text);
        if self.is_empty() {
            return shown;
        }
        for secret in &self.secrets {
            if shown.contains(secret.as_str()) {
                shown = Cow::Owned(shown.replace(secret.as_str(), MASK));
            }
        }
        for (name, values) in &self.query {
            for written in [name.clone(), encode(name)] {
                if let Some(hidden) = mask_pairs_in(&shown, &format!("{written}="), values) {
                    shown = Cow::Owned(hidden);
                }
            }
        }
        shown
    }

    /// Like [`Self::text`], for an answer.
    pub fn answer(&self, body: &Bytes) -> Bytes {
        match self.bytes(body) {
            Cow::Owned(hidden) => Bytes::from(hidden),
            Cow::Borrowed(_) => body.clone(),
        }
    }

    /// Like [`Self::text`], for a part of an answer. Bytes that are not text stay.
    pub fn bytes<'a>(&self, bytes: &'a [u8]) -> Cow<'a, [u8]> {
        if self.is_empty() {
            return Cow::Borrowed(bytes);
        }
        let mut shown = Vec::new();
        let mut is_hidden = false;
        // An added value is text, so it is within one chunk.
        for chunk in bytes.utf8_chunks() {
            let text = self.text(chunk.valid());
            is_hidden |= matches!(text, Cow::Owned(_));
            shown.extend_from_slice(text.as_bytes());
            shown.extend_from_slice(chunk.invalid());
        }
        match is_hidden {
            true => Cow::Owned(shown),
            false => Cow::Borrowed(bytes),
        }
    }
}

/// How an answer may write a text: as part of an address, and as JSON, which may escape slashes.
fn escaped(text: &str) -> [String; 3] {
    let json = serde_json::Value::from(text).to_string();
    let json = json.get(1..json.len() - 1).unwrap_or_default().to_owned();
    let slashes = json.replace('/', "\\/");
    [encode(text), json, slashes]
}

/// Words that end the name of a credential, as `api_key` and `X-Auth-Token` do.
const CREDENTIALS: [&str; 12] = [
    "authentication",
    "authorization",
    "cookie",
    "credential",
    "credentials",
    "key",
    "password",
    "secret",
    "session",
    "sessionid",
    "signature",
    "token",
];
/// Words that are credentials on their own.
const SHORT_CREDENTIALS: [&str; 6] = ["auth", "jwt", "pass", "passwd", "pwd", "sig"];

/// Whether a name is usually one of a credential.
pub fn is_credential(name: &str) -> bool {
    let name = name.to_ascii_lowercase();
    name.split(|character: char| !character.is_ascii_alphanumeric())
        .any(|word| {
            SHORT_CREDENTIALS.contains(&word)
                || CREDENTIALS.iter().any(|ending| word.ends_with(ending))
        })
}

/// A query in which the values of names with `is_hidden` are masked; names are decoded. In the parameter
/// `nested`, which is JSON, the members with `is_member_hidden` are masked.
pub fn mask_query(
    query: &str,
    nested: Option<&str>,
    is_hidden: impl Fn(&str) -> bool,
    is_member_hidden: impl Fn(&str) -> bool,
) -> String {
    let pairs: Vec<Cow<'_, str>> = query
        .split('&')
        .map(|pair| {
            let Some((name, value)) = pair.split_once('=') else {
                return Cow::Borrowed(pair);
            };
            let decoded = decode(name);
            if is_hidden(&decoded) {
                return Cow::Owned(format!("{name}={MASK}"));
            }
            if nested == Some(decoded.as_str()) {
                let json = percent_decode_str(value).decode_utf8_lossy();
                if let Some(masked) = mask_members(json.as_bytes(), &is_member_hidden) {
                    return Cow::Owned(format!("{name}={}", encode(&masked)));
                }
            }
            Cow::Borrowed(pair)
        })
        .collect();
    pairs.join("&")
}

/// A JSON object in which the values of members with `is_hidden` are masked; `None` if there are none.
/// Everything else stays as written.
pub fn mask_members(json: &[u8], is_hidden: impl Fn(&str) -> bool) -> Option<String> {
    let text = std::str::from_utf8(json).ok()?;
    let members = members(text)?;
    let mut out = String::with_capacity(text.len());
    let mut rest_at = 0;
    for (name, value) in members {
        if !is_hidden(&name) {
            continue;
        }
        // The values are parts of the text.
        let start = (value.get().as_ptr() as usize).checked_sub(text.as_ptr() as usize)?;
        out.push_str(text.get(rest_at..start)?);
        out.push('"');
        out.push_str(MASK);
        out.push('"');
        rest_at = start + value.get().len();
    }
    if rest_at == 0 {
        return None;
    }
    out.push_str(text.get(rest_at..)?);
    Some(out)
}

/// The members of a JSON object in their order; `None` for another text.
pub fn members(json: &str) -> Option<Vec<(String, &RawValue)>> {
    struct Ordered<'a>(Vec<(String, &'a RawValue)>);

    impl<'de> serde::Deserialize<'de> for Ordered<'de> {
        fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
            struct Visitor;
            impl<'de> serde::de::Visitor<'de> for Visitor {
                type Value = Ordered<'de>;

                fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                    formatter.write_str("a JSON object")
                }

                fn visit_map<A: serde::de::MapAccess<'de>>(
                    self,
                    mut map: A,
                ) -> Result<Self::Value, A::Error> {
                    let mut members = Vec::new();
                    while let Some(member) = map.next_entry()? {
                        members.push(member);
                    }
                    Ok(Ordered(members))
                }
            }
            deserializer.deserialize_map(Visitor)
        }
    }

    let members: Ordered<'_> = serde_json::from_str(json).ok()?;
    Some(members.0)
}

/// A name or a value of a query, decoded.
fn decode(text: &str) -> String {
    let spaced = text.replace('+', " ");
    percent_decode_str(&spaced).decode_utf8_lossy().into_owned()
}

/// A text in which one of the values follows `start`, with the value masked; `None` if there is none.
fn mask_pairs_in(text: &str, start: &str, values: &[String]) -> Option<String> {
    let mut out = String::new();
    let mut done = 0;
    for (at, _) in text.match_indices(start) {
        let before = text.get(..at)?;
        // `monkey=` is not `key=`; `&` may be escaped, as JSON, HTML and nested addresses do.
        let is_name = before.chars().next_back().is_none_or(|last| {
            !(last.is_alphanumeric() || matches!(last, '_' | '-' | '.' | '[' | ']'))
        }) || ["u0026", "u003f", "%26", "%3F", "%3f"]
            .iter()
            .any(|escape| before.ends_with(escape));
        let value_at = at + start.len();
        let rest = text.get(value_at..)?;
        let ends = |sign: char| sign.is_whitespace() || "&#\"'<>\\;,)".contains(sign);
        let value = rest.split(ends).next().unwrap_or_default();
        if is_name && value_at >= done && values.contains(&decode(value)) {
            out.push_str(text.get(done..value_at)?);
            out.push_str(MASK);
            done = value_at + value.len();
        }
    }
    if done == 0 {
        return None;
    }
    out.push_str(text.get(done..)?);
    Some(out)
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn added(query: &[(&str, &str)], headers: &[(&str, &str)]) -> Added {
        let value =
            |(name, text): &(&str, &str)| ((*name).to_owned(), Value::Text((*text).to_owned()));
        let extra = Extra {
            query: query.iter().map(value).collect(),
            body: Vec::new(),
        };
        let owned = |(name, text): &(&str, &str)| ((*name).to_owned(), (*text).to_owned());
        let headers: Vec<_> = headers.iter().map(owned).collect();
        Added::new(&extra, &headers)
    }

    #[test]
    fn names_of_credentials_are_recognised() {
        for name in [
            "api_key",
            "apiKey",
            "X-API-Key",
            "key",
            "access_token",
            "Authorization",
            "Cookie",
            "Set-Cookie",
            "X-Auth",
            "oauth[token]",
            "sig",
        ] {
            assert!(is_credential(name), "{name}");
        }
        for name in [
            "keywords",
            "author",
            "conditions[author]",
            "lang",
            "passenger",
            "signal",
        ] {
            assert!(!is_credential(name), "{name}");
        }
    }

    #[test]
    fn a_query_keeps_what_the_operation_sends() {
        let hidden = |name: &str| name == "api key";
        let query = "key=mine&api%20key=a%26b&q=api%20key&api%20key&token=x";
        let masked = mask_query(query, None, hidden, hidden);
        assert_eq!(
            masked,
            "key=mine&api%20key=***&q=api%20key&api%20key&token=x"
        );
        let json = encode(r#"{"q":"x", "api key" : {"a":1}}"#);
        let masked = mask_query(&format!("params={json}"), Some("params"), hidden, hidden);
        let json = encode(r#"{"q":"x", "api key" : "***"}"#);
        assert_eq!(masked, format!("params={json}"));
    }

    #[test]
    fn members_are_hidden_only_at_the_outer_level() {
        let hidden = |name: &str| name == "token";
        let body = br#"{ "a": {"token": 1.50}, "token": [1, {"x": "}"}], "b": 1.50 }"#;
        let masked = mask_members(body, hidden).unwrap();
        assert_eq!(
            masked,
            r#"{ "a": {"token": 1.50}, "token": "***", "b": 1.50 }"#
        );
        assert_eq!(mask_members(br#"{"a":1}"#, hidden), None);
        assert_eq!(mask_members(b"[1]", hidden), None);
        assert_eq!(mask_members(b"token", hidden), None);
    }

    #[test]
    fn added_values_that_an_answer_repeats_are_hidden() {
        let added = added(
            &[("api_key", "se cret/1"), ("page", "2")],
            &[
                ("Authorization", "Bearer abcdefghij"),
                ("X-Note", "renaissance"),
            ],
        );
        for (text, shown) in [
            ("/a?api_key=se%20cret%2F1&b=1", "/a?api_key=***&b=1"),
            ("/a?b=1&api_key=se+cret%2F1", "/a?b=1&api_key=***"),
            (
                r#"{"next":"/a?b\u0026page=2"}"#,
                r#"{"next":"/a?b\u0026page=***"}"#,
            ),
            (
                r#"{"next":"/a?page=3","homepage=2":1}"#,
                r#"{"next":"/a?page=3","homepage=2":1}"#,
            ),
            (
                "no abcdefghij here, 2 renaissance",
                "no *** here, 2 renaissance",
            ),
            ("se cret/1", "***"),
            (r#"{"key":"se cret\/1"}"#, r#"{"key":"***"}"#),
        ] {
            assert_eq!(added.text(text), shown);
        }
    }

    #[test]
    fn added_values_are_hidden_beside_bytes_that_are_not_text() {
        let added = added(&[("api_key", "se cret/1")], &[]);
        let body = Bytes::from_static(b"\xff\"se cret/1\xe2\x82se cret/1\"\xff");
        assert_eq!(added.answer(&body), b"\xff\"***\xe2\x82***\"\xff"[..]);
        let other = Bytes::from_static(b"\xffsecret\xff");
        assert_eq!(added.answer(&other), other);
    }

    proptest! {
        #[test]
        fn no_secret_is_left(before in ".*", after in ".*", secret in "[a-z0-9]{8,20}") {
            let added = added(&[("token", &secret)], &[]);
            let text = format!("{before}{secret}{after}");
            prop_assert!(!added.text(&text).contains(&secret));
        }

        #[test]
        fn nothing_added_hides_nothing(text in ".*") {
            prop_assert_eq!(Added::default().text(&text), text.as_str());
        }
    }
}
