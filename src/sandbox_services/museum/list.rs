//! Answers with the museum's lists and single records.

use std::fmt::Write;

use serde_json::json;

use super::collections::Collection;
use super::input::Input;
use super::record::{Id, Record};
use super::refusals::REFUSALS;
use super::response_body::ResponseBody;
use super::service::{MOST_RECORDS, Museum};
use crate::call::Call;
use crate::handler::Answered;
use crate::lists::PageOfList;
use crate::reply::Reply;

/// The default number of records of a page.
const USUAL_LIMIT: i64 = 12;

/// The requested members of each record.
struct SelectedMembers {
    /// The members to show; `None` for all of them.
    positions: Option<Vec<usize>>,
    include: Vec<String>,
}

impl SelectedMembers {
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
    /// Writes a record with the requested members.
    fn write(
        &self,
        body: &mut ResponseBody,
        collection: &Collection,
        record: &Record,
        selected: &SelectedMembers,
    ) -> Result<(), Reply> {
        let included = if selected.include.is_empty() {
            String::new()
        } else {
            self.included(collection, record, &selected.include)?
        };
        match &selected.positions {
            None => body.push_record(record),
            Some(positions) => {
                body.add_to_tag(record.hash);
                body.text.push('{');
                record.write_members(&collection.layout, positions, false, &mut body.text);
                body.text.push('}');
            }
        }
        if !included.is_empty() {
            body.text.pop();
            let first = body.text.ends_with('{');
            body.push(included.get(usize::from(first)..).unwrap_or_default());
            body.push("}");
        }
        Ok(())
    }

    fn write_all<'a>(
        &self,
        body: &mut ResponseBody,
        collection: &Collection,
        records: impl Iterator<Item = &'a Record>,
        selected: &SelectedMembers,
    ) -> Result<(), Reply> {
        for (at, record) in records.enumerate() {
            if at > 0 {
                body.text.push(',');
            }
            self.write(body, collection, record, selected)?;
        }
        body.push("]");
        self.end(body);
        Ok(())
    }

    /// One page of a collection, or the records with certain ids.
    pub(super) fn list(&self, collection: &Collection, call: &Call) -> Answered {
        let input = Input::read(call);
        let body = match input.list("ids") {
            Some(ids) => self.list_of_ids(collection, &input, &ids),
            None => self.page(collection, &input, call),
        }?;
        body.reply(call)
    }

    /// The records with these ids in the list's order; unknown ids are ignored.
    fn list_of_ids(
        &self,
        collection: &Collection,
        input: &Input,
        ids: &[String],
    ) -> Result<ResponseBody, Reply> {
        if i64::try_from(ids.len()).is_ok_and(|count| count > MOST_RECORDS) {
            return Err(Reply::from(&REFUSALS.too_many_ids));
        }
        let ids: Option<Vec<Id>> = ids
            .iter()
            .map(|id| collection.ids.read(id.trim()))
            .collect();
        let store = self.collections.store(collection);
        let mut places: Vec<u32> = ids
            .ok_or(&REFUSALS.invalid_syntax)?
            .iter()
            .filter_map(|id| store.find(id))
            .collect();
        places.sort_unstable();
        places.dedup();
        let selected = SelectedMembers::read(collection, input);
        let mut body = ResponseBody::new();
        body.push("{\"data\":[");
        let records = places.iter().filter_map(|at| store.at(*at));
        self.write_all(&mut body, collection, records, &selected)?;
        Ok(body)
    }

    fn page(
        &self,
        collection: &Collection,
        input: &Input,
        call: &Call,
    ) -> Result<ResponseBody, Reply> {
        let limit = match input.number("limit") {
            Some(limit) if limit > MOST_RECORDS => Err(&REFUSALS.invalid_limit)?,
            Some(limit) if limit > 0 => limit,
            _ => USUAL_LIMIT,
        };
        let store = self.collections.store(collection);
        let records = &store.records;
        let page = PageOfList::new(input.number("page").unwrap_or(1), limit, records.len());
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
            // Writing to a String cannot fail.
            let _ = write!(pagination, ",\"{name}\":{address}");
        }
        let selected = SelectedMembers::read(collection, input);
        let mut body = ResponseBody::new();
        body.push(&format!("{{\"pagination\":{{{pagination}}},\"data\":["));
        let records = page.of(records).iter().map(AsRef::as_ref);
        self.write_all(&mut body, collection, records, &selected)?;
        Ok(body)
    }

    /// The URL of another page, with the other parameters unchanged.
    fn address(
        &self,
        collection: &Collection,
        call: &Call,
        page: PageOfList,
        number: usize,
    ) -> String {
        let base = &self.collections.corpus.environment.base_url;
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
    pub(super) fn get(&self, collection: &Collection, call: &Call) -> Answered {
        let id = collection.ids.read(call.argument("id"));
        let id = id.ok_or(&REFUSALS.invalid_syntax)?;
        let store = self.collections.store(collection);
        let record = store.find(&id).and_then(|at| store.at(at));
        let record = record.ok_or(&REFUSALS.not_found)?;
        let selected = SelectedMembers::read(collection, &Input::read(call));
        let mut body = ResponseBody::new();
        body.push("{\"data\":");
        self.write(&mut body, collection, record, &selected)?;
        self.end(&mut body);
        body.reply(call)
    }
}
