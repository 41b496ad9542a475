//! Decodes arbitrary bytes with the decoder and with the standard library's `json`: value and error must be
//! equal.
//!
//! A body is decoded as a whole, and then line by line as several texts, which share the shapes of their
//! objects. A thread caches member names from body to body. So if libFuzzer does not reproduce a difference
//! with the body alone, it needs the bodies before it.
#![no_main]

use std::ffi::CStr;
use std::sync::OnceLock;

use libfuzzer_sys::fuzz_target;
use pyo3::exceptions::{PyRecursionError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyDict, PyFloat, PyList};

/// More levels are refused, whatever `json` makes of them.
const DEEPEST: usize = 10_000;

/// The reference: `json.loads` and its arguments. Words that are not JSON are rejected.
const JUDGE: &CStr = cr#"
from json import loads

def refuse(word):
    raise ValueError(f"{word} is not JSON")

options = {"parse_constant": refuse}
"#;

struct Judge {
    loads: Py<PyAny>,
    options: Py<PyDict>,
}

static FOUND: OnceLock<Judge> = OnceLock::new();

fn judge() -> &'static Judge {
    FOUND.get_or_init(|| {
        Python::initialize();
        Python::attach(|py| {
            let module = PyModule::from_code(py, JUDGE, c"judge.py", c"judge").unwrap();
            let options = module.getattr("options").unwrap();
            Judge {
                loads: module.getattr("loads").unwrap().unbind(),
                options: options.cast_into().unwrap().unbind(),
            }
        })
    })
}

/// The result of decoding a body.
type Read<'py> = PyResult<Bound<'py, PyAny>>;

impl Judge {
    fn read<'py>(&self, py: Python<'py>, body: &[u8]) -> Read<'py> {
        let body = PyBytes::new(py, body);
        let loads = self.loads.bind(py);
        loads.call((body,), Some(self.options.bind(py)))
    }
}

fuzz_target!(init: { judge(); }, |body: &[u8]| {
    let judge = judge();
    Python::attach(|py| {
        compare(py, body, openshelf_decoding::json(py, body), judge.read(py, body));
        if body.contains(&b'\n') {
            let lines = || body.split(|byte| *byte == b'\n');
            let ours = openshelf_decoding::each(py, lines()).map(Bound::into_any);
            let values: PyResult<Vec<_>> = lines().map(|line| judge.read(py, line)).collect();
            let theirs = values.and_then(|values| Ok(PyList::new(py, values)?.into_any()));
            compare(py, body, ours, theirs);
        }
    });
});

fn compare<'py>(py: Python<'py>, body: &[u8], ours: Read<'py>, theirs: Read<'py>) {
    let same = match (&ours, &theirs) {
        (Ok(ours), Ok(theirs)) => is_same(ours, theirs),
        (Err(ours), Err(theirs)) => is_same_error(py, body, ours, theirs),
        _ => false,
    };
    assert!(
        same,
        "{}\nis {ours:?}\nand json makes {theirs:?} of it",
        body.escape_ascii()
    );
}

/// Equal with types, the order of members, and floats to the bit. Values are nested as deeply as bodies,
/// so this is not recursive.
fn is_same<'py>(ours: &Bound<'py, PyAny>, theirs: &Bound<'py, PyAny>) -> bool {
    let mut left = vec![(ours.clone(), theirs.clone())];
    while let Some((ours, theirs)) = left.pop() {
        if !ours.get_type().is(theirs.get_type()) {
            return false;
        }
        let same = if let (Ok(ours), Ok(theirs)) = (ours.cast::<PyDict>(), theirs.cast::<PyDict>())
        {
            for ((name, value), (their_name, their_value)) in ours.iter().zip(theirs.iter()) {
                left.push((name, their_name));
                left.push((value, their_value));
            }
            ours.len() == theirs.len()
        } else if let (Ok(ours), Ok(theirs)) = (ours.cast::<PyList>(), theirs.cast::<PyList>()) {
            left.extend(ours.iter().zip(theirs.iter()));
            ours.len() == theirs.len()
        } else if let (Ok(ours), Ok(theirs)) = (ours.cast::<PyFloat>(), theirs.cast::<PyFloat>()) {
            ours.value().to_bits() == theirs.value().to_bits()
        } else {
            ours.eq(theirs).unwrap()
        };
        if !same {
            return false;
        }
    }
    true
}

/// The same class and message, including the position. If `json` reaches its recursion limit, ours
/// reports that.
fn is_same_error(py: Python<'_>, body: &[u8], ours: &PyErr, theirs: &PyErr) -> bool {
    if ours.get_type(py).is(py.get_type::<PyValueError>())
        && ours.value(py).to_string() == "the answer is nested too deeply"
    {
        return theirs.is_instance_of::<PyRecursionError>(py) || body.len() > DEEPEST;
    }
    ours.get_type(py).is(theirs.get_type(py))
        && ours.value(py).to_string() == theirs.value(py).to_string()
}
