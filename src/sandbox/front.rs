//! The answers of what stands in front of a service: they come in place of its own.

use http::header::{HeaderName, SERVER};

use openshelf_sandbox_services::reply::Reply;

/// Where the page is to which a front redirects. The service's name follows.
pub const REQUEST_ACCESS: &str = "/request-access/";

/// The statuses of a gateway that does not reach its service.
pub const GATEWAY_STATUSES: [u16; 8] = [502, 520, 521, 522, 523, 524, 525, 526];

/// What a front does with a request.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Front {
    /// It redirects to a page on another host, on which a person asks for access.
    Redirect,
    /// It answers with that page, and status 200.
    Page,
    /// It answers with a page that a browser must solve, and status 403.
    Challenge,
    /// It does not reach the service.
    Gateway(u16),
}

fn page(status: u16, title: &str, text: &str) -> Reply {
    Reply::html(
        status,
        format!(
            "<!DOCTYPE html>\n<html><head><title>{title}</title></head>\
             <body><h1>{title}</h1><p>{text}</p></body></html>\n"
        ),
    )
}

/// The page on which a person asks for access to a site.
pub fn request_access_page(site: &str) -> Reply {
    let title = match site {
        "" => "Request Access".to_owned(),
        site => format!("{site} :: Request Access"),
    };
    let text = "Due to aggressive automated scraping, programmatic access to this site is limited.";
    page(200, &title, text)
}

impl Front {
    /// The answer to a request to a service, whose site has a name.
    pub fn answer(self, service: &str, site: &str, other_url: &str) -> Reply {
        match self {
            Self::Redirect => Reply::redirect(302, format!("{other_url}{REQUEST_ACCESS}{service}")),
            Self::Page => request_access_page(site),
            Self::Challenge => page(
                403,
                "Just a moment...",
                "Enable JavaScript and cookies to continue",
            )
            .with(HeaderName::from_static("cf-mitigated"), "challenge")
            .with(SERVER, "cloudflare"),
            Self::Gateway(status) => {
                let words = match status {
                    502 => "Bad gateway",
                    520 => "Web server is returning an unknown error",
                    521 => "Web server is down",
                    522 => "Connection timed out",
                    523 => "Origin is unreachable",
                    524 => "A timeout occurred",
                    525 => "SSL handshake failed",
                    _ => "Invalid SSL certificate",
                };
                page(
                    status,
                    &format!("{status}: {words}"),
                    "Please try again later.",
                )
                .with(SERVER, "cloudflare")
            }
        }
    }
}
