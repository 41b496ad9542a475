//! Collects what did not go into a column: values that do not fit and members that the operation does not
//! define.

use std::collections::HashMap;
use std::fmt::{self, Display};

use arrow_array::ArrayRef;
use arrow_array::cast::AsArray;
use serde::de::{Deserializer, IgnoredAny, MapAccess, Visitor};

/// The path of a value in its record, from the inside out.
#[derive(Clone, Copy)]
pub enum Path<'p> {
    /// The record itself.
    Record,
    Member(&'p Path<'p>, &'p str),
    Item(&'p Path<'p>, usize),
}

impl Display for Path<'_> {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Record => Ok(()),
            Self::Member(Path::Record, name) => formatter.write_str(name),
            Self::Member(outer, name) => write!(formatter, "{outer}.{name}"),
            Self::Item(outer, place) => write!(formatter, "{outer}[{place}]"),
        }
    }
}

impl Path<'_> {
    fn text(&self) -> String {
        match self {
            Self::Record => ".".to_owned(),
            other => other.to_string(),
        }
    }
}

/// The leftovers of one row: the texts of values by path, in the order of their appearance.
#[derive(Debug, Default)]
pub struct Leftovers {
    pub unfit: Vec<(String, String)>,
    pub extra: Vec<(String, String)>,
}

impl Leftovers {
    pub fn unfit(&mut self, at: &Path<'_>, value: &str) {
        self.unfit.push((at.text(), value.to_owned()));
    }

    pub fn extra(&mut self, at: &Path<'_>, value: &str) {
        self.extra.push((at.text(), value.to_owned()));
    }

    pub fn clear(&mut self) {
        self.unfit.clear();
        self.extra.clear();
    }
}

/// Keeps only the last of several values with the same name, at the position of the first.
pub fn keep_last(values: &mut Vec<(String, String)>) {
    if values.len() < 2 {
        return;
    }
    let mut places: HashMap<String, usize> = HashMap::with_capacity(values.len());
    let mut kept: Vec<(String, String)> = Vec::with_capacity(values.len());
    for (name, value) in values.drain(..) {
        if let Some(known) = places.get(&name).and_then(|place| kept.get_mut(*place)) {
            known.1 = value;
        } else {
            places.insert(name.clone(), kept.len());
            kept.push((name, value));
        }
    }
    *values = kept;
}

/// A JSON object of the values; `None` if there are none.
pub fn object(values: &[(String, String)]) -> Option<String> {
    if values.is_empty() {
        return None;
    }
    let members: Vec<String> = values
        .iter()
        .map(|(name, value)| format!("{}: {value}", serde_json::Value::from(name.as_str())))
        .collect();
    Some(format!("{{{}}}", members.join(", ")))
}

/// How many values the column of leftovers contains.
pub fn count_leftovers(column: &ArrayRef) -> usize {
    let mut count = 0;
    each_leftover(column, |_| count += 1);
    count
}

/// Shows the path of each value that the column of leftovers contains.
pub fn each_leftover(column: &ArrayRef, mut see: impl FnMut(&str)) {
    let Some(texts) = column.as_string_opt::<i32>() else {
        return;
    };
    for text in texts.iter().flatten() {
        let mut reader = serde_json::Deserializer::from_str(text);
        // The column has objects only, whose members this module has written.
        drop(reader.deserialize_map(Names(&mut see)));
    }
}

/// Shows the names of an object's members.
struct Names<'s, See>(&'s mut See);

impl<'de, See: FnMut(&str)> Visitor<'de> for Names<'_, See> {
    type Value = ();

    fn expecting(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("an object")
    }

    fn visit_map<M: MapAccess<'de>>(self, mut members: M) -> Result<(), M::Error> {
        while let Some((name, _)) = members.next_entry::<String, IgnoredAny>()? {
            self.0(&name);
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use arrow_array::StringArray;

    use super::*;

    #[test]
    fn leftovers_are_counted() {
        let values = [
            ("a".to_owned(), "1".to_owned()),
            ("b.c".to_owned(), "[{}]".to_owned()),
        ];
        let texts = StringArray::from(vec![object(&values), None, object(&values[..1])]);
        assert_eq!(count_leftovers(&(Arc::new(texts) as ArrayRef)), 3);
    }
}
