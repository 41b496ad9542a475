//! Collects the hashes of returned records for the file that another run reads.

use std::collections::VecDeque;
use std::sync::Mutex;

use openshelf_core::locks::lock;

/// The hashes of the records that were given and are not stored yet, in the order of giving.
#[derive(Debug, Default)]
pub struct KeyLog(Mutex<Inner>);

#[derive(Debug, Default)]
struct Inner {
    /// How many came before these.
    first: u64,
    keys: VecDeque<u64>,
}

impl KeyLog {
    /// A log behind so many hashes that are stored already.
    #[must_use]
    pub fn behind(first: u64) -> Self {
        Self(Mutex::new(Inner {
            first,
            keys: VecDeque::new(),
        }))
    }

    pub(crate) fn push(&self, keys: impl Iterator<Item = u64>) {
        lock(&self.0).keys.extend(keys);
    }

    /// Takes the hashes up to so many of all.
    pub(crate) fn take_until(&self, count: u64) -> Vec<u64> {
        let mut inner = lock(&self.0);
        let wanted = usize::try_from(count.saturating_sub(inner.first)).unwrap_or(usize::MAX);
        let wanted = wanted.min(inner.keys.len());
        inner.first += wanted as u64;
        inner.keys.drain(..wanted).collect()
    }
}
