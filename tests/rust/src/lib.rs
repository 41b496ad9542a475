//! What the tests share: pseudorandom numbers, requests without a client, a made-up list and its reader, the sandbox's
//! spending service.
#![allow(
    clippy::cast_possible_truncation,
    clippy::cast_precision_loss,
    clippy::disallowed_methods,
    clippy::format_push_string,
    clippy::indexing_slicing,
    clippy::missing_panics_doc,
    clippy::panic,
    clippy::unwrap_used,
    reason = "a test fails by panicking, in its helpers too"
)]

pub mod chance;
pub mod http;
pub mod made_up_list;
pub mod reading;
pub mod spending;
