//! Tells which members of stored data are left out: those that have their default value.

/// Whether a value is the one that is read where a member is missing.
pub fn is_default<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}
