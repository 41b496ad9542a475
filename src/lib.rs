//! openshelf: public data without keys, for Python and for Rust.

pub use openshelf_core::{answer, call, table};
pub use openshelf_paging as paging;
pub use openshelf_sandbox as sandbox;
pub use openshelf_services as services;
pub use openshelf_transport as transport;
