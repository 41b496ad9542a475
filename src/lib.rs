//! openshelf: public data without keys, for Python, from a Rust core.
pub mod call;
pub mod services;
pub mod table;
