//! Which records stand before a seam while pages are read that were read before.
//!
//! Otherwise every known record stands before the part that was not read. Where pages are read again, a known record
//! may also stand behind.

use std::collections::HashSet;

/// The records before a seam, by their hashes.
#[derive(Debug, Default)]
pub struct Rereading {
    /// Those before the last proven seam, if pages are read again.
    proven: Option<Proven>,
    /// Those that were read since.
    open: HashSet<u64>,
}

#[derive(Debug)]
enum Proven {
    /// These, as the list is read again from its first page.
    Only(HashSet<u64>),
    /// All known ones but these, which stood behind.
    AllBut(HashSet<u64>),
}

impl Rereading {
    /// Whether pages are read again.
    pub fn is_under_way(&self) -> bool {
        self.proven.is_some()
    }

    /// Reads again from the first page.
    pub fn begin_at_first_page(&mut self) {
        self.open.clear();
        self.proven = Some(Proven::Only(HashSet::new()));
    }

    /// Reads again what was read since the last proven seam.
    pub fn begin_behind_proven(&mut self) {
        let open = std::mem::take(&mut self.open);
        match &mut self.proven {
            None => self.proven = Some(Proven::AllBut(open)),
            Some(Proven::AllBut(behind)) => behind.extend(open),
            Some(Proven::Only(_)) => {}
        }
    }

    /// From here on nothing was read before.
    pub fn end(&mut self) {
        self.proven = None;
    }

    /// Notes the records of a page.
    pub fn note(&mut self, hashes: &[u64]) {
        self.open.extend(hashes);
    }

    /// The seams of all noted pages are proven.
    pub fn prove(&mut self) {
        match &mut self.proven {
            None => self.open.clear(),
            Some(Proven::Only(before)) => before.extend(self.open.drain()),
            Some(Proven::AllBut(behind)) => {
                for hash in self.open.drain() {
                    behind.remove(&hash);
                }
            }
        }
    }

    /// Whether a record was read before the seam. `is_known` is whether it was read at all.
    pub fn has_before(&self, hash: u64, is_known: bool) -> bool {
        match &self.proven {
            None => is_known,
            Some(Proven::Only(before)) => before.contains(&hash) || self.open.contains(&hash),
            Some(Proven::AllBut(behind)) => {
                self.open.contains(&hash) || (is_known && !behind.contains(&hash))
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    proptest! {
        #[test]
        fn records_of_pages_that_are_read_again_stand_behind(
            pages in prop::collection::vec(prop::collection::vec(0..500_u64, 0..6), 1..20),
            proven in 0..20_usize,
            again in 0..20_usize,
        ) {
            let proven = proven.min(pages.len());
            let mut rereading = Rereading::default();
            for (at, page) in pages.iter().enumerate() {
                rereading.note(page);
                if at + 1 == proven {
                    rereading.prove();
                }
            }
            let known: HashSet<u64> = pages.iter().flatten().copied().collect();
            rereading.begin_behind_proven();
            let behind: Vec<&Vec<u64>> = pages.iter().skip(proven).collect();
            let again = again.min(behind.len());
            for page in behind.iter().take(again) {
                rereading.note(page);
            }
            let is_in = |pages: &[&Vec<u64>], hash: u64| pages.iter().any(|page| page.contains(&hash));
            for hash in 0..500 {
                let is_reread = is_in(&behind[..again], hash);
                let is_before = known.contains(&hash) && (is_reread || !is_in(&behind, hash));
                prop_assert_eq!(rereading.has_before(hash, known.contains(&hash)), is_before);
            }
            rereading.prove();
            rereading.begin_behind_proven();
            for hash in 0..500 {
                let is_reread = is_in(&behind[..again], hash);
                let is_before = known.contains(&hash) && (is_reread || !is_in(&behind, hash));
                prop_assert_eq!(rereading.has_before(hash, known.contains(&hash)), is_before);
            }
        }

        #[test]
        fn only_what_was_read_again_stands_before_from_the_first_page(
            pages in prop::collection::vec(prop::collection::vec(0..500_u64, 0..6), 1..20),
        ) {
            let mut rereading = Rereading::default();
            rereading.begin_at_first_page();
            for (at, page) in pages.iter().enumerate() {
                rereading.note(page);
                if at % 3 == 0 {
                    rereading.prove();
                }
            }
            for hash in 0..500 {
                let is_read = pages.iter().any(|page| page.contains(&hash));
                prop_assert_eq!(rereading.has_before(hash, true), is_read);
            }
            rereading.end();
            prop_assert!(rereading.has_before(1, true));
        }
    }
}
