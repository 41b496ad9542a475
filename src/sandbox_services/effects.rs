//! What a fault can do to an operation beyond its answer: only some have records that change, jobs, or a time without a
//! list.

use openshelf_core::catalog::{Operation, Service};

use crate::{gazette, museum, spending};

/// What a fault does beyond the answer.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Effect {
    /// The records of the operation's list change.
    Records,
    /// The job that the operation creates takes another course, or makes other tables.
    Job,
    /// The list of the operation is not available.
    Blackout,
}

impl Effect {
    /// Whether a fault has this effect on an operation.
    pub fn is_possible(self, service: &Service, operation: &Operation) -> bool {
        match (self, service.name) {
            (Self::Job, _) => operation.creates_job,
            (Self::Records, museum::NAME) => museum::changes(operation),
            (Self::Records, gazette::NAME) => gazette::changes(operation),
            (Self::Records, spending::NAME) => spending::changes(operation),
            (Self::Blackout, gazette::NAME) => gazette::has_blackouts(operation),
            _ => false,
        }
    }
}
