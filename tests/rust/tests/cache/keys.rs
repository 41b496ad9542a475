//! Tests that two requests have the same key exactly when they ask for the same thing.

use std::collections::{BTreeMap, HashMap};

use openshelf::call::Request;
use openshelf::catalog::{Base, Method, Operation};
use openshelf::services::find;
use openshelf::transport::Address;
use openshelf::transport::cache::{CacheKey, Site, key};
use proptest::prelude::*;
use serde_json::Value;

/// A request in parts, before it is serialised.
#[derive(Debug, Clone)]
struct Asked {
    scheme: &'static str,
    host: &'static str,
    port: Option<u16>,
    base: &'static str,
    method: Method,
    path: String,
    query: Vec<(String, Option<String>)>,
    body: Option<Value>,
    headers: Vec<(String, String)>,
}

/// The meaning of a request: equal exactly if the requests are.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
struct Meaning {
    site: (String, String, u16, String),
    post: bool,
    path: String,
    query: BTreeMap<String, Vec<Option<String>>>,
    body: Option<String>,
    headers: BTreeMap<String, String>,
}

/// JSON with its members sorted, by way of a map that sorts them.
fn sorted(value: &Value) -> String {
    match value {
        Value::Object(members) => {
            let members: BTreeMap<&String, String> = members
                .iter()
                .map(|(name, value)| (name, sorted(value)))
                .collect();
            format!("{members:?}")
        }
        Value::Array(items) => {
            let items: Vec<String> = items.iter().map(sorted).collect();
            format!("{items:?}")
        }
        Value::String(text) => format!("text {text:?}"),
        other => other.to_string(),
    }
}

impl Asked {
    fn meaning(&self) -> Meaning {
        let mut query: BTreeMap<String, Vec<Option<String>>> = BTreeMap::new();
        for (name, value) in &self.query {
            query.entry(name.clone()).or_default().push(value.clone());
        }
        let usual = if self.scheme == "https" { 443 } else { 80 };
        Meaning {
            site: (
                self.scheme.to_owned(),
                self.host.to_lowercase(),
                self.port.unwrap_or(usual),
                self.base.trim_end_matches('/').to_owned(),
            ),
            post: self.method == Method::Post,
            path: self.path.clone(),
            query,
            body: self.body.as_ref().map(sorted),
            headers: self
                .headers
                .iter()
                .map(|(name, value)| (name.to_lowercase(), value.clone()))
                .collect(),
        }
    }

    fn key(&self) -> CacheKey {
        let port = self.port.map_or(String::new(), |port| format!(":{port}"));
        let address = format!("{}://{}{port}{}", self.scheme, self.host, self.base);
        let address = Address::parse("base_url", &address).unwrap();
        let written: Vec<String> = self
            .query
            .iter()
            .map(|(name, value)| match value {
                Some(value) => format!(
                    "{}={}",
                    openshelf::call::encode(name),
                    openshelf::call::encode(value)
                ),
                None => openshelf::call::encode(name),
            })
            .collect();
        let request = Request {
            operation: operation("disease", "totals.world"),
            method: self.method,
            base: Base::Api,
            path: format!("/{}", self.path),
            live_path: None,
            own_size: None,
            linked: None,
            lasting_status: None,
            unknown_names: Vec::new(),
            query: written.join("&"),
            body: self.body.as_ref().map(|body| body.to_string().into()),
        };
        key(&Site::new(&address), &request, &self.headers)
    }
}

fn operation(service: &str, name: &str) -> &'static Operation {
    find(service)
        .unwrap()
        .operations()
        .find(|operation| operation.full_name() == name)
        .unwrap()
}

/// Short texts of the characters that the writing of a key uses itself.
fn text() -> impl Strategy<Value = String> {
    "[a1:,=&\u{e9}]{0,3}"
}

fn json() -> impl Strategy<Value = Value> {
    let leaf = prop_oneof![
        Just(Value::Null),
        any::<bool>().prop_map(Value::Bool),
        (0..3_i64).prop_map(Value::from),
        (0..3_u8).prop_map(|number| Value::from(f64::from(number))),
        text().prop_map(Value::String),
    ];
    leaf.prop_recursive(3, 12, 3, |inner| {
        prop_oneof![
            proptest::collection::vec(inner.clone(), 0..3).prop_map(Value::Array),
            proptest::collection::vec((text(), inner), 0..3)
                .prop_map(|members| Value::Object(members.into_iter().collect())),
        ]
    })
}

prop_compose! {
    fn asked()(
        scheme in prop::sample::select(vec!["http", "https"]),
        host in prop::sample::select(vec!["x.org", "X.ORG", "x.or", "127.0.0.1"]),
        port in prop::option::of(prop::sample::select(vec![80_u16, 443, 8080])),
        base in prop::sample::select(vec!["", "/", "/a", "/a/", "/a/b"]),
        post in any::<bool>(),
        path in "[a1/]{0,3}",
        query in proptest::collection::vec((text(), prop::option::of(text())), 0..3),
        body in prop::option::of(json()),
        headers in proptest::collection::btree_map("[ab]", "[a1:]{0,2}", 0..3),
    ) -> Asked {
        Asked {
            scheme,
            host,
            port,
            base,
            method: if post { Method::Post } else { Method::Get },
            // A path begins with one slash, whatever the caller writes.
            path: path.trim_start_matches('/').to_owned(),
            query: query.into_iter().filter(|(name, value)| !(name.is_empty() && value.is_none())).collect(),
            body,
            headers: headers.into_iter().collect(),
        }
    }
}

/// The same request, written in another order.
fn otherwise(asked: &Asked) -> Asked {
    fn turned(value: &Value) -> Value {
        match value {
            Value::Object(members) => Value::Object(
                members
                    .iter()
                    .rev()
                    .map(|(name, value)| (name.clone(), turned(value)))
                    .collect(),
            ),
            Value::Array(items) => Value::Array(items.iter().map(turned).collect()),
            other => other.clone(),
        }
    }
    let mut query = asked.query.clone();
    // Names in another order; the values of one name stay in theirs.
    query.sort_by(|left, right| right.0.cmp(&left.0));
    Asked {
        host: if asked.host == "x.org" {
            "X.org"
        } else {
            asked.host
        },
        port: asked
            .port
            .or(Some(if asked.scheme == "https" { 443 } else { 80 })),
        base: match asked.base {
            "/a" => "/a/",
            other => other,
        },
        query,
        body: asked.body.as_ref().map(turned),
        headers: asked
            .headers
            .iter()
            .rev()
            .map(|(name, value)| (name.to_uppercase(), value.clone()))
            .collect(),
        ..asked.clone()
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn keys_are_equal_exactly_for_equal_requests(
        all in proptest::collection::vec(asked(), 40)
    ) {
        let mut by_meaning: HashMap<Meaning, CacheKey> = HashMap::new();
        let mut by_hash: HashMap<[u8; 32], (Meaning, Asked)> = HashMap::new();
        for asked in all {
            let (meaning, key) = (asked.meaning(), asked.key());
            let known = by_meaning.entry(meaning.clone()).or_insert(key);
            prop_assert_eq!(&*known, &key);
            let (other, first) = by_hash.entry(key.hash).or_insert((meaning.clone(), asked.clone()));
            prop_assert_eq!(&*other, &meaning, "{:?} and {:?}", first, asked);
        }
    }

    #[test]
    fn any_change_changes_the_key(asked in asked(), more in text()) {
        let first = asked.key();
        let mut others = Vec::new();
        let mut changed = asked.clone();
        changed.path.push('x');
        others.push(changed);
        let mut changed = asked.clone();
        changed.query.push((format!("z{more}"), None));
        others.push(changed);
        let mut changed = asked.clone();
        changed.body = Some(match asked.body.clone() {
            Some(body) => Value::Array(vec![body]),
            None => Value::Null,
        });
        others.push(changed);
        let mut changed = asked.clone();
        changed.headers.push((format!("z{}", more.len()), more));
        others.push(changed);
        for other in others {
            prop_assert_ne!(&other.key(), &first, "{:?}", other);
        }
    }

    #[test]
    fn the_notation_of_a_request_does_not_matter(asked in asked()) {
        prop_assert_eq!(otherwise(&asked).key(), asked.key());
    }
}

fn plain() -> Asked {
    Asked {
        scheme: "https",
        host: "x.org",
        port: None,
        base: "/api",
        method: Method::Post,
        path: "a".to_owned(),
        query: Vec::new(),
        body: Some(serde_json::json!({"a": 1})),
        headers: vec![("X-CacheKey".to_owned(), "hidden".to_owned())],
    }
}

#[test]
fn values_of_one_name_keep_their_order() {
    let pair = |value: &str| ("a".to_owned(), Some(value.to_owned()));
    let first = Asked {
        query: vec![pair("1"), pair("2")],
        ..plain()
    };
    let second = Asked {
        query: vec![pair("2"), pair("1")],
        ..plain()
    };
    assert_ne!(first.key(), second.key());
}

/// The key of a body that is given as text, not as a value, and of a query that carries JSON.
fn written(body: Option<&str>, query: &str) -> CacheKey {
    let address = Address::parse("base_url", "https://x.org").unwrap();
    let request = Request {
        operation: operation("museum", "artworks.search"),
        method: Method::Post,
        base: Base::Api,
        path: "/a".to_owned(),
        live_path: None,
        own_size: None,
        linked: None,
        lasting_status: None,
        unknown_names: Vec::new(),
        query: query.to_owned(),
        body: body.map(|body| body.to_owned().into()),
    };
    key(&Site::new(&address), &request, &[])
}

#[test]
fn numbers_are_compared_as_they_are_written() {
    let all = [
        "1",
        "1.0",
        "\"1\"",
        "18446744073709551616",
        "18446744073709551617",
        "1e999",
        "0.1",
        "0.10000000000000001",
    ];
    let keys: std::collections::HashSet<CacheKey> = all
        .iter()
        .map(|number| written(Some(&format!("{{\"a\":{number}}}")), ""))
        .collect();
    assert_eq!(keys.len(), all.len());
}

#[test]
fn repeated_members_and_deep_bodies_are_distinguished() {
    assert_ne!(
        written(Some(r#"{"a":1,"a":2}"#), ""),
        written(Some(r#"{"a":2,"a":1}"#), "")
    );
    let deep = |inner: &str| format!("{}{inner}{}", "[".repeat(300), "]".repeat(300));
    assert_ne!(written(Some(&deep("1")), ""), written(Some(&deep("2")), ""));
    assert_ne!(
        written(Some("not JSON"), ""),
        written(Some("\"not JSON\""), "")
    );
    assert_ne!(written(Some(""), ""), written(None, ""));
}

#[test]
fn the_order_of_json_members_in_a_query_does_not_matter() {
    let nested = operation("museum", "artworks.search").nested_query.unwrap();
    let one = format!("{nested}=%7B%22a%22%3A1%2C%22b%22%3A2%7D");
    let other = format!("{nested}=%7B%22b%22%3A2%2C%22a%22%3A1%7D");
    let third = format!("{nested}=%7B%22b%22%3A2%2C%22a%22%3A3%7D");
    assert_eq!(written(None, &one), written(None, &other));
    assert_ne!(written(None, &one), written(None, &third));
}

#[test]
fn the_live_path_does_not_matter() {
    let mut request = Request {
        operation: operation("museum", "artworks.search"),
        method: Method::Get,
        base: Base::Api,
        path: "/documented".to_owned(),
        live_path: None,
        own_size: None,
        linked: None,
        lasting_status: None,
        unknown_names: Vec::new(),
        query: String::new(),
        body: None,
    };
    let site = Site::new(&Address::parse("base_url", "https://x.org").unwrap());
    let documented = key(&site, &request, &[]);
    request.live_path = Some("/renamed".to_owned());
    assert_eq!(key(&site, &request, &[]), documented);
}
