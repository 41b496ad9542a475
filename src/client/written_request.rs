//! A request as a text that another program reads: a line for a shell with curl, JavaScript, or R.

use openshelf_core::printable::is_obeyed;

/// The parts of a request that is written for another program.
#[derive(Debug, Clone, Copy)]
pub struct WrittenRequest<'a> {
    /// As HTTP writes it.
    pub method: &'a str,
    pub url: &'a str,
    pub headers: &'a [(String, String)],
    /// JSON.
    pub body: Option<&'a [u8]>,
    /// The service answers with a redirect, which curl alone does not follow by itself.
    pub redirects: bool,
    /// A comment at its end.
    pub note: Option<&'a str>,
}

impl WrittenRequest<'_> {
    /// One line for a POSIX shell.
    pub fn curl(&self) -> String {
        let mut parts = vec!["curl --compressed".to_owned()];
        if self.redirects {
            parts.push("--location".to_owned());
        }
        if self.method != "GET" {
            parts.push(format!("--request {}", self.method));
        }
        for (name, value) in self.headers {
            parts.push(format!(
                "--header {}",
                quoted_for_shell(&format!("{name}: {value}"))
            ));
        }
        if let Some(body) = self.text() {
            parts.push(format!("--data {}", quoted_for_shell(&body)));
        }
        parts.push(quoted_for_shell(self.url));
        parts.extend(self.note.map(|note| format!("# {note}")));
        parts.join(" ")
    }

    /// An expression of JavaScript, a promise of the response. `fetch` follows redirects by itself.
    ///
    /// It has no `User-Agent`: a browser sends its own, and asks the service first whether it may send another.
    pub fn fetch(&self) -> String {
        let mut options = Vec::new();
        if self.method != "GET" {
            options.push(format!("  method: {}", quoted(self.method)));
        }
        let headers: Vec<String> = self
            .headers
            .iter()
            .filter(|(name, _)| !name.eq_ignore_ascii_case("user-agent"))
            .map(|(name, value)| format!("    {}: {}", quoted(name), quoted_bytes(value)))
            .collect();
        if !headers.is_empty() {
            options.push(format!("  headers: {{\n{}\n  }}", headers.join(",\n")));
        }
        if let Some(body) = self.text() {
            options.push(format!("  body: {}", quoted(&body)));
        }
        let url = quoted(self.url);
        let call = match options.is_empty() {
            true => format!("fetch({url})"),
            false => format!("fetch({url}, {{\n{}\n}})", options.join(",\n")),
        };
        match self.note {
            Some(note) => format!("{call} /* {note} */"),
            None => call,
        }
    }

    /// An expression of R with the package httr2, which follows redirects by itself.
    ///
    /// It is ASCII: R reads other letters by its locale, and in that of cron jobs replaces them by texts such as `<c3>`.
    pub fn httr2(&self) -> String {
        let is_type = |name: &str| name.eq_ignore_ascii_case("content-type");
        // The function that adds the body sets this header.
        let is_with_body = |name: &str| self.body.is_some() && is_type(name);
        let mut steps = vec![format!("httr2::request({})", quoted_for_r(self.url))];
        if self.method != "GET" {
            steps.push(format!("httr2::req_method({})", quoted_for_r(self.method)));
        }
        let headers: Vec<String> = self
            .headers
            .iter()
            .filter(|(name, _)| !is_with_body(name))
            .map(|(name, value)| format!("    {} = {}", quoted_for_r(name), quoted_for_r(value)))
            .collect();
        if !headers.is_empty() {
            steps.push(format!("httr2::req_headers(\n{}\n  )", headers.join(",\n")));
        }
        if let Some(body) = self.text() {
            let media = self.headers.iter().find(|(name, _)| is_type(name));
            let media = media.map_or("application/json", |(_, value)| value);
            steps.push(format!(
                "httr2::req_body_raw({}, type = {})",
                quoted_for_r(&body),
                quoted_for_r(media)
            ));
        }
        steps.push("httr2::req_perform()".to_owned());
        let expression = steps.join(" |>\n  ");
        match self.note {
            Some(note) => format!("{expression} # {note}"),
            None => expression,
        }
    }

    fn text(&self) -> Option<String> {
        let body = self.body?;
        Some(String::from_utf8_lossy(body).into_owned())
    }
}

/// Quotes a text as one word of a POSIX shell.
fn quoted_for_shell(text: &str) -> String {
    format!("'{}'", text.replace('\'', "'\\''"))
}

/// Quotes a text as a string of JavaScript.
fn quoted(text: &str) -> String {
    quoted_with(text, is_obeyed)
}

/// Quotes a text as a string of R, in ASCII.
fn quoted_for_r(text: &str) -> String {
    quoted_with(text, |character| {
        !character.is_ascii() || is_obeyed(character)
    })
}

/// Quotes a text with the escapes that JavaScript and R share. JSON, which is full of quotation marks, stays readable
/// between apostrophes.
fn quoted_with(text: &str, is_escaped: impl Fn(char) -> bool) -> String {
    let mark = if text.contains('"') { '\'' } else { '"' };
    let mut out = String::with_capacity(text.len() + 2);
    out.push(mark);
    for character in text.chars() {
        if character == mark || character == '\\' {
            out.push('\\');
            out.push(character);
        } else if is_escaped(character) {
            // Only R gets one beyond the four digits: no sign that a terminal obeys is there.
            let code = u32::from(character);
            let escape = match code > 0xffff {
                true => format!("\\U{code:08x}"),
                false => format!("\\u{code:04x}"),
            };
            out.push_str(&escape);
        } else {
            out.push(character);
        }
    }
    out.push(mark);
    out
}

/// Quotes the bytes of a text as a string of JavaScript. In a header each character of it becomes one byte.
fn quoted_bytes(text: &str) -> String {
    let characters: String = text.bytes().map(char::from).collect();
    quoted(&characters)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn request<'a>(headers: &'a [(String, String)], body: Option<&'a [u8]>) -> WrittenRequest<'a> {
        WrittenRequest {
            method: if body.is_some() { "POST" } else { "GET" },
            url: "https://example.org/it's",
            headers,
            body,
            redirects: true,
            note: None,
        }
    }

    fn headers() -> Vec<(String, String)> {
        let pairs = [
            ("User-Agent", "me"),
            ("Content-Type", "a/b"),
            ("X", "\u{e9}"),
        ];
        pairs
            .map(|(name, value)| (name.to_owned(), value.to_owned()))
            .into()
    }

    #[test]
    fn a_plain_request_is_one_call() {
        let plain = request(&[], None);
        assert_eq!(plain.fetch(), "fetch(\"https://example.org/it's\")");
        assert_eq!(
            plain.httr2(),
            "httr2::request(\"https://example.org/it's\") |>\n  httr2::req_perform()"
        );
        assert_eq!(
            plain.curl(),
            "curl --compressed --location 'https://example.org/it'\\''s'"
        );
    }

    #[test]
    fn each_language_has_its_own_headers() {
        let headers = headers();
        let posted = request(&headers, Some(b"{\"a\": \"it's\"}"));
        let script = posted.fetch();
        assert!(
            script.contains("\"X\": \"\\u00c3\\u00a9\"")
                || script.contains("\"X\": \"\u{c3}\u{a9}\"")
        );
        assert!(!script.contains("User-Agent"));
        assert!(script.contains("body: '{\"a\": \"it\\'s\"}'"));
        let pipe = posted.httr2();
        assert!(pipe.contains("type = \"a/b\""));
        assert_eq!(pipe.matches("a/b").count(), 1);
    }

    #[test]
    fn letters_beyond_ascii_are_escapes_in_r() {
        let text = "Caf\u{e9} \u{1f600}";
        assert_eq!(quoted_for_r(text), "\"Caf\\u00e9 \\U0001f600\"");
        assert_eq!(quoted(text), format!("\"{text}\""));
    }

    #[test]
    fn marks_of_direction_are_escapes() {
        assert_eq!(quoted("a\u{202e}b\\"), "\"a\\u202eb\\\\\"");
    }
}
