//! Reads the records of a text of separated values, within limits: a text may have one cell of gigabytes, or one line
//! of a million cells, and a library that grows its memory without a limit aborts the process.

use std::io::{self, ErrorKind, Read};

use csv_core::{ReadRecordResult, Reader, ReaderBuilder};
use thiserror::Error;

/// Bytes of the largest cell, unless the caller allows others.
pub const LARGEST_CELL: usize = 64 << 20;
/// Bytes of the largest record, its separators included.
pub const LARGEST_RECORD: usize = 256 << 20;
/// Cells of the longest record.
const MOST_CELLS: usize = 1 << 16;
/// Bytes that are read at once.
const INPUT: usize = 256 * 1024;
/// Bytes and ends that there is room for at first.
const FIRST_BYTES: usize = 16 * 1024;
const FIRST_ENDS: usize = 256;

/// Why a record cannot be read.
#[derive(Debug, Error)]
pub enum RecordError {
    #[error("{0}")]
    Source(#[from] io::Error),
    #[error("{place}: a cell of more than {limit} bytes; the limit is max_cell_bytes")]
    LargeCell { place: Place, limit: usize },
    #[error("{place}: a record of more than {limit} bytes")]
    LargeRecord { place: Place, limit: usize },
    #[error("{place}: a record of more than {limit} cells")]
    LongRecord { place: Place, limit: usize },
    #[error(
        "{place}: found record with {found} fields, but the first record has {expected} fields"
    )]
    UnequalLength {
        place: Place,
        found: usize,
        expected: usize,
    },
    #[error("{place}: it is not UTF-8: {source}")]
    NotText {
        place: Place,
        source: std::str::Utf8Error,
    },
    #[error("out of memory: a record needs another {bytes} bytes")]
    NoMemory { bytes: usize },
}

/// Where a record begins.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
#[error("record {record} (line: {line}, byte: {byte})")]
pub struct Place {
    pub record: u64,
    pub line: u64,
    pub byte: u64,
}

/// The cells of a record.
#[derive(Debug, Clone, Copy)]
pub struct Record<'a> {
    text: &'a str,
    ends: &'a [usize],
}

impl<'a> Record<'a> {
    /// Bytes of all cells.
    pub fn size(&self) -> usize {
        self.text.len()
    }

    /// The cell at a place. A record of the right length has all of them.
    pub fn get(&self, place: usize) -> &'a str {
        let before = place.checked_sub(1).and_then(|one| self.ends.get(one));
        let start = before.copied().unwrap_or(0);
        let end = self.ends.get(place).copied().unwrap_or(start);
        self.text.get(start..end).unwrap_or_default()
    }

    pub fn cells(&self) -> impl Iterator<Item = &'a str> {
        let own = *self;
        (0..self.ends.len()).map(move |place| own.get(place))
    }
}

/// Reads records one by one. Each has as many cells as the first.
pub struct Records<R> {
    source: R,
    parser: Reader,
    input: Vec<u8>,
    /// What of the input is not parsed yet.
    at: usize,
    filled: usize,
    has_ended: bool,
    /// The cells of the record, one after the other.
    bytes: Vec<u8>,
    ends: Vec<usize>,
    largest_cell: usize,
    /// The cells of the first record.
    length: Option<usize>,
    record: u64,
    byte: u64,
}

impl<R: Read> Records<R> {
    /// Reads a text whose cells are separated by a byte. No cell may have more bytes than `largest_cell`.
    ///
    /// # Errors
    /// There is no memory for the buffers.
    pub fn new(source: R, separator: u8, largest_cell: usize) -> Result<Self, RecordError> {
        let mut own = Self {
            source,
            parser: ReaderBuilder::new().delimiter(separator).build(),
            input: Vec::new(),
            at: 0,
            filled: 0,
            has_ended: false,
            bytes: Vec::new(),
            ends: Vec::new(),
            largest_cell,
            length: None,
            record: 0,
            byte: 0,
        };
        grow(&mut own.input, INPUT)?;
        grow(&mut own.bytes, FIRST_BYTES)?;
        grow(&mut own.ends, FIRST_ENDS)?;
        Ok(own)
    }

    /// The next record; `None` at the end.
    ///
    /// # Errors
    /// Why it cannot be read.
    pub fn read(&mut self) -> Result<Option<Record<'_>>, RecordError> {
        let place = Place {
            record: self.record,
            line: self.parser.line(),
            byte: self.byte,
        };
        let (mut size, mut cells) = (0, 0);
        loop {
            if self.at == self.filled && !self.has_ended {
                self.fill()?;
            }
            let input = self.input.get(self.at..self.filled).unwrap_or_default();
            let bytes = self.bytes.get_mut(size..).unwrap_or_default();
            let ends = self.ends.get_mut(cells..).unwrap_or_default();
            let (outcome, read, written, ended) = self.parser.read_record(input, bytes, ends);
            self.at += read;
            self.byte += read as u64;
            size += written;
            cells += ended;
            self.check_size(place, size, cells)?;
            match outcome {
                ReadRecordResult::InputEmpty => {}
                ReadRecordResult::OutputFull => {
                    let more = (self.bytes.len() * 2).min(LARGEST_RECORD + INPUT);
                    grow(&mut self.bytes, more)?;
                }
                ReadRecordResult::OutputEndsFull => {
                    let more = self.ends.len() * 2;
                    grow(&mut self.ends, more)?;
                }
                ReadRecordResult::Record => break,
                ReadRecordResult::End => return Ok(None),
            }
        }
        self.record += 1;
        let expected = *self.length.get_or_insert(cells);
        if expected != cells {
            return Err(RecordError::UnequalLength {
                place,
                found: cells,
                expected,
            });
        }
        let bytes = self.bytes.get(..size).unwrap_or_default();
        let ends = self.ends.get(..cells).unwrap_or_default();
        let not_text = |source| RecordError::NotText { place, source };
        let text = std::str::from_utf8(bytes).map_err(not_text)?;
        // Two broken characters may be a whole one together.
        let mut start = 0;
        for end in ends {
            if !text.is_char_boundary(*end) {
                let cell = bytes.get(start..*end).unwrap_or_default();
                std::str::from_utf8(cell).map_err(not_text)?;
            }
            start = *end;
        }
        Ok(Some(Record { text, ends }))
    }

    fn fill(&mut self) -> io::Result<()> {
        self.at = 0;
        self.filled = 0;
        self.filled = loop {
            match self.source.read(&mut self.input) {
                Err(error) if error.kind() == ErrorKind::Interrupted => {}
                read => break read?,
            }
        };
        self.has_ended = self.filled == 0;
        Ok(())
    }

    /// Compares what there is of a record with the limits. Between two calls it grows by one input at most.
    fn check_size(&self, place: Place, size: usize, cells: usize) -> Result<(), RecordError> {
        if size > self.largest_cell {
            let limit = self.largest_cell;
            let mut start = 0;
            let ends = self.ends.get(..cells).unwrap_or_default();
            for end in ends.iter().chain([&size]) {
                if end.saturating_sub(start) > limit {
                    return Err(RecordError::LargeCell { place, limit });
                }
                start = *end;
            }
        }
        if size + cells > LARGEST_RECORD {
            let limit = LARGEST_RECORD;
            return Err(RecordError::LargeRecord { place, limit });
        }
        let limit = self
            .length
            .map_or(MOST_CELLS, |length| length.max(FIRST_ENDS));
        if cells > limit {
            return Err(match self.length {
                Some(expected) => RecordError::UnequalLength {
                    place,
                    found: cells,
                    expected,
                },
                None => RecordError::LongRecord { place, limit },
            });
        }
        Ok(())
    }
}

/// Makes a buffer as long as this.
fn grow<T: Clone + Default>(buffer: &mut Vec<T>, length: usize) -> Result<(), RecordError> {
    let more = length.saturating_sub(buffer.len());
    if buffer.try_reserve_exact(more).is_err() {
        let bytes = more.saturating_mul(size_of::<T>());
        return Err(RecordError::NoMemory { bytes });
    }
    buffer.resize(length, T::default());
    Ok(())
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn read(bytes: &[u8], separator: u8, largest: usize) -> Result<Vec<Vec<String>>, RecordError> {
        let mut records = Records::new(bytes, separator, largest)?;
        let mut all = Vec::new();
        while let Some(record) = records.read()? {
            all.push(record.cells().map(str::to_owned).collect());
        }
        Ok(all)
    }

    /// Gives a few bytes at a time.
    struct Slow<'a>(&'a [u8], usize);

    impl Read for Slow<'_> {
        fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
            let count = self.1.min(buffer.len()).min(self.0.len());
            let (now, later) = self.0.split_at(count);
            buffer[..count].copy_from_slice(now);
            self.0 = later;
            Ok(count)
        }
    }

    #[test]
    fn cells_and_records_have_limits() {
        let row = |cell: usize| format!("a,b\n1,{}\n", "x".repeat(cell)).into_bytes();
        assert_eq!(read(&row(100), b',', 100).unwrap().len(), 2);
        for text in [row(101), format!("a,{}", "x".repeat(101)).into_bytes()] {
            let error = read(&text, b',', 100).unwrap_err();
            assert!(matches!(error, RecordError::LargeCell { limit: 100, .. }));
        }
        let endless = io::repeat(b'x').chain(&b""[..]);
        let error = Records::new(endless, b',', LARGEST_CELL)
            .unwrap()
            .read()
            .unwrap_err();
        assert!(matches!(error, RecordError::LargeCell { .. }));
        let error = Records::new(io::repeat(b'"'), b',', LARGEST_CELL)
            .unwrap()
            .read()
            .unwrap_err();
        assert!(matches!(error, RecordError::LargeCell { .. }));
        let error = Records::new(io::repeat(b','), b',', LARGEST_CELL)
            .unwrap()
            .read()
            .unwrap_err();
        assert!(matches!(error, RecordError::LongRecord { .. }));
        let mut records = Records::new((&b"a,b\n"[..]).chain(io::repeat(b',')), b',', 9).unwrap();
        assert!(records.read().unwrap().is_some());
        let error = records.read().unwrap_err();
        assert!(matches!(error, RecordError::UnequalLength { .. }));
    }

    #[test]
    fn a_record_has_a_limit() {
        struct Again(Vec<u8>, usize);
        impl Read for Again {
            fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
                let count = buffer.len().min(self.0.len() - self.1);
                buffer[..count].copy_from_slice(&self.0[self.1..self.1 + count]);
                self.1 = (self.1 + count) % self.0.len();
                Ok(count)
            }
        }
        // Each cell is below its limit.
        let cell = [&vec![b'x'; 1 << 20][..], b","].concat();
        let error = Records::new(Again(cell, 0), b',', LARGEST_CELL)
            .unwrap()
            .read()
            .unwrap_err();
        assert!(matches!(error, RecordError::LargeRecord { .. }));
    }

    proptest! {
        /// The cells are those of the library's own reader, however the bytes arrive.
        #[test]
        fn cells_are_those_of_the_csv_library(
            bytes in prop::collection::vec(prop::sample::select(&b"ab\",\n\r|\xc3\xa9\xff "[..]), 0..200),
            step in 1_usize..20,
        ) {
            let mut library = csv::ReaderBuilder::new().has_headers(false).from_reader(&bytes[..]);
            let mut expected = Vec::new();
            let mut fails = false;
            for record in library.records() {
                let Ok(record) = record else {
                    fails = true;
                    break;
                };
                expected.push(record.iter().map(str::to_owned).collect::<Vec<_>>());
            }
            let mut records = Records::new(Slow(&bytes, step), b',', LARGEST_CELL).unwrap();
            let mut found = Vec::new();
            let failed = loop {
                match records.read() {
                    Ok(Some(record)) => found.push(record.cells().map(str::to_owned).collect::<Vec<_>>()),
                    Ok(None) => break false,
                    Err(_) => break true,
                }
            };
            prop_assert_eq!(found, expected);
            prop_assert_eq!(failed, fails);
        }
    }
}
