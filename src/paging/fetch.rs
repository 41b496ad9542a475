//! How requests are sent.

use std::future::Future;
use std::pin::Pin;

use super::answer::Answer;
use super::call_arguments::CallArguments;
use super::error::PagingError;
use super::plan::Plan;
use openshelf_transport::Reply;

/// Sends the request of a call.
pub trait Fetch: Send + Sync {
    fn fetch(&self, arguments: CallArguments) -> FetchFuture;
}

/// A request under way.
pub type FetchFuture = Pin<Box<dyn Future<Output = Result<Reply, PagingError>> + Send>>;

/// Sends a request and reads its answer.
pub async fn fetch_answer(
    plan: &Plan,
    fetch: &dyn Fetch,
    arguments: CallArguments,
) -> Result<(Reply, Answer), PagingError> {
    let operation = arguments.operation;
    let reply = fetch.fetch(arguments).await?;
    match Answer::read(plan, operation, &reply.body) {
        Ok(answer) => Ok((reply, answer)),
        Err(why) => Err(PagingError::from(why).with_page(reply)),
    }
}
