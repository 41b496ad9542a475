//! What the searches can be sorted by, and of which kind each sort is.

use super::names::NAMES;
use super::selections::Kind;

/// The kind of a sort: what the index holds, and so what a cursor has to be.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum SortKind {
    /// Whole cents.
    Cents,
    /// A sum over emergency funds.
    Dollars,
    Text,
    /// Milliseconds, asked for as a day alone.
    Day,
    /// Milliseconds, asked for as such or as a date.
    Moment,
    /// A whole number.
    Whole,
    /// Several fields at once.
    Several,
    /// A name that the validator takes and the search engine does not.
    Unsortable,
}

/// What every group of awards can be sorted by.
const BASE: [&str; 50] = [
    "Award ID",
    "Recipient Name",
    "Recipient DUNS Number",
    "recipient_id",
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
    "Last Modified Date",
    "Base Obligation Date",
    "prime_award_recipient_id",
    "generated_internal_id",
    "def_codes",
    "COVID-19 Obligations",
    "COVID-19 Outlays",
    "Infrastructure Obligations",
    "Infrastructure Outlays",
    "Recipient UEI",
    // Names that the service has for itself and takes from others too.
    "naics_code",
    "naics_description",
    "psc_code",
    "psc_description",
    "cfda_number",
    "cfda_program_title",
    "sub_cfda_program_titles",
    "recipient_location_city_name",
    "recipient_location_state_code",
    "recipient_location_country_name",
    "recipient_location_address_line1",
    "recipient_location_address_line2",
    "recipient_location_address_line3",
    "sub_recipient_location_city_name",
    "sub_recipient_location_state_code",
    "sub_recipient_location_country_name",
    "sub_recipient_location_address_line1",
    "pop_city_name",
    "pop_state_code",
    "pop_country_name",
    "sub_pop_city_name",
    "sub_pop_state_code",
    "sub_pop_country_name",
];

/// What subawards can be sorted by.
const OF_SUBAWARDS: [&str; 14] = [
    "Sub-Award ID",
    "Sub-Award Type",
    "Sub-Awardee Name",
    "Sub-Award Date",
    "Sub-Award Amount",
    "Awarding Agency",
    "Awarding Sub Agency",
    "Prime Award ID",
    "Prime Recipient Name",
    "prime_award_recipient_id",
    "Sub-Award Description",
    "subaward_description_sorted",
    "Sub-Recipient UEI",
    "Prime Award Recipient UEI",
];

/// What awards and subawards can be sorted by without being asked for, whatever their group.
const FREE: [&str; 9] = [
    "NAICS",
    "PSC",
    "Recipient Location",
    "Primary Place of Performance",
    "Assistance Listing",
    "Sub-Recipient Location",
    "Sub-Award Primary Place of Performance",
    "Recipient UEI",
    "Contract Award Type",
];

/// What awards of some groups can be sorted by.
fn of_group(group: &str) -> &'static [&'static str] {
    match group {
        "contracts" => &[
            "Start Date",
            "End Date",
            "Award Amount",
            "Total Outlays",
            "Contract Award Type",
        ],
        "idvs" => &[
            "Start Date",
            "Award Amount",
            "Total Outlays",
            "Contract Award Type",
            "Last Date to Order",
        ],
        "loans" => &[
            "Issued Date",
            "Loan Value",
            "Subsidy Cost",
            "SAI Number",
            "CFDA Number",
            "Assistance Listings",
        ],
        _ => &[
            "Start Date",
            "End Date",
            "Award Amount",
            "Total Outlays",
            "Award Type",
            "SAI Number",
            "CFDA Number",
            "Assistance Listings",
        ],
    }
}

/// Why a search of awards or subawards does not take a sort.
pub fn refusal(kind: Kind, sort: &str, fields: &[String], codes: &[String]) -> Option<String> {
    if FREE.contains(&sort) {
        return None;
    }
    let group = NAMES
        .award_groups
        .iter()
        .find(|group| codes.iter().any(|code| group.has(code)))
        .map_or("", |group| group.name);
    let known: Vec<&str> = if kind == Kind::Subawards {
        OF_SUBAWARDS.to_vec()
    } else {
        [&BASE[..], of_group(group)].concat()
    };
    if !known.contains(&sort) {
        return Some(format!(
            "Sort value '{sort}' not found in {group} mappings: {known:?}"
        ));
    }
    (!fields.iter().any(|field| field == sort))
        .then(|| format!("Sort value '{sort}' not found in requested fields: {fields:?}"))
}

impl SortKind {
    /// The kind of a sort in the lists of this kind.
    pub fn of(kind: Kind, sort: &str) -> Self {
        match kind {
            Kind::Awards => Self::of_awards(sort),
            Kind::Subawards => Self::of_subawards(sort),
            Kind::Transactions => Self::of_transactions(sort),
            Kind::TransactionGroups | Kind::SubawardGroups => match sort {
                "transaction_obligation" | "subaward_obligation" => Self::Cents,
                "transaction_count" | "subaward_count" => Self::Whole,
                _ => Self::Text,
            },
        }
    }

    fn of_awards(sort: &str) -> Self {
        match sort {
            "Award Amount" | "Total Outlays" | "Loan Value" | "Subsidy Cost" => Self::Cents,
            "COVID-19 Obligations"
            | "COVID-19 Outlays"
            | "Infrastructure Obligations"
            | "Infrastructure Outlays" => Self::Dollars,
            "Start Date"
            | "End Date"
            | "Issued Date"
            | "Base Obligation Date"
            | "Last Date to Order" => Self::Day,
            "Last Modified Date" => Self::Moment,
            "NAICS"
            | "PSC"
            | "Recipient Location"
            | "Primary Place of Performance"
            | "Assistance Listings" => Self::Several,
            "Award Type"
            | "prime_award_recipient_id"
            | "Assistance Listing"
            | "Sub-Recipient Location"
            | "Sub-Award Primary Place of Performance" => Self::Unsortable,
            name if name.starts_with("sub_") => Self::Unsortable,
            _ => Self::Text,
        }
    }

    fn of_subawards(sort: &str) -> Self {
        match sort {
            "Sub-Award Amount" => Self::Cents,
            "Sub-Award Date" => Self::Day,
            "NAICS"
            | "PSC"
            | "Primary Place of Performance"
            | "Assistance Listing"
            | "Sub-Recipient Location"
            | "Sub-Award Primary Place of Performance" => Self::Several,
            "prime_award_recipient_id"
            | "Sub-Recipient UEI"
            | "Recipient UEI"
            | "Contract Award Type"
            | "Recipient Location" => Self::Unsortable,
            _ => Self::Text,
        }
    }

    fn of_transactions(sort: &str) -> Self {
        match sort {
            "Transaction Amount" | "Loan Value" | "Subsidy Cost" => Self::Cents,
            "Action Date" | "Issued Date" | "Last Date to Order" => Self::Day,
            "internal_id" | "awarding_agency_id" => Self::Whole,
            "NAICS"
            | "PSC"
            | "Recipient Location"
            | "Primary Place of Performance"
            | "Assistance Listing" => Self::Several,
            "def_codes" => Self::Unsortable,
            _ => Self::Text,
        }
    }
}
