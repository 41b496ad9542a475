//! The page that a search requests, and the addresses of the pages beside it.

use serde_json::Value;

use super::answers::message;
use super::json_writer::{self, Out};
use super::ruby::to_i;
use super::sort_values::SortValues;
use crate::call::Call;
use crate::lists::PageOfList;
use crate::reply::Reply;

/// The last page and the last record that searches can reach.
const LAST_PAGE: usize = 50;
pub const WINDOW: usize = 10_000;
/// The most records of a page. A list of executive orders as CSV has this page size.
pub const LARGEST_PAGE: usize = 2000;

/// What a search requests of its list.
#[derive(Debug)]
pub struct PageRequest {
    pub page: usize,
    pub limit: usize,
    /// The sort values behind which the page begins.
    pub after: Option<SortValues>,
}

impl PageRequest {
    /// Reads a request for a list without cursors, with the service's silent corrections.
    pub fn read(call: &Call, largest: usize) -> Result<Self, Reply> {
        let number = |name: &str| usize::try_from(to_i(call.query(name)?)).ok();
        let limit = number("per_page")
            .filter(|limit| (2..=largest).contains(limit))
            .unwrap_or(20);
        let page = number("page").unwrap_or(1);
        if page.saturating_mul(limit) > WINDOW {
            // Two blanks, as the service writes them.
            let text =
                "Pagination limit exceeded.  No more than 10000 items can be requested at a time";
            return Err(message(400, text));
        }
        Ok(Self {
            page: if (1..=LAST_PAGE).contains(&page) {
                page
            } else {
                1
            },
            limit,
            after: None,
        })
    }

    /// Reads a request for a list that goes on behind a cursor, if the request has one.
    pub fn read_with_cursor(call: &Call, largest: usize) -> Result<Self, Reply> {
        let after = call.query("search_after_cursor");
        Ok(Self {
            after: after.map(SortValues::read).transpose()?,
            ..Self::read(call, largest)?
        })
    }

    /// The number of records before the page. A cursor takes the place of the page's number.
    pub fn offset(&self) -> usize {
        if self.after.is_some() {
            return 0;
        }
        (self.page - 1) * self.limit
    }
}

/// The address of a list of the service, for the addresses of its other pages.
#[derive(Debug, Clone, Copy)]
pub struct ListAddress {
    pub path: &'static str,
    /// Names and values that the service adds to those of the request.
    pub added: &'static [(&'static str, &'static str)],
}

/// Text of a query as Rails writes it.
fn encoded(text: &str) -> String {
    const PLAIN: &percent_encoding::AsciiSet = &percent_encoding::NON_ALPHANUMERIC
        .remove(b'-')
        .remove(b'_')
        .remove(b'.')
        .remove(b'~')
        .remove(b' ');
    percent_encoding::utf8_percent_encode(text, PLAIN)
        .to_string()
        .replace(' ', "+")
}

impl ListAddress {
    /// The address of a page, with the names of the query sorted.
    fn of_page(self, base_url: &str, call: &Call, page: usize, cursor: Option<&str>) -> String {
        let own = call.query.iter().filter(|(name, _)| {
            !["page", "search_after_cursor", "format"].contains(&name.as_str())
        });
        let page = page.to_string();
        let mut pairs: Vec<(&str, &str)> = own
            .map(|(name, value)| (name.as_str(), value.as_str()))
            .chain(self.added.iter().copied())
            .chain([("format", "json"), ("page", page.as_str())])
            .chain(cursor.map(|cursor| ("search_after_cursor", cursor)))
            .collect();
        // The values of one name keep their order.
        pairs.sort_by_key(|(name, _)| *name);
        let pairs: Vec<String> = pairs
            .into_iter()
            .map(|(name, value)| format!("{}={}", encoded(name), encoded(value)))
            .collect();
        format!("{base_url}/{}?{}", self.path, pairs.join("&"))
    }

    /// Writes the number of pages and the addresses of the pages beside this one.
    pub fn write(
        self,
        out: &mut Out,
        (base_url, call): (&str, &Call),
        (request, count): (&PageRequest, usize),
        cursor: Option<&str>,
    ) {
        let list = PageOfList {
            page: request.page,
            limit: request.limit,
            total: count,
        };
        let pages = list.pages().min(LAST_PAGE);
        json_writer::name(out, "total_pages", false);
        json_writer::json(out, &Value::from(pages));
        if request.page < pages {
            let address = self.of_page(base_url, call, request.page + 1, cursor);
            json_writer::name(out, "next_page_url", false);
            json_writer::text(out, &address);
        }
        if request.page > 1 {
            // The service repeats the cursor of the request itself, so that this does not lead back.
            let own = call.query("search_after_cursor");
            let address = self.of_page(base_url, call, request.page - 1, own);
            json_writer::name(out, "previous_page_url", false);
            json_writer::text(out, &address);
        }
    }
}
