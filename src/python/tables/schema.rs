//! The columns of a table, before there is one.

use std::fmt::Write;

use arrow_schema::{Field, SchemaRef};
use openshelf_core::printable::printable_line;
use openshelf_core::table::{Operation, Service};
use openshelf_services::identify;
use openshelf_tables::{Asked, Layout, LayoutOptions, type_name};
use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;
use pyo3::types::{PyCapsule, PyDict, PyString};

use super::capsules;
use crate::html;
use crate::prepare::row_of;

/// The columns of a table: their names, types, units and notes.
///
/// It has the method `__arrow_c_schema__`, so that pyarrow, polars and others take it:
/// `pyarrow.schema(schema)`.
///
/// Attributes
/// ----------
/// names : list of str
///     The names of the columns.
/// types : list of str
///     Their types in Arrow's words, such as list<string>.
/// metadata : dict of str
///     What is known of the whole table, such as the operation.
#[pyclass(module = "openshelf._core", frozen)]
pub struct TableSchema {
    schema: SchemaRef,
    /// What it is the schema of.
    title: String,
}

impl TableSchema {
    pub fn new(schema: SchemaRef, title: String) -> Self {
        Self { schema, title }
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

#[pymethods]
impl TableSchema {
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
            // A text takes whatever is written.
            let _ = write!(text, "\n{}", printable_line(line.trim_end()));
        }
        text + ">"
    }
}

/// Names and types are not padded beyond so many characters.
const WIDEST: usize = 40;

/// Gives the columns of an operation's tables, before anything is asked.
///
/// Parameters
/// ----------
/// method : a method of a client, such as gazette.documents.search
/// fields : str or sequence of str, optional
///     The members that a call will ask for with its own argument fields.
/// include, exclude : str or sequence of str, optional
///     The same for the arguments include and exclude.
/// flatten : bool, default False
///     Members of objects are columns with dotted names instead of members of struct columns.
///
/// Returns
/// -------
/// TableSchema
///
/// Raises
/// ------
/// TypeError
///     When the operation's answer is no JSON, when it does not have such an argument, and when what was
///     given is no method of a client.
///
/// Examples
/// --------
/// >>> openshelf.schema(gazette.documents.search, fields=["title", "publication_date"])
#[pyfunction]
#[pyo3(signature = (method, *, fields=None, include=None, exclude=None, flatten=false))]
pub fn schema(
    method: &Bound<'_, PyAny>,
    fields: Option<&Bound<'_, PyAny>>,
    include: Option<&Bound<'_, PyAny>>,
    exclude: Option<&Bound<'_, PyAny>>,
    flatten: bool,
) -> PyResult<TableSchema> {
    let (handle, operation) = row_of(method)?;
    let asked = Asked {
        fields: names(operation, "fields", fields)?,
        include: names(operation, "include", include)?.unwrap_or_default(),
        exclude: names(operation, "exclude", exclude)?.unwrap_or_default(),
        met: None,
    };
    let layout = layout(handle.client.service, operation, &asked, flatten)?;
    Ok(TableSchema::new(
        layout.schema().clone(),
        identify(operation),
    ))
}

/// The layout of an operation's tables, or why there are none.
pub fn layout(
    service: &'static Service,
    operation: &'static Operation,
    asked: &Asked,
    flatten: bool,
) -> PyResult<std::sync::Arc<Layout>> {
    Layout::new(service, operation, asked, LayoutOptions { flatten })
        .map_err(|error| PyTypeError::new_err(format!("{}(): {error}", operation.full_name())))
}

/// The names in an argument: a list of them, or a text with commas.
fn names(
    operation: &Operation,
    name: &str,
    given: Option<&Bound<'_, PyAny>>,
) -> PyResult<Option<Vec<String>>> {
    let Some(given) = given.filter(|given| !given.is_none()) else {
        return Ok(None);
    };
    if operation.parameter(name).is_none() {
        return Err(PyTypeError::new_err(format!(
            "{}() does not have the argument {name}: leave it out",
            operation.full_name()
        )));
    }
    if let Ok(text) = given.cast::<PyString>() {
        let text = text.to_cow()?;
        let parts = text
            .split(',')
            .map(str::trim)
            .filter(|part| !part.is_empty());
        return Ok(Some(parts.map(str::to_owned).collect()));
    }
    let mut all = Vec::new();
    for each in given.try_iter()? {
        all.push(each?.extract()?);
    }
    Ok(Some(all))
}
