//! The versions of the corpus while its records change.

use std::sync::OnceLock;

use super::corpus::Corpus;

/// A corpus and, once it has changed, the next one: who reads never waits, and what was read stays
/// where it is as long as the sandbox runs.
#[derive(Debug)]
pub struct CorpusVersion {
    corpus: Corpus,
    next: OnceLock<Box<CorpusVersion>>,
}

impl CorpusVersion {
    pub fn new(corpus: Corpus) -> Self {
        Self {
            corpus,
            next: OnceLock::new(),
        }
    }

    fn last(&self) -> &Self {
        let mut version = self;
        while let Some(next) = version.next.get() {
            version = next;
        }
        version
    }

    /// The corpus as it is now.
    pub fn newest(&self) -> &Corpus {
        &self.last().corpus
    }

    /// Puts another corpus in the place of the newest. Only one caller at a time may do so.
    pub fn publish(&self, corpus: Corpus) {
        let _ = self.last().next.set(Box::new(Self::new(corpus)));
    }
}

impl Drop for CorpusVersion {
    /// One after the other: a long chain must not be dropped from within itself.
    fn drop(&mut self) {
        let mut next = self.next.take();
        while let Some(mut version) = next {
            next = version.next.take();
        }
    }
}
