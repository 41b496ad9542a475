//! Opens files that must be regular ones. A pipe, a device or a socket at the path of a file would make a program
//! wait for ever, past its deadline and past Ctrl-C, because the system waits for the other end.

use std::fs::{File, OpenOptions};
use std::io::{self, Error, ErrorKind, Read as _};
use std::path::Path;

/// What is wrong with anything else, in words.
const NOT_REGULAR: &str = "it is not a regular file";

/// Opens a file with these options. A link to a regular file is followed.
///
/// # Errors
/// The file cannot be opened, or it is not a regular one.
pub fn open_regular(options: &OpenOptions, path: &Path) -> io::Result<File> {
    // Opening a device may already change it, so it is not opened at all.
    if let Ok(about) = std::fs::metadata(path) {
        check(&about)?;
    }
    // Another program may replace the file between the two steps: the system does not wait then.
    #[cfg(unix)]
    let options = {
        use std::os::unix::fs::OpenOptionsExt as _;
        let mut options = options.clone();
        options.custom_flags(libc::O_NONBLOCK);
        options
    };
    let file = options.open(path)?;
    check(&file.metadata()?)?;
    Ok(file)
}

/// Opens a file to read it.
///
/// # Errors
/// As [`open_regular`].
pub fn read_regular(path: &Path) -> io::Result<File> {
    open_regular(OpenOptions::new().read(true), path)
}

/// The bytes of a file.
///
/// # Errors
/// As [`open_regular`], or the file cannot be read.
pub fn read_bytes(path: &Path) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    read_regular(path)?.read_to_end(&mut bytes)?;
    Ok(bytes)
}

fn check(about: &std::fs::Metadata) -> io::Result<()> {
    if about.is_file() {
        Ok(())
    } else if about.is_dir() {
        Err(ErrorKind::IsADirectory.into())
    } else {
        Err(Error::new(ErrorKind::InvalidInput, NOT_REGULAR))
    }
}

#[cfg(all(test, unix))]
mod tests {
    use std::os::unix::fs::symlink;
    use std::os::unix::net::UnixListener;

    use super::*;

    #[test]
    fn only_regular_files_are_opened() {
        let folder = tempfile::tempdir().unwrap();
        let at = |name: &str| folder.path().join(name);
        std::fs::write(at("file"), "x").unwrap();
        symlink(at("file"), at("link")).unwrap();
        for name in ["file", "link"] {
            assert!(read_regular(&at(name)).is_ok(), "{name}");
        }
        let made = std::process::Command::new("mkfifo")
            .arg(at("pipe"))
            .status();
        assert!(made.unwrap().success());
        let _socket = UnixListener::bind(at("socket")).unwrap();
        symlink(at("pipe"), at("to_pipe")).unwrap();
        symlink("/dev/zero", at("to_device")).unwrap();
        for name in ["pipe", "socket", "to_pipe", "to_device", "."] {
            let both = OpenOptions::new().read(true).write(true).clone();
            for options in [OpenOptions::new().read(true).clone(), both] {
                let error = open_regular(&options, &at(name)).unwrap_err();
                let kinds = [ErrorKind::InvalidInput, ErrorKind::IsADirectory];
                assert!(kinds.contains(&error.kind()), "{name}: {error}");
            }
        }
    }
}
