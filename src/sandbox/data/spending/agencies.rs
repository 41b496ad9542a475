//! Agencies: what they may spend, what they spent, and their accounts.

use serde_json::{Value, json};

use super::corpus::{Agency, Award, account};
use super::names::{
    ACCOUNTS, AWARD_TYPES, BUDGET_FUNCTIONS, EMERGENCY_FUNDS, MAJOR_CLASSES, OBJECT_CLASSES,
};
use super::{Spending, detail};
use crate::sandbox::call::Call;
use crate::sandbox::data::random::{Random, cents};
use crate::sandbox::data::{dates, words};
use crate::sandbox::reply::Reply;
use crate::table::Operation;

/// The fiscal year that a call is about; 2024 is the newest one of the corpus.
fn year(call: &Call) -> i64 {
    call.number("fiscal_year").unwrap_or(2024)
}

impl Spending {
    /// The agency that the path names, or the service's 404.
    fn asked_agency(&self, call: &Call) -> Result<&Agency, Reply> {
        let code = [
            call.argument("toptier_agency_code"),
            call.argument("toptier_code"),
        ]
        .concat();
        self.corpus().agency(&code).ok_or_else(|| {
            detail(
                404,
                &format!("Agency with a toptier code of '{code}' does not exist"),
            )
        })
    }

    fn awards_of<'a>(&'a self, agency: &'a Agency) -> impl Iterator<Item = &'a Award> {
        let corpus = self.corpus();
        corpus.awards.iter().filter(move |award| {
            corpus
                .awarding(award)
                .is_some_and(|(one, _)| one.id == agency.id)
        })
    }

    /// Obligations and number of an agency's transactions of a fiscal year.
    fn sums<'a>(awards: impl Iterator<Item = &'a Award>, year: i64) -> (f64, usize) {
        awards
            .flat_map(|award| award.transactions.iter())
            .filter(|one| dates::fiscal_year(one.date) == year)
            .fold((0.0, 0), |(amount, count), one| {
                (amount + one.amount, count + 1)
            })
    }

    /// What an agency may spend in a year, what it bound, what it paid.
    fn resources(&self, agency: &Agency, year: i64) -> (f64, f64, f64) {
        let mut random = Random::new(self.home.seed, agency.code, year.unsigned_abs());
        let budget =
            agency.budget * (0.8 + 0.02 * (year - 2015) as f64) * (0.92 + 0.16 * random.unit());
        let bound = budget * (0.6 + 0.3 * random.unit());
        (
            cents(budget),
            cents(bound),
            cents(bound * (0.6 + 0.35 * random.unit())),
        )
    }

    fn overview(&self, agency: &Agency, call: &Call) -> Value {
        let mut random = Random::new(self.home.seed, agency.code, 0);
        let funds: Vec<Value> = EMERGENCY_FUNDS
            .iter()
            .map(|(code, law, title, disaster)| {
                json!({
                    "code": code, "public_law": law, "title": title, "urls": null,
                    "disaster": disaster,
                })
            })
            .collect();
        json!({
            "fiscal_year": year(call),
            "toptier_code": agency.code,
            "name": agency.name,
            "abbreviation": agency.abbreviation,
            "agency_id": agency.id,
            "icon_filename": format!("{}.jpg", agency.abbreviation),
            "mission": words::sentence(&mut random),
            "website": words::address(&agency.slug),
            "congressional_justification_url": words::address(&format!("{}/cj", agency.slug)),
            "about_agency_data": null,
            "subtier_agency_count": agency.parts.len(),
            "def_codes": funds,
            "messages": [],
        })
    }

    fn sub_agency_records(&self, agency: &Agency, call: &Call) -> Vec<Value> {
        let year = year(call);
        agency
            .parts
            .iter()
            .map(|part| {
                let of_part = || {
                    self.awards_of(agency).filter(move |award| {
                        agency
                            .parts
                            .get(award.part)
                            .is_some_and(|one| one.id == part.id)
                    })
                };
                let (amount, count) = Self::sums(of_part(), year);
                let new = of_part()
                    .filter(|award| dates::fiscal_year(award.start) == year)
                    .count();
                json!({
                    "abbreviation": part.abbreviation,
                    "name": part.name,
                    "total_obligations": cents(amount),
                    "transaction_count": count,
                    "new_award_count": new,
                    "children": [{
                        "code": format!("{}01", part.code),
                        "name": format!("{} Acquisition Office", part.name),
                        "total_obligations": cents(amount),
                        "transaction_count": count,
                        "new_award_count": new,
                    }],
                })
            })
            .collect()
    }

    /// A part of the agency's year for each of several names, which together make the whole.
    fn divided(&self, agency: &Agency, call: &Call, names: usize) -> Vec<(f64, f64, f64)> {
        let (budget, bound, paid) = self.resources(agency, year(call));
        let about = format!("{} {}", agency.code, call.path);
        let weights: Vec<f64> = (0..names)
            .map(|at| 0.1 + Random::new(self.home.seed, &about, at as u64).unit())
            .collect();
        let all: f64 = weights.iter().sum();
        weights
            .into_iter()
            .map(|weight| {
                let part = weight / all;
                (
                    cents(budget * part),
                    cents(bound * part),
                    cents(paid * part),
                )
            })
            .collect()
    }

    fn account_records(&self, agency: &Agency, call: &Call) -> Vec<Value> {
        let parts = self.divided(agency, call, ACCOUNTS.len());
        ACCOUNTS
            .iter()
            .zip(parts)
            .map(|((ending, _), (_, bound, paid))| {
                let (code, title, _) = account(agency.code, agency.name, ending);
                json!({
                    "code": code,
                    "name": title,
                    "children": [{
                        "name": title,
                        "code": format!("{}-X-{ending}-000", agency.code),
                        "obligated_amount": bound,
                        "gross_outlay_amount": paid,
                    }],
                    "obligated_amount": bound,
                    "gross_outlay_amount": paid,
                })
            })
            .collect()
    }

    fn component_records(&self, agency: &Agency, call: &Call) -> Vec<Value> {
        let parts = self.divided(agency, call, agency.parts.len());
        agency
            .parts
            .iter()
            .zip(parts)
            .map(|(part, (budget, bound, paid))| {
                json!({
                    "name": part.name,
                    "id": part.slug,
                    "total_obligations": bound,
                    "total_outlays": paid,
                    "total_budgetary_resources": budget,
                })
            })
            .collect()
    }

    fn bureau_records(&self, agency: &Agency, call: &Call) -> Vec<Value> {
        let known = agency
            .parts
            .iter()
            .any(|part| part.slug == call.argument("bureau_slug"));
        if !known {
            return Vec::new();
        }
        let parts = self.divided(agency, call, ACCOUNTS.len());
        ACCOUNTS
            .iter()
            .zip(parts)
            .map(|((ending, _), (budget, bound, paid))| {
                let (code, title, _) = account(agency.code, agency.name, ending);
                json!({
                    "name": title,
                    "id": code,
                    "total_obligations": bound,
                    "total_outlays": paid,
                    "total_budgetary_resources": budget,
                })
            })
            .collect()
    }

    fn budget_function_records(&self, agency: &Agency, call: &Call) -> Vec<Value> {
        let parts = self.divided(agency, call, BUDGET_FUNCTIONS.len());
        BUDGET_FUNCTIONS
            .iter()
            .zip(parts)
            .map(|((_, name, children), (_, bound, paid))| {
                let share = 1.0 / children.len().max(1) as f64;
                let children: Vec<Value> = children
                    .iter()
                    .map(|(_, name)| {
                        json!({
                            "name": name,
                            "obligated_amount": cents(bound * share),
                            "gross_outlay_amount": cents(paid * share),
                        })
                    })
                    .collect();
                json!({
                    "name": name,
                    "children": children,
                    "obligated_amount": bound,
                    "gross_outlay_amount": paid,
                })
            })
            .collect()
    }

    fn by_year(&self, agency: &Agency) -> Value {
        let years: Vec<Value> = (2017..=2024)
            .rev()
            .map(|year| {
                let (budget, bound, paid) = self.resources(agency, year);
                let all: f64 = self
                    .corpus()
                    .agencies
                    .iter()
                    .map(|one| self.resources(one, year).0)
                    .sum();
                let periods: Vec<Value> = (2..=12)
                    .map(|period| {
                        let part = f64::from(period) / 12.0;
                        json!({ "period": period, "obligated": cents(bound * part) })
                    })
                    .collect();
                json!({
                    "fiscal_year": year,
                    "agency_budgetary_resources": budget,
                    "agency_total_obligated": bound,
                    "agency_total_outlayed": paid,
                    "total_budgetary_resources": cents(all),
                    "agency_obligation_by_period": periods,
                })
            })
            .collect();
        json!({ "toptier_code": agency.code, "agency_data_by_year": years, "messages": [] })
    }

    fn by_category(&self, agency: &Agency, call: &Call) -> Value {
        let year = year(call);
        let results: Vec<Value> = [
            "contracts",
            "direct_payments",
            "grants",
            "idvs",
            "loans",
            "other_financial_assistance",
        ]
        .into_iter()
        .map(|group| {
            let of_group = self.awards_of(agency).filter(|award| award.group == group);
            let category = if group == "other_financial_assistance" {
                "other"
            } else {
                group
            };
            json!({
                "category": category,
                "aggregated_amount": cents(Self::sums(of_group, year).0),
            })
        })
        .collect();
        json!({
            "total_aggregated_amount": cents(Self::sums(self.awards_of(agency), year).0),
            "results": results,
        })
    }

    fn counts_by_agency(&self, row: &'static Operation, call: &Call) -> Reply {
        let year = year(call);
        let records: Vec<Value> = self
            .corpus()
            .agencies
            .iter()
            .map(|agency| {
                let mut record = json!({
                    "awarding_toptier_agency_name": agency.name,
                    "awarding_toptier_agency_code": agency.code,
                });
                if let Value::Object(members) = &mut record {
                    for (group, _) in AWARD_TYPES {
                        let count = self
                            .awards_of(agency)
                            .filter(|award| {
                                award.group == group
                                    && award
                                        .transactions
                                        .iter()
                                        .any(|one| dates::fiscal_year(one.date) == year)
                            })
                            .count();
                        let name = if group == "other_financial_assistance" {
                            "other"
                        } else {
                            group
                        };
                        members.insert(name.to_owned(), json!(count));
                    }
                }
                record
            })
            .collect();
        let mut reply = self.enveloped(row, call, records);
        // The records come as a list within the list.
        if let Ok(Value::Object(mut members)) = serde_json::from_slice(&reply.body) {
            let records = members.remove("results").unwrap_or(json!([]));
            members.insert("results".to_owned(), json!([records]));
            reply = Reply::json(200, &Value::Object(members));
        }
        reply
    }

    /// The operations under `agency`.
    pub(super) fn agency(&self, row: &'static Operation, call: &Call) -> Option<Reply> {
        match row.name {
            "awards_count" => return Some(self.counts_by_agency(row, call)),
            "new_award_count" => {
                let agency = self.corpus().agency(call.argument("toptier_agency_code"));
                let count = agency.map_or(0, |agency| {
                    self.awards_of(agency)
                        .filter(|award| dates::fiscal_year(award.start) == year(call))
                        .count()
                });
                return Some(Reply::json(
                    200,
                    &json!({
                        "toptier_code": call.argument("toptier_agency_code"),
                        "fiscal_year": year(call),
                        "agency_type": call.query("agency_type").unwrap_or("awarding"),
                        "award_type_codes": null,
                        "new_award_count": count,
                    }),
                ));
            }
            "treasury_account_object_classes" | "treasury_account_program_activities" => {
                return None;
            }
            _ => {}
        }
        let agency = match self.asked_agency(call) {
            Ok(agency) => agency,
            Err(reply) => return Some(reply),
        };
        let list = |records: Vec<Value>| Some(self.enveloped(row, call, records));
        let count = |members: &[(&str, usize)]| {
            let mut answer = json!({ "toptier_code": agency.code, "fiscal_year": year(call) });
            if let Value::Object(answer) = &mut answer {
                for (name, number) in members {
                    answer.insert((*name).to_owned(), json!(number));
                }
                answer.insert("messages".to_owned(), json!([]));
            }
            Some(Reply::json(200, &answer))
        };
        let answer = match row.name {
            "overview" => self.overview(agency, call),
            "awards" => {
                let (amount, transactions) = Self::sums(self.awards_of(agency), year(call));
                let last = self
                    .awards_of(agency)
                    .flat_map(|award| award.transactions.iter())
                    .filter(|one| dates::fiscal_year(one.date) == year(call))
                    .map(|one| one.date)
                    .max();
                json!({
                    "fiscal_year": year(call),
                    "latest_action_date": last.map(|day| format!("{day}T00:00:00")),
                    "toptier_code": agency.code,
                    "transaction_count": transactions,
                    "obligations": cents(amount),
                    "messages": [],
                })
            }
            "budgetary_resources" => self.by_year(agency),
            "obligations_by_award_category" => self.by_category(agency, call),
            "sub_agencies" => return list(self.sub_agency_records(agency, call)),
            "sub_components" => return list(self.component_records(agency, call)),
            "bureau_federal_accounts" => return list(self.bureau_records(agency, call)),
            "federal_accounts" => return list(self.account_records(agency, call)),
            "budget_functions" => return list(self.budget_function_records(agency, call)),
            "sub_agency_count" => {
                let parts = agency.parts.len();
                return count(&[("sub_agency_count", parts), ("office_count", parts)]);
            }
            "federal_account_count" => {
                return count(&[
                    ("federal_account_count", ACCOUNTS.len()),
                    ("treasury_account_count", ACCOUNTS.len()),
                ]);
            }
            "budget_function_count" => {
                let subfunctions = BUDGET_FUNCTIONS.iter().map(|one| one.2.len()).sum();
                return count(&[
                    ("budget_function_count", BUDGET_FUNCTIONS.len()),
                    ("budget_sub_function_count", subfunctions),
                ]);
            }
            "object_class_count" => return count(&[("object_class_count", OBJECT_CLASSES.len())]),
            _ => return None,
        };
        Some(Reply::json(200, &answer))
    }

    /// The operations under `federal_accounts`.
    pub(super) fn federal_accounts(&self, row: &'static Operation, call: &Call) -> Option<Reply> {
        let corpus = self.corpus();
        let accounts = || {
            corpus.agencies.iter().flat_map(|agency| {
                ACCOUNTS
                    .iter()
                    .map(move |(ending, _)| (agency, account(agency.code, agency.name, ending)))
            })
        };
        match row.name {
            "search" => {
                let wanted = call.given("filters.agency_identifier");
                let records = accounts()
                    .filter(|(agency, _)| wanted.as_deref().is_none_or(|code| code == agency.code))
                    .map(|(agency, (code, title, id))| {
                        let mut random = Random::new(self.home.seed, &code, 0);
                        json!({
                            "account_id": id,
                            "account_number": code,
                            "account_name": title,
                            "budgetary_resources": random.amount(1e6, 1e11),
                            "agency_identifier": agency.code,
                            "managing_agency": agency.name,
                            "managing_agency_acronym": agency.abbreviation,
                        })
                    })
                    .collect();
                Some(self.enveloped(row, call, records))
            }
            "get" => {
                let asked = call.argument("account_number");
                let found = accounts().find(|(_, (code, ..))| code == asked);
                let Some((agency, (code, title, id))) = found else {
                    let text = "Cannot find Federal Account with the code of ";
                    return Some(detail(400, &format!("{text}'{asked}'")));
                };
                let mut random = Random::new(self.home.seed, &code, year(call).unsigned_abs());
                let budget = random.amount(1e8, 1e11);
                let (bound, paid) = (cents(budget * 0.8), cents(budget * 0.6));
                let bureau = agency.parts.first();
                let ending = code.split_once('-').map_or("", |(_, ending)| ending);
                Some(Reply::json(
                    200,
                    &json!({
                        "fiscal_year": year(call).to_string(),
                        "id": id,
                        "agency_identifier": agency.code,
                        "main_account_code": ending,
                        "account_title": title,
                        "federal_account_code": code,
                        "parent_agency_toptier_code": agency.code,
                        "parent_agency_name": agency.name,
                        "bureau_name": bureau.map(|part| part.name),
                        "bureau_slug": bureau.map(|part| &part.slug),
                        "total_obligated_amount": bound,
                        "total_gross_outlay_amount": paid,
                        "total_budgetary_resources": budget,
                        "children": [{
                            "name": title,
                            "code": format!("{}-X-{ending}-000", agency.code),
                            "obligated_amount": bound,
                            "gross_outlay_amount": paid,
                            "budgetary_resources_amount": budget,
                        }],
                    }),
                ))
            }
            "fiscal_year_snapshot" => {
                let asked = call.argument("federal_account_id");
                let found = accounts().find(|(_, (.., id))| id.to_string() == asked);
                let Some((_, (code, title, _))) = found else {
                    return Some(Reply::json(200, &json!({})));
                };
                let mut random = Random::new(self.home.seed, &code, 1);
                let budget = random.amount(1e8, 1e11);
                Some(Reply::json(
                    200,
                    &json!({ "results": {
                    "outlay": cents(budget * 0.6),
                    "budget_authority": budget,
                    "obligated": cents(budget * 0.8),
                    "unobligated": cents(budget * 0.2),
                    "balance_brought_forward": cents(budget * 0.1),
                    "other_budgetary_resources": cents(budget * 0.05),
                    "appropriations": cents(budget * 0.85),
                    "name": title,
                } }),
                ))
            }
            "available_object_classes" => {
                let classes: Vec<Value> = MAJOR_CLASSES
                    .iter()
                    .map(|(code, name)| {
                        let minor: Vec<Value> = OBJECT_CLASSES
                            .iter()
                            .filter(|(minor, _)| minor.get(..1) == code.get(..1))
                            .map(|(id, name)| json!({ "id": id, "name": name }))
                            .collect();
                        json!({ "id": code, "name": name, "minor_object_class": minor })
                    })
                    .collect();
                Some(Reply::json(200, &json!({ "results": classes })))
            }
            _ => None,
        }
    }

    /// The operations under `reporting`, which know the agencies.
    pub(super) fn reporting(&self, row: &'static Operation, call: &Call) -> Option<Reply> {
        match row.name {
            "agencies_overview" | "publish_dates" => {
                let mut records = self.typed_records(row, call);
                records.truncate(self.corpus().agencies.len());
                for (record, agency) in records.iter_mut().zip(&self.corpus().agencies) {
                    if let Value::Object(members) = record {
                        members.insert("agency_name".to_owned(), json!(agency.name));
                        members.insert("abbreviation".to_owned(), json!(agency.abbreviation));
                        members.insert("toptier_code".to_owned(), json!(agency.code));
                        if members.contains_key("agency_id") {
                            members.insert("agency_id".to_owned(), json!(agency.id));
                        }
                    }
                }
                Some(self.enveloped(row, call, records))
            }
            _ => self.asked_agency(call).err(),
        }
    }

    /// The operations under `budget_functions`.
    pub(super) fn budget_functions(&self, row: &'static Operation, call: &Call) -> Option<Reply> {
        let results: Vec<Value> = if row.name == "list" {
            BUDGET_FUNCTIONS
                .iter()
                .map(|(code, title, _)| {
                    json!({ "budget_function_code": code, "budget_function_title": title })
                })
                .collect()
        } else {
            let asked = call.given("budget_function");
            BUDGET_FUNCTIONS
                .iter()
                .filter(|(code, ..)| asked.as_deref().is_none_or(|asked| asked == *code))
                .flat_map(|(.., children)| children.iter())
                .map(|(code, title)| {
                    json!({ "budget_subfunction_code": code, "budget_subfunction_title": title })
                })
                .collect()
        };
        Some(Reply::json(200, &json!({ "results": results })))
    }
}
