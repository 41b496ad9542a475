//! The state of the gazette: its corpus.

use std::sync::{OnceLock, RwLock, RwLockReadGuard};

use super::corpus::Corpus;
use crate::environment::Environment;
use openshelf_core::locks::read;

pub const NAME: &str = "gazette";

/// The handler of the gazette.
#[derive(Debug)]
pub struct Gazette {
    pub(super) environment: Environment,
    corpus: OnceLock<RwLock<Corpus>>,
}

impl Gazette {
    pub fn new(environment: Environment) -> Self {
        Self {
            environment,
            corpus: OnceLock::new(),
        }
    }

    pub(super) fn shared(&self) -> &RwLock<Corpus> {
        self.corpus
            .get_or_init(|| RwLock::new(Corpus::new(&self.environment)))
    }

    pub(super) fn corpus(&self) -> RwLockReadGuard<'_, Corpus> {
        read(self.shared())
    }
}
