//! The sandbox: a loopback server that speaks every service of the table.
//!
//! Its routes are the table's own rows, its data are a small seeded corpus, so that it answers
//! offline, twice the same with the same seed, and otherwise with another. What a service says to
//! a wrong request is written here from the services' facts and not from the client's rules.
//!
//! * `server` takes connections, `routes` finds the row of a path, `call` is one request and
//!   `reply` one answer;
//! * `faults` are what a test wants to go wrong, `spoil` spoils an answer as they say and `wire`
//!   sends what HTTP forbids; `ledger` counts, `kept` keeps answers, `page` is what a browser sees;
//! * `lists` selects members, sorts and pages, `pictures` draws;
//! * `data` holds a twin of every service and the corpora behind it.

mod address;
mod call;
mod data;
mod faults;
mod kept;
mod ledger;
mod lists;
mod options;
mod page;
mod pictures;
mod reply;
mod routes;
mod server;
mod spoil;
mod wire;

use std::sync::{Arc, Mutex, PoisonError};

pub use faults::{Fault, Faults, JobEnd, RetryAfter};
pub use ledger::{Heard, Ledger, Stats};
pub use options::{Options, SandboxError};

use openshelf_core::table::Service;

/// Ten thousand times the usual size is more than any test needs and any machine holds.
const LARGEST_SCALE: f64 = 10_000.0;

/// A running sandbox; it stops when it is dropped or told to.
#[derive(Debug)]
pub struct Sandbox {
    url: String,
    running: Mutex<Option<server::Running>>,
    faults: Arc<Faults>,
    ledger: Arc<Ledger>,
    /// The process that started it: threads do not survive a fork.
    process: u32,
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
        let started = server::start(services, options)?;
        Ok(Sandbox {
            url: started.url,
            running: Mutex::new(Some(started.running)),
            faults: started.faults,
            ledger: started.ledger,
            process: std::process::id(),
        })
    }

    /// Where it listens, such as `http://127.0.0.1:8080`.
    pub fn url(&self) -> String {
        self.url.clone()
    }

    /// What stands for the service's base address here: its name and the path of the real one.
    pub fn base_url(&self, service: &Service) -> String {
        address::address(&self.url, service, service.base_url)
    }

    /// What stands for the address of the service's image server, if it has one.
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
    pub fn ledger(&self) -> &Arc<Ledger> {
        &self.ledger
    }

    /// Closes the port and every connection; a second call does nothing.
    pub fn stop(&self) {
        let running = self
            .running
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .take();
        if let Some(running) = running {
            if self.process == std::process::id() {
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
