//! Re-exports the types of answers, of failures, and of what is known about a call while it is under way.

pub use openshelf_transport::trace::{
    AttemptOutcome, StepKind, Trace, TraceEnd, TraceStep, TracedCall,
};
pub use openshelf_transport::{
    Attempt, CacheStatus, Event, Failure, Reply, StatusFailure, TransportError, VERSION, Watch,
};
