//! Writes the bytes of a download while the next ones arrive: two buffers of fixed size, whatever the size of the file.

use std::time::{Duration, Instant};

use openshelf_files::{FileError, Origin, Part};
use tokio::task::{JoinHandle, spawn_blocking};

use super::error::DownloadError;

/// Bytes that are collected before they are written.
const BUFFER: usize = 512 * 1024;
/// Fewer bytes are written after this time: a slow download that is killed keeps what has arrived.
const INTERVAL: Duration = Duration::from_millis(500);

/// A part and the bytes that are not written yet.
pub struct PartWriter {
    /// `None` while it is being written, and after the writer was lost.
    part: Option<Part>,
    writing: Option<JoinHandle<Written>>,
    buffer: Vec<u8>,
    /// The buffer that was written before.
    spare: Vec<u8>,
    written: Instant,
    /// Bytes of the part and of the buffers.
    length: u64,
}

struct Written {
    part: Part,
    buffer: Vec<u8>,
    outcome: Result<(), FileError>,
}

impl PartWriter {
    pub fn new(part: Part) -> Self {
        Self {
            length: part.length(),
            part: Some(part),
            writing: None,
            buffer: Vec::new(),
            spare: Vec::new(),
            written: Instant::now(),
        }
    }

    /// How many bytes there are, those included that are not written yet.
    pub fn length(&self) -> u64 {
        self.length
    }

    /// Adds bytes; waits for the disk if both buffers are full.
    pub async fn push(&mut self, mut bytes: &[u8]) -> Result<(), DownloadError> {
        while !bytes.is_empty() {
            if self.buffer.capacity() < BUFFER {
                let more = BUFFER - self.buffer.len();
                self.buffer
                    .try_reserve_exact(more)
                    .map_err(|_| DownloadError::NoMemory)?;
            }
            let room = BUFFER.saturating_sub(self.buffer.len()).min(bytes.len());
            let (now, later) = bytes.split_at(room);
            self.buffer.extend_from_slice(now);
            self.length += now.len() as u64;
            bytes = later;
            let is_due = self.written.elapsed() >= INTERVAL;
            if self.buffer.len() >= BUFFER || is_due {
                self.write().await?;
            }
        }
        Ok(())
    }

    /// Begins to write the buffer, after the one before.
    async fn write(&mut self) -> Result<(), DownloadError> {
        self.settle_writing().await?;
        let mut part = self.part.take().ok_or(DownloadError::Lost)?;
        let spare = std::mem::take(&mut self.spare);
        let buffer = std::mem::replace(&mut self.buffer, spare);
        self.written = Instant::now();
        self.writing = Some(spawn_blocking(move || {
            let outcome = part.append(&buffer);
            Written {
                part,
                buffer,
                outcome,
            }
        }));
        Ok(())
    }

    async fn settle_writing(&mut self) -> Result<(), DownloadError> {
        if let Some(writing) = &mut self.writing {
            let written = writing.await;
            self.writing = None;
            let mut written = written.map_err(|_| DownloadError::Lost)?;
            written.buffer.clear();
            self.spare = written.buffer;
            self.part = Some(written.part);
            written.outcome?;
        }
        Ok(())
    }

    /// Begins the part anew.
    pub async fn begin(&mut self, origin: Option<Origin>) -> Result<(), DownloadError> {
        self.part().await?;
        let part = self.part.as_mut().ok_or(DownloadError::Lost)?;
        match origin {
            Some(origin) => part.begin(origin)?,
            None => part.clear()?,
        }
        self.length = 0;
        Ok(())
    }

    /// The next bytes are those of another answer.
    pub async fn joins(&mut self) -> Result<(), DownloadError> {
        self.part().await?;
        self.part.as_mut().ok_or(DownloadError::Lost)?.joins();
        Ok(())
    }

    /// The part, once every byte is written.
    pub async fn part(&mut self) -> Result<&Part, DownloadError> {
        if !self.buffer.is_empty() {
            self.write().await?;
        }
        self.settle_writing().await?;
        self.part.as_ref().ok_or(DownloadError::Lost)
    }

    /// The part, and the bytes that are to be written to it.
    pub async fn into_unwritten(mut self) -> Result<(Part, Vec<u8>), DownloadError> {
        self.settle_writing().await?;
        let part = self.part.take().ok_or(DownloadError::Lost)?;
        Ok((part, self.buffer))
    }
}
