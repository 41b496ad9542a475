//! The versions of the corpus while its records change.

use std::sync::OnceLock;

use super::corpus::Corpus;

/// A corpus and, after a change, its next version. Readers never wait, and every version stays valid as long
/// as the sandbox runs.
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

    /// The newest version of the corpus.
    pub fn newest(&self) -> &Corpus {
        &self.last().corpus
    }

    /// The first version of the corpus, as it was before any change.
    pub fn first(&self) -> &Corpus {
        &self.corpus
    }

    /// Publishes the next version. Only one caller at a time may do so.
    pub fn publish(&self, corpus: Corpus) {
        let _ = self.last().next.set(Box::new(Self::new(corpus)));
    }
}

impl Drop for CorpusVersion {
    /// Drops the versions one by one, because dropping a long chain recursively could overflow the stack.
    fn drop(&mut self) {
        let mut next = self.next.take();
        while let Some(mut version) = next {
            next = version.next.take();
        }
    }
}
