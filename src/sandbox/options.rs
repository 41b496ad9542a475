//! How a sandbox is started, and why it could not be.

/// How a sandbox is started.
#[derive(Debug, Clone, Copy)]
pub struct Options {
    /// The number that all data follow from: another seed, other values.
    pub seed: u64,
    /// The port on 127.0.0.1; 0 for a free one.
    pub port: u16,
    /// How large the corpora are, as a multiple of their usual size.
    pub scale: f64,
    /// Serves the documented paths where the service has moved on to others.
    pub documented_paths: bool,
    /// Searches that cannot be paged to their end count no further than they page.
    pub capped_counts: bool,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            seed: 0,
            port: 0,
            scale: 1.0,
            documented_paths: false,
            capped_counts: false,
        }
    }
}

/// Why a sandbox could not be started.
#[derive(Debug, thiserror::Error)]
pub enum SandboxError {
    #[error(
        "port: the sandbox cannot listen on 127.0.0.1:{port}: {source}: give another port, or 0 for any that is free"
    )]
    Listen { port: u16, source: std::io::Error },
    #[error("the sandbox cannot start its threads: {0}")]
    Threads(#[source] std::io::Error),
    #[error("scale: expected a number above 0 and up to 10000, got {0}")]
    Scale(f64),
}
