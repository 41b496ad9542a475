//! Warns of variables of the environment whose names are nearly those that openshelf reads.

use std::sync::atomic::{AtomicBool, Ordering};

use openshelf_client::cache::{self, test_scope};
use openshelf_client::options::offline;
use openshelf_client::services::SERVICES;
use openshelf_core::call::hint;
use openshelf_describe::options::CLIENT_OPTIONS;
use openshelf_describe::other_words::{Meaning, meaning};
use pyo3::prelude::*;

use super::errors::warn;

const PREFIX: &str = "OPENSHELF_";

static CHECKED: AtomicBool = AtomicBool::new(false);

/// Warns of each such variable, once in a process.
pub fn check(py: Python<'_>) -> PyResult<()> {
    if CHECKED.swap(true, Ordering::Relaxed) {
        return Ok(());
    }
    let names = std::env::vars_os().filter_map(|(name, _)| name.into_string().ok());
    names
        .filter_map(|name| complaint(&name))
        .try_for_each(|message| warn(py, "EnvironmentWarning", &message))
}

/// The variables that openshelf reads.
fn known() -> impl Iterator<Item = &'static str> {
    let addresses = SERVICES
        .into_iter()
        .flat_map(|service| [Some(service.environment), service.image_environment]);
    addresses.flatten().chain([
        offline::VARIABLE,
        offline::CASSETTE_VARIABLE,
        cache::VARIABLE,
        test_scope::VARIABLE,
    ])
}

/// What is wrong with the name of a variable; None for one that is read, or that belongs to somebody else.
fn complaint(name: &str) -> Option<String> {
    let upper = name.to_uppercase();
    let own = upper.strip_prefix(PREFIX)?;
    let is_read = |known: &str| known == name || (cfg!(windows) && known == upper);
    if known().any(is_read) {
        return None;
    }
    let what = if let Some(option) = option_of(&own.to_lowercase()) {
        match option {
            "cache_name" if own != "CACHE_NAME" => {
                format!("; the folder of caches is {}", cache::VARIABLE)
            }
            _ => format!(
                "; an option has no variable: in Python pass {option}=... when you create the client"
            ),
        }
    } else {
        // The common beginning would make all names alike.
        let near = hint(own, known().filter_map(|known| known.strip_prefix(PREFIX)));
        let near = near.strip_prefix("; did you mean '")?.to_owned();
        format!("; did you mean '{PREFIX}{near}")
    };
    Some(format!(
        "the environment variable {name} has no effect on openshelf{what}"
    ))
}

/// Variables in which other programs have the folder of their files.
const FOLDERS: [&str; 3] = ["home", "dir", "folder"];

/// The option that a name means, also by a word that other libraries have for it.
fn option_of(name: &str) -> Option<&'static str> {
    if FOLDERS.contains(&name) {
        return Some("cache_name");
    }
    if let Some(option) = CLIENT_OPTIONS.iter().find(|known| known.name == name) {
        return Some(option.name);
    }
    match meaning(name)? {
        // A variable with a secret is the program's own, and an address has variables here.
        Meaning::Option(option, _) if option != "base_url" && !option.starts_with("extra_") => {
            Some(option)
        }
        Meaning::Option(..) | Meaning::Advice(_) => None,
    }
}

#[cfg(test)]
mod tests {
    use super::{complaint, known};

    #[test]
    fn misspelt_names_are_told_with_the_nearest() {
        for (name, near) in [
            ("OPENSHELF_OFLINE", "OPENSHELF_OFFLINE"),
            ("openshelf_offline", "OPENSHELF_OFFLINE"),
            ("OPENSHELF_MUSUEM_URL", "OPENSHELF_MUSEUM_URL"),
            ("OPENSHELF_MUSEUM_IMAGES_URL", "OPENSHELF_MUSEUM_IMAGE_URL"),
            ("OPENSHELF_SPENDING", "OPENSHELF_SPENDING_URL"),
            ("OPENSHELF_DISEASE_URI", "OPENSHELF_DISEASE_URL"),
        ] {
            let told = complaint(name).unwrap();
            assert!(
                told.contains(name) && told.ends_with(&format!("did you mean '{near}'?")),
                "{told}"
            );
        }
        let told = complaint("OPENSHELF_TIMEOUT").unwrap();
        assert!(
            told.contains("in Python pass timeout=... when you create the client"),
            "{told}"
        );
    }

    #[test]
    fn folders_and_words_of_other_libraries_lead_to_the_option() {
        for name in [
            "OPENSHELF_CACHE_PATH",
            "OPENSHELF_CACHE_FOLDER",
            "OPENSHELF_CACHE_HOME",
            "OPENSHELF_HOME",
        ] {
            let told = complaint(name).unwrap();
            assert!(
                told.ends_with("the folder of caches is OPENSHELF_CACHE_DIR"),
                "{told}"
            );
        }
        for (name, option) in [
            ("OPENSHELF_RETRIES", "max_retries"),
            ("OPENSHELF_CACHE", "use_caching"),
            ("OPENSHELF_HTTPS_PROXY", "proxy"),
        ] {
            let told = complaint(name).unwrap();
            assert!(told.contains(&format!("pass {option}=...")), "{told}");
        }
    }

    #[test]
    fn names_that_are_read_and_those_of_others_are_left_alone() {
        for name in known() {
            assert_eq!(complaint(name), None);
        }
        for name in [
            "OPENSHELF_EXAMPLES",
            "OPENSHELF_HISTORIES",
            "OPENSHELF_DOWNLOAD_HISTORIES",
            "OPENSHELF_TOKEN",
            "OPENSHELF_API_KEY",
            "OPENSHELF_",
            "PATH",
        ] {
            assert_eq!(complaint(name), None, "{name}");
        }
    }
}
