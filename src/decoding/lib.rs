//! From the bytes of a JSON answer to Python's dicts and lists.
//!
//! A streaming reader feeds pythonize's `Pythonizer`, so that no tree of values stands in between, or
//! writes a tape of which Python's objects are made.
//! The standard library's `json` is the judge: where the fast way and it could differ (integers
//! beyond 64 bits, negative zero, lone surrogates, any error at all) it gets the whole body.
//!
//! | module | content |
//! |---|---|
//! | this one | bodies to objects: one that is waited for ([`json`]), and many records ([`bulk`], [`each`]) |
//! | `tape` | a body as a flat list of its values |
//! | `objects` | objects of a tape |
//! | `lists` | lists that are made with their size |
//! | `names` | the texts of the names of members, each made once |
//! | `texts` | texts of Rust as texts of Python |

mod lists;
mod names;
mod objects;
mod tape;
mod texts;

use std::cell::Cell;
use std::fmt;

use pyo3::exceptions::{PyRecursionError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyCFunction, PyDict, PyList, PyMapping, PyString};
use pythonize::{PythonizeMappingType, PythonizeTypes, PythonizeUnnamedMappingAdapter, Pythonizer};
use serde::Serialize;
use serde::de::{DeserializeSeed, Deserializer, Error as _, MapAccess, SeqAccess, Visitor};
use serde::ser::{Error as _, SerializeMap, SerializeSeq, Serializer};

use names::Reading;
use objects::{Build, Shapes};
use tape::Tape;

/// From so many bytes on, a body has many records.
const MANY_BYTES: usize = 16 * 1024;

/// Python's dicts and lists for the body of an answer, exactly as `json.loads` gives them.
pub fn json<'py>(py: Python<'py>, body: &[u8]) -> PyResult<Bound<'py, PyAny>> {
    if body.len() >= MANY_BYTES {
        return bulk(py, body);
    }
    match streamed(py, body) {
        Some(object) => Ok(object),
        None => standard_library(py, body),
    }
}

/// The same by the way for many records.
pub fn bulk<'py>(py: Python<'py>, body: &[u8]) -> PyResult<Bound<'py, PyAny>> {
    let _reading = Reading::begin();
    built(py, &Shapes::default(), &mut Tape::default(), body)
}

/// A list of the values of some texts, by the same way.
pub fn each<'py, 'a>(
    py: Python<'py>,
    texts: impl Iterator<Item = &'a [u8]>,
) -> PyResult<Bound<'py, PyList>> {
    let _reading = Reading::begin();
    let (shapes, mut tape) = (Shapes::default(), Tape::default());
    let list = PyList::empty(py);
    for text in texts {
        list.append(built(py, &shapes, &mut tape, text)?)?;
    }
    Ok(list)
}

/// sonic-rs into pythonize, one value after the other; nothing when this way cannot know what the
/// standard library would give.
fn streamed<'py>(py: Python<'py>, body: &[u8]) -> Option<Bound<'py, PyAny>> {
    let _reading = Reading::begin();
    let mut reader = sonic_rs::Deserializer::from_slice(body);
    let zero = Cell::new(false);
    let feed = Feed(Pythonizer::custom::<Numbered>(py), &zero, py);
    let object = feed.deserialize(&mut reader).ok()?;
    reader.end().ok()?;
    (!zero.get() || !has_negative_zero(body)).then_some(object)
}

/// sonic-rs to a tape, and the tape into Python's objects.
fn built<'a, 'py>(
    py: Python<'py>,
    shapes: &Shapes<'py>,
    tape: &mut Tape<'a>,
    body: &'a [u8],
) -> PyResult<Bound<'py, PyAny>> {
    let read = tape.read(body);
    read.filter(|()| !tape.has_zero || !has_negative_zero(body))
        .and_then(|()| Build { py, tape, shapes }.value(&mut tape.entries()))
        .map_or_else(|| standard_library(py, body), Ok)
}

/// What pythonize makes: lists, and dicts of members whose names come as numbers.
struct Numbered;

impl PythonizeTypes for Numbered {
    type Map = Members;
    type NamedMap = PythonizeUnnamedMappingAdapter<PyDict>;
    type List = PyList;
}

/// The members of an object. pythonize hands every key over as an object of Python; the number of a
/// name is one that exists already, where its text would have to be made.
struct Members;

impl PythonizeMappingType for Members {
    type Builder<'py> = Bound<'py, PyDict>;

    fn builder(py: Python<'_>, _: Option<usize>) -> PyResult<Self::Builder<'_>> {
        Ok(PyDict::new(py))
    }

    fn push_item<'py>(
        builder: &mut Self::Builder<'py>,
        key: Bound<'py, PyAny>,
        value: Bound<'py, PyAny>,
    ) -> PyResult<()> {
        match key.cast_into::<PyString>() {
            Ok(name) => builder.set_item(name, value),
            Err(other) => {
                let number: u16 = other.into_inner().extract()?;
                let name = names::numbered(builder.py(), number)
                    .ok_or_else(|| PyValueError::new_err("a name without a text"))?;
                builder.set_item(name, value)
            }
        }
    }

    fn finish(builder: Self::Builder<'_>) -> PyResult<Bound<'_, PyMapping>> {
        Ok(builder.into_mapping())
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
struct Feed<'a, 'py, S>(S, &'a Cell<bool>, Python<'py>);

impl<'de, S: Serializer> DeserializeSeed<'de> for Feed<'_, '_, S> {
    type Value = S::Ok;

    fn deserialize<D: Deserializer<'de>>(self, reader: D) -> Result<S::Ok, D::Error> {
        reader.deserialize_any(self)
    }
}

/// The magnitude from which a number without a point would no longer fit into 64 bits.
const BEYOND: f64 = 9.2e18;

/// Leaves a number to the standard library that may have been written without a point: then Python has
/// an int.
fn refuse_beyond<E: serde::de::Error>(number: f64) -> Result<(), E> {
    if number.abs() < BEYOND {
        Ok(())
    } else {
        Err(E::custom("a number for the standard library"))
    }
}

impl<'de, S: Serializer> Visitor<'de> for Feed<'_, '_, S> {
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
        refuse_beyond(number)?;
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
            .next_element_seed(Element(&mut list, self.1, self.2))?
            .is_some()
        {}
        list.end().map_err(A::Error::custom)
    }

    fn visit_map<A: MapAccess<'de>>(self, mut members: A) -> Result<S::Ok, A::Error> {
        let mut object = self
            .0
            .serialize_map(members.size_hint())
            .map_err(A::Error::custom)?;
        while members.next_key_seed(Key(&mut object, self.2))?.is_some() {
            members.next_value_seed(Member(&mut object, self.1, self.2))?;
        }
        object.end().map_err(A::Error::custom)
    }
}

/// The next element of a list, the next name or the next value of an object.
struct Element<'a, 'py, L>(&'a mut L, &'a Cell<bool>, Python<'py>);
struct Key<'a, 'py, M>(&'a mut M, Python<'py>);
struct Member<'a, 'py, M>(&'a mut M, &'a Cell<bool>, Python<'py>);

/// A value that is still to be read, as the serializers of lists and objects want to see one.
struct Pending<'a, 'py, D>(Cell<Option<D>>, &'a Cell<bool>, Python<'py>);

impl<'de, D: Deserializer<'de>> Serialize for Pending<'_, '_, D> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let reader = self
            .0
            .take()
            .ok_or_else(|| S::Error::custom("a value is read once"))?;
        Feed(serializer, self.1, self.2)
            .deserialize(reader)
            .map_err(S::Error::custom)
    }
}

impl<'de, L: SerializeSeq> DeserializeSeed<'de> for Element<'_, '_, L> {
    type Value = ();

    fn deserialize<D: Deserializer<'de>>(self, reader: D) -> Result<(), D::Error> {
        self.0
            .serialize_element(&Pending(Cell::new(Some(reader)), self.1, self.2))
            .map_err(D::Error::custom)
    }
}

impl<'de, M: SerializeMap> DeserializeSeed<'de> for Member<'_, '_, M> {
    type Value = ();

    fn deserialize<D: Deserializer<'de>>(self, reader: D) -> Result<(), D::Error> {
        self.0
            .serialize_value(&Pending(Cell::new(Some(reader)), self.1, self.2))
            .map_err(D::Error::custom)
    }
}

impl<'de, M: SerializeMap> DeserializeSeed<'de> for Key<'_, '_, M> {
    type Value = ();

    fn deserialize<D: Deserializer<'de>>(self, reader: D) -> Result<(), D::Error> {
        reader.deserialize_str(self)
    }
}

impl<M: SerializeMap> Visitor<'_> for Key<'_, '_, M> {
    type Value = ();

    fn expecting(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("the name of a member")
    }

    fn visit_str<E: serde::de::Error>(self, name: &str) -> Result<(), E> {
        match names::number(self.1, name) {
            Some(number) => self.0.serialize_key(&number),
            None => self.0.serialize_key(name),
        }
        .map_err(E::custom)
    }
}
