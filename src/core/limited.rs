//! A reader that gives up after a limit of bytes, for a library that keeps what it reads.

use std::cell::Cell;
use std::io::{self, Read, Seek, SeekFrom};
use std::rc::Rc;

/// Bytes of the largest directory of an archive that is read, which has some hundred thousand entries. An entry
/// takes many times its bytes in memory.
pub const LARGEST_DIRECTORY: u64 = 32 << 20;

/// A reader with a limit.
#[derive(Debug)]
pub struct Limited<R> {
    inner: R,
    left: Left,
}

/// How many bytes a [`Limited`] may still give.
#[derive(Debug, Clone)]
pub struct Left(Rc<Cell<u64>>);

impl Left {
    /// Nothing is limited any more.
    pub fn lift(&self) {
        self.0.set(u64::MAX);
    }
}

impl<R> Limited<R> {
    pub fn new(inner: R, limit: u64) -> Self {
        Self {
            inner,
            left: Left(Rc::new(Cell::new(limit))),
        }
    }

    /// The rest of the limit, to lift it when the reader belongs to the library.
    pub fn left(&self) -> Left {
        self.left.clone()
    }
}

impl<R: Read> Read for Limited<R> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let count = self.inner.read(buffer)?;
        let left = self.left.0.get();
        if left < u64::MAX {
            let left = left.checked_sub(count as u64).ok_or_else(|| {
                let limit = LARGEST_DIRECTORY >> 20;
                io::Error::other(format!("no directory of at most {limit} MB was found"))
            })?;
            self.left.0.set(left);
        }
        Ok(count)
    }
}

impl<R: Seek> Seek for Limited<R> {
    fn seek(&mut self, position: SeekFrom) -> io::Result<u64> {
        self.inner.seek(position)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_more_than_the_limit_is_read_until_it_is_lifted() {
        let mut reader = Limited::new(io::repeat(0), 10);
        let left = reader.left();
        let mut buffer = [0; 8];
        assert_eq!(reader.read(&mut buffer).unwrap(), 8);
        assert!(reader.read(&mut buffer).is_err());
        left.lift();
        for _ in 0..10 {
            assert_eq!(reader.read(&mut buffer).unwrap(), 8);
        }
    }
}
