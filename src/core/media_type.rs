//! The media type of a body, as a header of HTTP names it.

use crate::catalog::{Answer, LinkedContent, LinkedForm, Operation};

/// The media type that a `Content-Type` names, without its parameters and without spaces around it, such
/// as `Text/CSV` of `Text/CSV; charset=utf-8`. Media types are compared without case.
#[must_use]
pub fn media_type(content_type: &str) -> &str {
    let (named, _parameters) = content_type.split_once(';').unwrap_or((content_type, ""));
    named.trim()
}

/// Whether a `Content-Type` is JSON, such as `application/vnd.api+json; charset=utf-8`.
#[must_use]
pub fn is_json(content_type: &str) -> bool {
    let kind = media_type(content_type).to_ascii_lowercase();
    kind.ends_with("/json") || kind.ends_with("+json")
}

/// Whether a `Content-Type` may be that of a picture.
#[must_use]
pub fn is_image(content_type: &str) -> bool {
    !content_type.trim().is_empty() && Expected::Picture.accepts(content_type)
}

/// The media types that the answer of a request may have.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Expected {
    Json,
    Csv,
    Picture,
    /// A file that a job made or that an answer names.
    File,
    /// A file whose address a record has, in this form.
    Linked(&'static LinkedForm),
}

/// What servers call the bytes of a file of which they know no media type.
const BYTES: [&str; 2] = ["application/octet-stream", "binary/octet-stream"];

impl Expected {
    /// What the answer of an operation is; `None` if nothing is sent.
    #[must_use]
    pub fn of(operation: &Operation) -> Option<Self> {
        match operation.answer {
            // A linked file is named by a record, which is the operation's own answer.
            Answer::Object
            | Answer::List
            | Answer::ObjectOrList
            | Answer::MemberNames
            | Answer::LinkedFile => Some(Self::Json),
            Answer::Text => Some(Self::Csv),
            Answer::Bytes | Answer::File | Answer::FilePath => Some(Self::Picture),
            Answer::Address => None,
        }
    }

    /// What the file is to which an operation leads.
    #[must_use]
    pub fn of_file(operation: &Operation) -> Option<Self> {
        match Self::of(operation) {
            Some(Self::Picture) => Some(Self::Picture),
            _ => Some(Self::File),
        }
    }

    /// Whether an answer may have this `Content-Type`. One without a media type may be anything.
    #[must_use]
    pub fn accepts(self, content_type: &str) -> bool {
        let kind = media_type(content_type).to_ascii_lowercase();
        if kind.is_empty() {
            return true;
        }
        let is_bytes = BYTES.contains(&kind.as_str());
        match self {
            Self::Json => is_json(&kind),
            Self::Csv => kind == "text/csv" || kind == "application/csv",
            Self::Picture => is_bytes || kind.starts_with("image/"),
            Self::File => is_bytes || !(is_page(&kind) || is_json(&kind)),
            Self::Linked(form) => is_bytes || form.media.contains(&kind.as_str()),
        }
    }

    /// As a message names it.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Json => "JSON",
            Self::Csv => "CSV",
            Self::Picture => "a picture",
            Self::File => "a file",
            Self::Linked(form) => form.name,
        }
    }
}

/// Whether a `Content-Type` is that of a web page.
#[must_use]
pub fn is_page(content_type: &str) -> bool {
    let kind = media_type(content_type).to_ascii_lowercase();
    kind == "text/html" || kind == "application/xhtml+xml"
}

/// Whether a body begins like a web page. A page without a media type, or with that of another answer, is
/// recognised so.
#[must_use]
pub fn begins_like_a_page(body: &[u8]) -> bool {
    const BEGINNINGS: [&[u8]; 2] = [b"<!doctype html", b"<html"];
    let mut rest = body.strip_prefix(b"\xef\xbb\xbf").unwrap_or(body);
    loop {
        rest = rest.trim_ascii_start();
        let end: &[u8] = match rest {
            [b'<', b'!', b'-', b'-', ..] => b"-->",
            [b'<', b'?', ..] => b"?>",
            _ => break,
        };
        let Some(at) = memchr::memmem::find(rest, end) else {
            return false;
        };
        rest = rest.get(at + end.len()..).unwrap_or_default();
    }
    BEGINNINGS.iter().any(|beginning| {
        let start = rest.get(..beginning.len());
        let next = rest.get(beginning.len());
        start.is_some_and(|start| start.eq_ignore_ascii_case(beginning))
            && next.is_none_or(|next| *next == b'>' || next.is_ascii_whitespace())
    })
}

/// How many bytes of a file tell whether it is of its form, if it is not shorter.
pub const BEGINNING: usize = 1024;

/// Whether a linked file that begins so is of this form, and not the page of what stands in front of its service.
#[must_use]
pub fn is_of_form(form: &LinkedForm, beginning: &[u8]) -> bool {
    match form.content {
        LinkedContent::Preformatted => !begins_like_a_page(beginning) || is_preformatted(beginning),
        LinkedContent::Marked => !begins_like_a_page(beginning),
        LinkedContent::Bytes(mark) => {
            let beginning = beginning.get(..BEGINNING).unwrap_or(beginning);
            memchr::memmem::find(beginning, mark.as_bytes()).is_some()
        }
    }
}

/// Whether the first element of a page is preformatted text.
fn is_preformatted(page: &[u8]) -> bool {
    let small = page.get(..BEGINNING).unwrap_or(page).to_ascii_lowercase();
    let Some(body) = memchr::memmem::find(&small, b"<body") else {
        return false;
    };
    let rest = small.get(body..).unwrap_or_default();
    let Some(end) = memchr::memchr(b'>', rest) else {
        return false;
    };
    let inside = rest.get(end + 1..).unwrap_or_default();
    inside.trim_ascii_start().starts_with(b"<pre")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parameters_and_spaces_are_left_out() {
        for (content_type, expected) in [
            ("text/csv", "text/csv"),
            (" Image/PNG ;charset=utf-8;x=;", "Image/PNG"),
            (";charset=utf-8", ""),
            ("", ""),
        ] {
            assert_eq!(media_type(content_type), expected, "{content_type:?}");
        }
    }

    #[test]
    fn each_kind_of_answer_has_its_media_types() {
        use Expected::{Csv, File, Json, Picture};
        for (content_type, accepted) in [
            ("", &[Json, Csv, Picture, File][..]),
            ("application/json; charset=utf-8", &[Json][..]),
            ("text/csv; charset=utf-8", &[Csv, File][..]),
            ("IMAGE/JPEG", &[Picture, File][..]),
            ("application/octet-stream", &[Picture, File][..]),
            ("binary/octet-stream", &[Picture, File][..]),
            ("application/zip", &[File][..]),
            ("text/plain", &[File][..]),
            ("text/html", &[][..]),
        ] {
            for expected in [Json, Csv, Picture, File] {
                let fits = accepted.contains(&expected);
                assert_eq!(
                    expected.accepts(content_type),
                    fits,
                    "{content_type} {expected:?}"
                );
            }
        }
    }

    #[test]
    fn a_page_is_recognised_by_its_beginning() {
        for page in [
            "<!DOCTYPE html><html>",
            "<html lang=\"en\">",
            "\u{feff}\n <!doctype HTML PUBLIC>",
            "<?xml version=\"1.0\"?>\n<!-- <svg> -->\n<html xmlns=\"x\">",
            "<HTML>",
            "<html",
        ] {
            assert!(begins_like_a_page(page.as_bytes()), "{page:?}");
        }
        for other in [
            "",
            "title,type\n<html>,Rule",
            "<?xml version=\"1.0\"?><svg>",
            "<!-- <html>",
            "<htmlx>",
            "<!doctype svg>",
            "[]",
        ] {
            assert!(!begins_like_a_page(other.as_bytes()), "{other:?}");
        }
    }

    #[test]
    fn a_linked_file_is_told_from_the_page_of_a_front() {
        let form = |content| LinkedForm {
            name: "text",
            member: "url",
            ending: ".txt",
            media: &["text/plain"],
            content,
        };
        let front = "<!DOCTYPE html><html><head><title>Request Access</title></head><body>\
                     <h1>Request Access</h1><pre>x</pre></body></html>";
        let text =
            "<html>\n<head>\n<title>x</title>\n</head>\n<body><pre>\n[x]</pre></body></html>";
        for (content, file, fits) in [
            (LinkedContent::Preformatted, text, true),
            (LinkedContent::Preformatted, "[x] plain", true),
            (LinkedContent::Preformatted, front, false),
            (LinkedContent::Preformatted, "<html><body", false),
            (LinkedContent::Preformatted, "<html>no body", false),
            (LinkedContent::Marked, "<div>x</div>", true),
            (LinkedContent::Marked, "<RULE>x</RULE>", true),
            (LinkedContent::Marked, front, false),
            (LinkedContent::Marked, text, false),
            (LinkedContent::Bytes("%PDF-"), "%PDF-1.7", true),
            (LinkedContent::Bytes("%PDF-"), front, false),
            (LinkedContent::Bytes("%PDF-"), "", false),
        ] {
            assert_eq!(
                is_of_form(&form(content), file.as_bytes()),
                fits,
                "{content:?} {file}"
            );
        }
    }

    #[test]
    fn json_is_recognised_by_the_end_of_its_media_type() {
        for content_type in [
            "application/json",
            "Application/JSON; charset=utf-8",
            "application/vnd.api+json",
        ] {
            assert!(is_json(content_type), "{content_type}");
        }
        for content_type in ["", "text/html", "application/json-seq", "text/x; a=+json"] {
            assert!(!is_json(content_type), "{content_type}");
        }
    }
}
