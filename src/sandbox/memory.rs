//! Returns the memory of many connections to the system.

/// With at least this number of concurrent connections it is worth searching for free memory.
const MANY: usize = 256;

/// The highest number of concurrent connections since memory was last returned.
#[derive(Debug, Default)]
pub struct Memory {
    most: usize,
}

impl Memory {
    /// Records how many connections are open. When the last of many is closed, their memory is returned
    /// to the system.
    pub fn connections(&mut self, open: usize) {
        self.most = self.most.max(open);
        if open == 0 && std::mem::take(&mut self.most) >= MANY {
            tokio::task::spawn_blocking(give_back);
        }
    }
}

/// The GNU C library keeps free memory between two blocks that are still in use: connections and the log
/// of requests are adjacent, so nearly everything would stay.
#[cfg(all(target_os = "linux", target_env = "gnu"))]
fn give_back() {
    // SAFETY: `malloc_trim` takes a number, may be called by any thread at any time, and touches no
    // memory that is allocated.
    #[allow(unsafe_code)]
    unsafe {
        libc::malloc_trim(0);
    }
}

/// Other systems' libraries do it themselves.
#[cfg(not(all(target_os = "linux", target_env = "gnu")))]
fn give_back() {}
