//! Searches of awards and transactions: records, categories, periods, places, counts.

use std::collections::BTreeMap;

use serde_json::{Map, Value, json};

use super::corpus::{Award, Corpus, location, performance};
use super::fields::{field, transaction_field};
use super::filters::{Chosen, choose};
use super::names::{AWARD_TYPES, EMERGENCY_FUNDS};
use super::{PageForm, Spending, detail, page_metadata};
use crate::sandbox::call::Call;
use crate::sandbox::data::dates;
use crate::sandbox::data::random::{cents, dollars};
use crate::sandbox::lists::{self, Page};
use crate::sandbox::reply::Reply;
use crate::table::Operation;

/// What every answer of the searches tells.
pub const MESSAGE: &str = "For searches, time period start and end dates are currently limited to an earliest date of 2007-10-01.";

fn strings(value: Option<&Value>) -> Vec<String> {
    match value {
        Some(Value::Array(items)) => items
            .iter()
            .filter_map(Value::as_str)
            .map(str::to_owned)
            .collect(),
        _ => Vec::new(),
    }
}

fn page(call: &Call, total: usize, standard: i64) -> Page {
    Page::new(
        call.number("page").unwrap_or(1),
        call.number("limit").unwrap_or(standard),
        total,
    )
}

/// What the search is about: transactions, awards or subawards.
pub fn level(call: &Call) -> String {
    if call.member("subawards") == Some(&json!(true)) {
        return "subawards".to_owned();
    }
    call.given("spending_level")
        .unwrap_or_else(|| "transactions".to_owned())
}

/// One group of a category.
struct Group {
    code: String,
    record: Map<String, Value>,
}

fn group(id: Option<i64>, code: &str, name: &str, more: Value) -> Group {
    let mut record = Map::new();
    record.insert("id".to_owned(), json!(id));
    record.insert("code".to_owned(), json!(code));
    record.insert("name".to_owned(), json!(name));
    if let Value::Object(more) = more {
        record.extend(more);
    }
    Group {
        code: code.to_owned(),
        record,
    }
}

/// The group of an award in a category; none when the category does not concern it.
fn group_of(corpus: &Corpus, award: &Award, category: &str) -> Option<Group> {
    let (agency, part) = corpus.awarding(award)?;
    let recipient = corpus.recipient(award)?;
    let none = Value::Null;
    Some(match category {
        "awarding_agency" | "funding_agency" => group(
            Some(agency.id),
            agency.abbreviation,
            agency.name,
            json!({ "agency_slug": agency.slug }),
        ),
        "awarding_subagency" | "funding_subagency" => group(
            Some(part.id),
            part.abbreviation,
            part.name,
            json!({
                "agency_id": agency.id, "agency_abbreviation": agency.abbreviation,
                "agency_name": agency.name, "agency_slug": agency.slug,
                "subagency_slug": part.slug,
            }),
        ),
        "cfda" if !award.is_procurement() => group(
            award.program.0.replace('.', "").parse().ok(),
            award.program.0,
            award.program.1,
            none,
        ),
        "country" => group(None, "USA", "UNITED STATES", none),
        "county" => group(
            None,
            award.county.1.get(2..).unwrap_or("001"),
            &format!("{}, {}", award.county.0.to_uppercase(), award.state.code),
            none,
        ),
        "district" => {
            let district = award.district();
            group(
                None,
                &district,
                &format!("{}-{district}", award.state.code),
                none,
            )
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
            let fund = EMERGENCY_FUNDS
                .iter()
                .find(|fund| Some(fund.0) == award.fund)?;
            group(None, fund.0, fund.2, none)
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
            made.record.remove("id");
            made
        }
        _ => return None,
    })
}

impl Spending {
    /// What the filters of the call select.
    pub(super) fn chosen(&self, call: &Call) -> Vec<Chosen<'_>> {
        let filters = call.member("filters").unwrap_or(&Value::Null);
        choose(self.corpus(), filters)
    }

    /// The searches; none for a row that is not known here.
    pub(super) fn search(&self, row: &'static Operation, call: &Call) -> Option<Reply> {
        let category = match row.name {
            "category" => call.given("category").unwrap_or_default(),
            name => name.to_owned(),
        };
        Some(match row.name {
            "spending_by_award" if level(call) == "subawards" => self.subaward_records(call),
            "spending_by_award" => self.award_records(call),
            "spending_by_award_count" | "spending_by_transaction_count" => self.counts(row, call),
            "spending_by_transaction" => self.transaction_records(row, call),
            "spending_by_geography" => self.geography(call),
            "spending_over_time" => self.over_time(call),
            "new_awards_over_time" => self.new_awards(call),
            "transaction_spending_summary" => {
                let chosen = self.chosen(call);
                let amount: f64 = chosen.iter().map(Chosen::amount).sum();
                Reply::json(
                    200,
                    &json!({ "results": {
                    "prime_awards_count": chosen.len(),
                    "prime_awards_obligation_amount": cents(amount),
                } }),
                )
            }
            "spending_by_transaction_grouped" | "spending_by_subaward_grouped" => {
                self.grouped(row, call)
            }
            _ => self.category(&category, call),
        })
    }

    fn award_records(&self, call: &Call) -> Reply {
        let corpus = self.corpus();
        let names = strings(call.member("fields"));
        let sort = call
            .given("sort")
            .or_else(|| names.first().cloned())
            .unwrap_or_else(|| "Award ID".to_owned());
        if !names.contains(&sort) && call.member("sort").is_some() {
            let text = format!("Sort value '{sort}' not found in requested fields: {names:?}");
            return detail(400, &text);
        }
        let chosen = self.chosen(call);
        let mut records: Vec<Value> = chosen
            .iter()
            .map(|one| {
                let mut record = Map::new();
                record.insert("internal_id".to_owned(), json!(one.award.id));
                for name in &names {
                    record.insert(name.clone(), field(corpus, one.award, name));
                    if name == "Awarding Agency" {
                        for beside in ["awarding_agency_id", "agency_slug"] {
                            record.insert(beside.to_owned(), field(corpus, one.award, beside));
                        }
                    }
                }
                record.insert(
                    "generated_internal_id".to_owned(),
                    json!(one.award.generated),
                );
                Value::Object(record)
            })
            .collect();
        lists::sort_by(
            &mut records,
            &sort,
            call.given("order").as_deref() != Some("asc"),
        );
        self.with_last_record(call, records, &sort)
    }

    /// The page with the marks from which the next one could go on.
    fn with_last_record(&self, call: &Call, records: Vec<Value>, sort: &str) -> Reply {
        let page = page(call, records.len(), 10);
        let shown = page.of(&records);
        let last = shown.last().filter(|_| page.has_next());
        let sort_value = last.map_or_else(
            || "None".to_owned(),
            |record| match record.get(sort) {
                Some(Value::String(text)) => text.clone(),
                Some(value) => value.to_string(),
                None => "None".to_owned(),
            },
        );
        Reply::json(
            200,
            &json!({
                "spending_level": level(call),
                "limit": page.limit,
                "results": shown,
                "page_metadata": {
                    "page": page.page,
                    "hasNext": page.has_next(),
                    "last_record_unique_id": last.and_then(|record| record.get("internal_id")),
                    "last_record_sort_value": sort_value,
                },
                "messages": [MESSAGE],
            }),
        )
    }

    fn subaward_records(&self, call: &Call) -> Reply {
        let corpus = self.corpus();
        let names = strings(call.member("fields"));
        let sort = call
            .given("sort")
            .or_else(|| names.first().cloned())
            .unwrap_or_default();
        let mut records: Vec<Value> = Vec::new();
        for one in self.chosen(call) {
            let award = one.award;
            for sub in &award.subawards {
                let recipient = corpus.recipients.get(sub.recipient);
                let mut record = Map::new();
                record.insert("internal_id".to_owned(), json!(sub.number));
                for name in &names {
                    let prime = corpus.recipient(award);
                    let value = match name.as_str() {
                        "Sub-Award ID" => json!(sub.number),
                        "Sub-Award Type" => json!(if award.is_procurement() {
                            "sub-contract"
                        } else {
                            "sub-grant"
                        }),
                        "Sub-Awardee Name" => json!(recipient.map(|one| &one.name)),
                        "Sub-Award Date" => json!(dates::text(sub.date)),
                        "Sub-Award Amount" => dollars(sub.amount),
                        "Sub-Award Description" => json!(sub.description),
                        "Sub-Recipient UEI" => json!(recipient.map(|one| &one.uei)),
                        "sub_award_recipient_id" => json!(recipient.map(|one| &one.id)),
                        "Sub-Recipient Location" => recipient.map_or(Value::Null, location),
                        "Sub-Award Primary Place of Performance" => performance(award),
                        "Prime Award ID" => json!(award.number),
                        "Prime Recipient Name" => json!(prime.map(|one| &one.name)),
                        "Prime Award Recipient UEI" => json!(prime.map(|one| &one.uei)),
                        "prime_award_recipient_id" => json!(prime.map(|one| &one.id)),
                        name => field(corpus, award, name),
                    };
                    record.insert(name.clone(), value);
                }
                record.insert("prime_award_internal_id".to_owned(), json!(award.id));
                record.insert(
                    "prime_award_generated_internal_id".to_owned(),
                    json!(award.generated),
                );
                records.push(Value::Object(record));
            }
        }
        lists::sort_by(
            &mut records,
            &sort,
            call.given("order").as_deref() != Some("asc"),
        );
        self.with_last_record(call, records, &sort)
    }

    fn transaction_records(&self, row: &'static Operation, call: &Call) -> Reply {
        let corpus = self.corpus();
        let names = strings(call.member("fields"));
        let mut records: Vec<Value> = Vec::new();
        for one in self.chosen(call) {
            for transaction in &one.transactions {
                let mut record: Map<String, Value> = names
                    .iter()
                    .map(|name| {
                        let value = transaction_field(corpus, one.award, transaction, name);
                        (name.clone(), value)
                    })
                    .collect();
                record.insert(
                    "generated_internal_id".to_owned(),
                    json!(one.award.generated),
                );
                record.insert("internal_id".to_owned(), json!(one.award.id));
                records.push(Value::Object(record));
            }
        }
        let sort = call
            .given("sort")
            .unwrap_or_else(|| "Transaction Amount".to_owned());
        lists::sort_by(
            &mut records,
            &sort,
            call.given("order").as_deref() != Some("asc"),
        );
        let page = page(call, records.len(), 10);
        Reply::json(
            200,
            &json!({
                "limit": page.limit,
                "results": page.of(&records),
                "page_metadata": page_metadata(page, PageForm::of(row), call),
                "messages": [MESSAGE],
            }),
        )
    }

    fn counts(&self, row: &'static Operation, call: &Call) -> Reply {
        let transactions = row.name == "spending_by_transaction_count";
        let mut counts: Map<String, Value> = Map::new();
        let chosen = self.chosen(call);
        if level(call) == "subawards" {
            let of = |procurement: bool| -> usize {
                chosen
                    .iter()
                    .filter(|one| one.award.is_procurement() == procurement)
                    .map(|one| one.award.subawards.len())
                    .sum()
            };
            counts.insert("subgrants".to_owned(), json!(of(false)));
            counts.insert("subcontracts".to_owned(), json!(of(true)));
        } else {
            for (group, _) in AWARD_TYPES {
                let count: usize = chosen
                    .iter()
                    .filter(|one| one.award.group == group)
                    .map(|one| {
                        if transactions {
                            one.transactions.len()
                        } else {
                            1
                        }
                    })
                    .sum();
                let name = if group == "other_financial_assistance" {
                    "other"
                } else {
                    group
                };
                counts.insert(name.to_owned(), json!(count));
            }
        }
        let mut answer = json!({ "results": counts });
        if let (false, Value::Object(members)) = (transactions, &mut answer) {
            members.insert("spending_level".to_owned(), json!(level(call)));
            members.insert("messages".to_owned(), json!([MESSAGE]));
        }
        Reply::json(200, &answer)
    }

    fn category(&self, category: &str, call: &Call) -> Reply {
        if category == "federal_account" && level(call) == "subawards" {
            return detail(
                501,
                "Category 'federal_account' is not implemented for subawards.",
            );
        }
        let corpus = self.corpus();
        let awards = level(call) == "awards";
        let mut groups: BTreeMap<String, (Group, f64, f64)> = BTreeMap::new();
        for one in self.chosen(call) {
            let Some(group) = group_of(corpus, one.award, category) else {
                continue;
            };
            let key = format!("{} {:?}", group.code, group.record.get("name"));
            let entry = groups.entry(key).or_insert((group, 0.0, 0.0));
            entry.1 += one.amount();
            entry.2 += one.award.outlays;
        }
        let mut records: Vec<Value> = groups
            .into_values()
            .map(|(group, amount, outlays)| {
                let mut record = group.record;
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
        let page = page(call, records.len(), 10);
        Reply::json(
            200,
            &json!({
                "category": category,
                "spending_level": level(call),
                "limit": page.limit,
                "page_metadata": page_metadata(page, PageForm::Short, call),
                "results": page.of(&records),
                "messages": [MESSAGE],
            }),
        )
    }

    fn geography(&self, call: &Call) -> Reply {
        let corpus = self.corpus();
        let layer = call
            .given("geo_layer")
            .unwrap_or_else(|| "state".to_owned());
        let scope = call.given("scope").unwrap_or_default();
        let wanted = strings(call.member("geo_layer_filters"));
        let awards = level(call) == "awards";
        let mut shapes: BTreeMap<String, (String, i64, f64, f64)> = BTreeMap::new();
        for one in self.chosen(call) {
            let award = one.award;
            let by_recipient = scope == "recipient_location";
            let state = match corpus.recipient(award) {
                Some(recipient) if by_recipient => recipient.state,
                _ => award.state,
            };
            let (code, name, people) = match layer.as_str() {
                "country" => ("USA".to_owned(), "United States".to_owned(), 331_000_000),
                "county" => (
                    award.county.1.clone(),
                    award.county.0.to_owned(),
                    state.population * 250,
                ),
                "district" => {
                    let district = award.district();
                    let name = format!("{}-{district}", award.state.code);
                    (format!("{}{district}", award.state.fips), name, 770_000)
                }
                _ => (
                    state.code.to_owned(),
                    state.name.to_owned(),
                    state.population * 1000,
                ),
            };
            if !wanted.is_empty() && !wanted.contains(&code) {
                continue;
            }
            let shape = shapes.entry(code).or_insert((name, people, 0.0, 0.0));
            shape.2 += one.amount();
            shape.3 += award.outlays;
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
                "messages": [MESSAGE],
            }),
        )
    }

    fn grouped(&self, row: &'static Operation, call: &Call) -> Reply {
        let subawards = row.name == "spending_by_subaward_grouped";
        let mut records: Vec<Value> = self
            .chosen(call)
            .iter()
            .filter(|one| !subawards || !one.award.subawards.is_empty())
            .map(|one| {
                let award = one.award;
                if subawards {
                    let amount: f64 = award.subawards.iter().map(|sub| sub.amount).sum();
                    return json!({
                        "award_id": award.number,
                        "subaward_count": award.subawards.len(),
                        "subaward_obligation": cents(amount),
                        "award_generated_internal_id": award.generated,
                    });
                }
                json!({
                    "award_id": award.number,
                    "transaction_count": one.transactions.len(),
                    "transaction_obligation": cents(one.amount()),
                    "award_generated_internal_id": award.generated,
                })
            })
            .collect();
        let sort = call.given("sort").unwrap_or_else(|| "award_id".to_owned());
        lists::sort_by(
            &mut records,
            &sort,
            call.given("order").as_deref() != Some("asc"),
        );
        let page = page(call, records.len(), 10);
        let mut metadata = page_metadata(page, PageForm::Short, call);
        if let (true, Value::Object(members)) = (subawards, &mut metadata) {
            // A fault of the service: it never says that more follows.
            members.insert("hasNext".to_owned(), json!(false));
            members.insert("next".to_owned(), Value::Null);
        }
        Reply::json(
            200,
            &json!({
                "limit": page.limit,
                "results": page.of(&records),
                "page_metadata": metadata,
                "messages": ["This endpoint is under development."],
            }),
        )
    }
}
