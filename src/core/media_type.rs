//! The media type of a body, as a header of HTTP names it.

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
