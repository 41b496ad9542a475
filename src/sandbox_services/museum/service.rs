//! The state of the museum.

use serde_json::json;

use super::collections::Collections;
use super::paths::NAME;
use super::response_body::ResponseBody;
use crate::environment::Environment;
use crate::words;

/// The most records of a page.
pub const MOST_RECORDS: i64 = 100;

/// The handler of the museum.
#[derive(Debug)]
pub struct Museum {
    pub(super) collections: Collections,
    /// The end of every answer, as text.
    pub(super) info: String,
    pub(super) config: String,
    /// Names of collections that only the documentation has.
    pub(super) former: Vec<&'static str>,
}

impl Museum {
    pub fn new(environment: Environment) -> Self {
        let info = json!({
            "license_text": "The `description` field in this response is licensed under a Creative Commons Attribution 4.0 Generic License (CC-By). All other data in this response is licensed under CC0.",
            "license_links": [words::address("licenses/cc0"), words::address("terms")],
            "version": "1.14",
        });
        let config = json!({
            "iiif_url": format!("{}/{NAME}/iiif/2", environment.url),
            "website_url": words::address(NAME),
        });
        let collections = Collections::new(environment);
        let former = collections
            .corpus
            .environment
            .service
            .operations()
            .filter_map(|operation| operation.path.split('/').next())
            .filter(|segment| collections.collection(segment).is_none())
            .collect();
        Self {
            collections,
            info: info.to_string(),
            config: config.to_string(),
            former,
        }
    }

    /// Writes the end of every answer but a search's.
    pub(super) fn end(&self, body: &mut ResponseBody) {
        body.push(",\"info\":");
        body.push(&self.info);
        body.push(",\"config\":");
        body.push(&self.config);
        body.push("}");
    }
}
