//! The files that an answer names.

use openshelf_core::catalog::{Job, Listed};
use serde_json::Value;

/// A file of a service.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NamedFile {
    /// As the service names it.
    pub name: String,
    pub address: String,
}

fn read(file: &Value, name: &str, address: &str) -> Option<NamedFile> {
    let text = |member: &str| file.get(member).and_then(Value::as_str);
    Some(NamedFile {
        name: text(name)?.to_owned(),
        address: text(address)?.to_owned(),
    })
}

/// The file of the job that an answer has started.
///
/// # Errors
/// A sentence: the answer does not name it.
pub fn job_file(job: &Job, body: &[u8]) -> Result<NamedFile, String> {
    let answer: Value = serde_json::from_slice(body).map_err(|error| error.to_string())?;
    read(&answer, job.name, job.address).ok_or_else(|| {
        let (name, address) = (job.name, job.address);
        format!("it does not name the file of the job: no text in {name} or {address}")
    })
}

/// The files that an answer names, in their order. A member that is null contains none.
///
/// # Errors
/// A sentence: a member is neither a file nor a list of files.
pub fn listed_files(listed: &Listed, body: &[u8]) -> Result<Vec<NamedFile>, String> {
    let answer: Value = serde_json::from_slice(body).map_err(|error| error.to_string())?;
    let mut files = Vec::new();
    for place in listed.places {
        let found = match answer.get(place) {
            None => return Err(format!("it has no member {place}")),
            Some(Value::Null) => continue,
            Some(Value::Array(found)) => found.as_slice(),
            Some(one) => std::slice::from_ref(one),
        };
        for file in found {
            // A file that does not exist has no address.
            if file.get(listed.address).is_some_and(Value::is_null) {
                continue;
            }
            let named = read(file, listed.name, listed.address).ok_or_else(|| {
                let (name, address) = (listed.name, listed.address);
                format!("a file of {place} has no text in {name} or {address}")
            })?;
            files.push(named);
        }
    }
    Ok(files)
}

#[cfg(test)]
mod tests {
    use super::*;

    const LISTED: Listed = Listed {
        places: &["one", "many"],
        name: "name",
        address: "at",
        hosts: &[],
    };

    #[test]
    fn files_and_lists_of_files_are_read() {
        let body = br#"{"one": {"name": "a", "at": "x"}, "many": [{"name": "b", "at": "y"}, {"name": "c", "at": null}]}"#;
        let found = listed_files(&LISTED, body).unwrap();
        let names: Vec<&str> = found.iter().map(|file| file.name.as_str()).collect();
        assert_eq!(names, ["a", "b"]);
        assert_eq!(
            listed_files(&LISTED, br#"{"one": null, "many": []}"#),
            Ok(Vec::new())
        );
    }

    #[test]
    fn answers_of_another_form_are_refused() {
        for body in [
            &b"{}"[..],
            b"[]",
            br#"{"one": 3, "many": []}"#,
            br#"{"one": null, "many": [{"name": 3, "at": "y"}]}"#,
        ] {
            assert!(listed_files(&LISTED, body).is_err());
        }
    }
}
