//! The context of one call, which its layers share: its service, its options, and what it requests.

use std::borrow::Cow;

use http::HeaderMap;

use super::attempt_log::AttemptLog;
use super::headers::ClientHeaders;
use super::options::{CallOptions, Event, Options};
use super::pool::PoolKind;
use super::waiting::{Progress, Waiting};
use super::{Address, Failure, TransportError};
use openshelf_core::call::Request;
use openshelf_core::catalog::Service;
use openshelf_core::media_type::Expected;
use openshelf_core::printable::shown_address;

/// Method and address of a request as a log shows them; a long address in part.
pub fn line(request: &Request, shown_url: &str) -> String {
    format!("{} {}", request.method.verb(), shown_address(shown_url))
}

/// One call of a client: what is requested, and under which options.
pub struct CallContext<'a> {
    pub service: &'static Service,
    pub options: &'a Options,
    /// Whether the client may send requests only to this machine.
    pub is_offline: bool,
    pub call: &'a CallOptions,
    /// The headers of the client.
    pub headers: &'a ClientHeaders,
    /// Seconds without progress.
    pub idle_timeout: Option<f64>,
    pub log: &'a AttemptLog,
    pub wanted: Wanted<'a>,
}

/// What a call requests, and from where.
#[derive(Clone)]
pub struct Wanted<'a> {
    pub request: &'a Request,
    /// The server that receives the request.
    pub address: Cow<'a, Address>,
    /// Its whole address, at its documented path.
    pub url: Cow<'a, str>,
    pub pool: PoolKind,
    /// The headers of a view, which no other origin receives.
    pub own_headers: &'a [(String, String)],
    /// Headers of this request that every origin receives.
    pub headers_anywhere: Cow<'a, HeaderMap>,
    /// Other hosts to which a redirect may lead.
    pub hosts: &'a [&'a str],
    /// The media types that the answer may have.
    pub expected: Option<Expected>,
}

impl CallContext<'_> {
    /// An address as errors, logs and answers show it: without the values that the caller adds.
    pub fn shown<'u>(&self, url: &'u str) -> Cow<'u, str> {
        self.call.added.address(url, self.wanted.request)
    }

    /// The same call for something else.
    pub fn with<'b>(&'b self, wanted: Wanted<'b>) -> CallContext<'b> {
        CallContext { wanted, ..*self }
    }

    /// Notifies the observer of the call.
    pub fn report(&self, shown_url: &str, event: impl FnOnce() -> Event) {
        if let Some(watch) = &self.call.watch {
            watch(&line(self.wanted.request, shown_url), &event());
        }
    }

    /// Notes what the call waits for, and notifies its observer of what is out of the ordinary.
    pub fn note(&self, shown_url: &str, progress: Progress) {
        match progress {
            Progress::Waits(waiting) => {
                if let Waiting::Pause { time, .. } = &waiting {
                    let seconds = time.as_secs_f64();
                    self.report(shown_url, || Event::Paused { seconds });
                }
                self.log.wait_for(waiting);
            }
            Progress::Server(news) => self.report(shown_url, || Event::Server(news)),
        }
    }

    /// The failure of the call, with the outcome of each attempt.
    pub fn failure(&self, error: TransportError) -> Failure {
        self.log.failure(error, self.options)
    }
}
