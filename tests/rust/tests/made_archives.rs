//! Reads archives and delimited texts that were changed at random: there are tables or errors, and no panic. `make fuzz`
//! does the same with a fuzzer, which learns from what it executes.

#![allow(
    clippy::unwrap_used,
    clippy::indexing_slicing,
    clippy::cast_possible_truncation,
    reason = "a test fails by panicking"
)]

use std::io::{Cursor, Write};
use std::path::Path;

use openshelf::catalog::FileColumns;
use openshelf::files::{Check, Depth, check};
use openshelf::stop::Stop;
use openshelf::tables::{ColumnTypes, DelimitedReader, Money, members};
use openshelf_tests::chance::Chance;
use zip::write::SimpleFileOptions;
use zip::{CompressionMethod, ZipWriter};

const RULES: FileColumns = FileColumns {
    texts: &["_code"],
    days: &["_date"],
    amounts: &["amount"],
    unit: "USD",
};
const TYPES: ColumnTypes<'_> = ColumnTypes {
    rules: &RULES,
    money: Money::Decimal,
};
const CELL: usize = 4096;
const CASES: u64 = 2_000;

fn archive(method: CompressionMethod) -> Vec<u8> {
    let mut out = ZipWriter::new(Cursor::new(Vec::new()));
    let options = SimpleFileOptions::default().compression_method(method);
    for (name, text) in [
        ("a.csv", "a_code,b_date,amount\r\n007,2024-01-01,1.5\r\n"),
        ("b.txt", "\"a\tb\"|c\n1|2\n"),
    ] {
        out.start_file(name, options).unwrap();
        out.write_all(text.as_bytes()).unwrap();
    }
    out.finish().unwrap().into_inner()
}

/// Changes some bytes: single bits, numbers that are all ones, pieces that are missing or come twice.
fn changed(bytes: &[u8], chance: &mut Chance) -> Vec<u8> {
    let mut bytes = bytes.to_vec();
    for _ in 0..=chance.below(4) {
        let at = chance.below(bytes.len());
        let end = (at + 1 + chance.below(8)).min(bytes.len());
        match chance.below(5) {
            0 => bytes[at] ^= 1 << chance.below(8),
            1 => bytes[at..end].fill(0xff),
            2 => bytes[at..end].fill(0),
            3 if bytes.len() > 16 => drop(bytes.drain(at..end)),
            _ => {
                let piece = bytes[at..end].to_vec();
                bytes.splice(at..at, piece);
            }
        }
    }
    bytes
}

fn read(bytes: impl std::io::Read, separator: u8) {
    let Ok(rows) = DelimitedReader::new("a", bytes, separator, TYPES, None, CELL) else {
        return;
    };
    for batch in rows {
        let Ok(batch) = batch else { break };
        assert!(batch.num_rows() > 0);
    }
}

#[test]
fn a_changed_archive_gives_tables_or_errors() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("a.zip");
    let whole = [CompressionMethod::Stored, CompressionMethod::Deflated].map(archive);
    for seed in 0..CASES {
        let mut chance = Chance::new(seed);
        let bytes = changed(&whole[chance.below(2)], &mut chance);
        std::fs::write(&path, bytes).unwrap();
        let stop = Stop::default();
        for depth in [Depth::Structure, Depth::Full] {
            let what = Check {
                depth,
                sha256: None,
            };
            let _ = check(&path, Path::new("a.zip"), &what, &stop);
        }
        for member in members(&path, &stop).unwrap_or_default() {
            if let Ok(bytes) = member.open(&stop) {
                read(bytes, member.separator);
            }
        }
    }
}

#[test]
fn a_changed_text_gives_a_table_or_an_error() {
    let text = "\u{feff}a_code,b_date,amount\r\n007,2024-01-01,1.5\r\n\"x, \"\"y\"\"\",,\r\n";
    for seed in 0..CASES {
        let mut chance = Chance::new(seed);
        let bytes = changed(text.as_bytes(), &mut chance);
        for separator in *b",\t|" {
            read(&bytes[..], separator);
        }
    }
}
