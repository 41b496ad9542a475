//! Values of a table in few letters, for people.

use arrow_array::cast::AsArray;
use arrow_array::{Array, ArrayRef};
use arrow_schema::DataType;
use openshelf_client::tables::{plain, type_name};
use openshelf_core::printable::printable_line;

use crate::html::cut;

/// The most characters of a member of a struct.
const MEMBER: usize = 12;

/// A value in approximately this many characters: the members of a struct that are not null, or the first
/// elements of a list and their number.
pub fn short(column: &ArrayRef, row: usize, most: usize) -> String {
    if column.is_null(row) {
        return "null".to_owned();
    }
    match column.data_type() {
        DataType::Struct(fields) => {
            let own = column.as_struct();
            let members = fields.iter().zip(own.columns());
            let there = members.filter(|(_, member)| member.is_valid(row));
            let texts = there.map(|(field, member)| {
                let name = printable_line(field.name());
                format!("{name}: {}", short(member, row, MEMBER))
            });
            format!("{{{}}}", joined(texts, most))
        }
        DataType::List(_) => list(&column.as_list::<i32>().value(row), most),
        DataType::LargeList(_) => list(&column.as_list::<i64>().value(row), most),
        _ => {
            let mut text = String::new();
            plain(column, row, &mut text);
            cut(&printable_line(&text), most)
        }
    }
}

fn list(elements: &ArrayRef, most: usize) -> String {
    let count = elements.len();
    let texts = (0..count).map(|place| short(elements, place, most));
    let inside = joined(texts, most);
    match inside.ends_with(MORE) && count > 1 {
        true => format!("[{inside}] {count} items"),
        false => format!("[{inside}]"),
    }
}

/// Marks omitted text.
const MORE: &str = "...";

/// As many texts as fit, and the beginning of the next one.
fn joined(texts: impl Iterator<Item = String>, most: usize) -> String {
    let mut line = String::new();
    for (place, text) in texts.enumerate() {
        let between = if place == 0 { "" } else { ", " };
        let left = most.saturating_sub(line.chars().count() + between.len());
        if left <= MORE.len() {
            return format!("{line}{between}{MORE}");
        }
        line.push_str(between);
        let is_long = text.chars().count() > left;
        line.push_str(&cut(&text, left));
        if is_long {
            return line;
        }
    }
    line
}

/// A short name of a column's type, without the members of structs.
pub fn short_type(kind: &DataType) -> String {
    match kind {
        DataType::Struct(_) => "struct".to_owned(),
        DataType::List(element) | DataType::LargeList(element) => {
            format!("list<{}>", short_type(element.data_type()))
        }
        other => type_name(other),
    }
}
