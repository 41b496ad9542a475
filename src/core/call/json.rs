//! A JSON document that borrows its values instead of copying them.

use serde::ser::SerializeMap;
use serde::{Serialize, Serializer};

use super::value::Value;

/// A value that is written as JSON without being copied.
#[derive(Debug)]
pub enum Json<'a> {
    Value(&'a Value),
    /// A value in the form of a text.
    Text(String),
    Object(Members<'a>),
}

/// The members of an object, in order.
#[derive(Debug, Default)]
pub struct Members<'a>(Vec<(&'a str, Json<'a>)>);

impl<'a> Members<'a> {
    /// Appends a value.
    pub fn push(&mut self, name: &'a str, value: Json<'a>) {
        self.0.push((name, value));
    }

    /// Puts a value at a dotted place.
    pub fn place(&mut self, place: &'a str, value: Json<'a>) {
        let Some((outer, inner)) = place.split_once('.') else {
            self.0.push((place, value));
            return;
        };
        let found = self.0.iter_mut().find(|(name, _)| *name == outer);
        if let Some((_, Json::Object(nested))) = found {
            nested.place(inner, value);
            return;
        }
        let mut nested = Members::default();
        nested.place(inner, value);
        self.0.push((outer, Json::Object(nested)));
    }

    /// Adds members in the place of those with the same name.
    pub fn override_with(&mut self, extra: &'a [(String, Value)]) {
        for (name, value) in extra {
            let value = Json::Value(value);
            match self.0.iter_mut().find(|(other, _)| other == name) {
                Some(member) => member.1 = value,
                None => self.0.push((name, value)),
            }
        }
    }
}

impl Serialize for Json<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Value(value) => value.serialize(serializer),
            Self::Text(text) => serializer.serialize_str(text),
            Self::Object(members) => members.serialize(serializer),
        }
    }
}

impl Serialize for Members<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut object = serializer.serialize_map(Some(self.0.len()))?;
        for (name, value) in &self.0 {
            object.serialize_entry(name, value)?;
        }
        object.end()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_are_placed_where_their_names_say() {
        let (one, two) = (Value::Integer(1), Value::Text("two".to_owned()));
        let mut body = Members::default();
        body.place("filter.a", Json::Value(&one));
        body.place("page", Json::Value(&one));
        body.place("filter.b.c", Json::Text("x".to_owned()));
        body.place("filter.b.d", Json::Value(&two));
        let extra = [
            ("page".to_owned(), two.clone()),
            ("more".to_owned(), one.clone()),
        ];
        body.override_with(&extra);
        assert_eq!(
            serde_json::to_string(&body).unwrap(),
            r#"{"filter":{"a":1,"b":{"c":"x","d":"two"}},"page":"two","more":1}"#
        );
    }
}
