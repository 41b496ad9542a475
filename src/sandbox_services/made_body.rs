//! Bodies that are made while they go out, so that their size costs no memory.

use std::fmt::Debug;
use std::ops::Range;
use std::sync::Arc;

use bytes::Bytes;

/// What a body is made of.
pub trait Content: Debug + Send + Sync {
    fn length(&self) -> u64;

    /// Some of it from this place on; nothing at its end.
    fn piece(&self, at: u64) -> Bytes;
}

/// A part of a content on its way.
#[derive(Debug, Clone)]
pub struct MadeBody {
    content: Arc<dyn Content>,
    left: Range<u64>,
}

impl MadeBody {
    pub fn new(content: Arc<dyn Content>, part: Range<u64>) -> Self {
        let end = part.end.min(content.length());
        Self {
            content,
            left: part.start..end,
        }
    }

    /// How many bytes are left.
    pub fn length(&self) -> u64 {
        self.left.end.saturating_sub(self.left.start)
    }
}

impl Iterator for MadeBody {
    type Item = Bytes;

    fn next(&mut self) -> Option<Bytes> {
        let room = usize::try_from(self.length()).unwrap_or(usize::MAX);
        let mut piece = self.content.piece(self.left.start);
        piece.truncate(room);
        self.left.start += piece.len() as u64;
        (!piece.is_empty()).then_some(piece)
    }
}
