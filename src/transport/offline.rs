//! The switch that allows requests only to this machine: an environment variable that is read when a client is
//! created, or a switch of the whole process, which test suites set.

use std::sync::RwLock;
use std::sync::atomic::{AtomicBool, Ordering};

use super::TransportError;
use super::cassette::in_use::is_in_use;
use openshelf_core::catalog::{Operation, Service};
use openshelf_core::host::is_loopback;
use openshelf_core::locks::{read, write};

/// The environment variable that sets the switch of the clients created while it is set. Child processes inherit it.
pub const VARIABLE: &str = "OPENSHELF_OFFLINE";

/// The environment variable with the cassette of a test, which the pytest plugin sets. Child processes inherit it, and do
/// not play the cassette.
pub const CASSETTE_VARIABLE: &str = "OPENSHELF_TEST_CASSETTE";

static WHOLE_PROCESS: AtomicBool = AtomicBool::new(false);
static ADVICE: RwLock<String> = RwLock::new(String::new());

/// Whether what is created now may send requests only to this machine.
pub fn is_set() -> bool {
    let in_environment =
        || std::env::var_os(VARIABLE).is_some_and(|value| !value.is_empty() && value != "0");
    WHOLE_PROCESS.load(Ordering::Relaxed) || in_environment()
}

/// Sets the switch of the whole process; returns its previous state.
pub fn set(offline: bool) -> bool {
    WHOLE_PROCESS.swap(offline, Ordering::Relaxed)
}

/// Sets what the error of a rejected request says last; returns the previous text.
pub fn set_advice(advice: String) -> String {
    std::mem::replace(&mut *write(&ADVICE), advice)
}

/// Rejects a request that another machine would receive while the switch is set, of the whole process or of the
/// client: `hosts` are those of its address and of its proxy. `shown` returns the address as the error shows it.
pub fn check<H: AsRef<str>>(
    is_offline: bool,
    service: &Service,
    operation: &Operation,
    hosts: impl Iterator<Item = Option<H>>,
    shown: impl FnOnce() -> String,
) -> Result<(), TransportError> {
    if !is_offline && !WHOLE_PROCESS.load(Ordering::Relaxed) {
        return Ok(());
    }
    let mut hosts = hosts;
    if hosts.all(|host| host.is_some_and(|host| is_loopback(host.as_ref()))) {
        return Ok(());
    }
    Err(TransportError::Offline {
        operation: format!("{}.{}", service.name, operation.full_name()),
        url: shown(),
        advice: advice(),
    })
}

/// What the error says last: in a child process of a test, that the cassette of the test is not played there.
fn advice() -> String {
    let own = read(&ADVICE).clone();
    let cassette = std::env::var_os(CASSETTE_VARIABLE).filter(|path| !path.is_empty());
    match cassette {
        Some(path) if own.is_empty() && !is_in_use() => format!(
            "; the cassette {} of the test plays for the clients of its own process, and this is another one: an answer, \
             a fault or the sandbox of the test reaches child processes, too",
            path.display()
        ),
        _ => own,
    }
}
