//! Answers searches that count and sum: by category, by place, by kind of award.

use std::collections::BTreeMap;

use serde_json::{Value, json};

use super::answers::{answer, refused};
use super::award::Award;
use super::corpus::Corpus;
use super::filters::Chosen;
use super::names::NAMES;
use super::page_metadata::{PageForm, page_metadata};
use super::request::{level, page, strings};
use super::search_filters::messages;
use super::service::Spending;
use super::shapes::shape;
use crate::handler::{Answered, OperationCall};
use crate::lists;
use crate::object::{with, without_nulls};
use crate::random::{cents, dollars, hash};

/// A category with more groups fails.
const MOST_GROUPS: usize = 9_900;

/// Stands for an unknown district in a key.
const UNKNOWN: usize = 90;

/// The summand of a group: the selected transactions of an award, or one subaward.
struct Item<'a> {
    award: &'a Award,
    recipient: usize,
    amount: f64,
    outlay: f64,
}

/// A number that identifies the group of an award in a category and is cheap to compute; `None` if the
/// category does not apply to the award.
fn key_of(item: &Item<'_>, category: &str) -> Option<u64> {
    let award = item.award;
    let text = |text: &str| Some(hash(text.as_bytes()));
    let places = |one: usize, two: usize| Some((one as u64) << 32 | two as u64);
    match category {
        "awarding_agency" => places(award.agency, 0),
        "awarding_subagency" => places(award.agency, award.part),
        "funding_agency" => text(award.funding()?.0.code),
        "funding_subagency" => text(award.funding()?.1.code),
        "cfda" if !award.is_procurement() => text(award.program.0),
        "country" => Some(0),
        "county" => places(award.state.fips.parse().ok()?, award.county),
        "district" => places(
            award.state.fips.parse().ok()?,
            award
                .district()
                .map_or(Some(UNKNOWN), |one| one.parse().ok())?,
        ),
        "state_territory" => text(award.state.code),
        "federal_account" => places(award.agency, award.account),
        "naics" if award.is_procurement() => text(award.naics.0),
        "psc" if award.is_procurement() => text(award.psc.0),
        "defc" => text(award.fund?),
        "recipient" | "recipient_duns" => places(item.recipient, 0),
        _ => None,
    }
}

/// The group of an award in a category; `None` if the category does not apply to the award.
fn group_of(corpus: &Corpus, item: &Item<'_>, category: &str) -> Option<Value> {
    let award = item.award;
    let (agency, part) = match category {
        "funding_agency" | "funding_subagency" => award.funding()?,
        _ => award.awarding()?,
    };
    let coded = |code: &str, name: &str| json!({ "id": null, "code": code, "name": name });
    Some(match category {
        "awarding_agency" | "funding_agency" => json!({
            "id": agency.id, "code": agency.abbreviation, "name": agency.name,
            "agency_slug": agency.slug(),
        }),
        "awarding_subagency" | "funding_subagency" => json!({
            "id": part.id, "code": part.abbreviation, "name": part.name,
            "agency_id": agency.id, "agency_abbreviation": agency.abbreviation,
            "agency_name": agency.name, "agency_slug": agency.slug(),
            "subagency_slug": part.slug(),
        }),
        "cfda" => {
            let (code, name) = award.program;
            json!({ "id": code.replace('.', "").parse::<i64>().ok(), "code": code, "name": name })
        }
        "country" => coded("USA", "UNITED STATES"),
        "county" => {
            let (name, code) = award.county();
            let name = format!("{}, {}", name.to_uppercase(), award.state.code);
            coded(code.get(2..).unwrap_or("001"), &name)
        }
        "district" => {
            let district = award.district();
            let name = district
                .as_ref()
                .map(|one| format!("{}-{one}", award.state.code));
            json!({ "id": null, "code": district, "name": name })
        }
        "state_territory" => coded(award.state.code, award.state.name),
        "federal_account" => {
            let (code, title, id) = award.account();
            json!({ "id": id, "code": code, "name": title })
        }
        "naics" => {
            let (code, name) = award.naics;
            json!({ "id": null, "code": code, "name": name, "year_retired": null })
        }
        "psc" => coded(award.psc.0, award.psc.1),
        "defc" => {
            let fund = NAMES.fund(award.fund)?;
            coded(fund.code, fund.title)
        }
        "recipient" | "recipient_duns" => {
            let one = corpus.recipients.get(item.recipient)?;
            json!({
                "uei": one.uei, "code": one.duns, "name": one.name, "recipient_id": one.id,
            })
        }
        _ => return None,
    })
}

/// The records, with those of unknown districts merged into the first of them.
fn merged_districts(records: Vec<Value>) -> Vec<Value> {
    let mut merged: Vec<Value> = Vec::with_capacity(records.len());
    let is_unknown = |record: &Value| record.get("code").is_some_and(Value::is_null);
    for record in records {
        let known = merged.iter_mut().find(|one| is_unknown(one));
        let Some(known) = known.filter(|_| is_unknown(&record)) else {
            merged.push(record);
            continue;
        };
        for name in ["amount", "total_outlays"] {
            let of = |record: &Value| record.get(name).and_then(Value::as_f64);
            if let Some((one, other)) = of(known).zip(of(&record))
                && let Some(sum) = known.get_mut(name)
            {
                *sum = dollars(one + other);
            }
        }
    }
    merged
}

impl Spending {
    /// The summands of a search.
    fn items<'a>(&'a self, call: &OperationCall<'_>) -> Vec<Item<'a>> {
        let subawards = level(call) == "subawards";
        let mut items = Vec::new();
        for one in self.chosen(call) {
            if subawards {
                items.extend(one.subawards.iter().map(|sub| Item {
                    award: one.award,
                    recipient: sub.recipient,
                    amount: sub.amount,
                    outlay: 0.0,
                }));
            } else {
                items.push(Item {
                    award: one.award,
                    recipient: one.award.recipient,
                    amount: one.amount(),
                    outlay: one.outlay(),
                });
            }
        }
        items
    }

    /// The number of selected awards or transactions in each group.
    pub(super) fn counts(&self, call: &OperationCall<'_>, transactions: bool) -> Value {
        let subawards = level(call) == "subawards";
        let chosen = self.chosen(call);
        let number = |one: &Chosen<'_>| match (subawards, transactions) {
            (true, _) => one.subawards.len(),
            (_, true) => one.transactions.len(),
            _ => 1,
        };
        let count = |fits: &dyn Fn(&Award) -> bool| -> usize {
            let own = chosen.iter().filter(|one| fits(one.award));
            own.map(number).sum()
        };
        if subawards {
            return json!({
                "subgrants": count(&|award| !award.is_procurement()),
                "subcontracts": count(&Award::is_procurement),
            });
        }
        let groups = NAMES.award_groups.iter();
        groups
            .map(|group| (group.short, count(&|award| award.group == group.name)))
            .collect()
    }

    pub(super) fn category(&self, category: &str, call: &OperationCall<'_>) -> Answered {
        let level = level(call);
        if category == "federal_account" && level == "subawards" {
            let text = "Category 'federal_account' is not implemented for subawards.";
            return refused(501, text);
        }
        if category != "defc" && level == "award_financial" {
            let text = format!("Category '{category}' is not implemented for award_financial.");
            return refused(501, &text);
        }
        let mut groups: BTreeMap<u64, (Value, f64, f64)> = BTreeMap::new();
        for item in self.items(call) {
            let Some(key) = key_of(&item, category) else {
                continue;
            };
            if let Some((_, amount, outlay)) = groups.get_mut(&key) {
                (*amount, *outlay) = (*amount + item.amount, *outlay + item.outlay);
            } else if let Some(group) = group_of(self.corpus(), &item, category) {
                groups.insert(key, (group, item.amount, item.outlay));
            }
        }
        if groups.len() > MOST_GROUPS {
            return refused(500, "The request has too many groups; narrow its filters.");
        }
        let mut records: Vec<Value> = groups
            .into_values()
            .map(|(record, amount, outlays)| {
                let outlays = (level == "awards").then(|| cents(outlays));
                with(
                    record,
                    json!({ "amount": cents(amount), "total_outlays": outlays }),
                )
            })
            .collect();
        lists::sort_by(&mut records, "amount", true);
        let mut page = page(call, records.len(), 10);
        let mut shown = page.of(&records).to_vec();
        if category == "district" {
            // A defect of the service: it fetches one record more than the page holds, merges those without a
            // known district, and then uses the number of records left to decide whether there is another
            // page.
            let ahead = records.iter().skip(page.offset()).take(page.limit + 1);
            shown = merged_districts(ahead.cloned().collect());
            if shown.len() <= page.limit {
                page.total = page.total.min(page.offset() + shown.len());
            }
            shown.truncate(page.limit);
        }
        answer(json!({
            "category": category,
            "spending_level": level,
            "limit": page.limit,
            "page_metadata": page_metadata(page, PageForm::Short, call),
            "results": shown,
            "messages": messages(call),
        }))
    }

    pub(super) fn geography(&self, call: &OperationCall<'_>) -> Answered {
        let layer = call.given_or("geo_layer", "state");
        let scope = call.given("scope").unwrap_or_default();
        let wanted = strings(call.member("geo_layer_filters"));
        let level = level(call);
        let mut shapes: BTreeMap<String, (String, i64, f64, f64)> = BTreeMap::new();
        for item in self.items(call) {
            let recipient = self.corpus().recipients.get(item.recipient);
            let recipient = recipient.filter(|_| scope == "recipient_location");
            let (code, name, people) = shape(item.award, recipient, &layer);
            if !wanted.is_empty() && !wanted.contains(&code) {
                continue;
            }
            let shape = shapes.entry(code).or_insert((name, people, 0.0, 0.0));
            shape.2 += item.amount;
            shape.3 += item.outlay;
        }
        let results: Vec<Value> = shapes
            .into_iter()
            .map(|(code, (name, people, amount, outlays))| {
                without_nulls(json!({
                    "shape_code": code,
                    "display_name": name,
                    "aggregated_amount": cents(amount),
                    "population": people,
                    "per_capita": cents(amount / people.max(1) as f64),
                    "total_outlays": (level == "awards").then(|| cents(outlays)),
                }))
            })
            .collect();
        answer(json!({
            "scope": scope,
            "geo_layer": layer,
            "spending_level": level,
            "results": results,
            "messages": messages(call),
        }))
    }
}
