//! Determines the members of a record that a request selects.

use super::answers::{broken, message};
use super::members::NEVER;
use super::record_context::RecordMember;
use crate::call::Call;
use crate::reply::Reply;

/// The members that `fields[]` requests, in its order, or the default members.
pub fn chosen(
    call: &Call,
    members: &'static [RecordMember],
    usual: &[&str],
) -> Result<Vec<&'static RecordMember>, Reply> {
    // The service only accepts the array form and fails on any other.
    if call.query("fields").is_some() {
        return Err(broken());
    }
    let mut asked = call.queries("fields[]").peekable();
    let find = |name: &str| members.iter().find(|(known, _)| *known == name);
    if asked.peek().is_none() {
        return Ok(usual.iter().filter_map(|name| find(name)).collect());
    }
    asked
        .filter(|name| !name.trim().is_empty() && !NEVER.contains(name))
        .map(|name| find(name).ok_or_else(|| message(400, &format!("field '{name}' not valid"))))
        .collect()
}

/// The names of all members but some.
pub fn all_but(members: &'static [RecordMember], left_out: &[&str]) -> Vec<&'static str> {
    members
        .iter()
        .map(|(name, _)| *name)
        .filter(|name| !left_out.contains(name))
        .collect()
}
