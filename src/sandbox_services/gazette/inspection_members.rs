//! The members of a document's record while it is on public inspection.

use jiff::ToSpan;
use jiff::civil::{Time, time};

use super::json_writer::{Out, address, bare, formatted, list, or_null, plain, text};
use super::members::{agencies, agency_names, null, numbered, page_views};
use super::record_context::{RecordContext, RecordMember};
use crate::handler::by_name;
use crate::words;

/// The letters that accompany a filing; few filings have one.
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

/// A time of the day of inspection: in Eastern time, and in a page of a search in UTC without a fraction.
fn moment(context: &RecordContext<'_>, time: Time, out: &mut Out) {
    let day = context.inspected;
    if context.is_paged {
        let time = time.wrapping_add(5.hours());
        formatted(out, format_args!("{day}T{time}Z"));
    } else {
        formatted(out, format_args!("{day}T{time}.000-05:00"));
    }
}

/// All members, in alphabetical order as in the service.
pub static MEMBERS: &[RecordMember] = by_name! {
    "agencies" => agencies,
    "agency_letters" => agency_letters,
    "agency_names" => |it, out| if it.is_paged { null(it, out) } else { agency_names(it, out) },
    "docket_numbers" => |it, out| list(out, [&it.docket], |out, one| text(out, one)),
    "document_number" => |it, out| text(out, &it.number),
    "editorial_note" => null,
    "excerpts" =>
        |it, out| or_null(out, it.query, |out, query| text(out, &query.marked(&it.text))),
    "filed_at" => |it, out| moment(it, filed_at(it.special_filing), out),
    "filing_type" => |it, out| text(out, filing_type(it.special_filing)),
    "html_url" => |it, out| {
        numbered(it, out, "public-inspection/", &format!("/{}", words::slug(&it.title)));
    },
    "json_url" => |it, out| {
        let (base, number) = (&it.corpus.base_url, &it.number);
        formatted(out, format_args!("{base}/public_inspection_documents/{number}"));
    },
    "last_public_inspection_issue" => |it, out| plain(out, it.inspected),
    "num_pages" => |it, out| bare(out, it.pages),
    "page_views" => page_views,
    "pdf_file_name" => |it, out| formatted(out, format_args!("{}_PI.pdf", it.number)),
    "pdf_file_size" => |it, out| {
        let mut random = it.random(it.corpus.seed, "file size");
        bare(out, random.between(90_000, 900_000));
    },
    "pdf_updated_at" => |it, out| moment(it, time(8, 45, 3, 0), out),
    "pdf_url" => |it, out| numbered(it, out, "public_inspection/", ".pdf"),
    "publication_date" => |it, out| plain(out, it.published),
    "raw_text_url" => |it, out| numbered(it, out, "public_inspection/", ".txt"),
    "subject_1" => |it, out| text(out, &it.title),
    "subject_2" => null,
    "subject_3" => null,
    // The three subjects joined by blanks, including empty ones.
    "title" => |it, out| text(out, &format!("{}  ", it.title)),
    "toc_doc" => null,
    "toc_subject" => |it, out| text(out, it.subject.0),
    "type" => |it, out| text(out, it.kind()),
};

fn filing_type(special: bool) -> &'static str {
    if special { "special" } else { "regular" }
}

/// The time of day at which special or regular filings come in.
pub fn filed_at(special: bool) -> Time {
    if special {
        time(16, 15, 0, 0)
    } else {
        time(8, 45, 0, 0)
    }
}

/// Members that a single document only has if they are requested.
pub const NOT_IN_SINGLE: [&str; 2] = ["json_url", "excerpts"];
