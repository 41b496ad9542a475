//! What completes a text: codes, places, offices, recipients, parts of accounts.

use serde_json::{Map, Value, json};

use super::errors::detail;
use super::names::{Agency, NAMES, Part};
use super::service::Spending;
use crate::call::Call;
use crate::dates;
use crate::geography::{GEOGRAPHY, cities, counties};
use crate::reply::Reply;
use crate::words;
use openshelf_core::table::Operation;

impl Spending {
    fn account_parts(&self, row: &'static Operation, call: &Call) -> Vec<Value> {
        let asked = |name: &str| call.given(&format!("filters.{name}")).unwrap_or_default();
        let agencies: Vec<&Agency> = NAMES
            .agencies
            .iter()
            .filter(|agency| {
                let wanted = asked("aid");
                if row.name == "aid" {
                    agency.code.starts_with(&wanted)
                } else {
                    wanted.is_empty() || agency.code == wanted
                }
            })
            .collect();
        let named = |member: &str| -> Vec<Value> {
            agencies
                .iter()
                .map(|agency| {
                    json!({
                        member: agency.code,
                        "agency_name": agency.name,
                        "agency_abbreviation": agency.abbreviation,
                    })
                })
                .collect()
        };
        match row.name {
            "aid" => named("aid"),
            "ata" => named("ata"),
            "main" => NAMES
                .accounts
                .iter()
                .filter(|(ending, _)| ending.starts_with(&asked("main")))
                .map(|(ending, _)| json!(ending))
                .collect(),
            "a" => vec![json!("X"), Value::Null],
            "sub" => vec![json!("000"), json!("001")],
            _ => (2019..=dates::fiscal_year(self.environment.today))
                .map(|year| json!(year.to_string()))
                .filter(|year| {
                    year.as_str()
                        .is_some_and(|text| text.starts_with(&asked(row.name)))
                })
                .collect(),
        }
    }

    fn offices(&self, text: &str, limit: usize) -> Value {
        let part = |part: &Part| json!({ "code": part.code, "abbreviation": part.abbreviation, "name": part.name });
        let office = |part: &Part| {
            json!({ "code": format!("{}01", part.code),
                "name": format!("{} Acquisition Office", part.name) })
        };
        let (mut tops, mut subs, mut offices) = (Vec::new(), Vec::new(), Vec::new());
        for agency in &NAMES.agencies {
            let top = json!({
                "code": agency.code, "abbreviation": agency.abbreviation, "name": agency.name,
            });
            if words::mentions(agency.name, text) {
                tops.push(json!({
                    "code": agency.code, "abbreviation": agency.abbreviation, "name": agency.name,
                    "subtier_agencies": agency.parts.iter().map(part).collect::<Vec<_>>(),
                    "offices": agency.parts.iter().map(office).collect::<Vec<_>>(),
                }));
            }
            for one in agency
                .parts
                .iter()
                .filter(|one| words::mentions(one.name, text))
            {
                subs.push(json!({
                    "code": one.code, "abbreviation": one.abbreviation, "name": one.name,
                    "toptier_agency": top, "offices": [office(one)],
                }));
                offices.push(json!({
                    "code": format!("{}01", one.code),
                    "name": format!("{} Acquisition Office", one.name),
                    "toptier_agency": top, "subtier_agency": part(one),
                }));
            }
        }
        for list in [&mut tops, &mut subs, &mut offices] {
            list.truncate(limit);
        }
        json!({ "toptier_agency": tops, "subtier_agency": subs, "office": offices })
    }

    fn places(text: &str, limit: usize) -> Map<String, Value> {
        let country = "United States";
        let mut found: Map<String, Value> = Map::new();
        let mut add = |name: &str, records: Vec<Value>| {
            if !records.is_empty() {
                found.insert(name.to_owned(), json!(records));
            }
        };
        add(
            "countries",
            GEOGRAPHY
                .countries
                .iter()
                .filter(|one| words::mentions(one.name, text))
                .take(limit)
                .map(|one| json!({ "country_name": one.name }))
                .collect(),
        );
        add(
            "states",
            GEOGRAPHY
                .states
                .iter()
                .filter(|one| words::mentions(one.name, text))
                .take(limit)
                .map(|one| json!({ "state_name": one.name, "country_name": country }))
                .collect(),
        );
        add(
            "cities",
            cities()
                .filter(|(city, _)| words::mentions(city, text))
                .take(limit)
                .map(|(city, state)| {
                    json!({
                        "city_name": city,
                        "state_name": state.name,
                        "country_name": country,
                    })
                })
                .collect(),
        );
        add(
            "counties",
            GEOGRAPHY
                .states
                .iter()
                .flat_map(|state| {
                    counties(state)
                        .into_iter()
                        .map(move |county| (state, county))
                })
                .filter(|(_, (name, _))| words::mentions(name, text))
                .take(limit)
                .map(|(state, (name, fips))| {
                    json!({
                        "county_fips": fips, "county_name": name, "state_name": state.name,
                        "country_name": country,
                    })
                })
                .collect(),
        );
        found
    }

    /// The operations under `autocomplete`.
    pub(super) fn complete(&self, row: &'static Operation, call: &Call) -> Option<Reply> {
        let text = call.given("search_text").unwrap_or_default();
        let limit = usize::try_from(call.number("limit").unwrap_or(10)).unwrap_or(10);
        let fits = |code: &str, name: &str| words::mentions(&format!("{code} {name}"), &text);
        let mut records: Vec<Value> = match row.name {
            _ if row.group == "autocomplete.accounts" => self.account_parts(row, call),
            "awarding_agency_office" | "funding_agency_office" => {
                let results = self.offices(&text, limit);
                let none = |list: &str| results.get(list) == Some(&json!([]));
                // A fault of the service: it knows no part whose agency was not found too.
                if none("toptier_agency") && !none("subtier_agency") {
                    return Some(detail(500, "Internal Server Error"));
                }
                return Some(Reply::json(200, &json!({ "results": results, "messages": [] })));
            }
            "location" => {
                let found = Self::places(&text, limit);
                let count: usize = found.values().filter_map(Value::as_array).map(Vec::len).sum();
                let answer = json!({ "count": count, "results": found, "messages": [] });
                return Some(Reply::json(200, &answer));
            }
            "glossary" => {
                let mut terms = self.glossary();
                terms.retain(|one| {
                    one.get("term").and_then(Value::as_str).is_some_and(|term| fits("", term))
                });
                terms.truncate(limit);
                let names: Vec<&Value> = terms.iter().filter_map(|one| one.get("term")).collect();
                return Some(Reply::json(200, &json!({
                    "search_text": text, "results": names, "count": names.len(),
                    "matched_terms": terms,
                })));
            }
            "cfda" => NAMES.programs.iter().filter(|(code, name)| fits(code, name)).map(|(code, name)| {
                json!({ "program_number": code, "program_title": name, "popular_name": null })
            }).collect(),
            "psc" => NAMES.pscs.iter().filter(|(code, name)| fits(code, name)).map(|(code, name)| {
                json!({ "product_or_service_code": code, "psc_description": name })
            }).collect(),
            "naics" => NAMES.naics.iter().filter(|(code, name)| fits(code, name)).map(|(code, name)| {
                json!({ "naics": code, "naics_description": name, "year_retired": null })
            }).collect(),
            "program_activity" => NAMES.activities.iter().zip(1..).filter(|(name, _)| fits("", name))
                .map(|(name, at)| json!({
                    "program_activity_code": format!("{at:04}"), "program_activity_name": name,
                })).collect(),
            "recipient" => self.corpus().recipients.iter().filter(|one| fits(&one.uei, &one.name))
                .map(|one| json!({
                    "recipient_name": one.name, "recipient_level": null,
                    "uei": words::mentions(&one.uei, &text).then_some(&one.uei),
                    "duns": null,
                })).collect(),
            "city" => {
                let state = call.given("filter.state_code");
                cities()
                    .filter(|(_, one)| state.as_deref().is_none_or(|code| code == one.code))
                    .filter(|(city, _)| fits("", city))
                    .map(|(city, one)| {
                        json!({ "city_name": city.to_uppercase(), "state_code": one.code })
                    })
                    .collect()
            }
            _ => return None,
        };
        records.truncate(limit);
        let mut answer = Map::new();
        for name in row.members {
            let value = match *name {
                "count" => json!(records.len()),
                "messages" => json!([]),
                _ => json!(records),
            };
            answer.insert((*name).to_owned(), value);
        }
        Some(Reply::json(200, &Value::Object(answer)))
    }
}
