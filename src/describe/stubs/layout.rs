//! Lays out the text of a stub.

use crate::error::DescribeError;

/// The maximum width of a declaration's line.
const WIDTH: usize = 88;

/// A docstring, indented.
pub fn docstring(document: &str, spaces: usize) -> Result<String, DescribeError> {
    if document.contains("\"\"\"") {
        return Err(DescribeError::QuotesInDocstring(document.to_owned()));
    }
    let space = " ".repeat(spaces);
    let opening = match document.contains('\\') {
        true => "r\"\"\"",
        false => "\"\"\"",
    };
    let mut lines = document.trim_matches('\n').split('\n');
    let mut body = lines.next().unwrap_or_default().to_owned();
    let mut is_long = body.ends_with('"');
    for line in lines {
        is_long = true;
        body.push('\n');
        body.push_str(format!("{space}{line}").trim_end());
    }
    let closing = match is_long {
        true => format!("\n{space}\"\"\""),
        false => "\"\"\"".to_owned(),
    };
    Ok(format!("{space}{opening}{body}{closing}\n"))
}

/// The head of a method, with one parameter per line if it is too long for one line.
pub fn declaration(name: &str, parameters: &[String], result: &str) -> String {
    let whole = format!("    def {name}({}) -> {result}:\n", parameters.join(", "));
    if whole.chars().count() <= WIDTH + 1 {
        return whole;
    }
    let listed: String = parameters
        .iter()
        .map(|each| format!("        {each},\n"))
        .collect();
    format!("    def {name}(\n{listed}    ) -> {result}:\n")
}
