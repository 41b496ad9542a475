//! Finds where a cache is stored: at a path, or under a name in the folder of named caches.

use std::ffi::{OsStr, OsString};
use std::fs::DirBuilder;
use std::path::{Path, PathBuf};

use etcetera::BaseStrategy;

use super::error::{StoreError, StoreProblem};

/// The environment variable with the folder of named caches and limiters, instead of the user's.
pub const VARIABLE: &str = "OPENSHELF_CACHE_DIR";

/// The user's folder of named caches, in that for caches of all programs.
const FOLDER: &str = "openshelf";

/// What the names of SQLite files end with.
pub const SQLITE_ENDING: &str = ".sqlite";
/// Characters that no file name may hold on one of the platforms.
const FORBIDDEN: [char; 9] = ['<', '>', ':', '"', '|', '?', '*', '/', '\\'];

/// The user's folder of named caches, in which every file is ours.
///
/// # Errors
/// The user has no folder for caches.
pub fn users_folder() -> Result<PathBuf, StoreError> {
    let strategy = etcetera::base_strategy::choose_native_strategy().map_err(|error| {
        let message = format!(
            "there is no folder for caches ({error}); give cache_name as a path, or set {VARIABLE}"
        );
        StoreError::Unavailable(StoreProblem::new(message, error))
    })?;
    Ok(strategy.cache_dir().join(FOLDER))
}

/// The folder of named caches and limiters.
///
/// # Errors
/// Neither the environment variable nor the user's home tells it.
pub fn folder() -> Result<PathBuf, StoreError> {
    match std::env::var_os(VARIABLE).filter(|value| !value.is_empty()) {
        Some(value) => match value.to_str() {
            Some(text) => expand_home(text),
            None => absolute(&value),
        },
        None => users_folder(),
    }
}

fn absolute(path: &OsStr) -> Result<PathBuf, StoreError> {
    std::path::absolute(path).map_err(|error| {
        let message = format!("the cache {}: {error}", path.display());
        StoreError::Unavailable(StoreProblem::new(message, error))
    })
}

/// Whether the text is a path rather than a name.
pub fn is_path(text: &str) -> bool {
    text.contains('/') || (cfg!(windows) && text.contains('\\')) || text.starts_with('~')
}

/// Checks a path. `option` is the one that has it.
pub fn check_path(option: &str, path: &str) -> Result<(), String> {
    let refused = |why: &str| {
        Err(format!(
            "{option}: expected a name or a path, got {path:?}: {why}"
        ))
    };
    if path.contains('\0') {
        return refused("a path cannot contain a NUL");
    }
    match path.strip_prefix('~') {
        Some(rest) if !rest.starts_with(['/', '\\']) => {
            refused("only ~/ is expanded, to your home folder")
        }
        _ => Ok(()),
    }
}

/// Checks a name of files in the folder of named caches. `option` is the one that has it.
pub fn check_name(option: &str, name: &str) -> Result<(), String> {
    let is_valid = !name.is_empty()
        && name.len() <= 200
        && !name.starts_with('.')
        && name.trim() == name
        && !name
            .chars()
            .any(|each| each.is_control() || FORBIDDEN.contains(&each));
    if is_valid {
        return Ok(());
    }
    Err(format!(
        "{option}: expected a name such as my_cache, without {} and not beginning with a dot, or a path, got {name:?}",
        FORBIDDEN.iter().collect::<String>()
    ))
}

/// The path of a cache. `ending` is added to a name that does not have it.
pub fn resolve(text: &str, is_path: bool, ending: &str) -> Result<PathBuf, StoreError> {
    if is_path {
        return expand_home(text);
    }
    let mut name = OsString::from(text);
    if !text.ends_with(ending) {
        name.push(ending);
    }
    Ok(folder()?.join(name))
}

/// The file of the SQLite cache of a name, whether or not it exists.
///
/// # Errors
/// The user has no folder for caches.
pub fn sqlite_path(name: &str) -> Result<PathBuf, StoreError> {
    resolve(name, false, SQLITE_ENDING)
}

fn expand_home(text: &str) -> Result<PathBuf, StoreError> {
    let Some(rest) = text.strip_prefix('~') else {
        return absolute(OsStr::new(text));
    };
    let home = etcetera::home_dir().map_err(|error| {
        StoreError::Unavailable(StoreProblem::new(
            format!("the cache {text}: {error}"),
            error,
        ))
    })?;
    Ok(home.join(rest.trim_start_matches(['/', '\\'])))
}

fn not_writable(path: &Path, error: std::io::Error) -> StoreError {
    let message = format!("the cache {} cannot be written to: {error}", path.display());
    StoreError::Unavailable(StoreProblem::new(message, error))
}

/// Creates the folder and its parents, accessible only to their owner.
pub fn make_private_folder(path: &Path) -> Result<(), StoreError> {
    let mut builder = DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder
        .create(path)
        .map_err(|error| not_writable(path, error))
}
