//! The interface through which paging has a request sent, and the function that also reads its answer.
//!
//! `count` and `slicing` call the function, and so does the client for the requests of the paginator.

use std::future::Future;
use std::pin::Pin;

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

/// Sends a request and reads its answer.
pub async fn fetch_answer(
    listed: &ListedCall,
    fetch: &dyn Fetch,
    arguments: CallArguments,
) -> Result<(Reply, Answer), PagingError> {
    let operation = arguments.operation;
    let key = listed.requested_key(&arguments);
    let reply = fetch.fetch(arguments).await?;
    match Answer::read(listed, operation, key, &reply) {
        Ok(answer) => Ok((reply, answer)),
        Err(why) => Err(why.with_page(reply)),
    }
}
