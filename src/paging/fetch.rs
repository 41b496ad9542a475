//! How a walk has its requests sent.

use std::future::Future;
use std::pin::Pin;
use std::sync::Arc;

use super::Trouble;
use super::ask::Given;
use super::plan::Plan;
use super::react::Told;
use crate::transport::Reply;

/// Sends the request of some arguments.
pub trait Fetch: Send + Sync {
    fn fetch(&self, ask: Given) -> Fetching;
}

/// A request on its way.
pub type Fetching = Pin<Box<dyn Future<Output = Result<Reply, Trouble>> + Send>>;

/// Sends a request and reads what its answer tells.
pub async fn errand(
    plan: Arc<Plan>,
    fetch: Arc<dyn Fetch>,
    ask: Given,
) -> Result<(Reply, Told), Trouble> {
    let is_page = std::ptr::eq(ask.operation, plan.given.operation);
    let reply = fetch.fetch(ask).await?;
    match plan.read(is_page, &reply.body) {
        Ok(told) => Ok((reply, told)),
        Err(why) => Err(Trouble::UnreadablePage(Box::new(reply), why)),
    }
}
