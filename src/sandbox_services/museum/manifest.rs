//! Answers with an artwork's manifest, for viewers of the IIIF presentation API.

use serde_json::{Value, json};

use super::corpus::native_size;
use super::paths::NAME;
use super::refusals::REFUSALS;
use super::response_body::answer;
use super::service::Museum;
use crate::call::Call;
use crate::handler::Answered;
use crate::words;

impl Museum {
    /// The manifest of the work with this id.
    pub(super) fn manifest(&self, id: &str, call: &Call) -> Answered {
        let artworks = self.collections.named("artworks")?;
        let known = artworks.ids.read(id).ok_or(&REFUSALS.invalid_syntax)?;
        let store = self.collections.store(artworks);
        let work = store.find(&known).and_then(|at| store.at(at));
        let work = work.ok_or(&REFUSALS.not_found)?;
        let work: Value = serde_json::from_str(work.text()).unwrap_or(Value::Null);
        let of = |name: &str| work.get(name).cloned().unwrap_or(Value::Null);
        let environment = &self.collections.corpus.environment;
        let address = format!("{}artworks/{id}/manifest.json", environment.base_url);
        let image = of("image_id");
        let image = image.as_str().unwrap_or_default();
        let service = format!("{}/{NAME}/iiif/2/{image}", environment.url);
        let (width, height) = native_size(environment.seed, image);
        answer(
            &json!({
                "@context": "http://iiif.io/api/presentation/2/context.json",
                "@id": address,
                "@type": "sc:Manifest",
                "label": of("title"),
                "description": [{ "value": of("short_description"), "language": "en" }],
                "metadata": [
                    { "label": "Artist / Maker", "value": of("artist_display") },
                    { "label": "Medium", "value": of("medium_display") },
                    { "label": "Object Number", "value": of("main_reference_number") },
                ],
                "attribution": "Digital image courtesy of the museum.",
                "logo": words::address("logo.gif"),
                "within": words::address("collection"),
                "rendering": { "@id": words::address(&format!("artworks/{id}")),
                    "format": "text/html", "label": "Full record" },
                "sequences": [{
                    "@type": "sc:Sequence",
                    "canvases": [{
                        "@type": "sc:Canvas", "@id": format!("{address}/canvas/1"),
                        "label": "1", "width": width, "height": height,
                        "images": [{
                            "@type": "oa:Annotation", "motivation": "sc:painting",
                            "on": format!("{address}/canvas/1"),
                            "resource": {
                                "@type": "dctypes:Image",
                                "@id": format!("{service}/full/843,/0/default.jpg"),
                                "format": "image/jpeg", "width": width, "height": height,
                                "service": { "@id": service,
                                    "profile": "http://iiif.io/api/image/2/level2.json" },
                            },
                        }],
                    }],
                }],
            }),
            call,
        )
    }
}
