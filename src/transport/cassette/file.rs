//! Writes the file of a cassette, to which several processes may add at once.
//!
//! A process that adds calls locks a file beside the cassette, `.<name>.lock`, reads the current content,
//! and replaces the cassette with a file that has that content and its own lines. The system releases the
//! lock when a process ends, however it ends. Only the owner can read the files, because an answer may
//! contain something that no filter knows of.

use std::collections::BTreeSet;
use std::io::{self, ErrorKind, Read as _, Write as _};
use std::path::Path;
use std::time::{Duration, SystemTime};

use openshelf_durable::{FileId, LockError, LockFile, Mode, Replacement, folder_of, read_regular};
use serde::Deserialize;

use super::entry::{self, FindOperation};
use super::line::RecordedCall;

/// How long to wait for another process that writes the file. Writing takes milliseconds.
pub const PATIENCE: Duration = Duration::from_secs(30);

/// The state of a file: it differs once the file was replaced.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Version {
    length: u64,
    modified: Option<SystemTime>,
    id: FileId,
}

impl Version {
    /// The version of the file at a path; `None` if there is none.
    pub fn of(path: &Path) -> Option<Self> {
        let about = std::fs::metadata(path).ok()?;
        Some(Self {
            length: about.len(),
            modified: about.modified().ok(),
            id: FileId::of(&about),
        })
    }
}

/// Which lines of the file are kept.
#[derive(Debug)]
pub enum Kept<'a> {
    /// The current lines; if the file is gone, these.
    All(&'a str),
    /// None, unless another process has replaced this version of the file: then all of its lines.
    Since(Option<&'a Version>),
    /// Those of calls that were not recorded anew: the first one of a run, whose mark this is, that records a call replaces
    /// the lines of the call, and the others add to them.
    OfRun(&'a Path, FindOperation),
}

/// The text of a cassette.
pub fn read(path: &Path) -> io::Result<String> {
    let mut text = String::new();
    read_regular(path)?.read_to_string(&mut text)?;
    // Some editors write a byte order mark.
    match text.strip_prefix('\u{feff}') {
        Some(rest) => Ok(rest.to_owned()),
        None => Ok(text),
    }
}

/// Adds calls to a cassette.
///
/// # Errors
/// A sentence: a file or folder cannot be written, or another process does not finish writing it.
pub fn add(path: &Path, kept: &Kept<'_>, calls: &mut [RecordedCall]) -> Result<(), String> {
    let told = |error: io::Error| format!("the cassette {}: {error}", path.display());
    let folder = folder_of(path);
    make_folder(folder).map_err(told)?;
    let lock = LockFile::acquire(path, PATIENCE).map_err(|error| not_locked(path, error))?;
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
    let mut marked = None;
    let before = match kept {
        Kept::All(read) => now.unwrap_or(read).to_owned(),
        Kept::Since(version) => since(*version).to_owned(),
        Kept::OfRun(mark, find) => {
            let mut renewed = renewed(mark).map_err(told)?;
            let rest = not_renewed(now.unwrap_or_default(), calls, &renewed, *find);
            renewed.extend(calls.iter().map(|call| call.line.shape()));
            marked = Some((*mark, renewed));
            rest
        }
    };
    replace(path, folder, &before, calls).map_err(told)?;
    if let Some((mark, renewed)) = marked {
        std::fs::write(mark, serde_json::to_vec(&renewed).unwrap_or_default()).map_err(told)?;
    }
    let left = names_in(&read(path).map_err(told)?);
    let gone = names_in(now.unwrap_or_default()).into_iter();
    for name in gone.filter(|name| !left.contains(name) && is_own_name(path, name)) {
        match std::fs::remove_file(folder.join(&name)) {
            Err(error) if error.kind() != ErrorKind::NotFound => return Err(told(error)),
            _ => {}
        }
    }
    drop(lock);
    Ok(())
}

/// The calls that a run has recorded anew so far, by its mark.
fn renewed(mark: &Path) -> io::Result<BTreeSet<String>> {
    match std::fs::read(mark) {
        Ok(text) => Ok(serde_json::from_slice(&text)?),
        Err(error) if error.kind() == ErrorKind::NotFound => Ok(BTreeSet::new()),
        Err(error) => Err(error),
    }
}

/// The lines of a text without those of calls that were recorded and are not among the `renewed`.
fn not_renewed(
    text: &str,
    calls: &[RecordedCall],
    renewed: &BTreeSet<String>,
    find: FindOperation,
) -> String {
    let recorded: BTreeSet<String> = calls.iter().map(|call| call.line.shape()).collect();
    let stays = |line: &&str| match entry::read(line, find) {
        Ok(Some(line)) => {
            let shape = line.shape();
            renewed.contains(&shape) || !recorded.contains(&shape)
        }
        Ok(None) => true,
        // No test could play it.
        Err(_) => line.trim().is_empty(),
    };
    let lines = text.split_inclusive('\n').filter(stays);
    lines.collect()
}

fn replace(path: &Path, folder: &Path, before: &str, calls: &mut [RecordedCall]) -> io::Result<()> {
    let mut out = Replacement::create(path, Mode::Private)?;
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
            let mut beside = Replacement::create(&folder.join(&name), Mode::Private)?;
            beside.write_all(&call.body)?;
            beside.commit()?;
            names.push(name.clone());
            call.line.file = Some(name);
        }
        serde_json::to_writer(&mut out, &call.line)?;
        out.write_all(b"\n")?;
    }
    out.commit()
}

fn not_locked(path: &Path, error: LockError) -> String {
    let shown = path.display();
    match error {
        LockError::File { path, source } => {
            format!("the cassette {shown}: {}: {source}", path.display())
        }
        LockError::Busy { holder, patience } => format!(
            "the cassette {shown}: {holder} has been writing it for more than {} s, so nothing was added: end that process, or wait for it, then record again",
            patience.as_secs()
        ),
    }
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

/// Whether a file's name is one that was made for an answer of a cassette.
fn is_own_name(path: &Path, name: &str) -> bool {
    let stem = path.file_stem().map(|stem| stem.to_string_lossy());
    let rest = stem.and_then(|stem| name.strip_prefix(&*stem)?.strip_prefix('-'));
    let number = rest.and_then(|rest| rest.split_once('.'));
    number.is_some_and(|(number, ending)| {
        number.parse::<usize>().is_ok() && !ending.contains(['.', '/', '\\'])
    })
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_error_for_a_held_lock_names_the_cassette_and_its_process() {
        let error = LockError::Busy {
            holder: "process 7".to_owned(),
            patience: PATIENCE,
        };
        let told = not_locked(Path::new("a/calls.jsonl"), error);
        let expected =
            "the cassette a/calls.jsonl: process 7 has been writing it for more than 30 s";
        assert!(told.starts_with(expected), "{told}");
    }

    #[test]
    fn a_name_that_a_person_chose_is_not_ones_own() {
        let path = Path::new("x/a.jsonl");
        for (name, own) in [
            ("a-2.jpg", true),
            ("a-12.bin", true),
            ("a.jpg", false),
            ("a-b.jpg", false),
            ("a-1-2.jpg", false),
            ("b-1.jpg", false),
            ("a-1.jpg/../c", false),
            ("../a-1.jpg", false),
        ] {
            assert_eq!(is_own_name(path, name), own, "{name}");
        }
    }

    #[test]
    fn a_file_of_an_answer_gets_a_name_of_its_own() {
        let taken = ["a-2.jpg".to_owned()];
        let path = Path::new("x/a.jsonl");
        assert_eq!(free_name(path, 2, "jpg", &taken), "a-3.jpg");
        assert_eq!(free_name(path, 2, "png", &taken), "a-2.png");
    }
}
