//! Searches of subawards.

use serde_json::{Map, Value, json};

use super::fields::subaward_field;
use super::request::strings;
use super::selections::Kind;
use super::service::Spending;
use crate::call::Call;
use crate::reply::Reply;

impl Spending {
    pub(super) fn subaward_records(&self, call: &Call) -> Result<Reply, Reply> {
        let corpus = self.corpus();
        let names = strings(call.member("fields"));
        let order = Self::asked_order(corpus, call, Kind::Subawards)?;
        self.cursor_page(corpus, call, &order, |award, place| {
            let mut record = Map::new();
            let Some(sub) = award.subawards.get(usize::from(place.child)) else {
                return Value::Object(record);
            };
            let number = award.subaward_texts(sub).1;
            record.insert("internal_id".to_owned(), json!(number));
            for name in &names {
                let value = subaward_field(corpus, award, sub, name);
                record.insert(name.clone(), value);
            }
            record.insert("prime_award_internal_id".to_owned(), json!(award.id));
            record.insert(
                "prime_award_generated_internal_id".to_owned(),
                json!(award.generated()),
            );
            Value::Object(record)
        })
    }
}
