//! Searches of subawards.

use serde_json::{Map, Value, json};

use super::Spending;
use super::corpus::{Award, Corpus, Subaward};
use super::fields::field;
use super::places::{location, performance};
use super::search::strings;
use super::selections::{Kind, Order};
use crate::call::Call;
use crate::data::dates;
use crate::data::random::dollars;
use crate::reply::Reply;

/// A field of a subaward, or of the award that it belongs to.
pub fn subaward_field(corpus: &Corpus, award: &Award, sub: &Subaward, name: &str) -> Value {
    let recipient = corpus.recipients.get(sub.recipient);
    let prime = corpus.recipient(award);
    match name {
        "Sub-Award ID" => json!(award.subaward_texts(sub).1),
        "Sub-Award Type" => json!(if award.is_procurement() {
            "sub-contract"
        } else {
            "sub-grant"
        }),
        "Sub-Awardee Name" => json!(recipient.map(|one| &one.name)),
        "Sub-Award Date" => json!(dates::text(sub.date)),
        "Sub-Award Amount" => dollars(sub.amount),
        "Sub-Award Description" => json!(award.subaward_texts(sub).2),
        "Sub-Recipient UEI" => json!(recipient.map(|one| &one.uei)),
        "sub_award_recipient_id" => json!(recipient.map(|one| &one.id)),
        "Sub-Recipient Location" => recipient.map_or(Value::Null, location),
        "Sub-Award Primary Place of Performance" => performance(award),
        "Prime Award ID" => json!(award.number()),
        "Prime Recipient Name" => json!(prime.map(|one| &one.name)),
        "Prime Award Recipient UEI" => json!(prime.map(|one| &one.uei)),
        "prime_award_recipient_id" => json!(prime.map(|one| &one.id)),
        name => field(corpus, award, name),
    }
}

impl Spending {
    pub(super) fn subaward_records(&self, call: &Call) -> Reply {
        let corpus = self.corpus();
        let names = strings(call.member("fields"));
        let sort = call
            .given("sort")
            .or_else(|| names.first().cloned())
            .unwrap_or_default();
        let order = Order::of(call, corpus, Kind::Subawards, sort);
        self.with_marks(corpus, call, &order, |award, place| {
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
