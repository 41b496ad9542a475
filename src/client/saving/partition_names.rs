//! Columns of a divided table whose values a reader takes for numbers from the names of the folders.

use std::fs;
use std::io;
use std::path::Path;

/// A number with a point keeps so many digits.
const KEPT_DIGITS: usize = 15;

/// A column of texts that are all numbers, and a value that a number does not keep.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NumericTexts {
    pub column: String,
    /// Such as `097`, which is 97 as a number.
    pub value: String,
}

/// The columns of a divided folder with an empty text: its folder has no value, and Spark does not read it.
///
/// # Errors
/// The folder cannot be listed.
pub fn empty_texts(folder: &Path, columns: &[String]) -> io::Result<Vec<String>> {
    let mut values = vec![Vec::new(); columns.len()];
    list(folder, &mut values)?;
    let empty = columns.iter().zip(values);
    let empty = empty.filter(|(_, values)| values.iter().any(String::is_empty));
    Ok(empty.map(|(column, _)| column.clone()).collect())
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

/// Whether some reader takes a text for a number: with a sign, a point or an exponent, the suffix of a type (Spark), or no
/// number at all (`NaN`).
fn is_number(text: &str) -> bool {
    let plain = text
        .strip_suffix(['d', 'D', 'f', 'F'])
        .filter(|plain| plain.ends_with(|sign: char| sign.is_ascii_digit() || sign == '.'))
        .unwrap_or(text);
    plain.parse::<f64>().is_ok()
}

/// Whether a number does not keep a text: it is not written as a number would be, or has more digits than a reader keeps.
fn changes(text: &str) -> bool {
    let plain = text.strip_prefix('-').unwrap_or(text);
    let (whole, rest) = match plain.split_once('.') {
        Some((whole, rest)) => (whole, Some(rest)),
        None => (plain, None),
    };
    let are_digits =
        |part: &str| !part.is_empty() && part.bytes().all(|sign| sign.is_ascii_digit());
    let is_whole = are_digits(whole) && (whole == "0" || !whole.starts_with('0'));
    let is_rest = rest.is_none_or(|rest| are_digits(rest) && !rest.ends_with('0'));
    let is_kept = match rest {
        Some(rest) => whole.len() + rest.len() <= KEPT_DIGITS,
        None => text.parse::<i64>().is_ok(),
    };
    !is_whole || !is_rest || !is_kept || text == "-0"
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
    fn columns_with_an_empty_text_are_found() {
        let folder = tempfile::tempdir().unwrap();
        for name in ["a=1/b=", "a=2/b=x"] {
            fs::create_dir_all(folder.path().join(name)).unwrap();
        }
        let columns = ["a".to_owned(), "b".to_owned()];
        assert_eq!(empty_texts(folder.path(), &columns).unwrap(), ["b"]);
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
            (&["7E20", "7010"], Some("7E20")),
            (&["-07", "1"], Some("-07")),
            (&["-7", "7"], None),
            (&["NaN", "inf"], Some("NaN")),
            (&["1d", "20"], Some("1d")),
            (&["d", "7"], None),
            (&["1234567890123456789"], None),
            (&["12345678901234567890"], Some("12345678901234567890")),
            (&[], None),
        ] {
            let expected: Vec<String> = expected.into_iter().map(str::to_owned).collect();
            assert_eq!(found(values), expected, "{values:?}");
        }
    }
}
