//! Renders clients, answers and pages for notebooks, as plain tables in the notebook's own colours. Every
//! text is escaped.

use std::fmt::Write;

use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use openshelf_core::answer::Headers;
use openshelf_core::catalog::{Operation, Service};
use openshelf_describe::signature;

/// The lines between rows are visible on light and dark backgrounds; all other colours are the notebook's.
const CELL: &str = "text-align: left; vertical-align: top; padding: 2px 8px; border-bottom: 1px solid rgba(128, 128, 128, 0.4)";

/// How many characters of a body are displayed.
const SHOWN_BODY: usize = 2000;

/// The media types that every browser shows. SVG is excluded, because it can contain scripts.
const PICTURES: [&str; 4] = ["image/jpeg", "image/png", "image/gif", "image/webp"];

/// Escapes a text for HTML.
pub fn escaped(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '"' => out.push_str("&quot;"),
            '\'' => out.push_str("&#x27;"),
            other => out.push(other),
        }
    }
    out
}

/// Cuts a text to this many characters.
pub fn cut(text: &str, most: usize) -> String {
    let mut letters = text.chars();
    let start: String = letters.by_ref().take(most).collect();
    match letters.next() {
        Some(_) => format!("{start}..."),
        None => start,
    }
}

/// A row of cells with the tag `td` or `th`.
fn row(tag: &str, cells: impl IntoIterator<Item = String>) -> String {
    let cells = cells.into_iter().fold(String::new(), |mut line, cell| {
        // Writing to a string cannot fail.
        let _ = write!(line, "<{tag} style=\"{CELL}\">{}</{tag}>", escaped(&cell));
        line
    });
    format!("<tr>{cells}</tr>")
}

/// A table with column names; without names it has no head.
pub fn table(names: &[String], rows: impl IntoIterator<Item = Vec<String>>) -> String {
    let head = match names {
        [] => String::new(),
        names => format!("<thead>{}</thead>", row("th", names.to_vec())),
    };
    let body: String = rows.into_iter().map(|cells| row("td", cells)).collect();
    format!("<table style=\"border-collapse: collapse\">{head}<tbody>{body}</tbody></table>")
}

/// The header of a column.
pub struct Head<'a> {
    pub name: &'a str,
    pub kind: &'a str,
    /// Empty where there is none.
    pub unit: &'a str,
    /// The digits of numbers stand under each other.
    pub is_number: bool,
    /// Only text has several lines.
    pub is_text: bool,
}

impl Head<'_> {
    fn style(&self) -> String {
        let own = match (self.is_number, self.is_text) {
            (true, _) => {
                "; text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap"
            }
            (false, true) => "; min-width: 8em",
            (false, false) => "; white-space: nowrap",
        };
        format!("{CELL}{own}")
    }
}

/// A table with a name, a type and a unit above each column.
pub fn typed_table<'a>(heads: &[Head<'_>], rows: impl IntoIterator<Item = Vec<&'a str>>) -> String {
    let mut html =
        "<div style=\"overflow-x: auto\"><table style=\"border-collapse: collapse\"><thead><tr>"
            .to_owned();
    for head in heads {
        let parts = [head.kind, head.unit].into_iter();
        let below: Vec<String> = parts.filter(|part| !part.is_empty()).map(escaped).collect();
        // Writing to a text cannot fail.
        let _ = write!(
            html,
            "<th style=\"{}\">{}<br><small style=\"font-weight: normal; opacity: 0.7\">{}</small></th>",
            head.style(),
            escaped(head.name),
            below.join(", ")
        );
    }
    html.push_str("</tr></thead><tbody>");
    for cells in rows {
        html.push_str("<tr>");
        for (head, cell) in heads.iter().zip(cells) {
            let _ = write!(
                html,
                "<td style=\"{}\">{}</td>",
                head.style(),
                escaped(cell)
            );
        }
        html.push_str("</tr>");
    }
    html.push_str("</tbody></table></div>");
    html
}

/// A section that is collapsed at first.
fn details(summary: &str, content: &str) -> String {
    format!(
        "<details><summary>{}</summary>{content}</details>",
        escaped(summary)
    )
}

/// Everything of one object, under its title.
pub fn titled(title: &str, note: &str, content: &str) -> String {
    let (title, note) = (escaped(title), escaped(note));
    format!("<div><p><strong>{title}</strong> {note}</p>{content}</div>")
}

/// The operations of a client, or of a namespace and those below it.
pub fn operations(title: &str, service: &Service, group: &str, address: &str) -> String {
    let is_below = |operation: &&Operation| {
        let rest = operation.group.strip_prefix(group);
        rest.is_some_and(|rest| group.is_empty() || rest.is_empty() || rest.starts_with('.'))
    };
    let operations: Vec<&Operation> = service.operations().filter(is_below).collect();
    let mut groups: Vec<&str> = Vec::new();
    for operation in &operations {
        if !groups.contains(&operation.group) {
            groups.push(operation.group);
        }
    }
    groups.sort_by_key(|name| !name.is_empty());
    let mut content = String::new();
    for name in groups {
        let own: Vec<Vec<String>> = operations
            .iter()
            .filter(|operation| operation.group == name)
            .map(|operation| {
                let call = format!("{}{}", operation.name, signature::line(operation));
                vec![call, operation.summary.to_owned()]
            })
            .collect();
        let count = own.len();
        let listed = table(&[], own);
        if name == group {
            content.push_str(&listed);
        } else {
            let plural = if count == 1 { "" } else { "s" };
            let summary = format!("{name}: {count} operation{plural}");
            content.push_str(&details(&summary, &listed));
        }
    }
    titled(title, &format!("{}, at {address}", service.title), &content)
}

/// A whole answer: its facts, its headers, and the beginning of its body or its picture.
pub fn answer(
    facts: &[(&str, String)],
    headers: &Headers,
    media_type: &str,
    body: &[u8],
) -> String {
    let pair = |name: &str, value: &str| vec![name.to_owned(), value.to_owned()];
    let known = table(&[], facts.iter().map(|(name, value)| pair(name, value)));
    let sent = table(&[], headers.iter().map(|(name, value)| pair(name, value)));
    let mut content = known;
    content.push_str(&details("headers", &sent));
    if PICTURES.contains(&media_type) {
        let data = STANDARD.encode(body);
        // Writing to a text cannot fail.
        let _ = write!(
            content,
            "<img alt=\"\" src=\"data:{media_type};base64,{data}\">"
        );
    } else if let Ok(text) = std::str::from_utf8(body) {
        let text = escaped(&cut(text, SHOWN_BODY));
        let text = format!("<pre style=\"white-space: pre-wrap\">{text}</pre>");
        content.push_str(&details("body", &text));
    }
    titled("openshelf.RawAnswer", "", &content)
}
