//! Why a body was not read.

/// Why a body was not read.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Unread {
    /// The standard library must decide: this is not JSON, or it has an integer of more than 64 bits or half a pair
    /// of surrogates.
    Unsure,
    /// Lists and objects are nested more deeply than the stack may have room for.
    TooDeep,
    NoMemory,
}
