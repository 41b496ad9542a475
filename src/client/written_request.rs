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
    pub fn httr2(&self) -> String {
        let is_type = |name: &str| name.eq_ignore_ascii_case("content-type");
        // The function that adds the body sets this header.
        let is_with_body = |name: &str| self.body.is_some() && is_type(name);
        let mut steps = vec![format!("httr2::request({})", quoted(self.url))];
        if self.method != "GET" {
            steps.push(format!("httr2::req_method({})", quoted(self.method)));
        }
        let headers: Vec<String> = self
            .headers
            .iter()
            .filter(|(name, _)| !is_with_body(name))
            .map(|(name, value)| format!("    {} = {}", quoted(name), quoted(value)))
            .collect();
        if !headers.is_empty() {
            steps.push(format!("httr2::req_headers(\n{}\n  )", headers.join(",\n")));
        }
        if let Some(body) = self.text() {
            let media = self.headers.iter().find(|(name, _)| is_type(name));
            let media = media.map_or("application/json", |(_, value)| value);
            steps.push(format!(
                "httr2::req_body_raw({}, type = {})",
                quoted(&body),
                quoted(media)
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

/// Quotes a text as a string of JavaScript and of R, which share these escapes. JSON, which is full of
/// quotation marks, stays readable between apostrophes.
fn quoted(text: &str) -> String {
    let mark = if text.contains('"') { '\'' } else { '"' };
    let mut out = String::with_capacity(text.len() + 2);
    out.push(mark);
    for character in text.chars() {
        if character == mark || character == '\\' {
            out.push('\\');
            out.push(character);
        } else if is_obeyed(character) {
            // Two units where a character has two; the characters in question have one.
            for unit in character.encode_utf16(&mut [0; 2]) {
                out.push_str(&format!("\\u{unit:04x}"));
            }
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
