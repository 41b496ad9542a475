//! Answers the operations on federal accounts, and on the accounts that agencies report.

use serde_json::{Value, json};

use super::account_lines::{Line, records, sums};
use super::agencies::year;
use super::answers::{answer, refused};
use super::codes::{account_at, activity, class, major, symbol};
use super::filter_dates::within;
use super::names::{Agency, NAMES, Part, named};
use super::request::strings;
use super::service::Spending;
use crate::call::Call;
use crate::dates;
use crate::handler::{Answered, Answers, OperationCall, by_name};
use crate::random::cents;
use crate::reply::Reply;

pub const ANSWERS: &Answers<Spending> = by_name! {
    "federal_accounts.search" => |it, call| it.list(call, it.searched_accounts(call)),
    "federal_accounts.get" => Spending::account_page,
    "federal_accounts.fiscal_year_snapshot" => Spending::snapshot,
    "federal_accounts.available_object_classes" => |_, _| object_class_tree(),
    "federal_accounts.program_activities" =>
        |it, call| it.list(call, it.activities_of(call, false)),
    "federal_accounts.program_activities_total" =>
        |it, call| it.list(call, it.activities_of(call, true)),
    "federal_accounts.object_classes_total" => |it, call| it.list(call, it.classes_of(call)),
    "financial_balances.agency" =>
        |it, call| it.list(call, it.balances(call).into_iter().collect()),
    "financial_spending.major_object_class" =>
        |it, call| it.list(call, it.spent_by_major_class(call)),
    "financial_spending.object_class" => |it, call| it.list(call, it.spent_by_class(call)),
    "federal_obligations.list" => |it, call| it.list(call, it.spent_by_account(call)),
    "award_spending.recipient" => |it, call| it.list(call, it.spent_by_recipient(call)?),
};

/// A federal account.
struct Account {
    /// The indices of its agency and of its ending.
    place: (usize, usize),
    agency: &'static Agency,
    code: String,
    title: String,
    id: i64,
}

/// All accounts of all agencies.
fn all_accounts() -> impl Iterator<Item = Account> {
    let agencies = NAMES.agencies.iter().enumerate();
    agencies.flat_map(|(at, agency)| {
        (0..NAMES.accounts.len()).map(move |ending| {
            let (code, title, id) = account_at(at, ending);
            Account {
                place: (at, ending),
                agency,
                code,
                title,
                id,
            }
        })
    })
}

/// An amount in the notation of the older operations.
fn written(amount: f64) -> String {
    format!("{amount:.2}")
}

/// The object classes, each under its major class.
fn object_class_tree() -> Answered {
    let majors = NAMES.major_classes.iter();
    let classes: Value = majors
        .map(|(code, name)| {
            let minor: Vec<Value> = NAMES
                .object_classes
                .iter()
                .filter(|(minor, _)| minor.get(..1) == code.get(..1))
                .map(|(id, name)| json!({ "id": id, "name": name }))
                .collect();
            json!({ "id": code, "name": name, "minor_object_class": minor })
        })
        .collect();
    answer(json!({ "results": classes }))
}

/// The index of the reporting agency.
fn reporting_agency(call: &Call) -> Option<usize> {
    let id = call.number("funding_agency_id");
    let id = id.or_else(|| call.number("awarding_agency_id"))?;
    NAMES.agencies.iter().position(|agency| agency.id == id)
}

impl Spending {
    /// The lines of the requested account that the filters select.
    fn lines_of<'a>(&'a self, call: &'a Call) -> impl Iterator<Item = Line<'a>> {
        let asked = call.argument("federal_account_code");
        let place = all_accounts().find(|one| one.code == asked);
        let place = place.map(|one| one.place);
        let filters = call.member("filters").unwrap_or(&Value::Null);
        let within = within(filters);
        let (classes, activities) = (
            strings(filters.get("object_class")),
            strings(filters.get("program_activity")),
        );
        let has = |list: &[String], names: [&str; 3]| {
            list.is_empty() || list.iter().any(|one| names.contains(&one.as_str()))
        };
        self.corpus().lines().filter(move |line| {
            let (own, name) = class(line.class);
            let (code, activity) = activity(line.activity);
            Some((line.agency, line.account)) == place
                && within(line.date)
                && has(&classes, [own, name, NAMES.major_class(&major(own))])
                && has(&activities, [&code, activity, activity])
        })
    }

    /// The activities of an account, with the obligations for each.
    fn activities_of(&self, call: &Call, totals: bool) -> Vec<Value> {
        let sums = sums(self.lines_of(call), |line| Some(line.activity));
        records(sums, |at, sums| {
            let (code, name) = activity(at);
            if totals {
                let bound = sums.obligated;
                json!({ "obligations": bound, "code": code, "name": name, "type": "PAC/PAN" })
            } else {
                json!({ "code": code, "name": name, "type": "PAC/PAN" })
            }
        })
    }

    /// The obligations of an account by object class.
    fn classes_of(&self, call: &Call) -> Vec<Value> {
        let sums = sums(self.lines_of(call), |line| Some(line.class));
        records(sums, |at, sums| {
            let (code, name) = class(at);
            json!({ "obligations": sums.obligated, "code": code, "name": name })
        })
    }

    /// The lines that one agency reports for a year.
    fn reported(&self, call: &Call) -> impl Iterator<Item = Line<'_>> {
        let (at, year) = (reporting_agency(call), year(call));
        let lines = self.corpus().lines();
        lines.filter(move |line| Some(line.agency) == at && line.year() == year)
    }

    fn balances(&self, call: &Call) -> Option<Value> {
        let sums = self
            .corpus()
            .years
            .agency(year(call), reporting_agency(call)?);
        Some(json!({
            "budget_authority_amount": written(sums.budget),
            "obligated_amount": written(sums.obligated),
            "outlay_amount": written(sums.outlay),
        }))
    }

    fn spent_by_major_class(&self, call: &Call) -> Vec<Value> {
        let sums = sums(self.reported(call), |line| Some(major(class(line.class).0)));
        records(sums, |code, sums| {
            json!({
                "major_object_class_code": code,
                "major_object_class_name": named(&NAMES.major_classes, &code),
                "obligated_amount": written(sums.obligated),
            })
        })
    }

    /// The obligations by object class within the requested major class.
    fn spent_by_class(&self, call: &Call) -> Vec<Value> {
        let asked = call.given("major_object_class_code").unwrap_or_default();
        let sums = sums(self.reported(call), |line| {
            (major(class(line.class).0) == asked).then_some(line.class)
        });
        records(sums, |at, sums| {
            let (code, name) = class(at);
            json!({
                "object_class_code": code,
                "object_class_name": name,
                "obligated_amount": written(sums.obligated),
            })
        })
    }

    fn spent_by_account(&self, call: &Call) -> Vec<Value> {
        let at = reporting_agency(call).unwrap_or(0);
        let sums = sums(self.reported(call), |line| Some(line.account));
        records(sums, |account, sums| {
            let (code, title, id) = account_at(at, account);
            json!({
                "id": id.to_string(),
                "account_title": title,
                "account_number": code,
                "obligated_amount": written(sums.obligated),
            })
        })
    }

    /// The obligations by recipient and award category, the largest first.
    fn spent_by_recipient(&self, call: &Call) -> Result<Vec<Value>, Reply> {
        if reporting_agency(call).is_none() {
            return refused(400, "Invalid awarding_agency_id");
        }
        let wanted = call.given("award_category");
        let sums = sums(self.reported(call), |line| {
            let award = line.award?;
            let category = award.category();
            let fits = wanted.as_deref().is_none_or(|wanted| wanted == category);
            fits.then_some((award.recipient, category))
        });
        let mut sums: Vec<_> = sums.into_iter().collect();
        sums.sort_by(|(_, one), (_, two)| two.obligated.total_cmp(&one.obligated));
        let recipients = &self.corpus().recipients;
        let each = sums.into_iter().map(|((recipient, category), sums)| {
            let name = recipients.get(recipient).map(|one| &one.name);
            json!({
                "award_category": category,
                "obligated_amount": written(sums.obligated),
                "recipient": { "recipient_name": name },
            })
        });
        Ok(each.collect())
    }

    /// The accounts of the requested agency, or of all agencies.
    fn searched_accounts(&self, call: &Call) -> Vec<Value> {
        let wanted = call.given("filters.agency_identifier");
        let year = call.given("filters.fy").and_then(|text| text.parse().ok());
        let year = year.unwrap_or_else(|| dates::fiscal_year(call.today));
        all_accounts()
            .filter(|one| {
                wanted
                    .as_deref()
                    .is_none_or(|wanted| wanted == one.agency.code)
            })
            .map(|one| {
                let sums = self.corpus().years.account(year, one.place.0, one.place.1);
                json!({
                    "account_id": one.id,
                    "account_number": one.code,
                    "account_name": one.title,
                    "budgetary_resources": sums.map(|sums| sums.budget),
                    "agency_identifier": one.agency.code,
                    "managing_agency": one.agency.name,
                    "managing_agency_acronym": one.agency.abbreviation,
                })
            })
            .collect()
    }

    /// An account with its budget, obligations and outlays of a year.
    fn account_page(&self, call: &OperationCall<'_>) -> Answered {
        let asked = call.argument("account_number");
        let Some(one) = all_accounts().find(|one| one.code == asked) else {
            let text = format!("Cannot find Federal Account with the code of '{asked}'");
            return refused(400, &text);
        };
        let year = year(call);
        let sums = self.corpus().years.account(year, one.place.0, one.place.1);
        let parts = &one.agency.parts;
        let bureau = parts.get(one.place.1 % parts.len().max(1));
        let ending = one.code.split_once('-').map_or("", |(_, ending)| ending);
        let child = sums.map(|sums| {
            json!({
                "name": one.title,
                "code": symbol(&one.code),
                "obligated_amount": sums.obligated,
                "gross_outlay_amount": sums.outlay,
                "budgetary_resources_amount": sums.budget,
            })
        });
        answer(json!({
            "fiscal_year": year.to_string(),
            "id": one.id,
            "agency_identifier": one.agency.code,
            "main_account_code": ending,
            "account_title": one.title,
            "federal_account_code": one.code,
            "parent_agency_toptier_code": one.agency.code,
            "parent_agency_name": one.agency.name,
            "bureau_name": bureau.map(|part| part.name),
            "bureau_slug": bureau.map(Part::slug),
            "total_obligated_amount": sums.map(|sums| sums.obligated),
            "total_gross_outlay_amount": sums.map(|sums| sums.outlay),
            "total_budgetary_resources": sums.map(|sums| sums.budget),
            "children": child.into_iter().collect::<Vec<_>>(),
        }))
    }

    /// The budget of an account in a year and its components.
    fn snapshot(&self, call: &OperationCall<'_>) -> Answered {
        let asked = call.argument("federal_account_id");
        let found = all_accounts().find(|one| one.id.to_string() == asked);
        let year = call.argument("fiscal_year").parse();
        let year: i64 = year.unwrap_or_else(|_| dates::fiscal_year(call.today));
        let sums = found.as_ref().and_then(|one| {
            let (agency, account) = one.place;
            self.corpus().years.account(year, agency, account)
        });
        let Some((one, sums)) = found.zip(sums) else {
            return answer(json!({}));
        };
        // The components of the budget add up to it.
        let (forward, other) = (cents(sums.budget * 0.1), cents(sums.budget * 0.05));
        answer(json!({ "results": {
            "outlay": sums.outlay,
            "budget_authority": sums.budget,
            "obligated": sums.obligated,
            "unobligated": cents(sums.budget - sums.obligated),
            "balance_brought_forward": forward,
            "other_budgetary_resources": other,
            "appropriations": cents(sums.budget - forward - other),
            "name": one.title,
        } }))
    }
}
