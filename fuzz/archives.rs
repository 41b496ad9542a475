//! Reads arbitrary bytes as an archive and as a delimited text: whatever they are, there are tables or errors, no panic,
//! and no more memory than the limits say (`-rss_limit_mb` of `make fuzz`).
//!
//! The first byte decides: bytes as they are, or as the table of an archive that is valid around them.
#![no_main]

use std::io::Write;
use std::path::Path;

use libfuzzer_sys::fuzz_target;
use openshelf_core::catalog::FileColumns;
use openshelf_core::stop::Stop;
use openshelf_files::{Check, Depth, check};
use openshelf_tables::{ColumnTypes, DelimitedReader, Money, members};

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
/// A small limit is met by small inputs.
const LARGEST_CELL: usize = 4096;
/// Batches that are read of each table: an archive may unpack without end.
const BATCHES: usize = 4;

fn read(bytes: impl std::io::Read, separator: u8) {
    if let Ok(rows) = DelimitedReader::new("a", bytes, separator, TYPES, None, LARGEST_CELL) {
        for batch in rows.take(BATCHES) {
            let Ok(batch) = batch else { break };
            assert!(batch.num_rows() > 0);
        }
    }
}

fn read_archive(path: &Path) {
    let stop = Stop::default();
    for depth in [Depth::Structure, Depth::Full] {
        let what = Check {
            depth,
            sha256: None,
        };
        let _ = check(path, Path::new("a.zip"), &what, &stop);
    }
    for member in members(path, &stop).unwrap_or_default() {
        if let Ok(bytes) = member.open(&stop) {
            read(bytes, member.separator);
        }
    }
}

fuzz_target!(|data: &[u8]| {
    let Some((kind, bytes)) = data.split_first() else {
        return;
    };
    match kind % 4 {
        0 => read(bytes, b','),
        1 => read(bytes, b'\t'),
        _ => {
            let mut file = tempfile::NamedTempFile::new().unwrap();
            file.write_all(bytes).unwrap();
            read_archive(file.path());
        }
    }
});
