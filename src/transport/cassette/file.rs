//! Writes the file of a cassette, to which several processes may add at once.
//!
//! A process that adds calls locks a file beside the cassette, `.<name>.lock`, reads the current content,
//! and replaces the cassette with a file that has that content and its own lines. The system releases the
//! lock when a process ends, however it ends. Only the owner can read the files, because an answer may
//! contain something that no filter knows of.

use std::fs::{File, Metadata, OpenOptions, TryLockError};
use std::io::{self, ErrorKind, Read as _, Write as _};
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant, SystemTime};

use openshelf_core::regular_file::{open_regular, read_regular};
use serde::Deserialize;
use sha2::{Digest, Sha256};
use tempfile::NamedTempFile;

use super::super::cache::key::hex;
use super::entry;
use super::line::RecordedCall;

/// How long to wait for another process that writes the file. Writing takes milliseconds.
pub const PATIENCE: Duration = Duration::from_secs(30);
const PAUSE: Duration = Duration::from_millis(10);
/// Bytes of the longest name of a file that the name of its lock shows.
const LONGEST_SHOWN: usize = 200;

/// The state of a file: it differs once the file was replaced.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Version {
    length: u64,
    modified: Option<SystemTime>,
    /// Device and number of the file.
    number: (u64, u64),
}

impl Version {
    /// The version of the file at a path; `None` if there is none.
    pub fn of(path: &Path) -> Option<Self> {
        let about = std::fs::metadata(path).ok()?;
        Some(Self {
            length: about.len(),
            modified: about.modified().ok(),
            number: number(&about),
        })
    }
}

#[cfg(unix)]
fn number(about: &Metadata) -> (u64, u64) {
    use std::os::unix::fs::MetadataExt as _;
    (about.dev(), about.ino())
}

#[cfg(not(unix))]
fn number(_: &Metadata) -> (u64, u64) {
    (0, 0)
}

/// Which lines of the file are kept.
#[derive(Debug)]
pub enum Kept<'a> {
    /// The current lines; if the file is gone, these.
    All(&'a str),
    /// None, unless another process has replaced this version of the file: then all of its lines.
    Since(Option<&'a Version>),
    /// None for the first one of a run, whose mark this is; all that are there now for the others.
    OfRun(&'a Path, Option<&'a Version>),
}

/// The text of a cassette.
pub fn read(path: &Path) -> io::Result<String> {
    let mut text = String::new();
    read_regular(path)?.read_to_string(&mut text)?;
    Ok(text)
}

/// Adds calls to a cassette.
///
/// # Errors
/// A sentence: a file or folder cannot be written, or another process does not finish writing it.
pub fn add(path: &Path, kept: &Kept<'_>, calls: &mut [RecordedCall]) -> Result<(), String> {
    let told = |error: io::Error| format!("the cassette {}: {error}", path.display());
    let folder = folder_of(path);
    make_folder(folder).map_err(told)?;
    let lock = Lock::acquire(path, PATIENCE)?;
    let now = match read(path) {
        Ok(text) => Some(text),
        Err(error) if error.kind() == ErrorKind::NotFound => None,
        Err(error) => return Err(told(error)),
    };
    let now = now.as_deref();
    let since = |version: Option<&Version>| match Version::of(path).as_ref() == version {
        true => "",
        false => now.unwrap_or_default(),
    };
    let before = match kept {
        Kept::All(read) => now.unwrap_or(read),
        Kept::Since(version) => since(*version),
        Kept::OfRun(mark, _) if mark.exists() => now.unwrap_or_default(),
        Kept::OfRun(_, version) => since(*version),
    };
    replace(path, folder, before, calls).map_err(told)?;
    if let Kept::OfRun(mark, _) = kept {
        std::fs::write(mark, b"").map_err(told)?;
    }
    drop(lock);
    Ok(())
}

fn replace(path: &Path, folder: &Path, before: &str, calls: &mut [RecordedCall]) -> io::Result<()> {
    let mut out = private_file(folder)?;
    out.write_all(before.as_bytes())?;
    if !before.is_empty() && !before.ends_with('\n') {
        out.write_all(b"\n")?;
    }
    if before.trim().is_empty() {
        out.write_all(entry::header().as_bytes())?;
    }
    let mut number = before
        .lines()
        .filter(|line| !line.trim().is_empty() && !entry::is_header(line))
        .count();
    let mut names = names_in(before);
    for call in calls {
        number += 1;
        if call.is_in_file() {
            let name = free_name(path, number, call.line.ending(), &names);
            let mut beside = private_file(folder)?;
            beside.write_all(&call.answer)?;
            beside
                .persist(folder.join(&name))
                .map_err(|error| error.error)?;
            names.push(name.clone());
            call.line.file = Some(name);
        }
        serde_json::to_writer(&mut out, &call.line)?;
        out.write_all(b"\n")?;
    }
    out.persist(path).map_err(|error| error.error)?;
    Ok(())
}

/// The files that lines name.
fn names_in(text: &str) -> Vec<String> {
    #[derive(Deserialize)]
    struct Beside {
        file: Option<String>,
    }
    text.lines()
        .filter_map(|line| serde_json::from_str::<Beside>(line).ok()?.file)
        .collect()
}

/// A name for the answer of a line that no other line has.
fn free_name(path: &Path, number: usize, ending: &str, taken: &[String]) -> String {
    let stem = path
        .file_stem()
        .map_or_else(String::new, |stem| stem.to_string_lossy().into_owned());
    let mut number = number;
    loop {
        let name = format!("{stem}-{number}.{ending}");
        if !taken.contains(&name) {
            return name;
        }
        number += 1;
    }
}

fn folder_of(path: &Path) -> &Path {
    path.parent()
        .filter(|folder| !folder.as_os_str().is_empty())
        .unwrap_or(Path::new("."))
}

/// Creates a folder and its parents. Its owner may write there, whatever the process's umask is.
fn make_folder(folder: &Path) -> io::Result<()> {
    if folder.as_os_str().is_empty() || folder.is_dir() {
        return Ok(());
    }
    if let Some(above) = folder.parent() {
        make_folder(above)?;
    }
    match std::fs::create_dir(folder) {
        Ok(()) => give_to_owner(folder),
        // Another process was quicker.
        Err(_) if folder.is_dir() => Ok(()),
        Err(error) => Err(error),
    }
}

#[cfg(unix)]
fn give_to_owner(folder: &Path) -> io::Result<()> {
    use std::os::unix::fs::PermissionsExt as _;
    let mut allowed = std::fs::metadata(folder)?.permissions();
    if allowed.mode() & 0o700 != 0o700 {
        allowed.set_mode(allowed.mode() | 0o700);
        std::fs::set_permissions(folder, allowed)?;
    }
    Ok(())
}

#[cfg(not(unix))]
fn give_to_owner(_: &Path) -> io::Result<()> {
    Ok(())
}

/// A file accessible only to its owner, whatever the process's umask is.
fn private_file(folder: &Path) -> io::Result<NamedTempFile> {
    let file = NamedTempFile::new_in(folder)?;
    restrict(file.as_file())?;
    Ok(file)
}

#[cfg(unix)]
fn restrict(file: &File) -> io::Result<()> {
    use std::os::unix::fs::PermissionsExt as _;
    file.set_permissions(std::fs::Permissions::from_mode(0o600))
}

#[cfg(not(unix))]
fn restrict(_: &File) -> io::Result<()> {
    Ok(())
}

/// The right to write a cassette.
struct Lock {
    file: File,
    path: PathBuf,
}

impl Lock {
    /// Waits for the right.
    ///
    /// # Errors
    /// A sentence: the lock file cannot be opened, or another process, which is named, holds the lock all
    /// the time.
    fn acquire(cassette: &Path, patience: Duration) -> Result<Self, String> {
        let path = folder_of(cassette).join(name_of(cassette));
        let told = |error: io::Error| {
            format!(
                "the cassette {}: {}: {error}",
                cassette.display(),
                path.display()
            )
        };
        let begun = Instant::now();
        loop {
            let is_late = begun.elapsed() >= patience;
            let mut options = OpenOptions::new();
            options.read(true).write(true).create(true).truncate(false);
            let opened = open_regular(&options, &path);
            let mut file = match opened {
                Ok(file) => file,
                // Another process has just created it and not yet set its permissions.
                Err(error) if error.kind() == ErrorKind::PermissionDenied && !is_late => {
                    std::thread::sleep(PAUSE);
                    continue;
                }
                Err(error) => return Err(told(error)),
            };
            match file.try_lock() {
                Ok(()) if !is_at(&file, &path) => {}
                Ok(()) => {
                    restrict(&file).map_err(told)?;
                    file.set_len(0).map_err(told)?;
                    // For the message of one that waits in vain.
                    writeln!(file, "{}", std::process::id()).map_err(told)?;
                    return Ok(Self { file, path });
                }
                // A file system without locks locks nothing.
                Err(TryLockError::Error(_)) => return Ok(Self { file, path }),
                Err(TryLockError::WouldBlock) if is_late => {
                    return Err(format!(
                        "the cassette {}: {} has been writing it for more than {} s, so nothing was added: end that process, or wait for it, then record again",
                        cassette.display(),
                        holder(&mut file),
                        patience.as_secs()
                    ));
                }
                Err(TryLockError::WouldBlock) => std::thread::sleep(PAUSE),
            }
        }
    }
}

impl Drop for Lock {
    fn drop(&mut self) {
        // A waiting process sees that the file is gone, and creates another. On Windows the two cases
        // cannot be distinguished, so the file stays there.
        #[cfg(unix)]
        let _ = std::fs::remove_file(&self.path);
        #[cfg(not(unix))]
        let _ = &self.path;
        // A child that was forked meanwhile has the file open as well.
        let _ = self.file.unlock();
    }
}

/// The name of the file with the lock of a cassette.
fn name_of(cassette: &Path) -> String {
    let name = cassette
        .file_name()
        .map_or_else(String::new, |name| name.to_string_lossy().into_owned());
    if name.len() <= LONGEST_SHOWN {
        return format!(".{name}.lock");
    }
    let hash = hex(&Sha256::digest(name.as_bytes()));
    format!(".{hash}.lock")
}

/// Whether the open file is still the one at this path.
fn is_at(file: &File, path: &Path) -> bool {
    let (Ok(opened), Ok(there)) = (file.metadata(), std::fs::metadata(path)) else {
        return false;
    };
    number(&opened) == number(&there)
}

/// The process that holds a lock, in words.
fn holder(file: &mut File) -> String {
    let mut text = String::new();
    match file.read_to_string(&mut text) {
        Ok(_) if !text.trim().is_empty() => format!("process {}", text.trim()),
        _ => "another process".to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_error_for_a_held_lock_names_its_process() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("calls.jsonl");
        let held = Lock::acquire(&path, PATIENCE).unwrap();
        let error = Lock::acquire(&path, Duration::ZERO).err().unwrap();
        let own = format!("process {} has been writing it", std::process::id());
        assert!(error.contains(&own), "{error}");
        assert!(error.contains("calls.jsonl"), "{error}");
        drop(held);
        drop(Lock::acquire(&path, Duration::ZERO).unwrap());
    }

    #[test]
    fn a_lock_left_behind_by_a_process_is_taken() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("calls.jsonl");
        std::fs::write(folder.path().join(".calls.jsonl.lock"), "1\n").unwrap();
        drop(Lock::acquire(&path, Duration::ZERO).unwrap());
    }

    #[test]
    fn the_longest_file_name_has_a_lock() {
        let long = format!("{}.jsonl", "x".repeat(249));
        assert!(name_of(Path::new(&long)).len() <= 255);
        assert_eq!(name_of(Path::new("a/calls.jsonl")), ".calls.jsonl.lock");
    }

    #[test]
    fn a_file_of_an_answer_gets_a_name_of_its_own() {
        let taken = ["a-2.jpg".to_owned()];
        let path = Path::new("x/a.jsonl");
        assert_eq!(free_name(path, 2, "jpg", &taken), "a-3.jpg");
        assert_eq!(free_name(path, 2, "png", &taken), "a-2.png");
    }
}
