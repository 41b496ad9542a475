//! Reads a few members of a JSON answer and of its records, and skips everything else.

use std::fmt;

use memchr::memmem;
use serde::de::{DeserializeSeed, Deserializer, Error, IgnoredAny, MapAccess, SeqAccess, Visitor};
use serde_json::Value;

/// The values of the wanted members of a record, in the order in which they are wanted; none for a record
/// that is not an object, and `None` for one that is null.
pub type Record<'a> = Option<&'a [Option<Value>]>;

/// What is read of an answer.
pub struct Wanted<'a> {
    /// Members of the answer; dotted.
    pub members: &'a [&'static str],
    /// The member that has the records; empty if the answer itself is the record or their list.
    pub records: &'a str,
    /// Members of each record; dotted.
    pub of_record: &'a [&'static str],
}

/// What was read of an answer besides its records.
#[derive(Debug, Default, PartialEq)]
pub struct Skimmed {
    /// The values of the wanted members, in the order in which they are wanted.
    pub members: Vec<Option<Value>>,
    /// The answer itself is one record.
    pub is_record: bool,
}

/// Reads an answer, and passes on each of its records; `None` if it is not JSON.
pub fn skim(
    body: &[u8],
    wanted: &Wanted<'_>,
    sink: &mut impl FnMut(Record<'_>),
) -> Option<Skimmed> {
    let body = body.strip_prefix(b"\xef\xbb\xbf").unwrap_or(body);
    let mut reader = serde_json::Deserializer::from_slice(body);
    let skimmed = Answer { wanted, sink }.deserialize(&mut reader).ok()?;
    reader.end().ok()?;
    Some(skimmed)
}

/// Reads one record.
pub fn skim_record(text: &[u8], of_record: &[&'static str], sink: &mut impl FnMut(Record<'_>)) {
    let mut reader = serde_json::Deserializer::from_slice(text);
    // A record that cannot be read is reported where it is decoded.
    let _ = Records { of_record, sink }.deserialize(&mut reader);
}

/// The first name of a dotted path, and the rest.
fn first(path: &str) -> (&str, Option<&str>) {
    match path.split_once('.') {
        Some((name, rest)) => (name, Some(rest)),
        None => (path, None),
    }
}

/// A value within another one.
fn within(value: &Value, rest: Option<&str>) -> Option<Value> {
    let mut parts = rest.into_iter().flat_map(|rest| rest.split('.'));
    parts
        .try_fold(value, |value, name| value.get(name))
        .cloned()
}

/// Reads the value of a member, if it is wanted.
fn read_member<'de, A: MapAccess<'de>>(
    object: &mut A,
    name: &str,
    paths: &[&str],
    values: &mut [Option<Value>],
) -> Result<(), A::Error> {
    if !paths.iter().any(|path| first(path).0 == name) {
        return object.next_value::<IgnoredAny>().map(drop);
    }
    let value: Value = object.next_value()?;
    for (path, place) in paths.iter().zip(values) {
        let (own, rest) = first(path);
        if own == name {
            *place = within(&value, rest);
        }
    }
    Ok(())
}

struct Answer<'a, F> {
    wanted: &'a Wanted<'a>,
    sink: &'a mut F,
}

impl<'de, F: FnMut(Record<'_>)> DeserializeSeed<'de> for Answer<'_, F> {
    type Value = Skimmed;

    fn deserialize<D: Deserializer<'de>>(self, reader: D) -> Result<Skimmed, D::Error> {
        reader.deserialize_any(self)
    }
}

impl<'de, F: FnMut(Record<'_>)> Visitor<'de> for Answer<'_, F> {
    type Value = Skimmed;

    fn expecting(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("an object or a list")
    }

    fn visit_seq<A: SeqAccess<'de>>(self, list: A) -> Result<Skimmed, A::Error> {
        let records = Records {
            of_record: self.wanted.of_record,
            sink: self.sink,
        };
        records.visit_seq(list)?;
        Ok(Skimmed {
            members: vec![None; self.wanted.members.len()],
            is_record: false,
        })
    }

    fn visit_map<A: MapAccess<'de>>(self, mut object: A) -> Result<Skimmed, A::Error> {
        let Wanted {
            members,
            records,
            of_record,
        } = *self.wanted;
        let is_record = records.is_empty();
        let mut values = vec![None; members.len()];
        let mut own = vec![None; of_record.len()];
        while let Some(name) = object.next_key::<String>()? {
            if is_record && of_record.iter().any(|path| first(path).0 == name) {
                read_member(&mut object, &name, of_record, &mut own)?;
            } else if !is_record && name == records && !of_record.is_empty() {
                object.next_value_seed(Records {
                    of_record,
                    sink: &mut *self.sink,
                })?;
            } else {
                read_member(&mut object, &name, members, &mut values)?;
            }
        }
        if is_record {
            (self.sink)(Some(&own));
        }
        Ok(Skimmed {
            members: values,
            is_record,
        })
    }
}

/// The records of a list, or one record.
struct Records<'a, F> {
    of_record: &'a [&'static str],
    sink: &'a mut F,
}

impl<'de, F: FnMut(Record<'_>)> DeserializeSeed<'de> for Records<'_, F> {
    type Value = ();

    fn deserialize<D: Deserializer<'de>>(self, reader: D) -> Result<(), D::Error> {
        reader.deserialize_any(self)
    }
}

impl<'de, F: FnMut(Record<'_>)> Visitor<'de> for Records<'_, F> {
    type Value = ();

    fn expecting(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("records")
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<(), A::Error> {
        loop {
            let next = list.next_element_seed(Records {
                of_record: self.of_record,
                sink: &mut *self.sink,
            })?;
            if next.is_none() {
                return Ok(());
            }
        }
    }

    fn visit_map<A: MapAccess<'de>>(self, mut object: A) -> Result<(), A::Error> {
        let mut values = vec![None; self.of_record.len()];
        while let Some(name) = object.next_key::<String>()? {
            read_member(&mut object, &name, self.of_record, &mut values)?;
        }
        (self.sink)(Some(&values));
        Ok(())
    }

    fn visit_unit<E: Error>(self) -> Result<(), E> {
        (self.sink)(None);
        Ok(())
    }

    fn visit_str<E: Error>(self, _: &str) -> Result<(), E> {
        (self.sink)(Some(&[]));
        Ok(())
    }

    fn visit_bool<E: Error>(self, _: bool) -> Result<(), E> {
        self.visit_str("")
    }

    fn visit_i64<E: Error>(self, _: i64) -> Result<(), E> {
        self.visit_str("")
    }

    fn visit_u64<E: Error>(self, _: u64) -> Result<(), E> {
        self.visit_str("")
    }

    fn visit_f64<E: Error>(self, _: f64) -> Result<(), E> {
        self.visit_str("")
    }
}

/// Whether an object anywhere in a body has a member of this name, without parsing the body.
pub fn has_member(body: &[u8], name: &str) -> bool {
    let name = serde_json::Value::from(name).to_string();
    memmem::find_iter(body, &name).any(|at| {
        let behind = body.get(at + name.len()..).unwrap_or_default();
        behind.trim_ascii_start().starts_with(b":")
    })
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn read(body: &Value, records: &str) -> (Skimmed, Vec<Option<Vec<Option<Value>>>>) {
        let wanted = Wanted {
            members: &["errors.not_found", "messages"],
            records,
            of_record: &["id", "place.code"],
        };
        let mut seen = Vec::new();
        let text = serde_json::to_vec(body).unwrap();
        let skimmed = skim(&text, &wanted, &mut |record: Record<'_>| {
            seen.push(record.map(<[_]>::to_vec));
        });
        (skimmed.unwrap(), seen)
    }

    #[test]
    fn members_and_records_are_read_wherever_they_are() {
        let record = json!({ "id": 1, "more": [[{}]], "place": { "code": "a", "id": 2 } });
        let own = Some(vec![Some(json!(1)), Some(json!("a"))]);
        let (skimmed, seen) = read(
            &json!({ "errors": { "not_found": ["x"] }, "results": [record, null, {}] }),
            "results",
        );
        assert_eq!(skimmed.members, [Some(json!(["x"])), None]);
        assert_eq!(seen, [own.clone(), None, Some(vec![None, None])]);
        let (_, seen) = read(&json!([record, null, 7, "x"]), "");
        assert_eq!(
            seen,
            [own.clone(), None, Some(Vec::new()), Some(Vec::new())]
        );
        let (skimmed, seen) = read(&record, "");
        assert!(skimmed.is_record);
        assert_eq!(seen, [own]);
    }

    #[test]
    fn other_texts_are_no_answer() {
        let wanted = Wanted {
            members: &["messages"],
            records: "",
            of_record: &[],
        };
        for text in ["", "[", "7", "<html>", "[]]"] {
            assert_eq!(skim(text.as_bytes(), &wanted, &mut |_| {}), None, "{text}");
        }
        let marked = skim(
            "\u{feff}{\"messages\": \"m\"}".as_bytes(),
            &wanted,
            &mut |_| {},
        );
        assert_eq!(marked.unwrap().members, [Some(json!("m"))]);
    }
}
