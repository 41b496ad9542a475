//! Lays out the text of a module of types.

use textwrap::{Options, WordSeparator, WordSplitter, WrapAlgorithm};

use crate::error::DescribeError;

/// The width of a line.
pub const WIDTH: usize = 100;

fn options(width: usize) -> Options<'static> {
    Options::new(width)
        .break_words(false)
        .word_separator(WordSeparator::AsciiSpace)
        .word_splitter(WordSplitter::NoHyphenation)
        .wrap_algorithm(WrapAlgorithm::FirstFit)
}

fn lines(text: &str, options: Options<'_>) -> Vec<String> {
    let lines = textwrap::wrap(text, options).into_iter();
    lines.map(String::from).collect()
}

/// A text broken into lines at spaces.
pub fn filled(text: &str, width: usize) -> Vec<String> {
    lines(text, options(width))
}

/// A docstring, wrapped paragraph by paragraph.
pub fn docstring(document: &str) -> Result<Vec<String>, DescribeError> {
    if document.contains("\"\"\"") {
        return Err(DescribeError::QuotesInDocstring(document.to_owned()));
    }
    let opening = if document.contains('\\') {
        "r\"\"\""
    } else {
        "\"\"\""
    };
    let is_short = document.chars().count() + 10 < WIDTH;
    if is_short && !document.contains('\n') && !document.ends_with('"') {
        return Ok(vec![format!("{opening}{document}\"\"\"")]);
    }
    let hyphenated = options(WIDTH - 8).word_splitter(WordSplitter::HyphenSplitter);
    let mut out = Vec::new();
    for paragraph in document.split("\n\n") {
        if !out.is_empty() {
            out.push(String::new());
        }
        out.extend(lines(paragraph, hyphenated.clone()));
    }
    if let Some(first) = out.first_mut() {
        first.insert_str(0, opening);
    }
    out.push("\"\"\"".to_owned());
    Ok(out)
}

/// The lines of a class body.
pub fn indented(lines: &[String]) -> Vec<String> {
    lines
        .iter()
        .map(|line| format!("    {line}").trim_end().to_owned())
        .collect()
}
