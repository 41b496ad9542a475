//! Answers the operations on agencies: their budgets, their spending and their accounts.

use std::collections::BTreeMap;

use serde_json::{Value, json};

use super::account_lines::{Line, Sums, fiscal_years, records, sums};
use super::answers::{answer, broken, refused};
use super::award::Award;
use super::codes::{account_at, activity, class, function, major, symbol};
use super::names::{Agency, NAMES};
use super::service::Spending;
use crate::call::Call;
use crate::handler::{Answered, Answers, OperationCall, by_name};
use crate::object::{with, without_nulls};
use crate::random::{Random, cents};
use crate::reply::Reply;
use crate::{dates, words};

pub const ANSWERS: &Answers<Spending> = by_name! {
    "agency.overview" => Spending::overview,
    "agency.awards" => Spending::award_totals,
    "agency.awards_count" => Spending::counts_by_agency,
    "agency.new_award_count" => Spending::new_award_count,
    "agency.budgetary_resources" => Spending::by_year,
    "agency.obligations_by_award_category" => Spending::by_category,
    "agency.sub_agencies" => |it, call| it.list(call, it.sub_agencies(call)?),
    "agency.sub_components" => |it, call| it.list(call, it.components(call)?),
    "agency.bureau_federal_accounts" => |it, call| it.list(call, it.bureau_accounts(call)?),
    "agency.federal_accounts" => |it, call| it.list(call, it.accounts_of(call)?),
    "agency.budget_functions" => |it, call| it.list(call, it.functions(call)?),
    "agency.program_activities" => |it, call| {
        let sums = it.by(call, |line| line.activity)?;
        it.list(call, spent_on(sums, |at| activity(at).1))
    },
    "agency.object_classes" => |it, call| {
        let sums = it.by(call, |line| line.class)?;
        it.list(call, spent_on(sums, |at| class(at).1))
    },
    "agency.treasury_account_object_classes" =>
        |it, call| it.paged(call, it.treasury_account(call, true)),
    "agency.treasury_account_program_activities" =>
        |it, call| it.paged(call, it.treasury_account(call, false)),
    "agency.sub_agency_count" => |_, call| {
        let parts = asked_agency(call)?.parts.len();
        counts(call, &[("sub_agency_count", parts), ("office_count", parts)])
    },
    "agency.federal_account_count" => |it, call| {
        let count = it.by(call, |line| line.account)?.len();
        counts(call, &[("federal_account_count", count), ("treasury_account_count", count)])
    },
    "agency.budget_function_count" => |it, call| {
        let parts = it.by(call, |line| function(line.agency, line.account))?;
        let mut functions: Vec<usize> = parts.keys().map(|(at, _)| *at).collect();
        functions.dedup();
        let (functions, parts) = (functions.len(), parts.len());
        counts(call, &[("budget_function_count", functions), ("budget_sub_function_count", parts)])
    },
    "agency.object_class_count" => |it, call|
        counts(call, &[("object_class_count", it.by(call, |line| line.class)?.len())]),
    "agency.program_activity_count" => |it, call|
        counts(call, &[("program_activity_count", it.by(call, |line| line.activity)?.len())]),
};

/// The fiscal year of a call; the current one if the call names none.
pub(super) fn year(call: &Call) -> i64 {
    call.number("fiscal_year")
        .unwrap_or_else(|| dates::fiscal_year(call.today))
}

/// The agency that the path names, or the service's 404.
pub(super) fn asked_agency(call: &Call) -> Result<&'static Agency, Reply> {
    let code = [
        call.argument("toptier_agency_code"),
        call.argument("toptier_code"),
    ]
    .concat();
    if let Some(agency) = NAMES.agency(&code) {
        return Ok(agency);
    }
    let text = format!("Agency with a toptier code of '{code}' does not exist");
    refused(404, &text)
}

/// An agency's index in the list of agencies.
pub(super) fn place_of(agency: &Agency) -> usize {
    let mut agencies = NAMES.agencies.iter();
    agencies.position(|one| one.id == agency.id).unwrap_or(0)
}

/// The requested agency, in a year with reports: the service fails for any other year.
fn in_reported_year(call: &Call) -> Result<&'static Agency, Reply> {
    let agency = asked_agency(call)?;
    let reported = fiscal_years(call.today).contains(&year(call));
    reported.then_some(agency).ok_or_else(broken)
}

/// An answer with several counts of an agency and a year.
fn counts(call: &Call, numbers: &[(&str, usize)]) -> Answered {
    let code = asked_agency(call)?.code;
    let record = json!({ "toptier_code": code, "fiscal_year": year(call) });
    let record = with(record, numbers.iter().copied().collect());
    answer(with(record, json!({ "messages": [] })))
}

/// A record with obligations and outlays.
fn with_sums(record: Value, sums: Sums) -> Value {
    let (obligated, outlay) = (cents(sums.obligated), cents(sums.outlay));
    with(
        record,
        json!({ "obligated_amount": obligated, "gross_outlay_amount": outlay }),
    )
}

fn named_sums(name: &str, sums: Sums) -> Value {
    with_sums(json!({ "name": name }), sums)
}

/// A record with obligations, outlays and budget.
fn with_totals(record: Value, [obligations, outlays, budget]: [Option<f64>; 3]) -> Value {
    let totals = json!({
        "total_obligations": obligations,
        "total_outlays": outlays,
        "total_budgetary_resources": budget,
    });
    with(record, totals)
}

fn spent_on(sums: BTreeMap<usize, Sums>, name: impl Fn(usize) -> &'static str) -> Vec<Value> {
    records(sums, |at, sums| named_sums(name(at), sums))
}

/// A sum by one key, with the sums by a second key within it.
struct Group {
    name: &'static str,
    sums: Sums,
    children: Vec<Value>,
}

/// Sums by two keys, those by the second within each value of the first.
fn nested<K: Ord>(
    sums: BTreeMap<(K, K), Sums>,
    name: impl Fn(&K, Option<&K>) -> &'static str,
) -> impl Iterator<Item = Group> {
    let mut groups: BTreeMap<K, Group> = BTreeMap::new();
    for ((above, below), part) in sums {
        let child = named_sums(name(&above, Some(&below)), part);
        let title = name(&above, None);
        let group = groups.entry(above).or_insert_with(|| Group {
            name: title,
            sums: Sums::default(),
            children: Vec::new(),
        });
        group.sums.obligated += part.obligated;
        group.sums.outlay += part.outlay;
        group.children.push(child);
    }
    groups.into_values()
}

/// The obligations and the number of the transactions in a fiscal year.
fn transactions<'a>(awards: impl Iterator<Item = &'a Award>, year: i64) -> (f64, usize) {
    awards
        .flat_map(|award| award.transactions.iter())
        .filter(|one| dates::fiscal_year(one.date) == year)
        .fold((0.0, 0), |(amount, count), one| {
            (amount + one.amount, count + 1)
        })
}

fn began<'a>(awards: impl Iterator<Item = &'a Award>, year: i64) -> usize {
    awards
        .filter(|award| dates::fiscal_year(award.start) == year)
        .count()
}

impl Spending {
    fn awards_of(&self, agency: &Agency) -> impl Iterator<Item = &Award> {
        let at = place_of(agency);
        let awards = self.corpus().awards.iter();
        awards.filter(move |award| award.agency == at)
    }

    /// The agency's awards of the types that the call requests.
    fn typed_awards_of(&self, agency: &Agency, call: &Call) -> impl Iterator<Item = &Award> {
        let codes: Vec<String> = call
            .queries("award_type_codes")
            .flat_map(|text| text.split(','))
            .map(|code| code.trim_matches(['[', ']', '"', '\'', ' ']).to_owned())
            .filter(|code| !code.is_empty())
            .collect();
        self.awards_of(agency)
            .filter(move |award| codes.is_empty() || codes.iter().any(|code| code == award.code))
    }

    fn overview(&self, call: &OperationCall<'_>) -> Answered {
        let agency = asked_agency(call)?;
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
        answer(json!({
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
        }))
    }

    fn sub_agencies(&self, call: &Call) -> Result<Vec<Value>, Reply> {
        let (agency, year) = (asked_agency(call)?, year(call));
        let parts = agency.parts.iter().enumerate();
        let records = parts.map(|(at, part)| {
            let awards = || {
                let all = self.typed_awards_of(agency, call);
                all.filter(move |award| award.part == at)
            };
            let (amount, count) = transactions(awards(), year);
            let new = began(awards(), year);
            let (office_code, office) = part.office();
            let sums = json!({
                "total_obligations": cents(amount),
                "transaction_count": count,
                "new_award_count": new,
            });
            let office = with(json!({ "code": office_code, "name": office }), sums.clone());
            let part = json!({ "abbreviation": part.abbreviation, "name": part.name });
            with(with(part, sums), json!({ "children": [office] }))
        });
        Ok(records.collect())
    }

    /// The agency's lines of the call's year, summed by key.
    fn by<K: Ord>(
        &self,
        call: &Call,
        key: impl Fn(&Line<'_>) -> K,
    ) -> Result<BTreeMap<K, Sums>, Reply> {
        let (at, year) = (place_of(asked_agency(call)?), year(call));
        let lines = self.corpus().lines();
        let lines = lines.filter(move |line| line.agency == at && line.year() == year);
        Ok(sums(lines, |line| Some(key(line))))
    }

    fn accounts_of(&self, call: &Call) -> Result<Vec<Value>, Reply> {
        let at = place_of(asked_agency(call)?);
        let sums = self.by(call, |line| line.account)?;
        Ok(records(sums, |account, sums| {
            let (code, title, _) = account_at(at, account);
            let child = with_sums(json!({ "name": title, "code": symbol(&code) }), sums);
            with_sums(
                json!({ "code": code, "name": title, "children": [child] }),
                sums,
            )
        }))
    }

    fn components(&self, call: &Call) -> Result<Vec<Value>, Reply> {
        let agency = in_reported_year(call)?;
        let (at, parts) = (place_of(agency), agency.parts.len());
        let each = agency.parts.iter().enumerate();
        let records = each.map(|(place, part)| {
            let sums = self.corpus().years.part(year(call), at, place, parts);
            // The service returns null for a sum of zero.
            let amounts = [sums.obligated, sums.outlay, sums.budget];
            let amounts = amounts.map(|number| (number != 0.0).then_some(number));
            with_totals(json!({ "name": part.name, "id": part.slug() }), amounts)
        });
        Ok(records.collect())
    }

    fn bureau_accounts(&self, call: &Call) -> Result<Vec<Value>, Reply> {
        let agency = in_reported_year(call)?;
        let (at, parts) = (place_of(agency), agency.parts.len());
        let asked = call.argument("bureau_slug");
        let place = agency.parts.iter().position(|part| part.slug() == asked);
        let accounts = 0..NAMES.accounts.len();
        let records = accounts
            .filter(|account| Some(account % parts.max(1)) == place)
            .filter_map(|account| {
                let sums = self.corpus().years.account(year(call), at, account)?;
                let (code, title, _) = account_at(at, account);
                let amounts = [sums.obligated, sums.outlay, sums.budget].map(Some);
                Some(with_totals(json!({ "name": title, "id": code }), amounts))
            });
        Ok(records.collect())
    }

    fn functions(&self, call: &Call) -> Result<Vec<Value>, Reply> {
        let sums = self.by(call, |line| function(line.agency, line.account))?;
        let name = |at: &usize, part: Option<&usize>| {
            NAMES
                .budget_functions
                .get(*at)
                .map_or("", |(_, name, parts)| {
                    part.map_or(*name, |part| parts.get(*part).map_or("", |one| one.1))
                })
        };
        let records = nested(sums, name).map(|group| {
            with_sums(
                json!({ "name": group.name, "children": group.children }),
                group.sums,
            )
        });
        Ok(records.collect())
    }

    /// The object classes within major ones, or the activities, of a treasury account; each contains those of
    /// the other kind.
    fn treasury_account(&self, call: &Call, by_class: bool) -> Vec<Value> {
        let asked = call.argument("tas");
        let text = call.query("filter").unwrap_or_default();
        let lines = self.corpus().lines().filter(|line| {
            line.year() == year(call)
                && symbol(&account_at(line.agency, line.account).0) == asked
                && (!by_class || words::mentions(class(line.class).1, text))
        });
        let sums = sums(lines, |line| {
            let major = NAMES.major_class(&major(class(line.class).0));
            let activity = activity(line.activity).1;
            Some(if by_class {
                (major, activity)
            } else {
                (activity, major)
            })
        });
        let kind = (!by_class).then_some("PAC/PAN");
        nested(sums, |above, below| below.unwrap_or(above))
            .map(|group| {
                let rest = json!({ "children": group.children, "type": kind });
                with(named_sums(group.name, group.sums), without_nulls(rest))
            })
            .collect()
    }

    fn by_year(&self, call: &OperationCall<'_>) -> Answered {
        let agency = asked_agency(call)?;
        let (at, corpus) = (place_of(agency), self.corpus());
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
                    // The first month of a year is reported together with the second.
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
        let code = agency.code;
        answer(json!({ "toptier_code": code, "agency_data_by_year": years, "messages": [] }))
    }

    fn by_category(&self, call: &OperationCall<'_>) -> Answered {
        let (agency, year) = (asked_agency(call)?, year(call));
        let groups = NAMES.groups_by_name().into_iter();
        let results: Vec<Value> = groups
            .map(|group| {
                let awards = self.awards_of(agency);
                let (amount, _) = transactions(awards.filter(|one| one.group == group.name), year);
                json!({ "category": group.short, "aggregated_amount": cents(amount) })
            })
            .collect();
        let (amount, _) = transactions(self.awards_of(agency), year);
        answer(json!({ "total_aggregated_amount": cents(amount), "results": results }))
    }

    fn counts_by_agency(&self, call: &OperationCall<'_>) -> Answered {
        let year = year(call);
        let mut counts: BTreeMap<(usize, &str), usize> = BTreeMap::new();
        for award in self.corpus().awards.iter() {
            let mut dates = award.transactions.iter().map(|one| one.date);
            if dates.any(|date| dates::fiscal_year(date) == year) {
                *counts.entry((award.agency, award.group)).or_default() += 1;
            }
        }
        let agencies = NAMES.agencies.iter().enumerate();
        let records = agencies.map(|(at, agency)| {
            let record = json!({
                "awarding_toptier_agency_name": agency.name,
                "awarding_toptier_agency_code": agency.code,
            });
            let count = |group: &str| counts.get(&(at, group)).copied().unwrap_or(0);
            let groups = NAMES.award_groups.iter();
            with(
                record,
                groups
                    .map(|group| (group.short, count(group.name)))
                    .collect(),
            )
        });
        let reply = self.list(call, records.collect())?;
        let mut members: Value = serde_json::from_slice(&reply.body).unwrap_or_default();
        // The records are a nested list, which comes last.
        if let Value::Object(members) = &mut members {
            let records = members.remove("results");
            members.insert("results".to_owned(), json!([records]));
        }
        answer(members)
    }

    /// The number of an agency's awards that began in a year.
    fn new_award_count(&self, call: &OperationCall<'_>) -> Answered {
        let code = call.argument("toptier_agency_code");
        let agency = NAMES.agency(code);
        let count = agency.map_or(0, |agency| began(self.awards_of(agency), year(call)));
        answer(json!({
            "toptier_code": code,
            "fiscal_year": year(call),
            "agency_type": call.query("agency_type").unwrap_or("awarding"),
            "award_type_codes": null,
            "new_award_count": count,
        }))
    }

    /// The totals of an agency's awards of a year.
    fn award_totals(&self, call: &OperationCall<'_>) -> Answered {
        let (agency, year) = (asked_agency(call)?, year(call));
        let (amount, count) = transactions(self.typed_awards_of(agency, call), year);
        let last = self
            .typed_awards_of(agency, call)
            .flat_map(|award| award.transactions.iter().map(|one| one.date))
            .filter(|date| dates::fiscal_year(*date) == year)
            .max();
        answer(json!({
            "fiscal_year": year,
            "latest_action_date": last.map(|day| format!("{day}T00:00:00")),
            "toptier_code": agency.code,
            "transaction_count": count,
            "obligations": cents(amount),
            "messages": [],
        }))
    }
}
