//! The paging of the lists of spending.

use openshelf_core::catalog::{
    CapStrategy, Count, Cursor, CursorKind, CursorRange, CursorSort, Days, End, HasNext,
    OtherLevel, Paging, Ties, Within,
};

/// The last record that page numbers reach.
const REACH: u64 = 50_000;

/// The search engine counts up to this number.
const COUNTED: u64 = 10_000;

/// Both directions of the sort that the caller chose.
pub const BOTH_DIRECTIONS: &[&str] = &[r#"{"order": "asc"}"#, r#"{"order": "desc"}"#];

/// Paging of most lists.
pub const PAGES: Paging = Paging::numbered("page", "limit", End::More("page_metadata.hasNext"))
    .total(&["page_metadata.total", "page_metadata.count"]);

/// Lists whose pages do not contain the number of records.
pub const PAGES_WITHOUT_TOTAL: Paging =
    Paging::numbered("page", "limit", End::More("page_metadata.hasNext"));

/// Lists of an older kind.
pub const OLDER_PAGES: Paging =
    Paging::numbered("page", "limit", End::More("page_metadata.has_next_page"))
        .total(&["page_metadata.count"]);

/// A list whose paging members are next to its records.
pub const TOP_PAGES: Paging =
    Paging::numbered("page", "limit", End::More("hasNext")).total(&["count"]);

/// The filter of a list that the count of awards ignores.
const UNCOUNTED_FILTER: &str = "filters.program_activities";

/// How cursors of awards work. Subawards have none: the cursor's tie-breaker is the prime award, which
/// several subawards share.
const AWARD_CURSOR: Cursor = Cursor {
    value: (
        "last_record_sort_value",
        "page_metadata.last_record_sort_value",
    ),
    id: (
        "last_record_unique_id",
        "page_metadata.last_record_unique_id",
    ),
    sort: "sort",
    fields: "fields",
    order: "order",
    largest_id: 2_147_483_647,
    no_value: "None",
    sorts: &[
        CursorSort {
            kind: CursorKind::Cents,
            has_cursor: true,
            names: &[
                "Award Amount",
                "Total Outlays",
                "Loan Value",
                "Subsidy Cost",
            ],
            invent: &[
                "Award Amount",
                "Total Outlays",
                "Loan Value",
                "Subsidy Cost",
            ],
        },
        CursorSort {
            kind: CursorKind::Dollars,
            has_cursor: true,
            names: &[
                "COVID-19 Obligations",
                "COVID-19 Outlays",
                "Infrastructure Obligations",
                "Infrastructure Outlays",
            ],
            invent: &[],
        },
        CursorSort {
            kind: CursorKind::Text,
            has_cursor: true,
            names: &[
                "Award ID",
                "generated_internal_id",
                "Recipient Name",
                "Recipient DUNS Number",
                "recipient_id",
                "Recipient UEI",
                "Awarding Agency",
                "Awarding Agency Code",
                "Awarding Sub Agency",
                "Awarding Sub Agency Code",
                "Funding Agency",
                "Funding Agency Code",
                "Funding Sub Agency",
                "Funding Sub Agency Code",
                "Place of Performance City Code",
                "Place of Performance State Code",
                "Place of Performance Country Code",
                "Place of Performance Zip5",
                "Description",
                "def_codes",
                "Contract Award Type",
                "Award Type",
                "SAI Number",
                "CFDA Number",
            ],
            invent: &["Award ID", "generated_internal_id"],
        },
        CursorSort {
            kind: CursorKind::Day,
            has_cursor: true,
            names: &[
                "Start Date",
                "End Date",
                "Issued Date",
                "Base Obligation Date",
                "Last Date to Order",
            ],
            invent: &[],
        },
        CursorSort {
            kind: CursorKind::Moment,
            has_cursor: true,
            names: &["Last Modified Date"],
            invent: &[],
        },
        CursorSort {
            kind: CursorKind::Several,
            has_cursor: false,
            names: &[
                "NAICS",
                "PSC",
                "Recipient Location",
                "Primary Place of Performance",
                "Assistance Listings",
            ],
            invent: &[],
        },
        CursorSort {
            kind: CursorKind::Unsortable,
            has_cursor: false,
            names: &[
                "prime_award_recipient_id",
                "Assistance Listing",
                "Sub-Recipient Location",
                "Sub-Award Primary Place of Performance",
            ],
            invent: &[],
        },
    ],
    unique_sort: "generated_internal_id",
    range: Some(CursorRange {
        sort: "Award Amount",
        parameter: "filters",
        member: "award_amounts",
        low: "lower_bound",
        high: "upper_bound",
    }),
};

pub const AWARD_PAGES: Paging = PAGES_WITHOUT_TOTAL
    .ties(Ties::Broken)
    .has_next(HasNext::Capped(COUNTED))
    .orders(BOTH_DIRECTIONS)
    .key("internal_id")
    .always_has_key()
    .other_level(OtherLevel {
        level: ("spending_level", "subawards"),
        flag: "subawards",
        told_apart_by: &["Sub-Award ID", "Sub-Award Date", "Sub-Award Amount"],
    })
    .places(&["last_record_unique_id", "last_record_sort_value"])
    .reach(REACH, CapStrategy::Cursor(AWARD_CURSOR))
    .counted_by(Count {
        group: "search",
        name: "spending_by_award_count",
        arguments: &["filters", "subawards", "spending_level"],
        harmless: &["sort", "order", "fields"],
        with: "{}",
        member: "results",
        is_exact: true,
        not_with: &[],
        only_with: &[],
        note: "the sum of the groups for the same filters; at subaward level inexact: it leaves out subawards without a prime award (spending_by_award_count.py:147)",
    });

pub const TRANSACTION_PAGES: Paging = PAGES_WITHOUT_TOTAL
    .ties(Ties::Unbroken)
    .has_next(HasNext::Exact)
    .orders(BOTH_DIRECTIONS)
    .told_apart_by(&["Action Date", "Mod", "Transaction Amount"])
    .reach(
        // The service requests one record more than a page has.
        REACH - 1,
        CapStrategy::Days(Days {
            member: "Action Date",
            within: Within::Periods {
                parameter: "filters",
                member: "time_period",
                from: "start_date",
                to: "end_date",
                kind: ("date_type", "action_date"),
            },
            orders: &["sort", "order"],
            ascending: r#"{"sort": "Action Date", "order": "asc"}"#,
            descending: r#"{"sort": "Action Date", "order": "desc"}"#,
            inside: "{}",
            narrow: r#"{"fields": ["Action Date"]}"#,
            readable: 5_000,
            divided_by: "filters.award_type_codes",
            closed_in: None,
            counted_with: &[],
            cursor: None,
        }),
    )
    .counted_by(Count {
        group: "search",
        name: "spending_by_transaction_count",
        arguments: &["filters"],
        harmless: &["sort", "order", "fields"],
        with: "{}",
        member: "results",
        is_exact: true,
        not_with: &[UNCOUNTED_FILTER],
        only_with: &[],
        note: "the sum of the groups for the same filters; not with program_activities, which the count drops",
    });

/// Awards with sums of their subawards.
pub const SUBAWARD_GROUP_PAGES: Paging = Paging::numbered("page", "limit", End::Short)
    .ties(Ties::Unbroken)
    .has_next(HasNext::Never)
    .key("award_generated_internal_id")
    .orders(BOTH_DIRECTIONS)
    .reach(REACH, CapStrategy::Stop)
    .counted_by(Count {
        group: "search",
        name: "spending_by_award_count",
        arguments: &["filters"],
        harmless: &["sort", "order"],
        with: "{}",
        member: "results",
        is_exact: true,
        not_with: &[UNCOUNTED_FILTER],
        only_with: &["filters.award_type_codes"],
        note: "no count of its own, but it lists the awards that the filters select, as the count at level awards does; not with program_activities, which this search drops; without award_type_codes the count leaves out types outside its groups",
    });

/// Awards with sums of their transactions.
pub const TRANSACTION_GROUP_PAGES: Paging = PAGES_WITHOUT_TOTAL
    .ties(Ties::Unbroken)
    .has_next(HasNext::Capped(COUNTED))
    .key("award_generated_internal_id")
    .orders(BOTH_DIRECTIONS)
    .reach(REACH, CapStrategy::Stop)
    .counted_by(Count {
        group: "search",
        name: "spending_by_award_count",
        arguments: &["filters"],
        harmless: &["sort", "order"],
        with: "{}",
        member: "results",
        is_exact: true,
        not_with: &[UNCOUNTED_FILTER, "filters.keywords", "filters.recipient_id"],
        only_with: &[],
        note: "no count of its own, but it lists the awards that the filters select; not with keywords (searched in other columns here), recipient_id (dropped by the count) or program_activities (dropped here)",
    });

/// The account funding lines of an award. They have no key.
pub const FUNDING_PAGES: Paging = PAGES_WITHOUT_TOTAL
    .ties(Ties::Unbroken)
    .has_next(HasNext::Exact)
    .in_largest_pages()
    .orders(BOTH_DIRECTIONS)
    .counted_by(Count {
        group: "awards.count",
        name: "federal_account",
        arguments: &["award_id"],
        harmless: &["sort", "order"],
        with: "{}",
        member: "federal_accounts",
        is_exact: true,
        not_with: &[],
        only_with: &[],
        note: "counts the account funding lines, in spite of its name (federal_accounts_count.py:41)",
    });

/// The account funding lines of an indefinite delivery vehicle and its orders. They have no key.
pub const FRAME_FUNDING_PAGES: Paging = PAGES_WITHOUT_TOTAL
    .ties(Ties::Broken)
    .has_next(HasNext::Exact)
    .counted_by(Count {
        group: "idvs.count",
        name: "federal_account",
        arguments: &["award_id", "piid"],
        harmless: &["sort", "order"],
        with: "{}",
        member: "count",
        is_exact: true,
        not_with: &[],
        only_with: &[],
        note: "the same piid is sent; counts lines, each once (count/federal_account.py:39-47)",
    });

/// The orders of an indefinite delivery vehicle, whose ids are unique.
pub const FRAME_AWARD_PAGES: Paging = PAGES_WITHOUT_TOTAL
    .has_next(HasNext::Exact)
    .key("award_id")
    .orders(BOTH_DIRECTIONS)
    .counted_by(Count {
        group: "idvs",
        name: "amounts",
        arguments: &["award_id"],
        harmless: &["sort", "order", "type"],
        with: "{}",
        member: "child_idv_count | child_award_count | grandchild_award_count",
        is_exact: false,
        not_with: &[],
        only_with: &[],
        note: "the member by type; numbers stored at the last load (idvs/v2/views/amounts.py:182-192)",
    });

/// The transactions of an award, whose ids are unique.
pub const TRANSACTION_LIST_PAGES: Paging = PAGES_WITHOUT_TOTAL
    .ties(Ties::Unbroken)
    .has_next(HasNext::Exact)
    .key("id")
    .in_largest_pages()
    .orders(&[
        r#"{"sort": "id", "order": "asc"}"#,
        r#"{"sort": "modification_number", "order": "asc"}"#,
        r#"{"order": "asc"}"#,
        r#"{"order": "desc"}"#,
    ])
    .counted_by(Count {
        group: "awards.count",
        name: "transaction",
        arguments: &["award_id"],
        harmless: &["sort", "order"],
        with: "{}",
        member: "transactions",
        is_exact: true,
        not_with: &[],
        only_with: &[],
        note: "",
    });

/// The subawards of one award, or of all awards.
pub const SUBAWARD_PAGES: Paging = PAGES_WITHOUT_TOTAL
    .has_next(HasNext::Exact)
    .key("id")
    .orders(&[
        r#"{"sort": "id", "order": "asc"}"#,
        r#"{"order": "asc"}"#,
        r#"{"order": "desc"}"#,
    ])
    .counted_by(Count {
        group: "awards.count",
        name: "subaward",
        arguments: &["award_id"],
        harmless: &["sort", "order"],
        with: "{}",
        member: "subawards",
        is_exact: false,
        not_with: &[],
        only_with: &[],
        note: "only with award_id; a number stored with the award at the last load, not counted anew (subaward_count.py)",
    });

pub const RECIPIENT_COUNT: Count = Count {
    group: "disaster.recipient",
    name: "count",
    arguments: &["def_codes", "award_type_codes"],
    harmless: &["sort", "order"],
    with: "{}",
    member: "count",
    is_exact: false,
    not_with: &["query"],
    only_with: &[],
    note: "not with query; counts special names (such as MULTIPLE RECIPIENTS) once each and recipients that the list leaves out (no amount but zero); page_metadata.total of the list itself is an estimate, 10000 at most",
};
