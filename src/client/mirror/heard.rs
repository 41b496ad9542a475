//! What a run has heard that its caller should know: the warnings of its lists, each once.

use std::sync::Mutex;

use openshelf_core::answer::Warning;
use openshelf_core::locks::lock;

/// Something that the caller is warned of.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum MirrorWarning {
    /// The list changed while it was read, in words.
    Changed(String),
    /// What the service, or the catalog, says of the call.
    Said {
        class: &'static str,
        message: String,
    },
}

/// The warnings that nobody has been told yet.
#[derive(Debug, Default)]
pub struct Heard(Mutex<Vec<MirrorWarning>>);

impl Heard {
    /// Adds what is new.
    pub fn add(&self, changed: &[String], said: &[Warning]) {
        let changed = changed.iter().cloned().map(MirrorWarning::Changed);
        let said = said.iter().map(|warning| MirrorWarning::Said {
            class: warning.class,
            message: warning.message.clone(),
        });
        let mut all = lock(&self.0);
        for each in changed.chain(said) {
            if !all.contains(&each) {
                all.push(each);
            }
        }
    }

    /// Those that were not told yet.
    pub fn take(&self) -> Vec<MirrorWarning> {
        std::mem::take(&mut lock(&self.0))
    }
}
