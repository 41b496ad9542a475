//! The columns of the tables that downloads hold.

use super::award::{Award, Transaction};
use super::corpus::Corpus;
use crate::dates;

/// A column of a table of awards or transactions; a table of awards has no transaction.
pub type Cell = fn(&Corpus, &Award, Option<&Transaction>) -> String;

pub fn amount(number: f64) -> String {
    format!("{number:.2}")
}

const KEYS: [(&str, &str, Cell); 2] = [
    (
        "contract_award_unique_key",
        "assistance_award_unique_key",
        |_, award, _| award.generated(),
    ),
    ("award_id_piid", "award_id_fain", |_, award, _| {
        award.number()
    }),
];

const OF_TRANSACTIONS: [(&str, Cell); 4] = [
    ("modification_number", |_, _, one| {
        one.map_or_else(String::new, Transaction::modification)
    }),
    ("federal_action_obligation", |_, _, one| {
        one.map_or_else(String::new, |one| amount(one.amount))
    }),
    ("action_date", |_, _, one| {
        one.map_or_else(String::new, |one| dates::text(one.date))
    }),
    ("action_date_fiscal_year", |_, _, one| {
        one.map_or_else(String::new, |one| dates::fiscal_year(one.date).to_string())
    }),
];

const OF_ALL: [(&str, Cell); 18] = [
    ("total_obligated_amount", |_, award, _| {
        amount(award.amount())
    }),
    ("total_outlayed_amount", |_, award, _| amount(award.outlays)),
    (
        "disaster_emergency_fund_codes_for_overall_award",
        |_, award, _| award.fund.unwrap_or_default().to_owned(),
    ),
    ("award_type_code", |_, award, _| award.code.to_owned()),
    ("award_type", |_, award, _| award.kind.to_owned()),
    ("period_of_performance_start_date", |_, award, _| {
        dates::text(award.start)
    }),
    ("period_of_performance_current_end_date", |_, award, _| {
        dates::text(award.end)
    }),
    ("awarding_agency_code", |_, award, _| agency(award).0),
    ("awarding_agency_name", |_, award, _| agency(award).1),
    ("awarding_sub_agency_name", |_, award, _| agency(award).2),
    ("federal_accounts_funding_this_award", |_, award, _| {
        award.account().0
    }),
    ("recipient_uei", |corpus, award, _| {
        let recipient = corpus.recipient(award);
        recipient.map_or_else(String::new, |one| one.uei.clone())
    }),
    ("recipient_duns", |corpus, award, _| {
        let recipient = corpus.recipient(award);
        recipient.map_or_else(String::new, |one| one.duns.clone())
    }),
    ("recipient_name", |corpus, award, _| {
        let recipient = corpus.recipient(award);
        recipient.map_or_else(String::new, |one| one.name.clone())
    }),
    ("recipient_state_code", |corpus, award, _| {
        let recipient = corpus.recipient(award);
        recipient.map_or_else(String::new, |one| one.state.code.to_owned())
    }),
    ("primary_place_of_performance_state_code", |_, award, _| {
        award.state.code.to_owned()
    }),
    ("primary_place_of_performance_county_name", |_, award, _| {
        award.county().0.to_uppercase()
    }),
    ("prime_award_base_transaction_description", |_, award, _| {
        award.description()
    }),
];

/// Two columns that contracts have and two that assistance has.
const LAST: [(&str, &str, Cell); 2] = [
    ("naics_code", "cfda_number", |_, award, _| {
        let code = if award.is_procurement() {
            award.naics.0
        } else {
            award.program.0
        };
        code.to_owned()
    }),
    (
        "product_or_service_code",
        "face_value_of_loan",
        |_, award, _| {
            if award.is_procurement() {
                award.psc.0.to_owned()
            } else {
                amount(award.face_value())
            }
        },
    ),
];

/// Code, name and part of the agency that made an award.
fn agency(award: &Award) -> (String, String, String) {
    award
        .awarding()
        .map_or_else(Default::default, |(agency, part)| {
            (
                agency.code.to_owned(),
                agency.name.to_owned(),
                part.name.to_owned(),
            )
        })
}

/// The columns of a table.
pub fn columns(
    procurement: bool,
    transactions: bool,
    wanted: &[String],
) -> Vec<(&'static str, Cell)> {
    let named = |(one, two, cell): &(&'static str, &'static str, Cell)| {
        (if procurement { *one } else { *two }, *cell)
    };
    let mut columns: Vec<(&'static str, Cell)> = KEYS.iter().map(named).collect();
    if transactions {
        columns.extend(OF_TRANSACTIONS);
    }
    columns.extend(OF_ALL);
    columns.extend(LAST.iter().map(named));
    if !wanted.is_empty() {
        columns.retain(|(name, _)| wanted.iter().any(|one| one == name));
    }
    columns
}
