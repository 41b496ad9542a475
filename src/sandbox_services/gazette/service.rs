//! The state of the gazette: its corpus.

use std::sync::{OnceLock, RwLock, RwLockReadGuard};

use jiff::civil::Date;

use super::calendar::{FIRST, issue_days};
use super::corpus::Corpus;
use crate::environment::Environment;
use openshelf_core::locks::read;

pub const NAME: &str = "gazette";

/// The handler of the gazette.
#[derive(Debug)]
pub struct Gazette {
    pub(super) environment: Environment,
    corpus: OnceLock<RwLock<Corpus>>,
    first_day: OnceLock<Date>,
}

impl Gazette {
    pub fn new(environment: Environment) -> Self {
        Self {
            environment,
            corpus: OnceLock::new(),
            first_day: OnceLock::new(),
        }
    }

    pub(super) fn shared(&self) -> &RwLock<Corpus> {
        self.corpus
            .get_or_init(|| RwLock::new(Corpus::new(&self.environment)))
    }

    /// The day of the first document that every search can find.
    pub(super) fn first_day(&self) -> Date {
        *self.first_day.get_or_init(|| {
            let days = issue_days(self.environment.scale);
            days.first().copied().unwrap_or(FIRST)
        })
    }

    pub(super) fn corpus(&self) -> RwLockReadGuard<'_, Corpus> {
        read(self.shared())
    }
}
