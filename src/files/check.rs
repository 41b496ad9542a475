//! Proves that a file is complete.

use std::fs::File;
use std::io::{self, BufReader, Read};
use std::path::Path;

use openshelf_core::limited::{LARGEST_DIRECTORY, Limited};
use openshelf_core::stop::{Stop, Stoppable};
use openshelf_durable::read_regular;
use sha2::{Digest, Sha256};
use zip::ZipArchive;
use zip::result::ZipError;

use super::error::FileError;
use super::picture::PictureFormat;

/// How much of an archive is read.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Depth {
    /// Its directory, and the heads of its members.
    Structure,
    /// Every member with its checksum.
    Full,
}

/// What a file must be.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Check {
    pub depth: Depth,
    pub sha256: Option<[u8; 32]>,
}

const BUFFER: usize = 256 * 1024;
/// Bytes that are read at once while the structure of an archive is checked: each member is somewhere else.
const STEP: usize = 16 * 1024;

/// The ending of a name, in lower case.
fn ending(name: &Path) -> String {
    let ending = name.extension().unwrap_or_default().to_string_lossy();
    ending.to_ascii_lowercase()
}

/// Whether two names tell the same format.
pub fn is_same_format(one: &str, other: &str) -> bool {
    let [one, other] = [one, other].map(|name| ending(Path::new(name)));
    one == other
        || PictureFormat::of_ending(&one)
            .is_some_and(|format| PictureFormat::of_ending(&other) == Some(format))
}

/// Whether a file that [`check`] accepts is complete by its format: its end is where the format says. `name` tells the
/// format.
pub fn shows_its_end(name: &Path, check: &Check) -> bool {
    let ending = ending(name);
    ending == "zip" || check.sha256.is_some() || PictureFormat::of_ending(&ending).is_some()
}

/// Checks the file at `path`, whose format the ending of `name` tells.
///
/// # Errors
/// It cannot be read, or it is not what it should be, or nobody waits for the result.
pub fn check(path: &Path, name: &Path, check: &Check, stop: &Stop) -> Result<(), FileError> {
    let damaged = |why: String| FileError::Damaged {
        path: name.to_owned(),
        why,
    };
    let failed = FileError::disk(path);
    let mut file = read_regular(path).map_err(&failed)?;
    if file.metadata().map_err(&failed)?.len() == 0 {
        return Err(damaged("the file is empty".to_owned()));
    }
    let ending = ending(name);
    if let Some(format) = PictureFormat::of_ending(&ending) {
        if !format.begins(&mut file).map_err(&failed)? {
            return Err(damaged(format!("the file is not a picture ({ending})")));
        }
        let stoppable = Stoppable::new(&file, stop);
        if !format.ends(stoppable).map_err(&failed)? {
            return Err(damaged(format!(
                "the picture ({ending}) is cut short: its end is missing"
            )));
        }
    }
    if ending == "zip" {
        archive(&file, check.depth, stop).map_err(|error| match error {
            ZipError::Io(error) if error.raw_os_error().is_some() || stop.is_stopped() => {
                failed(error)
            }
            error => damaged(format!("the archive is damaged: {error}")),
        })?;
    }
    if let Some(expected) = check.sha256 {
        let found = sha256(path, stop).map_err(&failed)?;
        if found != expected {
            let shown = |digest: [u8; 32]| -> String {
                digest.iter().map(|byte| format!("{byte:02x}")).collect()
            };
            let (expected, found) = (shown(expected), shown(found));
            let why = format!("its SHA-256 is {found}, expected {expected}");
            return Err(damaged(why));
        }
    }
    Ok(())
}

/// Checks an archive: its directory, that the data of every member are where it says, and the checksums.
fn archive(file: &File, depth: Depth, stop: &Stop) -> Result<(), ZipError> {
    let length = file.metadata()?.len();
    let file = Limited::new(Stoppable::new(file, stop), LARGEST_DIRECTORY);
    let left = file.left();
    let mut archive = ZipArchive::new(BufReader::with_capacity(STEP, file))?;
    left.lift();
    if archive.offset() != 0 {
        return Err(ZipError::InvalidArchive(
            "it does not begin at the first byte".into(),
        ));
    }
    let directory = archive.central_directory_start();
    for index in 0..archive.len() {
        stop.check()?;
        // Opening a member reads its head.
        let member = archive.by_index_raw(index)?;
        let start = member.data_start().unwrap_or(length);
        let end = start.checked_add(member.compressed_size());
        if end.is_none_or(|end| end > directory) {
            return Err(ZipError::InvalidArchive(
                "a member overlaps the directory".into(),
            ));
        }
        drop(member);
        if depth == Depth::Full {
            // The end of a member compares its checksum.
            let mut member = BufReader::with_capacity(BUFFER, archive.by_index(index)?);
            io::copy(&mut member, &mut io::sink())?;
        }
    }
    Ok(())
}

fn sha256(path: &Path, stop: &Stop) -> io::Result<[u8; 32]> {
    let mut file = Stoppable::new(read_regular(path)?, stop);
    let mut digest = Sha256::new();
    let mut buffer = vec![0; BUFFER];
    loop {
        let count = file.read(&mut buffer)?;
        let Some(read) = buffer.get(..count).filter(|read| !read.is_empty()) else {
            return Ok(digest.finalize().into());
        };
        digest.update(read);
    }
}

#[cfg(test)]
mod tests {
    use std::io::Write;

    use zip::write::SimpleFileOptions;
    use zip::{CompressionMethod, ZipWriter};

    use super::*;

    const FULL: Check = Check {
        depth: Depth::Full,
        sha256: None,
    };
    const STRUCTURE: Check = Check {
        depth: Depth::Structure,
        sha256: None,
    };

    fn made(method: CompressionMethod) -> Vec<u8> {
        let mut out = ZipWriter::new(io::Cursor::new(Vec::new()));
        let options = SimpleFileOptions::default().compression_method(method);
        for name in ["a.csv", "b.csv"] {
            out.start_file(name, options).unwrap();
            let rows: String = (0..200).map(|row| format!("{row},{name}\n")).collect();
            out.write_all(rows.as_bytes()).unwrap();
        }
        out.finish().unwrap().into_inner()
    }

    fn checked(bytes: &[u8], name: &str, what: &Check) -> Result<(), FileError> {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("x.part");
        std::fs::write(&path, bytes).unwrap();
        check(&path, Path::new(name), what, &Stop::default())
    }

    #[test]
    fn complete_archives_are_accepted() {
        for method in [CompressionMethod::Stored, CompressionMethod::Deflated] {
            let whole = made(method);
            checked(&whole, "x.zip", &FULL).unwrap();
            checked(&whole, "x.ZIP", &STRUCTURE).unwrap();
        }
    }

    #[test]
    fn a_truncated_archive_is_damaged() {
        let whole = made(CompressionMethod::Deflated);
        for end in (0..whole.len()).step_by(7) {
            let cut = checked(whole.get(..end).unwrap(), "x.zip", &STRUCTURE);
            assert!(matches!(cut, Err(FileError::Damaged { .. })), "{end}");
        }
        let mut shifted = b"<html>".to_vec();
        shifted.extend_from_slice(&whole);
        assert!(checked(&shifted, "x.zip", &STRUCTURE).is_err());
        let mut missing = whole;
        missing.drain(40..50);
        assert!(checked(&missing, "x.zip", &STRUCTURE).is_err());
    }

    #[test]
    fn a_changed_byte_of_a_member_is_found_by_its_checksum() {
        let mut whole = made(CompressionMethod::Stored);
        *whole.get_mut(60).unwrap() ^= 1;
        checked(&whole, "x.zip", &STRUCTURE).unwrap();
        assert!(checked(&whole, "x.zip", &FULL).is_err());
    }

    #[test]
    fn pictures_are_recognised() {
        checked(b"\xff\xd8\xff\xe0\0\x02\xff\xd9", "a.jpg", &FULL).unwrap();
        checked(b"RIFF\x04\0\0\0WEBP", "a.webp", &FULL).unwrap();
        checked(b"anything", "a.bin", &FULL).unwrap();
        for (bytes, name) in [
            (&b"<html>"[..], "a.jpg"),
            (b"\xff\xd8\xff\xe0\0\x02\xff", "a.JPG"),
            (b"RIFF\x05\0\0\0WEBP", "a.webp"),
            (b"", "a.jpg"),
            (b"", "a.bin"),
        ] {
            for what in [&STRUCTURE, &FULL] {
                let found = checked(bytes, name, what);
                assert!(matches!(found, Err(FileError::Damaged { .. })), "{name}");
            }
        }
    }

    #[test]
    fn a_check_stops_when_nobody_waits() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("x.zip");
        std::fs::write(&path, made(CompressionMethod::Deflated)).unwrap();
        let hashed = Check {
            depth: Depth::Structure,
            sha256: Some([0; 32]),
        };
        for (what, name) in [(&FULL, "x.zip"), (&STRUCTURE, "x.zip"), (&hashed, "x.bin")] {
            let stop = Stop::default();
            drop(stop.guard());
            // It says nothing about the file.
            let stopped = check(&path, Path::new(name), what, &stop);
            assert!(matches!(stopped, Err(FileError::Disk { .. })), "{name}");
        }
    }

    #[test]
    fn a_format_may_show_its_own_end() {
        for (name, shows) in [
            ("a.jpg", true),
            ("a.WEBP", true),
            ("a.zip", true),
            ("a.csv", false),
            ("a", false),
        ] {
            assert_eq!(shows_its_end(Path::new(name), &STRUCTURE), shows, "{name}");
        }
        let hashed = Check {
            sha256: Some([0; 32]),
            ..STRUCTURE
        };
        assert!(shows_its_end(Path::new("a.csv"), &hashed));
    }

    #[test]
    fn a_hash_is_verified() {
        let right = Check {
            depth: Depth::Structure,
            sha256: Some(Sha256::digest(b"abc").into()),
        };
        checked(b"abc", "a.bin", &right).unwrap();
        assert!(checked(b"abd", "a.bin", &right).is_err());
    }
}
