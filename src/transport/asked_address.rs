//! The address that a request asks: the text that is sent, and a URL where its parts are needed.
//!
//! The text is as the URL library writes it. Most addresses of calls already are, and parsing one takes longer than all
//! that this crate does for a request besides: it is parsed only for what few requests need, such as a redirect or a proxy.

use std::borrow::Cow;
use std::str::FromStr;

use reqwest::Url;

use super::Address;

type ParseError = <Url as FromStr>::Err;

/// An address without a fragment.
pub enum AskedAddress {
    /// As the library writes it, although it was not parsed.
    Unparsed(String),
    Parsed(Url),
}

impl AskedAddress {
    /// Reads an address, which usually begins with the base address.
    pub fn parse(text: &str, base: &Address) -> Result<Self, ParseError> {
        match base.rest_of(text).is_some_and(is_plain) {
            true => Ok(Self::Unparsed(text.to_owned())),
            false => Url::parse(text).map(Self::from),
        }
    }

    /// The address as it is sent.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Unparsed(text) => text,
            Self::Parsed(url) => url.as_str(),
        }
    }

    /// Its parts. A text that was not parsed is as the library writes it, so parsing it does not fail.
    pub fn url(&self) -> Result<Cow<'_, Url>, ParseError> {
        match self {
            Self::Unparsed(text) => Url::parse(text).map(Cow::Owned),
            Self::Parsed(url) => Ok(Cow::Borrowed(url)),
        }
    }
}

impl From<Url> for AskedAddress {
    /// Its fragment is not sent, and an answer does not show it.
    fn from(mut url: Url) -> Self {
        url.set_fragment(None);
        Self::Parsed(url)
    }
}

/// Whether the library leaves a path and a query as they are. It writes some bytes in another way, and resolves segments
/// of dots.
fn is_plain(path_and_query: &str) -> bool {
    let is_kept = |byte: u8| byte.is_ascii_alphanumeric() || b"-_.~!$&()*+,;=:@/%?".contains(&byte);
    let path = path_and_query.split('?').next().unwrap_or_default();
    let has_dots = |segment: &str| {
        segment.starts_with('.')
            || segment
                .get(..3)
                .is_some_and(|start| start.eq_ignore_ascii_case("%2e"))
    };
    path_and_query.bytes().all(is_kept) && !path.split('/').any(has_dots)
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    const BASES: [&str; 14] = [
        "http://127.0.0.1:8123",
        "http://x.org/api/",
        "https://api.example.org/v1",
        "https://xn--bcher-kva.example",
        "http://[::1]:80/a",
        "http://X.org",
        "http://x.org:80/a",
        "http://0x7f.1/",
        "http://x.org/a/../b",
        "http://x.org/ä",
        "http://x.org/a'b",
        "http://x.org/a\\b",
        "http://x.org//",
        "http://x.org/.",
    ];

    #[test]
    fn the_usual_address_is_not_parsed() {
        let base = Address::parse("base_url", "https://api.example.org/v1").unwrap();
        let text = base.join("/a.b/c%20d?conditions%5Bterm%5D=x+y&fields%5B%5D=..");
        let asked = AskedAddress::parse(&text, &base).unwrap();
        assert!(matches!(asked, AskedAddress::Unparsed(_)));
        let other = AskedAddress::parse("https://other.example.org/v1/a", &base).unwrap();
        assert!(matches!(other, AskedAddress::Parsed(_)));
    }

    proptest! {
        #[test]
        fn an_address_is_what_the_library_makes_of_it(
            base in proptest::sample::select(&BASES[..]),
            rest in prop_oneof!["[a-c./%2eE?=&]{0,12}", "\\PC{0,12}", "[ -~\t\n]{0,12}"],
        ) {
            let Ok(base) = Address::parse("base_url", base) else {
                return Ok(());
            };
            for text in [base.join(&rest), format!("{base}{rest}")] {
                let expected = Url::parse(&text).map(|mut url| {
                    url.set_fragment(None);
                    url
                });
                match (AskedAddress::parse(&text, &base), expected) {
                    (Ok(asked), Ok(expected)) => {
                        prop_assert_eq!(asked.as_str(), expected.as_str());
                        prop_assert_eq!(asked.url().unwrap().into_owned(), expected);
                    }
                    (asked, expected) => prop_assert_eq!(asked.err(), expected.err()),
                }
            }
        }
    }
}
