//! Answers the autocomplete operations: codes, places, offices, recipients, parts of accounts.

use serde_json::{Value, json};

use super::answers::{answer, broken};
use super::names::{Agency, Coded, NAMES, Part};
use super::service::Spending;
use crate::call::Call;
use crate::dates;
use crate::geography::{GEOGRAPHY, cities, counties};
use crate::handler::{Answered, Answers, OperationCall, by_name};
use crate::object::{with, without_nulls};
use crate::words::mentions;
use openshelf_core::catalog::Operation;

pub const ANSWERS: &Answers<Spending> = by_name! {
    "autocomplete.awarding_agency_office" | "autocomplete.funding_agency_office" =>
        |_, call| offices(&Asked::read(call)),
    "autocomplete.location" => |_, call| places(&Asked::read(call)),
    "autocomplete.glossary" => |it, call| it.complete_terms(&Asked::read(call)),
    "autocomplete.cfda" => |_, call| {
        let names = ["program_number", "program_title", "popular_name"];
        coded(call, &NAMES.programs, names)
    },
    "autocomplete.psc" =>
        |_, call| coded(call, &NAMES.pscs, ["product_or_service_code", "psc_description", ""]),
    "autocomplete.naics" =>
        |_, call| coded(call, &NAMES.naics, ["naics", "naics_description", "year_retired"]),
    "autocomplete.program_activity" => |_, call| {
        let asked = Asked::read(call);
        let all = NAMES.activities.iter().zip(1..);
        let found = all.filter(|(name, _)| mentions(name, &asked.text)).map(|(name, at)| {
            json!({ "program_activity_code": format!("{at:04}"), "program_activity_name": name })
        });
        completions(call.operation, asked.limit, found)
    },
    "autocomplete.recipient" => |it, call| {
        let Asked { text, limit } = Asked::read(call);
        let all = it.corpus().recipients.iter();
        let found = all.filter(|one| mentions(&format!("{} {}", one.uei, one.name), &text));
        let records = found.map(|one| {
            json!({
                "recipient_name": one.name, "recipient_level": null,
                "uei": mentions(&one.uei, &text).then_some(&one.uei),
                "duns": null,
            })
        });
        completions(call.operation, limit, records)
    },
    "autocomplete.city" => |_, call| {
        let asked = Asked::read(call);
        let state = call.given("filter.state_code");
        let found = cities()
            .filter(|(_, one)| state.as_deref().is_none_or(|code| code == one.code))
            .filter(|(city, _)| mentions(city, &asked.text))
            .map(|(city, one)| json!({ "city_name": city.to_uppercase(), "state_code": one.code }));
        completions(call.operation, asked.limit, found)
    },
    "autocomplete.accounts.aid" | "autocomplete.accounts.ata" | "autocomplete.accounts.bpoa"
    | "autocomplete.accounts.epoa" | "autocomplete.accounts.main" | "autocomplete.accounts.a"
    | "autocomplete.accounts.sub" => |_, call| account_part(call),
};

/// The text to complete, and the number of completions.
struct Asked {
    text: String,
    limit: usize,
}

impl Asked {
    fn read(call: &Call) -> Self {
        Self {
            text: call.given("search_text").unwrap_or_default(),
            limit: usize::try_from(call.number("limit").unwrap_or(10)).unwrap_or(10),
        }
    }
}

/// The first completions, in the operation's envelope.
fn completions(
    operation: &Operation,
    limit: usize,
    found: impl Iterator<Item = Value>,
) -> Answered {
    let records: Vec<Value> = found.take(limit).collect();
    let members = operation.members.iter().map(|name| {
        let value = match *name {
            "count" => json!(records.len()),
            "messages" => json!([]),
            _ => json!(records),
        };
        (*name, value)
    });
    answer(members.collect::<Value>())
}

/// Codes that match the text in their code or meaning. `names` are the members for code, meaning and null.
fn coded(call: &OperationCall<'_>, list: &[Coded], names: [&str; 3]) -> Answered {
    let Asked { text, limit } = Asked::read(call);
    let [code_name, meaning_name, null] = names;
    let all = list.iter();
    let found = all.filter(|(code, name)| mentions(&format!("{code} {name}"), &text));
    let records = found.map(|(code, name)| {
        let null = (!null.is_empty()).then(|| (null, Value::Null));
        let members = [(code_name, json!(code)), (meaning_name, json!(name))];
        members.into_iter().chain(null).collect()
    });
    completions(call.operation, limit, records)
}

/// The possible values of one component of an account, given the other components.
fn account_part(call: &OperationCall<'_>) -> Answered {
    let asked = |name: &str| call.given(&format!("filters.{name}")).unwrap_or_default();
    let agency = asked("aid");
    let fits = |one: &&Agency| match call.operation.name {
        "aid" => one.code.starts_with(&agency),
        _ => agency.is_empty() || one.code == agency,
    };
    let records: Vec<Value> = match call.operation.name {
        "aid" | "ata" => {
            let agencies = NAMES.agencies.iter().filter(fits);
            let records = agencies.map(|one| {
                json!({
                    call.operation.name: one.code,
                    "agency_name": one.name,
                    "agency_abbreviation": one.abbreviation,
                })
            });
            records.collect()
        }
        "main" => {
            let endings = NAMES.accounts.iter().map(|(ending, _)| ending);
            let own = endings.filter(|ending| ending.starts_with(&asked("main")));
            own.map(|ending| json!(ending)).collect()
        }
        "a" => vec![json!("X"), Value::Null],
        "sub" => vec![json!("000"), json!("001")],
        year => {
            let years = 2019..=dates::fiscal_year(call.today);
            let years = years.map(|year| year.to_string());
            let own = years.filter(|text| text.starts_with(&asked(year)));
            own.map(Value::from).collect()
        }
    };
    completions(call.operation, Asked::read(call).limit, records.into_iter())
}

/// Agencies, their subagencies and their offices.
fn offices(asked: &Asked) -> Answered {
    let top = |agency: &Agency| json!({ "code": agency.code, "abbreviation": agency.abbreviation, "name": agency.name });
    let sub = |part: &Part| json!({ "code": part.code, "abbreviation": part.abbreviation, "name": part.name });
    let office = |part: &Part| {
        let (code, name) = part.office();
        json!({ "code": code, "name": name })
    };
    let (mut tops, mut subs, mut offices) = (Vec::new(), Vec::new(), Vec::new());
    for agency in &NAMES.agencies {
        if mentions(agency.name, &asked.text) {
            let subtiers: Vec<Value> = agency.parts.iter().map(sub).collect();
            let below: Vec<Value> = agency.parts.iter().map(office).collect();
            let more = json!({ "subtier_agencies": subtiers, "offices": below });
            tops.push(with(top(agency), more));
        }
        let parts = agency.parts.iter();
        for part in parts.filter(|part| mentions(part.name, &asked.text)) {
            let more = json!({ "toptier_agency": top(agency), "offices": [office(part)] });
            subs.push(with(sub(part), more));
            let more = json!({ "toptier_agency": top(agency), "subtier_agency": sub(part) });
            offices.push(with(office(part), more));
        }
    }
    for list in [&mut tops, &mut subs, &mut offices] {
        list.truncate(asked.limit);
    }
    // A defect of the service: it returns no subagency unless an agency matched too.
    if tops.is_empty() && !subs.is_empty() {
        return Err(broken());
    }
    let results = json!({ "toptier_agency": tops, "subtier_agency": subs, "office": offices });
    answer(json!({ "results": results, "messages": [] }))
}

/// Countries, states, cities and counties. Kinds without a match are omitted.
fn places(asked: &Asked) -> Answered {
    let country = "United States";
    let fits = |name: &str| mentions(name, &asked.text);
    let first = |found: &mut dyn Iterator<Item = Value>| {
        let found: Vec<Value> = found.take(asked.limit).collect();
        (!found.is_empty()).then_some(found)
    };
    let countries = GEOGRAPHY.countries.iter().filter(|one| fits(one.name));
    let states = GEOGRAPHY.states.iter().filter(|one| fits(one.name));
    let cities = cities().filter(|(city, _)| fits(city));
    let all = GEOGRAPHY.states.iter();
    let counties = all
        .flat_map(|state| {
            counties(state)
                .into_iter()
                .map(move |county| (state, county))
        })
        .filter(|(_, (name, _))| fits(name));
    let results = without_nulls(json!({
        "countries": first(&mut countries.map(|one| json!({ "country_name": one.name }))),
        "states": first(&mut states.map(|one| {
            json!({ "state_name": one.name, "country_name": country })
        })),
        "cities": first(&mut cities.map(|(city, state)| {
            json!({ "city_name": city, "state_name": state.name, "country_name": country })
        })),
        "counties": first(&mut counties.map(|(state, (name, fips))| {
            json!({
                "county_fips": fips, "county_name": name, "state_name": state.name,
                "country_name": country,
            })
        })),
    }));
    let kinds = results
        .as_object()
        .into_iter()
        .flat_map(|kinds| kinds.values());
    let count: usize = kinds.filter_map(Value::as_array).map(Vec::len).sum();
    answer(json!({ "count": count, "results": results, "messages": [""] }))
}

impl Spending {
    fn complete_terms(&self, asked: &Asked) -> Answered {
        let mut terms = self.glossary();
        terms.retain(|one| {
            let term = one.get("term").and_then(Value::as_str);
            term.is_some_and(|term| mentions(term, &asked.text))
        });
        terms.truncate(asked.limit);
        let names: Vec<&Value> = terms.iter().filter_map(|one| one.get("term")).collect();
        answer(json!({
            "search_text": asked.text, "results": names, "count": names.len(),
            "matched_terms": terms,
        }))
    }
}
