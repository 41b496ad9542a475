//! Builds the headers of a request.
//!
//! Headers that do not change between calls are built once per client; a request clones handles of them.

use http::header::{ACCEPT, CONTENT_LENGTH, CONTENT_TYPE, TRANSFER_ENCODING, USER_AGENT};
use http::{HeaderMap, HeaderName, HeaderValue};

use super::TransportError;
use super::options::check_header;
use openshelf_core::call::Request;
use openshelf_core::catalog::{Answer, Service};

/// The version that requests name.
pub const VERSION: &str = env!("CARGO_PKG_VERSION");
/// How many headers a request has without those of a view.
const USUAL: usize = 4;

/// The headers that a client sends with each of its requests.
#[derive(Debug, Clone)]
pub struct ClientHeaders {
    user_agent: HeaderValue,
    /// The same, or shorter if the service reads how to reach the caller in another header.
    without_contact: HeaderValue,
    /// The header in which the service expects callers to identify themselves, as the catalog writes it.
    identified_by: Option<(&'static str, HeaderName)>,
}

impl ClientHeaders {
    /// The headers of a client of this service. `user_agent` is the caller's name for itself.
    pub fn new(
        service: &'static Service,
        user_agent: Option<&str>,
    ) -> Result<Self, TransportError> {
        let name = match user_agent {
            Some(own) => {
                check_header("user_agent", own)?;
                format!("{own} openshelf/{VERSION}")
            }
            None => format!("openshelf/{VERSION}"),
        };
        let identified_by = service
            .user_agent_header
            .map(|name| header_name(name).map(|parsed| (name, parsed)))
            .transpose()?;
        // What stands in front of such a service refuses an address in the usual header.
        let names_address = name.contains('@') || name.contains("://");
        let plain = match identified_by {
            Some(_) if names_address => format!("openshelf/{VERSION}"),
            _ => name.clone(),
        };
        Ok(Self {
            without_contact: header_value("user_agent", &plain)?,
            user_agent: header_value("user_agent", &name)?,
            identified_by,
        })
    }

    /// For each header of a request: the name as written, the name, and the value.
    fn of(
        &self,
        request: &Request,
    ) -> impl Iterator<Item = (&'static str, HeaderName, HeaderValue)> {
        let accept = HeaderValue::from_static(accept(request.operation.answer));
        let content_type = request.body.is_some().then(|| {
            let value = HeaderValue::from_static("application/json");
            ("Content-Type", CONTENT_TYPE, value)
        });
        let identified_by = self
            .identified_by
            .as_ref()
            .map(|(written, name)| (*written, name.clone(), self.user_agent.clone()));
        [
            ("Accept", ACCEPT, accept),
            ("User-Agent", USER_AGENT, self.without_contact.clone()),
        ]
        .into_iter()
        .chain(content_type)
        .chain(identified_by)
    }

    /// The headers that every origin receives, with those of a view, which only the first origin
    /// receives.
    pub fn map_with(
        &self,
        request: &Request,
        own: &[(String, String)],
    ) -> Result<HeaderMap, TransportError> {
        let mut map = HeaderMap::with_capacity(USUAL + own.len());
        map.extend(self.of(request).map(|(_, name, value)| (name, value)));
        for (name, value) in own {
            map.insert(header_name(name)?, header_value(name, value)?);
        }
        Ok(map)
    }

    /// The headers of [`Self::map_with`] as text, with the names as they are usually written.
    pub fn list_with(&self, request: &Request, own: &[(String, String)]) -> Vec<(String, String)> {
        let mut all: Vec<(String, String)> = self
            .of(request)
            .map(|(written, _, value)| {
                let value = String::from_utf8_lossy(value.as_bytes()).into_owned();
                (written.to_owned(), value)
            })
            .collect();
        for (name, value) in own {
            all.retain(|(other, _)| !other.eq_ignore_ascii_case(name));
            all.push((name.clone(), value.clone()));
        }
        all
    }
}

/// The media types that are accepted for an answer of this kind.
fn accept(answer: Answer) -> &'static str {
    match answer {
        Answer::Object
        | Answer::List
        | Answer::ObjectOrList
        | Answer::MemberNames
        | Answer::LinkedFile => "application/json",
        Answer::Text | Answer::Bytes | Answer::Address | Answer::File | Answer::FilePath => "*/*",
    }
}

fn header_name(name: &str) -> Result<HeaderName, TransportError> {
    check_header_name("headers", name)?;
    name.parse().map_err(|_| not_a_header("headers", name))
}

/// The headers that determine where a body ends. They are derived from the body; others would let the
/// server read a part of one request as another.
const FRAMING: [HeaderName; 2] = [CONTENT_LENGTH, TRANSFER_ENCODING];

fn not_a_header(option: &str, name: &str) -> TransportError {
    TransportError::Option(format!(
        "{option}: expected a header name, such as Authorization, got {name:?}"
    ))
}

/// Checks the name of a header that a caller adds.
///
/// # Errors
/// It is not a valid name, or it is the name of a header that determines where the body ends.
pub fn check_header_name(option: &str, name: &str) -> Result<(), TransportError> {
    let parsed: HeaderName = name.parse().map_err(|_| not_a_header(option, name))?;
    if FRAMING.contains(&parsed) {
        return Err(TransportError::Option(format!(
            "{option}: {name} is determined by the body and cannot be set; leave it out"
        )));
    }
    Ok(())
}

fn header_value(name: &str, value: &str) -> Result<HeaderValue, TransportError> {
    value.parse().map_err(|_| {
        TransportError::Option(format!(
            "headers: the value of {name} cannot be sent: it has a line break or a control character"
        ))
    })
}
