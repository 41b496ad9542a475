//! The museum's search by a picture.

use serde_json::Value;

use super::corpus;
use super::errors::{refuse, something_went_wrong};
use super::record::{self, Record};
use super::service::Museum;
use super::written::Written;
use crate::call::Call;
use crate::data::random;
use crate::reply::Reply;

impl Museum {
    /// The works whose pictures look most like the one that was sent.
    pub(super) fn image_search(&self, call: &Call) -> Reply {
        let Some(file) = call.member("file").and_then(Value::as_str) else {
            return refuse(403, "Missing Parameter", "Please send an image.");
        };
        let Some(artworks) = self.holdings.collection("artworks") else {
            return something_went_wrong(404);
        };
        let sent = random::hash(file.as_bytes());
        let seed = self.holdings.corpus.seed();
        let shelf = self.holdings.shelf(artworks);
        let image = artworks.layout.position("image_id");
        let mut alike: Vec<(u32, &Record)> = shelf
            .records
            .iter()
            .filter_map(|record| {
                let record::Cell::Text(id) = record.cell(&artworks.layout, image?) else {
                    return None;
                };
                let apart = (corpus::looks(seed, &id) ^ sent).count_ones();
                Some((apart, record.as_ref()))
            })
            .collect();
        alike.sort_by_key(|(apart, _)| *apart);
        let mut written = Written::new();
        written.push("{\"data\":[");
        for (at, (_, record)) in alike.into_iter().take(5).enumerate() {
            if at > 0 {
                written.push(",");
            }
            written.push_record(record);
        }
        self.end(&mut written);
        written.reply(call)
    }
}
