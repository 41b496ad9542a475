//! Tells one call from others, so that a position is only used by the call that wrote it.

use xxhash_rust::xxh3::xxh3_128;

use super::bounds::Bounds;
use super::call_arguments::CallArguments;
use super::call_parts::{CallParts, PartTexts};
use super::listed_call::ListedCall;
use super::step_arguments::step_arguments;
use openshelf_core::call::{self, CallError, Extra};
use openshelf_transport::Address;
use openshelf_transport::cache::{Site, hex, key};

/// Tells one call from others.
///
/// Two calls are the same one when they send the same requests to the same address, with the same
/// `max_records` and `max_pages`; how their arguments are written makes no difference.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CallIdentity {
    pub operation: String,
    /// The hash of the address, the first request and the bounds.
    pub call: String,
    /// What the call consists of, for messages.
    pub parts: CallParts,
}

impl CallIdentity {
    /// The identity of a call.
    ///
    /// `extra` and `headers` are what the client adds to each request. `validate` is whether the
    /// arguments are checked.
    #[must_use]
    pub fn new(
        address: &Address,
        listed: &ListedCall,
        bounds: &Bounds,
        extra: &Extra,
        headers: &[(String, String)],
        validate: bool,
    ) -> Self {
        let operation = listed.service.identify(listed.arguments.operation);
        let site = Site::new(address);
        let first = step_arguments(listed, &listed.first_step());
        let first = first.map(|arguments| match request(arguments, extra, validate) {
            Ok(request) => hex(&key(&site, &request, headers).hash),
            // The first request fails with the same error.
            Err(error) => error.to_string(),
        });
        let parts = CallParts::new(&PartTexts {
            address: address.as_str(),
            arguments: &format!("{}\n{}", listed.page_size, arguments_text(listed, validate)),
            extras: &format!("{extra:?}\n{headers:?}"),
            slice: &listed.extent.identity(),
            max_records: &format!("{:?}", bounds.max_records),
            max_pages: &format!("{:?}", bounds.max_pages),
        });
        let (max_records, max_pages) = (bounds.max_records, bounds.max_pages);
        let first = first.unwrap_or_default();
        let text = format!(
            "{operation}\n{}\n{max_records:?}\n{max_pages:?}\n{first}{}",
            listed.page_size,
            listed.extent.identity()
        );
        Self {
            operation,
            call: format!("{:032x}", xxh3_128(text.as_bytes())),
            parts,
        }
    }

    /// What differs from the call of a position, in words.
    #[must_use]
    pub fn differences(&self, operation: &str, parts: Option<&CallParts>) -> String {
        if operation == self.operation {
            return self.parts.differences(parts);
        }
        format!("the operation, which is {} here", self.operation)
    }

    /// The identity of the same call if the output depends on more than its requests, such as the
    /// columns of a table.
    #[must_use]
    pub fn of_output(mut self, text: &str) -> Self {
        self.parts.of_output(text);
        let text = format!("{}\n{text}", self.call);
        self.call = format!("{:032x}", xxh3_128(text.as_bytes()));
        self
    }
}

/// What the arguments alone send, at the beginning of the list.
fn arguments_text(listed: &ListedCall, validate: bool) -> String {
    let arguments = step_arguments(listed, &listed.first_step());
    let sent = arguments.map(|arguments| request(arguments, &Extra::default(), validate));
    match sent {
        Some(Ok(request)) => format!("{}\n{}\n{:?}", request.path, request.query, request.body),
        // The first request fails with the same error.
        Some(Err(error)) => error.to_string(),
        None => String::new(),
    }
}

fn request(
    arguments: CallArguments,
    extra: &Extra,
    validate: bool,
) -> Result<call::Request, CallError> {
    let bound = call::bind(arguments.operation, arguments.values, &[], validate)?;
    call::request(&bound, extra)
}
