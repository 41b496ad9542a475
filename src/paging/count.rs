//! Counts the records of a list without returning them.

use super::answer::Answer;
use super::error::PagingError;
use super::fetch::{Fetch, fetch_answer};
use super::listed_call::ListedCall;
use super::range_transitions::smaller_ranges;
use super::step::Step;
use super::step_arguments::step_arguments;
use super::transitions::on_response;
use jiff::civil::Date;
use openshelf_core::catalog::{CapStrategy, End};
use openshelf_transport::Reply;

/// A number of records, and whether there may be more.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct RecordCount {
    pub records: u64,
    pub is_exact: bool,
}

/// Counts with as few requests as the service allows.
///
/// # Errors
///
/// A request fails, its arguments are refused, or an answer cannot be read.
pub async fn count(listed: &ListedCall, fetch: &dyn Fetch) -> Result<RecordCount, PagingError> {
    let exactly = |records| RecordCount {
        records,
        is_exact: true,
    };
    if listed.has_count_operation() {
        match answer_of(listed, fetch, &Step::CountAll).await {
            Ok(counted) => {
                if let Some(total) = counted.and_then(|(_, answer)| answer.total()) {
                    return Ok(exactly(total));
                }
            }
            // The pages report the number as well.
            Err(PagingError::RequestFailed { .. }) if !listed.paging.total.is_empty() => {}
            Err(error) => return Err(error),
        }
    }
    let first = match listed.first_step() {
        Step::OnlyPage => Step::OnlyPage,
        _ => Step::FirstPage,
    };
    let Some((reply, Answer::Page(page))) = answer_of(listed, fetch, &first).await? else {
        return Ok(exactly(0));
    };
    let records = page.records.len() as u64;
    if first == Step::OnlyPage {
        return Ok(exactly(records));
    }
    let Some(total) = page.total else {
        let more = listed
            .has_next_page(&page, 1, listed.page_size)
            .map_err(|why| PagingError::from(why).with_page(reply))?;
        return Ok(RecordCount {
            records: records + u64::from(more && matches!(listed.paging.end, End::More(_))),
            is_exact: !more,
        });
    };
    // A total that equals the reach may be the cap and not the number.
    if !listed.is_cap(total) {
        return Ok(exactly(total));
    }
    match listed.paging.cap_strategy {
        CapStrategy::Days(_) => count_ranges(listed, fetch).await,
        _ => Ok(RecordCount {
            records: total,
            is_exact: false,
        }),
    }
}

/// How many records there are from each of some days on up to the next one, the earliest day first: by the day, or by a
/// longer period where the service refuses that. `None` if the operation has no such counts, or the service refuses all.
///
/// # Errors
///
/// An answer cannot be read.
pub async fn count_by_day(
    listed: &ListedCall,
    fetch: &dyn Fetch,
) -> Result<Option<Vec<(Date, u64)>>, PagingError> {
    let mut period = 0;
    while let Some(arguments) = listed.day_count_arguments(period) {
        match fetch_answer(listed, fetch, arguments).await {
            Ok((_, Answer::Days(days))) => return Ok(Some(days)),
            Ok(_) | Err(PagingError::RequestFailed { .. }) => period += 1,
            Err(error) => return Err(error),
        }
    }
    Ok(None)
}

/// Adds up the counts of ranges of days, each small enough to be counted.
async fn count_ranges(listed: &ListedCall, fetch: &dyn Fetch) -> Result<RecordCount, PagingError> {
    let mut counted = RecordCount {
        records: 0,
        is_exact: true,
    };
    let mut steps = vec![Step::EarliestDay];
    while let Some(step) = steps.pop() {
        let Some((reply, answer)) = answer_of(listed, fetch, &step).await? else {
            continue;
        };
        if let (Step::CountRange { range }, Some(total)) = (&step, answer.total()) {
            if let Some(smaller) = smaller_ranges(listed, range, total) {
                steps.extend(smaller.into_iter().map(|range| Step::CountRange { range }));
            } else {
                counted.records += total;
                counted.is_exact &= listed.paging.reach.is_none_or(|reach| total < reach);
            }
        } else {
            let outcome = on_response(listed, &step, &answer);
            steps.extend(outcome.map_err(|error| error.with_page(reply))?.next_steps);
        }
    }
    Ok(counted)
}

/// The answer of a step; `None` for a step without a request.
async fn answer_of(
    listed: &ListedCall,
    fetch: &dyn Fetch,
    step: &Step,
) -> Result<Option<(Reply, Answer)>, PagingError> {
    let Some(arguments) = step_arguments(listed, step) else {
        return Ok(None);
    };
    fetch_answer(listed, fetch, arguments).await.map(Some)
}
