//! How the requests of a list are sent.

use openshelf_core::call;
use openshelf_core::table::Operation;
use openshelf_paging::{CallArguments, Fetch, FetchFuture, PagingError};

use super::client::Client;

/// Sends requests as the client's own calls are sent.
pub struct Sender {
    client: Client,
    operation: &'static Operation,
}

impl Sender {
    pub fn new(client: Client, operation: &'static Operation) -> Self {
        Self { client, operation }
    }
}

impl Fetch for Sender {
    fn fetch(&self, arguments: CallArguments) -> FetchFuture {
        let client = self.client.clone();
        // What another operation counts was checked as this one's.
        let is_own = std::ptr::eq(arguments.operation, self.operation);
        Box::pin(async move {
            let validate = is_own && client.settings.validates();
            let bound = call::bind(arguments.operation, arguments.values, &[], validate)?;
            let request = client.request(&bound)?;
            let outcome = client.fetch(&request).await;
            outcome.map_err(|failure| PagingError::RequestFailed {
                failure: Box::new(failure),
                line: client.line(&request),
            })
        })
    }
}
