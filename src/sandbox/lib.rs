//! A loopback server that answers for every service of the table.
//!
//! The routes come from the rows of the table. The data are a small corpus that a seed generates:
//! the same seed gives the same answers, another seed gives others. The checks and the error bodies
//! are written from the documentation of the services and not from the client's rules.
//!
//! * `server` accepts connections, `memory` gives theirs back, `routes` finds the row of a path, `call` is a request and `reply`
//!   an answer;
//! * `faults` are faults on demand, `corrupt` applies one to an answer, and `broken_response` sends
//!   what HTTP forbids; `record_change` says which records come and go;
//! * `request_log` counts and logs requests, `response_cache` caches answers, and `index_page` is the
//!   page for a browser;
//! * `lists` selects members, sorts and pages, `pictures` draws;
//! * `data` has a handler for every service and the data behind it.
#![allow(
    clippy::cast_possible_truncation,
    clippy::cast_possible_wrap,
    clippy::cast_precision_loss,
    clippy::cast_sign_loss,
    clippy::float_cmp,
    reason = "the made-up figures are far below where a cast loses anything"
)]
#![allow(
    clippy::disallowed_types,
    reason = "a sandbox answers in the process that started it; a forked child has none"
)]
#![allow(
    clippy::unreadable_literal,
    clippy::struct_field_names,
    reason = "codes, coordinates and members are written as the services write them"
)]
#![allow(
    clippy::needless_pass_by_value,
    clippy::trivially_copy_pass_by_ref,
    clippy::unnecessary_wraps,
    clippy::unused_self,
    reason = "the handlers of one table share one signature"
)]
#![allow(
    clippy::format_collect,
    clippy::format_push_string,
    reason = "texts of a sandbox are short"
)]

mod address;
mod broken_response;
mod call;
mod corrupt;
mod data;
mod faults;
mod index_page;
mod lists;
mod memory;
mod options;
mod pictures;
mod record_change;
mod reply;
mod request_log;
mod response_cache;
mod routes;
mod server;

use std::sync::{Arc, Mutex};

pub use faults::{Fault, Faults, JobEnd, RetryAfter};
pub use jiff::civil::Date;
pub use options::{Options, SandboxError};
pub use record_change::ChangePlace;
pub use request_log::{LoggedRequest, RequestLog, Stats};

use openshelf_core::locks::lock;
use openshelf_core::process::Process;
use openshelf_core::table::Service;

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
    request_log: Arc<RequestLog>,
    /// The process that started it: threads do not survive a fork.
    process: Process,
}

impl Sandbox {
    /// Starts a sandbox on 127.0.0.1 and returns once it takes connections.
    ///
    /// # Errors
    /// [`SandboxError::Listen`] when the port is taken, [`SandboxError::Threads`] when the system
    /// gives no threads, [`SandboxError::Scale`] when the scale is no size.
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
            request_log: started.request_log,
            process: Process::current(),
        })
    }

    /// Where it listens, such as `http://127.0.0.1:8080`.
    pub fn url(&self) -> String {
        self.url.clone()
    }

    /// The day on which it stands.
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

    /// What is to go wrong.
    pub fn faults(&self) -> &Arc<Faults> {
        &self.faults
    }

    /// What was asked, and what is open.
    pub fn request_log(&self) -> &Arc<RequestLog> {
        &self.request_log
    }

    /// Closes the port and every connection; a second call does nothing.
    pub fn stop(&self) {
        let running = lock(&self.running).take();
        if let Some(running) = running {
            if self.process.is_current() {
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
