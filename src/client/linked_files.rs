//! Files whose addresses records have: the record is asked for first, then the file, in the same way.
//!
//! Every single call enters here, through `answer_to`; most go straight on to `Client::fetch`.

use openshelf_core::call::{LinkedRequest, Request};
use openshelf_core::catalog::{Base, Files, Linked, LinkedForm, Method, Operation};
use openshelf_files::{NoLinkedFile, check_host, linked_address, other_forms};
use openshelf_transport::{Failure, Reply, StatusFailure, TransportError, cassette};

use crate::client::Client;
use crate::deadline::within_deadline;

/// The file that a request for a record wants, if the record is still to be asked for.
fn wanted(request: &Request) -> Option<(&'static Linked, &'static LinkedForm)> {
    let Some(Files::Linked(linked)) = request.operation.files else {
        return None;
    };
    let file = request.linked.as_ref()?;
    file.address.is_none().then_some((linked, file.form))
}

/// The request for a file at an address that an answer has named.
pub fn file_request(
    operation: &'static Operation,
    form: Option<&'static LinkedForm>,
    address: &str,
) -> Request {
    let rest = address.split_once("://").map_or("", |(_, rest)| rest);
    let target = rest.split_once('/').map_or("", |(_, target)| target);
    let target = target.split('#').next().unwrap_or_default();
    let (path, query) = target.split_once('?').unwrap_or((target, ""));
    Request {
        operation,
        method: Method::Get,
        base: Base::Api,
        path: format!("/{path}"),
        live_path: None,
        own_size: None,
        linked: form.map(|form| {
            let address = Some(address.to_owned());
            Box::new(LinkedRequest { form, address })
        }),
        query: query.to_owned(),
        body: None,
        lasting_status: None,
        unknown_names: Vec::new(),
    }
}

impl Client {
    /// Returns the stored answer, or sends the request and reads its body. Where the answer is a file that a record
    /// names, both are asked for.
    ///
    /// # Errors
    /// Why there is no body, with the outcome of each attempt.
    pub async fn answer_to(&self, request: &Request) -> Result<Reply, Failure> {
        match wanted(request) {
            None => self.fetch(request).await,
            // A rare call, which would make the future of every call large.
            Some(_) => Box::pin(self.fetch_linked(request)).await,
        }
    }

    /// A cached answer, if it is available without waiting. A linked file needs its record, too.
    pub fn cached_answer_to(&self, request: &Request) -> Option<Result<Reply, Failure>> {
        let reply = self.try_cached(request)?;
        if wanted(request).is_none() {
            return Some(reply);
        }
        // Whatever is wrong is reported by the call that waits.
        let file = self.linked_request(request, &reply.ok()?).ok()?;
        self.try_cached(&file)
    }

    /// Asks for a record and for the file that it names, before the deadline of the call.
    async fn fetch_linked(&self, request: &Request) -> Result<Reply, Failure> {
        let both = |client: Self| async move {
            let record = client.fetch(request).await?;
            let file = client.linked_request(request, &record)?;
            let outcome = client.fetch(&file).await;
            outcome.map_err(|failure| naming_other_forms(failure, request, &record))
        };
        within_deadline(self, || self.shown_address(request), both).await
    }

    /// The request for the file that a record names.
    ///
    /// # Errors
    /// The record names none, or one on a host that is not asked.
    pub(crate) fn linked_request(
        &self,
        request: &Request,
        record: &Reply,
    ) -> Result<Request, TransportError> {
        let Some((linked, form)) = wanted(request) else {
            return Err(TransportError::Unreadable {
                url: record.url.clone(),
                why: "it leads to no file".to_owned(),
            });
        };
        let address = linked_address(linked, form, &record.body).map_err(|none| match none {
            NoLinkedFile::Unreadable(why) => TransportError::Unreadable {
                url: record.url.clone(),
                why,
            },
            NoLinkedFile::Missing(why) => TransportError::Missing(Box::new(StatusFailure {
                status: record.status,
                url: record.url.clone(),
                headers: record.headers.clone(),
                body: self.settings.call.added.answer(&record.body),
                detail: Some(why),
                retry_after: None,
                blocked: None,
                hint: None,
            })),
        })?;
        let own = self.transport.options.base_url.as_str();
        // A recording of a sandbox has its address, and nobody is asked when it is played.
        if !cassette::plays_only() {
            check_host(&address, linked.hosts, own).map_err(TransportError::ForeignHost)?;
        }
        Ok(file_request(request.operation, Some(form), &address))
    }
}

/// The error of a file that is not there, with the forms in which there may be one.
pub(crate) fn naming_other_forms(
    mut failure: Failure,
    request: &Request,
    record: &Reply,
) -> Failure {
    if let TransportError::Status(answer) = &mut failure.error
        && matches!(answer.status, 404 | 410)
        && answer.blocked.is_none()
        && answer.hint.is_none()
        && let Some((linked, form)) = wanted(request)
        && let Ok(record) = serde_json::from_slice(&record.body)
    {
        let others = other_forms(linked, form, &record);
        answer.hint = Some(format!("the service has no file at this address; {others}"));
    }
    failure
}
