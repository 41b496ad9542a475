//! The members of a document's record while it is on public inspection.

use super::json_writer::{Out, address, bare, formatted, list, or_null, plain, text};
use super::members::{agencies, agency_names, page_views};
use super::record_context::{Member, RecordContext};

/// Letters that go with a filing; few have one.
fn agency_letters(context: &RecordContext<'_>, out: &mut Out) {
    let document = context.document;
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

fn moment(context: &RecordContext<'_>, time: &str, out: &mut Out) {
    formatted(
        out,
        format_args!("{}T{time}.000-05:00", context.document.inspected),
    );
}

/// Every member, in alphabetical order as the service lists them.
pub static MEMBERS: &[Member] = &[
    ("agencies", agencies),
    ("agency_letters", agency_letters),
    ("agency_names", agency_names),
    ("docket_numbers", |context, out| {
        list(out, [&context.document.docket], |out, docket| {
            text(out, docket);
        });
    }),
    ("document_number", |context, out| {
        text(out, &context.document.number);
    }),
    ("editorial_note", |_, out| out.extend_from_slice(b"null")),
    ("excerpts", |context, out| {
        or_null(out, context.query, |out, query| {
            text(out, &query.marked(&context.document.text));
        });
    }),
    ("filed_at", |context, out| {
        moment(context, filed_at(context.document.special_filing), out);
    }),
    ("filing_type", |context, out| {
        text(
            out,
            if context.document.special_filing {
                "special"
            } else {
                "regular"
            },
        );
    }),
    ("html_url", |context, out| {
        address(
            out,
            format_args!("public-inspection/{}", context.document.number),
        );
    }),
    ("json_url", |context, out| {
        formatted(
            out,
            format_args!(
                "{}/public-inspection-documents/{}.json",
                context.corpus.base_url, context.document.number
            ),
        );
    }),
    ("last_public_inspection_issue", |context, out| {
        plain(out, context.document.inspected);
    }),
    ("num_pages", |context, out| {
        bare(out, context.document.pages);
    }),
    ("page_views", page_views),
    ("pdf_file_name", |context, out| {
        formatted(out, format_args!("{}.pdf", context.document.number));
    }),
    ("pdf_file_size", |context, out| {
        let mut random = context.document.random(context.corpus.seed, "file size");
        bare(out, random.between(90_000, 900_000));
    }),
    ("pdf_updated_at", |context, out| {
        moment(context, "08:45:03", out);
    }),
    ("pdf_url", |context, out| {
        let document = context.document;
        address(
            out,
            format_args!("public_inspection/{}.pdf", document.number),
        );
    }),
    ("publication_date", |context, out| {
        plain(out, context.document.published);
    }),
    ("raw_text_url", |context, out| {
        let document = context.document;
        address(
            out,
            format_args!("public_inspection/{}.txt", document.number),
        );
    }),
    ("subject_1", |context, out| {
        text(out, &context.document.title);
    }),
    ("subject_2", |_, out| out.extend_from_slice(b"null")),
    ("subject_3", |_, out| out.extend_from_slice(b"null")),
    ("title", |context, out| {
        // The three subjects joined by blanks, the empty ones too.
        formatted_title(&context.document.title, out);
    }),
    ("toc_doc", |_, out| out.extend_from_slice(b"null")),
    ("toc_subject", |context, out| {
        text(out, context.document.subject.0);
    }),
    ("type", |context, out| text(out, context.document.kind())),
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
