//! Collects the hashes of returned records for the file that another run reads.

use std::collections::VecDeque;
use std::sync::Mutex;

use openshelf_core::locks::lock;

/// The hashes of returned records that are not stored yet, in order.
#[derive(Debug, Default)]
pub struct KeyLog(Mutex<Inner>);

#[derive(Debug, Default)]
struct Inner {
    /// How many precede these.
    first: u64,
    keys: VecDeque<u64>,
}

impl KeyLog {
    /// A log after this number of hashes that are already stored.
    #[must_use]
    pub fn behind(first: u64) -> Self {
        Self(Mutex::new(Inner {
            first,
            keys: VecDeque::new(),
        }))
    }

    pub fn push(&self, keys: impl Iterator<Item = u64>) {
        lock(&self.0).keys.extend(keys);
    }

    /// Takes the hashes up to this total number.
    pub fn take_until(&self, count: u64) -> Vec<u64> {
        let mut inner = lock(&self.0);
        let wanted = usize::try_from(count.saturating_sub(inner.first)).unwrap_or(usize::MAX);
        let wanted = wanted.min(inner.keys.len());
        inner.first += wanted as u64;
        inner.keys.drain(..wanted).collect()
    }
}
