//! The headers of an answer.

use std::fmt;

/// The names and the values of the headers of an answer, in their order. Names are in lower case.
///
/// They are in one piece of memory, because every call makes them and few programs look at them.
#[derive(Clone, Default, PartialEq, Eq)]
pub struct Headers {
    /// Every name, followed by its value.
    text: String,
    /// Where each name and each value ends.
    ends: Vec<[usize; 2]>,
}

impl Headers {
    /// No headers, with room for this number of them, whose names and values have this number of bytes.
    #[must_use]
    pub fn with_capacity(headers: usize, bytes: usize) -> Self {
        Self {
            text: String::with_capacity(bytes),
            ends: Vec::with_capacity(headers),
        }
    }

    /// Adds a header after the others.
    pub fn push(&mut self, name: &str, value: &str) {
        self.text.push_str(name);
        let end = self.text.len();
        self.text.push_str(value);
        self.ends.push([end, self.text.len()]);
    }

    /// Each name and its value.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &str)> + Clone {
        let mut start = 0;
        self.ends.iter().map(move |&[middle, end]| {
            let text = |from, to| self.text.get(from..to).unwrap_or_default();
            let pair = (text(start, middle), text(middle, end));
            start = end;
            pair
        })
    }

    /// The value of the first header with a name, which is in lower case.
    #[must_use]
    pub fn get(&self, name: &str) -> Option<&str> {
        self.iter()
            .find(|(own, _)| *own == name)
            .map(|(_, value)| value)
    }

    /// How many there are.
    #[must_use]
    pub fn len(&self) -> usize {
        self.ends.len()
    }

    /// Whether there are none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.ends.is_empty()
    }

    /// How many bytes they take, without those of their list.
    #[must_use]
    pub fn text_len(&self) -> usize {
        self.text.len()
    }
}

impl<'a> FromIterator<(&'a str, &'a str)> for Headers {
    fn from_iter<I: IntoIterator<Item = (&'a str, &'a str)>>(pairs: I) -> Self {
        let mut headers = Self::default();
        pairs
            .into_iter()
            .for_each(|(name, value)| headers.push(name, value));
        headers
    }
}

impl fmt::Debug for Headers {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.debug_list().entries(self.iter()).finish()
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::Headers;

    proptest! {
        #[test]
        fn headers_are_those_that_were_added(pairs in prop::collection::vec((".{0,9}", ".{0,9}"), 0..9)) {
            let texts = || pairs.iter().map(|(name, value)| (name.as_str(), value.as_str()));
            let headers: Headers = texts().collect();
            prop_assert!(headers.iter().eq(texts()));
            prop_assert_eq!(headers.len(), pairs.len());
            prop_assert_eq!(headers.is_empty(), pairs.is_empty());
            for (name, _) in texts() {
                let first = texts().find(|(own, _)| *own == name).map(|(_, value)| value);
                prop_assert_eq!(headers.get(name), first);
            }
        }
    }

    #[test]
    fn a_header_that_is_not_there_has_no_value() {
        let headers: Headers = [("etag", "\"a\""), ("age", "")].into_iter().collect();
        assert_eq!((headers.get("date"), headers.get("age")), (None, Some("")));
        assert_eq!(
            format!("{headers:?}"),
            r#"[("etag", "\"a\""), ("age", "")]"#
        );
    }
}
