//! Answers the operations on emergency funds: obligations and outlays by agency, account, class, program,
//! recipient and place. All sums are computed from the same lines of the accounts.

use std::collections::BTreeMap;

use serde_json::{Value, json};

use super::account_lines::{Line, Tally};
use super::answers::{Checked, answer, broken, refused};
use super::codes::{account_at, class, major, symbol};
use super::forms::form;
use super::names::NAMES;
use super::page_metadata::{PageForm, page_metadata};
use super::request::strings;
use super::service::Spending;
use super::shapes::shape;
use crate::call::Call;
use crate::handler::{Answered, Answers, OperationCall, by_name};
use crate::lists::{self, PageOfList};
use crate::object::{with, without_nulls};
use crate::random::cents;
use crate::words;
use openshelf_core::catalog::Operation;

pub const ANSWERS: &Answers<Spending> = by_name! {
    "*.spending" | "*.loans" => Spending::ranking,
    "disaster.agency.count" | "disaster.federal_account.count" | "disaster.cfda.count"
    | "disaster.recipient.count" => |it, call| it.count_of(call, it.ranks(call).len()),
    "disaster.object_class.count" =>
        |it, call| it.count_of(call, it.tallies(call, |line| line.class).len()),
    "disaster.def_code.count" =>
        |it, call| it.count_of(call, it.tallies(call, |line| line.fund).len()),
    "disaster.award.count" => |it, call| it.count_of(call, it.tally(call).awards),
    "disaster.award.amount" => Spending::emergency_amount,
    "disaster.spending_by_geography" => Spending::emergency_places,
    "disaster.overview" => Spending::emergency_overview,
};

/// The number of recipients of a ranking that pages can reach.
const REACHABLE: usize = 10_000;

/// Which members of its tallies an answer contains.
#[derive(Debug, Clone, Copy)]
struct TallyMembers {
    /// Awards are counted.
    awards: bool,
    loans: bool,
    /// There is a member for the budgets of accounts. Awards have no known budget.
    budget: bool,
}

impl TallyMembers {
    fn of(self, tally: &Tally) -> Value {
        let mut members = json!({
            "award_count": self.awards.then_some(tally.awards),
            "obligation": cents(tally.obligation),
            "outlay": cents(tally.outlay),
        });
        if self.budget {
            let budget = (!self.awards).then(|| tally.budget());
            members = with(members, json!({ "total_budgetary_resources": budget }));
        }
        if self.loans {
            let face_value = cents(tally.face_value);
            members = with(members, json!({ "face_value_of_loan": face_value }));
        }
        members
    }
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
    fn new(id: impl Into<Value>, code: &str, description: &str, tally: Tally) -> Self {
        Self {
            id: id.into(),
            code: code.to_owned(),
            description: description.to_owned(),
            more: Value::Null,
            tally,
            children: Vec::new(),
        }
    }

    fn record(&self, members: TallyMembers, children: bool) -> Value {
        let record = json!({ "id": self.id, "code": self.code, "description": self.description });
        let record = with(with(record, self.more.clone()), members.of(&self.tally));
        if !children {
            return record;
        }
        let below = self.children.iter().map(|one| one.record(members, false));
        with(record, json!({ "children": below.collect::<Vec<_>>() }))
    }
}

/// The groups with their consecutive members; each member comes with its group.
fn gathered(parts: impl Iterator<Item = (Rank, Tally, Option<Rank>)>) -> Vec<Rank> {
    let mut ranks: Vec<Rank> = Vec::new();
    for (whole, tally, part) in parts {
        if ranks.last().is_none_or(|last| last.code != whole.code) {
            ranks.push(whole);
        }
        if let Some(rank) = ranks.last_mut() {
            rank.tally.merge(&tally);
            rank.children.extend(part);
        }
    }
    ranks
}

/// Whether only lines of awards count, because the call requests it or the operation only concerns awards.
fn by_award(call: &OperationCall<'_>) -> bool {
    let parts = [
        "disaster.agency",
        "disaster.federal_account",
        "disaster.object_class",
    ];
    let by_award = call.given("spending_type").as_deref() == Some("award");
    match call.operation.name {
        "spending" if parts.contains(&call.operation.group) => return by_award,
        // Counts of agencies consider awards, counts of accounts and classes consider all lines.
        "count" if parts.contains(&call.operation.group) => {
            return call.operation.group == "disaster.agency";
        }
        _ => {}
    }
    by_award
        || call.operation.name == "loans"
        || matches!(
            call.operation.group,
            "disaster.cfda" | "disaster.recipient" | "disaster.award"
        )
        || call.operation.name == "spending_by_geography"
        || call.member("filter.award_type_codes").is_some()
        || call.member("filter.award_type").is_some()
}

/// Whether the service sorts the records by description instead of id and code.
fn is_grouped(operation: &Operation, of_typed_awards: bool) -> bool {
    match operation.group {
        "disaster.cfda" | "disaster.recipient" => true,
        "disaster.agency" => of_typed_awards,
        _ => false,
    }
}

/// Refuses two filters with the same meaning.
fn one_type(call: &Call) -> Checked {
    let mut both = ["filter.award_type_codes", "filter.award_type"].iter();
    if both.all(|name| call.member(name).is_some()) {
        return refused(
            422,
            "Cannot provide both 'award_type_codes' and 'award_type'",
        );
    }
    Ok(())
}

impl Spending {
    /// The lines that the call selects.
    fn emergency<'a>(&'a self, call: &OperationCall<'_>) -> impl Iterator<Item = Line<'a>> {
        let funds = strings(call.member("filter.def_codes"));
        // Award types only matter where only awards are counted.
        let codes = call
            .member("filter.award_type_codes")
            .filter(|_| by_award(call));
        let codes = strings(codes);
        let procurement = call
            .given("filter.award_type")
            .map(|kind| kind == "procurement");
        let awards_only = by_award(call);
        let loans = call.operation.name == "loans"
            || call.given("spending_type").as_deref() == Some("face_value_of_loan");
        let assistance = call.operation.group == "disaster.cfda";
        self.corpus().lines().filter(move |line| {
            line.is_of(&funds)
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

    /// The tallies of the call's lines, by key.
    fn tallies<K: Ord>(
        &self,
        call: &OperationCall<'_>,
        key: impl Fn(&Line<'_>) -> K,
    ) -> BTreeMap<K, Tally> {
        let mut tallies: BTreeMap<K, Tally> = BTreeMap::new();
        let mut last = None;
        for line in self.emergency(call) {
            // The lines of an award are adjacent.
            let first = line.award.map(|award| award.id) != last;
            last = line.award.map(|award| award.id);
            tallies
                .entry(key(&line))
                .or_default()
                .add_line(&line, first);
        }
        tallies
    }

    /// The tally of all lines of the call.
    fn tally(&self, call: &OperationCall<'_>) -> Tally {
        let tallies = self.tallies(call, |_| ());
        tallies.into_values().next().unwrap_or_default()
    }

    fn agency_ranks(&self, call: &OperationCall<'_>) -> Vec<Rank> {
        let below = by_award(call) && call.member("filter.award_type_codes").is_some();
        let parts = self.tallies(call, |line| {
            (line.agency, line.award.map_or(0, |award| award.part))
        });
        gathered(parts.into_iter().filter_map(|((agency, part), tally)| {
            let agency = NAMES.agencies.get(agency)?;
            let whole = Rank::new(agency.id, agency.code, agency.name, Tally::default());
            let part = agency.parts.get(part).filter(|_| below);
            let part = part.map(|part| Rank::new(part.id, part.code, part.name, tally.clone()));
            Some((whole, tally, part))
        }))
    }

    fn account_ranks(&self, call: &OperationCall<'_>) -> Vec<Rank> {
        let accounts = self.tallies(call, |line| (line.agency, line.account));
        let accounts = accounts.into_iter();
        accounts
            .map(|((agency, account), tally)| {
                let (code, title, id) = account_at(agency, account);
                let mut rank = Rank::new(id, &code, &title, tally.clone());
                let child = Rank::new(id + 100_000, &symbol(&code), &title, tally);
                rank.children.push(child);
                rank
            })
            .collect()
    }

    fn class_ranks(&self, call: &OperationCall<'_>) -> Vec<Rank> {
        let awards = by_award(call);
        let classes = self.tallies(call, |line| line.class).into_iter();
        gathered(classes.map(|(at, tally)| {
            let (code, name) = class(at);
            let major = major(code);
            let title = NAMES.major_class(&major);
            let whole = Rank::new(&*major, &major, title, Tally::default());
            // The id is a number if awards are counted, otherwise a text.
            let id = if awards {
                json!(at + 1)
            } else {
                json!((at + 1).to_string())
            };
            let part = Rank::new(id, code, name, tally.clone());
            (whole, tally, Some(part))
        }))
    }

    fn program_ranks(&self, call: &OperationCall<'_>) -> Vec<Rank> {
        let tallies = self.tallies(call, |line| {
            let code = line.award.map_or("", |award| award.program.0);
            NAMES.programs.iter().position(|one| one.0 == code)
        });
        let ranks = tallies.into_iter().filter_map(|(at, tally)| {
            let at = at?;
            let (code, name) = NAMES.programs.get(at)?;
            let mut rank = Rank::new(at + 1, code, name, tally);
            let own = json!({ "cfda_objectives": format!("To support: {name}.") });
            rank.more = form("emergency_program", own);
            Some(rank)
        });
        ranks.collect()
    }

    fn recipient_ranks(&self, call: &OperationCall<'_>) -> Vec<Rank> {
        let tallies = self.tallies(call, |line| line.award.map_or(0, |award| award.recipient));
        let recipients = &self.corpus().recipients;
        let ranks = tallies.into_iter().filter_map(|(at, tally)| {
            let one = recipients.get(at)?;
            Some(Rank::new(json!([one.id]), &one.duns, &one.name, tally))
        });
        ranks.collect()
    }

    fn count_of(&self, call: &Call, count: usize) -> Answered {
        one_type(call)?;
        answer(json!({ "count": count }))
    }

    /// The ranking of the operation's group.
    fn ranks(&self, call: &OperationCall<'_>) -> Vec<Rank> {
        match call.operation.group {
            "disaster.agency" => self.agency_ranks(call),
            "disaster.federal_account" => self.account_ranks(call),
            "disaster.object_class" => self.class_ranks(call),
            "disaster.cfda" => self.program_ranks(call),
            _ => self.recipient_ranks(call),
        }
    }

    fn ranking(&self, call: &OperationCall<'_>) -> Answered {
        one_type(call)?;
        let awards = by_award(call);
        let has_types = call.member("filter.award_type_codes").is_some();
        let of_agencies = call.operation.group == "disaster.agency";
        let of_accounts = call.operation.group == "disaster.federal_account";
        let of_classes = call.operation.group == "disaster.object_class";
        let sort = call.given_or("pagination.sort", "id");
        let query = call.given("filter.query").filter(|text| !text.is_empty());
        if of_agencies && call.operation.name == "loans" && query.is_some() && !has_types {
            return Err(broken());
        }
        if sort == "total_budgetary_resources" && awards {
            return if has_types && of_agencies {
                refused(400, "Field 'pagination|sort' is outside valid values")
            } else {
                Err(broken())
            };
        }
        let members = TallyMembers {
            awards,
            loans: call.operation.name == "loans",
            budget: call.operation.name == "spending"
                && (of_accounts || of_agencies && !(awards && has_types)),
        };
        let mut ranks = self.ranks(call);
        if let (true, Some(query)) = (awards, query) {
            ranks.retain(|one| words::mentions(&one.description, &query));
        }
        let mut all = Tally::default();
        for one in &ranks {
            all.merge(&one.tally);
        }
        let children = of_agencies || of_accounts || of_classes;
        let records = ranks.iter().map(|one| one.record(members, children));
        let mut records: Vec<Value> = records.collect();
        let descending = call.given("pagination.order").as_deref() != Some("asc");
        lists::sort_by(&mut records, &sort, descending);
        let mut messages = Vec::new();
        if is_grouped(call.operation, has_types && awards) && matches!(sort.as_str(), "id" | "code")
        {
            messages.push(format!(
                "Notice! API Request to sort on '{sort}' field isn't fully implemented. Results \
                 were actually sorted using 'description' field."
            ));
        }
        if call.operation.group == "disaster.recipient" && records.len() > REACHABLE {
            records.truncate(REACHABLE);
            messages.push(format!(
                "Notice! API Request is capped at {REACHABLE} results. Either download to view \
                 all results or filter using the 'query' attribute."
            ));
        }
        let number = |name: &str, standard| call.number(name).unwrap_or(standard);
        let page = PageOfList::new(
            number("pagination.page", 1),
            number("pagination.limit", 10),
            records.len(),
        );
        // A defect of the service: these lists are never cut to a page.
        let whole = awards && (of_accounts || of_classes);
        let shown = if whole { &records } else { page.of(&records) };
        answer(without_nulls(json!({
            // The totals omit the number of awards where awards are not counted.
            "totals": without_nulls(members.of(&all)),
            "results": shown,
            "page_metadata": page_metadata(page, PageForm::of(call.operation), call),
            "messages": (!messages.is_empty()).then_some(messages),
        })))
    }

    fn emergency_amount(&self, call: &OperationCall<'_>) -> Answered {
        one_type(call)?;
        let tally = self.tally(call);
        let loans = NAMES.award_groups.iter().find(|one| one.name == "loans");
        let types = strings(call.member("filter.award_type_codes"));
        let has_loans = types
            .iter()
            .any(|code| loans.is_some_and(|loans| loans.has(code)));
        answer(without_nulls(json!({
            "award_count": tally.awards,
            "obligation": cents(tally.obligation),
            "outlay": cents(tally.outlay),
            "face_value_of_loan": has_loans.then(|| cents(tally.face_value)),
        })))
    }

    fn emergency_places(&self, call: &OperationCall<'_>) -> Answered {
        one_type(call)?;
        let corpus = self.corpus();
        let layer = call.given("geo_layer").unwrap_or_default();
        let scope = call.given_or("scope", "recipient_location");
        let kind = call.given("spending_type").unwrap_or_default();
        let wanted = strings(call.member("geo_layer_filters"));
        let tallies = self.tallies(call, |line| {
            let award = line.award?;
            let recipient = corpus.recipient(award);
            let recipient = recipient.filter(|_| scope == "recipient_location");
            Some(shape(award, recipient, &layer))
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
        answer(json!({
            "geo_layer": layer, "spending_type": kind, "scope": scope, "results": results,
        }))
    }

    fn emergency_overview(&self, call: &OperationCall<'_>) -> Answered {
        let asked = call.query("def_codes").unwrap_or_default();
        let codes: Vec<&str> = asked.split(',').filter(|code| !code.is_empty()).collect();
        let funds = NAMES.emergency_funds.iter().filter(|fund| {
            if codes.is_empty() {
                fund.disaster.is_some()
            } else {
                codes.contains(&fund.code)
            }
        });
        let mut sums: BTreeMap<&str, (Tally, Tally)> = BTreeMap::new();
        for line in self.corpus().lines() {
            if let Some(fund) = line.fund {
                let (of_awards, all) = sums.entry(fund).or_default();
                all.add_line(&line, false);
                if line.award.is_some() {
                    of_awards.add_line(&line, false);
                }
            }
        }
        let (mut awards, mut all) = (Tally::default(), Tally::default());
        let (mut funding, mut authority) = (Vec::new(), 0.0);
        for fund in funds {
            if let Some((of_awards, of_all)) = sums.get(fund.code) {
                awards.merge(of_awards);
                all.merge(of_all);
                authority += of_all.budget();
                funding.push(json!({ "def_code": fund.code, "amount": of_all.budget() }));
            }
        }
        let additional = (asked == "V").then(|| {
            json!({
                "spending": { "total_obligations": 0.0, "total_outlays": 0.0 },
                "total_budget_authority": 0.0,
            })
        });
        answer(json!({
            "funding": funding,
            "total_budget_authority": cents(authority),
            "spending": {
                "award_obligations": cents(awards.obligation),
                "award_outlays": cents(awards.outlay),
                "total_obligations": cents(all.obligation),
                "total_outlays": cents(all.outlay),
            },
            "additional": additional,
        }))
    }
}
