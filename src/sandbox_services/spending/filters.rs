//! Selects awards, transactions and subawards by the `filters` of a search.

use jiff::civil::Date;
use serde_json::{Value, json};

use super::award::{Award, Subaward, Transaction};
use super::award_details::Competition;
use super::code_trees::{CodeTree, industry_path, product_paths};
use super::codes::{account_at, activity, symbol};
use super::corpus::Corpus;
use super::entities::Recipient;
use super::filter_dates::Periods;
use super::filter_members::{Path, objects, sides, text, text_of, texts};
use super::filter_places::{is_located_in, is_performed_in};
use super::filter_texts::{award_has, recipient_has, subaward_has, transaction_has};
use super::names::NAMES;
use crate::dates;
use crate::words::has_phrase;

/// What the filters of a search select.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Level {
    Awards,
    Transactions,
    Subawards,
}

/// A selected award with its selected transactions or its selected subawards.
pub struct Chosen<'a> {
    pub award: &'a Award,
    /// All of them if the search selects awards.
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

type AwardCheck<'a> = Box<dyn Fn(&Award) -> bool + 'a>;
type Check<'a, T> = Box<dyn Fn(&Award, &T) -> bool + 'a>;

/// The conditions that the filters place on an award, its transactions and its subawards. Absent filters cost
/// nothing.
struct Checks<'a> {
    corpus: &'a Corpus,
    filters: &'a Value,
    level: Level,
    awards: Vec<AwardCheck<'a>>,
    transactions: Vec<Check<'a, Transaction>>,
    subawards: Vec<Check<'a, Subaward>>,
}

impl<'a> Checks<'a> {
    fn award(&mut self, check: impl Fn(&Award) -> bool + 'a) {
        self.awards.push(Box::new(check));
    }

    /// Requires that one of the texts of a member matches.
    fn any(&mut self, name: &str, check: impl Fn(&Award, &str) -> bool + 'a) {
        if let Some(list) = texts(self.filters, name) {
            self.award(move |award| list.iter().any(|text| check(award, text)));
        }
    }

    /// Requires that one of the objects of a member matches.
    fn any_object(&mut self, name: &str, check: impl Fn(&Award, &Value) -> bool + 'a) {
        if let Some(list) = objects(self.filters, name) {
            self.award(move |award| list.iter().any(|one| check(award, one)));
        }
    }

    /// Requires that the recipient matches: that of the award, or that of the subaward.
    fn recipient(&mut self, check: impl Fn(&Recipient) -> bool + 'a) {
        let corpus = self.corpus;
        if self.level == Level::Subawards {
            self.subawards.push(Box::new(move |_, one| {
                corpus.recipients.get(one.recipient).is_some_and(&check)
            }));
        } else {
            self.award(move |award| corpus.recipient(award).is_some_and(&check));
        }
    }

    /// Requires that one of the texts of a member matches the award, or the subaward if the search selects these.
    fn any_at_level(
        &mut self,
        name: &str,
        award: impl Fn(&Award, &str) -> bool + 'a,
        subaward: impl Fn(&Award, &Subaward, &str) -> bool + 'a,
    ) {
        if self.level != Level::Subawards {
            self.any(name, award);
        } else if let Some(list) = texts(self.filters, name) {
            self.subawards.push(Box::new(move |award, one| {
                list.iter().any(|text| subaward(award, one, text))
            }));
        }
    }

    /// The award with those of its transactions or subawards that the filters select.
    fn choose<'b>(&self, award: &'b Award) -> Option<Chosen<'b>> {
        if !self.awards.iter().all(|check| check(award)) {
            return None;
        }
        let mut chosen = Chosen {
            award,
            transactions: Vec::new(),
            subawards: Vec::new(),
        };
        match self.level {
            Level::Awards => chosen.transactions = award.transactions.iter().collect(),
            Level::Transactions => {
                let all = award.transactions.iter();
                let fits =
                    |one: &&Transaction| self.transactions.iter().all(|check| check(award, one));
                chosen.transactions = all.filter(fits).collect();
            }
            Level::Subawards => {
                let all = award.subawards.iter();
                let fits = |one: &&Subaward| self.subawards.iter().all(|check| check(award, one));
                chosen.subawards = all.filter(fits).collect();
            }
        }
        let some = !chosen.transactions.is_empty() || !chosen.subawards.is_empty();
        some.then_some(chosen)
    }
}

/// Whether the fund of an award existed on a day.
fn is_since(award: &Award, day: Date) -> bool {
    let enacted = NAMES.fund(award.fund).and_then(|fund| fund.enacted);
    enacted
        .and_then(dates::parse)
        .is_none_or(|first| day >= first)
}

/// Requires the days of the periods, and the days from which the emergency funds exist.
fn check_days(checks: &mut Checks<'_>) {
    let filters = checks.filters;
    let level = checks.level;
    if objects(filters, "time_period").is_some() {
        let periods = Periods::of(filters);
        match level {
            Level::Awards => checks.award(move |award| periods.have_award(award)),
            Level::Transactions => checks.transactions.push(Box::new(move |award, one| {
                periods.have_transaction(award, one)
            })),
            Level::Subawards => checks.subawards.push(Box::new(move |award, one| {
                periods.have_subaward(award, one)
            })),
        }
    }
    let Some(codes) = texts(filters, "def_codes") else {
        return;
    };
    checks.award(move |award| {
        award
            .fund
            .is_some_and(|own| codes.iter().any(|one| one == own))
    });
    match level {
        // An award without money from the fund of a disaster does not count.
        Level::Awards => checks.award(|award| {
            let fund = NAMES.fund(award.fund);
            let is_empty = award.amount == 0.0 && award.outlays == 0.0;
            fund.is_none_or(|fund| fund.disaster.is_none()) || !is_empty
        }),
        Level::Transactions => checks
            .transactions
            .push(Box::new(|award, one| is_since(award, one.date))),
        Level::Subawards => checks
            .subawards
            .push(Box::new(|award, one| is_since(award, one.date))),
    }
}

fn check_texts(checks: &mut Checks<'_>) {
    let corpus = checks.corpus;
    for name in ["keywords", "keyword"] {
        checks.any_at_level(
            name,
            |award, word| award_has(corpus, award, word),
            |award, one, word| subaward_has(corpus, award, one, word),
        );
    }
    checks.any("keyword_search", |award, word| {
        transaction_has(corpus, award, word)
    });
    checks.any_at_level(
        "description",
        |award, word| has_phrase(&award.description(), word),
        |award, one, word| has_phrase(&award.subaward_texts(one).2, word),
    );
    checks.any_at_level(
        "award_ids",
        |award, id| id.trim_matches('"') == award.number(),
        |award, one, id| {
            let id = id.trim_matches('"');
            id == award.number() || id == award.subaward_texts(one).1
        },
    );
    checks.any("award_unique_id", |award, id| id == award.generated());
    checks.any("award_type_codes", |award, code| code == award.code);
}

/// All awards of the corpus are made to recipients in the United States, and performed there.
fn check_places(checks: &mut Checks<'_>) {
    let filters = checks.filters;
    for name in ["place_of_performance_scope", "recipient_scope"] {
        if text(filters, name) == Some("foreign") {
            checks.award(|_| false);
        }
    }
    checks.any_object("place_of_performance_locations", is_performed_in);
    if let Some(list) = objects(filters, "recipient_locations") {
        checks.recipient(move |one| list.iter().any(|wanted| is_located_in(one, wanted)));
    }
}

fn check_recipients(checks: &mut Checks<'_>) {
    let (corpus, level) = (checks.corpus, checks.level);
    if let Some(list) = texts(checks.filters, "recipient_search_text") {
        checks.recipient(move |one| list.iter().any(|text| recipient_has(one, text)));
    }
    // The kinds of businesses are those of the award's recipient, for subawards too.
    checks.any("recipient_type_names", |award, key| {
        let recipient = corpus.recipient(award);
        recipient.is_some_and(|one| one.businesses.contains(&key))
    });
    // Awards have no parent of their recipient.
    checks.any("recipient_id", move |award, id| {
        (level != Level::Awards || !id.ends_with('P'))
            && corpus.recipient(award).is_some_and(|one| one.id == id)
    });
    checks.any("parent_recipient_id", move |award, id| {
        corpus.recipient(award).is_some_and(|one| one.id == id)
    });
}

/// Whether an agency of the award is the wanted one: the awarding or the funding one.
fn is_of_agency(award: &Award, wanted: &Value) -> bool {
    let agency = match text(wanted, "type") {
        Some("funding") => award.funding(),
        _ => award.awarding(),
    };
    let Some((agency, part)) = agency else {
        return false;
    };
    let is_subagency = text(wanted, "tier") == Some("subtier");
    let own = if is_subagency { part.name } else { agency.name };
    text(wanted, "name").is_none_or(|name| name == own)
        && text(wanted, "toptier_code").is_none_or(|code| code == agency.code)
        && (!is_subagency || text(wanted, "toptier_name").is_none_or(|name| name == agency.name))
}

/// One of the awarding agencies is required, and one of the funding agencies.
fn check_agencies(checks: &mut Checks<'_>) {
    let Some(list) = objects(checks.filters, "agencies") else {
        return;
    };
    for funding in [false, true] {
        let is_own = |wanted: &&Value| (text(wanted, "type") == Some("funding")) == funding;
        let own: Vec<&Value> = list.iter().filter(is_own).collect();
        if !own.is_empty() {
            checks.award(move |award| own.iter().any(|wanted| is_of_agency(award, wanted)));
        }
    }
}

/// One of the codes of how a contract was competed.
type OfCompetition = fn(Competition) -> &'static str;

fn check_codes(checks: &mut Checks<'_>) {
    let filters = checks.filters;
    checks.any("program_numbers", |award, code| {
        !award.is_procurement() && award.program.0 == code
    });
    if let Some(member) = filters.get("naics_codes") {
        let (require, exclude) = sides(member);
        let paths = |side: Vec<Path>| {
            side.iter()
                .flatten()
                .map(|code| industry_path(code))
                .collect()
        };
        let is_in = |award: &Award, path: &Path| {
            let code = path.last().map_or("", String::as_str);
            let own = award.naics.0;
            award.is_procurement()
                && if code.len() < 6 {
                    own.starts_with(code)
                } else {
                    own == code
                }
        };
        let tree = CodeTree::new((paths(require), paths(exclude)), false, is_in);
        checks.award(move |award| tree.selects(award));
    }
    if let Some(member) = filters.get("psc_codes") {
        let (require, exclude) = sides(member);
        let paths = |side: Vec<Path>| side.into_iter().flat_map(product_paths).collect();
        let is_in = |award: &Award, path: &Path| {
            let own = award.psc.0;
            let fits = |code: &String| {
                if code.len() < 4 {
                    own.starts_with(&**code)
                } else {
                    own == code
                }
            };
            award.is_procurement() && path.iter().all(fits)
        };
        let tree = CodeTree::new((paths(require), paths(exclude)), true, is_in);
        checks.award(move |award| tree.selects(award));
    }
    let competitions: [(&str, OfCompetition); 3] = [
        ("set_aside_type_codes", |one| one.set_aside.0),
        ("extent_competed_type_codes", |one| one.extent.0),
        ("contract_pricing_type_codes", |one| one.pricing.0),
    ];
    for (name, own) in competitions {
        checks.any(name, move |award, code| {
            award.competition().map(own) == Some(code)
        });
    }
    checks.any_object("program_activities", |award, wanted| {
        let (code, name) = activity(award.activity);
        let of = |name: &str| wanted.get(name).and_then(text_of);
        of("name").is_none_or(|one| one.to_uppercase() == name.to_uppercase())
            && of("code").is_none_or(|one| format!("{one:0>4}") == code)
            && of("type").is_none_or(|one| one.eq_ignore_ascii_case("PAC/PAN"))
    });
}

/// Whether a treasury account of the award has the components. A component that is null is searched as a text that no
/// account has.
fn has_components(award: &Award, wanted: &Value) -> bool {
    let (code, ..) = account_at(award.agency, award.account);
    let (agency, main) = code.split_once('-').unwrap_or((&code, ""));
    let own = [
        ("ata", ""),
        ("aid", agency),
        ("bpoa", ""),
        ("epoa", ""),
        ("a", "X"),
        ("main", main),
        ("sub", "000"),
    ];
    own.iter().all(|(name, own)| {
        wanted
            .get(*name)
            .is_none_or(|one| one.as_str() == Some(own))
    })
}

/// Treasury accounts are required by their components, or by paths of agency, federal account and treasury account.
fn check_accounts(checks: &mut Checks<'_>) {
    let filters = checks.filters;
    let components = ["treasury_account_components", "tas_codes"];
    let mut lists = components.iter().filter_map(|name| objects(filters, name));
    let lists: Vec<&Vec<Value>> = lists.by_ref().collect();
    let paths = filters.get("tas_codes").filter(|one| one.is_object());
    let tree = paths.map(|paths| {
        CodeTree::new(sides(paths), true, |award: &Award, path: &Path| {
            let (account, ..) = account_at(award.agency, award.account);
            let whole = symbol(&account);
            path.iter().all(|code| match code.matches('-').count() {
                0 => account.starts_with(&**code),
                1 => *code == account,
                _ => *code == whole,
            })
        })
    });
    if lists.is_empty() && tree.is_none() {
        return;
    }
    checks.award(move |award| {
        let mut components = lists.iter().flat_map(|list| list.iter());
        components.any(|wanted| has_components(award, wanted))
            || tree.as_ref().is_some_and(|tree| tree.selects(award))
    });
}

/// Requires amounts of the award, or of the subaward if the search selects these.
fn check_amounts(checks: &mut Checks<'_>) {
    let Some(list) = objects(checks.filters, "award_amounts") else {
        return;
    };
    let fits = move |amount: f64| {
        list.iter().any(|bounds| {
            let of = |name: &str| match bounds.get(name)? {
                Value::String(text) => text.trim().parse().ok(),
                value => value.as_f64(),
            };
            of("lower_bound").is_none_or(|bound| amount >= bound)
                && of("upper_bound").is_none_or(|bound| amount <= bound)
        })
    };
    if checks.level == Level::Subawards {
        checks
            .subawards
            .push(Box::new(move |_, one| fits(one.amount)));
    } else {
        checks.award(move |award| fits(award.amount));
    }
}

/// Whether the filters explicitly select nothing.
pub fn has_no_intersection(filters: &Value) -> bool {
    let codes = filters.get("award_type_codes").and_then(Value::as_array);
    codes.is_some_and(|codes| codes.contains(&json!("no intersection")))
}

/// The awards that the filters select, each with its selected transactions or subawards.
pub fn choose<'a>(corpus: &'a Corpus, filters: &Value, level: Level) -> Vec<Chosen<'a>> {
    let mut checks = Checks {
        corpus,
        filters,
        level,
        awards: Vec::new(),
        transactions: Vec::new(),
        subawards: Vec::new(),
    };
    // The cheapest first.
    check_agencies(&mut checks);
    check_days(&mut checks);
    check_amounts(&mut checks);
    check_codes(&mut checks);
    check_accounts(&mut checks);
    check_recipients(&mut checks);
    check_places(&mut checks);
    check_texts(&mut checks);
    let awards = corpus.awards.iter();
    awards.filter_map(|award| checks.choose(award)).collect()
}
