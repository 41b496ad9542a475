//! Lists to look things up in: agencies, codes, terms.

use std::fmt::Write;

use openshelf_core::locks::lock;
use serde_json::{Value, json};

use super::errors::detail;
use super::names::{Agency, NAMES};
use super::service::Spending;
use crate::call::Call;
use crate::dates;
use crate::random::Random;
use crate::reply::Reply;
use crate::words;
use openshelf_core::table::Operation;

/// The MD5 of the bytes in hexadecimal digits; the service distinguishes bodies by it.
fn md5(bytes: &[u8]) -> String {
    use md5::{Digest, Md5};
    let digest = Md5::digest(bytes);
    digest.iter().fold(String::new(), |mut text, byte| {
        // Writing to a text cannot fail.
        let _ = write!(text, "{byte:02x}");
        text
    })
}

/// The emergency funds with their laws.
fn emergency_funds() -> Reply {
    let codes: Vec<Value> = NAMES
        .emergency_funds
        .iter()
        .map(|fund| {
            let path = format!("law/{}", words::slug(fund.law));
            json!({
                "code": fund.code, "public_law": fund.law, "title": fund.title,
                "disaster": fund.disaster, "urls": [words::address(&path)],
            })
        })
        .collect();
    Reply::json(200, &json!({ "codes": codes }))
}

impl Spending {
    /// The fiscal year and its quarter in which the sandbox stands.
    fn newest_quarter(&self) -> (i64, i64) {
        let today = self.environment.today;
        (
            dates::fiscal_year(today),
            (dates::fiscal_month(today) + 2) / 3,
        )
    }

    fn toptier_record(&self, agency: &Agency, all: f64) -> Value {
        let (fiscal_year, quarter) = self.newest_quarter();
        let sums = self
            .corpus()
            .years
            .agency(fiscal_year, self.place_of(agency));
        json!({
            "agency_id": agency.id,
            "toptier_code": agency.code,
            "abbreviation": agency.abbreviation,
            "agency_name": agency.name,
            "congressional_justification_url": words::address(&format!("{}/cj", agency.slug())),
            "active_fy": fiscal_year.to_string(),
            "active_fq": quarter.to_string(),
            "outlay_amount": sums.outlay,
            "obligated_amount": sums.obligated,
            "budget_authority_amount": sums.budget,
            "current_total_budget_authority_amount": all,
            "percentage_of_total_budget_authority": sums.budget / all,
            "agency_slug": agency.slug(),
        })
    }

    /// The terms of the glossary.
    pub(super) fn glossary(&self) -> Vec<Value> {
        NAMES
            .glossary
            .iter()
            .map(|term| {
                let mut random = Random::new(self.environment.seed, term, 0);
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

    fn exchange(&self, row: &'static Operation, call: &Call) -> Reply {
        let mut hashes = lock(&self.hashes);
        if row.name == "filter_hash" {
            let hash = md5(&call.body_bytes);
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
            // The documentation's example is the hash of a shared search.
            let filters = json!({ "filters": { "keywords": ["forest"] }, "version": "2020-06-01" });
            return Reply::json(200, &json!({ "filter": filters }));
        }
        Reply::text(
            400,
            format!("\"FilterHash Object with that has does not exist. HASH: {asked}\""),
        )
    }

    /// The agency with the id that is asked for; an empty record where there is none.
    fn referenced_agency(&self, call: &Call, all: f64) -> Reply {
        let (fiscal_year, quarter) = self.newest_quarter();
        let asked = call.argument("agency_id");
        let found = NAMES
            .agencies
            .iter()
            .find(|one| one.id.to_string() == asked);
        let answer = found.map_or(json!({}), |agency| {
            let mut random = Random::new(self.environment.seed, agency.code, 0);
            let record = self.toptier_record(agency, all);
            let amount = |name: &str| {
                let number = record.get(name).and_then(Value::as_f64).unwrap_or(0.0);
                format!("{number:.2}")
            };
            json!({
                "agency_name": agency.name,
                "active_fy": fiscal_year.to_string(),
                "active_fq": quarter.to_string(),
                "outlay_amount": amount("outlay_amount"),
                "obligated_amount": amount("obligated_amount"),
                "budget_authority_amount": amount("budget_authority_amount"),
                "current_total_budget_authority_amount":
                    amount("current_total_budget_authority_amount"),
                "mission": words::sentence(&mut random),
                "website": words::address(&agency.slug()),
                "icon_filename": format!("{}.jpg", agency.abbreviation),
                "congressional_justification_url": null,
            })
        });
        Reply::json(200, &json!({ "results": answer }))
    }

    /// The operations under `references`.
    pub(super) fn reference(&self, row: &'static Operation, call: &Call) -> Option<Reply> {
        let corpus = self.corpus();
        let all = corpus.years.all(dates::fiscal_year(corpus.today)).budget;
        let text = call.query("filter").unwrap_or_default();
        let results = |records: Vec<Value>| Some(Reply::json(200, &json!({ "results": records })));
        match row.name {
            "agency" => Some(self.referenced_agency(call, all)),
            "toptier_agencies" => {
                let records = NAMES
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
            "def_codes" => Some(emergency_funds()),
            "award_types" => Some(Reply::json(200, &NAMES.award_types())),
            "filter_hash" | "filter_from_hash" => Some(self.exchange(row, call)),
            "data_dictionary" => Some(Reply::json(200, &self.dictionary())),
            "glossary" => Some(self.enveloped(row, call, self.glossary())),
            "cfda_total" => {
                let asked = call.argument("cfda");
                if !NAMES.programs.iter().any(|(code, _)| *code == asked) {
                    return Some(Reply::empty(204));
                }
                Some(Reply::json(200, &self.opportunities(asked)))
            }
            "cfda_totals" => {
                let records = NAMES
                    .programs
                    .iter()
                    .map(|(code, _)| self.opportunities(code))
                    .collect();
                results(records)
            }
            "assistance_listings" => Some(self.listings(row, call)),
            "assistance_listing" => {
                let asked = call.argument("code");
                let records = NAMES
                    .programs
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
        let mut random = Random::new(self.environment.seed, code, 0);
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
                let mut random = Random::new(self.environment.seed, "dictionary", index);
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
        let found: Vec<&(&str, &str)> = NAMES
            .programs
            .iter()
            .filter(|(code, name)| words::mentions(&format!("{code} {name}"), text))
            .collect();
        if call.query("flat") == Some("true") {
            let records: Vec<Value> = found.into_iter().map(listing).collect();
            let number = |name: &str, standard| call.number(name).unwrap_or(standard);
            let page =
                crate::lists::Page::new(number("page", 1), number("limit", 10), records.len());
            return Reply::json(
                200,
                &json!({
                    "results": page.of(&records),
                    "page_metadata": super::page_metadata::page_metadata(page, super::page_metadata::PageForm::of(row), call),
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
}
