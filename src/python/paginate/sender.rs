//! How the requests of a list are sent.

use std::sync::Arc;

use crate::handle::ClientHandle;
use openshelf_core::call;
use openshelf_core::table::Operation;
use openshelf_paging::{CallArguments, Fetch, FetchFuture, PagingError};
use openshelf_transport::RuntimeKind;

/// Sends requests as the client's own calls are sent.
pub struct Sender {
    handle: Arc<ClientHandle>,
    operation: &'static Operation,
}

impl Sender {
    pub fn new(handle: Arc<ClientHandle>, operation: &'static Operation) -> Self {
        Self { handle, operation }
    }
}

impl Fetch for Sender {
    fn fetch(&self, arguments: CallArguments) -> FetchFuture {
        let handle = Arc::clone(&self.handle);
        // What another operation counts was checked as this one's.
        let is_own = std::ptr::eq(arguments.operation, self.operation);
        Box::pin(async move {
            let validate = is_own && handle.options.validates();
            let bound = call::bind(arguments.operation, arguments.values, &[], validate)?;
            let request = call::request(&bound, &handle.options.extra)?;
            let outcome = handle.fetch(RuntimeKind::MultiThread, &request).await;
            outcome.map_err(|failure| PagingError::RequestFailed {
                failure: Box::new(failure),
                line: handle.line(&request),
            })
        })
    }
}
