//! Answers the operations on recipients and states.

use std::collections::BTreeMap;

use serde_json::{Value, json};

use super::answers::{answer, refused};
use super::asked_years::{Days, year};
use super::award::Award;
use super::entities::Recipient;
use super::forms::form;
use super::names::NAMES;
use super::places::page_location;
use super::service::Spending;
use crate::call::Call;
use crate::dates;
use crate::geography::{GEOGRAPHY, UsState, find_state};
use crate::handler::{Answered, Answers, OperationCall, by_name};
use crate::random::{Random, cents};
use crate::reply::Reply;
use crate::words;

/// The first year for which states have estimates.
const FIRST_COUNTED: i64 = 2009;

pub const ANSWERS: &Answers<Spending> = by_name! {
    "recipient.search" => |it, call| it.list(call, it.found_recipients(call)),
    "recipient.count" => |it, call| answer(json!({ "count": it.matching(call).count() })),
    "recipient.get" => Spending::recipient_page,
    "recipient.children" => Spending::child_recipients,
    "recipient.state.list" => Spending::state_list,
    "recipient.state.get" => Spending::state_page,
    "recipient.state.awards" => Spending::state_groups,
};

/// The level at the end of an id.
fn level(recipient: &Recipient) -> &str {
    recipient.id.rsplit('-').next().unwrap_or("R")
}

/// The state that the path names.
fn asked_state(call: &Call) -> Result<&'static UsState, Reply> {
    let fips = call.argument("fips");
    match find_state(fips).filter(|state| state.fips == fips) {
        Some(state) => Ok(state),
        None => refused(400, &format!("Invalid fips: {fips}.")),
    }
}

impl Spending {
    fn matching(&self, call: &Call) -> impl Iterator<Item = (usize, &Recipient)> {
        let keyword = call.given("keyword").unwrap_or_default();
        let recipients = self.corpus().recipients.iter().enumerate();
        recipients.filter(move |(_, one)| {
            words::mentions(&format!("{} {} {}", one.name, one.uei, one.duns), &keyword)
        })
    }

    fn found_recipients(&self, call: &Call) -> Vec<Value> {
        let group = call.given_or("award_type", "all");
        let days = Days::last_year(call.today);
        let records = self.matching(call).map(|(at, one)| {
            let awards = self.corpus().awards.to(at);
            let awards = awards.filter(|award| group == "all" || award.group == group);
            json!({
                "id": one.id,
                "duns": one.duns,
                "uei": one.uei,
                "name": one.name,
                "recipient_level": level(one),
                "amount": days.of(awards).obligation,
            })
        });
        records.collect()
    }

    fn recipient_page(&self, call: &OperationCall<'_>) -> Answered {
        let asked = call.argument("recipient_id");
        let mut recipients = self.corpus().recipients.iter().enumerate();
        let Some((at, one)) = recipients.find(|(_, one)| one.id == asked) else {
            return refused(400, &format!("Recipient ID not found: '{asked}'"));
        };
        let awards = || self.corpus().awards.to(at);
        let days = Days::of_recipient(call);
        let sums = days.of(awards());
        let loans = days.of(awards().filter(|award| award.group == "loans"));
        answer(form(
            "recipient_page",
            json!({
                "name": one.name,
                "duns": one.duns,
                "uei": one.uei,
                "recipient_id": one.id,
                "recipient_level": level(one),
                "location": page_location(one),
                "total_transaction_amount": sums.obligation,
                "total_transactions": sums.transactions,
                "total_face_value_loan_amount": sums.face_value,
                "total_face_value_loan_transactions": loans.transactions,
            }),
        ))
    }

    /// The requested recipient and its subsidiaries.
    fn child_recipients(&self, call: &OperationCall<'_>) -> Answered {
        let asked = call.argument("duns_or_uei");
        let recipients = &self.corpus().recipients;
        let mut all = recipients.iter();
        let Some(parent) = all.find(|one| one.duns == asked || one.uei.eq_ignore_ascii_case(asked))
        else {
            return refused(400, &format!("Recipient not found: '{asked}'."));
        };
        let is_child = |one: &Recipient| level(one) == "C" && one.state.code == parent.state.code;
        let family = recipients.iter().enumerate();
        let family = family.filter(|(_, one)| is_child(one) || one.id == parent.id);
        let days = Days::of_recipient(call);
        let children = family.map(|(at, one)| {
            json!({
                "recipient_id": one.id,
                "name": one.name,
                "duns": one.duns,
                "uei": one.uei,
                "amount": days.of(self.corpus().awards.to(at)).obligation,
                "state_province": one.state.code,
            })
        });
        answer(children.collect::<Value>())
    }

    fn awards_in<'a>(&'a self, state: &'a UsState) -> impl Iterator<Item = &'a Award> {
        let awards = self.corpus().awards.iter();
        awards.filter(move |award| award.state.fips == state.fips)
    }

    fn state_page(&self, call: &OperationCall<'_>) -> Answered {
        let state = asked_state(call)?;
        let days = Days::of_state(call);
        let sums = days.of(self.awards_in(state));
        let loans = days.of(self.awards_in(state).filter(|one| one.group == "loans"));
        let people = state.population * 1000;
        let income = Random::new(self.environment.seed, state.name, 7).between(48_000, 91_000);
        let year: Result<i64, &str> = year(call).parse().map_err(|_| year(call));
        // There is no figure per person for all years, nor for the current one unless it is asked for as the latest.
        let current = dates::fiscal_year(call.today);
        let per_capita = (year != Err("all") && year != Ok(current))
            .then(|| cents(sums.obligation / people.max(1) as f64));
        // The estimate for a year appears in the following year. A year without one has that of the nearest.
        let latest = i64::from(self.environment.today.year()) - 1;
        let counted = year.map_or(latest, |year| year.clamp(FIRST_COUNTED, latest));
        let earned = year.map_or(latest - 1, |year| year.clamp(FIRST_COUNTED, latest - 1));
        answer(json!({
            "name": state.name,
            "code": state.code,
            "fips": state.fips,
            "type": state.kind(),
            "population": people,
            "pop_year": counted,
            "pop_source": format!("Census {counted} Population Estimate"),
            "median_household_income": income,
            "mhi_year": earned,
            "mhi_source": format!("Census {earned} American Community Survey"),
            "total_prime_amount": sums.obligation,
            "total_prime_awards": sums.awards,
            "total_face_value_loan_amount": sums.face_value,
            "total_face_value_loan_prime_awards": loans.awards,
            "award_amount_per_capita": per_capita,
            "total_outlays": sums.outlay,
        }))
    }

    /// All states with their totals of the fiscal year.
    fn state_list(&self, call: &OperationCall<'_>) -> Answered {
        let mut awards: BTreeMap<&str, Vec<&Award>> = BTreeMap::new();
        for award in self.corpus().awards.iter() {
            awards.entry(award.state.code).or_default().push(award);
        }
        let days = Days::of_state(call);
        let states = GEOGRAPHY.states.iter().map(|state| {
            let own = awards.remove(state.code).unwrap_or_default();
            let sums = days.of(own.into_iter());
            json!({
                "fips": state.fips,
                "code": state.code,
                "name": state.name,
                "type": state.kind(),
                "amount": sums.obligation,
                "count": sums.awards,
            })
        });
        answer(states.collect::<Value>())
    }

    /// The totals of a state's awards, by group.
    fn state_groups(&self, call: &OperationCall<'_>) -> Answered {
        let state = asked_state(call)?;
        let days = Days::of_state(call);
        let groups = NAMES.groups_by_name().into_iter();
        let groups = groups.filter(|group| group.name != "idvs").map(|group| {
            let sums = days.of(self.awards_in(state).filter(|one| one.group == group.name));
            json!({
                "type": group.name,
                "amount": sums.obligation,
                "count": sums.awards,
                "total_outlays": sums.outlay,
            })
        });
        answer(groups.collect::<Value>())
    }
}
