//! Whether a text can be the name of a file.

/// Whether the text can be the name of a file on the systems that Python runs on.
#[must_use]
pub fn is_file_name(text: &str) -> bool {
    const SEPARATORS: [char; 9] = ['/', '\\', ':', '*', '?', '"', '<', '>', '|'];
    !text.is_empty()
        && !text.starts_with('.')
        && text.len() <= 200
        && !text.contains(SEPARATORS)
        && !text.chars().any(char::is_control)
}
