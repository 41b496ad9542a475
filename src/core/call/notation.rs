//! The notation in which messages name types and write values: JSON's, unless a language binding sets its
//! own. While a command line is answered, it is that of a shell.

use std::sync::atomic::{AtomicBool, Ordering};

/// How a language names the kinds of values, each with its article, and writes three of them.
#[derive(Debug)]
pub struct Notation {
    pub null: &'static str,
    pub yes: &'static str,
    pub no: &'static str,
    /// Its marks around a text.
    pub quote: char,
    pub text: &'static str,
    pub integer: &'static str,
    pub flag: &'static str,
    pub object: &'static str,
    pub list: &'static str,
    /// A list whose elements are texts.
    pub texts: &'static str,
    /// The base64 of a file, and how it is written.
    pub base64: &'static str,
    /// How a list is read beyond its pages.
    pub whole_list: &'static str,
}

/// The words of JSON.
pub const JSON: Notation = Notation {
    null: "null",
    yes: "true",
    no: "false",
    quote: '"',
    text: "a string",
    integer: "an integer",
    flag: "true or false",
    object: "an object",
    list: "an array",
    texts: "an array of strings",
    base64: "the base64 of a file",
    whole_list: "read the whole list",
};

/// Whether the process answers a command line.
static IN_SHELL: AtomicBool = AtomicBool::new(false);

#[allow(
    clippy::disallowed_types,
    reason = "it is set while the module is imported, and nobody waits for it"
)]
static NOTATIONS: std::sync::OnceLock<[Notation; 2]> = std::sync::OnceLock::new();

/// Sets the notation of this process's messages, and that of its command line; the first call decides.
pub fn use_notation(notation: Notation, shell: Notation) {
    // A second binding in one process would only repeat the first one's words.
    let _ = NOTATIONS.set([notation, shell]);
}

/// Begins or ends to write messages as a shell takes values; says whether they were written so before.
pub fn use_shell_notation(on: bool) -> bool {
    IN_SHELL.swap(on, Ordering::Relaxed)
}

/// The words of this process.
pub fn notation() -> &'static Notation {
    match NOTATIONS.get() {
        Some([_, shell]) if is_in_shell() => shell,
        Some([own, _]) => own,
        None => &JSON,
    }
}

/// Whether messages write values as a shell takes them.
pub fn is_in_shell() -> bool {
    IN_SHELL.load(Ordering::Relaxed)
}

/// A text as one word of a shell: in single quotes, unless no shell reads a sign in it as another.
pub fn shell_word(text: &str) -> String {
    let is_plain = |sign: char| sign.is_alphanumeric() || "-_./:,@%+".contains(sign);
    if !text.is_empty() && text.chars().all(is_plain) {
        return text.to_owned();
    }
    format!("'{}'", text.replace('\'', "'\\''"))
}

/// An integer or a text, in the words of this process.
pub fn integer_or_text_words() -> String {
    format!("{} or {}", notation().integer, notation().text)
}
