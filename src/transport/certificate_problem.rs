//! Explains why the certificate of a server is refused, and what to try.

use rustls::CertificateError;

/// Why a certificate is refused.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum CertificateProblem {
    /// No authority that is known has signed it.
    Untrusted,
    /// It is an authority's own.
    OfAuthority,
    /// It has expired, or is not valid yet.
    OtherTime,
    /// It is for other names.
    OtherName,
    Other,
}

/// What the TLS library says of an authority's certificate that a server uses. It has no public type for it.
const OF_AUTHORITY: &str = "CaUsedAsEndEntity";

impl CertificateProblem {
    /// The problem that the TLS library reports.
    pub fn of(error: &CertificateError) -> Self {
        match error {
            CertificateError::UnknownIssuer | CertificateError::BadSignature => Self::Untrusted,
            CertificateError::Expired
            | CertificateError::ExpiredContext { .. }
            | CertificateError::NotValidYet
            | CertificateError::NotValidYetContext { .. } => Self::OtherTime,
            CertificateError::NotValidForName | CertificateError::NotValidForNameContext { .. } => {
                Self::OtherName
            }
            other if other.to_string().contains(OF_AUTHORITY) => Self::OfAuthority,
            _ => Self::Other,
        }
    }

    /// A sentence about the server's certificate. `named` is the option with its address.
    pub fn explain(self, server: &str, named: &str, has_ca_file: bool) -> String {
        let refused = format!("the certificate of {server} is not trusted");
        match self {
            Self::Untrusted if has_ca_file => format!(
                "{refused}: neither ca_file nor this machine has the authority that signed it; check that ca_file is the authority's certificate"
            ),
            Self::Untrusted => format!(
                "{refused}: this machine does not know the authority that signed it; pass the authority's certificate, a PEM file, as ca_file{}",
                variable()
            ),
            Self::OfAuthority => format!(
                "{refused}: it is an authority's own (CA:TRUE), which no server may use; create one for the server with CA:FALSE, and pass what signed it as ca_file"
            ),
            Self::OtherTime => format!(
                "{refused}: it has expired or is not valid yet; check that this machine's clock is correct"
            ),
            Self::OtherName => {
                format!("{refused}: it is for other names; write a name that it has in {named}")
            }
            Self::Other => format!(
                "{refused}: check that {named} is the right server, and that ca_file is the certificate of its authority if it has its own"
            ),
        }
    }
}

/// Systems that keep certificates in files have a variable for them.
const fn variable() -> &'static str {
    match cfg!(all(
        unix,
        not(target_vendor = "apple"),
        not(target_os = "android")
    )) {
        true => ", or set SSL_CERT_FILE to it, which replaces the system's authorities",
        false => "",
    }
}
