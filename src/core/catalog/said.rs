//! What a good answer says beside its records, and what it lacks of what was asked for by name.

use serde::Serialize;

/// A member of a good answer in which the service says something about the request.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct Said {
    /// A text or a list of texts; dotted.
    pub member: &'static str,
    pub effect: SaidEffect,
    /// When the service says it.
    pub note: &'static str,
    /// Where that is documented, or was read.
    pub source: &'static str,
}

/// What a text of the service means for the caller.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum SaidEffect {
    /// It is kept with the records, and is a warning if it has one of these phrases.
    Message(&'static [Phrase]),
    /// The answer is not whole: a warning, and the records are not known to be complete.
    NotWhole,
}

/// A part of the service's sentence by which it is known to concern the caller.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct Phrase {
    pub text: &'static str,
    /// The class of the warning.
    pub warning: &'static str,
    /// What it means, before the service's own words.
    pub meaning: &'static str,
}

/// Things that a call asks for by name, and how the answer shows that some are missing.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct AskedNames {
    /// The parameter that lists the names.
    pub parameter: &'static str,
    /// What they name, in the plural, such as `countries`.
    pub things: &'static str,
    pub absence: Absence,
    /// How the service treats a name that it does not know.
    pub note: &'static str,
    /// Where that is documented, or was read.
    pub source: &'static str,
}

/// How an answer shows that a name is missing.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Absence {
    /// Several names have an answer each, in their order; that of a missing one is null or has this member.
    InPlace { member: &'static str },
    /// A missing name has no record. Each of the others has one, in their order, and the record has the name in
    /// one of these dotted members, or the name is a synonym that the answer does not show.
    LeftOutInOrder { members: &'static [&'static str] },
    /// A missing name has no record. The records of the others have the name in this member.
    LeftOut { member: &'static str },
    /// The service lists the missing ones in the first member, dotted. It also lists a number that was found by another
    /// form; the second is the member of a record with its number.
    ListedNumbers {
        member: &'static str,
        number: &'static str,
    },
}

/// A member of the records that lists the parts of a thing, where the column has one part at most.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct ListedParts {
    /// The member with the list.
    pub member: &'static str,
    /// The member that names the thing.
    pub of: &'static str,
    /// What the parts are, in the plural: their name in the metadata of a table.
    pub name: &'static str,
}
