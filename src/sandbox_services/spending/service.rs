//! The state of the spending service: corpus, jobs and last requests.

use std::sync::atomic::AtomicU64;
use std::sync::{Mutex, OnceLock};

use serde_json::Value;

use super::corpus::{AWARD_COUNT, Corpus};
use super::corpus_versions::CorpusVersion;
use super::jobs::Job;
use super::selections::{Order, Selections};
use crate::environment::Environment;

pub const NAME: &str = "spending";

/// The handler of public spending.
#[derive(Debug)]
pub struct Spending {
    pub(super) environment: Environment,
    /// How many awards there are.
    awards: usize,
    pub(super) corpus: OnceLock<CorpusVersion>,
    /// Held while the corpus changes.
    pub(super) changing: Mutex<()>,
    /// The last order of each search.
    pub(super) last_orders: Mutex<Vec<Order>>,
    pub(super) selections: Selections,
    /// The number of requests for lists in which equal records have no order.
    pub(super) requests_with_ties: AtomicU64,
    pub(super) jobs: Mutex<Vec<Job>>,
    /// Request bodies that were exchanged for their hash.
    pub(super) hashes: Mutex<Vec<(String, Value)>>,
}

impl Spending {
    /// A handler with the number of awards for the sandbox's scale.
    pub fn new(environment: Environment) -> Self {
        let awards = environment.scaled(AWARD_COUNT);
        Self::with_awards(environment, awards)
    }

    /// A handler with this many awards.
    pub fn with_awards(environment: Environment, awards: usize) -> Self {
        Self {
            environment,
            awards,
            corpus: OnceLock::new(),
            changing: Mutex::default(),
            last_orders: Mutex::default(),
            selections: Selections::default(),
            requests_with_ties: AtomicU64::default(),
            jobs: Mutex::new(Vec::new()),
            hashes: Mutex::new(Vec::new()),
        }
    }

    pub(super) fn corpus(&self) -> &Corpus {
        let (seed, today) = (self.environment.seed, self.environment.today);
        let first = || CorpusVersion::new(Corpus::new(seed, self.awards, today));
        self.corpus.get_or_init(first).newest()
    }
}
