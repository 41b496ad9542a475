//! Paths of data files, which a log has as URIs.

use std::path::{Path, PathBuf};

use percent_encoding::{AsciiSet, CONTROLS, percent_decode_str, utf8_percent_encode};

use crate::error::DeltaError;

/// What a URI cannot have in a path as it is (RFC 2396), and the percent sign.
const OF_URI: &AsciiSet = &CONTROLS
    .add(b' ')
    .add(b'"')
    .add(b'#')
    .add(b'%')
    .add(b'<')
    .add(b'>')
    .add(b'?')
    .add(b'[')
    .add(b'\\')
    .add(b']')
    .add(b'^')
    .add(b'`')
    .add(b'{')
    .add(b'|')
    .add(b'}');

/// What the name of a folder cannot have as it is, as Hive writes the values of partitions.
const OF_FOLDER: &AsciiSet = &OF_URI.add(b'\'').add(b'*').add(b'/').add(b':').add(b'=');

/// The folder of rows without a value.
const NO_VALUE: &str = "__HIVE_DEFAULT_PARTITION__";
/// A longer value names no folder: file systems allow 255 bytes.
const LONGEST_FOLDER: usize = 200;

/// A path from the table's folder, as it is in the log.
pub fn encoded(path: &str) -> String {
    utf8_percent_encode(path, OF_URI).to_string()
}

/// Where a file is that the log names.
///
/// # Errors
/// It is on another machine, or the text is no path.
pub fn located(folder: &Path, path: &str) -> Result<PathBuf, DeltaError> {
    let decoded = percent_decode_str(path).decode_utf8();
    let decoded = decoded.map_err(|_| DeltaError::Refused(format!("{path:?} is no path")))?;
    if let Some(local) = decoded.strip_prefix("file://") {
        return Ok(PathBuf::from(local));
    }
    match decoded.split_once("://") {
        Some((scheme, _)) => Err(DeltaError::Unsupported {
            what: format!("files of {scheme:?}"),
        }),
        // An absolute path stays one.
        None => Ok(folder.join(decoded.as_ref())),
    }
}

/// The folder of a partition value: `day=2026-05-01`.
pub fn partition_folder(column: &str, value: Option<&str>) -> String {
    let name = utf8_percent_encode(column, OF_FOLDER);
    let written = match value {
        None | Some("") => NO_VALUE.to_owned(),
        Some(value) => utf8_percent_encode(value, OF_FOLDER).to_string(),
    };
    // The log has the value; the name of the folder is only for people.
    let shown: String = written.chars().take(LONGEST_FOLDER).collect();
    let shown = match shown.rfind('%') {
        Some(at) if written.len() > shown.len() && at + 3 > shown.len() => {
            shown.get(..at).unwrap_or_default().to_owned()
        }
        _ => shown,
    };
    format!("{name}={shown}")
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn a_value_with_signs_of_uris_is_escaped_once_for_the_folder_and_once_for_the_log() {
        let folder = partition_folder("time", Some("10:30 a/b%"));
        assert_eq!(folder, "time=10%3A30%20a%2Fb%25");
        assert_eq!(encoded(&folder), "time=10%253A30%2520a%252Fb%2525");
        assert_eq!(
            partition_folder("time", None),
            "time=__HIVE_DEFAULT_PARTITION__"
        );
    }

    #[test]
    fn a_path_of_another_machine_is_refused_and_a_local_one_is_found() {
        let at = |path| located(Path::new("/table"), path);
        assert!(at("s3://bucket/a.parquet").is_err());
        assert_eq!(at("file:///other/a%20b").unwrap(), Path::new("/other/a b"));
        assert_eq!(at("/other/a").unwrap(), Path::new("/other/a"));
        assert_eq!(at("a=1/b").unwrap(), Path::new("/table/a=1/b"));
    }

    proptest! {
        #[test]
        fn an_encoded_path_leads_to_the_file(value in "\\PC{0,90}") {
            let name = partition_folder("of", Some(&value));
            prop_assert!(!name.contains(['/', '\0']) && name.len() <= 255);
            let found = located(Path::new("/table"), &encoded(&name)).unwrap();
            prop_assert_eq!(found, Path::new("/table").join(name));
        }
    }
}
