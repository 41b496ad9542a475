//! Agencies: what they may spend, what they spent, and their accounts.

use std::collections::BTreeMap;

use serde_json::{Value, json};

use super::account_lines::{Line, Sums, activity, class, fiscal_years, function, major, sums};
use super::award::Award;
use super::errors::detail;
use super::names::{Agency, NAMES};
use super::places::{account_at, symbol};
use super::service::Spending;
use crate::call::Call;
use crate::random::{Random, cents};
use crate::reply::Reply;
use crate::{dates, words};
use openshelf_core::table::Operation;

/// The fiscal year that a call is about: the present one when it names none.
pub(super) fn year(call: &Call) -> i64 {
    call.number("fiscal_year")
        .unwrap_or_else(|| dates::fiscal_year(call.today))
}

/// Numbers of an agency and a year under their names.
fn counts(agency: &Agency, call: &Call, members: &[(&str, usize)]) -> Reply {
    let mut answer = json!({ "toptier_code": agency.code, "fiscal_year": year(call) });
    if let Value::Object(answer) = &mut answer {
        for (name, number) in members {
            answer.insert((*name).to_owned(), json!(number));
        }
        answer.insert("messages".to_owned(), json!([]));
    }
    Reply::json(200, &answer)
}

impl Spending {
    /// The agency that the path names, or the service's 404.
    pub(super) fn asked_agency(&self, call: &Call) -> Result<&Agency, Reply> {
        let code = [
            call.argument("toptier_agency_code"),
            call.argument("toptier_code"),
        ]
        .concat();
        NAMES.agency(&code).ok_or_else(|| {
            detail(
                404,
                &format!("Agency with a toptier code of '{code}' does not exist"),
            )
        })
    }

    fn awards_of<'a>(&'a self, agency: &'a Agency) -> impl Iterator<Item = &'a Award> {
        let at = self.place_of(agency);
        let awards = self.corpus().awards.iter();
        awards.filter(move |award| award.agency == at)
    }

    /// The same, with the types that the call asks for.
    fn typed_awards_of<'a>(
        &'a self,
        agency: &'a Agency,
        call: &Call,
    ) -> impl Iterator<Item = &'a Award> {
        let codes: Vec<String> = call
            .queries("award_type_codes")
            .flat_map(|text| text.split(','))
            .map(|code| code.trim_matches(['[', ']', '"', '\'', ' ']).to_owned())
            .filter(|code| !code.is_empty())
            .collect();
        self.awards_of(agency)
            .filter(move |award| codes.is_empty() || codes.iter().any(|code| code == award.code))
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

    /// An agency's place in the list of agencies.
    pub(super) fn place_of(&self, agency: &Agency) -> usize {
        let mut agencies = NAMES.agencies.iter();
        agencies.position(|one| one.id == agency.id).unwrap_or(0)
    }

    fn overview(&self, agency: &Agency, call: &Call) -> Value {
        let mut random = Random::new(self.environment.seed, agency.code, 0);
        let funds: Vec<Value> = NAMES
            .emergency_funds
            .iter()
            .map(|fund| {
                json!({
                    "code": fund.code, "public_law": fund.law, "title": fund.title, "urls": null,
                    "disaster": fund.disaster,
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
            "website": words::address(&agency.slug()),
            "congressional_justification_url": words::address(&format!("{}/cj", agency.slug())),
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
                    self.typed_awards_of(agency, call).filter(move |award| {
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

    /// The agency's lines of the call's year, summed by what the key says.
    fn by<K: Ord>(
        &self,
        agency: &Agency,
        call: &Call,
        key: impl Fn(&Line<'_>) -> K,
    ) -> BTreeMap<K, Sums> {
        let (at, year) = (self.place_of(agency), year(call));
        let lines = self.corpus().lines();
        let lines = lines.filter(move |line| line.agency == at && line.year() == year);
        sums(lines, |line| Some(key(line)))
    }

    fn account_records(&self, agency: &Agency, call: &Call) -> Vec<Value> {
        let at = self.place_of(agency);
        self.by(agency, call, |line| line.account)
            .into_iter()
            .map(|(account, sums)| {
                let (code, title, _) = account_at(at, account);
                json!({
                    "code": code,
                    "name": title,
                    "children": [{
                        "name": title,
                        "code": symbol(&code),
                        "obligated_amount": sums.obligated,
                        "gross_outlay_amount": sums.outlay,
                    }],
                    "obligated_amount": sums.obligated,
                    "gross_outlay_amount": sums.outlay,
                })
            })
            .collect()
    }

    fn component_records(&self, agency: &Agency, call: &Call) -> Vec<Value> {
        let (at, parts) = (self.place_of(agency), agency.parts.len());
        let each = agency.parts.iter().enumerate();
        each.map(|(place, part)| {
            let sums = self.corpus().years.part(year(call), at, place, parts);
            // The service writes a sum of zero as null.
            let amount = |number: f64| (number != 0.0).then_some(number);
            json!({
                "name": part.name,
                "id": part.slug(),
                "total_obligations": amount(sums.obligated),
                "total_outlays": amount(sums.outlay),
                "total_budgetary_resources": amount(sums.budget),
            })
        })
        .collect()
    }

    fn bureau_records(&self, agency: &Agency, call: &Call) -> Vec<Value> {
        let (at, parts) = (self.place_of(agency), agency.parts.len());
        let asked = call.argument("bureau_slug");
        let place = agency.parts.iter().position(|part| part.slug() == asked);
        (0..NAMES.accounts.len())
            .filter(|account| Some(account % parts.max(1)) == place)
            .filter_map(|account| {
                let sums = self.corpus().years.account(year(call), at, account)?;
                let (code, title, _) = account_at(at, account);
                Some(json!({
                    "name": title,
                    "id": code,
                    "total_obligations": sums.obligated,
                    "total_outlays": sums.outlay,
                    "total_budgetary_resources": sums.budget,
                }))
            })
            .collect()
    }

    fn budget_function_records(&self, agency: &Agency, call: &Call) -> Vec<Value> {
        let mut functions: BTreeMap<usize, (Sums, Vec<Value>)> = BTreeMap::new();
        let parts = self.by(agency, call, |line| function(line.agency, line.account));
        for ((at, part), sums) in parts {
            let name = NAMES
                .budget_functions
                .get(at)
                .and_then(|one| one.2.get(part))
                .map_or("", |one| one.1);
            let entry = functions.entry(at).or_default();
            entry.0.obligated += sums.obligated;
            entry.0.outlay += sums.outlay;
            entry.1.push(json!({
                "name": name,
                "obligated_amount": sums.obligated,
                "gross_outlay_amount": sums.outlay,
            }));
        }
        functions
            .into_iter()
            .map(|(at, (sums, children))| {
                json!({
                    "name": NAMES.budget_functions.get(at).map_or("", |one| one.1),
                    "children": children,
                    "obligated_amount": cents(sums.obligated),
                    "gross_outlay_amount": cents(sums.outlay),
                })
            })
            .collect()
    }

    /// Object classes, or activities, of the agency's year.
    fn spent_on(&self, agency: &Agency, call: &Call, classes: bool) -> Vec<Value> {
        let sums = self.by(agency, call, |line| {
            if classes { line.class } else { line.activity }
        });
        sums.into_iter()
            .map(|(at, sums)| {
                json!({
                    "name": if classes { class(at).1 } else { activity(at).1 },
                    "obligated_amount": sums.obligated,
                    "gross_outlay_amount": sums.outlay,
                })
            })
            .collect()
    }

    /// Object classes under major ones, or activities, of one treasury account, each with the
    /// others below it.
    fn treasury_account(&self, row: &'static Operation, call: &Call) -> Vec<Value> {
        let asked = call.argument("tas");
        let by_class = row.name == "treasury_account_object_classes";
        let lines = self.corpus().lines().filter(|line| {
            line.year() == year(call) && symbol(&account_at(line.agency, line.account).0) == asked
        });
        let name = |at: usize| NAMES.major_class(&major(class(at).0));
        let text = call.query("filter").unwrap_or_default();
        let lines = lines.filter(|line| !by_class || words::mentions(class(line.class).1, text));
        let sums = sums(lines, |line| {
            let (major, activity) = (name(line.class), activity(line.activity).1);
            Some(if by_class {
                (major, activity)
            } else {
                (activity, major)
            })
        });
        let mut groups: BTreeMap<&str, (Sums, Vec<Value>)> = BTreeMap::new();
        for ((above, below), sums) in sums {
            let entry = groups.entry(above).or_default();
            entry.0.obligated += sums.obligated;
            entry.0.outlay += sums.outlay;
            entry.1.push(json!({
                "name": below,
                "obligated_amount": sums.obligated,
                "gross_outlay_amount": sums.outlay,
            }));
        }
        groups
            .into_iter()
            .map(|(name, (sums, children))| {
                let mut record = json!({
                    "name": name,
                    "obligated_amount": cents(sums.obligated),
                    "gross_outlay_amount": cents(sums.outlay),
                    "children": children,
                });
                if let (false, Value::Object(members)) = (by_class, &mut record) {
                    members.insert("type".to_owned(), json!("PAC/PAN"));
                }
                record
            })
            .collect()
    }

    fn by_year(&self, agency: &Agency) -> Value {
        let (at, corpus) = (self.place_of(agency), self.corpus());
        let lines = corpus.lines().filter(|line| line.agency == at);
        let months = sums(lines, |line| {
            Some((line.year(), dates::fiscal_month(line.date)))
        });
        let years: Vec<Value> = fiscal_years(corpus.today)
            .rev()
            .map(|year| {
                let sums = corpus.years.agency(year, at);
                let mut so_far = 0.0;
                let periods: Vec<Value> = (1..=12)
                    .map(|period| {
                        let month = months.get(&(year, period));
                        so_far += month.map_or(0.0, |one| one.obligated);
                        json!({ "period": period, "obligated": cents(so_far) })
                    })
                    // The first month of a year is reported with the second.
                    .skip(1)
                    .collect();
                json!({
                    "fiscal_year": year,
                    "agency_budgetary_resources": sums.budget,
                    "agency_total_obligated": sums.obligated,
                    "agency_total_outlayed": sums.outlay,
                    "total_budgetary_resources": corpus.years.all(year).budget,
                    "agency_obligation_by_period": periods,
                })
            })
            .collect();
        json!({ "toptier_code": agency.code, "agency_data_by_year": years, "messages": [] })
    }

    fn by_category(&self, agency: &Agency, call: &Call) -> Value {
        let year = year(call);
        let groups = NAMES.groups_by_name().into_iter();
        let results: Vec<Value> = groups
            .map(|group| {
                let awards = self.awards_of(agency);
                let of_group = awards.filter(|award| award.group == group.name);
                json!({
                    "category": group.short,
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
        let mut counts: BTreeMap<(usize, &str), usize> = BTreeMap::new();
        for award in self.corpus().awards.iter() {
            let mut dates = award.transactions.iter().map(|one| one.date);
            if dates.any(|date| dates::fiscal_year(date) == year) {
                *counts.entry((award.agency, award.group)).or_default() += 1;
            }
        }
        let agencies = NAMES.agencies.iter().enumerate();
        let records: Vec<Value> = agencies
            .map(|(at, agency)| {
                let mut record = json!({
                    "awarding_toptier_agency_name": agency.name,
                    "awarding_toptier_agency_code": agency.code,
                });
                if let Value::Object(members) = &mut record {
                    for group in &NAMES.award_groups {
                        let count = counts.get(&(at, group.name)).copied().unwrap_or(0);
                        members.insert(group.short.to_owned(), json!(count));
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

    /// How many of an agency's awards began in a year.
    fn new_award_count(&self, call: &Call) -> Reply {
        let agency = NAMES.agency(call.argument("toptier_agency_code"));
        let count = agency.map_or(0, |agency| {
            self.awards_of(agency)
                .filter(|award| dates::fiscal_year(award.start) == year(call))
                .count()
        });
        Reply::json(
            200,
            &json!({
                "toptier_code": call.argument("toptier_agency_code"),
                "fiscal_year": year(call),
                "agency_type": call.query("agency_type").unwrap_or("awarding"),
                "award_type_codes": null,
                "new_award_count": count,
            }),
        )
    }

    /// What an agency's awards of a year come to.
    fn award_totals(&self, agency: &Agency, call: &Call) -> Value {
        let (amount, transactions) = Self::sums(self.typed_awards_of(agency, call), year(call));
        let last = self
            .typed_awards_of(agency, call)
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

    /// The operations under `agency`.
    pub(super) fn agency(&self, row: &'static Operation, call: &Call) -> Option<Reply> {
        match row.name {
            "awards_count" => return Some(self.counts_by_agency(row, call)),
            "new_award_count" => return Some(self.new_award_count(call)),
            "treasury_account_object_classes" | "treasury_account_program_activities" => {
                let records = self.treasury_account(row, call);
                return Some(self.paged(row, call, records));
            }
            _ => {}
        }
        let agency = match self.asked_agency(call) {
            Ok(agency) => agency,
            Err(reply) => return Some(reply),
        };
        if matches!(row.name, "sub_components" | "bureau_federal_accounts")
            && !fiscal_years(self.environment.today).contains(&year(call))
        {
            // A fault of the service: a year that nobody reported breaks it.
            return Some(detail(500, "Internal Server Error"));
        }
        let list = |records: Vec<Value>| Some(self.enveloped(row, call, records));
        let count = |members: &[(&str, usize)]| Some(counts(agency, call, members));
        let answer = match row.name {
            "overview" => self.overview(agency, call),
            "awards" => self.award_totals(agency, call),
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
            "program_activities" => return list(self.spent_on(agency, call, false)),
            "object_classes" => return list(self.spent_on(agency, call, true)),
            "federal_account_count" => {
                let accounts = self.by(agency, call, |line| line.account).len();
                return count(&[
                    ("federal_account_count", accounts),
                    ("treasury_account_count", accounts),
                ]);
            }
            "budget_function_count" => {
                let parts = self.by(agency, call, |line| function(line.agency, line.account));
                let mut functions: Vec<usize> = parts.keys().map(|(at, _)| *at).collect();
                functions.dedup();
                return count(&[
                    ("budget_function_count", functions.len()),
                    ("budget_sub_function_count", parts.len()),
                ]);
            }
            "object_class_count" => {
                let classes = self.by(agency, call, |line| line.class).len();
                return count(&[("object_class_count", classes)]);
            }
            "program_activity_count" => {
                let activities = self.by(agency, call, |line| line.activity).len();
                return count(&[("program_activity_count", activities)]);
            }
            _ => return None,
        };
        Some(Reply::json(200, &answer))
    }
}
