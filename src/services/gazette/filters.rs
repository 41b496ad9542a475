//! Gazette: the filters that searches of documents share.

use openshelf_core::catalog::{Encoding, Parameter, ParameterKind, Rule, Selects};

/// The parameters of an operation, followed by the filters of documents and by further parameters.
macro_rules! with_filters {
    ($($own:expr),* $(,)?) => {
        with_filters![$($own),*; ]
    };
    ($($own:expr),* $(,)?; $($more:expr),*) => {{
        use $crate::gazette::filters as f;
        &[
            $($own,)*
            f::AGENCIES,
            f::PUBLICATION_DATE,
            f::PUBLICATION_YEAR,
            f::PUBLISHED_FROM,
            f::PUBLISHED_TO,
            f::EFFECTIVE_DATE,
            f::SECTIONS,
            f::TOPICS,
            f::PRESIDENTIAL_DOCUMENT_TYPE,
            f::PRESIDENT,
            f::DOCKET_ID,
            f::REGULATION_ID_NUMBER,
            f::SIGNIFICANT,
            f::CORRECTION,
            f::ACCEPTING_COMMENTS,
            f::CFR_TITLE,
            f::CFR_PART,
            f::NEAR,
            f::WITHIN,
            f::EFFECTIVE_YEAR,
            f::EFFECTIVE_FROM,
            f::EFFECTIVE_TO,
            f::COMMENT_DATE,
            f::COMMENT_YEAR,
            f::COMMENT_FROM,
            f::COMMENT_TO,
            f::SIGNING_DATE,
            f::SIGNING_YEAR,
            f::SIGNING_FROM,
            f::SIGNING_TO,
            f::NOTICE_TYPE,
            f::DOCUMENT_NUMBERS,
            f::CITING_DOCUMENT_NUMBERS,
            f::EXECUTIVE_ORDER_NUMBERS,
            f::SMALL_ENTITIES,
            f::VOLUME,
            f::AGENCY_IDS,
            f::SECTION_IDS,
            f::TOPIC_IDS,
            f::NOTICE_TYPE_ID,
            f::PRESIDENTIAL_DOCUMENT_TYPE_ID,
            f::SMALL_ENTITY_IDS,
            $($more,)*
        ]
    }};
}
/// Slugs of agencies that publish often. There are some 450 of them. Each of these is in a recorded answer, in the
/// service's source or in public programs that ask the service for it.
pub const AGENCY_SLUGS: &[&str] = &[
    "agriculture-department",
    "census-bureau",
    "centers-for-medicare-medicaid-services",
    "coast-guard",
    "commerce-department",
    "defense-department",
    "education-department",
    "energy-department",
    "engineers-corps",
    "environmental-protection-agency",
    "executive-office-of-the-president",
    "farm-service-agency",
    "federal-aviation-administration",
    "federal-emergency-management-agency",
    "federal-energy-regulatory-commission",
    "fish-and-wildlife-service",
    "food-and-drug-administration",
    "forest-service",
    "health-and-human-services-department",
    "homeland-security-department",
    "housing-and-urban-development-department",
    "interior-department",
    "justice-department",
    "labor-department",
    "national-aeronautics-and-space-administration",
    "national-oceanic-and-atmospheric-administration",
    "national-park-service",
    "rural-utilities-service",
    "securities-and-exchange-commission",
    "transportation-department",
    "treasury-department",
];

pub const AGENCIES: Parameter = Parameter::query(ParameterKind::Texts, "agencies")
    .wire("conditions[agencies][]")
    .extra()
    .render(Encoding::Repeated)
    .sample(r#"["agriculture-department"]"#)
    .known(AGENCY_SLUGS)
    .note("Slugs of agencies, such as agriculture-department");
pub const PUBLICATION_DATE: Parameter = Parameter::query(ParameterKind::Date, "publication_date")
    .selects(Selects::Equal("publication_date"))
    .wire("conditions[publication_date][is]")
    .extra()
    .sample(r#""2024-01-03""#)
    .note("Day of publication");
pub const PUBLICATION_YEAR: Parameter =
    Parameter::query(ParameterKind::Integer, "publication_year")
        .wire("conditions[publication_date][year]")
        .extra()
        .sample("2024")
        .note("Year of publication");
pub const PUBLISHED_FROM: Parameter = Parameter::query(ParameterKind::Date, "published_from")
    .selects(Selects::AtLeast("publication_date"))
    .wire("conditions[publication_date][gte]")
    .extra()
    .sample(r#""2024-01-01""#)
    .note("First day of publication");
pub const PUBLISHED_TO: Parameter = Parameter::query(ParameterKind::Date, "published_to")
    .selects(Selects::AtMost("publication_date"))
    .wire("conditions[publication_date][lte]")
    .extra()
    .sample(r#""2024-06-30""#)
    .note("Last day of publication");
pub const EFFECTIVE_DATE: Parameter = Parameter::query(ParameterKind::Date, "effective_date")
    .selects(Selects::Equal("effective_on"))
    .wire("conditions[effective_date][is]")
    .extra()
    .sample(r#""2024-03-01""#)
    .note("Day on which the document takes effect");
pub const SECTIONS: Parameter = Parameter::query(ParameterKind::Texts, "sections")
    .wire("conditions[sections][]")
    .extra()
    .values(&[
        "business-and-industry",
        "environment",
        "health-and-public-welfare",
        "money",
        "science-and-technology",
        "world",
    ])
    .render(Encoding::Repeated)
    .note("Slugs of the sections that documents stand in");
pub const TOPICS: Parameter = Parameter::query(ParameterKind::Texts, "topics")
    .wire("conditions[topics][]")
    .extra()
    .render(Encoding::Repeated)
    .sample(r#"["air-pollution-control"]"#)
    .note("Slugs of topics, such as air-pollution-control");
pub const PRESIDENTIAL_DOCUMENT_TYPE: Parameter =
    Parameter::query(ParameterKind::Texts, "presidential_document_type")
        .wire("conditions[presidential_document_type][]")
        .extra()
        .values(&[
            "determination",
            "executive_order",
            "memorandum",
            "notice",
            "proclamation",
            "presidential_order",
            "other",
        ])
        .render(Encoding::Repeated)
        .note("Kinds of presidential document");
pub const PRESIDENT: Parameter = Parameter::query(ParameterKind::Texts, "president")
    .wire("conditions[president][]")
    .extra()
    .render(Encoding::Repeated)
    .sample(r#"["joe-biden"]"#)
    .note("Presidents who signed the documents, such as barack-obama");
pub const DOCKET_ID: Parameter = Parameter::query(ParameterKind::Text, "docket_id")
    .wire("conditions[docket_id]")
    .extra()
    .sample(r#""EPA-HQ-OAR-2021-0317""#)
    .note("Number of the docket that documents belong to");
pub const REGULATION_ID_NUMBER: Parameter =
    Parameter::query(ParameterKind::Text, "regulation_id_number")
        .wire("conditions[regulation_id_number]")
        .extra()
        .sample(r#""2060-AV16""#)
        .note("Regulation identifier number (RIN), such as 2060-AU37");
pub const SIGNIFICANT: Parameter = Parameter::query(ParameterKind::Boolean, "significant")
    .wire("conditions[significant]")
    .extra()
    .render(Encoding::OneOrZero)
    .sample("true")
    .note("Whether the rule is significant under Executive Order 12866");
pub const CORRECTION: Parameter = Parameter::query(ParameterKind::Boolean, "correction")
    .wire("conditions[correction]")
    .extra()
    .render(Encoding::OneOrZero)
    .sample("false")
    .note("Whether the document corrects another");
pub const ACCEPTING_COMMENTS: Parameter =
    Parameter::query(ParameterKind::Boolean, "accepting_comments")
        .wire("conditions[accepting_comments_on_regulations_dot_gov]")
        .extra()
        .render(Encoding::OneOrZero)
        .sample("false")
        .note("Whether comments are open on regulations.gov");
pub const CFR_TITLE: Parameter = Parameter::query(ParameterKind::Integer, "cfr_title")
    .wire("conditions[cfr][title]")
    .extra()
    .range(1, 50)
    .sample("40")
    .note("Number of a title of the Code of Federal Regulations");
pub const CFR_PART: Parameter = Parameter::query(ParameterKind::Text, "cfr_part")
    .wire("conditions[cfr][part]")
    .extra()
    .sample(r#""60""#)
    .note("Part of the title, a number or a range such as 1-50");
pub const NEAR: Parameter = Parameter::query(ParameterKind::Text, "near")
    .wire("conditions[near][location]")
    .extra()
    .sample(r#""20500""#)
    .note("Place that documents are about, as a zip code or a city and state");
pub const WITHIN: Parameter = Parameter::query(ParameterKind::Integer, "within")
    .wire("conditions[near][within]")
    .extra()
    .max(200)
    .sample("25")
    .note("Radius around the place in miles; 25 when left out");

/// A year, a first day or a last day for one of a document's dates.
const fn day(
    name: &'static str,
    wire: &'static str,
    sample: &'static str,
    note: &'static str,
) -> Parameter {
    Parameter::query(ParameterKind::Date, name)
        .wire(wire)
        .extra()
        .sample(sample)
        .note(note)
}
const fn year(name: &'static str, wire: &'static str, note: &'static str) -> Parameter {
    Parameter::query(ParameterKind::Integer, name)
        .wire(wire)
        .extra()
        .sample("2024")
        .note(note)
}
pub const EFFECTIVE_YEAR: Parameter = year(
    "effective_year",
    "conditions[effective_date][year]",
    "Year in which the document takes effect; effective_date counts more",
);
pub const EFFECTIVE_FROM: Parameter = day(
    "effective_from",
    "conditions[effective_date][gte]",
    r#""2024-01-01""#,
    "First day on which the document takes effect",
);
pub const EFFECTIVE_TO: Parameter = day(
    "effective_to",
    "conditions[effective_date][lte]",
    r#""2024-06-30""#,
    "Last day on which the document takes effect; without effective_from the days before 1994 are left out",
);
pub const COMMENT_DATE: Parameter = day(
    "comment_date",
    "conditions[comment_date][is]",
    r#""2024-03-01""#,
    "Day on which the time for comments ends",
);
pub const COMMENT_YEAR: Parameter = year(
    "comment_year",
    "conditions[comment_date][year]",
    "Year in which the time for comments ends; comment_date counts more",
);
pub const COMMENT_FROM: Parameter = day(
    "comment_from",
    "conditions[comment_date][gte]",
    r#""2024-01-01""#,
    "First day on which the time for comments ends",
);
pub const COMMENT_TO: Parameter = day(
    "comment_to",
    "conditions[comment_date][lte]",
    r#""2024-06-30""#,
    "Last day on which the time for comments ends; without comment_from the days before 1994 are left out",
);
pub const SIGNING_DATE: Parameter = day(
    "signing_date",
    "conditions[signing_date][is]",
    r#""2024-03-01""#,
    "Day on which the document was signed",
);
pub const SIGNING_YEAR: Parameter = year(
    "signing_year",
    "conditions[signing_date][year]",
    "Year in which the document was signed; signing_date counts more",
);
pub const SIGNING_FROM: Parameter = day(
    "signing_from",
    "conditions[signing_date][gte]",
    r#""2024-01-01""#,
    "First day on which the document was signed",
);
pub const SIGNING_TO: Parameter = day(
    "signing_to",
    "conditions[signing_date][lte]",
    r#""2024-06-30""#,
    "Last day on which the document was signed; without signing_from the days before 1994 are left out",
);

/// Names or numbers, each a separate value; a document that matches one of them is found.
const fn list(
    kind: ParameterKind,
    name: &'static str,
    wire: &'static str,
    sample: &'static str,
    note: &'static str,
) -> Parameter {
    Parameter::query(kind, name)
        .wire(wire)
        .extra()
        .render(Encoding::Repeated)
        .sample(sample)
        .note(note)
}
pub const NOTICE_TYPE: Parameter = list(
    ParameterKind::Texts,
    "notice_type",
    "conditions[notice_type][]",
    r#"["sorn"]"#,
    "Kinds of notice: sorn (system of records notice) or sunshine_act_meeting; the service answers any other with a 400",
);
pub const DOCUMENT_NUMBERS: Parameter = list(
    ParameterKind::Texts,
    "document_numbers",
    "conditions[document_numbers][]",
    r#"["2024-00001"]"#,
    "Numbers of the documents among which is searched",
);
pub const CITING_DOCUMENT_NUMBERS: Parameter = list(
    ParameterKind::Texts,
    "citing_document_numbers",
    "conditions[citing_document_numbers][]",
    r#"["2024-00001"]"#,
    "Numbers of documents that the wanted ones cite; the service answers an unknown number with a 400",
);
pub const EXECUTIVE_ORDER_NUMBERS: Parameter = list(
    ParameterKind::IntegersOrTexts,
    "executive_order_numbers",
    "conditions[executive_order_numbers][]",
    "[14110]",
    "Numbers of executive orders",
);
pub const SMALL_ENTITIES: Parameter = list(
    ParameterKind::Texts,
    "small_entities",
    "conditions[small_entities][]",
    r#"["businesses"]"#,
    "Kinds of small entities that the regulation affects, such as businesses; the service looks where nothing stands and finds nothing, so give small_entity_ids",
);
pub const VOLUME: Parameter = Parameter::query(ParameterKind::Integer, "volume")
    .wire("conditions[volume]")
    .extra()
    .sample("89")
    .note("Volume of the Federal Register; that of 2024 is 89");
pub const AGENCY_IDS: Parameter = list(
    ParameterKind::IntegersOrTexts,
    "agency_ids",
    "conditions[agency_ids][]",
    "[12]",
    "Numeric ids of agencies, as agencies does by slug; those of both are found",
);
pub const SECTION_IDS: Parameter = list(
    ParameterKind::IntegersOrTexts,
    "section_ids",
    "conditions[section_ids][]",
    "[2]",
    "Numeric ids of the sections that documents stand in, as sections does by slug",
);
pub const TOPIC_IDS: Parameter = list(
    ParameterKind::IntegersOrTexts,
    "topic_ids",
    "conditions[topic_ids][]",
    "[1]",
    "Numeric ids of topics, as topics does by slug",
);
pub const NOTICE_TYPE_ID: Parameter = list(
    ParameterKind::IntegersOrTexts,
    "notice_type_id",
    "conditions[notice_type_id][]",
    "[1]",
    "Numeric ids of kinds of notice: 1 for sorn, 2 for sunshine_act_meeting",
);
pub const PRESIDENTIAL_DOCUMENT_TYPE_ID: Parameter = list(
    ParameterKind::IntegersOrTexts,
    "presidential_document_type_id",
    "conditions[presidential_document_type_id][]",
    "[2]",
    "Numeric ids of kinds of presidential document: 1 determination, 2 executive_order, 3 memorandum, 4 notice, 5 proclamation, 6 presidential_order, 7 other",
);
pub const SMALL_ENTITY_IDS: Parameter = list(
    ParameterKind::IntegersOrTexts,
    "small_entity_ids",
    "conditions[small_entity_ids][]",
    "[1]",
    "Numeric ids of kinds of small entities that the regulation affects",
);

pub const CFR_PART_NEEDS_TITLE: Rule = Rule::Needs("cfr_part", "cfr_title");
pub const WITHIN_NEEDS_NEAR: Rule = Rule::Needs("within", "near");
pub const PUBLISHED: Rule = Rule::Ordered("published_from", "published_to");
pub const EFFECTIVE: Rule = Rule::Ordered("effective_from", "effective_to");
pub const COMMENTED: Rule = Rule::Ordered("comment_from", "comment_to");
pub const SIGNED: Rule = Rule::Ordered("signing_from", "signing_to");
