//! Spending: what filters, columns and parameters name alike.

use openshelf_core::table::{Condition, ForbiddenText};

/// Every type of award.
pub const ALL_AWARD_TYPES: &[&str] = &[
    "IDV_A", "IDV_B", "IDV_B_A", "IDV_B_B", "IDV_B_C", "IDV_C", "IDV_D", "IDV_E", "02", "03", "04",
    "05", "06", "07", "08", "09", "10", "11", "A", "B", "C", "D", "-1", "F001", "F002", "F003",
    "F004", "F005", "F006", "F007", "F008", "F009", "F010",
];
/// What no DEF code is.
pub const NO_DEF_CODE: ForbiddenText = ForbiddenText::Unlike {
    pattern: "[A-Z0-9]{1,3}",
    expected: "a DEF code: one to three capital letters or digits",
    why: "references.def_codes() lists them",
};
/// The call is about subawards, where the level counts more than the flag.
pub const SUBAWARD_LEVEL_FIRST: Condition = Condition::Any(&[
    Condition::Is("spending_level", "subawards"),
    Condition::All(&[
        Condition::Absent("spending_level"),
        Condition::Is("subawards", "true"),
    ]),
]);
