//! Images of documents, their variants and their addresses.

use jiff::civil::Date;
use serde_json::{Map, Value, json};

use crate::random::Random;
use crate::words;

/// The documentation's example, an image of a document older than the corpus.
pub const EXAMPLE: &str = "EP13OC15.011";

const MONTHS: [&str; 12] = [
    "JA", "FE", "MR", "AP", "MY", "JN", "JY", "AU", "SE", "OC", "NO", "DE",
];

/// The identifier of an image: the letter of its document's kind, the day, and a number.
pub fn identifier(code: &str, day: Date, number: usize) -> String {
    let letter = match code {
        "RULE" => 'R',
        "PRORULE" => 'P',
        "PRESDOCU" => 'D',
        _ => 'N',
    };
    let month = usize::try_from(day.month() - 1)
        .ok()
        .and_then(|at| MONTHS.get(at))
        .unwrap_or(&"JA");
    format!(
        "E{letter}{:02}{month}{:02}.{number:03}",
        day.day(),
        day.year() % 100
    )
}

/// The variants of an image and their metadata, by style. Only the variants produced so far are included.
pub fn variants(seed: u64, identifier: &str) -> Map<String, Value> {
    let mut random = Random::new(seed, identifier, 0);
    let (width, height) = (random.between(400, 2400), random.between(300, 1800));
    let made = if random.once_in(6) { 2 } else { 3 };
    [("original_size", 1), ("large", 2), ("medium", 4)]
        .into_iter()
        .take(made)
        .map(|(style, part)| {
            let variant = json!({
                "content_type": "image/png",
                "height": height / part,
                "identifier": identifier,
                "sha": random.hex(64),
                "size": width * height / part / 7,
                "url": words::address(&format!("{identifier}/{style}.png")),
                "width": width / part,
            });
            (style.to_owned(), variant)
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn identifiers_have_the_form_of_the_documented_example() {
        let day = jiff::civil::date(2015, 10, 13);
        assert_eq!(identifier("PRORULE", day, 11), EXAMPLE);
    }
}
