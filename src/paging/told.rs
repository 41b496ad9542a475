//! What an answer tells, whichever operation gave it.

use openshelf_core::table::Operation;

use super::error::Unreadable;
use super::facts::{self, Facts};
use super::plan::Plan;

/// What an answer told, by the operation that gave it.
#[derive(Debug, Clone)]
pub enum Told {
    Page(Facts),
    Count(u64),
}

impl Told {
    /// Reads what an answer tells: that of a page, or that of the operation that counts.
    pub fn of(plan: &Plan, operation: &'static Operation, body: &[u8]) -> Result<Self, Unreadable> {
        if std::ptr::eq(operation, plan.given.operation) {
            return facts::read(plan.given.operation, &plan.paging, body).map(Self::Page);
        }
        let member = plan.paging.counted_by.map_or("", |count| count.member);
        count(member, body).map(Self::Count)
    }

    /// How many records there are of what was asked for.
    pub fn total(&self) -> Option<u64> {
        match self {
            Self::Page(facts) => facts.total,
            Self::Count(total) => Some(*total),
        }
    }
}

/// The number that another operation tells: a member, or the sum of the members of an object.
fn count(member: &str, body: &[u8]) -> Result<u64, Unreadable> {
    let refused = || Unreadable(format!("{member}: there is no number"));
    let answer: serde_json::Value =
        serde_json::from_slice(body).map_err(|error| Unreadable::because(&error))?;
    match answer.get(member).ok_or_else(refused)? {
        serde_json::Value::Object(parts) => {
            Ok(parts.values().filter_map(|part| part.as_u64()).sum())
        }
        value => value.as_u64().ok_or_else(refused),
    }
}
