//! The members of a document's record while it is on public inspection.

use super::members::{agencies, agency_names, page_views};
use super::shown::{Member, Shown};
use super::write::{Out, address, bare, formatted, list, or_null, plain, text};

/// Letters that go with a filing; few have one.
fn agency_letters(of: &Shown<'_>, out: &mut Out) {
    let document = of.document;
    let has_letter = document.special_filing && document.number.ends_with('7');
    list(out, has_letter.then_some(()), |out, ()| {
        let file = format!("{}.pdf", document.number);
        out.extend_from_slice(b"{\"title\":");
        text(out, &file);
        out.extend_from_slice(b",\"url\":");
        address(out, format_args!("agency_letters/{file}"));
        out.push(b'}');
    });
}

fn moment(of: &Shown<'_>, time: &str, out: &mut Out) {
    formatted(
        out,
        format_args!("{}T{time}.000-05:00", of.document.inspected),
    );
}

/// Every member, in alphabetical order as the service lists them.
pub static MEMBERS: &[Member] = &[
    ("agencies", agencies),
    ("agency_letters", agency_letters),
    ("agency_names", agency_names),
    ("docket_numbers", |of, out| {
        list(out, [&of.document.docket], |out, docket| text(out, docket));
    }),
    ("document_number", |of, out| text(out, &of.document.number)),
    ("editorial_note", |_, out| out.extend_from_slice(b"null")),
    ("excerpts", |of, out| {
        or_null(out, of.query, |out, query| {
            text(out, &query.marked(&of.document.text));
        });
    }),
    ("filed_at", |of, out| {
        moment(of, filed_at(of.document.special_filing), out);
    }),
    ("filing_type", |of, out| {
        text(
            out,
            if of.document.special_filing {
                "special"
            } else {
                "regular"
            },
        );
    }),
    ("html_url", |of, out| {
        address(
            out,
            format_args!("public-inspection/{}", of.document.number),
        );
    }),
    ("json_url", |of, out| {
        formatted(
            out,
            format_args!(
                "{}/public-inspection-documents/{}.json",
                of.corpus.base_url, of.document.number
            ),
        );
    }),
    ("last_public_inspection_issue", |of, out| {
        plain(out, of.document.inspected);
    }),
    ("num_pages", |of, out| bare(out, of.document.pages)),
    ("page_views", page_views),
    ("pdf_file_name", |of, out| {
        formatted(out, format_args!("{}.pdf", of.document.number));
    }),
    ("pdf_file_size", |of, out| {
        let mut random = of.document.random(of.corpus.seed, "file size");
        bare(out, random.between(90_000, 900_000));
    }),
    ("pdf_updated_at", |of, out| moment(of, "08:45:03", out)),
    ("pdf_url", |of, out| {
        let document = of.document;
        address(
            out,
            format_args!("public_inspection/{}.pdf", document.number),
        );
    }),
    ("publication_date", |of, out| {
        plain(out, of.document.published)
    }),
    ("raw_text_url", |of, out| {
        let document = of.document;
        address(
            out,
            format_args!("public_inspection/{}.txt", document.number),
        );
    }),
    ("subject_1", |of, out| text(out, &of.document.title)),
    ("subject_2", |_, out| out.extend_from_slice(b"null")),
    ("subject_3", |_, out| out.extend_from_slice(b"null")),
    ("title", |of, out| {
        // The three subjects joined by blanks, the empty ones too.
        formatted_title(&of.document.title, out);
    }),
    ("toc_doc", |_, out| out.extend_from_slice(b"null")),
    ("toc_subject", |of, out| text(out, of.document.subject.0)),
    ("type", |of, out| text(out, of.document.kind())),
];

fn formatted_title(title: &str, out: &mut Out) {
    text(out, &format!("{title}  "));
}

/// The time of day at which special and regular filings come in.
pub fn filed_at(special: bool) -> &'static str {
    if special { "16:15:00" } else { "08:45:00" }
}

/// What a single document leaves out unless it is asked for.
pub const NOT_IN_SINGLE: [&str; 2] = ["json_url", "excerpts"];
