//! Recipients and states.

use std::collections::BTreeMap;

use serde_json::{Value, json};

use super::award::Award;
use super::entities::Recipient;
use super::errors::detail;
use super::names::NAMES;
use super::places::page_location;
use super::service::Spending;
use crate::call::Call;
use crate::geography::{GEOGRAPHY, State, find_state};
use crate::lists;
use crate::random::{Random, cents};
use crate::reply::Reply;
use crate::words;
use openshelf_core::table::Operation;

/// The level that an id ends with.
fn level(recipient: &Recipient) -> &str {
    recipient.id.rsplit('-').next().unwrap_or("R")
}

impl Spending {
    fn awards_in<'a>(&'a self, state: &'a State) -> impl Iterator<Item = &'a Award> {
        let awards = self.corpus().awards.iter();
        awards.filter(move |award| award.state.fips == state.fips)
    }

    fn recipient_record(&self, (at, recipient): (usize, &Recipient), group: &str) -> Value {
        let amount: f64 = self
            .corpus()
            .awards
            .to(at)
            .filter(|award| group == "all" || award.group == group)
            .map(Award::amount)
            .sum();
        json!({
            "id": recipient.id,
            "duns": recipient.duns,
            "uei": recipient.uei,
            "name": recipient.name,
            "recipient_level": level(recipient),
            "amount": cents(amount),
        })
    }

    fn matching(&self, call: &Call) -> Vec<(usize, &Recipient)> {
        let keyword = call.given("keyword").unwrap_or_default();
        let recipients = self.corpus().recipients.iter().enumerate();
        recipients
            .filter(|(_, one)| {
                words::mentions(&format!("{} {} {}", one.name, one.uei, one.duns), &keyword)
            })
            .collect()
    }

    fn recipient_page(&self, (at, recipient): (usize, &Recipient)) -> Value {
        let (mut amount, mut transactions, mut loans, mut loan_count) = (0.0, 0, 0.0, 0);
        for award in self.corpus().awards.to(at) {
            amount += award.amount();
            transactions += award.transactions.len();
            if award.group == "loans" {
                loans += award.face_value();
                loan_count += award.transactions.len();
            }
        }
        json!({
            "name": recipient.name,
            "alternate_names": [],
            "duns": recipient.duns,
            "uei": recipient.uei,
            "recipient_id": recipient.id,
            "recipient_level": level(recipient),
            "parent_id": null,
            "parent_name": null,
            "parent_duns": null,
            "parent_uei": null,
            "parents": [],
            "business_types": ["category_business", "small_business"],
            "location": page_location(recipient),
            "total_transaction_amount": cents(amount),
            "total_transactions": transactions,
            "total_face_value_loan_amount": cents(loans),
            "total_face_value_loan_transactions": loan_count,
        })
    }

    fn state_sums(&self, state: &State) -> (f64, usize, f64) {
        let mut sums = (0.0, 0, 0.0);
        for award in self.awards_in(state) {
            sums.0 += award.amount();
            sums.1 += 1;
            sums.2 += award.outlays;
        }
        sums
    }

    fn state_page(&self, state: &State, call: &Call) -> Value {
        let (amount, count, outlays) = self.state_sums(state);
        let loans: Vec<&Award> = self
            .awards_in(state)
            .filter(|award| award.group == "loans")
            .collect();
        let loan_amount: f64 = loans.iter().map(|award| award.face_value()).sum();
        let people = state.population * 1000;
        let income = Random::new(self.environment.seed, state.name, 7).between(48_000, 91_000);
        let year = call.query("year").unwrap_or("latest");
        // A sum over all years or of a year that runs is no sum a head.
        let per_capita =
            (!matches!(year, "all" | "latest")).then(|| cents(amount / people.max(1) as f64));
        // The estimate for a year appears in the year after.
        let counted = self.environment.today.year() - 1;
        json!({
            "name": state.name,
            "code": state.code,
            "fips": state.fips,
            "type": state.kind(),
            "population": people,
            "pop_year": counted,
            "pop_source": format!("Census {counted} Population Estimate"),
            "median_household_income": income,
            "mhi_year": counted - 1,
            "mhi_source": format!("Census {} American Community Survey", counted - 1),
            "total_prime_amount": cents(amount),
            "total_prime_awards": count,
            "total_face_value_loan_amount": cents(loan_amount),
            "total_face_value_loan_prime_awards": loans.len(),
            "award_amount_per_capita": per_capita,
            "total_outlays": cents(outlays),
        })
    }

    /// Every state with what its awards come to.
    fn state_list(&self) -> Reply {
        let mut sums: BTreeMap<&str, (f64, usize)> = BTreeMap::new();
        for award in self.corpus().awards.iter() {
            let sum = sums.entry(award.state.code).or_default();
            *sum = (sum.0 + award.amount(), sum.1 + 1);
        }
        let states: Vec<Value> = GEOGRAPHY
            .states
            .iter()
            .map(|state| {
                let (amount, count) = sums.get(state.code).copied().unwrap_or_default();
                json!({
                    "fips": state.fips,
                    "code": state.code,
                    "name": state.name,
                    "type": state.kind(),
                    "amount": cents(amount),
                    "count": count,
                })
            })
            .collect();
        Reply::json(200, &json!(states))
    }

    /// What the awards of a state come to, by their groups.
    fn state_groups(&self, state: &State) -> Reply {
        let mut by_group: Vec<Value> = NAMES
            .award_groups
            .iter()
            .filter(|group| group.name != "idvs")
            .map(|group| {
                let awards: Vec<&Award> = self
                    .awards_in(state)
                    .filter(|one| one.group == group.name)
                    .collect();
                let amount: f64 = awards.iter().map(|one| one.amount()).sum();
                let outlays: f64 = awards.iter().map(|one| one.outlays).sum();
                json!({
                    "type": group.name,
                    "amount": cents(amount),
                    "count": awards.len(),
                    "total_outlays": cents(outlays),
                })
            })
            .collect();
        lists::sort_by(&mut by_group, "type", false);
        Reply::json(200, &json!(by_group))
    }

    /// The recipients under the one that is asked for, and itself.
    fn child_recipients(&self, call: &Call) -> Reply {
        let asked = call.argument("duns_or_uei");
        let parent = self
            .corpus()
            .recipients
            .iter()
            .find(|one| one.duns == asked || one.uei == asked);
        let Some(parent) = parent else {
            let text = format!("DUNS/UEI not found: '{asked}'.");
            return detail(400, &text);
        };
        let children: Vec<Value> = self
            .corpus()
            .recipients
            .iter()
            .enumerate()
            .filter(|(_, one)| {
                level(one) == "C" && one.state.code == parent.state.code || one.id == parent.id
            })
            .map(|(at, one)| {
                let amount: f64 = self.corpus().awards.to(at).map(Award::amount).sum();
                json!({
                    "recipient_id": one.id,
                    "name": one.name,
                    "duns": one.duns,
                    "uei": one.uei,
                    "amount": cents(amount),
                    "state_province": one.state.code,
                })
            })
            .collect();
        Reply::json(200, &json!(children))
    }

    /// The operations on recipients and states.
    pub(super) fn recipient(&self, row: &'static Operation, call: &Call) -> Option<Reply> {
        let corpus = self.corpus();
        if row.group == "recipient.state" {
            if row.name == "list" {
                return Some(self.state_list());
            }
            let fips = call.argument("fips");
            let Some(state) = find_state(fips).filter(|state| state.fips == fips) else {
                return Some(detail(400, &format!("Invalid fips: {fips}.")));
            };
            if row.name == "get" {
                return Some(Reply::json(200, &self.state_page(state, call)));
            }
            return Some(self.state_groups(state));
        }
        Some(match row.name {
            "search" => {
                let group = call.given("award_type").unwrap_or_else(|| "all".to_owned());
                let records = self
                    .matching(call)
                    .into_iter()
                    .map(|one| self.recipient_record(one, &group))
                    .collect();
                self.enveloped(row, call, records)
            }
            "count" => Reply::json(200, &json!({ "count": self.matching(call).len() })),
            "get" => {
                let asked = call.argument("recipient_id");
                match corpus
                    .recipients
                    .iter()
                    .enumerate()
                    .find(|(_, one)| one.id == asked)
                {
                    Some(one) => Reply::json(200, &self.recipient_page(one)),
                    None => detail(400, &format!("Recipient ID not found: '{asked}'")),
                }
            }
            "children" => self.child_recipients(call),
            _ => return None,
        })
    }
}
