//! Serves the four forms of a document's text, at the addresses that its record has.
//!
//! The text is a page whose only element is preformatted, as the printer gives it; HTML is a part of a page that is made
//! of the XML, so neither exists without the other; the printed form is on another host.

use bytes::Bytes;
use jiff::civil::{Date, date};

use super::answers::page_not_found;
use super::calendar::is_issue_day;
use super::corpus::Corpus;
use super::document::Document;
use super::printed_form::{PRINTER, printed};
use super::service::Gazette;
use crate::call::Call;
use crate::random::digest;
use crate::reply::Reply;
use crate::stored_file::StoredFile;
use crate::{dates, words};

/// The first day of the printer's XML, and that of its printed forms.
const XML_SINCE: Date = date(2000, 1, 1);
const PDF_SINCE: Date = date(1995, 1, 3);
/// A line of dashes between the parts of a text.
const RULER: &str = "-----------------------------------------------------------------------";
/// Characters of a line of text.
const WIDTH: usize = 71;

/// A form of a text on the service's own site.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Form {
    Text,
    Html,
    Xml,
}

impl Form {
    /// The folder of its files and the ending of their names.
    pub const fn place(self) -> (&'static str, &'static str) {
        match self {
            Self::Text => ("text", "txt"),
            Self::Html => ("html", "html"),
            Self::Xml => ("xml", "xml"),
        }
    }

    const fn media(self) -> &'static str {
        match self {
            Self::Text => "text/plain",
            Self::Html => "text/html; charset=utf-8",
            Self::Xml => "text/xml",
        }
    }
}

/// Whether the printer has XML of a document.
pub fn has_xml(document: &Document) -> bool {
    document.published >= XML_SINCE
}

/// Whether the printer has the printed form of a document.
pub fn has_printed_form(document: &Document) -> bool {
    document.published >= PDF_SINCE
}

/// What all forms of a document say.
struct Content<'a> {
    document: &'a Document,
    agency: &'a str,
    paragraphs: Vec<String>,
}

impl<'a> Content<'a> {
    fn new(corpus: &'a Corpus, document: &'a Document) -> Self {
        let mut random = document.random(corpus.seed, "full text");
        let known = document.agencies.last();
        let known = known.and_then(|at| corpus.agencies.get(*at));
        let mut paragraphs = vec![document.text.to_string()];
        for _ in 0..document.pages * 4 {
            let mut paragraph = words::paragraph(&mut random, 5);
            if random.once_in(6) {
                paragraph.push_str(" See 42 U.S.C. 7401 & the notes <bullet> of part A.");
            }
            paragraphs.push(paragraph);
        }
        Self {
            document,
            agency: document
                .other_agency
                .or(known.map(|agency| agency.name))
                .unwrap_or_default(),
            paragraphs,
        }
    }

    /// The line that names the document at its end.
    fn filed(&self) -> String {
        let (number, day) = (&self.document.number, self.document.inspected);
        let filed = day.strftime("%-m-%-d-%y");
        format!("[FR Doc. {number} Filed {filed}; 8:45 am]")
    }

    fn lines(&self) -> Vec<String> {
        let document = self.document;
        let day = document.published;
        let (volume, issue) = (document.volume(), issue_of_year(day));
        let pages = match document.pages {
            1 => format!("[Page {}]", document.start_page),
            _ => format!("[Pages {}-{}]", document.start_page, document.end_page()),
        };
        let mut lines = vec![
            format!(
                "[Federal Register Volume {volume}, Number {issue} ({})]",
                weekday(day)
            ),
            format!("[{}]", category(document.code)),
            pages,
            "From the Federal Register Online via the Government Publishing Office [www.gpo.gov]"
                .to_owned(),
            format!("[FR Doc No: {}]", document.number),
            String::new(),
            String::new(),
            RULER.to_owned(),
            String::new(),
            self.agency.to_uppercase(),
            String::new(),
        ];
        lines.extend(document.docket().map(|docket| format!("[{docket}]\n")));
        lines.extend(wrapped(&document.title, ""));
        lines.extend([
            String::new(),
            format!("AGENCY: {}.", self.agency),
            String::new(),
        ]);
        lines.extend([
            format!("ACTION: {}.", document.kind()),
            String::new(),
            RULER.to_owned(),
        ]);
        lines.push(String::new());
        for (at, paragraph) in self.paragraphs.iter().enumerate() {
            let page = at / 5;
            if at > 0 && at % 5 == 0 && page < document.pages as usize {
                let page = document.start_page + page as u32;
                lines.extend([String::new(), format!("[[Page {page}]]"), String::new()]);
            }
            let summary = format!("SUMMARY: {paragraph}");
            lines.extend(match at {
                0 => wrapped(&summary, ""),
                _ => wrapped(paragraph, "    "),
            });
        }
        lines.extend([
            String::new(),
            format!("    Dated: {}.", dates::long(document.inspected)),
        ]);
        lines.extend([String::new(), self.filed(), billing_code(document)]);
        lines
    }

    /// The printer's text, in its page.
    fn text(&self) -> String {
        let day = self.document.published;
        let (volume, issue) = (self.document.volume(), issue_of_year(day));
        let title = format!(
            "Federal Register, Volume {volume} Issue {issue} ({})",
            weekday(day)
        );
        let link = "[<a href=\"http://www.gpo.gov\">www.gpo.gov</a>]";
        let lines = escaped(&self.lines().join("\n")).replace("[www.gpo.gov]", link);
        // The printer writes characters that it has not got with marks of its own.
        let lines = lines.replace("&lt;bullet&gt;", "<bullet>");
        format!(
            "<html>\n<head>\n<title>{title}</title>\n</head>\n<body><pre>\n{lines}\n\n\n</pre></body>\n</html>"
        )
    }

    fn xml(&self) -> String {
        let document = self.document;
        let root = match document.code {
            "" => "NOTICE",
            code => code,
        };
        let mut out = format!(
            "<{root}>\n    <PREAMB>\n        <PRTPAGE P=\"{}\"/>\n        <AGENCY TYPE=\"S\">{}</AGENCY>\n",
            document.start_page,
            escaped(&self.agency.to_uppercase())
        );
        if let Some(docket) = document.docket() {
            out.push_str(&format!("        <DEPDOC>[{}]</DEPDOC>\n", escaped(docket)));
        }
        out.push_str(&format!(
            "        <SUBJECT>{}</SUBJECT>\n",
            escaped(&document.title)
        ));
        let summary = self.paragraphs.first().map_or("", String::as_str);
        let agency = format!("{}.", self.agency);
        let action = format!("{}.", document.kind());
        for (name, heading, text) in [
            ("AGY", "AGENCY:", agency.as_str()),
            ("ACT", "ACTION:", action.as_str()),
            ("SUM", "SUMMARY:", summary),
        ] {
            let text = escaped(text);
            out.push_str(&format!(
                "        <{name}>\n            <HD SOURCE=\"HED\">{heading}</HD>\n            <P>{text}</P>\n        </{name}>\n"
            ));
        }
        out.push_str("    </PREAMB>\n    <SUPLINF>\n");
        for paragraph in self.paragraphs.iter().skip(1) {
            let text = escaped(&paragraph.replace("<bullet>", "\u{2022}"));
            out.push_str(&format!("        <P>{text}</P>\n"));
        }
        out.push_str(&format!(
            "    </SUPLINF>\n    <FRDOC>{}</FRDOC>\n    <BILCOD>{}</BILCOD>\n</{root}>",
            self.filed(),
            billing_code(document)
        ));
        out
    }

    fn html(&self) -> String {
        let mut out = format!(
            "<div class=\"document-headings\"><div class=\"content-block\"><h6 class=\"agency\">{}</h6></div></div>\n\
             <div class=\"preamble\"><div id=\"summary\"><h1 id=\"h-1\">SUMMARY:</h1>\n",
            escaped(self.agency)
        );
        for (at, paragraph) in self.paragraphs.iter().enumerate() {
            let text = escaped(&paragraph.replace("<bullet>", "\u{2022}"));
            let page = self.document.start_page + (at / 5) as u32;
            let page = page.min(self.document.end_page());
            out.push_str(&format!(
                "<p id=\"p-{}\" data-page=\"{page}\">{text}</p>\n",
                at + 1
            ));
            if at == 0 {
                out.push_str("</div></div>\n");
            }
        }
        out.push_str(&format!(
            "<div class=\"end-matter\"><p class=\"frdoc\">{}</p><p class=\"bilcod\">{}</p></div>",
            self.filed(),
            billing_code(self.document)
        ));
        out
    }
}

impl Gazette {
    /// The file at a path of the service's site or of its printer, if it is one of a document's text.
    pub(super) fn full_text(&self, call: &Call) -> Option<Reply> {
        let segments: Vec<&str> = call.segments.iter().map(String::as_str).collect();
        let found = match segments.as_slice() {
            [
                "gazette",
                "documents",
                "full_text",
                folder,
                year,
                month,
                day,
                name,
            ] => {
                let forms = [Form::Text, Form::Html, Form::Xml];
                let form = forms.into_iter().find(|form| form.place().0 == *folder)?;
                let number = name.strip_suffix(&format!(".{}", form.place().1));
                let day = dates::parse(&format!("{year}-{month}-{day}"));
                Some((Some(form), number, day))
            }
            [PRINTER, "content", "pkg", package, "pdf", name] => {
                let day = package.strip_prefix("FR-").and_then(dates::parse);
                Some((None, name.strip_suffix(".pdf"), day))
            }
            _ => None,
        };
        let (form, number, day) = found?;
        if !matches!(call.method.as_str(), "GET" | "HEAD") {
            return Some(Reply::empty(405));
        }
        let file = number
            .zip(day)
            .and_then(|(number, day)| self.file_of(form, number, day));
        let Some((media, body, published)) = file else {
            return Some(page_not_found());
        };
        let stored = StoredFile {
            tag: format!("\"{}\"", digest(&body)),
            changed: format!("{} 12:15:00 GMT", published.strftime("%a, %d %b %Y")),
            length: body.len(),
        };
        Some(stored.served(call, |status, part| {
            Reply::new(status, media, body.slice(part))
        }))
    }

    /// A form of the text of the document of a number and a day, with its media type.
    fn file_of(
        &self,
        form: Option<Form>,
        number: &str,
        day: Date,
    ) -> Option<(&'static str, Bytes, Date)> {
        let corpus = self.corpus();
        let places = corpus.numbered(number);
        let mut documents = places.into_iter().filter_map(|place| corpus.at(place));
        let document = documents.find(|one| one.published == day && &*one.number == number)?;
        let content = Content::new(&corpus, document);
        let made = match form {
            Some(Form::Text) => content.text(),
            Some(Form::Html) if has_xml(document) => content.html(),
            Some(Form::Xml) if has_xml(document) => content.xml(),
            None if has_printed_form(document) => {
                let lines = content.lines();
                let pages = document.pages as usize;
                return Some(("application/pdf", printed(&lines, pages).into(), day));
            }
            _ => return None,
        };
        Some((form?.media(), made.into(), day))
    }
}

/// The number of the issue of a day within its year.
fn issue_of_year(day: Date) -> usize {
    let first = Date::new(day.year(), 1, 1).unwrap_or(day);
    let days = dates::days_between(first, day);
    (0..=days)
        .filter(|at| is_issue_day(dates::later(first, *at)))
        .count()
}

fn weekday(day: Date) -> String {
    format!("{}, {}", day.strftime("%A"), dates::long(day))
}

/// The part of an issue that has documents of this kind.
fn category(code: &str) -> &'static str {
    match code {
        "RULE" => "Rules and Regulations",
        "PRORULE" => "Proposed Rules",
        "PRESDOCU" => "Presidential Documents",
        _ => "Notices",
    }
}

fn billing_code(document: &Document) -> String {
    format!(
        "BILLING CODE {:04}-{:02}-P",
        1000 + document.index % 8999,
        document.index % 89
    )
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;")
        .replace('<', "&lt;")
        .replace('>', "&gt;")
}

/// The lines of a paragraph, of which the first begins with `indent`.
fn wrapped(paragraph: &str, indent: &str) -> Vec<String> {
    let mut lines = Vec::new();
    let mut line = indent.to_owned();
    for word in paragraph.split_whitespace() {
        if line.len() + word.len() >= WIDTH && !line.trim().is_empty() {
            lines.push(std::mem::take(&mut line).trim_end().to_owned());
        }
        line.push_str(word);
        line.push(' ');
    }
    lines.push(line.trim_end().to_owned());
    lines
}
