//! What a caller adds to each call of a client.

use openshelf_core::call::Extra;
use openshelf_transport::CallOptions;

/// What a caller adds to each call, beside the options that the client was made with.
#[derive(Clone, Default)]
pub struct CallSettings {
    /// Whether arguments are checked before they are sent; `None` is yes.
    pub validate: Option<bool>,
    /// Members of the query and the body beside those of the operation.
    pub extra: Extra,
    pub call: CallOptions,
}

impl CallSettings {
    /// Whether arguments are checked before they are sent.
    pub fn validates(&self) -> bool {
        self.validate.unwrap_or(true)
    }
}
