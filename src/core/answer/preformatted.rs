//! The text in a web page of which it is the only element, preformatted.

use std::borrow::Cow;

use crate::media_type::begins_like_a_page;

/// The characters that pages write with a name.
const NAMED: [(&str, char); 5] = [
    ("lt", '<'),
    ("gt", '>'),
    ("quot", '"'),
    ("apos", '\''),
    ("amp", '&'),
];
/// The longest name or number of a character, with room for zeros.
const LONGEST_NAME: usize = 10;

/// The text without the page around it, without the marks of links, and with its characters as such. Other marks stay,
/// because printers write with them what they have no character for. Text without such a page stays as it is.
#[must_use]
pub fn preformatted_text(page: &str) -> Cow<'_, str> {
    let small = page.to_ascii_lowercase();
    let is_wrapped = begins_like_a_page(page.as_bytes()) || small.trim_start().starts_with("<pre");
    let Some((begin, end)) = element(&small).filter(|_| is_wrapped) else {
        return Cow::Borrowed(page);
    };
    let mut rest = page.get(begin..end).unwrap_or_default();
    // A line break after the mark is not part of the text.
    rest = rest
        .strip_prefix("\r\n")
        .or(rest.strip_prefix('\n'))
        .unwrap_or(rest);
    let mut text = String::with_capacity(rest.len());
    while let Some(at) = rest.find(['<', '&']) {
        let (before, marked) = rest.split_at(at);
        text.push_str(before);
        if let Some((letter, after)) = character(marked) {
            text.push(letter);
            rest = after;
        } else if let Some(after) = after_link(marked) {
            rest = after;
        } else {
            let (sign, after) = marked.split_at(1);
            text.push_str(sign);
            rest = after;
        }
    }
    text.push_str(rest);
    Cow::Owned(text)
}

/// Where the content of the element begins and ends. It ends with its last mark: the text may contain others.
fn element(small: &str) -> Option<(usize, usize)> {
    let mark = small.find("<pre")?;
    let begin = mark + small.get(mark..)?.find('>')? + 1;
    let end = small.rfind("</pre").filter(|end| *end >= begin);
    Some((begin, end.unwrap_or(small.len())))
}

/// The character that the text begins with if it is written with a name or a number, and the rest.
fn character(text: &str) -> Option<(char, &str)> {
    let (name, rest) = text.strip_prefix('&')?.split_once(';')?;
    if name.len() > LONGEST_NAME {
        return None;
    }
    let letter = match name.strip_prefix('#') {
        Some(number) => {
            let code = match number.strip_prefix(['x', 'X']) {
                Some(digits) => u32::from_str_radix(digits, 16).ok()?,
                None => number.parse().ok()?,
            };
            char::from_u32(code)?
        }
        None => NAMED.iter().find(|(known, _)| *known == name)?.1,
    };
    Some((letter, rest))
}

/// What follows the mark of a link's beginning or end.
fn after_link(text: &str) -> Option<&str> {
    let inside = text.strip_prefix('<')?;
    let name = inside.strip_prefix('/').unwrap_or(inside);
    let after = name.strip_prefix(['a', 'A'])?;
    if !after.starts_with([' ', '\n', '>']) {
        return None;
    }
    after.split_once('>').map(|(_, rest)| rest)
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    #[test]
    fn the_page_around_the_text_is_left_out() {
        for (page, text) in [
            ("plain & <simple>", "plain & <simple>"),
            (
                "plain about <pre>&amp;</pre>",
                "plain about <pre>&amp;</pre>",
            ),
            ("", ""),
            (
                "<html>\n<head>\n<title>x</title>\n</head>\n<body><pre>\n[x]\n</pre></body></html>",
                "[x]\n",
            ),
            (
                "<PRE>[<a href=\"http://www.gpo.gov\">www.gpo.gov</a>]\r\n</PRE>",
                "[www.gpo.gov]\r\n",
            ),
            (
                "<pre>AT&amp;T &lt; 5 &#167; &#x2264; &amp;lt;</pre>",
                "AT&T < 5 § ≤ &lt;",
            ),
            (
                "<pre>PM<INF>2.5</INF> <ls-thn-eq> & <abbr>",
                "PM<INF>2.5</INF> <ls-thn-eq> & <abbr>",
            ),
            (
                "<pre>&nothing; &#x110000; &; &</pre>",
                "&nothing; &#x110000; &; &",
            ),
            ("<pre>a </pre> b</pre></body>", "a </pre> b"),
        ] {
            assert_eq!(preformatted_text(page), text, "{page}");
        }
    }

    proptest! {
        #[test]
        fn a_text_that_is_wrapped_comes_back(text in "[^\n\r][^\r]{0,80}") {
            let escaped = text.replace('&', "&amp;").replace('<', "&lt;");
            let page = format!("<html><body><pre>\n{escaped}</pre></body></html>");
            prop_assert_eq!(preformatted_text(&page), text);
        }
    }
}
