//! The tables in a ZIP archive, each read from its beginning to its end in constant memory.

use std::fs::File;
use std::io::{self, BufReader, Read, Seek, SeekFrom, Take};
use std::path::{Path, PathBuf};

use flate2::Crc;
use flate2::read::DeflateDecoder;
use thiserror::Error;
use zip::{CompressionMethod, ZipArchive};

/// Bytes that are read from the disk at once.
const BUFFER: usize = 256 * 1024;
/// Bytes of the first line that decide what separates the values of a text file.
const HEAD: u64 = 4096;

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
/// The file cannot be read, or is no archive, or a table is compressed in a way that is not supported.
pub fn members(path: &Path) -> Result<Vec<Member>, ArchiveError> {
    let disk = |source| ArchiveError::Disk {
        path: path.to_owned(),
        source,
    };
    let damaged = |error: zip::result::ZipError| ArchiveError::Damaged {
        path: path.to_owned(),
        why: error.to_string(),
    };
    let file = File::open(path).map_err(disk)?;
    let mut archive = ZipArchive::new(BufReader::new(file)).map_err(damaged)?;
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
            _ => separator(member.open().map_err(disk)?).map_err(disk)?,
        };
        found.push(member);
    }
    Ok(found)
}

/// What separates the names in the first line: tabs, vertical bars or commas.
fn separator(bytes: impl Read) -> io::Result<u8> {
    let mut head = Vec::new();
    bytes.take(HEAD).read_to_end(&mut head)?;
    let line = head.split(|byte| *byte == b'\n').next().unwrap_or_default();
    let known = [b'\t', b'|'];
    let found = known.into_iter().find(|byte| line.contains(byte));
    Ok(found.unwrap_or(b','))
}

impl Member {
    /// The bytes of the table. The end of the stream compares its length and its checksum.
    ///
    /// # Errors
    /// The file cannot be opened.
    pub fn open(&self) -> io::Result<MemberBytes> {
        let mut file = File::open(&self.path)?;
        file.seek(SeekFrom::Start(self.start))?;
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

type Packed = BufReader<Take<File>>;

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
