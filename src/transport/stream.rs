//! An answer whose body is received chunk by chunk, as the server sends it.
//!
//! Its size has no limit, and neither has its time: only the time without progress. The permit of the client is
//! held until the stream is dropped.

use bytes::Bytes;
use http::header::{CONTENT_LENGTH, TRANSFER_ENCODING};
use http::{StatusCode, Version};

use super::body::{broken, in_time};
use super::cancelled_requests::Body;
use super::exchange::{Exchange, head_of};
use super::judgement::{Head, other_content};
use super::response::Response;
use super::send::Receive;
use super::{Reply, TransportError};
use openshelf_core::answer::Headers;
use openshelf_core::catalog::{LinkedForm, Operation};
use openshelf_core::media_type::{BEGINNING, Expected, is_of_form};

/// An answer with a status of success, whose body is still to be received.
pub struct Stream {
    pub status: u16,
    pub url: String,
    pub headers: Headers,
    /// How often the request was sent.
    pub attempts: u32,
    /// Seconds spent waiting for permission to send and between attempts.
    pub waited: f64,
    /// What was received to see what the file is.
    beginning: Bytes,
    body: StreamBody,
    idle_timeout: Option<f64>,
    shown_url: String,
    has_known_end: bool,
}

enum StreamBody {
    Arriving(Body),
    /// The answer of a cassette.
    Recorded(Option<Bytes>),
}

impl Stream {
    /// The next bytes; `None` at the end.
    ///
    /// # Errors
    /// The connection broke, or made no progress for too long. Nothing more is received then.
    pub async fn chunk(&mut self) -> Result<Option<Bytes>, TransportError> {
        if !self.beginning.is_empty() {
            return Ok(Some(std::mem::take(&mut self.beginning)));
        }
        let body = match &mut self.body {
            StreamBody::Recorded(whole) => return Ok(whole.take()),
            StreamBody::Arriving(body) => body,
        };
        let chunk = in_time(self.idle_timeout, &self.shown_url, body.chunk()).await;
        let chunk = chunk.inspect_err(|_| body.close())?;
        chunk.map_err(|error| broken(&self.shown_url, error))
    }

    /// Whether the answer says where it ends. Otherwise it ends with its connection, which may also break.
    pub fn has_known_end(&self) -> bool {
        self.has_known_end
    }
}

impl Stream {
    /// Receives the beginning of a linked file, and refuses a file of another form.
    async fn of_form(
        mut self,
        exchange: &Exchange<'_>,
        form: &LinkedForm,
    ) -> Result<Self, TransportError> {
        let mut beginning = Vec::new();
        while beginning.len() < BEGINNING {
            let Some(chunk) = self.chunk().await? else {
                break;
            };
            beginning.extend_from_slice(&chunk);
        }
        self.beginning = beginning.into();
        if is_of_form(form, &self.beginning) {
            return Ok(self);
        }
        let head = Head {
            status: self.status,
            url: self.url.clone(),
            headers: self.headers.clone(),
        };
        Err(other_content(exchange.context, head, &self.beginning))
    }
}

impl Drop for Stream {
    fn drop(&mut self) {
        // The rest of a file may be gigabytes: the connection is closed.
        if let StreamBody::Arriving(body) = &mut self.body {
            body.close();
        }
    }
}

impl Receive for Stream {
    async fn receive(exchange: &Exchange<'_>, response: Response) -> Result<Self, TransportError> {
        let headers = response.headers();
        let is_part = response.status() == StatusCode::PARTIAL_CONTENT;
        let has_known_end = response.version() > Version::HTTP_11
            || headers.contains_key(CONTENT_LENGTH)
            || headers.contains_key(TRANSFER_ENCODING);
        let head = head_of(exchange, &response);
        let stream = Self {
            status: head.status,
            url: head.url,
            headers: head.headers,
            attempts: 1,
            waited: 0.0,
            beginning: Bytes::new(),
            body: StreamBody::Arriving(Body::new(exchange.under_way.clone(), response)),
            idle_timeout: exchange.context.idle_timeout,
            shown_url: exchange.shown_url.to_owned(),
            has_known_end,
        };
        match exchange.context.wanted.expected {
            Some(Expected::Linked(form)) if !is_part => stream.of_form(exchange, form).await,
            _ => Ok(stream),
        }
    }

    fn status(&self) -> u16 {
        self.status
    }

    /// A part of a file, too: it is compared with the part that was asked for.
    fn succeeds(_: &Operation, status: u16) -> bool {
        matches!(status, 200 | 206)
    }

    fn sent(self, attempts: u32, waited: f64) -> Self {
        let mut sent = self;
        (sent.attempts, sent.waited) = (attempts, waited);
        sent
    }
}

impl From<Reply> for Stream {
    fn from(reply: Reply) -> Self {
        Self {
            status: reply.status,
            shown_url: reply.url.clone(),
            url: reply.url,
            headers: reply.headers,
            beginning: Bytes::new(),
            attempts: reply.attempts,
            waited: reply.waited,
            body: StreamBody::Recorded(Some(reply.body).filter(|body| !body.is_empty())),
            idle_timeout: None,
            has_known_end: true,
        }
    }
}
