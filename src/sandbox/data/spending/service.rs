//! Public spending with its corpus, its jobs and what was asked of it.

use std::sync::{Mutex, OnceLock};

use serde_json::Value;

use super::corpus::{AWARD_COUNT, Corpus};
use super::editions::Edition;
use super::jobs::Job;
use super::selections::{Order, Selections};
use crate::data::environment::Home;

pub const NAME: &str = "spending";

/// The twin of public spending.
#[derive(Debug)]
pub struct Spending {
    pub(super) home: Home,
    /// How many awards there are.
    awards: usize,
    pub(super) corpus: OnceLock<Edition>,
    /// Held by who changes the corpus.
    pub(super) changing: Mutex<()>,
    /// What each search was asked for last.
    pub(super) asked: Mutex<Vec<Order>>,
    pub(super) selections: Selections,
    pub(super) jobs: Mutex<Vec<Job>>,
    /// Bodies that were exchanged for their digest.
    pub(super) hashes: Mutex<Vec<(String, Value)>>,
}

impl Spending {
    /// A twin with as many awards as a sandbox of its scale has.
    pub fn new(home: Home) -> Self {
        let awards = home.scaled(AWARD_COUNT);
        Self::with_awards(home, awards)
    }

    /// A twin with so many awards.
    pub fn with_awards(home: Home, awards: usize) -> Self {
        Self {
            home,
            awards,
            corpus: OnceLock::new(),
            changing: Mutex::default(),
            asked: Mutex::default(),
            selections: Selections::default(),
            jobs: Mutex::new(Vec::new()),
            hashes: Mutex::new(Vec::new()),
        }
    }

    pub(super) fn corpus(&self) -> &Corpus {
        let first = || Edition::new(Corpus::new(self.home.seed, self.awards));
        self.corpus.get_or_init(first).newest()
    }
}
