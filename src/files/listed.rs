//! Reads the files that an answer names: the file of a job, or a list of files.

use openshelf_core::catalog::{Job, Linked, LinkedForm, Listed};
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

/// Why a record leads to no file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum NoLinkedFile {
    /// The answer is no such record: a sentence.
    Unreadable(String),
    /// The file does not exist in the form; a sentence says in which ones it does.
    Missing(String),
}

/// The address of a file that a record has.
///
/// # Errors
/// The answer is no such record, or the file does not exist in this form.
pub fn linked_address(
    linked: &Linked,
    form: &LinkedForm,
    body: &[u8],
) -> Result<String, NoLinkedFile> {
    let unreadable = |error: serde_json::Error| NoLinkedFile::Unreadable(error.to_string());
    let record: Value = serde_json::from_slice(body).map_err(unreadable)?;
    match record.get(form.member) {
        Some(Value::String(address)) => Ok(address.clone()),
        Some(Value::Null) => Err(NoLinkedFile::Missing(format!(
            "the {} has no {}: {}",
            linked.thing,
            form.name,
            other_forms(linked, form, &record)
        ))),
        _ => Err(NoLinkedFile::Unreadable(format!(
            "it has neither a text nor null in {}",
            form.member
        ))),
    }
}

/// In which other forms a record names the file, as a sentence.
pub fn other_forms(linked: &Linked, form: &LinkedForm, record: &Value) -> String {
    let others = linked.forms.iter().filter(|other| other.name != form.name);
    let others = others.filter(|other| record.get(other.member).is_some_and(Value::is_string));
    let names: Vec<String> = others.map(|other| format!("\"{}\"", other.name)).collect();
    match names.as_slice() {
        [] => "its record names no other form".to_owned(),
        names => format!(
            "its record names other forms, {}={}",
            linked.parameter,
            names.join(" or ")
        ),
    }
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

    const LINKED: Linked = Linked {
        parameter: "format",
        thing: "document",
        forms: &[form("text", "t"), form("xml", "x"), form("pdf", "p")],
        asks: &[],
        hosts: &[],
    };

    const fn form(name: &'static str, member: &'static str) -> LinkedForm {
        LinkedForm {
            name,
            member,
            ending: ".x",
            media: &[],
            content: openshelf_core::catalog::LinkedContent::Marked,
        }
    }

    #[test]
    fn a_record_names_a_file_or_the_forms_in_which_it_exists() {
        let address = |name: &str, body: &str| {
            linked_address(&LINKED, LINKED.form(name).unwrap(), body.as_bytes())
        };
        let some = r#"{"t": "https://a", "x": null, "p": "https://p"}"#;
        assert_eq!(address("text", some), Ok("https://a".to_owned()));
        let missing =
            "the document has no xml: its record names other forms, format=\"text\" or \"pdf\"";
        let missing = NoLinkedFile::Missing(missing.to_owned());
        assert_eq!(address("xml", some), Err(missing));
        let none = r#"{"t": null, "x": null, "p": null}"#;
        let missing = "the document has no text: its record names no other form".to_owned();
        assert_eq!(address("text", none), Err(NoLinkedFile::Missing(missing)));
        for body in ["", "[]", "{}", r#"{"t": 3}"#] {
            let refused = address("text", body);
            assert!(
                matches!(refused, Err(NoLinkedFile::Unreadable(_))),
                "{body}"
            );
        }
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
