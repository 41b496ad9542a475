//! The page metadata of answers.

use serde_json::{Value, json};

use crate::call::Call;
use crate::lists::PageOfList;
use crate::object::with;
use openshelf_core::catalog::Operation;

/// The forms of `page_metadata`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PageForm {
    /// With `total` and `limit`.
    Usual,
    /// With `count`.
    Counted,
    /// Without any number of records.
    Short,
    /// Without the neighbours either.
    Bare,
    /// With the URLs of the neighbours.
    Addresses,
}

impl PageForm {
    pub fn of(operation: &Operation) -> Self {
        match (operation.group, operation.name) {
            (
                "financial_balances"
                | "financial_spending"
                | "federal_obligations"
                | "award_spending",
                _,
            ) => PageForm::Addresses,
            ("awards" | "idvs", "accounts") | ("references", "glossary") => PageForm::Counted,
            _ if operation.page_metadata == ["page", "hasNext"] => PageForm::Bare,
            (group, _) if group.starts_with("search") || !operation.page_metadata.is_empty() => {
                PageForm::Short
            }
            _ => PageForm::Usual,
        }
    }
}

pub fn page_metadata(page: PageOfList, form: PageForm, call: &Call) -> Value {
    let next = page.has_next().then_some(page.page + 1);
    let previous = (page.page > 1).then(|| page.page - 1);
    let (has_next, has_previous) = (next.is_some(), previous.is_some());
    let around = json!({
        "next": next, "previous": previous, "hasNext": has_next, "hasPrevious": has_previous,
    });
    match form {
        PageForm::Usual => with(
            json!({ "page": page.page, "total": page.total, "limit": page.limit }),
            around,
        ),
        PageForm::Counted => with(json!({ "page": page.page, "count": page.total }), around),
        PageForm::Short => with(json!({ "page": page.page }), around),
        PageForm::Bare => json!({"page": page.page, "hasNext": has_next}),
        PageForm::Addresses => {
            let address = |number: usize| {
                let rest: String = call
                    .query_text
                    .split('&')
                    .filter(|pair| !pair.is_empty() && !pair.starts_with("page="))
                    .map(|pair| format!("{pair}&"))
                    .collect();
                format!("{}{}?{rest}page={number}", call.url, call.path)
            };
            json!({
                "count": page.total, "page": page.page,
                "has_next_page": has_next, "has_previous_page": has_previous,
                "next": next.map(address),
                "current": address(page.page),
                "previous": previous.map(address),
            })
        }
    }
}
