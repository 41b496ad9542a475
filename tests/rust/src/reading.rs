//! Reads a list of a made-up service to its end.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use openshelf::client::lists::PageReader;
use openshelf::paging::{Bounds, Fetch, Level, ListedCall, PagingError};
use openshelf::transport::Reply;
use serde_json::Value as Json;
use tokio::runtime::{Builder, Runtime};

/// More requests than any of these lists needs.
const ENDLESS: u64 = 5_000;

/// How a list ended: the number of each record as often as it came, the error and the level.
pub struct Ended {
    pub came: Vec<u64>,
    pub error: Option<PagingError>,
    pub level: Level,
}

/// Reads a list to its end, whose service counts its requests.
pub fn read_to_end(
    listed: ListedCall,
    fetch: Arc<dyn Fetch>,
    bounds: Bounds,
    requests: &AtomicU64,
) -> Ended {
    let runtime = runtime();
    let mut reader = PageReader::new(listed, fetch, runtime.handle().clone(), bounds, None);
    let (mut came, mut error) = (Vec::new(), None);
    runtime.block_on(async {
        while let Some(page) = reader.next().await {
            match page {
                Ok(page) => {
                    for at in &page.new_records {
                        let bytes = &page.reply.body[page.facts.records[*at].clone()];
                        let record: Json = serde_json::from_slice(bytes).unwrap();
                        came.push(record["n"].as_u64().unwrap());
                    }
                }
                Err(failed) => error = Some(failed),
            }
            let sent = requests.load(Ordering::SeqCst);
            assert!(sent < ENDLESS, "it does not end");
        }
    });
    Ended {
        came,
        error,
        level: reader.completeness().level,
    }
}

pub fn runtime() -> Runtime {
    Builder::new_current_thread().build().unwrap()
}

/// A body as it was received.
pub fn reply(body: String) -> Reply {
    Reply {
        status: 200,
        url: "http://127.0.0.1/".to_owned(),
        headers: openshelf::answer::Headers::default(),
        body: body.into(),
        attempts: 1,
        waited: 0.0,
        cache_status: None,
    }
}
