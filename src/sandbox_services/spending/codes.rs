//! Codes and names of accounts, activities, classes and functions by their positions in the lists.

use super::names::{Agency, Coded, NAMES, named};

/// The code, title and number of an account, by the indices of its agency and its ending.
pub fn account_at(agency: usize, at: usize) -> (String, String, i64) {
    let agency = NAMES.agencies.get(agency);
    agency.map_or_else(Default::default, |agency| {
        let ending = NAMES.accounts.get(at).map_or("", |account| account.0);
        account(agency, ending)
    })
}

/// An account's code, title and number.
pub fn account(agency: &Agency, ending: &str) -> (String, String, i64) {
    let at = NAMES
        .accounts
        .iter()
        .position(|(known, _)| *known == ending);
    let title = named(&NAMES.accounts, ending).unwrap_or_default();
    let digits: i64 = agency.code.parse().unwrap_or(0);
    let short = agency.name.rsplit(" of ").next().unwrap_or(agency.name);
    let at = i64::try_from(at.unwrap_or(0)).unwrap_or(0);
    (
        format!("{}-{ending}", agency.code),
        format!("{title}, {short}"),
        // The account in the documentation's example is the first one of the first agency.
        4324 + (digits - 12) * 10 + at,
    )
}

/// The treasury account of a federal account.
pub fn symbol(account: &str) -> String {
    account
        .split_once('-')
        .map_or_else(String::new, |(agency, main)| {
            format!("{agency}-X-{main}-000")
        })
}

/// The code and the name of an activity, by its index.
pub fn activity(at: usize) -> (String, &'static str) {
    let name = NAMES.activities.get(at).copied().unwrap_or_default();
    (format!("{:04}", at + 1), name)
}

/// The code and the name of an object class, by its index.
pub fn class(at: usize) -> Coded {
    NAMES.object_classes.get(at).copied().unwrap_or_default()
}

/// The code of the major class of an object class.
pub fn major(class: &str) -> String {
    format!("{}0", class.get(..1).unwrap_or("9"))
}

/// The indices of an account's budget function and subfunction.
pub fn function(agency: usize, account: usize) -> (usize, usize) {
    let functions = NAMES.budget_functions.len().max(1);
    let function = (agency + 3 * account + 4) % functions;
    let parts = NAMES
        .budget_functions
        .get(function)
        .map_or(1, |one| one.2.len().max(1));
    (function, (agency / functions + account) % parts)
}
