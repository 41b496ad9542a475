//! Which awards and transactions the `filters` of a search select.

use jiff::civil::Date;
use serde_json::Value;

use super::corpus::{Award, Corpus, Transaction};
use crate::sandbox::data::{dates, words};

/// A selected award with its selected transactions.
pub struct Chosen<'a> {
    pub award: &'a Award,
    pub transactions: Vec<&'a Transaction>,
}

impl Chosen<'_> {
    /// The sum of the selected transactions.
    pub fn amount(&self) -> f64 {
        self.transactions.iter().map(|one| one.amount).sum()
    }
}

/// The texts of a member that is a list; one text counts as a list of it.
fn texts<'a>(filters: &'a Value, name: &str) -> Option<Vec<&'a str>> {
    match filters.get(name)? {
        Value::Array(items) => Some(items.iter().filter_map(Value::as_str).collect()),
        Value::String(text) => Some(vec![text.as_str()]),
        // A list of what is required, beside what is not wanted.
        Value::Object(members) => match members.get("require") {
            Some(Value::Array(items)) => Some(
                items
                    .iter()
                    .filter_map(|item| match item {
                        Value::Array(path) => path.last().and_then(Value::as_str),
                        item => item.as_str(),
                    })
                    .collect(),
            ),
            _ => None,
        },
        _ => None,
    }
    .filter(|list: &Vec<&str>| !list.is_empty())
}

/// The first and the last day of each period.
pub fn periods(filters: &Value) -> Vec<(Date, Date)> {
    filters
        .get("time_period")
        .and_then(Value::as_array)
        .into_iter()
        .flatten()
        .filter_map(|period| {
            let day = |name: &str| {
                period
                    .get(name)
                    .and_then(Value::as_str)
                    .and_then(dates::parse)
            };
            Some((day("start_date")?, day("end_date")?))
        })
        .collect()
}

fn in_agency(corpus: &Corpus, award: &Award, wanted: &Value) -> bool {
    let Some((agency, part)) = corpus.awarding(award) else {
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
    let county = award.county.1.get(2..);
    of("country").is_none_or(|country| country == "USA")
        && of("state").is_none_or(|wanted| wanted.eq_ignore_ascii_case(state))
        && (recipient || of("county").is_none_or(|wanted| Some(wanted) == county))
}

fn fits(corpus: &Corpus, award: &Award, filters: &Value) -> bool {
    let any = |name: &str, check: &dyn Fn(&str) -> bool| {
        texts(filters, name).is_none_or(|list| list.into_iter().any(check))
    };
    let any_object = |name: &str, check: &dyn Fn(&Value) -> bool| {
        filters
            .get(name)
            .and_then(Value::as_array)
            .filter(|list| !list.is_empty())
            .is_none_or(|list| list.iter().any(check))
    };
    let recipient = corpus.recipient(award);
    let recipient_text = recipient.map_or_else(String::new, |one| {
        format!("{} {} {}", one.name, one.uei, one.duns)
    });
    let agency_text = corpus
        .awarding(award)
        .map_or_else(String::new, |(agency, part)| {
            format!("{} {}", agency.name, part.name)
        });
    let haystack = format!(
        "{} {} {} {} {} {recipient_text} {agency_text}",
        award.description, award.number, award.naics.1, award.psc.1, award.program.1
    );
    any("award_type_codes", &|code| code == award.code)
        && any("keywords", &|word| words::mentions(&haystack, word))
        && any("keyword", &|word| words::mentions(&haystack, word))
        && any("description", &|word| {
            words::mentions(&award.description, word)
        })
        && any("recipient_search_text", &|word| {
            words::mentions(&recipient_text, word)
        })
        && any("recipient_id", &|id| {
            recipient.is_some_and(|one| one.id == id)
        })
        && any("award_ids", &|id| id.trim_matches('"') == award.number)
        && any("naics_codes", &|code| {
            award.is_procurement() && award.naics.0.starts_with(code)
        })
        && any("psc_codes", &|code| {
            award.is_procurement() && award.psc.0.starts_with(code)
        })
        && any("program_numbers", &|code| {
            !award.is_procurement() && award.program.0 == code
        })
        && any("def_codes", &|code| award.fund == Some(code))
        && any_object("agencies", &|wanted| in_agency(corpus, award, wanted))
        && any_object("place_of_performance_locations", &|wanted| {
            in_place(award, false, corpus, wanted)
        })
        && any_object("recipient_locations", &|wanted| {
            in_place(award, true, corpus, wanted)
        })
        && any_object("award_amounts", &|bounds| {
            let of = |name: &str| bounds.get(name).and_then(Value::as_f64);
            of("lower_bound").is_none_or(|bound| award.amount() >= bound)
                && of("upper_bound").is_none_or(|bound| award.amount() <= bound)
        })
        && ["place_of_performance_scope", "recipient_scope"]
            .iter()
            .all(|name| filters.get(name).and_then(Value::as_str) != Some("foreign"))
}

/// The awards that the filters select, with those transactions that lie in the periods.
pub fn choose<'a>(corpus: &'a Corpus, filters: &Value) -> Vec<Chosen<'a>> {
    let periods = periods(filters);
    corpus
        .awards
        .iter()
        .filter(|award| fits(corpus, award, filters))
        .filter_map(|award| {
            let transactions: Vec<&Transaction> = award
                .transactions
                .iter()
                .filter(|one| {
                    periods.is_empty()
                        || periods
                            .iter()
                            .any(|(first, last)| (*first..=*last).contains(&one.date))
                })
                .collect();
            (!transactions.is_empty()).then_some(Chosen {
                award,
                transactions,
            })
        })
        .collect()
}
