//! The members of a published document's record, each written on demand.

use serde_json::{Map, Value, json};

use super::document::Document;
use super::full_texts::{Form, has_printed_form, has_xml};
use super::images::variants;
use super::json_writer::{self, Out, address, bare, formatted, list, or_null, plain, text};
use super::names::{NAMES, Named};
use super::record_context::{RecordContext, RecordMember};
use crate::handler::by_name;
use crate::{column_values, dates, words};

/// A record with these members, in their order.
pub fn record(context: &RecordContext<'_>, members: &[&RecordMember], out: &mut Out) {
    out.push(b'{');
    for (at, (name, write)) in members.iter().enumerate() {
        json_writer::name(out, name, at == 0);
        write(context, out);
    }
    out.push(b'}');
}

/// The agencies in the form that both kinds of documents have.
pub fn agencies(context: &RecordContext<'_>, out: &mut Out) {
    let known = context.agencies.iter();
    let known = known.filter_map(|at| context.corpus.agencies.get(*at));
    let other = context.other_agency;
    let mentions = known.map(Some).chain(other.map(|_| None));
    list(out, mentions, |out, agency| {
        if let Some(agency) = agency {
            out.extend_from_slice(agency.mention.as_bytes());
        } else {
            out.extend_from_slice(b"{\"raw_name\":");
            text(out, other.unwrap_or_default());
            out.push(b'}');
        }
    });
}

/// The agencies' names only.
pub fn agency_names(context: &RecordContext<'_>, out: &mut Out) {
    let known = context.agencies.iter();
    let known = known.filter_map(|at| context.corpus.agencies.get(*at));
    let names = known.map(|agency| agency.name).chain(context.other_agency);
    list(out, names, text);
}

/// The number of page views.
pub fn page_views(context: &RecordContext<'_>, out: &mut Out) {
    let count = context
        .random(context.corpus.seed, "views")
        .between(20, 9000);
    let day = dates::later(context.published, 30);
    let _ = std::io::Write::write_fmt(
        out,
        format_args!("{{\"count\":{count},\"last_updated\":\"{day} 08:15:02 -0400\"}}"),
    );
}

fn excerpts(context: &RecordContext<'_>, out: &mut Out) {
    match context.query {
        Some(query) => text(out, &query.marked(&context.text)),
        None => or_null(out, context.abstract_text(), |out, abstract_text| {
            text(out, words_up_to(abstract_text, 255));
        }),
    }
}

fn words_up_to(text: &str, most: usize) -> &str {
    text.char_indices()
        .nth(most)
        .and_then(|(at, _)| text.get(..at))
        .unwrap_or(text)
}

/// The texts of the regulation that a rule changes. A proposal and every other kind has none here.
fn amendatory_instructions(context: &RecordContext<'_>, out: &mut Out) {
    let parts = context.cfr.iter().filter(|_| context.code == "RULE");
    let instructions: Vec<String> = parts
        .zip(1..)
        .map(|((_, part), at)| {
            format!("{at}. The authority citation for part {part} continues to read as follows:")
        })
        .collect();
    let count = instructions.len();
    json_writer::json(
        out,
        &json!({ "instructions": instructions, "count": count }),
    );
}

/// The topics of each part of the regulations that a document concerns.
fn cfr_topics(context: &RecordContext<'_>, out: &mut Out) {
    list(out, &context.cfr, |out, (title, part)| {
        let topics = json!({
            "cfr_part": part.to_string(),
            "topics": context.topics,
            "cfr_title": title,
        });
        json_writer::json(out, &topics);
    });
}

/// Documents that belong to the same docket: those that a document corrects, and its corrections.
fn related_documents(context: &RecordContext<'_>, out: &mut Out) {
    let document = context.document;
    let numbers = document.correction_of.iter().chain(&document.corrections);
    let related: Vec<Value> = numbers
        .filter_map(|number| context.corpus.at(context.corpus.find(number)?))
        .map(|other| {
            let is_step = document.code == "RULE" && other.code == "PRORULE";
            json!({
                "document_number": other.number,
                "relationship_type": is_step.then_some("rule_progression"),
                "html_url": format!("/d/{}", other.number),
                "action": format!("{}.", other.kind()),
                "publication_date": dates::text(other.published),
                "title": other.title,
                "docket_number": document.docket,
            })
        })
        .collect();
    if related.is_empty() {
        out.extend_from_slice(b"{}");
    } else {
        json_writer::json(out, &json!({ document.docket.as_ref(): related }));
    }
}

fn json_address(context: &RecordContext<'_>, number: &str, out: &mut Out) {
    formatted(
        out,
        format_args!("{}/documents/{number}", context.corpus.base_url),
    );
}

/// A member that is null in all records.
pub fn null(_: &RecordContext<'_>, out: &mut Out) {
    out.extend_from_slice(b"null");
}

/// An address that ends with the document's number; null for a document without one.
pub fn numbered(context: &RecordContext<'_>, out: &mut Out, before: &str, after: &str) {
    or_null(out, context.own_number(), |out, number| {
        address(out, format_args!("{before}{number}{after}"));
    });
}

/// The address of a form of the document's text on the service's own site; null for a document without a number.
fn full_text(context: &RecordContext<'_>, out: &mut Out, form: Form) {
    or_null(out, context.own_number(), |out, number| {
        let (site, (folder, ending)) = (&context.corpus.site_url, form.place());
        let day = context.published.strftime("%Y/%m/%d");
        let path = format_args!("{site}/documents/full_text/{folder}/{day}/{number}.{ending}");
        formatted(out, path);
    });
}

/// The address of the printed form; null if the printer has none.
fn printed_form(context: &RecordContext<'_>, out: &mut Out) {
    let number = context.own_number().filter(|_| has_printed_form(context));
    or_null(out, number, |out, number| {
        let (printer, day) = (&context.corpus.printer_url, context.published);
        let path = format_args!("{printer}/content/pkg/FR-{day}/pdf/{number}.pdf");
        formatted(out, path);
    });
}

/// An address with the document's day and its number.
fn dated(context: &RecordContext<'_>, out: &mut Out, before: &str, after: &str) {
    let day = context.published.strftime("%Y/%m/%d");
    numbered(context, out, &format!("{before}{day}/"), after);
}

fn regulation_info(context: &RecordContext<'_>, out: &mut Out) {
    let Some(number) = &context.regulation_id_number else {
        out.extend_from_slice(b"{}");
        return;
    };
    let mut random = context.random(context.corpus.seed, "plan");
    let plan = (!random.once_in(4)).then(|| {
        json!({
            "xml_url": words::address(&format!("agenda/{number}.xml")),
            "issue": format!("{}04", context.published.year()),
            "title": words::title(&mut random),
            "priority_category": if context.significant == Some(true) {
                "Other Significant"
            } else {
                "Substantive, Nonsignificant"
            },
            "html_url": words::address(&format!("regulations/{number}")),
        })
    });
    json_writer::json(out, &json!({ number.as_ref(): plan }));
}

/// The supporting documents of a docket at regulations.gov.
fn supporting(context: &RecordContext<'_>) -> serde_json::Value {
    let mut random = context.random(context.corpus.seed, "supporting");
    let count = random.below(4);
    (0..count)
        .map(|at| {
            json!({
                "title": words::title(&mut random),
                "document_id": format!("{}-{:04}", context.docket, 2 + at),
            })
        })
        .collect()
}

fn regulations_dot_gov_info(context: &RecordContext<'_>, out: &mut Out) {
    let document = context.document;
    let mut random = document.random(context.corpus.seed, "comments");
    if document.comments_close.is_none() {
        let checked = column_values::moment(&mut random, context.corpus.today);
        json_writer::json(out, &json!({ "checked_regulationsdotgov_at": checked }));
        return;
    }
    let supporting = supporting(context);
    let mut info = json!({
        "document_id": format!("{}-0001", document.docket),
        "comments_count": random.between(0, 900),
        "agency_id": document.docket.split('-').next(),
        "checked_regulationsdotgov_at": column_values::moment(&mut random, context.corpus.today),
        "docket_id": document.docket,
        "regulation_id_number": document.regulation_id_number,
        "title": document.title,
        "comments_url": words::address(&format!("docket/{}/comments", document.docket)),
        "supporting_documents_count": supporting.as_array().map_or(0, Vec::len),
        "supporting_documents": supporting,
    });
    if let (Some(number), Some(members)) = (&document.regulation_id_number, info.as_object_mut()) {
        members.insert(
            "regulatory_plan".to_owned(),
            json!({
                "html_url": words::address(&format!("regulations/{number}")),
                "title": document.subject.0,
            }),
        );
    }
    json_writer::json(out, &info);
}

fn dockets(context: &RecordContext<'_>, out: &mut Out) {
    let document = context.document;
    if document.own_number().is_none() {
        out.extend_from_slice(b"null");
        return;
    }
    let Some(close) = document.comments_close else {
        out.extend_from_slice(b"[]");
        return;
    };
    let mut random = document.random(context.corpus.seed, "comments");
    let count = random.between(0, 900);
    let supporting = supporting(context);
    let open = context.corpus.is_open(document);
    json_writer::json(
        out,
        &json!([{
            "agency_name": document.docket.split('-').next(),
            "id": document.docket,
            "title": document.title,
            "supporting_documents_count": supporting.as_array().map_or(0, Vec::len),
            "supporting_documents": supporting,
            "documents": [{
                "allow_late_comments": random.once_in(4),
                "comment_count": count,
                "comment_end_date": dates::text(close),
                "comment_start_date": dates::text(document.published),
                "comment_url": words::address(&format!("comment/{}", document.number)),
                "id": format!("{}-0001", document.docket),
                "regulations_dot_gov_open_for_comment": open,
                "updated_at": column_values::moment(&mut random, context.corpus.today),
            }],
        }]),
    );
}

fn each_variant(
    context: &RecordContext<'_>,
    out: &mut Out,
    value: impl FnOnce(Map<String, Value>) -> Value,
) {
    match context.image.as_deref() {
        Some(image) => {
            let variants = variants(context.corpus.seed, image);
            json_writer::json(out, &json!({ image: value(variants) }));
        }
        None => out.extend_from_slice(b"{}"),
    }
}

/// The addresses of a document's image, by style.
fn image_styles(context: &RecordContext<'_>, out: &mut Out) {
    each_variant(context, out, |variants| {
        variants
            .into_iter()
            .map(|(style, variant)| {
                let address = variant.get("url").cloned();
                (style, address.unwrap_or(Value::Null))
            })
            .collect()
    });
}

/// The metadata of a document's image, by style.
fn image_metadata(context: &RecordContext<'_>, out: &mut Out) {
    each_variant(context, out, Value::Object);
}

fn dates_text(context: &RecordContext<'_>, out: &mut Out) {
    match (context.effective, context.comments_close) {
        (Some(day), _) => formatted(
            out,
            format_args!("This rule is effective {}.", dates::long(day)),
        ),
        (None, Some(day)) => formatted(
            out,
            format_args!("Comments are due on {}.", dates::long(day)),
        ),
        (None, None) => out.extend_from_slice(b"null"),
    }
}

fn order_notes(context: &RecordContext<'_>, out: &mut Out) {
    let number = context.executive_order_number;
    or_null(
        out,
        number.filter(|number| number % 5 == 0),
        |out, number| {
            formatted(out, format_args!("Amends: EO {}", number - 5));
        },
    );
}

fn order_number(context: &RecordContext<'_>, out: &mut Out) {
    or_null(out, context.executive_order_number, plain);
}

/// All members, in alphabetical order as in the service.
pub static MEMBERS: &[RecordMember] = by_name! {
    "abstract" => |it, out| or_null(out, it.abstract_text(), text),
    "action" => |it, out| formatted(out, format_args!("{}.", it.kind())),
    "agencies" => agencies,
    "agency_names" => agency_names,
    "amendatory_instructions" => amendatory_instructions,
    "body_html_url" => |it, out| full_text(it, out, Form::Html),
    "cfr_references" => |it, out| list(out, &it.cfr, |out, (title, part)| {
        let part = part.to_string();
        let part = json!({ "title": title, "part": part, "chapter": null, "citation_url": null });
        json_writer::json(out, &part);
    }),
    "cfr_topics" => cfr_topics,
    "citation" => |it, out| formatted(out, format_args!("{} FR {}", it.volume(), it.start_page)),
    "comment_url" =>
        |it, out| or_null(out, it.comments_close, |out, _| numbered(it, out, "comment/", "")),
    "comments_close_on" => |it, out| or_null(out, it.comments_close, plain),
    "correction_of" => |it, out| {
        or_null(out, it.correction_of.as_deref(), |out, number| json_address(it, number, out));
    },
    "corrections" =>
        |it, out| list(out, &it.corrections, |out, number| json_address(it, number, out)),
    "dates" => dates_text,
    "disposition_notes" => order_notes,
    "docket_id" => |it, out| or_null(out, it.docket(), text),
    "docket_ids" => |it, out| list(out, it.docket(), text),
    "dockets" => dockets,
    "document_number" => |it, out| or_null(out, it.own_number(), text),
    "effective_on" => |it, out| or_null(out, it.effective, plain),
    "end_page" => |it, out| bare(out, it.end_page()),
    "excerpts" => excerpts,
    "executive_order_notes" => order_notes,
    "executive_order_number" => order_number,
    "full_text_xml_url" => |it, out| match has_xml(it) {
        true => full_text(it, out, Form::Xml),
        false => null(it, out),
    },
    "html_url" => |it, out| dated(it, out, "documents/", &format!("/{}", words::slug(&it.title))),
    "images" => image_styles,
    "images_metadata" => image_metadata,
    "json_url" => |it, out| {
        or_null(out, it.own_number(), |out, number| {
            let (base, day) = (&it.corpus.base_url, it.published);
            formatted(out, format_args!("{base}/documents/{number}?publication_date={day}"));
        });
    },
    "mods_url" => |it, out| {
        let before = format!("metadata/granule/FR-{}/", it.published);
        numbered(it, out, &before, "/mods.xml");
    },
    "not_received_for_publication" => null,
    "page_length" => |it, out| bare(out, it.pages),
    "page_views" => page_views,
    "pdf_url" => printed_form,
    "president" => |it, out| or_null(out, it.in_office(), |out, (identifier, name)| {
        json_writer::json(out, &json!({ "name": name, "identifier": identifier }));
    }),
    "presidential_document_number" => order_number,
    "proclamation_number" => |it, out| or_null(out, it.proclamation_number, plain),
    "public_inspection_pdf_url" => |it, out| numbered(it, out, "public_inspection/", ".pdf"),
    "publication_date" => |it, out| plain(out, it.published),
    "raw_text_url" => |it, out| full_text(it, out, Form::Text),
    "regulation_id_number_info" => regulation_info,
    "regulation_id_numbers" =>
        |it, out| list(out, &it.regulation_id_number, |out, number| text(out, number)),
    "regulations_dot_gov_info" => regulations_dot_gov_info,
    "regulations_dot_gov_url" => |it, out| or_null(out, it.comments_close, |out, _| {
        address(out, format_args!("document/{}-0001", it.docket));
    }),
    "related_documents" => related_documents,
    "significant" => |it, out| or_null(out, it.significant, bare),
    "signing_date" => |it, out| or_null(out, it.signed, plain),
    "start_page" => |it, out| bare(out, it.start_page),
    "subtype" => |it, out| or_null(out, it.subtype, |out, (_, name)| text(out, name)),
    "title" => |it, out| text(out, &it.title),
    "toc_doc" => |it, out| or_null(out, it.president, |out, _| text(out, &it.title)),
    "toc_subject" => |it, out| text(out, it.subject.0),
    "topics" => |it, out| list(out, &it.topics, |out, topic| text(out, topic)),
    "type" => |it, out| text(out, it.kind()),
    "volume" => |it, out| bare(out, it.volume()),
};

/// Members that may be requested and never come.
pub const NEVER: [&str; 1] = ["explanation"];

/// Members that a single document only has if they are requested.
pub const NOT_IN_SINGLE: [&str; 7] = [
    "excerpts",
    "agency_names",
    "docket_id",
    "president",
    "amendatory_instructions",
    "cfr_topics",
    "related_documents",
];

/// The code and the name of a document's kind.
pub fn kind_of(document: &Document) -> Option<Named> {
    let mut kinds = NAMES.kinds.iter();
    kinds.find(|(code, _)| *code == document.code).copied()
}

#[cfg(test)]
mod tests {
    use super::*;
    use openshelf_services::gazette::SERVICE;

    #[test]
    fn the_members_are_the_columns_of_the_operations() {
        for (group, members) in [
            ("documents", MEMBERS),
            (
                "public_inspection_documents",
                super::super::inspection_members::MEMBERS,
            ),
        ] {
            let operation = SERVICE.find(group, "search").unwrap();
            let mut named: Vec<&str> = operation
                .columns
                .iter()
                .map(|column| column.name.split('.').next().unwrap())
                .collect();
            named.retain(|name| !NEVER.contains(name));
            named.dedup();
            named.sort_unstable();
            let mut written: Vec<&str> = members.iter().map(|(name, _)| *name).collect();
            written.sort_unstable();
            assert_eq!(written, named);
        }
    }

    #[test]
    fn a_text_is_cut_between_letters() {
        assert_eq!(words_up_to("häß", 2), "hä");
        assert_eq!(words_up_to("hä", 2), "hä");
    }
}
