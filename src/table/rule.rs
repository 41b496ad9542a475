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
    /// The names in the list are checked against the award type codes of the filters.
    AwardFields {
        fields: &'static str,
        sort: &'static str,
        filters: &'static str,
        known: &'static [&'static str],
        sortable: &'static [&'static str],
    },
}
