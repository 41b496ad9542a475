//! Lists to look things up in: agencies, codes, terms, and what completes a text.

use std::sync::PoisonError;

use serde_json::{Map, Value, json};

use super::corpus::account;
use super::names::{ACCOUNTS, ACTIVITIES, AWARD_TYPES, EMERGENCY_FUNDS, NAICS, PROGRAMS, PSCS};
use super::{Spending, detail};
use crate::sandbox::call::Call;
use crate::sandbox::data::geography::{COUNTRIES, STATES, counties};
use crate::sandbox::data::random::{Random, cents, digest};
use crate::sandbox::data::{typed, words};
use crate::sandbox::reply::Reply;
use crate::table::Operation;

/// Terms of the glossary.
const TERMS: [&str; 14] = [
    "Agency",
    "Appropriation",
    "Award",
    "Award Amount",
    "Budget Authority",
    "Budget Function",
    "Contract",
    "Federal Account",
    "Forest Products Program",
    "Grant",
    "Loan",
    "Obligation",
    "Outlay",
    "Recipient",
];

/// A node of a tree of codes.
fn node(id: &str, ancestors: &[&str], description: &str, count: usize, children: Value) -> Value {
    json!({
        "id": id,
        "ancestors": ancestors,
        "description": description,
        "count": count,
        "children": children,
    })
}

/// The group that a product or service code belongs to.
fn psc_group(code: &str) -> &'static str {
    match code.as_bytes().first() {
        Some(b'A') => "Research and Development",
        Some(first) if first.is_ascii_digit() => "Product",
        _ => "Service",
    }
}

impl Spending {
    fn toptier_record(&self, agency: &super::corpus::Agency, all: f64) -> Value {
        let mut random = Random::new(self.home.seed, agency.code, 3);
        let bound = agency.budget * (0.6 + 0.3 * random.unit());
        json!({
            "agency_id": agency.id,
            "toptier_code": agency.code,
            "abbreviation": agency.abbreviation,
            "agency_name": agency.name,
            "congressional_justification_url": words::address(&format!("{}/cj", agency.slug)),
            "active_fy": "2024",
            "active_fq": "4",
            "outlay_amount": cents(bound * 0.8),
            "obligated_amount": cents(bound),
            "budget_authority_amount": agency.budget,
            "current_total_budget_authority_amount": cents(all),
            "percentage_of_total_budget_authority": agency.budget / all,
            "agency_slug": agency.slug,
        })
    }

    fn glossary(&self) -> Vec<Value> {
        TERMS
            .iter()
            .map(|term| {
                let mut random = Random::new(self.home.seed, term, 0);
                json!({
                    "term": term,
                    "slug": words::slug(term),
                    "data_act_term": term,
                    "plain": words::paragraph(&mut random, 2),
                    "official": words::paragraph(&mut random, 2),
                    "resources": null,
                })
            })
            .collect()
    }

    fn naics_records(&self, asked: &str, text: &str) -> Vec<Value> {
        let sectors = ["11", "23", "31", "33", "42", "51", "54", "56", "62"];
        let leaves = |prefix: &str| -> Vec<Value> {
            NAICS
                .iter()
                .filter(|(code, name)| code.starts_with(prefix) && words::mentions(name, text))
                .map(|(code, name)| {
                    json!({ "naics": code, "naics_description": name, "year_retired": null, "count": 1 })
                })
                .collect()
        };
        if !asked.is_empty() && asked.len() > 2 {
            return leaves(asked);
        }
        sectors
            .iter()
            .filter(|sector| asked.is_empty() || **sector == asked)
            .filter_map(|sector| {
                let children = leaves(sector);
                let name = match *sector {
                    "11" => "Agriculture, Forestry, Fishing and Hunting",
                    "23" => "Construction",
                    "42" => "Wholesale Trade",
                    "51" => "Information",
                    "54" => "Professional, Scientific, and Technical Services",
                    "56" => "Administrative and Support Services",
                    "62" => "Health Care and Social Assistance",
                    _ => "Manufacturing",
                };
                let mut record = json!({
                    "naics": sector,
                    "naics_description": name,
                    "year_retired": null,
                    "count": children.len(),
                });
                let shown = !asked.is_empty() || !text.is_empty();
                if let (true, Value::Object(members)) = (shown, &mut record) {
                    members.insert("children".to_owned(), json!(children));
                }
                (text.is_empty() || !children.is_empty()).then_some(record)
            })
            .collect()
    }

    /// The tree of product and service codes below the path's segments.
    fn psc_tree(&self, call: &Call) -> Vec<Value> {
        let (group, upper) = (call.argument("group"), call.argument("psc"));
        let lower = call.argument("psc2");
        let depth = call.number("depth").unwrap_or(0);
        let text = call.query("filter").unwrap_or_default();
        let codes = |group: &str, prefix: &str| -> Vec<Value> {
            PSCS.iter()
                .filter(|(code, name)| {
                    psc_group(code) == group
                        && code.starts_with(prefix)
                        && words::mentions(&format!("{code} {name}"), text)
                })
                .map(|(code, name)| node(code, &[group], name, 0, Value::Null))
                .collect()
        };
        if !group.is_empty() {
            return codes(group, if lower.is_empty() { upper } else { lower });
        }
        ["Research and Development", "Service", "Product"]
            .into_iter()
            .map(|group| {
                let children = codes(group, "");
                let count = children.len();
                let shown = if depth != 0 {
                    json!(children)
                } else {
                    Value::Null
                };
                node(group, &[], "", count, shown)
            })
            .filter(|one| text.is_empty() || one.get("count") != Some(&json!(0)))
            .collect()
    }

    /// The tree of treasury accounts below the path's segments.
    fn account_tree(&self, call: &Call) -> Vec<Value> {
        let (asked, federal) = (call.argument("agency"), call.argument("federal_account"));
        let text = call.query("filter").unwrap_or_default();
        let depth = call.number("depth").unwrap_or(0);
        let mut nodes = Vec::new();
        for agency in &self.corpus().agencies {
            if !asked.is_empty() && agency.code != asked {
                continue;
            }
            let accounts: Vec<(String, String, &str)> = ACCOUNTS
                .iter()
                .map(|(ending, _)| {
                    let (code, title, _) = account(agency.code, agency.name, ending);
                    (code, title, *ending)
                })
                .filter(|(code, title, _)| words::mentions(&format!("{code} {title}"), text))
                .collect();
            if !federal.is_empty() {
                for (code, title, ending) in accounts.iter().filter(|one| one.0 == federal) {
                    let symbol = format!("{}-X-{ending}-000", agency.code);
                    nodes.push(node(&symbol, &[agency.code, code], title, 0, Value::Null));
                }
                continue;
            }
            let children: Vec<Value> = accounts
                .iter()
                .map(|(code, title, _)| node(code, &[agency.code], title, 1, Value::Null))
                .collect();
            if !asked.is_empty() {
                nodes.extend(children);
            } else if text.is_empty() || !children.is_empty() {
                let title = format!("{} ({})", agency.name, agency.abbreviation);
                let count = children.len();
                let shown = if depth != 0 {
                    json!(children)
                } else {
                    Value::Null
                };
                nodes.push(node(agency.code, &[], &title, count, shown));
            }
        }
        nodes
    }

    fn exchange(&self, row: &'static Operation, call: &Call) -> Reply {
        let mut hashes = self.hashes.lock().unwrap_or_else(PoisonError::into_inner);
        if row.name == "filter_hash" {
            let hash = digest(&call.body_bytes);
            hashes.push((hash.clone(), call.body.clone()));
            return Reply::json(200, &json!({ "hash": hash }));
        }
        let asked = call.given("hash").unwrap_or_default();
        if let Some((_, body)) = hashes.iter().find(|(hash, _)| *hash == asked) {
            return Reply::json(200, &json!({ "filter": body }));
        }
        let sample = row
            .parameter("hash")
            .and_then(|parameter| serde_json::from_str::<String>(parameter.sample).ok());
        if sample.as_deref() == Some(asked.as_str()) {
            // The documentation's example stands for a search that somebody shared.
            let filters = json!({ "filters": { "keywords": ["forest"] }, "version": "2020-06-01" });
            return Reply::json(200, &json!({ "filter": filters }));
        }
        Reply::text(
            404,
            format!("\"FilterHash Object with that has does not exist. HASH: {asked}\""),
        )
    }

    /// The operations under `references`.
    pub(super) fn reference(&self, row: &'static Operation, call: &Call) -> Option<Reply> {
        let corpus = self.corpus();
        let all: f64 = corpus.agencies.iter().map(|agency| agency.budget).sum();
        let text = call.query("filter").unwrap_or_default();
        let results = |records: Vec<Value>| Some(Reply::json(200, &json!({ "results": records })));
        match row.name {
            "agency" => {
                let asked = call.argument("agency_id");
                let found = corpus
                    .agencies
                    .iter()
                    .find(|one| one.id.to_string() == asked);
                let answer = found.map_or(json!({}), |agency| {
                    let mut random = Random::new(self.home.seed, agency.code, 0);
                    let record = self.toptier_record(agency, all);
                    let amount = |name: &str| {
                        let number = record.get(name).and_then(Value::as_f64).unwrap_or(0.0);
                        format!("{number:.2}")
                    };
                    json!({
                        "agency_name": agency.name,
                        "active_fy": "2024",
                        "active_fq": "4",
                        "outlay_amount": amount("outlay_amount"),
                        "obligated_amount": amount("obligated_amount"),
                        "budget_authority_amount": amount("budget_authority_amount"),
                        "current_total_budget_authority_amount":
                            amount("current_total_budget_authority_amount"),
                        "mission": words::sentence(&mut random),
                        "website": words::address(&agency.slug),
                        "icon_filename": format!("{}.jpg", agency.abbreviation),
                        "congressional_justification_url": null,
                    })
                });
                Some(Reply::json(200, &json!({ "results": answer })))
            }
            "toptier_agencies" => {
                let records = corpus
                    .agencies
                    .iter()
                    .map(|agency| self.toptier_record(agency, all))
                    .collect();
                Some(self.enveloped(row, call, records))
            }
            "filter_tree_psc"
            | "filter_tree_psc_group"
            | "filter_tree_psc_subgroup"
            | "filter_tree_psc_code" => results(self.psc_tree(call)),
            "filter_tree_tas" | "filter_tree_tas_agency" | "filter_tree_tas_federal_account" => {
                results(self.account_tree(call))
            }
            "naics" => results(self.naics_records("", text)),
            "naics_code" => {
                let records = self.naics_records(call.argument("code"), text);
                if records.is_empty() && text.is_empty() {
                    return Some(detail(404, "Unknown NAICS code."));
                }
                results(records)
            }
            "def_codes" => {
                let codes: Vec<Value> = EMERGENCY_FUNDS
                    .iter()
                    .map(|(code, law, title, disaster)| {
                        let path = format!("law/{}", words::slug(law));
                        json!({
                            "code": code, "public_law": law, "title": title,
                            "disaster": disaster, "urls": [words::address(&path)],
                        })
                    })
                    .collect();
                Some(Reply::json(200, &json!({ "codes": codes })))
            }
            "award_types" => {
                let types: Map<String, Value> = AWARD_TYPES
                    .iter()
                    .map(|(group, codes)| {
                        let codes: Map<String, Value> = codes
                            .iter()
                            .map(|(code, name)| ((*code).to_owned(), json!(name)))
                            .collect();
                        ((*group).to_owned(), Value::Object(codes))
                    })
                    .collect();
                Some(Reply::json(200, &Value::Object(types)))
            }
            "filter_hash" | "filter_from_hash" => Some(self.exchange(row, call)),
            "data_dictionary" => Some(Reply::json(200, &self.dictionary())),
            "glossary" => Some(self.enveloped(row, call, self.glossary())),
            "cfda_total" => {
                let asked = call.argument("cfda");
                if !PROGRAMS.iter().any(|(code, _)| *code == asked) {
                    return Some(Reply::empty(204));
                }
                Some(Reply::json(200, &self.opportunities(asked)))
            }
            "cfda_totals" => {
                let records = PROGRAMS.map(|(code, _)| self.opportunities(code)).to_vec();
                results(records)
            }
            "assistance_listings" => Some(self.listings(row, call)),
            "assistance_listing" => {
                let asked = call.argument("code");
                let records = PROGRAMS
                    .iter()
                    .filter(|(code, _)| code.starts_with(asked))
                    .map(|(code, name)| json!({ "code": code, "description": name }))
                    .collect();
                Some(self.enveloped(row, call, records))
            }
            _ => None,
        }
    }

    fn opportunities(&self, code: &str) -> Value {
        let mut random = Random::new(self.home.seed, code, 0);
        json!({
            "cfda": code,
            "posted": random.between(0, 500),
            "closed": random.between(0, 300),
            "archived": random.between(50, 2000),
            "forecasted": random.between(0, 90),
        })
    }

    fn dictionary(&self) -> Value {
        let rows: Vec<Value> = (0..20)
            .map(|index| {
                let mut random = Random::new(self.home.seed, "dictionary", index);
                let name = words::title(&mut random);
                json!([
                    name,
                    words::sentence(&mut random),
                    words::slug(&name).replace('-', "_")
                ])
            })
            .collect();
        json!({ "document": {
            "metadata": {
                "total_rows": rows.len(), "total_columns": 3, "total_size": "10.0KB",
                "download_location": words::address("dictionary.xlsx"),
            },
            "sections": [{ "section": "Schema", "colspan": 3 }],
            "headers": [
                { "raw": "element", "display": "Element" },
                { "raw": "definition", "display": "Definition" },
                { "raw": "schema", "display": "Name in the schema" },
            ],
            "rows": rows,
        } })
    }

    /// Assistance listings: a bare list, or an object once a filter or a flat list is asked for.
    fn listings(&self, row: &'static Operation, call: &Call) -> Reply {
        let text = call.query("filter").unwrap_or_default();
        let listing = |(code, name): &(&str, &str)| json!({ "code": code, "description": name });
        let found: Vec<&(&str, &str)> = PROGRAMS
            .iter()
            .filter(|(code, name)| words::mentions(&format!("{code} {name}"), text))
            .collect();
        if call.query("flat") == Some("true") {
            let records: Vec<Value> = found.into_iter().map(listing).collect();
            let number = |name: &str, standard| call.number(name).unwrap_or(standard);
            let page = crate::sandbox::lists::Page::new(
                number("page", 1),
                number("limit", 10),
                records.len(),
            );
            return Reply::json(
                200,
                &json!({
                    "results": page.of(&records),
                    "page_metadata": super::page_metadata(page, super::PageForm::of(row), call),
                }),
            );
        }
        let mut groups: Vec<&str> = found.iter().filter_map(|(code, _)| code.get(..2)).collect();
        groups.dedup();
        let records: Vec<Value> = groups
            .into_iter()
            .map(|group| {
                let children: Vec<Value> = found
                    .iter()
                    .filter(|(code, _)| code.starts_with(group))
                    .map(|one| listing(one))
                    .collect();
                let mut record =
                    json!({ "code": group, "description": null, "count": children.len() });
                if let (false, Value::Object(members)) = (text.is_empty(), &mut record) {
                    members.insert("children".to_owned(), json!(children));
                }
                record
            })
            .collect();
        if text.is_empty() {
            Reply::json(200, &json!(records))
        } else {
            Reply::json(200, &json!({ "results": records, "message": null }))
        }
    }

    fn account_parts(&self, row: &'static Operation, call: &Call) -> Vec<Value> {
        let asked = |name: &str| call.given(&format!("filters.{name}")).unwrap_or_default();
        let agencies: Vec<&super::corpus::Agency> = self
            .corpus()
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
            "main" => ACCOUNTS
                .iter()
                .filter(|(ending, _)| ending.starts_with(&asked("main")))
                .map(|(ending, _)| json!(ending))
                .collect(),
            "a" => vec![json!("X"), Value::Null],
            "sub" => vec![json!("000"), json!("001")],
            _ => (2019..=2024)
                .map(|year: i32| json!(year.to_string()))
                .filter(|year| {
                    year.as_str()
                        .is_some_and(|text| text.starts_with(&asked(row.name)))
                })
                .collect(),
        }
    }

    fn offices(&self, text: &str, limit: usize) -> Value {
        let part = |part: &super::corpus::Part| json!({ "code": part.code, "abbreviation": part.abbreviation, "name": part.name });
        let office = |part: &super::corpus::Part| {
            json!({ "code": format!("{}01", part.code),
                "name": format!("{} Acquisition Office", part.name) })
        };
        let (mut tops, mut subs, mut offices) = (Vec::new(), Vec::new(), Vec::new());
        for agency in &self.corpus().agencies {
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
            COUNTRIES
                .iter()
                .filter(|one| words::mentions(one.name, text))
                .take(limit)
                .map(|one| json!({ "country_name": one.name }))
                .collect(),
        );
        add(
            "states",
            STATES
                .iter()
                .filter(|one| words::mentions(one.name, text))
                .take(limit)
                .map(|one| json!({ "state_name": one.name, "country_name": country }))
                .collect(),
        );
        add("cities", STATES.iter().filter(|one| words::mentions(one.city, text)).take(limit)
            .map(|one| json!({ "city_name": one.city, "state_name": one.name, "country_name": country }))
            .collect());
        add(
            "counties",
            STATES
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
            "cfda" => PROGRAMS.iter().filter(|(code, name)| fits(code, name)).map(|(code, name)| {
                json!({ "program_number": code, "program_title": name, "popular_name": null })
            }).collect(),
            "psc" => PSCS.iter().filter(|(code, name)| fits(code, name)).map(|(code, name)| {
                json!({ "product_or_service_code": code, "psc_description": name })
            }).collect(),
            "naics" => NAICS.iter().filter(|(code, name)| fits(code, name)).map(|(code, name)| {
                json!({ "naics": code, "naics_description": name, "year_retired": null })
            }).collect(),
            "program_activity" => ACTIVITIES.iter().zip(1..).filter(|(name, _)| fits("", name))
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
                STATES.iter()
                    .filter(|one| state.as_deref().is_none_or(|code| code == one.code))
                    .filter(|one| fits("", one.city))
                    .map(|one| json!({ "city_name": one.city.to_uppercase(), "state_code": one.code }))
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

    /// The explorer: what the whole is made of, by one kind of part.
    pub(super) fn explore(&self, call: &Call) -> Option<Reply> {
        let kind = call.given("type").unwrap_or_default();
        if call.given("filters.fy").is_none() {
            return Some(detail(400, "Missing required parameter: fy"));
        }
        if call.given("filters.quarter").is_none() && call.given("filters.period").is_none() {
            return Some(detail(
                400,
                "Missing required parameter: either \"quarter\" or \"period\"",
            ));
        }
        let corpus = self.corpus();
        let parts: Vec<(String, String, String)> = match kind.as_str() {
            "agency" => corpus
                .agencies
                .iter()
                .map(|one| (one.id.to_string(), one.code.to_owned(), one.name.to_owned()))
                .collect(),
            "recipient" => corpus
                .recipients
                .iter()
                .take(60)
                .map(|one| (one.id.clone(), one.duns.clone(), one.name.clone()))
                .collect(),
            "federal_account" => corpus
                .agencies
                .iter()
                .flat_map(|agency| {
                    ACCOUNTS.iter().map(|(ending, _)| {
                        let (code, title, id) = account(agency.code, agency.name, ending);
                        (id.to_string(), code, title)
                    })
                })
                .collect(),
            "award" => corpus
                .awards
                .iter()
                .take(200)
                .map(|one| {
                    (
                        one.id.to_string(),
                        one.number.clone(),
                        one.generated.clone(),
                    )
                })
                .collect(),
            "award_category" => AWARD_TYPES
                .iter()
                .map(|(group, _)| {
                    (
                        (*group).to_owned(),
                        (*group).to_owned(),
                        (*group).to_owned(),
                    )
                })
                .collect(),
            "object_class" => super::names::OBJECT_CLASSES
                .iter()
                .map(|(code, name)| ((*code).to_owned(), (*code).to_owned(), (*name).to_owned()))
                .collect(),
            "program_activity" => ACTIVITIES
                .iter()
                .zip(1..)
                .map(|(name, at)| (at.to_string(), format!("{at:04}"), (*name).to_owned()))
                .collect(),
            "budget_function" => super::names::BUDGET_FUNCTIONS
                .iter()
                .map(|(code, name, _)| ((*code).to_owned(), (*code).to_owned(), (*name).to_owned()))
                .collect(),
            _ => super::names::BUDGET_FUNCTIONS
                .iter()
                .flat_map(|one| one.2.iter())
                .map(|(code, name)| ((*code).to_owned(), (*code).to_owned(), (*name).to_owned()))
                .collect(),
        };
        let mut records: Vec<Value> = parts
            .into_iter()
            .map(|(id, code, name)| {
                let mut random = Random::new(self.home.seed, &format!("explore {kind} {id}"), 0);
                let amount = typed::number(&mut random, "amount") * 1000.0;
                let mut record = json!({
                    "id": id, "code": code, "type": kind, "name": name, "amount": cents(amount),
                });
                if let Value::Object(members) = &mut record {
                    match kind.as_str() {
                        "agency" => drop(members.insert("link".to_owned(), json!(true))),
                        "federal_account" => {
                            drop(members.insert("account_number".to_owned(), json!(code)))
                        }
                        "award" => drop(
                            members.insert("generated_unique_award_id".to_owned(), json!(name)),
                        ),
                        _ => {}
                    }
                }
                record
            })
            .collect();
        crate::sandbox::lists::sort_by(&mut records, "amount", true);
        let total: f64 = records
            .iter()
            .filter_map(|one| one.get("amount").and_then(Value::as_f64))
            .sum();
        Some(Reply::json(
            200,
            &json!({
                "total": cents(total), "end_date": "2024-03-31", "results": records,
            }),
        ))
    }
}
