//! Emergency funds: what was bound and paid of them, by agency, account, class, program, recipient
//! and place. Everything is summed from the same lines of the accounts.

use std::collections::BTreeMap;

use serde_json::{Map, Value, json};

use super::account_lines::{Line, class, major};
use super::categories::shape;
use super::errors::detail;
use super::names::NAMES;
use super::page_metadata::{PageForm, page_metadata};
use super::places::{account_at, symbol};
use super::request::strings;
use super::service::Spending;
use crate::call::Call;
use crate::lists::{self, Page};
use crate::random::cents;
use crate::reply::Reply;
use crate::words;
use openshelf_core::table::Operation;

/// As many recipients of a ranking can be reached.
const REACHABLE: usize = 10_000;

/// What belongs to one place of a ranking.
#[derive(Debug, Clone, Default)]
struct Tally {
    awards: usize,
    obligation: f64,
    outlay: f64,
    face_value: f64,
}

impl Tally {
    /// Adds a line; the first line of an award brings the award itself.
    fn add(&mut self, line: &Line<'_>, first: bool) {
        self.obligation += line.obligated;
        self.outlay += line.outlay;
        if let (true, Some(award)) = (first, line.award) {
            self.awards += 1;
            self.face_value += award.face_value();
        }
    }

    fn merge(&mut self, other: &Self) {
        self.awards += other.awards;
        self.obligation += other.obligation;
        self.outlay += other.outlay;
        self.face_value += other.face_value;
    }
}

/// What an answer says of its tallies.
#[derive(Debug, Clone, Copy)]
struct TallyMembers {
    /// Awards are counted, and the budgets of accounts are not reported.
    awards: bool,
    loans: bool,
    budget: bool,
}

impl TallyMembers {
    fn put(self, record: &mut Map<String, Value>, tally: &Tally, totals: bool) {
        if self.awards {
            record.insert("award_count".to_owned(), json!(tally.awards));
        } else if !totals {
            record.insert("award_count".to_owned(), Value::Null);
        }
        record.insert("obligation".to_owned(), json!(cents(tally.obligation)));
        record.insert("outlay".to_owned(), json!(cents(tally.outlay)));
        if self.budget {
            let budget = budget(tally);
            record.insert("total_budgetary_resources".to_owned(), json!(budget));
        }
        if self.loans {
            let value = cents(tally.face_value);
            record.insert("face_value_of_loan".to_owned(), json!(value));
        }
    }
}

/// What the emergency laws gave for what was bound: a quarter of it more.
fn budget(tally: &Tally) -> f64 {
    cents(cents(tally.obligation) * 1.25)
}

/// A record of a ranking, with its children.
struct Rank {
    id: Value,
    code: String,
    description: String,
    more: Value,
    tally: Tally,
    children: Vec<Rank>,
}

impl Rank {
    fn record(&self, members: TallyMembers, children: bool) -> Value {
        let mut record = Map::new();
        record.insert("id".to_owned(), self.id.clone());
        record.insert("code".to_owned(), json!(self.code));
        record.insert("description".to_owned(), json!(self.description));
        if let Value::Object(more) = &self.more {
            record.extend(more.clone());
        }
        members.put(&mut record, &self.tally, false);
        if children {
            let below: Vec<Value> = self
                .children
                .iter()
                .map(|one| one.record(members, false))
                .collect();
            record.insert("children".to_owned(), json!(below));
        }
        Value::Object(record)
    }
}

/// Whether only lines of awards count: asked for, or only awards have what the row is about.
fn by_award(row: &Operation, call: &Call) -> bool {
    call.given("spending_type").as_deref() == Some("award")
        || row.name == "loans"
        || matches!(
            row.group,
            "disaster.cfda" | "disaster.recipient" | "disaster.award"
        )
        || row.name == "spending_by_geography"
        || call.member("filter.award_type_codes").is_some()
        || call.member("filter.award_type").is_some()
}

/// Whether the service sorts the records by description in place of id and code.
fn is_grouped(row: &Operation, of_typed_awards: bool) -> bool {
    match row.group {
        "disaster.cfda" | "disaster.recipient" => true,
        "disaster.agency" => of_typed_awards,
        _ => false,
    }
}

impl Spending {
    /// The lines that the call is about.
    fn emergency<'a>(&'a self, row: &Operation, call: &Call) -> impl Iterator<Item = Line<'a>> {
        let funds = strings(call.member("filter.def_codes"));
        let codes = strings(call.member("filter.award_type_codes"));
        let procurement = call
            .given("filter.award_type")
            .map(|kind| kind == "procurement");
        let awards_only = by_award(row, call);
        let loans = row.name == "loans"
            || call.given("spending_type").as_deref() == Some("face_value_of_loan");
        let assistance = row.group == "disaster.cfda";
        self.corpus().lines().filter(move |line| {
            line.fund
                .is_some_and(|fund| funds.iter().any(|one| one == fund))
                && match line.award {
                    None => !awards_only,
                    Some(award) => {
                        (codes.is_empty() || codes.iter().any(|code| code == award.code))
                            && procurement.is_none_or(|one| one == award.is_procurement())
                            && (!loans || award.group == "loans")
                            && !(assistance && award.is_procurement())
                    }
                }
        })
    }

    /// The tallies of the call's lines by what the key says.
    fn tallies<K: Ord>(
        &self,
        row: &Operation,
        call: &Call,
        key: impl Fn(&Line<'_>) -> K,
    ) -> BTreeMap<K, Tally> {
        let mut tallies: BTreeMap<K, Tally> = BTreeMap::new();
        let mut last = None;
        for line in self.emergency(row, call) {
            // The lines of an award are adjacent.
            let first = line.award.map(|award| award.id) != last;
            last = line.award.map(|award| award.id);
            tallies.entry(key(&line)).or_default().add(&line, first);
        }
        tallies
    }

    fn agency_ranks(&self, row: &Operation, call: &Call) -> Vec<Rank> {
        let below = call.member("filter.award_type_codes").is_some();
        let mut ranks: BTreeMap<usize, Rank> = BTreeMap::new();
        let parts = self.tallies(row, call, |line| {
            (line.agency, line.award.map_or(0, |award| award.part))
        });
        for ((agency, part), tally) in parts {
            let Some(agency_entry) = NAMES.agencies.get(agency) else {
                continue;
            };
            let rank = ranks.entry(agency).or_insert_with(|| Rank {
                id: json!(agency_entry.id),
                code: agency_entry.code.to_owned(),
                description: agency_entry.name.to_owned(),
                more: Value::Null,
                tally: Tally::default(),
                children: Vec::new(),
            });
            rank.tally.merge(&tally);
            if let (true, Some(part)) = (below, agency_entry.parts.get(part)) {
                rank.children.push(Rank {
                    id: json!(part.id),
                    code: part.code.to_owned(),
                    description: part.name.to_owned(),
                    more: Value::Null,
                    tally,
                    children: Vec::new(),
                });
            }
        }
        ranks.into_values().collect()
    }

    fn account_ranks(&self, row: &Operation, call: &Call) -> Vec<Rank> {
        self.tallies(row, call, |line| (line.agency, line.account))
            .into_iter()
            .map(|((agency, account), tally)| {
                let (code, description, id) = account_at(agency, account);
                let child = Rank {
                    id: json!(id + 100_000),
                    code: symbol(&code),
                    description: description.clone(),
                    more: Value::Null,
                    tally: tally.clone(),
                    children: Vec::new(),
                };
                Rank {
                    id: json!(id),
                    code,
                    description,
                    more: Value::Null,
                    tally,
                    children: vec![child],
                }
            })
            .collect()
    }

    fn class_ranks(&self, row: &Operation, call: &Call) -> Vec<Rank> {
        let mut ranks: BTreeMap<String, Rank> = BTreeMap::new();
        let loans = row.name == "loans";
        for (at, tally) in self.tallies(row, call, |line| line.class) {
            let (code, name) = class(at);
            let major = major(code);
            let title = NAMES
                .major_classes
                .iter()
                .find(|one| one.0 == major)
                .map_or("Other", |one| one.1);
            let rank = ranks.entry(major.clone()).or_insert_with(|| Rank {
                id: json!(major),
                code: major.clone(),
                description: title.to_owned(),
                more: Value::Null,
                tally: Tally::default(),
                children: Vec::new(),
            });
            rank.tally.merge(&tally);
            rank.children.push(Rank {
                // The rankings of loans write it as a number, the others as a text.
                id: if loans {
                    json!(at + 1)
                } else {
                    json!((at + 1).to_string())
                },
                code: code.to_owned(),
                description: name.to_owned(),
                more: Value::Null,
                tally,
                children: Vec::new(),
            });
        }
        ranks.into_values().collect()
    }

    fn program_ranks(&self, row: &Operation, call: &Call) -> Vec<Rank> {
        let tallies = self.tallies(row, call, |line| {
            let code = line.award.map_or("", |award| award.program.0);
            NAMES.programs.iter().position(|one| one.0 == code)
        });
        tallies
            .into_iter()
            .filter_map(|(at, tally)| {
                let at = at?;
                let (code, name) = NAMES.programs.get(at).copied()?;
                Some(Rank {
                    id: json!(at + 1),
                    code: code.to_owned(),
                    description: name.to_owned(),
                    more: json!({
                        "resource_link": null,
                        "cfda_federal_agency": "FEDERAL AGENCY OF THE PROGRAM",
                        "cfda_objectives": format!("To support: {name}."),
                        "cfda_website": null,
                        "applicant_eligibility": "States and their agencies.",
                        "beneficiary_eligibility": "The public.",
                    }),
                    tally,
                    children: Vec::new(),
                })
            })
            .collect()
    }

    fn recipient_ranks(&self, row: &Operation, call: &Call) -> Vec<Rank> {
        let corpus = self.corpus();
        let tallies = self.tallies(row, call, |line| {
            line.award.map_or(0, |award| award.recipient)
        });
        tallies
            .into_iter()
            .filter_map(|(at, tally)| {
                let recipient = corpus.recipients.get(at)?;
                Some(Rank {
                    id: json!([recipient.id]),
                    code: recipient.duns.clone(),
                    description: recipient.name.clone(),
                    more: Value::Null,
                    tally,
                    children: Vec::new(),
                })
            })
            .collect()
    }

    fn ranks(&self, row: &Operation, call: &Call) -> Vec<Rank> {
        match row.group {
            "disaster.agency" => self.agency_ranks(row, call),
            "disaster.federal_account" => self.account_ranks(row, call),
            "disaster.object_class" => self.class_ranks(row, call),
            "disaster.cfda" => self.program_ranks(row, call),
            _ => self.recipient_ranks(row, call),
        }
    }

    fn ranking(&self, row: &'static Operation, call: &Call) -> Reply {
        let awards = by_award(row, call);
        let has_types = call.member("filter.award_type_codes").is_some();
        let with_budget = matches!(row.group, "disaster.agency" | "disaster.federal_account");
        let sort = call
            .given("pagination.sort")
            .unwrap_or_else(|| "id".to_owned());
        let query = call.given("filter.query").filter(|text| !text.is_empty());
        if row.full_name() == "disaster.agency.loans" && query.is_some() && !has_types {
            return detail(500, "Internal Server Error");
        }
        if sort == "total_budgetary_resources" && awards {
            return if has_types && row.group == "disaster.agency" {
                detail(400, "Field 'pagination|sort' is outside valid values")
            } else {
                detail(500, "Internal Server Error")
            };
        }
        let members = TallyMembers {
            awards,
            loans: row.name == "loans",
            budget: with_budget && !awards,
        };
        let mut ranks = self.ranks(row, call);
        if let (true, Some(query)) = (awards, query) {
            ranks.retain(|one| words::mentions(&one.description, &query));
        }
        let mut all = Tally::default();
        for one in &ranks {
            all.merge(&one.tally);
        }
        let mut totals = Map::new();
        members.put(&mut totals, &all, true);
        let family = matches!(
            row.group,
            "disaster.agency" | "disaster.federal_account" | "disaster.object_class"
        );
        let mut records: Vec<Value> = ranks
            .iter()
            .map(|one| one.record(members, family))
            .collect();
        let descending = call.given("pagination.order").as_deref() != Some("asc");
        lists::sort_by(&mut records, &sort, descending);
        let mut messages = Vec::new();
        if is_grouped(row, has_types && awards) && matches!(sort.as_str(), "id" | "code") {
            messages.push(format!(
                "Notice! API Request to sort on '{sort}' field isn't fully implemented. Results \
                 were actually sorted using 'description' field."
            ));
        }
        if row.group == "disaster.recipient" && records.len() > REACHABLE {
            records.truncate(REACHABLE);
            messages.push(format!(
                "Notice! API Request is capped at {REACHABLE} results. Either download to view \
                 all results or filter using the 'query' attribute."
            ));
        }
        let number = |name: &str, standard| call.number(name).unwrap_or(standard);
        let page = Page::new(
            number("pagination.page", 1),
            number("pagination.limit", 10),
            records.len(),
        );
        // A fault of the service: these are never cut to the page.
        let whole = awards
            && matches!(
                row.group,
                "disaster.federal_account" | "disaster.object_class"
            );
        let mut answer = Map::new();
        answer.insert("totals".to_owned(), Value::Object(totals));
        let shown = if whole { &records } else { page.of(&records) };
        answer.insert("results".to_owned(), json!(shown));
        let metadata = page_metadata(page, PageForm::of(row), call);
        answer.insert("page_metadata".to_owned(), metadata);
        if !messages.is_empty() {
            answer.insert("messages".to_owned(), json!(messages));
        }
        Reply::json(200, &Value::Object(answer))
    }

    fn emergency_count(&self, row: &'static Operation, call: &Call) -> usize {
        match row.group {
            "disaster.award" => self
                .tallies(row, call, |_| ())
                .values()
                .map(|one| one.awards)
                .sum(),
            "disaster.def_code" => self.tallies(row, call, |line| line.fund).len(),
            "disaster.object_class" => self.tallies(row, call, |line| line.class).len(),
            _ => self.ranks(row, call).len(),
        }
    }

    fn emergency_amount(&self, row: &'static Operation, call: &Call) -> Value {
        let tallies = self.tallies(row, call, |_| ());
        let tally = tallies.into_values().next().unwrap_or_default();
        let mut amount = json!({
            "award_count": tally.awards,
            "obligation": cents(tally.obligation),
            "outlay": cents(tally.outlay),
        });
        let types = strings(call.member("filter.award_type_codes"));
        let loans = |code: &String| ["07", "08", "F003", "F004"].contains(&code.as_str());
        if let Value::Object(members) = &mut amount
            && types.iter().any(loans)
        {
            let face_value = json!(cents(tally.face_value));
            members.insert("face_value_of_loan".to_owned(), face_value);
        }
        amount
    }

    fn emergency_places(&self, row: &'static Operation, call: &Call) -> Value {
        let corpus = self.corpus();
        let layer = call.given("geo_layer").unwrap_or_default();
        let scope = call
            .given("scope")
            .unwrap_or_else(|| "recipient_location".to_owned());
        let kind = call.given("spending_type").unwrap_or_default();
        let wanted = strings(call.member("geo_layer_filters"));
        let tallies = self.tallies(row, call, |line| {
            let award = line.award?;
            let recipient = corpus.recipient(award);
            Some(shape(
                award,
                recipient.filter(|_| scope == "recipient_location"),
                &layer,
            ))
        });
        let results: Vec<Value> = tallies
            .into_iter()
            .filter_map(|(place, tally)| Some((place?, tally)))
            .filter(|((code, ..), _)| wanted.is_empty() || wanted.contains(code))
            .map(|((code, name, people), tally)| {
                let amount = match kind.as_str() {
                    "outlay" => tally.outlay,
                    "face_value_of_loan" => tally.face_value,
                    _ => tally.obligation,
                };
                json!({
                    "amount": cents(amount),
                    "display_name": name,
                    "shape_code": code,
                    "population": people,
                    "per_capita": cents(amount / people.max(1) as f64),
                    "award_count": tally.awards,
                })
            })
            .collect();
        json!({ "geo_layer": layer, "spending_type": kind, "scope": scope, "results": results })
    }

    fn emergency_overview(&self, call: &Call) -> Value {
        let asked = call.query("def_codes").unwrap_or_default();
        let codes: Vec<&str> = asked.split(',').filter(|code| !code.is_empty()).collect();
        let funds = NAMES.emergency_funds.iter().filter(|fund| {
            if codes.is_empty() {
                fund.disaster.is_some()
            } else {
                codes.contains(&fund.code)
            }
        });
        let (mut awards, mut all, mut funding) = (Tally::default(), Tally::default(), Vec::new());
        let mut sums: BTreeMap<&str, (Tally, Tally)> = BTreeMap::new();
        for line in self.corpus().lines() {
            if let Some(fund) = line.fund {
                let entry = sums.entry(fund).or_default();
                entry.1.add(&line, false);
                if line.award.is_some() {
                    entry.0.add(&line, false);
                }
            }
        }
        let mut authority = 0.0;
        for fund in funds {
            if let Some((of_awards, of_all)) = sums.get(fund.code) {
                awards.merge(of_awards);
                all.merge(of_all);
                authority += budget(of_all);
                funding.push(json!({ "def_code": fund.code, "amount": budget(of_all) }));
            }
        }
        let additional = (asked == "V").then(|| {
            json!({
                "spending": { "total_obligations": 0.0, "total_outlays": 0.0 },
                "total_budget_authority": 0.0,
            })
        });
        json!({
            "funding": funding,
            "total_budget_authority": cents(authority),
            "spending": {
                "award_obligations": cents(awards.obligation),
                "award_outlays": cents(awards.outlay),
                "total_obligations": cents(all.obligation),
                "total_outlays": cents(all.outlay),
            },
            "additional": additional,
        })
    }

    /// The operations under `disaster`.
    pub(super) fn disaster(&self, row: &'static Operation, call: &Call) -> Option<Reply> {
        if call.member("filter.award_type_codes").is_some()
            && call.member("filter.award_type").is_some()
        {
            return Some(detail(
                422,
                "Cannot provide both 'award_type_codes' and 'award_type'",
            ));
        }
        let answer = match row.name {
            "spending" | "loans" => return Some(self.ranking(row, call)),
            "count" => json!({ "count": self.emergency_count(row, call) }),
            "amount" => self.emergency_amount(row, call),
            "spending_by_geography" => self.emergency_places(row, call),
            "overview" => self.emergency_overview(call),
            _ => return None,
        };
        Some(Reply::json(200, &answer))
    }
}
