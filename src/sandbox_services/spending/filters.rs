//! Selects awards and transactions by the `filters` of a search.

use jiff::civil::{Date, date};
use serde_json::{Value, json};

use super::award::{Award, Subaward, Transaction};
use super::codes::account_at;
use super::corpus::Corpus;
use super::names::NAMES;
use super::trees::psc_group;
use crate::{dates, words};

/// What a period covers that names no first or no last day: the searched days, and the end of the next fiscal year.
const SEARCHED: (Date, Date) = (date(2007, 10, 1), date(2027, 9, 30));

/// A selected award with its selected transactions or its selected subawards.
pub struct Chosen<'a> {
    pub award: &'a Award,
    pub transactions: Vec<&'a Transaction>,
    pub subawards: Vec<&'a Subaward>,
}

impl Chosen<'_> {
    /// The sum of the selected transactions.
    pub fn amount(&self) -> f64 {
        self.transactions.iter().map(|one| one.amount).sum()
    }

    /// The sum of their outlays.
    pub fn outlay(&self) -> f64 {
        self.transactions.iter().map(|one| one.outlay).sum()
    }
}

/// A text, or a number as text. For a path this is its last part, which determines the meaning.
fn text_of(item: &Value) -> Option<String> {
    match item {
        Value::Array(path) => path.last().and_then(text_of),
        Value::Number(number) => Some(number.to_string()),
        item => item.as_str().map(str::to_owned),
    }
}

/// The texts of a member that is a list; a single text counts as a list with one element.
fn texts(filters: &Value, name: &str) -> Option<Vec<String>> {
    let list: Vec<String> = match filters.get(name)? {
        Value::Array(items) => items.iter().filter_map(text_of).collect(),
        Value::String(text) => vec![text.clone()],
        // The required list; the excluded one is next to it.
        members => members
            .get("require")?
            .as_array()?
            .iter()
            .filter_map(text_of)
            .collect(),
    };
    Some(list).filter(|list| !list.is_empty())
}

/// The first and the last day of each period.
pub fn periods(filters: &Value) -> Vec<(Date, Date)> {
    filters
        .get("time_period")
        .and_then(Value::as_array)
        .into_iter()
        .flatten()
        .map(|period| {
            let day = |name: &str| {
                period
                    .get(name)
                    .and_then(Value::as_str)
                    .and_then(dates::parse)
            };
            let (first, last) = (day("start_date"), day("end_date"));
            (first.unwrap_or(SEARCHED.0), last.unwrap_or(SEARCHED.1))
        })
        .collect()
}

/// Whether a day is in one of the periods, if there are any.
pub fn within(filters: &Value) -> impl Fn(Date) -> bool + use<> {
    let periods = periods(filters);
    move |day| {
        let mut all = periods.iter();
        periods.is_empty() || all.any(|(first, last)| (*first..=*last).contains(&day))
    }
}

fn in_agency(award: &Award, wanted: &Value) -> bool {
    let Some((agency, part)) = award.awarding() else {
        return false;
    };
    let of = |name: &str| wanted.get(name).and_then(Value::as_str);
    let name = of("name").unwrap_or_default();
    let code = of("toptier_code");
    match of("tier") {
        Some("subtier") => {
            part.name.eq_ignore_ascii_case(name)
                && of("toptier_name").is_none_or(|top| agency.name.eq_ignore_ascii_case(top))
        }
        _ => agency.name.eq_ignore_ascii_case(name) || code == Some(agency.code),
    }
}

fn in_place(award: &Award, recipient: bool, corpus: &Corpus, wanted: &Value) -> bool {
    let of = |name: &str| wanted.get(name).and_then(Value::as_str);
    let state = if recipient {
        corpus.recipient(award).map_or("", |one| one.state.code)
    } else {
        award.state.code
    };
    let district = ["district_original", "district_current"]
        .iter()
        .find_map(|name| of(name));
    of("country").is_none_or(|country| country == "USA")
        && of("state").is_none_or(|wanted| wanted.eq_ignore_ascii_case(state))
        && (recipient
            || of("county").is_none_or(|wanted| Some(wanted) == award.county().1.get(2..))
                && district.is_none_or(|wanted| award.district().as_deref() == Some(wanted)))
}

/// Whether the filters select the award's account, by its whole symbol or by components.
fn by_account(award: &Award, filters: &Value) -> bool {
    let (code, ..) = account_at(award.agency, award.account);
    let (agency, main) = code.split_once('-').unwrap_or((&code, ""));
    let parts = filters
        .get("treasury_account_components")
        .or_else(|| filters.get("tas_codes").filter(|one| one.is_array()))
        .and_then(Value::as_array);
    let by_parts = parts.is_some_and(|list| {
        list.iter().any(|wanted| {
            let of = |name: &str| wanted.get(name).and_then(Value::as_str);
            of("aid").is_none_or(|one| one == agency) && of("main").is_none_or(|one| one == main)
        })
    });
    let paths = filters.get("tas_codes").and_then(|one| one.get("require"));
    let symbol = format!("{agency}-X-{main}-000");
    let by_path = paths.and_then(Value::as_array).is_some_and(|list| {
        list.iter().filter_map(Value::as_array).any(|path| {
            path.iter()
                .filter_map(Value::as_str)
                .all(|one| one == agency || one == code || one == symbol)
        })
    });
    (parts.is_none() && paths.is_none()) || by_parts || by_path
}

/// One condition on an award.
type Check<'a> = Box<dyn Fn(&Award) -> bool + 'a>;

/// The conditions that the filters place on an award. Absent filters cost nothing.
struct Checks<'a> {
    filters: &'a Value,
    all: Vec<Check<'a>>,
}

impl<'a> Checks<'a> {
    /// Requires that one of the texts of a member matches.
    fn any(&mut self, name: &str, check: impl Fn(&Award, &str) -> bool + 'a) {
        if let Some(list) = texts(self.filters, name) {
            let any = move |award: &Award| list.iter().any(|text| check(award, text));
            self.all.push(Box::new(any));
        }
    }

    /// Requires that one of the objects of a member matches.
    fn any_object(&mut self, name: &str, check: impl Fn(&Award, &Value) -> bool + 'a) {
        let list = self.filters.get(name).and_then(Value::as_array);
        if let Some(list) = list.filter(|list| !list.is_empty()) {
            let any = move |award: &Award| list.iter().any(|one| check(award, one));
            self.all.push(Box::new(any));
        }
    }

    fn fit(&self, award: &Award) -> bool {
        self.all.iter().all(|check| check(award))
    }
}

fn recipient_text(corpus: &Corpus, award: &Award) -> String {
    corpus.recipient(award).map_or_else(String::new, |one| {
        format!("{} {} {}", one.name, one.uei, one.duns)
    })
}

/// All texts that are searched for keywords.
fn haystack(corpus: &Corpus, award: &Award) -> String {
    let agency = award
        .awarding()
        .map_or(("", ""), |(agency, part)| (agency.name, part.name));
    format!(
        "{} {} {} {} {} {} {} {}",
        award.description(),
        award.number(),
        award.naics.1,
        award.psc.1,
        award.program.1,
        recipient_text(corpus, award),
        agency.0,
        agency.1,
    )
}

fn checks<'a>(corpus: &'a Corpus, filters: &'a Value) -> Checks<'a> {
    let mut checks = Checks {
        filters,
        all: Vec::new(),
    };
    checks.any("award_type_codes", |award, code| code == award.code);
    for name in ["keywords", "keyword"] {
        checks.any(name, |award, word| {
            words::mentions(&haystack(corpus, award), word)
        });
    }
    checks.any("description", |award, word| {
        words::mentions(&award.description(), word)
    });
    checks.any("recipient_search_text", |award, word| {
        words::mentions(&recipient_text(corpus, award), word)
    });
    checks.any("recipient_id", |award, id| {
        corpus.recipient(award).is_some_and(|one| one.id == id)
    });
    checks.any("award_ids", |award, id| {
        id.trim_matches('"') == award.number()
    });
    checks.any("award_unique_id", |award, id| id == award.generated());
    checks.any("naics_codes", |award, code| {
        award.is_procurement() && award.naics.0.starts_with(code)
    });
    checks.any("psc_codes", |award, code| {
        let own = award.psc.0;
        award.is_procurement() && (own.starts_with(code) || psc_group(own) == code)
    });
    checks.any("program_numbers", |award, code| {
        !award.is_procurement() && award.program.0 == code
    });
    checks.any("def_codes", |award, code| award.fund == Some(code));
    checks.any_object("program_activities", |award, wanted| {
        let name = NAMES
            .activities
            .get(award.activity)
            .copied()
            .unwrap_or_default();
        let of = |name: &str| wanted.get(name).and_then(text_of);
        of("name").is_none_or(|one| one.eq_ignore_ascii_case(name))
            && of("code").is_none_or(|one| one.parse() == Ok(award.activity + 1))
    });
    if ["treasury_account_components", "tas_codes"]
        .iter()
        .any(|name| filters.get(name).is_some())
    {
        let by_account = |award: &Award| by_account(award, filters);
        checks.all.push(Box::new(by_account));
    }
    checks.any_object("agencies", in_agency);
    checks.any_object("place_of_performance_locations", |award, wanted| {
        in_place(award, false, corpus, wanted)
    });
    checks.any_object("recipient_locations", |award, wanted| {
        in_place(award, true, corpus, wanted)
    });
    checks.any_object("award_amounts", |award, bounds| {
        let of = |name: &str| match bounds.get(name)? {
            Value::String(text) => text.trim().parse().ok(),
            value => value.as_f64(),
        };
        of("lower_bound").is_none_or(|bound| award.amount >= bound)
            && of("upper_bound").is_none_or(|bound| award.amount <= bound)
    });
    // All awards of the corpus are made and performed in the United States.
    for name in ["place_of_performance_scope", "recipient_scope"] {
        if filters.get(name).and_then(Value::as_str) == Some("foreign") {
            checks.all.push(Box::new(|_| false));
        }
    }
    checks
}

/// Whether the filters explicitly select nothing.
pub fn has_no_intersection(filters: &Value) -> bool {
    let codes = filters.get("award_type_codes").and_then(Value::as_array);
    codes.is_some_and(|codes| codes.contains(&json!("no intersection")))
}

/// The awards that the filters select, each with its transactions or subawards in the periods.
pub fn choose<'a>(corpus: &'a Corpus, filters: &Value, subawards: bool) -> Vec<Chosen<'a>> {
    let within = within(filters);
    let checks = checks(corpus, filters);
    corpus
        .awards
        .iter()
        .filter(|award| checks.fit(award))
        .filter_map(|award| {
            let mut chosen = Chosen {
                award,
                transactions: Vec::new(),
                subawards: Vec::new(),
            };
            if subawards {
                let all = award.subawards.iter();
                chosen.subawards = all.filter(|one| within(one.date)).collect();
            } else {
                let all = award.transactions.iter();
                chosen.transactions = all.filter(|one| within(one.date)).collect();
            }
            let some = !chosen.transactions.is_empty() || !chosen.subawards.is_empty();
            some.then_some(chosen)
        })
        .collect()
}
