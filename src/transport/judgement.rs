//! Judges an answer: whether it is the one that its operation promises, and which error it is otherwise.
//!
//! An answer that a cassette plays is judged like one that has just been received.

use bytes::Bytes;
use openshelf_core::answer::Headers;
use openshelf_core::catalog::{Operation, Service};
use openshelf_core::media_type::{Expected, begins_like_a_page, is_json, is_of_form, is_page};

use super::context::CallContext;
use super::error::{OtherAnswer, StatusFailure};
use super::redirect::is_redirect;
use super::unexpected::{excerpt, unexpected};
use super::{Address, Reply, TransportError, front, retry_after};

/// The head of an answer, without the values that the caller added.
#[derive(Debug, Clone)]
pub struct Head {
    pub status: u16,
    pub url: String,
    pub headers: Headers,
}

impl Head {
    pub fn content_type(&self) -> &str {
        self.headers.get("content-type").unwrap_or_default()
    }
}

/// A whole answer that was recorded.
#[derive(Debug, Clone)]
pub struct RecordedAnswer {
    pub status: u16,
    pub headers: Headers,
    pub body: Bytes,
    /// The message of an error.
    pub detail: Option<String>,
}

/// The outcome of a call whose answer was recorded, as if the service had just sent it. `succeeds` says whether its
/// status is one of success.
///
/// # Errors
/// The answer is the error that it was while it was recorded.
pub fn played(
    context: &CallContext<'_>,
    url: String,
    answer: RecordedAnswer,
    succeeds: bool,
) -> Result<Reply, TransportError> {
    let RecordedAnswer {
        status,
        headers,
        body,
        detail,
    } = answer;
    let head = Head {
        status,
        url,
        headers,
    };
    if is_redirect(status) {
        let why = "a cassette has no request that follows it";
        let mut failure = redirect_failure(context, head, &body, why);
        failure.detail = detail.or(failure.detail);
        return Err(TransportError::Status(Box::new(failure)));
    }
    if succeeds {
        match unexpected(context.wanted.expected, status, head.content_type()) {
            None => return received(context, head, body),
            Some(expected) if !is_page(head.content_type()) => {
                let body = Some(body).filter(|body| !body.is_empty());
                return Err(other_media_type(context, head, expected, body));
            }
            Some(_) => {}
        }
    }
    let wait = head
        .headers
        .get("retry-after")
        .and_then(retry_after::seconds_in);
    let mut failure = refused(context, head, wait, &body);
    failure.detail = detail.or(failure.detail);
    Err(TransportError::Status(Box::new(failure)))
}

/// The answer of a call, whose status and media type are those of its operation.
///
/// # Errors
/// It is the page of a front, or a linked file of another form.
pub fn received(
    context: &CallContext<'_>,
    head: Head,
    body: Bytes,
) -> Result<Reply, TransportError> {
    let body = if head.status == 204 {
        Bytes::new()
    } else {
        body
    };
    // A part of a file has no beginning.
    let is_part = head.status == 206;
    match context.wanted.expected.filter(|_| !is_part) {
        Some(Expected::Linked(form)) if !is_of_form(form, &body) => {
            return Err(other_content(context, head, &body));
        }
        // What is labelled as JSON and is none is reported with its place.
        Some(Expected::Json) if is_json(head.content_type()) => {}
        Some(Expected::Linked(_)) | None => {}
        Some(_) if begins_like_a_page(&body) => {
            let failure = status_failure(context, head, None, &body);
            return Err(TransportError::Status(Box::new(failure)));
        }
        Some(_) => {}
    }
    Ok(Reply {
        status: head.status,
        url: head.url,
        headers: head.headers,
        body,
        attempts: 1,
        waited: 0.0,
        cache_status: None,
    })
}

/// The error of an answer whose status is none of the operation's, or that is a page.
pub fn refused(
    context: &CallContext<'_>,
    head: Head,
    retry_after: Option<f64>,
    body: &Bytes,
) -> StatusFailure {
    let mut failure = status_failure(context, head, retry_after, body);
    if failure.blocked.is_none() {
        let operation = context.wanted.request.operation;
        failure.hint = undocumented(operation, failure.status)
            .or_else(|| other_path(context.options.servers().get(operation.base), &failure));
    }
    failure
}

/// Where a wrong address comes from, if it is in the environment. A service says in words what it does not have.
fn other_path(address: &Address, failure: &StatusFailure) -> Option<String> {
    let variable = address
        .variable()
        .filter(|_| failure.status == 404 && failure.detail.is_none())?;
    Some(format!(
        "the address {address} is read from the environment variable {variable}: if every call is answered so, check its path"
    ))
}

/// What a status of success says that the operation does not have.
fn undocumented(operation: &Operation, status: u16) -> Option<String> {
    let why = match status {
        202 => ": the service has taken the request, and has not answered it",
        203 => ": a proxy has changed the answer",
        204 | 205 => ": the answer has no content",
        206 => ": the answer is only a part",
        200..300 => "",
        _ => return None,
    };
    let name = operation.full_name();
    Some(format!(
        "{name}() answers with status 200, and this is another one{why}"
    ))
}

/// A redirect that is not followed, as the error of its status.
pub fn redirect_failure(
    context: &CallContext<'_>,
    head: Head,
    body: &Bytes,
    why: &str,
) -> StatusFailure {
    let blocked = front::blocked_by_redirect(context.service, head.headers.get("location"));
    let added = &context.call.added;
    let why = added.text(why);
    StatusFailure {
        status: head.status,
        url: head.url,
        headers: head.headers,
        body: added.answer(body),
        detail: Some(format!("the redirect was not followed: {why}")),
        retry_after: None,
        blocked: blocked.map(Box::new),
        hint: None,
    }
}

/// The error of a linked file that is not of its form: in its place, what stands in front of the service may have sent
/// a page.
pub fn other_content(context: &CallContext<'_>, head: Head, body: &Bytes) -> TransportError {
    let got = format!("{} of another form", head.content_type());
    let failure = status_failure(context, head, None, body);
    if failure.blocked.is_some() {
        return TransportError::Status(Box::new(failure));
    }
    TransportError::MediaType {
        url: failure.url,
        got,
        expected: context.wanted.expected.map_or("a file", Expected::name),
        answer: Box::new(OtherAnswer {
            excerpt: Some(excerpt(&failure.body)),
            status: failure.status,
            headers: failure.headers,
            body: failure.body,
        }),
    }
}

/// The error of an answer that has another media type than `expected`; `body` is that of a short answer.
pub fn other_media_type(
    context: &CallContext<'_>,
    head: Head,
    expected: &'static str,
    body: Option<Bytes>,
) -> TransportError {
    // The whole answer is masked: a value that is cut in two is not recognised.
    let body = body.map(|body| context.call.added.answer(&body));
    TransportError::MediaType {
        got: head.content_type().to_owned(),
        url: head.url,
        expected,
        answer: Box::new(OtherAnswer {
            excerpt: body.as_deref().map(excerpt),
            status: head.status,
            headers: head.headers,
            body: body.unwrap_or_default(),
        }),
    }
}

/// The error of an answer that the service refused, or that is the page of a front.
fn status_failure(
    context: &CallContext<'_>,
    head: Head,
    retry_after: Option<f64>,
    body: &Bytes,
) -> StatusFailure {
    let (service, added) = (context.service, &context.call.added);
    let blocked = front::blocked(service, head.status, &head.headers, body).map(|mut blocked| {
        // A page may repeat the address.
        blocked.title = blocked.title.map(|title| added.text(&title).into_owned());
        Box::new(blocked)
    });
    StatusFailure {
        blocked,
        status: head.status,
        detail: error_detail(service, body).map(|detail| added.text(&detail).into_owned()),
        url: head.url,
        headers: head.headers,
        body: added.answer(body),
        retry_after,
        hint: None,
    }
}

/// How many characters of a body that is not JSON a message shows.
const MAX_DETAIL: usize = 200;

/// The service's own message in the body of an error.
fn error_detail(service: &Service, body: &[u8]) -> Option<String> {
    let Ok(value) = serde_json::from_slice::<serde_json::Value>(body) else {
        let text = std::str::from_utf8(body).ok()?.trim();
        let readable = !text.is_empty() && !text.starts_with('<');
        return readable.then(|| text.chars().take(MAX_DETAIL).collect());
    };
    let found = service
        .error_members
        .iter()
        .find_map(|member| value.get(member).filter(|found| !found.is_null()))?;
    Some(match found {
        serde_json::Value::String(text) => text.clone(),
        other => other.to_string(),
    })
}
