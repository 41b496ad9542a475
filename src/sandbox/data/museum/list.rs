//! The museum's lists and single records.

use serde_json::json;

use super::errors::{invalid_limit, invalid_syntax, not_found, refuse};
use super::holdings::Collection;
use super::input::Input;
use super::record::{Id, Record};
use super::service::{MOST_RECORDS, Museum};
use super::written::Written;
use crate::call::Call;
use crate::lists::Page;
use crate::reply::Reply;

/// How many records a page holds where the caller does not say.
const USUAL_LIMIT: i64 = 12;

/// What a caller wants to see of each record.
struct Shown {
    /// The members to show; `None` for all of them.
    positions: Option<Vec<usize>>,
    include: Vec<String>,
}

impl Shown {
    fn read(collection: &Collection, input: &Input) -> Self {
        let layout = &collection.layout;
        let mut positions = input
            .list("fields")
            .map(|fields| layout.positions(fields.iter().map(String::as_str)));
        if let Some(exclude) = input.list("exclude") {
            let left = layout.all_but(&exclude);
            positions = Some(match positions {
                None => left,
                Some(chosen) => chosen.into_iter().filter(|at| left.contains(at)).collect(),
            });
        }
        Self {
            positions,
            include: input.list("include").unwrap_or_default(),
        }
    }
}

impl Museum {
    /// Writes a record as it is to be shown.
    fn write(
        &self,
        written: &mut Written,
        collection: &Collection,
        record: &Record,
        shown: &Shown,
    ) -> Result<(), Reply> {
        let included = if shown.include.is_empty() {
            String::new()
        } else {
            self.included(collection, record, &shown.include)?
        };
        match &shown.positions {
            None => written.push_record(record),
            Some(positions) => {
                written.note(record.mark);
                written.text.push('{');
                record.write_members(&collection.layout, positions, false, &mut written.text);
                written.text.push('}');
            }
        }
        if !included.is_empty() {
            written.text.pop();
            let first = written.text.ends_with('{');
            written.push(included.get(usize::from(first)..).unwrap_or_default());
            written.push("}");
        }
        Ok(())
    }

    fn write_all<'a>(
        &self,
        written: &mut Written,
        collection: &Collection,
        records: impl Iterator<Item = &'a Record>,
        shown: &Shown,
    ) -> Result<(), Reply> {
        for (at, record) in records.enumerate() {
            if at > 0 {
                written.text.push(',');
            }
            self.write(written, collection, record, shown)?;
        }
        self.end(written);
        Ok(())
    }

    /// One page of a collection, or the records with certain ids.
    pub(super) fn list(&self, collection: &Collection, call: &Call) -> Reply {
        let input = Input::read(call);
        let answered = match input.list("ids") {
            Some(ids) => self.list_of_ids(collection, &input, &ids),
            None => self.page(collection, &input, call),
        };
        match answered {
            Ok(written) => written.reply(call),
            Err(reply) => reply,
        }
    }

    /// The records with these ids in the list's order; unknown ones are passed over in silence.
    fn list_of_ids(
        &self,
        collection: &Collection,
        input: &Input,
        ids: &[String],
    ) -> Result<Written, Reply> {
        if ids.len() as i64 > MOST_RECORDS {
            return Err(refuse(
                403,
                "Invalid number of ids",
                "You have requested too many ids. Please send a smaller amount.",
            ));
        }
        let ids: Option<Vec<Id>> = ids
            .iter()
            .map(|id| collection.ids.read(id.trim()))
            .collect();
        let shelf = self.holdings.shelf(collection);
        let mut places: Vec<u32> = ids
            .ok_or_else(invalid_syntax)?
            .iter()
            .filter_map(|id| shelf.find(id))
            .collect();
        places.sort_unstable();
        places.dedup();
        let shown = Shown::read(collection, input);
        let mut written = Written::new();
        written.push("{\"data\":[");
        let records = places.iter().filter_map(|at| shelf.at(*at));
        self.write_all(&mut written, collection, records, &shown)?;
        Ok(written)
    }

    fn page(&self, collection: &Collection, input: &Input, call: &Call) -> Result<Written, Reply> {
        let limit = match input.number("limit") {
            Some(limit) if limit > MOST_RECORDS => return Err(invalid_limit()),
            Some(limit) if limit > 0 => limit,
            _ => USUAL_LIMIT,
        };
        let shelf = self.holdings.shelf(collection);
        let records = &shelf.records;
        let page = Page::new(input.number("page").unwrap_or(1), limit, records.len());
        let mut pagination = format!(
            "\"total\":{},\"limit\":{},\"offset\":{},\"total_pages\":{},\"current_page\":{}",
            page.total,
            page.limit,
            page.offset(),
            page.pages(),
            page.page,
        );
        let previous = (page.page > 1).then(|| ("prev_url", page.page - 1));
        let next = page.has_next().then(|| ("next_url", page.page + 1));
        for (name, number) in previous.into_iter().chain(next) {
            let address = json!(self.address(collection, call, page, number));
            pagination.push_str(&format!(",\"{name}\":{address}"));
        }
        let shown = Shown::read(collection, input);
        let mut written = Written::new();
        written.push(&format!("{{\"pagination\":{{{pagination}}},\"data\":["));
        let records = page.of(records).iter().map(AsRef::as_ref);
        self.write_all(&mut written, collection, records, &shown)?;
        Ok(written)
    }

    /// The address of another page; it repeats the other parameters.
    fn address(&self, collection: &Collection, call: &Call, page: Page, number: usize) -> String {
        let base = &self.holdings.corpus.home.base_url;
        let mut address = format!(
            "{base}{}?page={number}&limit={}",
            collection.segment, page.limit
        );
        for (name, value) in &call.query {
            if name != "page" && name != "limit" {
                for (sign, text) in [('&', name), ('=', value)] {
                    address.push(sign);
                    address.push_str(&openshelf_core::call::encode(text));
                }
            }
        }
        address
    }

    /// One record.
    pub(super) fn get(&self, collection: &Collection, call: &Call) -> Reply {
        let Some(id) = collection.ids.read(call.argument("id")) else {
            return invalid_syntax();
        };
        let shelf = self.holdings.shelf(collection);
        let Some(record) = shelf.find(&id).and_then(|at| shelf.at(at)) else {
            return not_found();
        };
        let shown = Shown::read(collection, &Input::read(call));
        let mut written = Written::new();
        written.push("{\"data\":");
        if let Err(reply) = self.write(&mut written, collection, record, &shown) {
            return reply;
        }
        written.push(",\"info\":");
        written.push(&self.info);
        written.push(",\"config\":");
        written.push(&self.config);
        written.push("}");
        written.reply(call)
    }
}
