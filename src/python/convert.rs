//! Converts Python arguments: plain types, dates, decimals, enums, paths, and numpy's scalars.

use pyo3::prelude::*;
use pyo3::types::{
    PyBool, PyByteArray, PyBytes, PyDict, PyFloat, PyInt, PyList, PyMemoryView, PyString, PyTuple,
};

use super::errors::wrong_value;
use openshelf_core::call::Value;

/// How deep an object may be nested.
const DEEPEST: usize = 200;

/// The value as an object of Python, from which [`value`] makes an equal one.
pub fn to_python<'py>(py: Python<'py>, value: &Value) -> PyResult<Bound<'py, PyAny>> {
    Ok(match value {
        Value::Null => py.None().into_bound(py),
        Value::Boolean(flag) => PyBool::new(py, *flag).to_owned().into_any(),
        Value::Integer(number) => number.into_pyobject(py)?.into_any(),
        Value::BigInteger(digits) => py.get_type::<PyInt>().call1((digits,))?,
        Value::Number(number) => PyFloat::new(py, *number).into_any(),
        Value::Decimal(digits) => py.import("decimal")?.getattr("Decimal")?.call1((digits,))?,
        Value::Text(text) | Value::Date(text) | Value::DateTime(text) => {
            PyString::new(py, text).into_any()
        }
        Value::List(items) => {
            let list = PyList::empty(py);
            for item in items {
                list.append(to_python(py, item)?)?;
            }
            list.into_any()
        }
        Value::Object(members) => {
            let all = PyDict::new(py);
            for (name, member) in members {
                all.set_item(name, to_python(py, member)?)?;
            }
            all.into_any()
        }
        Value::Unfit { given, why } => {
            return Err(wrong_value(format!("{given}: {why}")));
        }
    })
}

/// The value independent of Python. A value that cannot be sent becomes `Value::Unfit`, so that the error
/// can name its place together with all other faults.
pub fn value(object: &Bound<'_, PyAny>) -> Value {
    Converter::default().convert(object)
}

#[derive(Default)]
struct Converter {
    /// The containers that are being visited, to detect a cycle.
    open: Vec<usize>,
}

fn unfit(object: &Bound<'_, PyAny>, why: &'static str) -> Value {
    let kind = object
        .get_type()
        .name()
        .map_or_else(|_| "object".to_owned(), |name| name.to_string());
    Value::Unfit {
        given: format!("a value of type {kind}"),
        why,
    }
}

impl Converter {
    fn convert(&mut self, object: &Bound<'_, PyAny>) -> Value {
        if object.is_none() {
            return Value::Null;
        }
        if let Ok(flag) = object.cast_exact::<PyBool>() {
            return Value::Boolean(flag.is_true());
        }
        if let Ok(text) = object.cast_exact::<PyString>() {
            return plain_text(text);
        }
        if let Ok(number) = object.cast_exact::<PyInt>() {
            return integer(number.as_any());
        }
        if let Ok(number) = object.cast_exact::<PyFloat>() {
            return Value::Number(number.value());
        }
        if let Ok(members) = object.cast::<PyDict>() {
            return self.inside(object, |this| this.members(members));
        }
        if let Ok(items) = object.cast::<PyList>() {
            return self.inside(object, |this| {
                Value::List(items.iter().map(|item| this.convert(&item)).collect())
            });
        }
        if let Ok(items) = object.cast::<PyTuple>() {
            return self.inside(object, |this| {
                Value::List(items.iter().map(|item| this.convert(&item)).collect())
            });
        }
        self.special(object)
            .unwrap_or_else(|_| unfit(object, "it cannot be read"))
    }

    fn inside(
        &mut self,
        object: &Bound<'_, PyAny>,
        look: impl FnOnce(&mut Self) -> Value,
    ) -> Value {
        let address = object.as_ptr() as usize;
        if self.open.contains(&address) {
            return unfit(object, "it contains itself");
        }
        if self.open.len() == DEEPEST {
            return unfit(object, "it is nested too deeply");
        }
        self.open.push(address);
        let value = look(self);
        self.open.pop();
        value
    }

    fn members(&mut self, members: &Bound<'_, PyDict>) -> Value {
        let mut all = Vec::with_capacity(members.len());
        for (name, value) in members.iter() {
            match self.convert(&name) {
                Value::Text(name) => all.push((name, self.convert(&value))),
                other => {
                    let shown = other.shown();
                    all.push((shown, unfit(&name, "the names of members must be str")));
                }
            }
        }
        Value::Object(all)
    }

    /// Types that are checked after Python's own: subclasses, dates, enums, numpy.
    fn special(&mut self, object: &Bound<'_, PyAny>) -> PyResult<Value> {
        let py = object.py();
        if is_instance(object, "enum", "Enum")? {
            return Ok(self.convert(&object.getattr("value")?));
        }
        if let Ok(text) = object.cast::<PyString>() {
            return Ok(plain_text(text));
        }
        if object.is_instance_of::<PyBytes>()
            || object.is_instance_of::<PyByteArray>()
            || object.is_instance_of::<PyMemoryView>()
        {
            return Ok(unfit(
                object,
                "JSON and URLs carry text, not bytes; base64.b64encode(value).decode() is text",
            ));
        }
        if is_instance(object, "datetime", "datetime")? {
            let text: String = object.call_method0("isoformat")?.extract()?;
            return Ok(if text.starts_with(|first: char| first.is_ascii_digit()) {
                Value::DateTime(text)
            } else {
                unfit(object, "it is not a time")
            });
        }
        if is_instance(object, "datetime", "date")? {
            let text: String = object.call_method0("isoformat")?.extract()?;
            return Ok(Value::Date(text));
        }
        if is_instance(object, "decimal", "Decimal")? {
            return decimal(object);
        }
        let module: String = object
            .get_type()
            .getattr("__module__")
            .and_then(|name| name.extract())
            .unwrap_or_default();
        if module == "numpy" || module.starts_with("numpy.") {
            // Scalars become the nearest plain value, arrays a list of them.
            let plain = object.call_method0("tolist")?;
            // numpy has no plain value for an invalid time (NaT) and for some of its number types.
            return Ok(
                if plain.is_none() || plain.get_type().is(object.get_type()) {
                    unfit(object, "it is not a plain value")
                } else {
                    self.convert(&plain)
                },
            );
        }
        if let Ok(number) = object.cast::<PyInt>() {
            return Ok(integer(number.as_any()));
        }
        if let Ok(number) = object.cast::<PyFloat>() {
            return Ok(Value::Number(number.value()));
        }
        if object.hasattr("__fspath__")? {
            let path = object.call_method0("__fspath__")?;
            return Ok(self.convert(&path));
        }
        if is_instance(object, "collections.abc", "Mapping")? {
            let members = PyDict::new(py);
            members.update(object.cast()?)?;
            return Ok(self.inside(object, |this| this.members(&members)));
        }
        Ok(unfit(
            object,
            "only None, bool, int, float, str, list, tuple, dict, date, datetime, Decimal, Enum and numpy's scalars can be",
        ))
    }
}

fn plain_text(text: &Bound<'_, PyString>) -> Value {
    match text.to_cow() {
        Ok(text) => Value::Text(text.into_owned()),
        Err(_) => Value::Unfit {
            given: "a str with a lone surrogate".to_owned(),
            why: "it is not valid Unicode",
        },
    }
}

fn integer(number: &Bound<'_, PyAny>) -> Value {
    if let Ok(small) = number.extract::<i64>() {
        return Value::Integer(small);
    }
    // Python prints an int of up to 4300 digits; no parameter accepts a longer one.
    match number
        .call_method0("__repr__")
        .and_then(|text| text.extract())
    {
        Ok(digits) => Value::BigInteger(digits),
        Err(_) => unfit(number, "it has too many digits"),
    }
}

/// The digits as JSON writes a number.
fn decimal(object: &Bound<'_, PyAny>) -> PyResult<Value> {
    if !object.call_method0("is_finite")?.extract::<bool>()? {
        return Ok(Value::Unfit {
            given: object.str()?.to_string(),
            why: "JSON cannot represent this number",
        });
    }
    let text: String = object.call_method1("__format__", ("f",))?.extract()?;
    Ok(Value::Decimal(text))
}

/// Whether the object is of the class, if anybody has imported its module at all.
fn is_instance(object: &Bound<'_, PyAny>, module: &str, class: &str) -> PyResult<bool> {
    let modules = object.py().import("sys")?.getattr("modules")?;
    match modules.cast::<PyDict>()?.get_item(module)? {
        Some(module) => object.is_instance(&module.getattr(class)?),
        None => Ok(false),
    }
}

/// An integer of at least 1, and not a bool.
pub fn whole(
    name: &str,
    given: Option<&Bound<'_, PyAny>>,
    most: u64,
    allowed: &str,
) -> PyResult<Option<u64>> {
    let Some(given) = given.filter(|given| !given.is_none()) else {
        return Ok(None);
    };
    let passed = value(given);
    match &passed {
        Value::Integer(number) if *number >= 1 && number.unsigned_abs() <= most => {
            Ok(Some(number.unsigned_abs()))
        }
        _ => Err(wrong_value(format!(
            "{name}: expected {allowed}, got {}",
            passed.shown()
        ))),
    }
}
