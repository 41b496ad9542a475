//! The tables in a ZIP archive, each read from its beginning to its end in constant memory.

use std::fs::File;
use std::io::{self, BufReader, Read, Seek, SeekFrom, Take};
use std::path::{Path, PathBuf};

use flate2::Crc;
use flate2::read::DeflateDecoder;
use openshelf_core::limited::{LARGEST_DIRECTORY, Limited};
use openshelf_core::stop::{Stop, Stoppable};
use openshelf_durable::read_regular;
use thiserror::Error;
use zip::{CompressionMethod, ZipArchive};

use super::delimited_records::LARGEST_CELL;

/// Bytes that are read from the disk at once.
const BUFFER: usize = 256 * 1024;
/// Bytes of the first line that are read to find what separates the values of a text file.
const HEAD: u64 = LARGEST_CELL as u64;
/// Bytes that are read at once to find the tables: each is somewhere else.
const STEP: usize = 16 * 1024;

/// Why an archive cannot be read.
#[derive(Debug, Error)]
pub enum ArchiveError {
    #[error("{path}: {source}")]
    Disk { path: PathBuf, source: io::Error },
    #[error("{path}: not a ZIP archive that can be read: {why}")]
    Damaged { path: PathBuf, why: String },
    #[error("{path}: {member}: {why}")]
    Member {
        path: PathBuf,
        member: String,
        why: String,
    },
}

/// A table in an archive: where its bytes are, and what they must be.
#[derive(Debug, Clone)]
pub struct Member {
    pub path: PathBuf,
    pub name: String,
    pub separator: u8,
    /// Bytes of the table, uncompressed.
    pub size: u64,
    start: u64,
    compressed: u64,
    is_deflated: bool,
    checksum: u32,
}

/// The tables of an archive, in its order. Files with other endings are left out.
///
/// # Errors
/// The file cannot be read, or is no archive, or a table is compressed in a way that is not supported, or nobody waits.
pub fn members(path: &Path, stop: &Stop) -> Result<Vec<Member>, ArchiveError> {
    let disk = |source| ArchiveError::Disk {
        path: path.to_owned(),
        source,
    };
    let damaged = |error: zip::result::ZipError| ArchiveError::Damaged {
        path: path.to_owned(),
        why: error.to_string(),
    };
    let file = read_regular(path).map_err(disk)?;
    let file = Limited::new(Stoppable::new(file, stop), LARGEST_DIRECTORY);
    let left = file.left();
    let file = BufReader::with_capacity(STEP, file);
    let mut archive = ZipArchive::new(file).map_err(damaged)?;
    left.lift();
    let mut found = Vec::new();
    for index in 0..archive.len() {
        let entry = archive.by_index_raw(index).map_err(damaged)?;
        let name = entry.name().map_err(damaged)?.into_owned();
        let ending = Path::new(&name).extension().unwrap_or_default();
        let ending = ending.to_string_lossy().to_ascii_lowercase();
        if entry.is_dir() || !["csv", "tsv", "txt"].contains(&ending.as_str()) {
            continue;
        }
        let refused = |why: &str| ArchiveError::Member {
            path: path.to_owned(),
            member: name.clone(),
            why: why.to_owned(),
        };
        let is_deflated = match entry.compression() {
            CompressionMethod::Stored => false,
            CompressionMethod::Deflated => true,
            _ => return Err(refused("it is compressed in a way that is not supported")),
        };
        if entry.encrypted() {
            return Err(refused("it is encrypted"));
        }
        let start = entry
            .data_start()
            .ok_or_else(|| refused("it has no place"))?;
        let mut member = Member {
            path: path.to_owned(),
            separator: b',',
            size: entry.size(),
            start,
            compressed: entry.compressed_size(),
            is_deflated,
            checksum: entry.crc32(),
            name: name.clone(),
        };
        member.separator = match ending.as_str() {
            "csv" => b',',
            "tsv" => b'\t',
            _ => separator(member.open(stop).map_err(disk)?).map_err(disk)?,
        };
        found.push(member);
    }
    Ok(found)
}

/// What separates the names in the first line: tabs, vertical bars or commas. A name in quotation marks may contain
/// any of them, and the end of a line.
fn separator(bytes: impl Read) -> io::Result<u8> {
    let mut place = Place::Beginning;
    let (mut has_bar, mut is_empty) = (false, true);
    let mut mark = MARK.iter();
    for byte in BufReader::new(bytes.take(HEAD)).bytes() {
        let byte = byte?;
        if mark.next() == Some(&byte) {
            continue;
        }
        mark = [].iter();
        place = match (place, byte) {
            (Place::Beginning | Place::AfterQuote, b'"') => Place::Quoted,
            (Place::Quoted, b'"') => Place::AfterQuote,
            (Place::Quoted, _) => Place::Quoted,
            (_, b'\t') => return Ok(b'\t'),
            (_, b'|') => {
                has_bar = true;
                Place::Beginning
            }
            (_, b',') => Place::Beginning,
            // Empty lines before the first one are not read.
            (_, b'\r' | b'\n') if is_empty => continue,
            (_, b'\r' | b'\n') => break,
            _ => Place::Inside,
        };
        is_empty = false;
    }
    Ok(if has_bar { b'|' } else { b',' })
}

/// Some programs put a byte order mark before the first name.
const MARK: [u8; 3] = *b"\xef\xbb\xbf";

/// Where a byte is in a name.
#[derive(Clone, Copy)]
enum Place {
    Beginning,
    Inside,
    /// Between two quotation marks.
    Quoted,
    /// After a quotation mark that may end the name, or be the first of two that are one of the name.
    AfterQuote,
}

impl Member {
    /// The bytes of the table. The end of the stream compares its length and its checksum.
    ///
    /// # Errors
    /// The file cannot be opened.
    pub fn open(&self, stop: &Stop) -> io::Result<MemberBytes> {
        let mut file = read_regular(&self.path)?;
        file.seek(SeekFrom::Start(self.start))?;
        let file = Stoppable::new(file, stop);
        let packed = BufReader::with_capacity(BUFFER, file.take(self.compressed));
        Ok(MemberBytes {
            source: match self.is_deflated {
                true => Source::Deflated(DeflateDecoder::new(packed)),
                false => Source::Stored(packed),
            },
            found: Crc::new(),
            length: 0,
            expected: (self.checksum, self.size),
        })
    }
}

type Packed = BufReader<Take<Stoppable<File>>>;

enum Source {
    Stored(Packed),
    Deflated(DeflateDecoder<Packed>),
}

/// The bytes of a table.
pub struct MemberBytes {
    source: Source,
    found: Crc,
    length: u64,
    expected: (u32, u64),
}

impl Read for MemberBytes {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let count = match &mut self.source {
            Source::Stored(source) => source.read(buffer)?,
            Source::Deflated(source) => source.read(buffer)?,
        };
        if count == 0 && !buffer.is_empty() {
            if (self.found.sum(), self.length) != self.expected {
                let why = "its length or its checksum is not that of the archive";
                return Err(io::Error::new(io::ErrorKind::InvalidData, why));
            }
            return Ok(0);
        }
        self.found.update(buffer.get(..count).unwrap_or_default());
        self.length += count as u64;
        Ok(count)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_separator_is_found_outside_of_quotation_marks() {
        for (text, expected) in [
            ("a,b\n", b','),
            ("a\tb|c\n", b'\t'),
            ("a|b,c\n", b'|'),
            ("\"a\tb\",c\n", b','),
            ("\"a|b\",\"c\td\"\n", b','),
            ("\u{feff}\"a\tb\"|c\n", b'|'),
            ("\"a \"\"x\ty\"\" b\",c", b','),
            ("\"two\nlines\"\tb\n", b'\t'),
            ("\r\n\n\"a|b\",c\n", b','),
            ("5\" pipe\tlength\n", b'\t'),
            ("a,b\nc\td\n", b','),
            ("a,b\rc\td\r", b','),
            ("\"a\tb\"", b','),
            ("", b','),
        ] {
            assert_eq!(separator(text.as_bytes()).unwrap(), expected, "{text:?}");
        }
        let long = format!("\"{}\"\tb", "x".repeat(10_000));
        assert_eq!(separator(long.as_bytes()).unwrap(), b'\t');
    }
}
