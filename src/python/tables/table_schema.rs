//! The class `TableSchema`: the columns of a table, for people and other libraries.

use std::collections::BTreeMap;
use std::fmt::Write;

use arrow_schema::{Field, SchemaRef};
use openshelf_client::tables::type_name;
use openshelf_core::printable::printable_line;
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyCapsule, PyDict, PyTuple};

use super::capsules;
use super::pickled_stream;
use crate::html;
use crate::pickled::pickled;

/// The columns of a table: their names, types, units and notes.
///
/// It has the method `__arrow_c_schema__`, so that pyarrow, polars and others accept it:
/// `pyarrow.schema(schema)`.
///
/// Attributes
/// ----------
/// names : list of str
///     The names of the columns.
/// types : list of str
///     Their Arrow types, such as list<string>.
/// units : dict of str
///     The unit of each column that has one, such as USD.
/// notes : dict of str
///     What is to be known of a column, by the names of those that have a note.
/// metadata : dict of str
///     The metadata of the whole table, such as the operation.
#[pyclass(module = "openshelf._core", frozen)]
pub struct TableSchema {
    schema: SchemaRef,
    /// The name of the table.
    title: String,
}

impl TableSchema {
    pub fn new(schema: SchemaRef, title: String) -> Self {
        Self { schema, title }
    }

    pub fn schema(&self) -> &SchemaRef {
        &self.schema
    }

    /// One fact of each column that has it.
    fn facts(&self, name: &str) -> BTreeMap<String, String> {
        let fields = self.schema.fields().iter();
        let facts = fields.filter_map(|field| {
            let fact = field.metadata().get(name)?;
            Some((field.name().clone(), fact.clone()))
        });
        facts.collect()
    }

    /// The lines of a text or of a page: name, type, unit and note of each column.
    fn rows(&self) -> impl Iterator<Item = Vec<String>> {
        let fact = |field: &Field, name: &str| field.metadata().get(name).cloned();
        self.schema.fields().iter().map(move |field| {
            let unit = fact(field, "unit").unwrap_or_default();
            let note = fact(field, "note").unwrap_or_default();
            vec![
                field.name().clone(),
                type_name(field.data_type()),
                unit,
                note,
            ]
        })
    }
}

/// Creates a pickled schema again.
#[pyfunction]
pub fn _read_schema(py: Python<'_>, stream: &[u8], title: String) -> PyResult<TableSchema> {
    let (schema, _) = pickled_stream::read(py, stream)?;
    Ok(TableSchema::new(schema, title))
}

#[pymethods]
impl TableSchema {
    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        let stream = pickled_stream::write(py, &self.schema, &[])?;
        pickled(py, "schema", (PyBytes::new(py, &stream), &self.title))
    }

    #[getter]
    fn names(&self) -> Vec<String> {
        let fields = self.schema.fields().iter();
        fields.map(|field| field.name().clone()).collect()
    }

    #[getter]
    fn types(&self) -> Vec<String> {
        let fields = self.schema.fields().iter();
        fields.map(|field| type_name(field.data_type())).collect()
    }

    #[getter]
    fn units(&self) -> BTreeMap<String, String> {
        self.facts("unit")
    }

    #[getter]
    fn notes(&self) -> BTreeMap<String, String> {
        self.facts("note")
    }

    #[getter]
    fn metadata<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        let metadata = PyDict::new(py);
        for (name, text) in self.schema.metadata() {
            metadata.set_item(name, text)?;
        }
        Ok(metadata)
    }

    /// The schema for other libraries.
    fn __arrow_c_schema__<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyCapsule>> {
        capsules::of_schema(py, &self.schema)
    }

    /// Whether both have the same columns, of the same types, in the same order.
    fn __eq__(&self, other: &Bound<'_, PyAny>) -> bool {
        let Ok(other) = other.cast::<Self>() else {
            return false;
        };
        self.schema.fields() == other.get().schema.fields()
    }

    fn __hash__(&self) -> u64 {
        use std::hash::{DefaultHasher, Hash, Hasher};
        let mut hasher = DefaultHasher::new();
        self.schema.fields().hash(&mut hasher);
        hasher.finish()
    }

    fn __len__(&self) -> usize {
        self.schema.fields().len()
    }

    fn __contains__(&self, name: &str) -> bool {
        self.schema.column_with_name(name).is_some()
    }

    fn _repr_html_(&self) -> String {
        let names = ["column", "type", "unit", "note"].map(str::to_owned);
        let note = format!("{} columns", self.schema.fields().len());
        html::titled(&self.title, &note, &html::table(&names, self.rows()))
    }

    fn __repr__(&self) -> String {
        let rows: Vec<Vec<String>> = self.rows().collect();
        let width = |place: usize| {
            let cells = rows.iter().filter_map(|row| row.get(place));
            cells
                .map(|cell| cell.chars().count())
                .max()
                .unwrap_or(0)
                .min(WIDEST)
        };
        let (names, types) = (width(0), width(1));
        let mut text = format!(
            "<openshelf.TableSchema {}: {} columns",
            self.title,
            rows.len()
        );
        for row in &rows {
            let [name, kind, unit, note] = row.as_slice() else {
                continue;
            };
            let unit = if unit.is_empty() {
                String::new()
            } else {
                format!(" [{unit}]")
            };
            let line = format!("  {name:names$}  {kind:types$}{unit}  {note}");
            // Writing to a String cannot fail.
            let _ = write!(text, "\n{}", printable_line(line.trim_end()));
        }
        text + ">"
    }
}

/// Names and types are padded to at most this many characters.
const WIDEST: usize = 40;
