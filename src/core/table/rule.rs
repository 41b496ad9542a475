//! Rules that concern several arguments of a call.

use serde::Serialize;

/// A rule across parameters; a call that breaks it is refused before anything is sent.
#[derive(Debug, Clone, Copy, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Rule {
    /// All of them or none.
    Together(&'static [&'static str]),
    /// One of them, not none and not two.
    ExactlyOne(&'static [&'static str]),
    /// At most one of them.
    AtMostOne(&'static [&'static str]),
    /// The first only with the second.
    Needs(&'static str, &'static str),
    /// The first excludes the others, whose defaults are then not sent.
    Replaces(&'static str, &'static [&'static str]),
    /// A list with one element or with every allowed value.
    OneOrAll(&'static str),
    /// The product of the two may not exceed the number, past which the service restarts in silence.
    Window(&'static str, &'static str, i64),
    /// The first parameter may have the value only while the second has the other.
    OnlyWith {
        parameter: &'static str,
        value: &'static str,
        other: &'static str,
        other_value: &'static str,
    },
    /// The names in the list are known, the first is what a sort without a name means.
    KnownFields {
        fields: &'static str,
        sort: &'static str,
        known: &'static [&'static str],
        sortable: &'static [&'static str],
    },
    /// The codes in the object belong to one group; to one of the wider groups while the flag or the
    /// level says that subawards are asked for.
    OneAwardGroup {
        object: &'static str,
        codes: &'static str,
        groups: &'static [Group],
        subaward_groups: &'static [Group],
    },
}

/// A name and the codes that belong to it.
pub type Group = (&'static str, &'static [&'static str]);
