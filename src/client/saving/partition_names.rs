//! Columns of a divided table whose values a reader does not take from the names of the folders as they are.

use std::fs;
use std::io;
use std::path::Path;

/// A number with a point keeps so many digits.
const KEPT_DIGITS: usize = 15;

/// A column of texts that some reader of the folder does not read as they are.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct MisreadTexts {
    pub column: String,
    /// All of its texts are numbers, and a number does not keep this one: `097` is read as 97.
    pub number: Option<String>,
    /// One of its texts is empty. The name of its folder has no value, and Spark refuses it.
    pub has_empty: bool,
}

/// Such columns of a folder that was divided by these columns. The names of the folders have no types, so readers guess:
/// a column is one of numbers if all of its values are.
///
/// # Errors
/// The folder cannot be listed.
pub fn misread_texts(folder: &Path, columns: &[String]) -> io::Result<Vec<MisreadTexts>> {
    let mut values = vec![Vec::new(); columns.len()];
    list(folder, &mut values)?;
    let found = columns.iter().zip(values).map(|(column, values)| {
        let are_numbers = values.iter().all(|value| is_number(value));
        let has_empty = values.iter().any(String::is_empty);
        let mut changed = values.into_iter().filter(|value| changes(value));
        MisreadTexts {
            column: column.clone(),
            number: changed.next().filter(|_| are_numbers),
            has_empty,
        }
    });
    let is_misread = |each: &MisreadTexts| each.number.is_some() || each.has_empty;
    Ok(found.filter(is_misread).collect())
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

    fn found(values: &[&str]) -> Vec<MisreadTexts> {
        let folder = tempfile::tempdir().unwrap();
        for value in values {
            let inner = folder.path().join(format!("year=2024/code={value}"));
            fs::create_dir_all(inner).unwrap();
        }
        let columns = ["year".to_owned(), "code".to_owned()];
        misread_texts(folder.path(), &columns).unwrap()
    }

    fn of_code(number: Option<&str>, has_empty: bool) -> MisreadTexts {
        MisreadTexts {
            column: "code".to_owned(),
            number: number.map(str::to_owned),
            has_empty,
        }
    }

    #[test]
    fn columns_with_an_empty_text_are_found() {
        assert_eq!(found(&["", "x"]), [of_code(None, true)]);
        assert_eq!(found(&["", "097"]), [of_code(None, true)]);
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
            let expected = expected.map(|value| of_code(Some(value), false));
            assert_eq!(found(values), Vec::from_iter(expected), "{values:?}");
        }
    }
}
