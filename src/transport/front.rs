//! Recognises the answer of what stands in front of a service: a gateway or a content delivery network.
//!
//! Such an answer is a web page. No operation answers with one, so its media type shows that the service itself has not
//! answered, whatever the status is. Where a service answers a missing record with a page of its own, the page has
//! the status of a missing record, and is no front.

use openshelf_core::answer::Headers;
use openshelf_core::catalog::Service;
use openshelf_core::media_type::{begins_like_a_page, is_page, media_type};

/// The statuses that a service's own pages have.
const OWN_PAGES: [u16; 9] = [400, 404, 405, 408, 410, 422, 500, 503, 504];
/// The statuses with which a front says that it cannot reach the service.
const UNREACHABLE: [u16; 8] = [502, 520, 521, 522, 523, 524, 525, 526];
/// Beginnings of titles of pages that only a front has, in small letters.
const TITLES: [&str; 6] = [
    "just a moment",
    "attention required! | cloudflare",
    "access denied",
    "error: the request could not be satisfied",
    "502 bad gateway",
    "504 gateway time-out",
];
/// A part of the title of a page that asks for access.
const ASKS: &str = "request access";
/// How many characters of a title are kept.
const MAX_TITLE: usize = 200;

/// Why the front of a service refused a request.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Blocked {
    /// What stands in front of the service.
    pub front: String,
    /// The title of its page.
    pub title: Option<String>,
    /// What lets requests pass.
    pub hint: Option<String>,
    /// Only a person with a browser can pass, so that another attempt is useless.
    pub is_challenge: bool,
    /// Another attempt may succeed.
    pub is_temporary: bool,
}

/// The front, if the answer is its own and not the service's.
pub fn blocked(service: &Service, status: u16, headers: &Headers, body: &[u8]) -> Option<Blocked> {
    let is_mitigated = headers
        .get("cf-mitigated")
        .is_some_and(|value| value.eq_ignore_ascii_case("challenge"));
    // Amazon's firewall answers a program with such a header and without a page, with 202 or 405.
    let is_amazon = headers.get("x-amzn-waf-action").is_some();
    let is_page = headers.get("content-type").is_some_and(is_page) || begins_like_a_page(body);
    let code = headers
        .get("content-type")
        .filter(|kind| status >= 400 && media_type(kind).eq_ignore_ascii_case("text/plain"))
        .and_then(|_| cloudflare_code(body));
    let title = match code {
        None if is_page || is_mitigated => title(&String::from_utf8_lossy(body)),
        ref code => code.clone(),
    };
    let small = title
        .as_deref()
        .map(str::to_ascii_lowercase)
        .unwrap_or_default();
    let is_known = code.is_some()
        || small.contains(ASKS)
        || TITLES.iter().any(|known| small.starts_with(known));
    let is_front = code.is_some() || (is_page && (is_known || !OWN_PAGES.contains(&status)));
    if !is_front && !is_mitigated && !is_amazon {
        return None;
    }
    let is_challenge = is_mitigated || is_amazon || small.starts_with("just a moment");
    let is_cloudflare = is_challenge && !is_amazon
        || code.is_some()
        || small.contains("cloudflare")
        || headers.get("cf-ray").is_some()
        || headers
            .get("server")
            .is_some_and(|name| name.eq_ignore_ascii_case("cloudflare"));
    let is_unreachable = UNREACHABLE.contains(&status);
    let asks = small.contains(ASKS);
    let host = service.host();
    Some(Blocked {
        front: if is_cloudflare {
            format!("Cloudflare in front of {host}")
        } else if is_amazon {
            format!("the firewall of Amazon in front of {host}")
        } else {
            format!("the gateway in front of {host}")
        },
        title,
        hint: if is_unreachable {
            Some("the service is down: try again later".to_owned())
        } else {
            Some(service.front_hint.to_owned()).filter(|hint| !hint.is_empty())
        },
        is_challenge,
        // A front, too, says 429 to those who ask too often, and 503 and 504 while a service is down.
        is_temporary: !is_challenge
            && (is_unreachable || asks || matches!(status, 429 | 503 | 504)),
    })
}

/// The front to which a redirect leads, if the service names it.
pub fn blocked_by_redirect(service: &Service, location: Option<&str>) -> Option<Blocked> {
    let location = reqwest::Url::parse(location?).ok()?;
    let host = location.host_str()?;
    service.front_hosts.contains(&host).then(|| Blocked {
        front: format!("the gateway in front of {}", service.host()),
        title: None,
        hint: Some(service.front_hint.to_owned()).filter(|hint| !hint.is_empty()),
        is_challenge: false,
        is_temporary: true,
    })
}

/// The line of plain text that Cloudflare sends to some programs instead of a page.
fn cloudflare_code(body: &[u8]) -> Option<String> {
    let text = std::str::from_utf8(body).ok()?.trim();
    let code = text.strip_prefix("error code: ")?;
    let is_code = code.len() == 4 && code.bytes().all(|byte| byte.is_ascii_digit());
    is_code.then(|| text.to_owned())
}

/// The text of the first title of a page, on one line.
fn title(page: &str) -> Option<String> {
    let lower = page.to_ascii_lowercase();
    let (before, _) = lower.split_once("<title")?;
    let rest = page.get(before.len()..)?;
    let (_, text) = rest.split_once('>')?;
    let (text, _) = text.split_once('<')?;
    let words: Vec<&str> = text.split_whitespace().collect();
    let text = words.join(" ");
    (!text.is_empty()).then(|| text.chars().take(MAX_TITLE).collect())
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    #[test]
    fn a_title_is_one_line() {
        for (page, expected) in [
            (
                "<html><title>Just a moment...</title>",
                Some("Just a moment..."),
            ),
            (
                "<TITLE lang=en>\n Request\n Access </TITLE>",
                Some("Request Access"),
            ),
            ("<title></title>", None),
            ("<title", None),
            ("no page", None),
        ] {
            assert_eq!(title(page).as_deref(), expected, "{page:?}");
        }
    }

    proptest! {
        #[test]
        fn any_page_is_read(page in ".*<title>.*") {
            let read = title(&page);
            prop_assert!(read.is_none_or(|text| text.chars().count() <= MAX_TITLE));
        }
    }
}
