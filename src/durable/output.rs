//! The place that a caller names for an output: a file to replace, behind links, or a pipe or device.

use std::fs::{File, OpenOptions};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use openshelf_core::process::Process;
use thiserror::Error;

use crate::held::hold;
use crate::replacement::{Mode, Replacement};

/// How many symbolic links are followed; the same limit as in Linux.
const MAX_LINKS: usize = 40;

/// Why an output cannot be written.
#[derive(Debug, Error)]
pub enum OutputError {
    #[error("{path}: {source}")]
    File { path: PathBuf, source: io::Error },
    /// Two writers would mix what they write.
    #[error("{path}: another program is writing to it")]
    InUse { path: PathBuf },
    /// The process was forked after the file was opened.
    #[error("{path}: the parent process is writing to it")]
    Forked { path: PathBuf },
}

impl OutputError {
    /// Adds the path to an error of the file system.
    pub fn file(path: &Path) -> impl Fn(io::Error) -> Self {
        move |source| Self::File {
            path: path.to_owned(),
            source,
        }
    }

    /// Refuses to continue a file in a forked process: it belongs to the parent.
    ///
    /// # Errors
    /// The process is another one.
    pub fn check_process(process: Process, path: &Path) -> Result<(), Self> {
        if process.is_current() {
            return Ok(());
        }
        Err(Self::Forked {
            path: path.to_owned(),
        })
    }
}

/// An output that is written from its beginning.
#[derive(Debug)]
pub enum Output {
    /// A file that appears when it is complete.
    Replacement(Replacement),
    /// A pipe, a device or an open file of this process, which is written directly.
    Stream(File),
}

/// Opens an output. The target of a link is replaced, and the link stays.
///
/// # Errors
/// The path is a folder, its folder does not exist, it cannot be written, or another program is writing it.
pub fn open_output(path: &Path) -> Result<Output, OutputError> {
    let failed = OutputError::file(path);
    let old = match std::fs::metadata(path) {
        Ok(about) => Some(about),
        Err(error) if error.kind() == io::ErrorKind::NotFound => None,
        Err(error) => return Err(failed(error)),
    };
    let mut target = path.to_owned();
    let mut is_stream = old.as_ref().is_some_and(|about| !about.is_file());
    for _ in 0..MAX_LINKS {
        is_stream |= old.is_some() && is_descriptor(&target);
        match (std::fs::read_link(&target), target.parent()) {
            (Ok(next), Some(folder)) if !is_stream => target = folder.join(next),
            _ => break,
        }
    }
    if is_stream {
        // Appending keeps the existing content of a redirected output. Folders are rejected here.
        let file = OpenOptions::new().append(true).open(path);
        return file.map(Output::Stream).map_err(failed);
    }
    hold_existing(&target, path)?;
    let mode = old.as_ref().map_or(Mode::New, Mode::Of);
    Replacement::create(&target, mode)
        .map(Output::Replacement)
        .map_err(failed)
}

/// Locks a file that will be replaced, for as long as the returned file is open; `None` if there is none.
///
/// # Errors
/// Another program is writing it; the error names `path`, which the caller knows.
pub fn hold_existing(target: &Path, path: &Path) -> Result<Option<File>, OutputError> {
    let Ok(file) = File::open(target) else {
        return Ok(None);
    };
    if hold(&file) {
        return Ok(Some(file));
    }
    Err(OutputError::InUse {
        path: path.to_owned(),
    })
}

/// Whether a path names an open file of this process, such as its standard output.
fn is_descriptor(path: &Path) -> bool {
    path.starts_with("/proc") || path.starts_with("/dev/fd")
}

impl Write for Output {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        match self {
            Self::Replacement(file) => file.write(bytes),
            Self::Stream(file) => file.write(bytes),
        }
    }

    fn flush(&mut self) -> io::Result<()> {
        match self {
            Self::Replacement(file) => file.flush(),
            Self::Stream(file) => file.flush(),
        }
    }
}

#[cfg(all(test, unix))]
mod tests {
    use super::*;
    use crate::kills::kill_at_each_step;

    #[test]
    fn the_target_of_a_link_is_replaced_and_the_link_stays() {
        let folder = tempfile::tempdir().unwrap();
        let at = |name: &str| folder.path().join(name);
        std::fs::create_dir(at("inner")).unwrap();
        std::fs::write(at("inner/file"), "old").unwrap();
        std::os::unix::fs::symlink("inner/file", at("link")).unwrap();
        std::os::unix::fs::symlink("link", at("second")).unwrap();
        std::os::unix::fs::symlink("inner/none", at("dangling")).unwrap();
        for (name, target) in [("second", "inner/file"), ("dangling", "inner/none")] {
            let Output::Replacement(mut file) = open_output(&at(name)).unwrap() else {
                panic!("{name} is no stream");
            };
            file.write_all(b"new").unwrap();
            file.commit().unwrap();
            assert!(std::fs::symlink_metadata(at(name)).unwrap().is_symlink());
            assert_eq!(std::fs::read(at(target)).unwrap(), b"new");
        }
    }

    #[test]
    fn a_held_file_and_a_folder_are_refused_and_a_device_is_written() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("file");
        std::fs::write(&path, "old").unwrap();
        let held = File::open(&path).unwrap();
        held.lock().unwrap();
        assert!(matches!(open_output(&path), Err(OutputError::InUse { .. })));
        assert!(matches!(
            open_output(folder.path()),
            Err(OutputError::File { .. })
        ));
        let missing = folder.path().join("none/file");
        assert!(matches!(
            open_output(&missing),
            Err(OutputError::File { .. })
        ));
        let device = open_output(Path::new("/dev/null")).unwrap();
        assert!(matches!(device, Output::Stream(_)));
    }

    #[test]
    fn a_kill_while_a_link_is_followed_leaves_the_link() {
        kill_at_each_step(
            "output::tests::a_kill_while_a_link_is_followed_leaves_the_link",
            |folder| {
                std::fs::write(folder.join("file"), "old").unwrap();
                std::os::unix::fs::symlink("file", folder.join("link")).unwrap();
            },
            |folder| {
                let Output::Replacement(mut file) = open_output(&folder.join("link")).unwrap()
                else {
                    panic!("it is no stream");
                };
                file.write_all(b"new").unwrap();
                file.commit().unwrap();
            },
            |folder, is_whole| {
                let about = std::fs::symlink_metadata(folder.join("link")).unwrap();
                let text = std::fs::read_to_string(folder.join("link")).unwrap();
                assert!(about.is_symlink());
                assert!(text == "new" || (text == "old" && !is_whole), "{text}");
            },
        );
    }
}
