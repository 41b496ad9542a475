//! The interface through which paging sends its requests.

use std::future::Future;
use std::pin::{Pin, pin};

use super::answer::Answer;
use super::call_arguments::CallArguments;
use super::error::PagingError;
use super::listed_call::ListedCall;
use openshelf_transport::Reply;

/// Sends the request of a call.
pub trait Fetch: Send + Sync {
    fn fetch(&self, arguments: CallArguments) -> FetchFuture;
}

/// A request under way.
pub type FetchFuture = Pin<Box<dyn Future<Output = Result<Reply, PagingError>> + Send>>;

/// Requests the first page and, in parallel, the count of the records.
///
/// A list that is complete on its first page does not wait for the count, and a count that fails is
/// ignored: paging continues without it.
pub async fn fetch_counted_page(
    listed: &ListedCall,
    fetch: &dyn Fetch,
    page: CallArguments,
    count: CallArguments,
    side_by_side: bool,
) -> Result<(Reply, Answer), PagingError> {
    let mut counting = pin!(fetch_answer(listed, fetch, count));
    let mut early = None;
    let first = {
        let mut reading = pin!(fetch_answer(listed, fetch, page));
        if side_by_side {
            loop {
                tokio::select! {
                    // In one order, so that equal answers lead to equal requests.
                    biased;
                    first = &mut reading => break first,
                    counted = &mut counting, if early.is_none() => early = Some(counted),
                }
            }
        } else {
            reading.await
        }
    };
    let (reply, mut answer) = first?;
    if let Answer::Page(facts) = &mut answer
        && listed
            .has_next_page(facts, 1, listed.page_size)
            .unwrap_or(false)
    {
        let counted = match early {
            Some(counted) => counted,
            None => counting.await,
        };
        if let Ok((_, Answer::Count(total))) = counted {
            facts.counted = Some(total);
        }
    }
    Ok((reply, answer))
}

/// Sends a request and reads its answer.
pub async fn fetch_answer(
    listed: &ListedCall,
    fetch: &dyn Fetch,
    arguments: CallArguments,
) -> Result<(Reply, Answer), PagingError> {
    let operation = arguments.operation;
    let reply = fetch.fetch(arguments).await?;
    match Answer::read(listed, operation, &reply) {
        Ok(answer) => Ok((reply, answer)),
        Err(why) => Err(why.with_page(reply)),
    }
}
