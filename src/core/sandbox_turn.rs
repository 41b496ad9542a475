//! Which requests of this process a sandbox of the same process no longer logs.
//!
//! A list may have requests under way when a test ends, and a sandbox may read them when the next test has begun. So a
//! sandbox counts how often it was told to forget its calls, and that is its turn. A request to its port says in which
//! turn its call began. A child process says nothing: it may live longer than one test, and ask in all of them.

use std::sync::Arc;

use arc_swap::ArcSwapOption;

use crate::process::Process;

/// The header in which a request says in which turn its call began.
pub const TURN_HEADER: &str = "openshelf-sandbox-turn";

/// The turn of the sandbox at a port.
#[derive(Debug, Clone, Copy)]
struct Turn {
    port: u16,
    number: u64,
    process: Process,
}

/// Those of all sandboxes. A lock could be held for ever in a forked child.
static TURNS: ArcSwapOption<Vec<Turn>> = ArcSwapOption::const_empty();

/// The turn of this process's sandbox at a port of this machine, if there is one.
#[must_use]
pub fn of_port(port: u16) -> Option<u64> {
    let turns = TURNS.load();
    let own = turns.as_ref()?.iter().find(|turn| turn.port == port)?;
    own.process.is_current().then_some(own.number)
}

/// Begins a turn of the sandbox at a port.
pub fn begin(port: u16, number: u64) {
    let process = Process::current();
    replace(
        port,
        Some(Turn {
            port,
            number,
            process,
        }),
    );
}

/// The sandbox at a port is stopped.
pub fn end(port: u16) {
    replace(port, None);
}

fn replace(port: u16, with: Option<Turn>) {
    TURNS.rcu(|turns| {
        let turns = turns.iter().flat_map(|turns| turns.iter());
        let others = turns.filter(|turn| turn.port != port).copied();
        let turns: Vec<Turn> = others.chain(with).collect();
        (!turns.is_empty()).then(|| Arc::new(turns))
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_turn_is_that_of_its_port_until_it_ends() {
        begin(1, 0);
        begin(2, 7);
        begin(1, 1);
        assert_eq!(
            [of_port(1), of_port(2), of_port(3)],
            [Some(1), Some(7), None]
        );
        end(1);
        assert_eq!([of_port(1), of_port(2)], [None, Some(7)]);
        end(2);
        assert!(TURNS.load().is_none());
    }
}
