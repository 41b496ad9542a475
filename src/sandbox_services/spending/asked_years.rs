//! The days whose transactions the pages of recipients and states sum, by the query's `year`.

use jiff::ToSpan;
use jiff::civil::{Date, date};

use super::award::Award;
use crate::call::Call;
use crate::dates;
use crate::random::cents;

/// The first day that searches reach.
const FIRST: Date = date(2007, 10, 1);

/// The first and the last day.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Days(Date, Date);

/// The parts of some awards that are in some days.
#[derive(Debug, Clone, Copy, Default)]
pub struct Parts {
    /// The awards with a transaction in the days.
    pub awards: usize,
    pub transactions: usize,
    pub obligation: f64,
    pub outlay: f64,
    pub face_value: f64,
}

/// The year that a call names; `latest` if it names none.
pub fn year(call: &Call) -> &str {
    call.query("year").unwrap_or("latest")
}

impl Days {
    pub fn last_year(today: Date) -> Self {
        Self(today.checked_sub(1.year()).unwrap_or(today), today)
    }

    pub fn fiscal_year(year: i64) -> Self {
        let begins = |year| dates::fiscal_month_begins(year, 1).unwrap_or(FIRST);
        Self(begins(year), dates::later(begins(year + 1), -1))
    }

    /// Of a recipient the latest year is the last twelve months.
    pub fn of_recipient(call: &Call) -> Self {
        match year(call) {
            "all" => Self(FIRST, call.today),
            year => year
                .parse()
                .map_or_else(|_| Self::last_year(call.today), Self::fiscal_year),
        }
    }

    /// Of a state the latest year is the fiscal year.
    pub fn of_state(call: &Call) -> Self {
        match year(call) {
            "all" => Self(Date::MIN, Date::MAX),
            year => {
                let current = || dates::fiscal_year(call.today);
                Self::fiscal_year(year.parse().unwrap_or_else(|_| current()))
            }
        }
    }

    /// The parts of some awards in these days.
    pub fn of<'a>(self, awards: impl Iterator<Item = &'a Award>) -> Parts {
        let mut parts = Parts::default();
        for award in awards {
            let all = award.transactions.iter();
            let (mut number, mut obligation, mut outlay) = (0, 0.0, 0.0);
            for one in all.filter(|one| (self.0..=self.1).contains(&one.date)) {
                (number, obligation, outlay) =
                    (number + 1, obligation + one.amount, outlay + one.outlay);
            }
            parts.awards += usize::from(number > 0);
            parts.transactions += number;
            parts.obligation += obligation;
            parts.outlay += outlay;
            parts.face_value += award.face_value_of(obligation);
        }
        Parts {
            obligation: cents(parts.obligation),
            outlay: cents(parts.outlay),
            face_value: cents(parts.face_value),
            ..parts
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_fiscal_year_begins_in_october() {
        let days = Days::fiscal_year(2024);
        assert_eq!(days, Days(date(2023, 10, 1), date(2024, 9, 30)));
        let days = Days::last_year(date(2024, 2, 29));
        assert_eq!(days, Days(date(2023, 2, 28), date(2024, 2, 29)));
    }
}
