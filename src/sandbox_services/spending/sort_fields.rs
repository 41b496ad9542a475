//! The sort value of each award, transaction or subaward.

use serde_json::Value;

use super::award::{Award, Subaward, Transaction};
use super::corpus::Corpus;
use super::entities::Recipient;
use super::fields::{field, subaward_field, transaction_field};
use super::names::NAMES;
use super::sort_kinds::SortKind;
use super::sort_values::SortValue;

/// The value of a field in a sort of this kind.
fn of_shown(shown: &Value, kind: SortKind) -> SortValue {
    match kind {
        SortKind::Cents => SortValue::cents(shown.as_f64()),
        SortKind::Dollars => shown
            .as_f64()
            .map_or(SortValue::Missing, SortValue::Decimal),
        SortKind::Day | SortKind::Moment => SortValue::moment(shown.as_str()),
        SortKind::Whole => shown.as_i64().map_or(SortValue::Missing, SortValue::Whole),
        SortKind::Text => SortValue::text(shown.as_str()),
        SortKind::Several | SortKind::Unsortable => SortValue::Missing,
    }
}

fn several(values: &[Option<&str>]) -> SortValue {
    SortValue::Several(values.iter().map(|one| one.map(str::to_owned)).collect())
}

/// Sorts by a number and its name: those of procurement and of assistance.
fn several_of_award(award: &Award, sort: &str) -> Option<SortValue> {
    let (code, procurement) = match sort {
        "NAICS" => (award.naics, true),
        "PSC" => (award.psc, true),
        "Assistance Listing" | "Assistance Listings" => (award.program, false),
        _ => return None,
    };
    let some = (award.is_procurement() == procurement).then_some(());
    Some(several(&[some.map(|()| code.0), some.map(|()| code.1)]))
}

fn of_recipient(recipient: Option<&Recipient>, lines: usize) -> SortValue {
    let city = recipient.map(|one| one.city.to_uppercase());
    let mut values = vec![
        city.as_deref(),
        recipient.map(|one| one.state.code),
        recipient.map(|_| "UNITED STATES"),
        recipient.map(|one| one.street.as_str()),
    ];
    values.resize(3 + lines, None);
    several(&values)
}

fn of_performance(award: &Award) -> SortValue {
    let city = award.city().to_uppercase();
    several(&[Some(&city), Some(award.state.code), Some("UNITED STATES")])
}

/// The amount of the emergency funds in a sort. Amounts of other funds do not count. A record without an
/// amount of these funds has no value.
fn of_funds(corpus: &Corpus, award: &Award, sort: &str) -> SortValue {
    let wanted = if sort.starts_with("COVID-19") {
        "covid_19"
    } else {
        "infrastructure"
    };
    match NAMES
        .fund(award.fund)
        .filter(|fund| fund.disaster == Some(wanted))
    {
        Some(_) => of_shown(&field(corpus, award, sort), SortKind::Dollars),
        None => SortValue::Missing,
    }
}

/// The value of an award in a sort.
pub fn of_award(corpus: &Corpus, award: &Award, sort: &str, kind: SortKind) -> SortValue {
    let recipient = corpus.recipient(award);
    match (kind, sort) {
        (SortKind::Dollars, _) => of_funds(corpus, award, sort),
        (SortKind::Several, "Recipient Location") => of_recipient(recipient, 3),
        (SortKind::Several, "Primary Place of Performance") => of_performance(award),
        (SortKind::Several, _) => several_of_award(award, sort).unwrap_or(SortValue::Missing),
        (_, "def_codes") => SortValue::text(award.fund),
        // The index contains the recipient's number here, not the id that is shown.
        (_, "recipient_id") => SortValue::text(recipient.map(|one| one.duns.as_str())),
        _ => of_shown(&field(corpus, award, sort), kind),
    }
}

/// The value of a transaction in a sort.
pub fn of_transaction(
    corpus: &Corpus,
    award: &Award,
    one: &Transaction,
    sort: &str,
    kind: SortKind,
) -> SortValue {
    match (kind, sort) {
        (SortKind::Several, _) => of_award(corpus, award, sort, kind),
        // These two are derived from the name, and the index contains the name.
        (_, "awarding_agency_slug") => of_shown(&field(corpus, award, "Awarding Agency"), kind),
        (_, "funding_agency_slug") => of_shown(&field(corpus, award, "Funding Agency"), kind),
        _ => of_shown(&transaction_field(corpus, award, one, sort), kind),
    }
}

/// The value of a subaward in a sort.
pub fn of_subaward(
    corpus: &Corpus,
    award: &Award,
    one: &Subaward,
    sort: &str,
    kind: SortKind,
) -> SortValue {
    match (kind, sort) {
        (SortKind::Several, "Sub-Recipient Location") => {
            of_recipient(corpus.recipients.get(one.recipient), 1)
        }
        (
            SortKind::Several,
            "Primary Place of Performance" | "Sub-Award Primary Place of Performance",
        ) => of_performance(award),
        (SortKind::Several, _) => several_of_award(award, sort).unwrap_or(SortValue::Missing),
        _ => of_shown(&subaward_field(corpus, award, one, sort), kind),
    }
}

/// The value of an award that represents its transactions or its subawards.
pub fn of_group(award: &Award, sort: &str) -> SortValue {
    let whole = |count: usize| SortValue::Whole(i64::try_from(count).unwrap_or(i64::MAX));
    match sort {
        "transaction_obligation" => SortValue::cents(Some(award.amount)),
        "transaction_count" => whole(award.transactions.len()),
        "subaward_obligation" => SortValue::cents(award.subaward_amount()),
        "subaward_count" => whole(award.subawards.len()),
        "award_generated_internal_id" => SortValue::Text(award.generated()),
        _ => SortValue::Text(award.number()),
    }
}
