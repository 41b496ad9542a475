//! The files that the server has one after the other.

use std::io::{Cursor, Write};

use zip::write::SimpleFileOptions;
use zip::{CompressionMethod, ZipWriter};

use openshelf_tests::chance::Chance;

/// What kind of file is downloaded.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    /// It has checksums, so that it stands every lie.
    Archive,
    /// Nothing in it shows what it is, so that the validator and the lengths have to be true.
    Table,
}

/// Some versions of a file. Most have the same length.
pub fn made(kind: Kind, chance: &mut Chance) -> Vec<Vec<u8>> {
    // A short file leaves no record, and a long one is written in several steps.
    let size = chance.of(&[300, 70_000, 90_000, 90_000, 90_000, 150_000, 700_000]);
    let mut version = |size: usize| {
        let mut bytes = Vec::with_capacity(size + 8);
        while bytes.len() < size {
            bytes.extend_from_slice(&chance.number().to_le_bytes());
        }
        bytes.truncate(size);
        bytes
    };
    let all = [size, size, size, size - 100, size + 5000];
    let all = all.into_iter().map(|size| match kind {
        Kind::Table => version(size),
        Kind::Archive => {
            let half = version(size / 2);
            archive(&[&half, &version(size - size / 2)])
        }
    });
    all.collect()
}

fn archive(members: &[&[u8]]) -> Vec<u8> {
    let mut out = ZipWriter::new(Cursor::new(Vec::new()));
    let options = SimpleFileOptions::default()
        .compression_method(CompressionMethod::Stored)
        .last_modified_time(zip::DateTime::default());
    for (number, bytes) in members.iter().enumerate() {
        out.start_file(format!("{number}.csv"), options).unwrap();
        out.write_all(bytes).unwrap();
    }
    out.finish().unwrap().into_inner()
}
