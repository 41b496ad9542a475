//! From the bytes of a JSON answer to Python's dicts and lists.
//!
//! A streaming reader feeds pythonize's `Pythonizer`, so that no tree of values stands in between.
//! The standard library's `json` is the judge: where the fast way and it could differ (integers
//! beyond 64 bits, negative zero, lone surrogates, any error at all) it gets the whole body.

use std::cell::{Cell, RefCell};
use std::fmt;

use pyo3::exceptions::{PyRecursionError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::{PyBool, PyBytes, PyCFunction, PyDict, PyFloat, PyInt, PyList, PyString};
use pythonize::Pythonizer;
use serde::Serialize;
use serde::de::{DeserializeSeed, Deserializer, Error as _, MapAccess, SeqAccess, Visitor};
use serde::ser::{Error as _, SerializeMap, SerializeSeq, Serializer};

/// Python's dicts and lists for the body of an answer, exactly as `json.loads` gives them.
pub fn json<'py>(py: Python<'py>, body: &[u8]) -> PyResult<Bound<'py, PyAny>> {
    match streamed(py, body) {
        Some(object) => Ok(object),
        None => standard_library(py, body),
    }
}

/// The same by the way for many records.
pub fn bulk<'py>(py: Python<'py>, body: &[u8]) -> PyResult<Bound<'py, PyAny>> {
    built(&Names::new(py), body)
}

/// A list of the values of some texts, by the same way.
pub fn each<'py, 'a>(
    py: Python<'py>,
    texts: impl Iterator<Item = &'a [u8]>,
) -> PyResult<Bound<'py, PyList>> {
    let names = Names::new(py);
    let list = PyList::empty(py);
    for text in texts {
        list.append(built(&names, text)?)?;
    }
    Ok(list)
}

/// sonic-rs into pythonize, one value after the other; nothing when this way cannot know what the
/// standard library would give.
fn streamed<'py>(py: Python<'py>, body: &[u8]) -> Option<Bound<'py, PyAny>> {
    let mut reader = sonic_rs::Deserializer::from_slice(body);
    let zero = Cell::new(false);
    let feed = Feed(Pythonizer::new(py), &zero);
    let object = feed.deserialize(&mut reader).ok()?;
    reader.end().ok()?;
    (!zero.get() || !has_negative_zero(body)).then_some(object)
}

/// sonic-rs straight into Python's objects, with one text for all members of a name.
fn built<'py>(names: &Names<'py>, body: &[u8]) -> PyResult<Bound<'py, PyAny>> {
    names.zero.set(false);
    let mut reader = sonic_rs::Deserializer::from_slice(body);
    let object = Build(names).deserialize(&mut reader).ok();
    let whole = object.filter(|_| reader.end().is_ok());
    match whole.filter(|_| !names.zero.get() || !has_negative_zero(body)) {
        Some(object) => Ok(object),
        None => standard_library(names.py, body),
    }
}

/// What the standard library makes of the body; NaN and Infinity, which JSON does not know, are errors.
fn standard_library<'py>(py: Python<'py>, body: &[u8]) -> PyResult<Bound<'py, PyAny>> {
    let refuse = PyCFunction::new_closure(py, None, None, |words, _| -> PyResult<()> {
        let word: String = words.get_item(0)?.extract()?;
        Err(PyValueError::new_err(format!("{word} is not JSON")))
    })?;
    let options = PyDict::new(py);
    options.set_item("parse_constant", refuse)?;
    py.import("json")?
        .call_method("loads", (PyBytes::new(py, body),), Some(&options))
        .map_err(|error| {
            if error.is_instance_of::<PyRecursionError>(py) {
                PyValueError::new_err("the answer is nested too deeply")
            } else {
                error
            }
        })
}

/// How many names are kept at once; records have fewer.
const NAMES: usize = 512;
/// Longer names are not looked for.
const LONGEST_NAME: usize = 64;

/// A name and its text.
type Kept<'py> = (Box<str>, Bound<'py, PyString>);

/// The texts of the names of members.
struct Names<'py> {
    py: Python<'py>,
    kept: RefCell<Vec<Option<Kept<'py>>>>,
    /// Whether a zero with a point was read.
    zero: Cell<bool>,
}

impl<'py> Names<'py> {
    fn new(py: Python<'py>) -> Self {
        Self {
            py,
            kept: RefCell::new(vec![None; NAMES]),
            zero: Cell::new(false),
        }
    }

    fn get(&self, name: &str) -> Bound<'py, PyString> {
        if name.len() > LONGEST_NAME {
            return PyString::new(self.py, name);
        }
        // FNV-1a: names are short, and who is crowded out is only made anew.
        let hash = name.bytes().fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| {
            (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
        });
        let place = usize::try_from(hash % NAMES as u64).unwrap_or(0);
        let mut kept = self.kept.borrow_mut();
        let Some(slot) = kept.get_mut(place) else {
            return PyString::new(self.py, name);
        };
        match slot {
            Some((known, text)) if &**known == name => text.clone(),
            _ => {
                let text = PyString::new(self.py, name);
                *slot = Some((name.into(), text.clone()));
                text
            }
        }
    }
}

/// Makes Python's object of every value that is read.
#[derive(Clone, Copy)]
struct Build<'a, 'py>(&'a Names<'py>);

impl<'de, 'py> DeserializeSeed<'de> for Build<'_, 'py> {
    type Value = Bound<'py, PyAny>;

    fn deserialize<D: Deserializer<'de>>(self, reader: D) -> Result<Self::Value, D::Error> {
        reader.deserialize_any(self)
    }
}

impl<'de, 'py> Visitor<'de> for Build<'_, 'py> {
    type Value = Bound<'py, PyAny>;

    fn expecting(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("JSON")
    }

    fn visit_unit<E: serde::de::Error>(self) -> Result<Self::Value, E> {
        Ok(self.0.py.None().into_bound(self.0.py))
    }

    fn visit_bool<E: serde::de::Error>(self, flag: bool) -> Result<Self::Value, E> {
        Ok(PyBool::new(self.0.py, flag).to_owned().into_any())
    }

    fn visit_i64<E: serde::de::Error>(self, number: i64) -> Result<Self::Value, E> {
        Ok(PyInt::new(self.0.py, number).into_any())
    }

    fn visit_u64<E: serde::de::Error>(self, number: u64) -> Result<Self::Value, E> {
        Ok(PyInt::new(self.0.py, number).into_any())
    }

    fn visit_f64<E: serde::de::Error>(self, number: f64) -> Result<Self::Value, E> {
        if number.abs() >= BEYOND {
            return Err(E::custom("a number for the standard library"));
        }
        if number == 0.0 {
            self.0.zero.set(true);
        }
        Ok(PyFloat::new(self.0.py, number).into_any())
    }

    fn visit_str<E: serde::de::Error>(self, text: &str) -> Result<Self::Value, E> {
        Ok(PyString::new(self.0.py, text).into_any())
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut items: A) -> Result<Self::Value, A::Error> {
        let mut list = Vec::with_capacity(items.size_hint().unwrap_or(8));
        while let Some(item) = items.next_element_seed(self)? {
            list.push(item);
        }
        let list = PyList::new(self.0.py, list).map_err(A::Error::custom)?;
        Ok(list.into_any())
    }

    fn visit_map<A: MapAccess<'de>>(self, mut members: A) -> Result<Self::Value, A::Error> {
        let object = PyDict::new(self.0.py);
        while let Some(name) = members.next_key_seed(Name(self.0))? {
            let value = members.next_value_seed(self)?;
            object.set_item(name, value).map_err(A::Error::custom)?;
        }
        Ok(object.into_any())
    }
}

/// The name of a member.
struct Name<'a, 'py>(&'a Names<'py>);

impl<'de, 'py> DeserializeSeed<'de> for Name<'_, 'py> {
    type Value = Bound<'py, PyString>;

    fn deserialize<D: Deserializer<'de>>(self, reader: D) -> Result<Self::Value, D::Error> {
        reader.deserialize_str(self)
    }
}

impl<'py> Visitor<'_> for Name<'_, 'py> {
    type Value = Bound<'py, PyString>;

    fn expecting(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("the name of a member")
    }

    fn visit_str<E: serde::de::Error>(self, name: &str) -> Result<Self::Value, E> {
        Ok(self.0.get(name))
    }
}

/// Whether the body may hold a zero with a minus: the reader takes it for one without.
fn has_negative_zero(body: &[u8]) -> bool {
    let mut rest = body;
    while let Some(place) = memchr::memmem::find(rest, b"-0") {
        let (_, number) = rest.split_at(place + 1);
        let mantissa = number
            .iter()
            .take_while(|byte| byte.is_ascii_digit() || **byte == b'.');
        if mantissa.clone().all(|byte| matches!(byte, b'0' | b'.')) {
            return true;
        }
        rest = number;
    }
    false
}

/// Hands every value that is read to a serializer, and notes whether a zero with a point was read.
struct Feed<'a, S>(S, &'a Cell<bool>);

impl<'de, S: Serializer> DeserializeSeed<'de> for Feed<'_, S> {
    type Value = S::Ok;

    fn deserialize<D: Deserializer<'de>>(self, reader: D) -> Result<S::Ok, D::Error> {
        reader.deserialize_any(self)
    }
}

/// The magnitude from which a number without a point would no longer fit into 64 bits.
const BEYOND: f64 = 9.2e18;

impl<'de, S: Serializer> Visitor<'de> for Feed<'_, S> {
    type Value = S::Ok;

    fn expecting(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("JSON")
    }

    fn visit_unit<E: serde::de::Error>(self) -> Result<S::Ok, E> {
        self.0.serialize_unit().map_err(E::custom)
    }

    fn visit_bool<E: serde::de::Error>(self, flag: bool) -> Result<S::Ok, E> {
        self.0.serialize_bool(flag).map_err(E::custom)
    }

    fn visit_i64<E: serde::de::Error>(self, number: i64) -> Result<S::Ok, E> {
        self.0.serialize_i64(number).map_err(E::custom)
    }

    fn visit_u64<E: serde::de::Error>(self, number: u64) -> Result<S::Ok, E> {
        self.0.serialize_u64(number).map_err(E::custom)
    }

    fn visit_f64<E: serde::de::Error>(self, number: f64) -> Result<S::Ok, E> {
        // It may have been written without a point: then Python has an int.
        if number.abs() >= BEYOND {
            return Err(E::custom("a number for the standard library"));
        }
        if number == 0.0 {
            self.1.set(true);
        }
        self.0.serialize_f64(number).map_err(E::custom)
    }

    fn visit_str<E: serde::de::Error>(self, text: &str) -> Result<S::Ok, E> {
        self.0.serialize_str(text).map_err(E::custom)
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut items: A) -> Result<S::Ok, A::Error> {
        let mut list = self
            .0
            .serialize_seq(items.size_hint())
            .map_err(A::Error::custom)?;
        while items
            .next_element_seed(Element(&mut list, self.1))?
            .is_some()
        {}
        list.end().map_err(A::Error::custom)
    }

    fn visit_map<A: MapAccess<'de>>(self, mut members: A) -> Result<S::Ok, A::Error> {
        let mut object = self
            .0
            .serialize_map(members.size_hint())
            .map_err(A::Error::custom)?;
        while members.next_key_seed(Key(&mut object, self.1))?.is_some() {
            members.next_value_seed(Member(&mut object, self.1))?;
        }
        object.end().map_err(A::Error::custom)
    }
}

/// The next element of a list, the next name or the next value of an object.
struct Element<'a, L>(&'a mut L, &'a Cell<bool>);
struct Key<'a, M>(&'a mut M, &'a Cell<bool>);
struct Member<'a, M>(&'a mut M, &'a Cell<bool>);

/// A value that is still to be read, as the serializers of lists and objects want to see one.
struct Pending<'a, D>(Cell<Option<D>>, &'a Cell<bool>);

impl<'de, D: Deserializer<'de>> Serialize for Pending<'_, D> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let reader = self
            .0
            .take()
            .ok_or_else(|| S::Error::custom("a value is read once"))?;
        Feed(serializer, self.1)
            .deserialize(reader)
            .map_err(S::Error::custom)
    }
}

fn pending<D>(reader: D, zero: &Cell<bool>) -> Pending<'_, D> {
    Pending(Cell::new(Some(reader)), zero)
}

impl<'de, L: SerializeSeq> DeserializeSeed<'de> for Element<'_, L> {
    type Value = ();

    fn deserialize<D: Deserializer<'de>>(self, reader: D) -> Result<(), D::Error> {
        self.0
            .serialize_element(&pending(reader, self.1))
            .map_err(D::Error::custom)
    }
}

impl<'de, M: SerializeMap> DeserializeSeed<'de> for Key<'_, M> {
    type Value = ();

    fn deserialize<D: Deserializer<'de>>(self, reader: D) -> Result<(), D::Error> {
        self.0
            .serialize_key(&pending(reader, self.1))
            .map_err(D::Error::custom)
    }
}

impl<'de, M: SerializeMap> DeserializeSeed<'de> for Member<'_, M> {
    type Value = ();

    fn deserialize<D: Deserializer<'de>>(self, reader: D) -> Result<(), D::Error> {
        self.0
            .serialize_value(&pending(reader, self.1))
            .map_err(D::Error::custom)
    }
}

#[cfg(test)]
mod tests {
    use super::has_negative_zero;

    #[test]
    fn a_negative_zero_is_found_and_nothing_else() {
        for text in ["-0", "[-0.0]", "[1,-0.00e5]", "{\"a\":-0}", "[-0.5, -0.0]"] {
            assert!(has_negative_zero(text.as_bytes()), "{text}");
        }
        for text in ["0", "[-0.5]", "\"2024-01-05\"", "-10", "[-0.001e3]", ""] {
            assert!(!has_negative_zero(text.as_bytes()), "{text}");
        }
    }
}
