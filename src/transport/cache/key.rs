//! Computes the key of a request. Two requests have the same key exactly when they ask for the same thing.
//!
//! A key is the SHA-256 of parts that are each preceded by their length, so that different lists of parts
//! never produce the same text. Keys must not collide. The hashed text may contain what a view adds, such
//! as a secret in the query, and is not stored anywhere.

use std::fmt::Write as _;

use http::Uri;
use percent_encoding::percent_decode_str;
use serde::de::{Deserialize, Deserializer, MapAccess, Visitor};
use serde_json::value::RawValue;
use sha2::{Digest, Sha256};

use super::test_scope;
use crate::Address;
use openshelf_core::call::Request;
use openshelf_core::host::is_loopback;

/// The version of the hashed text, a digit. An entry under the key of another version is not found.
pub const KEY_VERSION: u8 = 2;
/// JSON that is nested deeper than this is compared as written.
const MAX_DEPTH: usize = 64;

pub type Hash = [u8; 32];

/// The key of a request.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, std::hash::Hash)]
pub struct CacheKey {
    /// Stored with the entry and compared on a hit.
    pub hash: Hash,
}

/// The address of a server, as a part of keys.
#[derive(Debug, Clone, Default)]
pub struct Site {
    text: Vec<u8>,
    /// The port, if the server is on this machine.
    local_port: Option<u16>,
}

impl Site {
    pub fn new(address: &Address) -> Self {
        let text = address.as_str();
        let uri: Uri = text.parse().unwrap_or_default();
        let scheme = uri.scheme_str().unwrap_or_default().to_ascii_lowercase();
        let usual = if scheme == "https" { 443 } else { 80 };
        let mut out = Vec::with_capacity(text.len() + 32);
        push_part(&mut out, scheme.as_bytes());
        push_part(
            &mut out,
            uri.host()
                .unwrap_or_default()
                .to_ascii_lowercase()
                .as_bytes(),
        );
        push_part(
            &mut out,
            uri.port_u16().unwrap_or(usual).to_string().as_bytes(),
        );
        push_part(&mut out, uri.path().trim_end_matches('/').as_bytes());
        let is_local = uri.host().is_some_and(is_loopback);
        Self {
            text: out,
            local_port: uri.port_u16().filter(|_| is_local),
        }
    }

    /// The same key for one of several servers that use the same address one after the other.
    pub fn with_identity(mut self, identity: &str) -> Self {
        if !identity.is_empty() {
            push_part(&mut self.text, identity.as_bytes());
        }
        self
    }
}

/// The key of a request to an address, with the headers that a view adds.
pub fn key(site: &Site, request: &Request, headers: &[(String, String)]) -> CacheKey {
    let mut text =
        Vec::with_capacity(site.text.len() + request.path.len() + request.query.len() + 96);
    push_part(&mut text, &[b'0' + KEY_VERSION]);
    text.extend_from_slice(&site.text);
    if let Some(scope) = site.local_port.and_then(test_scope::of_port) {
        push_part(&mut text, b"test");
        push_part(&mut text, scope.to_string().as_bytes());
    }
    let method = request.method.verb();
    push_part(&mut text, method.as_bytes());
    // The documented path, because the live path returns the same answer.
    push_part(&mut text, request.path.trim_start_matches('/').as_bytes());
    push_query(&mut text, &request.query, request.operation.nested_query);
    match &request.body {
        None => push_part(&mut text, b""),
        Some(body) => push_part(&mut text, &json(body)),
    }
    push_part(&mut text, &own_headers(headers));
    CacheKey {
        hash: Sha256::digest(&text).into(),
    }
}

fn push_part(out: &mut Vec<u8>, bytes: &[u8]) {
    out.extend_from_slice(bytes.len().to_string().as_bytes());
    out.push(b':');
    out.extend_from_slice(bytes);
}

/// Bytes as hexadecimal digits.
pub fn hex(bytes: &[u8]) -> String {
    let mut out = String::with_capacity(bytes.len() * 2);
    for byte in bytes {
        // Writing to a text cannot fail.
        let _ = write!(out, "{byte:02x}");
    }
    out
}

/// The reverse of `hex` for a whole hash.
pub fn unhex(text: &str) -> Option<Hash> {
    let mut out = [0; 32];
    if text.len() != 64 || !text.is_ascii() {
        return None;
    }
    for (index, byte) in out.iter_mut().enumerate() {
        *byte = u8::from_str_radix(text.get(index * 2..index * 2 + 2)?, 16).ok()?;
    }
    Some(out)
}

/// The pairs by name; those of one name keep their order.
fn push_query(out: &mut Vec<u8>, query: &str, nested: Option<&str>) {
    let mut pairs: Vec<&str> = query.split('&').filter(|pair| !pair.is_empty()).collect();
    pairs.sort_by_key(|pair| name_of(pair));
    push_part(out, pairs.len().to_string().as_bytes());
    for pair in pairs {
        match pair.split_once('=') {
            Some((name, value)) if nested == Some(name) => {
                let value = percent_decode_str(value).decode_utf8_lossy();
                push_part(out, name.as_bytes());
                push_part(out, &json(value.as_bytes()));
            }
            _ => push_part(out, pair.as_bytes()),
        }
    }
}

fn name_of(pair: &str) -> &str {
    pair.split_once('=').map_or(pair, |(name, _)| name)
}

/// The headers that a view adds, by name.
fn own_headers(headers: &[(String, String)]) -> Vec<u8> {
    let mut all: Vec<(String, &str)> = headers
        .iter()
        .map(|(name, value)| (name.to_ascii_lowercase(), value.as_str()))
        .collect();
    all.sort_by(|left, right| left.0.cmp(&right.0));
    let mut out = Vec::new();
    for (name, value) in all {
        push_part(&mut out, name.as_bytes());
        push_part(&mut out, value.as_bytes());
    }
    out
}

/// JSON with its members sorted by name and its numbers as written. Other text is marked and stays as it
/// is.
fn json(text: &[u8]) -> Vec<u8> {
    let mut out = Vec::with_capacity(text.len() + 1);
    out.push(b'j');
    let written = serde_json::from_slice::<&RawValue>(text)
        .ok()
        .and_then(|value| canonical(value, &mut out, 0));
    if written.is_none() {
        out.clear();
        out.push(b't');
        out.extend_from_slice(text);
    }
    out
}

fn canonical(value: &RawValue, out: &mut Vec<u8>, depth: usize) -> Option<()> {
    if depth > MAX_DEPTH {
        return None;
    }
    let text = value.get();
    match text.bytes().next()? {
        b'{' => {
            let mut members: Members = serde_json::from_str(text).ok()?;
            members.0.sort_by(|left, right| left.0.cmp(&right.0));
            out.push(b'{');
            for (name, member) in members.0 {
                out.extend(serde_json::to_vec(&name).ok()?);
                out.push(b':');
                canonical(member, out, depth + 1)?;
                out.push(b',');
            }
            out.push(b'}');
        }
        b'[' => {
            let items: Vec<&RawValue> = serde_json::from_str(text).ok()?;
            out.push(b'[');
            for item in items {
                canonical(item, out, depth + 1)?;
                out.push(b',');
            }
            out.push(b']');
        }
        b'"' => {
            let string: String = serde_json::from_str(text).ok()?;
            out.extend(serde_json::to_vec(&string).ok()?);
        }
        _ => out.extend_from_slice(text.as_bytes()),
    }
    Some(())
}

/// The members of an object with their values as they are written; repeated names stay.
struct Members<'a>(Vec<(String, &'a RawValue)>);

impl<'de> Deserialize<'de> for Members<'de> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct MembersVisitor;
        impl<'de> Visitor<'de> for MembersVisitor {
            type Value = Members<'de>;

            fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                formatter.write_str("a JSON object")
            }

            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Self::Value, A::Error> {
                let mut members = Vec::new();
                while let Some(member) = map.next_entry::<String, &'de RawValue>()? {
                    members.push(member);
                }
                Ok(Members(members))
            }
        }
        deserializer.deserialize_map(MembersVisitor)
    }
}
