//! Finds the recorded calls of an operation by their requests.
//!
//! A value that was masked when a call was recorded, `***`, matches any value: the current key need not be
//! the key of the recording, and a test needs no key at all. A `filter` of the caller may mask more: a
//! segment of the path, a value of the query, a member of the body, or the whole query or body.

use std::borrow::Cow;
use std::collections::HashMap;

use bytes::Bytes;
use percent_encoding::percent_decode_str;

use super::super::cache::key::{CacheKey, Site, key};
use super::line::{Line, RecordedCall};
use openshelf_core::call::{MASK, Request, mask_members, mask_query, members};

/// The calls whose hidden values are the same, by their keys.
#[derive(Debug)]
struct Group {
    masks: Masks,
    places: HashMap<CacheKey, Vec<usize>>,
}

/// The places of one operation's calls.
#[derive(Debug)]
pub struct Places(Vec<Group>);

impl Places {
    /// The places of an operation's calls; `like` is a request of the operation.
    pub fn new<'a>(
        operation: &str,
        calls: impl Iterator<Item = &'a RecordedCall>,
        like: &Request,
    ) -> Self {
        let mut groups: Vec<Group> = Vec::new();
        for (at, call) in calls.enumerate() {
            if call.line.operation != operation {
                continue;
            }
            let masks = Masks::of(&call.line, like.operation.nested_query);
            let key = key_of(&call.line.request(like));
            if let Some(group) = groups.iter_mut().find(|group| group.masks == masks) {
                group.places.entry(key).or_default().push(at);
                continue;
            }
            groups.push(Group {
                masks,
                places: HashMap::from([(key, vec![at])]),
            });
        }
        // A call that matches exactly comes before one with masked values.
        groups.sort_by_key(|group| group.masks.count());
        Self(groups)
    }

    /// The key by which a request is found, and the places of its answers in order.
    pub fn find(&self, request: &Request) -> Option<(CacheKey, &[usize])> {
        self.0.iter().find_map(|group| {
            let key = key_of(&group.masks.hide(request));
            let found = group.places.get(&key)?;
            Some((key, found.as_slice()))
        })
    }
}

/// A key that two requests share exactly when they ask for the same thing.
fn key_of(request: &Request) -> CacheKey {
    key(&Site::default(), request, &[])
}

/// Which values of a recorded request are masked.
#[derive(Debug, Default, PartialEq, Eq)]
struct Masks {
    segments: Vec<usize>,
    /// The whole query, or the whole body.
    whole_query: bool,
    whole_body: bool,
    /// Names, decoded.
    query: Vec<String>,
    /// Names of members of the parameter that accepts the whole query as JSON.
    nested: Vec<String>,
    body: Vec<String>,
}

impl Masks {
    fn of(line: &Line, nested: Option<&str>) -> Self {
        let segments = line.path.split('/').enumerate();
        let mut masks = Self {
            segments: segments
                .filter(|(_, segment)| *segment == MASK)
                .map(|(at, _)| at)
                .collect(),
            whole_query: line.query == MASK,
            ..Self::default()
        };
        for pair in line.query.split('&') {
            let Some((name, value)) = pair.split_once('=') else {
                continue;
            };
            let name = percent_decode_str(name).decode_utf8_lossy();
            if value == MASK {
                masks.query.push(name.into_owned());
            } else if nested == Some(&*name) {
                let json = percent_decode_str(value).decode_utf8_lossy();
                masks.nested = masked_members(&json);
            }
        }
        if let Some(body) = &line.body {
            masks.whole_body = is_mask(body.get());
            masks.body = masked_members(body.get());
        }
        masks
    }

    fn count(&self) -> usize {
        let whole = usize::from(self.whole_query) + usize::from(self.whole_body);
        self.segments.len() + self.query.len() + self.nested.len() + self.body.len() + whole
    }

    /// The request with the same values hidden.
    fn hide<'a>(&self, request: &'a Request) -> Cow<'a, Request> {
        if self.count() == 0 {
            return Cow::Borrowed(request);
        }
        let segments = request.path.split('/').enumerate();
        let segments: Vec<&str> = segments
            .map(|(at, segment)| match self.segments.contains(&at) {
                true => MASK,
                false => segment,
            })
            .collect();
        let has = |names: &[String], name: &str| names.iter().any(|known| known == name);
        let query = match self.whole_query {
            true => MASK.to_owned(),
            false => mask_query(
                &request.query,
                request.operation.nested_query,
                |name| has(&self.query, name),
                |name| has(&self.nested, name),
            ),
        };
        let body = request.body.as_ref().map(|body| match self.whole_body {
            true => Bytes::from(format!("\"{MASK}\"")),
            false => mask_members(body, |name| has(&self.body, name))
                .map_or_else(|| body.clone(), Bytes::from),
        });
        Cow::Owned(Request {
            path: segments.join("/"),
            query,
            body,
            ..request.clone()
        })
    }
}

fn is_mask(json: &str) -> bool {
    json.strip_prefix('"')
        .and_then(|rest| rest.strip_suffix('"'))
        == Some(MASK)
}

fn masked_members(json: &str) -> Vec<String> {
    let all = members(json).unwrap_or_default();
    all.into_iter()
        .filter(|(_, value)| is_mask(value.get()))
        .map(|(name, _)| name)
        .collect()
}
