//! Proves that a file is complete.

use std::fs::File;
use std::io::{self, BufReader, Read, Seek, SeekFrom};
use std::path::Path;

use openshelf_core::limited::{LARGEST_DIRECTORY, Limited};
use openshelf_core::stop::{Stop, Stoppable};
use openshelf_durable::read_regular;
use sha2::{Digest, Sha256};
use zip::ZipArchive;
use zip::result::ZipError;

use super::error::FileError;

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

/// A format that is recognised by the ending of a name.
struct Picture {
    endings: &'static [&'static str],
    first: &'static [u8],
    /// `None` if the format says its length at the beginning.
    last: Option<&'static [u8]>,
}

const PICTURES: [Picture; 4] = [
    Picture {
        endings: &["jpg", "jpeg"],
        first: b"\xff\xd8\xff",
        last: Some(b"\xff\xd9"),
    },
    Picture {
        endings: &["png"],
        first: b"\x89PNG\r\n\x1a\n",
        last: Some(b"\0\0\0\0IEND\xae\x42\x60\x82"),
    },
    Picture {
        endings: &["gif"],
        first: b"GIF8",
        last: Some(b"\x3b"),
    },
    Picture {
        endings: &["webp"],
        first: b"RIFF",
        last: None,
    },
];
/// The longest beginning.
const BEGINNING: usize = 8;
const BUFFER: usize = 256 * 1024;
/// Bytes that are read at once while the structure of an archive is checked: each member is somewhere else.
const STEP: usize = 16 * 1024;

/// The ending of a name, in lower case.
fn ending(name: &Path) -> String {
    let ending = name.extension().unwrap_or_default().to_string_lossy();
    ending.to_ascii_lowercase()
}

fn picture(ending: &str) -> Option<&'static Picture> {
    PICTURES
        .iter()
        .find(|picture| picture.endings.contains(&ending))
}

/// Whether the file at `path`, which [`check`] has accepted, is complete by its format: its end is where the format
/// says. `name` tells the format.
///
/// # Errors
/// It cannot be read.
pub fn ends_by_itself(path: &Path, name: &Path, check: &Check) -> Result<bool, FileError> {
    let ending = ending(name);
    if ending == "zip" || check.sha256.is_some() {
        return Ok(true);
    }
    let Some(picture) = picture(&ending) else {
        return Ok(false);
    };
    let found = || -> io::Result<bool> {
        let mut file = read_regular(path)?;
        let length = file.metadata()?.len();
        let Some(last) = picture.last else {
            let mut head = [0; 8];
            file.read_exact(&mut head)?;
            let [_, _, _, _, size @ ..] = head;
            return Ok(u64::from(u32::from_le_bytes(size)) + 8 == length);
        };
        let mut end = Vec::new();
        let start = length.saturating_sub(last.len() as u64);
        file.seek(SeekFrom::Start(start))?;
        file.read_to_end(&mut end)?;
        Ok(end == last)
    };
    found().map_err(FileError::disk(path))
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
    if let Some(picture) = picture(&ending) {
        let mut first = Vec::new();
        let read = (&mut file).take(BEGINNING as u64).read_to_end(&mut first);
        read.map_err(&failed)?;
        if !first.starts_with(picture.first) {
            return Err(damaged(format!("the file is not a picture ({ending})")));
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
        checked(b"\xff\xd8\xff\xe0", "a.jpg", &FULL).unwrap();
        checked(b"RIFF....WEBP", "a.webp", &FULL).unwrap();
        checked(b"anything", "a.bin", &FULL).unwrap();
        for (bytes, name) in [(&b"<html>"[..], "a.jpg"), (b"", "a.jpg"), (b"", "a.bin")] {
            assert!(checked(bytes, name, &FULL).is_err());
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
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("x.part");
        for (name, bytes, whole) in [
            ("a.jpg", &b"\xff\xd8\xff\xe0..\xff\xd9"[..], true),
            ("a.JPG", b"\xff\xd8\xff\xe0..", false),
            (
                "a.png",
                b"\x89PNG\r\n\x1a\n..\0\0\0\0IEND\xae\x42\x60\x82",
                true,
            ),
            ("a.png", b"\x89PNG\r\n\x1a\n", false),
            ("a.gif", b"GIF89a..;", true),
            ("a.gif", b"GIF89a..", false),
            ("a.webp", b"RIFF\x04\0\0\0WEBP", true),
            ("a.webp", b"RIFF\x05\0\0\0WEBP", false),
            ("a.csv", b"a\r\n", false),
        ] {
            std::fs::write(&path, bytes).unwrap();
            let found = ends_by_itself(&path, Path::new(name), &STRUCTURE).unwrap();
            assert_eq!(found, whole, "{name}");
        }
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
