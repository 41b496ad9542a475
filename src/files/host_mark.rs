//! Records that the files of a folder came from a server on this machine, such as a sandbox, whose data are made up.
//!
//! Files of generated names are not downloaded again if they are there. Those of a sandbox have the names of the real ones.

use std::io::Read;
use std::path::Path;

use openshelf_core::host::is_loopback;
use openshelf_durable::{read_regular, replace_small};

use super::error::FileError;

/// The name of the record in the folder.
pub const HOST_MARK: &str = ".openshelf-host";
/// Bytes of the longest record that is read.
const LONGEST: u64 = 1024;

/// The host that the files of a folder came from, if it is this machine.
pub fn marked_host(folder: &Path) -> Option<String> {
    let mut text = String::new();
    let file = read_regular(&folder.join(HOST_MARK)).ok()?;
    file.take(LONGEST).read_to_string(&mut text).ok()?;
    Some(text.trim_end().to_owned()).filter(|host| !host.is_empty())
}

/// Records that files of a folder came from this host, if it is this machine.
///
/// # Errors
/// The folder cannot be written.
pub fn mark_host(folder: &Path, host: &str) -> Result<(), FileError> {
    if !is_loopback(host) || marked_host(folder).is_some() {
        return Ok(());
    }
    let path = folder.join(HOST_MARK);
    match replace_small(&path, format!("{host}\n").as_bytes()) {
        // Another download has recorded it at the same time.
        Err(_) if marked_host(folder).is_some() => Ok(()),
        written => written.map_err(FileError::disk(&path)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_this_machine_is_recorded_and_once() {
        let folder = tempfile::tempdir().unwrap();
        mark_host(folder.path(), "example.org").unwrap();
        assert_eq!(marked_host(folder.path()), None);
        for host in ["127.0.0.1", "localhost"] {
            mark_host(folder.path(), host).unwrap();
            assert_eq!(marked_host(folder.path()).as_deref(), Some("127.0.0.1"));
        }
    }
}
