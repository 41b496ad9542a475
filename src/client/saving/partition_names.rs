//! Columns of a divided table whose values a reader takes for numbers from the names of the folders.

use std::fs;
use std::io;
use std::path::Path;

/// A column of texts that are all numbers, and a value that a number does not keep.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NumericTexts {
    pub column: String,
    /// Such as `097`, which is 97 as a number.
    pub value: String,
}

/// Such columns of a folder that was divided by these columns. The names of the folders have no types, so readers guess:
/// a column is one of numbers if all of its values are.
///
/// # Errors
/// The folder cannot be listed.
pub fn numeric_texts(folder: &Path, columns: &[String]) -> io::Result<Vec<NumericTexts>> {
    let mut values = vec![Vec::new(); columns.len()];
    list(folder, &mut values)?;
    let found = columns.iter().zip(values).filter_map(|(column, values)| {
        let are_numbers = values.iter().all(|value| is_number(value));
        let mut changed = values.into_iter().filter(|value| changes(value));
        let value = changed.next().filter(|_| are_numbers)?;
        Some(NumericTexts {
            column: column.clone(),
            value,
        })
    });
    Ok(found.collect())
}

/// Collects the values of each column, the outermost first.
fn list(folder: &Path, values: &mut [Vec<String>]) -> io::Result<()> {
    let Some((own, inner)) = values.split_first_mut() else {
        return Ok(());
    };
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        let name = entry.file_name();
        let value = name.to_str().and_then(|name| name.split_once('='));
        if let Some((_, value)) = value {
            // Rows without a value have no type.
            if value != super::partitioned_table::NO_VALUE {
                own.push(value.to_owned());
            }
            list(&entry.path(), inner)?;
        }
    }
    own.sort_unstable();
    own.dedup();
    Ok(())
}

/// Whether a text has the digits of a number, with a point or without.
fn is_number(text: &str) -> bool {
    let are_digits =
        |part: &str| !part.is_empty() && part.bytes().all(|sign| sign.is_ascii_digit());
    match text.split_once('.') {
        Some((whole, rest)) => are_digits(whole) && are_digits(rest),
        None => are_digits(text),
    }
}

/// Whether a number does not keep a text: it has zeros in front, or behind a point.
fn changes(text: &str) -> bool {
    let has_zeros_in_front = text.len() > 1 && text.starts_with('0') && !text.starts_with("0.");
    has_zeros_in_front || (text.contains('.') && text.ends_with('0'))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(values: &[&str]) -> Vec<String> {
        let folder = tempfile::tempdir().unwrap();
        for value in values {
            let inner = folder.path().join(format!("year=2024/code={value}"));
            fs::create_dir_all(inner).unwrap();
        }
        let columns = ["year".to_owned(), "code".to_owned()];
        let found = numeric_texts(folder.path(), &columns).unwrap();
        assert!(found.iter().all(|each| each.column == "code"));
        found.into_iter().map(|each| each.value).collect()
    }

    #[test]
    fn texts_that_numbers_do_not_keep_are_found_if_all_are_numbers() {
        for (values, expected) in [
            (&["12", "097"][..], Some("097")),
            (&["097", "__HIVE_DEFAULT_PARTITION__"], Some("097")),
            (&["10.410", "10.5"], Some("10.410")),
            (&["097", "A97"], None),
            (&["12", "97", "0", "0.5"], None),
            (&["2024-01-01", "01"], None),
            (&["1.2.30", "01"], None),
            (&[], None),
        ] {
            let expected: Vec<String> = expected.into_iter().map(str::to_owned).collect();
            assert_eq!(found(values), expected, "{values:?}");
        }
    }
}
