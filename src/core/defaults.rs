//! The defaults of a client's options.

/// Seconds without progress that a client waits for.
pub const TIMEOUT: f64 = 30.0;
/// How often a failed request is sent again.
pub const MAX_RETRIES: u32 = 2;
/// Seconds that a service may ask a client to wait.
pub const MAX_RETRY_AFTER: f64 = 60.0;
/// Requests of a client that may be under way concurrently.
pub const MAX_CONCURRENCY: u32 = 8;
/// Bytes of an answer, counted after decompression: 256 MiB.
pub const MAX_RESPONSE_BYTES: u32 = 256 << 20;
