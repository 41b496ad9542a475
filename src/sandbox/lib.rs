//! A loopback server that implements every service of the catalog.
//!
//! The routes come from the operations of the catalog; the answers come from the crate `sandbox_services`.
//!
//! * `server` accepts connections, `memory` returns their memory, `routes` finds the operation of a path,
//!   `application` asks the service for the answer and `reply_body` sends it;
//! * `faults` are faults on demand, `corrupt` applies one to an answer, `front` has the answers of what
//!   stands in front of a service, and `broken_response` sends what HTTP forbids;
//! * `answers` are answers that a test gives in place of the service's own, and `matcher` says which requests a
//!   fault or an answer is for, and which of several goes first;
//! * `request_log` counts and logs requests, `response_cache` caches answers, and `index_page` is the
//!   page for a browser.
#![allow(
    clippy::disallowed_types,
    reason = "a sandbox answers in the process that started it; a forked child has none"
)]

mod address;
mod answers;
mod application;
mod broken_response;
mod corrupt;
mod faults;
mod front;
mod index_page;
mod matcher;
mod memory;
mod options;
mod reply_body;
mod request_log;
mod response_cache;
mod routes;
mod server;

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex};

pub use answers::{Answer, Answers};
pub use faults::{Fault, Faults, RetryAfter};
pub use front::{Front, GATEWAY_STATUSES};
pub use jiff::civil::Date;
pub use matcher::{Added, ComparedRequest, Matcher};
pub use openshelf_sandbox_services::effects::Effect;
pub use openshelf_sandbox_services::job_plan::{JobPlan, JobStage, JobState};
pub use openshelf_sandbox_services::record_change::ChangePlace;
pub use options::{Options, SandboxError};
pub use request_log::{LoggedRequest, RequestLog, Stats};

use openshelf_core::catalog::Service;
use openshelf_core::locks::lock;
use openshelf_core::process::Process;

/// Ten thousand times the usual size is more than any test needs and any machine holds.
const LARGEST_SCALE: f64 = 10_000.0;

/// A running sandbox; it stops when it is dropped or when `stop` is called.
#[derive(Debug)]
pub struct Sandbox {
    url: String,
    identity: String,
    today: Date,
    running: Mutex<Option<server::Running>>,
    faults: Arc<Faults>,
    answers: Arc<Answers>,
    request_log: Arc<RequestLog>,
    application: Arc<application::Application>,
    counted_as: BTreeMap<String, String>,
    /// The process that started it: threads do not survive a fork.
    process: Process,
}

impl Sandbox {
    /// Starts a sandbox on 127.0.0.1 and returns once it accepts connections.
    ///
    /// # Errors
    /// [`SandboxError::Listen`] if the port is taken, [`SandboxError::Threads`] if the system cannot
    /// create threads, [`SandboxError::Scale`] if the scale is invalid.
    pub fn start(services: &[&'static Service], options: Options) -> Result<Sandbox, SandboxError> {
        if !(options.scale > 0.0 && options.scale <= LARGEST_SCALE) {
            return Err(SandboxError::Scale(options.scale));
        }
        let today = options.day_of_start();
        let options = Options {
            today: Some(today),
            ..options
        };
        let started = server::start(services, options)?;
        Ok(Sandbox {
            url: started.url,
            identity: options.identity(),
            today,
            running: Mutex::new(Some(started.running)),
            faults: started.faults,
            answers: started.answers,
            request_log: started.request_log,
            application: started.application,
            counted_as: started.counted_as,
            process: Process::current(),
        })
    }

    /// Where it listens, such as `http://127.0.0.1:8080`.
    pub fn url(&self) -> String {
        self.url.clone()
    }

    /// Its current day.
    pub fn today(&self) -> Date {
        self.today
    }

    /// The text of all that decides about its data.
    pub fn identity(&self) -> &str {
        &self.identity
    }

    /// The service's base address here: its name and the path of the real one.
    pub fn base_url(&self, service: &Service) -> String {
        address::address(&self.url, service, service.base_url)
    }

    /// The address of the service's image server here, if it has one.
    pub fn image_api_url(&self, service: &Service) -> Option<String> {
        service
            .image_api_url
            .map(|base| address::address(&self.url, service, base))
    }

    /// The active faults.
    pub fn faults(&self) -> &Arc<Faults> {
        &self.faults
    }

    /// The answers that a test has given.
    pub fn answers(&self) -> &Arc<Answers> {
        &self.answers
    }

    /// Removes every fault and every answer. With `restore` it also undoes what faults have done to the data: records that
    /// were inserted, deleted or updated, and files that were made anew. Jobs go on.
    pub fn heal(&self, restore: bool) {
        self.application.heal(restore);
    }

    /// The requests so far, and open connections.
    pub fn request_log(&self) -> &Arc<RequestLog> {
        &self.request_log
    }

    /// The operation as which the requests of an operation count: another one may send the same requests.
    pub fn counted_as<'a>(&'a self, operation: &'a str) -> &'a str {
        self.counted_as
            .get(operation)
            .map_or(operation, String::as_str)
    }

    /// Closes the port and every connection; a second call does nothing.
    pub fn stop(&self) {
        let running = lock(&self.running).take();
        if let Some(running) = running {
            if self.process.is_current() {
                self.request_log.end();
                running.stop();
            } else {
                // The sockets belong to the parent, whose event queue a forked child shares.
                std::mem::forget(running);
            }
        }
    }
}

impl Drop for Sandbox {
    fn drop(&mut self) {
        self.stop();
    }
}
