//! Renders a table for a terminal and a notebook: the first rows under names, types and units.

use std::fmt::Write;

use arrow_array::Array;
use arrow_schema::DataType;
use openshelf_client::lists::Level;
use openshelf_client::tables::type_name;
use openshelf_core::printable::printable_line;
use pyo3::prelude::*;

use super::selecting::is_shown;
use super::short_text::{short, short_type};
use super::table::Table;
use crate::html;

#[pymethods]
impl Table {
    /// The HTML for a notebook: the first rows under names, types and units.
    fn _repr_html_(&self) -> String {
        page(self)
    }

    fn __repr__(&self, py: Python<'_>) -> String {
        text(self, terminal_width(py))
    }
}

/// How much is shown.
const SHOWN_ROWS: usize = 10;
const SHOWN_ROWS_OF_PAGE: usize = 20;
const SHOWN_COLUMNS: usize = 16;
const CELL: usize = 32;
const CELL_OF_PAGE: usize = 80;
/// The most characters of the names of columns that are not shown.
const HIDDEN_OF_PAGE: usize = 400;
/// The width of a line without a terminal.
const WIDTH: usize = 100;

/// A column as it is shown.
struct Column {
    name: String,
    kind: String,
    unit: String,
    cells: Vec<String>,
    is_number: bool,
    is_text: bool,
}

impl Column {
    fn width(&self) -> usize {
        let all = self.cells.iter().chain([&self.name, &self.kind]);
        all.map(|text| text.chars().count()).max().unwrap_or(0)
    }

    /// A text, padded to the width.
    fn padded(&self, text: &str, width: usize) -> String {
        if self.is_number {
            format!("{text:>width$}")
        } else {
            format!("{text:<width$}")
        }
    }
}

/// How much of a table is shown.
#[derive(Clone, Copy)]
struct Shown {
    rows: usize,
    /// Characters of a text.
    cell: usize,
    /// Characters of a struct or a list.
    nested: usize,
    kind: fn(&DataType) -> String,
}

const ON_TERMINAL: Shown = Shown {
    rows: SHOWN_ROWS,
    cell: CELL,
    nested: CELL,
    kind: type_name,
};
const ON_PAGE: Shown = Shown {
    rows: SHOWN_ROWS_OF_PAGE,
    cell: CELL_OF_PAGE,
    nested: CELL,
    kind: short_type,
};

/// The first rows of the columns that are shown.
fn columns(table: &Table, shown: Shown) -> Vec<Column> {
    let fields = table.schema().fields().iter().enumerate();
    let fields = fields.filter(|(_, field)| is_shown(table, field.name()));
    fields
        .map(|(place, field)| {
            let most = match field.data_type().is_nested() {
                true => shown.nested,
                false => shown.cell,
            };
            let mut cells = Vec::new();
            for batch in table.batches() {
                let column = batch.column(place);
                let left = shown.rows.saturating_sub(cells.len()).min(column.len());
                cells.extend((0..left).map(|row| short(column, row, most)));
            }
            let unit = field.metadata().get("unit").map_or("", String::as_str);
            Column {
                name: html::cut(&printable_line(field.name()), shown.cell),
                kind: html::cut(&(shown.kind)(field.data_type()), CELL),
                unit: html::cut(&printable_line(unit), CELL),
                cells,
                is_number: matches!(
                    field.data_type(),
                    DataType::Int64 | DataType::Float64 | DataType::Decimal128(..)
                ),
                is_text: *field.data_type() == DataType::Utf8,
            }
        })
        .collect()
}

fn counted(count: u64, one: &str, several: &str) -> String {
    let digits = count.to_string();
    let mut text = String::new();
    for (place, digit) in digits.chars().enumerate() {
        if place > 0 && (digits.len() - place).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    format!("{text} {}", if count == 1 { one } else { several })
}

/// The size of a table, and the number of values that did not fit.
fn size(table: &Table) -> String {
    let rows = table.rows();
    let fields = table.schema().fields().iter();
    let columns = fields.filter(|field| is_shown(table, field.name())).count();
    let mut parts = vec![
        counted(rows as u64, "row", "rows"),
        counted(columns as u64, "column", "columns"),
    ];
    let known = table.summary();
    if known.unfit > 0 {
        parts.push(counted(known.unfit, "value unfit", "values unfit"));
    }
    if known.extra > 0 {
        parts.push(counted(known.extra, "member extra", "members extra"));
    }
    parts.join(", ")
}

/// A line about the omitted rows and columns.
fn rest(table: &Table, shown: Shown, hidden: &[&str]) -> Option<String> {
    let more = table.rows().saturating_sub(shown.rows) as u64;
    let mut parts = Vec::new();
    if more > 0 {
        parts.push(counted(more, "more row", "more rows"));
    }
    if !hidden.is_empty() {
        let count = counted(hidden.len() as u64, "more column", "more columns");
        parts.push(format!("{count}: {}", hidden.join(", ")));
    }
    (!parts.is_empty()).then(|| parts.join("; "))
}

/// Why the rows may not be the whole list, if they may not.
fn doubt(table: &Table) -> Option<String> {
    let known = table.summary().completeness.as_ref()?;
    let is_doubtful = known.level == Level::Unproven;
    is_doubtful.then(|| format!("{}: {}", known.level.name(), known.reason))
}

/// The name of the table; a batch of an archive has no operation.
fn title(table: &Table) -> String {
    match table.summary().provenance.operation.as_str() {
        "" => "openshelf.Table".to_owned(),
        operation => format!("openshelf.Table of {operation}"),
    }
}

/// The lines for a terminal of this width in characters.
fn text(table: &Table, width: usize) -> String {
    let mut text = format!("{}: {}\n", title(table), size(table));
    let columns = columns(table, ON_TERMINAL);
    let mut left = width;
    let mut shown = Vec::new();
    for column in &columns {
        let own = column.width();
        // The first column is shown even if it does not fit.
        if own > left && !shown.is_empty() {
            break;
        }
        left = left.saturating_sub(own + 2);
        shown.push((column, own));
    }
    let mut line = |cell: &dyn Fn(&Column) -> String| {
        let cells = shown.iter();
        let cells = cells.map(|(column, width)| column.padded(&cell(column), *width));
        let line = cells.collect::<Vec<_>>().join("  ");
        // Writing to a String cannot fail.
        let _ = writeln!(text, "{}", line.trim_end());
    };
    line(&|column| column.name.clone());
    line(&|column| column.kind.clone());
    let rows = columns.first().map_or(0, |column| column.cells.len());
    for row in 0..rows {
        line(&|column| column.cells.get(row).cloned().unwrap_or_default());
    }
    let hidden = columns.iter().skip(shown.len());
    let hidden: Vec<&str> = hidden.map(|column| column.name.as_str()).collect();
    if let Some(rest) = rest(table, ON_TERMINAL, &hidden) {
        text.push_str(&html::cut(&rest, width.max(CELL)));
        text.push('\n');
    }
    if let Some(doubt) = doubt(table) {
        text.push_str(&printable_line(&doubt));
    }
    text.trim_end().to_owned()
}

/// The table of a notebook.
fn page(table: &Table) -> String {
    let columns = columns(table, ON_PAGE);
    let shown = columns.get(..SHOWN_COLUMNS).unwrap_or(&columns);
    let heads: Vec<html::Head<'_>> = shown
        .iter()
        .map(|column| html::Head {
            name: &column.name,
            kind: &column.kind,
            unit: &column.unit,
            is_number: column.is_number,
            is_text: column.is_text,
        })
        .collect();
    let rows = shown.first().map_or(0, |column| column.cells.len());
    let rows = (0..rows).map(|row| {
        let cells = shown.iter().map(|column| column.cells.get(row));
        cells.map(|cell| cell.map_or("", String::as_str)).collect()
    });
    let mut content = html::typed_table(&heads, rows);
    let hidden = columns.iter().skip(shown.len());
    let hidden: Vec<&str> = hidden.map(|column| column.name.as_str()).collect();
    if let Some(rest) = rest(table, ON_PAGE, &hidden) {
        let rest = html::cut(&rest, HIDDEN_OF_PAGE);
        let _ = write!(content, "<p>{}</p>", html::escaped(&rest));
    }
    if let Some(doubt) = doubt(table) {
        let doubt = printable_line(&doubt);
        let _ = write!(content, "<p>{}</p>", html::escaped(&doubt));
    }
    let citation = html::escaped(&table.summary().provenance.citation());
    let _ = write!(content, "<p><small>{citation}</small></p>");
    html::titled(&title(table), &size(table), &content)
}

/// How many characters a line of the terminal has.
fn terminal_width(py: Python<'_>) -> usize {
    let ask = || -> PyResult<usize> {
        let shutil = py.import("shutil")?;
        let size = shutil.call_method1("get_terminal_size", ((WIDTH, 24),))?;
        size.getattr("columns")?.extract()
    };
    ask().map_or(WIDTH, |width| width.max(CELL))
}
