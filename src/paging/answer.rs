//! Reads an answer as a page, a count, or counts by day.

use jiff::civil::Date;
use openshelf_core::answer::said_members;
use openshelf_core::catalog::{End, Operation};
use openshelf_transport::Reply;

use super::day_counts::records_of;
use super::error::{PagingError, UnreadableAnswer};
use super::listed_call::ListedCall;
use super::page_facts::PageFacts;

/// The facts of an answer: of a page, or the number returned by the count operation.
#[derive(Debug, Clone)]
pub enum Answer {
    Page(PageFacts),
    Count(u64),
    /// How many records there are from each of these days on up to the next one, the earliest day first.
    Days(Vec<(Date, u64)>),
}

impl Answer {
    /// Reads an answer of the listed operation or of its count operation. `key`: the key that its records must have.
    pub fn read(
        listed: &ListedCall,
        operation: &'static Operation,
        key: &'static str,
        reply: &Reply,
    ) -> Result<Self, PagingError> {
        let body = &reply.body;
        if std::ptr::eq(operation, listed.arguments.operation) {
            if reply.is_without_content(operation) {
                return Ok(Self::Page(PageFacts::without_content()));
            }
            let sort = listed.sort.as_ref();
            let said = said_members(listed.service, operation);
            let facts = PageFacts::read(operation, listed.paging, key, sort, said, body)?;
            return match listed.paging.end {
                End::More(member) if says_no_end(listed, &facts) => {
                    Err(UnreadableAnswer::WithoutEnd(member).into())
                }
                _ => Ok(Self::Page(facts)),
            };
        }
        let member = listed.paging.counted_by.map_or("", |count| count.member);
        Ok(match member.strip_prefix("*.") {
            Some(inner) => Self::Days(read_days(member, inner, body)?),
            None => Self::Count(read_count(member, body)?),
        })
    }

    /// How many records match the request.
    pub fn total(&self) -> Option<u64> {
        match self {
            Self::Page(facts) => facts.total,
            Self::Count(total) => Some(*total),
            Self::Days(days) => Some(records_of(days)),
        }
    }
}

/// Whether a page of a list whose pages say what follows says nothing of it.
fn says_no_end(listed: &ListedCall, facts: &PageFacts) -> bool {
    facts.has_more.is_none() && facts.total.is_none() && !listed.is_single_answer()
}

/// The numbers that a count operation returns by day: a member of each group, which has the name of a day.
fn read_days(
    member: &'static str,
    inner: &str,
    body: &[u8],
) -> Result<Vec<(Date, u64)>, UnreadableAnswer> {
    let refused = || UnreadableAnswer::WithoutCount { member };
    let answer: serde_json::Value = serde_json::from_slice(body)?;
    let groups = answer.as_object().ok_or_else(refused)?;
    let group = |(day, group): (&String, &serde_json::Value)| {
        Some((day.parse().ok()?, group.get(inner)?.as_u64()?))
    };
    let days: Option<Vec<(Date, u64)>> = groups.iter().map(group).collect();
    let mut days = days.ok_or_else(refused)?;
    days.sort_unstable();
    Ok(days)
}

/// The number that a count operation returns: a member, or the sum of the members of an object.
fn read_count(member: &'static str, body: &[u8]) -> Result<u64, UnreadableAnswer> {
    let refused = || UnreadableAnswer::WithoutCount { member };
    let answer: serde_json::Value = serde_json::from_slice(body)?;
    match answer.get(member).ok_or_else(refused)? {
        serde_json::Value::Object(numbers) if !numbers.is_empty() => {
            let numbers = numbers.values().map(serde_json::Value::as_u64);
            numbers.sum::<Option<u64>>().ok_or_else(refused)
        }
        value => value.as_u64().ok_or_else(refused),
    }
}
