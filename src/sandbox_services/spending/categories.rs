//! Searches that count and sum: categories, places, kinds of awards.

use std::collections::BTreeMap;

use serde_json::{Map, Value, json};

use super::award::Award;
use super::corpus::Corpus;
use super::cursor_pages::messages;
use super::entities::Recipient;
use super::errors::detail;
use super::names::NAMES;
use super::page_metadata::{PageForm, page_metadata};
use super::request::{level, page, strings};
use super::service::Spending;
use crate::call::Call;
use crate::geography::counties;
use crate::lists;
use crate::random::{cents, dollars, hash};
use crate::reply::Reply;
use openshelf_core::table::Operation;

/// With more groups than these a category fails.
const MOST_GROUPS: usize = 9_900;

/// The code of an unknown district, in a shape's code and in a key.
const NO_DISTRICT: &str = "90";
const UNKNOWN: usize = 90;

/// What goes into a sum: an award's selected transactions together, or one subaward.
struct Item<'a> {
    award: &'a Award,
    recipient: usize,
    amount: f64,
    outlay: f64,
}

/// A number for the group of an award in a category, which is quick to make; none when the
/// category does not concern the award.
fn key_of(item: &Item<'_>, category: &str) -> Option<u64> {
    let award = item.award;
    let text = |text: &str| Some(hash(text.as_bytes()));
    let places = |one: usize, two: usize| Some((one as u64) << 32 | two as u64);
    match category {
        "awarding_agency" | "funding_agency" => places(award.agency, 0),
        "awarding_subagency" | "funding_subagency" => places(award.agency, award.part),
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

/// One group of a category.
type Group = Map<String, Value>;

fn group(id: Option<i64>, code: &str, name: &str, more: Value) -> Group {
    let mut record = Map::new();
    record.insert("id".to_owned(), json!(id));
    record.insert("code".to_owned(), json!(code));
    record.insert("name".to_owned(), json!(name));
    if let Value::Object(more) = more {
        record.extend(more);
    }
    record
}

/// The group of an award in a category; none when the category does not concern it.
fn group_of(corpus: &Corpus, item: &Item<'_>, category: &str) -> Option<Group> {
    let award = item.award;
    let (agency, part) = corpus.awarding(award)?;
    let recipient = corpus.recipients.get(item.recipient)?;
    let none = Value::Null;
    Some(match category {
        "awarding_agency" | "funding_agency" => group(
            Some(agency.id),
            agency.abbreviation,
            agency.name,
            json!({ "agency_slug": agency.slug() }),
        ),
        "awarding_subagency" | "funding_subagency" => group(
            Some(part.id),
            part.abbreviation,
            part.name,
            json!({
                "agency_id": agency.id, "agency_abbreviation": agency.abbreviation,
                "agency_name": agency.name, "agency_slug": agency.slug(),
                "subagency_slug": part.slug(),
            }),
        ),
        "cfda" if !award.is_procurement() => group(
            award.program.0.replace('.', "").parse().ok(),
            award.program.0,
            award.program.1,
            none,
        ),
        "country" => group(None, "USA", "UNITED STATES", none),
        "county" => {
            let (name, code) = award.county();
            group(
                None,
                code.get(2..).unwrap_or("001"),
                &format!("{}, {}", name.to_uppercase(), award.state.code),
                none,
            )
        }
        "district" => {
            let (state, district) = (award.state.code, award.district());
            match district {
                Some(district) => group(None, &district, &format!("{state}-{district}"), none),
                None => group(None, "", "", json!({ "code": null, "name": null })),
            }
        }
        "state_territory" => group(None, award.state.code, award.state.name, none),
        "federal_account" => {
            let (code, title, id) = corpus.account(award);
            group(Some(id), &code, &title, none)
        }
        "naics" if award.is_procurement() => group(
            None,
            award.naics.0,
            award.naics.1,
            json!({ "year_retired": null }),
        ),
        "psc" if award.is_procurement() => group(None, award.psc.0, award.psc.1, none),
        "defc" => {
            let fund = NAMES.fund(award.fund)?;
            group(None, fund.code, fund.title, none)
        }
        "recipient" | "recipient_duns" => {
            let mut made = group(
                None,
                &recipient.duns,
                &recipient.name,
                json!({
                    "recipient_id": recipient.id, "uei": recipient.uei,
                }),
            );
            made.remove("id");
            made
        }
        _ => return None,
    })
}

/// The code, the name and the people of the place that a sum belongs to: the recipient's, or where
/// the award is carried out.
pub(super) fn shape(
    award: &Award,
    recipient: Option<&Recipient>,
    layer: &str,
) -> (String, String, i64) {
    let state = recipient.map_or(award.state, |one| one.state);
    match layer {
        "country" => ("USA".to_owned(), "United States".to_owned(), 331_000_000),
        // Recipients are known to live in the first county and district of their state.
        "county" => {
            let (name, code) = recipient.map_or_else(
                || award.county(),
                |_| counties(state).into_iter().next().unwrap_or_default(),
            );
            (code, name.to_owned(), state.population * 250)
        }
        "district" => {
            let district = recipient.map_or_else(
                || award.district().unwrap_or_else(|| NO_DISTRICT.to_owned()),
                |_| "01".to_owned(),
            );
            let name = format!("{}-{district}", state.code);
            (format!("{}{district}", state.fips), name, 770_000)
        }
        _ => (
            state.code.to_owned(),
            state.name.to_owned(),
            state.population * 1000,
        ),
    }
}

/// The records. Those without a known district are merged at the position of the first of them.
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
    /// What the sums of a search are made of.
    fn items<'a>(&'a self, call: &Call) -> Vec<Item<'a>> {
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

    pub(super) fn counts(&self, row: &'static Operation, call: &Call) -> Reply {
        let transactions = row.name == "spending_by_transaction_count";
        let mut counts: Map<String, Value> = Map::new();
        let chosen = self.chosen(call);
        if level(call) == "subawards" {
            let of = |procurement: bool| -> usize {
                chosen
                    .iter()
                    .filter(|one| one.award.is_procurement() == procurement)
                    .map(|one| one.subawards.len())
                    .sum()
            };
            counts.insert("subgrants".to_owned(), json!(of(false)));
            counts.insert("subcontracts".to_owned(), json!(of(true)));
        } else {
            for group in &NAMES.award_groups {
                let count: usize = chosen
                    .iter()
                    .filter(|one| one.award.group == group.name)
                    .map(|one| {
                        if transactions {
                            one.transactions.len()
                        } else {
                            1
                        }
                    })
                    .sum();
                counts.insert(group.short.to_owned(), json!(count));
            }
        }
        let mut answer = json!({ "results": counts });
        if let (false, Value::Object(members)) = (transactions, &mut answer) {
            members.insert("spending_level".to_owned(), json!(level(call)));
            members.insert("messages".to_owned(), json!(messages(call)));
        }
        Reply::json(200, &answer)
    }

    pub(super) fn category(&self, category: &str, call: &Call) -> Reply {
        if category == "federal_account" && level(call) == "subawards" {
            return detail(
                501,
                "Category 'federal_account' is not implemented for subawards.",
            );
        }
        if category != "defc" && level(call) == "award_financial" {
            let text = format!("Category '{category}' is not implemented for award_financial.");
            return detail(501, &text);
        }
        let corpus = self.corpus();
        let awards = level(call) == "awards";
        let mut groups: BTreeMap<u64, (Group, f64, f64)> = BTreeMap::new();
        for item in self.items(call) {
            let Some(key) = key_of(&item, category) else {
                continue;
            };
            if let Some(entry) = groups.get_mut(&key) {
                *entry = (
                    std::mem::take(&mut entry.0),
                    entry.1 + item.amount,
                    entry.2 + item.outlay,
                );
            } else if let Some(group) = group_of(corpus, &item, category) {
                groups.insert(key, (group, item.amount, item.outlay));
            }
        }
        if groups.len() > MOST_GROUPS {
            let text = "The request has too many groups; narrow its filters.";
            return detail(500, text);
        }
        let mut records: Vec<Value> = groups
            .into_values()
            .map(|(mut record, amount, outlays)| {
                record.insert("amount".to_owned(), dollars(amount));
                let outlays = if awards {
                    dollars(outlays)
                } else {
                    Value::Null
                };
                record.insert("total_outlays".to_owned(), outlays);
                Value::Object(record)
            })
            .collect();
        lists::sort_by(&mut records, "amount", true);
        let mut page = page(call, records.len(), 10);
        let mut shown = page.of(&records).to_vec();
        if category == "district" {
            // A fault of the service: one more record than the page holds is fetched, those
            // without a known district are merged, and what is left decides whether more follows.
            let ahead = records.iter().skip(page.offset()).take(page.limit + 1);
            shown = merged_districts(ahead.cloned().collect());
            if shown.len() <= page.limit {
                page.total = page.total.min(page.offset() + shown.len());
            }
            shown.truncate(page.limit);
        }
        Reply::json(
            200,
            &json!({
                "category": category,
                "spending_level": level(call),
                "limit": page.limit,
                "page_metadata": page_metadata(page, PageForm::Short, call),
                "results": shown,
                "messages": messages(call),
            }),
        )
    }

    pub(super) fn geography(&self, call: &Call) -> Reply {
        let corpus = self.corpus();
        let layer = call
            .given("geo_layer")
            .unwrap_or_else(|| "state".to_owned());
        let scope = call.given("scope").unwrap_or_default();
        let wanted = strings(call.member("geo_layer_filters"));
        let awards = level(call) == "awards";
        let by_recipient = scope == "recipient_location";
        let mut shapes: BTreeMap<String, (String, i64, f64, f64)> = BTreeMap::new();
        for item in self.items(call) {
            let recipient = corpus.recipients.get(item.recipient);
            let (code, name, people) =
                shape(item.award, recipient.filter(|_| by_recipient), &layer);
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
                let mut record = json!({
                    "shape_code": code,
                    "display_name": name,
                    "aggregated_amount": cents(amount),
                    "population": people,
                    "per_capita": cents(amount / people.max(1) as f64),
                });
                if let (true, Value::Object(members)) = (awards, &mut record) {
                    members.insert("total_outlays".to_owned(), dollars(outlays));
                }
                record
            })
            .collect();
        Reply::json(
            200,
            &json!({
                "scope": scope,
                "geo_layer": layer,
                "spending_level": level(call),
                "results": results,
                "messages": messages(call),
            }),
        )
    }
}
