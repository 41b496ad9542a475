//! `USAspending`: the federal spending of the United States.

mod agency;
mod answers;
mod autocomplete;
mod awards;
mod columns;
mod disaster;
mod download;
mod fields;
mod filters;
mod paging;
mod parameters;
mod recipient;
mod references;
mod reporting;
mod search;
mod values;

use openshelf_core::catalog::{AnswerMember, Cuts, JsonType, Pace, Service};

/// From the errors of the contract.
const ERROR_BODY: &[AnswerMember] = &[
    AnswerMember::text("detail").optional(),
    AnswerMember::text("message")
        .optional()
        .note("in place of detail where codes of different groups are mixed"),
    AnswerMember::new("award_type_groups", JsonType::Map(&JsonType::Any))
        .optional()
        .note("the groups of codes, beside message"),
];

/// The service and its operations.
pub static SERVICE: Service = Service {
    name: "spending",
    class_name: "Spending",
    title: "USAspending.gov",
    description: "Federal awards, transactions, agencies, accounts, recipients, states and emergency funding",
    base_url: "https://api.usaspending.gov",
    image_api_url: None,
    docs_url: "https://api.usaspending.gov/docs/endpoints",
    environment: "OPENSHELF_SPENDING_URL",
    image_environment: None,
    cache_name: "spending_cache",
    pace: Some(Pace {
        requests_per_second: 3.0,
        source: "what stands in front of the service lets about 1,000 requests in 300 seconds pass, as two other clients found; no number is documented",
    }),
    cuts: Some(Cuts {
        connection_requests: 200,
        pauses: &[5, 30, 90],
        source: "two other clients found that a connection is closed without an answer after 200 to 300 requests, and that a new one is answered some seconds later",
    }),
    redirect_hosts: &[],
    front_hosts: &[],
    front_hint: "send at most about 1,000 requests in 300 seconds, and try again after some minutes",
    user_agent_header: None,
    error_members: &["detail", "message"],
    error_body: ERROR_BODY,
    error_media: &["text/html", "text/plain"],
    unknown_path: None,
    licence_member: None,
    says: answers::SAID,
    answer_members: answers::MEMBERS,
    operations: &[
        agency::OPERATIONS,
        reporting::OPERATIONS,
        references::OPERATIONS,
        autocomplete::OPERATIONS,
        download::OPERATIONS,
        disaster::OPERATIONS,
        awards::OPERATIONS,
        search::OPERATIONS,
        recipient::OPERATIONS,
    ],
};
