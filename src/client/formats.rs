//! Re-exports the versions of everything that is written and read again.

pub use crate::lists::KEYS_VERSION;
pub use openshelf_files::PART_VERSION;
pub use openshelf_paging::POSITION_VERSION;
pub use openshelf_transport::LIMITER_VERSION;
pub use openshelf_transport::cache::{ENTRY_VERSION, KEY_VERSION, TABLES_VERSION};
pub use openshelf_transport::cassette::VERSION as CASSETTE_VERSION;
