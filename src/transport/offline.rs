//! A process-wide switch that allows requests only to this machine. Test suites set it.

use std::sync::RwLock;
use std::sync::atomic::{AtomicU8, Ordering};

use super::TransportError;
use openshelf_core::catalog::{Operation, Service};
use openshelf_core::host::is_loopback;
use openshelf_core::locks::{read, write};

/// The environment variable that sets the switch when a process starts, so that child processes inherit
/// it.
pub const VARIABLE: &str = "OPENSHELF_OFFLINE";

const UNKNOWN: u8 = 0;
const OFF: u8 = 1;
const ON: u8 = 2;

static STATE: AtomicU8 = AtomicU8::new(UNKNOWN);
static ADVICE: RwLock<String> = RwLock::new(String::new());

/// Whether only requests to this machine are allowed.
pub fn is_set() -> bool {
    match STATE.load(Ordering::Relaxed) {
        ON => true,
        OFF => false,
        _ => {
            let set =
                std::env::var_os(VARIABLE).is_some_and(|value| !value.is_empty() && value != "0");
            // A concurrent call of `set` wins.
            let state = if set { ON } else { OFF };
            let _ = STATE.compare_exchange(UNKNOWN, state, Ordering::Relaxed, Ordering::Relaxed);
            STATE.load(Ordering::Relaxed) == ON
        }
    }
}

/// Sets the switch; returns its previous state.
pub fn set(offline: bool) -> bool {
    let before = is_set();
    STATE.store(if offline { ON } else { OFF }, Ordering::Relaxed);
    before
}

/// Sets what the error of a rejected request says last; returns the previous text.
pub fn set_advice(advice: String) -> String {
    std::mem::replace(&mut *write(&ADVICE), advice)
}

/// Whether requests to this host are allowed.
pub fn allows(host: Option<&str>) -> bool {
    !is_set() || host.is_some_and(is_loopback)
}

/// Rejects a request that another machine would receive while the switch is set: `hosts` are those of its
/// address and of its proxy. `shown` returns the address as the error shows it.
pub fn check<'a>(
    service: &Service,
    operation: &Operation,
    mut hosts: impl Iterator<Item = Option<&'a str>>,
    shown: impl FnOnce() -> String,
) -> Result<(), TransportError> {
    if hosts.all(allows) {
        return Ok(());
    }
    Err(TransportError::Offline {
        operation: format!("{}.{}", service.name, operation.full_name()),
        url: shown(),
        advice: read(&ADVICE).clone(),
    })
}
