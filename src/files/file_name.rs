//! Names of files: those that services give, and those that follow from arguments.

use openshelf_core::call::{Arguments, Value, documented_default};
use openshelf_core::catalog::{AnswerFile, LinkedForm, ParameterLocation};
use sha2::{Digest, Sha256};

/// Bytes of the longest name. The names of the files beside it are longer, and systems allow 255 bytes.
const LONGEST: usize = 200;
/// Bytes of the longest ending that is preserved when a name is shortened.
const LONGEST_SUFFIX: usize = 16;
/// Hexadecimal digits of the hash that tells changed names apart.
const DIGITS: usize = 16;
/// Characters that some system does not allow in a name.
const FORBIDDEN: [char; 9] = ['/', '\\', ':', '*', '?', '"', '<', '>', '|'];
/// Names that are devices on Windows, with any ending.
const DEVICES: [&str; 4] = ["con", "prn", "aux", "nul"];
const NUMBERED_DEVICES: [&str; 2] = ["com", "lpt"];

/// The name under which a file is saved that a service gave another name. It never leads out of a folder, is allowed on
/// the systems that Python runs on, and differs for different names: a changed one ends in a hash of the original.
pub fn local_name(given: &str) -> String {
    let mut name: String = given
        .chars()
        .map(|letter| match letter {
            _ if FORBIDDEN.contains(&letter) || letter.is_control() => '_',
            // Characters that reverse the direction of text hide the true ending.
            '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}' => '_',
            _ => letter,
        })
        .collect();
    if name.starts_with(['.', ' ']) {
        name.insert(0, '_');
    }
    let kept = name.trim_end_matches(['.', ' ']).len();
    name.truncate(kept);
    if name.is_empty() || is_device(&name) {
        name.insert(0, '_');
    }
    if name == given && name.len() <= LONGEST && !has_mark(&name) {
        return name;
    }
    marked(&name, given)
}

/// Another name for a file whose name is already that of a file at another address. It is the same whenever and in
/// whatever order the two are met.
pub fn name_of_address(name: &str, address: &str) -> String {
    marked(name, address)
}

/// The name with a mark that depends on a text.
fn marked(name: &str, text: &str) -> String {
    let digest = Sha256::digest(text.as_bytes());
    let digits: String = digest.iter().map(|byte| format!("{byte:02x}")).collect();
    let (stem, suffix) = split(name);
    let mark = format!("~{}", digits.get(..DIGITS).unwrap_or(&digits));
    let room = LONGEST - mark.len() - suffix.len();
    format!("{}{mark}{suffix}", shortened(stem, room))
}

/// Whether a name looks like one that was changed: it could be that of another file.
fn has_mark(name: &str) -> bool {
    let (stem, _) = split(name);
    stem.rsplit_once('~').is_some_and(|(_, digits)| {
        digits.len() == DIGITS && digits.bytes().all(|digit| digit.is_ascii_hexdigit())
    })
}

fn is_device(name: &str) -> bool {
    let stem = name.split('.').next().unwrap_or(name).trim_end();
    let stem = stem.to_ascii_lowercase();
    let numbered = |device: &str| {
        stem.strip_prefix(device)
            .is_some_and(|number| number.chars().count() == 1 && !number.starts_with('0'))
    };
    DEVICES.contains(&stem.as_str()) || NUMBERED_DEVICES.iter().any(|device| numbered(device))
}

/// The name and its ending with the dot.
fn split(name: &str) -> (&str, &str) {
    match name.rfind('.') {
        Some(place) if place > 0 && name.len() - place <= LONGEST_SUFFIX => name.split_at(place),
        _ => (name, ""),
    }
}

fn shortened(text: &str, bytes: usize) -> &str {
    let mut end = bytes.min(text.len());
    while !text.is_char_boundary(end) {
        end -= 1;
    }
    text.get(..end).unwrap_or_default()
}

/// The name of a file that is the answer of a call: the arguments that differ from their defaults.
pub fn name_of_answer(file: &AnswerFile, arguments: &Arguments) -> String {
    let mut words = Vec::new();
    let mut suffix = file.suffix.to_owned();
    for argument in arguments.iter() {
        let parameter = argument.parameter;
        let is_sent = matches!(
            parameter.place,
            ParameterLocation::Path | ParameterLocation::Query
        );
        if !is_sent || documented_default(parameter).as_ref() == Some(&argument.value) {
            continue;
        }
        let text = argument.value.wire_text();
        // A comma separates the words.
        let text = text.replace('%', "%25").replace(',', "%2C");
        if file.format == Some(parameter.name) {
            suffix = format!(".{text}");
            continue;
        }
        words.push(match argument.value {
            Value::Boolean(true) => parameter.name.to_owned(),
            _ if parameter.place == ParameterLocation::Query => format!("{}{text}", parameter.name),
            _ => text,
        });
    }
    local_name(&format!("{}{}{suffix}", file.prefix, words.join(",")))
}

/// The name of a file that a record names: the arguments of its call, and the ending of its form.
pub fn name_of_linked(form: &LinkedForm, arguments: &Arguments) -> String {
    let file = AnswerFile {
        prefix: "",
        suffix: form.ending,
        format: None,
    };
    name_of_answer(&file, arguments)
}

#[cfg(test)]
mod tests {
    use std::path::{Component, Path};

    use proptest::prelude::*;

    use super::*;

    #[test]
    fn ordinary_names_are_kept() {
        for name in [
            "FY2024_All_Contracts_Full_20241006.zip",
            "été.zip",
            "a b (1).csv",
            "COM10.zip",
            "~.zip",
        ] {
            assert_eq!(local_name(name), name);
        }
    }

    #[test]
    fn unsafe_names_become_safe_names() {
        for name in [
            "../../x",
            "/etc/passwd",
            "C:\\x",
            "nul",
            "NUL.zip",
            "com1.txt",
            "..",
            ".",
            "",
            " ",
            ".hidden",
            "a\0b",
            "x.zip ",
            "x.zip.",
            "a\u{202e}piz.exe",
        ] {
            let local = local_name(name);
            assert_ne!(local, name);
            let parts: Vec<_> = Path::new(&local).components().collect();
            assert!(matches!(parts[..], [Component::Normal(_)]), "{local}");
            assert!(!local.starts_with('.') && !is_device(&local), "{local}");
        }
        let long = local_name(&format!("{}.zip", "w".repeat(300)));
        assert_eq!(Path::new(&long).extension().unwrap(), "zip");
    }

    proptest! {
        #[test]
        fn every_name_becomes_one_part_of_a_path(name in "\\PC{0,300}") {
            let local = local_name(&name);
            prop_assert!(local.len() <= LONGEST && !local.is_empty());
            prop_assert!(!local.contains(FORBIDDEN) && !local.starts_with('.'));
            prop_assert!(!local.ends_with(['.', ' ']) && !is_device(&local));
        }

        #[test]
        fn different_names_stay_different(one in "[a-c./~ ]{0,4}", other in "[a-c./~ ]{0,4}") {
            prop_assert_eq!(one == other, local_name(&one) == local_name(&other));
        }

        #[test]
        fn files_of_one_name_get_different_names(given in "\\PC{0,250}", one in "[a-c/]{0,4}", other in "[a-c/]{0,4}") {
            let name = local_name(&given);
            let (first, second) = (name_of_address(&name, &one), name_of_address(&name, &other));
            prop_assert_eq!(one == other, first == second);
            prop_assert!(first != name && first.len() <= LONGEST && local_name(&first) != first);
        }

        #[test]
        fn a_changed_name_is_not_that_of_another_file(name in "\\PC{0,60}") {
            let local = local_name(&name);
            prop_assert!(local == name || local_name(&local) != local);
        }
    }
}
