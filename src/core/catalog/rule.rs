//! Rules that concern several arguments of a call.

use serde::Serialize;

/// A rule across parameters; a call that breaks it is rejected before anything is sent.
#[derive(Debug, Clone, Copy, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Rule {
    /// All of them or none.
    Together(&'static [&'static str]),
    /// One of them, not none and not two.
    ExactlyOne(&'static [&'static str]),
    /// At most one of them.
    AtMostOne(&'static [&'static str]),
    /// Ways to say the same thing: the service takes the first way that is given and ignores the others.
    OneWay(&'static [&'static [&'static str]]),
    /// The first only with the second.
    Needs(&'static str, &'static str),
    /// The first excludes the others, whose defaults are then not sent.
    Replaces(&'static str, &'static [&'static str]),
    /// The first day must not be after the second.
    Ordered(&'static str, &'static str),
    /// A list with one element or with every allowed value.
    OneOrAll(&'static str),
    /// The product of the two must not exceed the number; beyond it the service silently starts over.
    Window(&'static str, &'static str, i64),
    /// The first parameter may have the value only while the second has the other.
    OnlyWith {
        parameter: &'static str,
        value: &'static str,
        other: &'static str,
        other_value: &'static str,
    },
    /// The service never answers calls that fulfil the condition.
    Refused {
        when: Condition,
        /// The parameters that are blamed, the first before all.
        blamed: &'static [&'static str],
        why: &'static str,
    },
    /// The sort is one of the requested fields.
    SortAmongFields {
        sort: &'static str,
        fields: &'static str,
    },
    /// While the condition holds the service accepts these sorts and always fails on them.
    Unsortable {
        sort: &'static str,
        /// The first of them is the sort if none is passed.
        fields: &'static str,
        names: &'static [&'static str],
        when: Condition,
        status: u16,
    },
    /// The names in the list are known, and the first is the sort if none is named.
    KnownFields {
        fields: &'static str,
        sort: &'static str,
        known: &'static [&'static str],
        sortable: &'static [&'static str],
    },
    /// The codes in the object belong to one group, or to one of the wider groups while the condition
    /// holds.
    OneGroup {
        object: &'static str,
        codes: &'static str,
        groups: &'static [Group],
        wider_groups: &'static [Group],
        wider_when: Condition,
    },
}

/// A condition on the values of a call; a documented default counts as a value.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Condition {
    /// It holds for every call.
    Always,
    /// The parameter has the value.
    Is(&'static str, &'static str),
    /// It has another value or none.
    IsNot(&'static str, &'static str),
    /// It has no value.
    Absent(&'static str),
    /// Its list contains every allowed value.
    Complete(&'static str),
    /// An object of the list has the member with the value.
    Holds {
        /// The parameter, an object, and the list in it.
        list: (&'static str, &'static str),
        member: &'static str,
        value: &'static str,
    },
    /// The parameter, an object, has the member.
    Has(&'static str, &'static str),
    All(&'static [Condition]),
    Any(&'static [Condition]),
}

/// A parameter that the service accepts and ignores while the condition holds.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct Ignored {
    pub parameter: &'static str,
    pub when: Condition,
}

/// A member of an object whose values with this ending match no record while the condition holds.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct Unmatched {
    pub object: &'static str,
    pub member: &'static str,
    pub ending: &'static str,
    pub when: Condition,
    pub why: &'static str,
}

/// A name and the codes that belong to it.
pub type Group = (&'static str, &'static [&'static str]);
