//! Proves that a file is complete.

use std::fs::File;
use std::io::{self, BufReader, Read};
use std::path::Path;

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

/// Formats that are recognised by the ending of a name and by their first bytes.
const PICTURES: [(&[&str], &[u8]); 4] = [
    (&["jpg", "jpeg"], b"\xff\xd8\xff"),
    (&["png"], b"\x89PNG\r\n\x1a\n"),
    (&["gif"], b"GIF8"),
    (&["webp"], b"RIFF"),
];
/// The longest beginning.
const BEGINNING: usize = 8;
const BUFFER: usize = 256 * 1024;

/// Checks the file at `path`, whose format the ending of `name` tells.
///
/// # Errors
/// It cannot be read, or it is not what it should be.
pub fn check(path: &Path, name: &Path, check: &Check) -> Result<(), FileError> {
    let damaged = |why: String| FileError::Damaged {
        path: name.to_owned(),
        why,
    };
    let failed = FileError::disk(path);
    let mut file = File::open(path).map_err(&failed)?;
    if file.metadata().map_err(&failed)?.len() == 0 {
        return Err(damaged("the file is empty".to_owned()));
    }
    let ending = name.extension().unwrap_or_default().to_string_lossy();
    let ending = ending.to_ascii_lowercase();
    if let Some((_, beginning)) = PICTURES
        .iter()
        .find(|(endings, _)| endings.contains(&ending.as_str()))
    {
        let mut first = Vec::new();
        let read = (&mut file).take(BEGINNING as u64).read_to_end(&mut first);
        read.map_err(&failed)?;
        if !first.starts_with(beginning) {
            return Err(damaged(format!("the file is not a picture ({ending})")));
        }
    }
    if ending == "zip" {
        archive(&file, check.depth).map_err(|error| match error {
            ZipError::Io(error) if error.raw_os_error().is_some() => failed(error),
            error => damaged(format!("the archive is damaged: {error}")),
        })?;
    }
    if let Some(expected) = check.sha256 {
        let found = sha256(path).map_err(&failed)?;
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
fn archive(file: &File, depth: Depth) -> Result<(), ZipError> {
    let length = file.metadata()?.len();
    let mut archive = ZipArchive::new(BufReader::with_capacity(BUFFER, file))?;
    if archive.offset() != 0 {
        return Err(ZipError::InvalidArchive(
            "it does not begin at the first byte".into(),
        ));
    }
    let directory = archive.central_directory_start();
    for index in 0..archive.len() {
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

fn sha256(path: &Path) -> io::Result<[u8; 32]> {
    let mut file = File::open(path)?;
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
        check(&path, Path::new(name), what)
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
    fn a_hash_is_verified() {
        let right = Check {
            depth: Depth::Structure,
            sha256: Some(Sha256::digest(b"abc").into()),
        };
        checked(b"abc", "a.bin", &right).unwrap();
        assert!(checked(b"abd", "a.bin", &right).is_err());
    }
}
