//! Answers the museum's search by image.

use serde_json::Value;

use super::corpus;
use super::input::Input;
use super::record::{self, Record};
use super::refusals::REFUSALS;
use super::response_body::ResponseBody;
use super::service::Museum;
use crate::handler::{Answered, OperationCall};
use crate::random;
use crate::reply::Reply;

impl Museum {
    /// The works whose images are most similar to the sent one.
    pub(super) fn image_search(&self, call: &OperationCall<'_>) -> Answered {
        let input = Input::read(call);
        let file = input.get("file").and_then(Value::as_str);
        let file = file.ok_or(&REFUSALS.no_image)?;
        if let Some(hash) = input.get("hash_type")
            && !matches!(hash.as_str(), Some("ahash" | "phash"))
        {
            return Err(Reply::from(&REFUSALS.no_such_hash));
        }
        let artworks = self.collections.named("artworks")?;
        let sent = random::hash(file.as_bytes());
        let seed = self.collections.corpus.seed();
        let store = self.collections.store(artworks);
        let image = artworks.layout.position("image_id");
        let mut similar: Vec<(u32, &Record)> = store
            .records
            .iter()
            .filter_map(|record| {
                let record::Cell::Text(id) = record.cell(&artworks.layout, image?) else {
                    return None;
                };
                let distance = (corpus::perceptual_hash(seed, &id) ^ sent).count_ones();
                Some((distance, record.as_ref()))
            })
            .collect();
        similar.sort_by_key(|(distance, _)| *distance);
        let mut body = ResponseBody::new();
        body.push("{\"data\":[");
        for (at, (_, record)) in similar.into_iter().take(5).enumerate() {
            if at > 0 {
                body.push(",");
            }
            body.push_record(record);
        }
        body.push("]");
        self.end(&mut body);
        body.reply(call)
    }
}
