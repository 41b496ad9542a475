//! Names that a service takes among others.

use serde::Serialize;

/// Names that a parameter or a member takes. The service may know more of them, so another name is sent as it is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct KnownNames {
    /// What one is, such as `slug of an agency`.
    pub thing: &'static str,
    pub names: &'static [&'static str],
    /// What people write instead, each with the name that it means.
    pub short_forms: &'static [(&'static str, &'static str)],
    /// The service knows no others.
    pub complete: bool,
    /// The operation that lists or finds all of them.
    pub listed_by: &'static str,
    /// A pattern of which every text may be a name, if only some are listed; empty if there is none.
    pub form: &'static str,
    /// The form in words.
    pub form_words: &'static str,
}
