//! Answers the reference operations: agencies, codes, terms.

use std::fmt::Write;

use openshelf_core::locks::lock;
use serde_json::{Value, json};

use super::agencies::place_of;
use super::answers::{answer, results};
use super::names::{Agency, Coded, NAMES, named};
use super::page_metadata::{PageForm, page_metadata};
use super::service::Spending;
use super::trees;
use crate::handler::{Answered, Answers, OperationCall, by_name};
use crate::lists::PageOfList;
use crate::object::{with, without_nulls};
use crate::random::Random;
use crate::reply::Reply;
use crate::{column_values, dates, words};
use openshelf_core::catalog::Operation;

pub const ANSWERS: &Answers<Spending> = by_name! {
    "references.agency" => Spending::referenced_agency,
    "references.toptier_agencies" => |it, call| {
        let agencies = NAMES.agencies.iter();
        let records = agencies.map(|agency| it.toptier_record(agency));
        it.list(call, records.collect())
    },
    "references.total_budgetary_resources" | "references.submission_periods" =>
        |it, call| it.list(call, it.made_up(call.operation)),
    "references.filter_tree_psc" | "references.filter_tree_psc_group"
    | "references.filter_tree_psc_subgroup" | "references.filter_tree_psc_code" =>
        |_, call| trees::psc_tree(call),
    "references.filter_tree_tas" | "references.filter_tree_tas_agency"
    | "references.filter_tree_tas_federal_account" => |_, call| trees::account_tree(call),
    "references.naics" | "references.naics_code" => |_, call| trees::naics_tree(call),
    "references.cfda_totals" => |it, _| {
        let programs = NAMES.programs.iter();
        let records = programs.map(|(code, _)| it.opportunities(code));
        results(records)
    },
    "references.cfda_total" => |it, call| {
        let asked = call.argument("cfda");
        if named(&NAMES.programs, asked).is_none() {
            return Ok(Reply::empty(204));
        }
        answer(it.opportunities(asked))
    },
    "references.assistance_listings" => |_, call| listings(call),
    "references.assistance_listing" => |it, call| {
        let asked = call.argument("code");
        let programs = NAMES.programs.iter();
        let found = programs.filter(|(code, _)| code.starts_with(asked));
        it.list(call, found.map(listing).collect())
    },
    "references.def_codes" => |_, _| emergency_funds(),
    "references.award_types" => |_, _| answer(NAMES.award_types()),
    "references.filter_hash" => |it, call| {
        let hash = md5(&call.body_bytes);
        lock(&it.hashes).push((hash.clone(), call.body.clone()));
        answer(json!({ "hash": hash }))
    },
    "references.filter_from_hash" => Spending::filter_from_hash,
    "references.data_dictionary" => |it, _| answer(it.dictionary()),
    "references.glossary" => |it, call| it.list(call, it.glossary()),
};

/// The number of generated records for lists outside the corpus.
const MADE_UP: u64 = 23;

/// The MD5 of the bytes in hexadecimal digits, by which the service identifies bodies.
fn md5(bytes: &[u8]) -> String {
    use md5::{Digest, Md5};
    let digest = Md5::digest(bytes);
    digest.iter().fold(String::new(), |mut text, byte| {
        // Writing to a String cannot fail.
        let _ = write!(text, "{byte:02x}");
        text
    })
}

/// The emergency funds with their laws.
fn emergency_funds() -> Answered {
    let codes = NAMES.emergency_funds.iter().map(|fund| {
        let path = format!("law/{}", words::slug(fund.law));
        json!({
            "code": fund.code, "public_law": fund.law, "title": fund.title,
            "disaster": fund.disaster, "urls": [words::address(&path)],
        })
    });
    answer(json!({ "codes": codes.collect::<Vec<_>>() }))
}

fn listing((code, name): &Coded) -> Value {
    json!({ "code": code, "description": name })
}

/// Assistance listings: a bare list, or an object if a filter or a flat list is requested.
fn listings(call: &OperationCall<'_>) -> Answered {
    let text = call.query("filter").unwrap_or_default();
    let programs = NAMES.programs.iter();
    let found: Vec<&Coded> = programs
        .filter(|(code, name)| words::mentions(&format!("{code} {name}"), text))
        .collect();
    if call.query("flat") == Some("true") {
        let records: Vec<Value> = found.into_iter().map(listing).collect();
        let number = |name: &str, standard| call.number(name).unwrap_or(standard);
        let page = PageOfList::new(number("page", 1), number("limit", 10), records.len());
        return answer(json!({
            "results": page.of(&records),
            "page_metadata": page_metadata(page, PageForm::of(call.operation), call),
        }));
    }
    let mut groups: Vec<&str> = found.iter().filter_map(|(code, _)| code.get(..2)).collect();
    groups.dedup();
    let records = groups.into_iter().map(|group| {
        let own = found.iter().filter(|(code, _)| code.starts_with(group));
        let children: Vec<Value> = own.map(|one| listing(one)).collect();
        let record = json!({ "code": group, "description": null, "count": children.len() });
        let children = (!text.is_empty()).then_some(children);
        with(record, without_nulls(json!({ "children": children })))
    });
    let records: Value = records.collect();
    if text.is_empty() {
        answer(records)
    } else {
        answer(json!({ "results": records, "message": null }))
    }
}

impl Spending {
    /// Records generated only from the columns of their operation.
    fn made_up(&self, operation: &Operation) -> Vec<Value> {
        let (seed, today) = (self.environment.seed, self.environment.today);
        let record = |index: u64| {
            let mut random = Random::new(seed, &operation.full_name(), index);
            column_values::record(&mut random, operation.columns, today)
        };
        (0..MADE_UP).map(record).collect()
    }

    /// The current fiscal year and quarter of the sandbox.
    fn newest_quarter(&self) -> (i64, i64) {
        let today = self.environment.today;
        (
            dates::fiscal_year(today),
            (dates::fiscal_month(today) + 2) / 3,
        )
    }

    fn toptier_record(&self, agency: &Agency) -> Value {
        let (fiscal_year, quarter) = self.newest_quarter();
        let years = &self.corpus().years;
        let sums = years.agency(fiscal_year, place_of(agency));
        let all = years.all(fiscal_year).budget;
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

    /// The agency with the requested id, or an empty record.
    fn referenced_agency(&self, call: &OperationCall<'_>) -> Answered {
        let asked = call.argument("agency_id");
        let mut agencies = NAMES.agencies.iter();
        let Some(agency) = agencies.find(|one| one.id.to_string() == asked) else {
            return answer(json!({ "results": {} }));
        };
        let (fiscal_year, quarter) = self.newest_quarter();
        let years = &self.corpus().years;
        let sums = years.agency(fiscal_year, place_of(agency));
        let mut random = Random::new(self.environment.seed, agency.code, 0);
        let amount = |number: f64| format!("{number:.2}");
        answer(json!({ "results": {
            "agency_name": agency.name,
            "active_fy": fiscal_year.to_string(),
            "active_fq": quarter.to_string(),
            "outlay_amount": amount(sums.outlay),
            "obligated_amount": amount(sums.obligated),
            "budget_authority_amount": amount(sums.budget),
            "current_total_budget_authority_amount": amount(years.all(fiscal_year).budget),
            "mission": words::sentence(&mut random),
            "website": words::address(&agency.slug()),
            "icon_filename": format!("{}.jpg", agency.abbreviation),
            "congressional_justification_url": null,
        } }))
    }

    /// The terms of the glossary.
    pub(super) fn glossary(&self) -> Vec<Value> {
        let terms = NAMES.glossary.iter().map(|term| {
            let mut random = Random::new(self.environment.seed, term, 0);
            json!({
                "term": term,
                "slug": words::slug(term),
                "data_act_term": term,
                "plain": words::paragraph(&mut random, 2),
                "official": words::paragraph(&mut random, 2),
                "resources": null,
            })
        });
        terms.collect()
    }

    fn filter_from_hash(&self, call: &OperationCall<'_>) -> Answered {
        let asked = call.given("hash").unwrap_or_default();
        let hashes = lock(&self.hashes);
        if let Some((_, body)) = hashes.iter().find(|(hash, _)| *hash == asked) {
            return answer(json!({ "filter": body }));
        }
        let sample = call.operation.parameter("hash");
        let sample = sample.and_then(|hash| serde_json::from_str::<String>(hash.sample).ok());
        if sample.as_deref() == Some(asked.as_str()) {
            // The documentation's example is the hash of a shared search.
            let filters = json!({ "filters": { "keywords": ["forest"] }, "version": "2020-06-01" });
            return answer(json!({ "filter": filters }));
        }
        let text = format!("\"FilterHash Object with that has does not exist. HASH: {asked}\"");
        Err(Reply::text(400, text))
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
        let operations: Vec<Value> = (0..20)
            .map(|index| {
                let mut random = Random::new(self.environment.seed, "dictionary", index);
                let name = words::title(&mut random);
                let meaning = words::sentence(&mut random);
                json!([name, meaning, words::slug(&name).replace('-', "_")])
            })
            .collect();
        json!({ "document": {
            "metadata": {
                "total_rows": operations.len(), "total_columns": 3, "total_size": "10.0KB",
                "download_location": words::address("dictionary.xlsx"),
            },
            "sections": [{ "section": "Schema", "colspan": 3 }],
            "headers": [
                { "raw": "element", "display": "Element" },
                { "raw": "definition", "display": "Definition" },
                { "raw": "schema", "display": "Name in the schema" },
            ],
            "rows": operations,
        } })
    }
}
