//! How a walk has its requests sent.

use std::future::Future;
use std::pin::Pin;

use super::ask::Given;
use super::error::Trouble;
use super::plan::Plan;
use super::told::Told;
use openshelf_transport::Reply;

/// Sends the request of some arguments.
pub trait Fetch: Send + Sync {
    fn fetch(&self, ask: Given) -> Fetching;
}

/// A request on its way.
pub type Fetching = Pin<Box<dyn Future<Output = Result<Reply, Trouble>> + Send>>;

/// Sends a request and reads what its answer tells.
pub async fn errand(plan: &Plan, fetch: &dyn Fetch, ask: Given) -> Result<(Reply, Told), Trouble> {
    let operation = ask.operation;
    let reply = fetch.fetch(ask).await?;
    match Told::of(plan, operation, &reply.body) {
        Ok(told) => Ok((reply, told)),
        Err(why) => Err(Trouble::Unreadable(why).of_page(reply)),
    }
}
