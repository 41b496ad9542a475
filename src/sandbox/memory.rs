//! Returns the memory of many connections to the system.

/// So many connections at once are worth a search for free memory.
const MANY: usize = 256;

/// The most connections that were open at once since memory was given back.
#[derive(Debug, Default)]
pub struct Memory {
    most: usize,
}

impl Memory {
    /// Takes note of how many connections are open. When the last of many is closed, their memory
    /// goes back to the system.
    pub fn connections(&mut self, open: usize) {
        self.most = self.most.max(open);
        if open == 0 && std::mem::take(&mut self.most) >= MANY {
            tokio::task::spawn_blocking(give_back);
        }
    }
}

/// The GNU C library keeps what is freed between two pieces that are still in use: connections and the
/// log of requests lie side by side, so that nearly everything would stay.
#[cfg(all(target_os = "linux", target_env = "gnu"))]
fn give_back() {
    // SAFETY: `malloc_trim` takes a number, may be called by any thread at any time, and touches no
    // memory that is allocated.
    #[allow(unsafe_code)]
    unsafe {
        libc::malloc_trim(0);
    }
}

/// Other systems' libraries do it by themselves.
#[cfg(not(all(target_os = "linux", target_env = "gnu")))]
fn give_back() {}
