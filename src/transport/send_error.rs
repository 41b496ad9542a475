//! Why a request got no answer.

use reqwest::Url;

use super::TransportError;
use super::exchange::Exchange;
use super::no_connection::{self, Explained};
use super::send_failure::SendFailure;

/// The error of a request to an address that got no answer at all.
pub fn send_error(exchange: &Exchange<'_>, asked: &Url, error: SendFailure) -> TransportError {
    let url = exchange.shown_url.to_owned();
    // A connection that takes too long is checked first, because the request was not sent then.
    if error.is_connect() {
        let is_certificate = is_about_certificate(&error);
        let Explained {
            sentence: reason,
            source,
        } = no_connection::explain(asked, error, exchange.context.options);
        return if is_certificate {
            TransportError::Certificate {
                url,
                reason,
                source,
            }
        } else {
            TransportError::Connect {
                url,
                reason,
                source,
            }
        };
    }
    let is_timeout = error.is_timeout();
    let is_unanswered = no_connection::is_unanswered(&error);
    let (reason, source) = no_connection::explain_broken(asked, error, exchange.context.options);
    if is_timeout {
        TransportError::Timeout {
            url,
            seconds: exchange.context.idle_timeout.unwrap_or_default(),
        }
    } else {
        TransportError::Broken {
            is_unanswered,
            url,
            reason,
            source,
        }
    }
}

/// Whether a certificate is the cause: the server's, or ours that the server refuses.
fn is_about_certificate(error: &(dyn std::error::Error + 'static)) -> bool {
    if let Some(error) = error.downcast_ref::<rustls::Error>() {
        return matches!(
            error,
            rustls::Error::InvalidCertificate(_)
                | rustls::Error::NoCertificatesPresented
                | rustls::Error::InvalidCertRevocationList(_)
        );
    }
    // A system error does not name the error from which it was created as its source.
    let made_of = error
        .downcast_ref::<std::io::Error>()
        .and_then(std::io::Error::get_ref);
    match made_of {
        Some(inner) => is_about_certificate(inner),
        None => error.source().is_some_and(is_about_certificate),
    }
}
