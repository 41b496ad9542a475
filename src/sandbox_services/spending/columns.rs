//! The columns of the tables in downloads.

use super::award::{Award, Transaction};
use super::award_details::Competition;
use super::corpus::Corpus;
use super::entities::Recipient;
use super::names::{Agency, Part};
use crate::dates;
use crate::geography::UsState;
use crate::handler::by_name;

/// The subject of a table's row. A row in a table of awards has no transaction.
pub struct RowContext<'a> {
    award: &'a Award,
    agency: &'a Agency,
    part: &'a Part,
    recipient: &'a Recipient,
    transaction: Option<&'a Transaction>,
}

impl<'a> RowContext<'a> {
    pub fn new(
        corpus: &'a Corpus,
        award: &'a Award,
        transaction: Option<&'a Transaction>,
    ) -> Option<Self> {
        let (agency, part) = award.awarding()?;
        Some(Self {
            award,
            agency,
            part,
            recipient: corpus.recipient(award)?,
            transaction,
        })
    }
}

/// A column: its name, and a function that returns the text of its cell.
pub type CellColumn = (&'static str, fn(&RowContext<'_>) -> String);

pub fn amount(number: f64) -> String {
    format!("{number:.2}")
}

/// The key columns of contracts and of assistance.
const KEYS: [&[CellColumn]; 2] = [
    by_name! {
        "contract_award_unique_key" => |row| row.award.generated(),
        "award_id_piid" => |row| row.award.number(),
    },
    by_name! {
        "assistance_award_unique_key" => |row| row.award.generated(),
        "award_id_fain" => |row| row.award.number(),
    },
];

const OF_TRANSACTIONS: &[CellColumn] = by_name! {
    "modification_number" => |row| of_transaction(row, Transaction::modification),
    "federal_action_obligation" => |row| of_transaction(row, |one| amount(one.amount)),
    "action_date" => |row| of_transaction(row, |one| dates::text(one.date)),
    "action_date_fiscal_year" =>
        |row| of_transaction(row, |one| dates::fiscal_year(one.date).to_string()),
    "last_modified_date" => |row| of_transaction(row, |one| dates::text(one.modified())),
    "prime_award_transaction_recipient_cd_original" =>
        |row| district(row.recipient.state, Some(&row.recipient.districts.0)),
    "prime_award_transaction_recipient_cd_current" =>
        |row| district(row.recipient.state, Some(&row.recipient.districts.1)),
    "prime_award_transaction_place_of_performance_cd_original" =>
        |row| district(row.award.state, row.award.original_district().as_deref()),
    "prime_award_transaction_place_of_performance_cd_current" =>
        |row| district(row.award.state, row.award.district().as_deref()),
};

const OF_ALL: &[CellColumn] = by_name! {
    "total_obligated_amount" => |row| amount(row.award.amount),
    "total_outlayed_amount" => |row| amount(row.award.outlays),
    "disaster_emergency_fund_codes_for_overall_award" =>
        |row| row.award.fund.unwrap_or_default().to_owned(),
    "award_type_code" => |row| row.award.code.to_owned(),
    "award_type" => |row| row.award.kind.to_owned(),
    "period_of_performance_start_date" => |row| dates::text(row.award.start),
    "period_of_performance_current_end_date" => |row| dates::text(row.award.end),
    "awarding_agency_code" => |row| row.agency.code.to_owned(),
    "awarding_agency_name" => |row| row.agency.name.to_owned(),
    "awarding_sub_agency_name" => |row| row.part.name.to_owned(),
    "funding_agency_name" => |row| of_payer(row, |agency, _| agency.name),
    "funding_sub_agency_name" => |row| of_payer(row, |_, part| part.name),
    "federal_accounts_funding_this_award" => |row| row.award.account().0,
    "recipient_uei" => |row| row.recipient.uei.clone(),
    "recipient_duns" => |row| row.recipient.duns.clone(),
    "recipient_name" => |row| row.recipient.name.clone(),
    "recipient_city_name" => |row| row.recipient.city.to_uppercase(),
    "recipient_state_code" => |row| row.recipient.state.code.to_owned(),
    "primary_place_of_performance_city_name" => |row| row.award.city().to_uppercase(),
    "primary_place_of_performance_state_code" => |row| row.award.state.code.to_owned(),
    "primary_place_of_performance_county_name" => |row| row.award.county().0.to_uppercase(),
    "prime_award_base_transaction_description" => |row| row.award.description(),
};

/// The additional columns of contracts and of assistance.
const LAST: [&[CellColumn]; 2] = [
    by_name! {
        "naics_code" => |row| row.award.naics.0.to_owned(),
        "product_or_service_code" => |row| row.award.psc.0.to_owned(),
        "type_of_set_aside_code" => |row| of_competition(row, |one| one.set_aside.0),
        "extent_competed_code" => |row| of_competition(row, |one| one.extent.0),
        "type_of_contract_pricing_code" => |row| of_competition(row, |one| one.pricing.0),
    },
    by_name! {
        "cfda_number" => |row| row.award.program.0.to_owned(),
        "face_value_of_loan" => |row| amount(row.award.face_value()),
    },
];

fn of_transaction(row: &RowContext<'_>, text: impl Fn(&Transaction) -> String) -> String {
    row.transaction.map(text).unwrap_or_default()
}

fn of_payer(
    row: &RowContext<'_>,
    name: fn(&'static Agency, &'static Part) -> &'static str,
) -> String {
    let payer = row.award.funding();
    payer.map_or_else(String::new, |(agency, part)| name(agency, part).to_owned())
}

fn of_competition(row: &RowContext<'_>, code: fn(Competition) -> &'static str) -> String {
    let competition = row.award.competition();
    competition.map_or_else(String::new, |one| code(one).to_owned())
}

/// A district with its state.
fn district(state: &UsState, number: Option<&str>) -> String {
    number.map_or_else(String::new, |number| format!("{}-{number}", state.code))
}

/// The columns of a table.
pub fn columns(procurement: bool, transactions: bool, wanted: &[String]) -> Vec<CellColumn> {
    let own = |[contracts, assistance]: [&'static [CellColumn]; 2]| match procurement {
        true => contracts,
        false => assistance,
    };
    let of_transactions = if transactions { OF_TRANSACTIONS } else { &[] };
    let mut columns = [own(KEYS), of_transactions, OF_ALL, own(LAST)].concat();
    if !wanted.is_empty() {
        columns.retain(|(name, _)| wanted.iter().any(|one| one == name));
    }
    columns
}
