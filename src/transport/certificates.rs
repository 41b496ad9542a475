//! Which certificates a connection trusts.

use std::sync::Arc;

use rustls::ClientConfig;
use rustls::crypto::{CryptoProvider, ring};
use rustls::pki_types::CertificateDer;
use rustls::pki_types::pem::PemObject;
use rustls_platform_verifier::Verifier;

use super::options::Options;
use super::{Http2, TransportError};

/// The certificates of `ca_file`, which are trusted in addition to those of the platform.
pub fn certificates(options: &Options) -> Result<Vec<CertificateDer<'static>>, TransportError> {
    let Some(path) = &options.ca_file else {
        return Ok(Vec::new());
    };
    let refused = |why: String| {
        TransportError::Option(format!(
            "ca_file: expected a file of PEM certificates, got {path}: {why}"
        ))
    };
    let bytes = std::fs::read(path).map_err(|error| refused(error.to_string()))?;
    let found: Vec<_> = CertificateDer::pem_slice_iter(&bytes)
        .collect::<Result<_, _>>()
        .map_err(|_| refused("invalid certificate encoding".to_owned()))?;
    if found.is_empty() {
        return Err(refused("it does not contain a certificate".to_owned()));
    }
    Ok(found)
}

/// What a connection trusts.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Trust {
    /// The given certificates, and those of the platform, which take long to load.
    Platform,
    /// Only the given certificates.
    Given,
}

/// TLS for connections that speak a version of HTTP.
pub fn tls_config(
    trust: Trust,
    given: Vec<CertificateDer<'static>>,
    http2: Http2,
) -> Result<ClientConfig, rustls::Error> {
    let provider = Arc::new(ring::default_provider());
    let builder = ClientConfig::builder_with_provider(provider.clone())
        .with_safe_default_protocol_versions()?;
    let mut config = match trust {
        Trust::Platform => builder
            .dangerous()
            .with_custom_certificate_verifier(Arc::new(verifier(given, provider)?))
            .with_no_client_auth(),
        Trust::Given => {
            let mut roots = rustls::RootCertStore::empty();
            for certificate in given {
                roots.add(certificate)?;
            }
            builder.with_root_certificates(roots).with_no_client_auth()
        }
    };
    config.alpn_protocols = http2.offered();
    Ok(config)
}

fn verifier(
    given: Vec<CertificateDer<'static>>,
    provider: Arc<CryptoProvider>,
) -> Result<Verifier, rustls::Error> {
    if given.is_empty() {
        return Verifier::new(provider);
    }
    #[cfg(not(target_os = "android"))]
    let verifier = Verifier::new_with_extra_roots(given, provider);
    // The system verifies certificates itself, and takes no others.
    #[cfg(target_os = "android")]
    let verifier = Err(rustls::Error::General(
        "this system takes no certificates in addition to its own".to_owned(),
    ));
    verifier
}
