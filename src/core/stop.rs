//! Stops work on another thread whose result nobody waits for any more, after a deadline or Ctrl-C.

use std::io::{self, Read, Seek, SeekFrom};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// Whether work is to stop. Clones share it.
#[derive(Debug, Clone, Default)]
pub struct Stop(Arc<AtomicBool>);

/// Stops the work when it is dropped.
#[derive(Debug)]
pub struct StopGuard(Stop);

impl Stop {
    /// A value that stops the work when it is dropped. After the end of the work that changes nothing.
    pub fn guard(&self) -> StopGuard {
        StopGuard(self.clone())
    }

    pub fn is_stopped(&self) -> bool {
        self.0.load(Ordering::Acquire)
    }

    /// Fails if the work is to stop.
    ///
    /// # Errors
    /// Nobody waits for the result.
    pub fn check(&self) -> io::Result<()> {
        match self.is_stopped() {
            // Not `Interrupted`, after which a reader tries again.
            true => Err(io::Error::other("nobody waits for the result any more")),
            false => Ok(()),
        }
    }
}

impl Drop for StopGuard {
    fn drop(&mut self) {
        self.0.0.store(true, Ordering::Release);
    }
}

/// A reader that fails once the work is to stop.
#[derive(Debug)]
pub struct Stoppable<R> {
    inner: R,
    stop: Stop,
}

impl<R> Stoppable<R> {
    pub fn new(inner: R, stop: &Stop) -> Self {
        Self {
            inner,
            stop: stop.clone(),
        }
    }
}

impl<R: Read> Read for Stoppable<R> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        self.stop.check()?;
        self.inner.read(buffer)
    }
}

impl<R: Seek> Seek for Stoppable<R> {
    fn seek(&mut self, position: SeekFrom) -> io::Result<u64> {
        self.stop.check()?;
        self.inner.seek(position)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_reader_fails_after_its_guard_was_dropped() {
        let stop = Stop::default();
        let mut reader = Stoppable::new(io::repeat(1), &stop);
        let guard = stop.guard();
        let mut buffer = [0; 4];
        assert_eq!(reader.read(&mut buffer).unwrap(), 4);
        drop(guard);
        assert!(reader.read_exact(&mut buffer).is_err());
    }
}
