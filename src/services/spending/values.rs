//! The values and conditions that filters and parameters of spending share.

use openshelf_core::catalog::{Condition, ForbiddenText};

/// The pattern of texts that are not DEF codes.
pub const NO_DEF_CODE: ForbiddenText = ForbiddenText::Unlike {
    pattern: "[A-Z0-9]{1,3}",
    expected: "a DEF code: one to three capital letters or digits",
    why: "references.def_codes() lists them",
};
/// In a filter, a code that does not exist is not an error: it matches nothing.
pub const NO_FILTERED_DEF_CODE: ForbiddenText = ForbiddenText::Unlike {
    pattern: "[A-Z0-9]+",
    expected: "a DEF code: capital letters or digits",
    why: "references.def_codes() lists them",
};
/// The call concerns subawards. The flag takes precedence over the level.
pub const SUBAWARD_LEVEL: Condition = Condition::Any(&[
    Condition::Is("subawards", "true"),
    Condition::Is("spending_level", "subawards"),
]);
/// The call concerns subawards. The level takes precedence over the flag.
pub const SUBAWARD_LEVEL_FIRST: Condition = Condition::Any(&[
    Condition::Is("spending_level", "subawards"),
    Condition::All(&[
        Condition::Absent("spending_level"),
        Condition::Is("subawards", "true"),
    ]),
]);
/// The call concerns awards. The level takes precedence over the flag.
pub const AWARD_LEVEL_FIRST: Condition = Condition::All(&[
    Condition::IsNot("spending_level", "subawards"),
    Condition::Any(&[
        Condition::Is("spending_level", "awards"),
        Condition::IsNot("subawards", "true"),
    ]),
]);
/// The call concerns transactions or subawards, for operations that also accept a level.
pub const NOT_AWARD_LEVEL: Condition = Condition::Any(&[
    Condition::IsNot("spending_level", "awards"),
    Condition::Is("subawards", "true"),
]);
pub const ALL_AWARD_TYPES: &[&str] = &[
    "IDV_A", "IDV_B", "IDV_B_A", "IDV_B_B", "IDV_B_C", "IDV_C", "IDV_D", "IDV_E", "02", "03", "04",
    "05", "06", "07", "08", "09", "10", "11", "A", "B", "C", "D", "-1", "F001", "F002", "F003",
    "F004", "F005", "F006", "F007", "F008", "F009", "F010",
];
pub const LOAN_AWARD_TYPES: &[&str] = &["07", "08", "F003", "F004"];
pub const ASSISTANCE_AWARD_TYPES: &[&str] = &[
    "02", "03", "04", "05", "06", "07", "08", "09", "10", "11", "-1", "F001", "F002", "F003",
    "F004", "F005", "F006", "F007", "F008", "F009", "F010",
];
