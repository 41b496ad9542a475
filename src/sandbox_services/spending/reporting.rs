//! Answers the operations on agencies' reports about their accounts, and on budget functions.

use serde_json::{Value, json};

use super::agencies::{asked_agency, place_of, year};
use super::answers::{answer, refused, results};
use super::codes::{account_at, symbol};
use super::names::NAMES;
use super::service::Spending;
use crate::call::Call;
use crate::dates;
use crate::handler::{Answered, Answers, OperationCall, by_name};
use crate::object::with;
use crate::random::{Random, cents};
use crate::reply::Reply;

pub const ANSWERS: &Answers<Spending> = by_name! {
    "reporting.agencies_overview" => |it, call| {
        let asked = Asked::read(call);
        if asked.is_to_come(call) {
            let text = "Value for fiscal_period is outside the range of current submissions";
            return refused(400, text);
        }
        it.list(
            call,
            it.overviews(asked.year, asked.period),
        )
    },
    "reporting.agency_overview" =>
        |it, call| it.list(call, it.overview_by_year(Asked::read(call).agency)),
    "reporting.publish_dates" => |it, call| it.list(call, it.publish_dates(Asked::read(call).year)),
    "reporting.submission_history" => Spending::submission_history,
    "reporting.differences" => |it, call| {
        let (at, asked) = (place_of(asked_agency(call)?), Asked::read(call));
        it.list(
            call,
            it.difference_records(at, asked.year, asked.period),
        )
    },
    "reporting.discrepancies" => |it, call| {
        let asked = Asked::read(call);
        let all = asked.agency.into_iter();
        let all = all.flat_map(|at| it.differences(at, asked.year, asked.period));
        let missing =
            all.filter_map(|one| Some(json!({ "tas": one.symbol, "amount": one.missing? })));
        it.list(call, missing.collect())
    },
    "reporting.unlinked_awards" => Spending::unlinked_counts,
    "budget_functions.list" => |_, _| {
        let functions = NAMES.budget_functions.iter().map(|(code, title, _)| {
            json!({ "budget_function_code": code, "budget_function_title": title })
        });
        results(functions)
    },
    "budget_functions.subfunctions" => |_, call| {
        let asked = call.given("budget_function");
        let functions = NAMES.budget_functions.iter();
        let functions = functions.filter(|one| asked.as_deref().is_none_or(|asked| asked == one.0));
        let parts = functions.flat_map(|(.., parts)| parts.iter()).map(|(code, title)| {
            json!({ "budget_subfunction_code": code, "budget_subfunction_title": title })
        });
        results(parts)
    },
};

/// The difference between two submissions for one account.
struct Difference {
    symbol: String,
    balances: f64,
    programs: f64,
    /// The amount, if the treasury reported it and the agency did not.
    missing: Option<f64>,
}

/// The publication time of a period: the 15th of the month after the next.
fn published(fiscal_year: i64, period: i64) -> String {
    let month = dates::fiscal_month_begins(fiscal_year, period + 2);
    month.map_or_else(String::new, |day| {
        day.strftime("%Y-%m-15T11:59:21Z").to_string()
    })
}

impl Spending {
    /// The accounts of an agency's period with a discrepancy: some amounts differ, some are missing.
    fn differences(&self, agency: usize, fiscal_year: i64, period: i64) -> Vec<Difference> {
        (0..NAMES.accounts.len())
            .filter_map(|account| {
                let sums = self.corpus().years.account(fiscal_year, agency, account)?;
                let about = format!("differences {agency} {account} {fiscal_year}");
                let mut random = Random::new(self.environment.seed, &about, period.unsigned_abs());
                let balances = cents(sums.obligated * period as f64 / 12.0);
                // The first account always differs, so that every list has an example.
                let differs = account == 0 || random.once_in(3);
                let off = if differs {
                    0.01 + 0.05 * random.unit()
                } else {
                    0.0
                };
                Some(Difference {
                    symbol: symbol(&account_at(agency, account).0),
                    balances,
                    programs: cents(balances * (1.0 - off)),
                    missing: (account == 1 || random.once_in(4))
                        .then(|| cents(balances.abs() * 0.3 * random.unit() + 1.0)),
                })
            })
            .collect()
    }

    /// The number of an agency's awards of a year that are only in its accounts, only in the award records,
    /// and in both.
    fn unlinked(&self, agency: usize, year: i64, procurement: bool) -> [usize; 3] {
        let mut counts = [0; 3];
        for award in self.corpus().awards.iter() {
            let mut days = award.transactions.iter().map(|one| one.date);
            if award.agency == agency
                && award.is_procurement() == procurement
                && days.any(|day| dates::fiscal_year(day) == year)
            {
                let [accounts, awards, both] = &mut counts;
                match award.id % 23 {
                    0 => *accounts += 1,
                    1 | 2 => *awards += 1,
                    _ => *both += 1,
                }
            }
        }
        counts
    }

    /// An agency's period in the overviews.
    fn submission_summary(&self, agency: usize, fiscal_year: i64, period: i64) -> Value {
        let sums = self.corpus().years.agency(fiscal_year, agency);
        let all = self.differences(agency, fiscal_year, period);
        let missing: Vec<f64> = all.iter().filter_map(|one| one.missing).collect();
        let difference: f64 = all.iter().map(|one| one.balances - one.programs).sum();
        let reported: f64 = all.iter().map(|one| one.balances).sum();
        let absent: f64 = missing.iter().sum();
        let sum = |procurement: bool| {
            let [accounts, awards, _] = self.unlinked(agency, fiscal_year, procurement);
            accounts + awards
        };
        json!({
            "current_total_budget_authority_amount": sums.budget,
            "recent_publication_date": published(fiscal_year, period),
            "recent_publication_date_certified": period % 3 == 0,
            "tas_account_discrepancies_totals": {
                "gtas_obligation_total": cents(reported + absent),
                "tas_accounts_total": cents(reported),
                "tas_obligation_not_in_gtas_total": cents(absent),
                "missing_tas_accounts_count": missing.len(),
            },
            "obligation_difference": cents(difference),
            "unlinked_contract_award_count": sum(true),
            "unlinked_assistance_award_count": sum(false),
            "assurance_statement_url": null,
        })
    }

    /// The submissions of all agencies for a period.
    fn overviews(&self, fiscal_year: i64, period: i64) -> Vec<Value> {
        let agencies = NAMES.agencies.iter().enumerate();
        agencies
            .map(|(at, agency)| {
                let record = json!({
                    "agency_name": agency.name,
                    "abbreviation": agency.abbreviation,
                    "toptier_code": agency.code,
                    "agency_id": agency.id,
                });
                with(record, self.submission_summary(at, fiscal_year, period))
            })
            .collect()
    }

    /// An agency's submissions by year, the newest first.
    fn overview_by_year(&self, at: Option<usize>) -> Vec<Value> {
        let each = at.into_iter().flat_map(|at| {
            let years = (2019..=dates::fiscal_year(self.environment.today)).rev();
            years.map(move |year| (at, year))
        });
        each.map(|(at, year)| {
            let (own, all) = (
                self.corpus().years.agency(year, at),
                self.corpus().years.all(year),
            );
            let percent = own.budget / all.budget.max(1.0) * 100.0;
            let record = json!({
                "fiscal_year": year,
                "fiscal_period": 12,
                "total_budgetary_resources": all.budget,
                "percent_of_total_budgetary_resources": cents(percent),
            });
            with(record, self.submission_summary(at, year, 12))
        })
        .collect()
    }

    /// The publication times of all agencies for the periods of a year.
    fn publish_dates(&self, fiscal_year: i64) -> Vec<Value> {
        let agencies = NAMES.agencies.iter().enumerate();
        agencies
            .map(|(at, agency)| {
                let periods: Vec<Value> = (2..=12)
                    .map(|period| {
                        let day = published(fiscal_year, period);
                        let certified = if period % 3 == 0 { day.as_str() } else { "" };
                        json!({
                            "period": period,
                            "quarter": (period + 2) / 3,
                            "submission_dates": {
                                "publication_date": day,
                                "certification_date": certified,
                            },
                            "quarterly": fiscal_year < 2021,
                        })
                    })
                    .collect();
                let budget = self.corpus().years.agency(fiscal_year, at).budget;
                json!({
                    "agency_name": agency.name,
                    "abbreviation": agency.abbreviation,
                    "toptier_code": agency.code,
                    "current_total_budget_authority_amount": budget,
                    "periods": periods,
                })
            })
            .collect()
    }

    /// The accounts of an agency's period whose two files differ.
    fn difference_records(&self, agency: usize, fiscal_year: i64, period: i64) -> Vec<Value> {
        let all = self.differences(agency, fiscal_year, period).into_iter();
        all.filter(|one| one.balances != one.programs)
            .map(|one| {
                json!({
                    "tas": one.symbol,
                    "file_a_obligation": one.balances,
                    "file_b_obligation": one.programs,
                    "difference": cents(one.balances - one.programs),
                })
            })
            .collect()
    }

    /// The number of an agency's awards in the accounts only, in the award records only, and in both.
    fn unlinked_counts(&self, call: &OperationCall<'_>) -> Answered {
        let kind = call.argument("type");
        if !matches!(kind, "assistance" | "procurement") {
            let text = "Field 'type' is outside valid values ['assistance', 'procurement']";
            return refused(400, text);
        }
        let asked = Asked::read(call);
        let [accounts, awards, both] = asked.agency.map_or([0; 3], |at| {
            self.unlinked(at, asked.year, kind == "procurement")
        });
        answer(json!({
            "unlinked_file_c_award_count": accounts,
            "unlinked_file_d_award_count": awards,
            "total_linked_award_count": both,
        }))
    }

    /// When an agency published and certified a period.
    fn submission_history(&self, call: &OperationCall<'_>) -> Answered {
        let asked = Asked::read(call);
        if !(2..=12).contains(&asked.period) {
            return refused(
                422,
                "Field 'fiscal_period' is outside its bounds of 2 to 12",
            );
        }
        if asked.is_to_come(call) {
            return refused(400, "The period has not been revealed yet.");
        }
        if asked.agency.is_none() || asked.year < 2017 {
            return Ok(Reply::empty(204));
        }
        let day = published(asked.year, asked.period);
        let certified = (asked.period % 3 == 0).then_some(&day);
        let record = json!({ "publication_date": day, "certification_date": certified });
        self.list(call, vec![record])
    }
}

/// The subject of a call of these operations.
struct Asked {
    agency: Option<usize>,
    year: i64,
    period: i64,
}

impl Asked {
    fn read(call: &Call) -> Self {
        let code = call.argument("toptier_code");
        let number = |name: &str| call.argument(name).parse().ok();
        Self {
            agency: NAMES.agencies.iter().position(|one| one.code == code),
            year: number("fiscal_year").unwrap_or_else(|| year(call)),
            period: number("fiscal_period")
                .unwrap_or_else(|| call.number("fiscal_period").unwrap_or(12)),
        }
    }

    /// Whether the period lies in the future.
    fn is_to_come(&self, call: &Call) -> bool {
        self.year > dates::fiscal_year(call.today)
            || dates::fiscal_month_begins(self.year, self.period)
                .is_some_and(|day| day > call.today)
    }
}
