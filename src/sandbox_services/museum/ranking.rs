//! Finds the records that match the text of a search, and scores them.

use super::corpus::{Corpus, perceptual_hash};
use super::query::{SearchContext, SearchedMember};
use super::record::Cell;
use super::record_store::{self, IN_TITLE, RecordStore};

/// The largest distance of similar images: the number of different bits of their 64-bit hashes.
const LIKENESS: u32 = 28;

/// The meaning of a search text.
#[derive(Debug, PartialEq)]
pub enum Text {
    /// Every record matches.
    Nothing,
    Words {
        words: Vec<String>,
        phrases: Vec<Vec<String>>,
    },
    /// Hue in degrees, saturation and lightness in percent.
    Colour(f64, f64, f64),
    /// The perceptual hash of an image.
    Image(u64),
}

/// Hue, saturation and lightness of `#rrggbb`.
fn colour(text: &str) -> Option<(f64, f64, f64)> {
    let digits = text.strip_prefix('#').filter(|digits| digits.len() == 6)?;
    let number = u32::from_str_radix(digits, 16).ok()?;
    let part = |shift: u32| f64::from(number >> shift & 255) / 255.0;
    let (red, green, blue) = (part(16), part(8), part(0));
    let (high, low) = (red.max(green).max(blue), red.min(green).min(blue));
    let lightness = f64::midpoint(high, low);
    let spread = high - low;
    if spread == 0.0 {
        return Some((0.0, 0.0, lightness * 100.0));
    }
    let hue = if high == red {
        ((green - blue) / spread).rem_euclid(6.0)
    } else if high == green {
        (blue - red) / spread + 2.0
    } else {
        (red - green) / spread + 4.0
    };
    let saturation = spread / (1.0 - (2.0 * lightness - 1.0).abs());
    Some((hue * 60.0, saturation * 100.0, lightness * 100.0))
}

impl Text {
    /// Parses `q`: plain words, quoted phrases, a colour, or an image's URL.
    pub fn read(text: &str, seed: u64) -> Self {
        let text = text.trim();
        if let Some((hue, saturation, lightness)) = colour(text) {
            return Self::Colour(hue, saturation, lightness);
        }
        if text.starts_with("http://") || text.starts_with("https://") {
            let part = text.split('/').find(|part| part.len() == 36);
            let image = part.unwrap_or(text).to_ascii_lowercase();
            return Self::Image(perceptual_hash(seed, &image));
        }
        let mut words: Vec<String> = record_store::words(text).collect();
        words.sort_unstable();
        words.dedup();
        if words.is_empty() {
            return Self::Nothing;
        }
        // The text between two quotation marks is a phrase.
        let phrases = text
            .split('"')
            .skip(1)
            .step_by(2)
            .take(text.matches('"').count() / 2)
            .map(|phrase| record_store::words(phrase).collect::<Vec<_>>())
            .filter(|phrase| phrase.len() > 1)
            .collect();
        Self::Words { words, phrases }
    }

    /// The places of the matching records with their scores; `None` if all records match.
    pub fn places(
        &self,
        store: &RecordStore,
        context: &SearchContext<'_>,
        corpus: &Corpus,
    ) -> Option<Vec<(u32, f64)>> {
        match self {
            Self::Nothing => None,
            Self::Words { words, phrases } => Some(by_words(store, context, words, phrases)),
            Self::Colour(hue, saturation, lightness) => {
                let [h, s, l] = ["color.h", "color.s", "color.l"]
                    .map(|name| SearchedMember::find(context.layout, name));
                Some(by_each(store, |record| {
                    let number = |member: &SearchedMember| match member.cell(context, record) {
                        Cell::Number(number) => Some(number),
                        _ => None,
                    };
                    let apart = (number(&h)? - hue).abs() % 360.0;
                    let apart = apart.min(360.0 - apart);
                    let rest = (number(&s).unwrap_or(0.0) - saturation).abs()
                        + (number(&l).unwrap_or(0.0) - lightness).abs();
                    (apart <= 30.0 && rest <= 80.0).then_some(200.0 - apart - rest)
                }))
            }
            Self::Image(bits) => {
                let name = if context.layout.position("image_id").is_some() {
                    "image_id"
                } else {
                    "lake_guid"
                };
                let member = SearchedMember::find(context.layout, name);
                Some(by_each(store, |record| {
                    let Cell::Text(image) = member.cell(context, record) else {
                        return None;
                    };
                    let apart = (perceptual_hash(corpus.seed(), &image) ^ bits).count_ones();
                    (apart <= LIKENESS).then(|| f64::from(64 - apart))
                }))
            }
        }
    }
}

fn by_each(
    store: &RecordStore,
    score: impl Fn(&super::record::Record) -> Option<f64>,
) -> Vec<(u32, f64)> {
    (0..)
        .zip(&store.records)
        .filter_map(|(at, record)| Some((at, score(record)?)))
        .collect()
}

fn by_words(
    store: &RecordStore,
    context: &SearchContext<'_>,
    words: &[String],
    phrases: &[Vec<String>],
) -> Vec<(u32, f64)> {
    let mut found: Option<Vec<(u32, f64)>> = None;
    for word in words {
        let places = store.places(word, context.layout);
        let worth = |at: u32| {
            let place = places.binary_search_by_key(&at, |(at, _)| *at).ok()?;
            places.get(place).map(|(_, weight)| f64::from(*weight))
        };
        found = Some(match found {
            None => places
                .iter()
                .map(|(at, weight)| (*at, f64::from(*weight)))
                .collect(),
            Some(found) => found
                .into_iter()
                .filter_map(|(at, sum)| Some((at, sum + worth(at)?)))
                .collect(),
        });
    }
    let mut found = found.unwrap_or_default();
    found.retain(|(at, _)| {
        phrases
            .iter()
            .all(|phrase| has_phrase(store, context, *at, phrase))
    });
    for (at, sum) in &mut found {
        // A title that consists of exactly these words is the best match.
        if *sum >= IN_TITLE * words.len() as f64 && is_title(store, context, *at, words) {
            *sum += 100.0;
        }
    }
    found
}

/// Whether a record's title consists of exactly these words; they are sorted and unique.
fn is_title(store: &RecordStore, context: &SearchContext<'_>, at: u32, words: &[String]) -> bool {
    let Some(record) = store.at(at) else {
        return false;
    };
    let mut own: Vec<String> = Vec::new();
    if let Some(title) = context.layout.position("title") {
        record
            .cell(context.layout, title)
            .each_text(|text| own.extend(record_store::words(text)));
    }
    own.sort_unstable();
    own.dedup();
    own == words
}

fn has_phrase(
    store: &RecordStore,
    context: &SearchContext<'_>,
    at: u32,
    phrase: &[String],
) -> bool {
    let Some(record) = store.at(at) else {
        return false;
    };
    let mut found = false;
    for (position, _) in context.layout.worded() {
        record.cell(context.layout, position).each_text(|text| {
            let own: Vec<String> = record_store::words(text).collect();
            found |= own.windows(phrase.len()).any(|window| window == phrase);
        });
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_colour_is_hue_saturation_and_lightness() {
        let near = |text: &str, expected: (f64, f64, f64)| {
            let (hue, saturation, lightness) = colour(text).unwrap();
            assert!((hue - expected.0).abs() < 0.5, "{text} {hue}");
            assert!((saturation - expected.1).abs() < 0.5, "{text} {saturation}");
            assert!((lightness - expected.2).abs() < 0.5, "{text} {lightness}");
        };
        near("#ff0000", (0.0, 100.0, 50.0));
        near("#00ff00", (120.0, 100.0, 50.0));
        near("#336699", (210.0, 50.0, 40.0));
        near("#808080", (0.0, 0.0, 50.2));
        assert_eq!(colour("#12345"), None);
        assert_eq!(colour("336699"), None);
    }

    #[test]
    fn a_text_is_words_phrases_a_colour_or_an_image() {
        assert_eq!(Text::read("  ", 0), Text::Nothing);
        assert_eq!(
            Text::read("monet \"water lilies\" 1906", 0),
            Text::Words {
                words: ["1906", "lily", "monet", "water"]
                    .map(str::to_owned)
                    .to_vec(),
                phrases: vec![vec!["water".to_owned(), "lily".to_owned()]],
            }
        );
        assert!(matches!(Text::read("#aabbcc", 0), Text::Colour(..)));
        let image = "2f40cc27-2b1d-5d3b-a8e5-8f9c1d2e3f4a";
        assert_eq!(
            Text::read(
                &format!("https://x.invalid/iiif/2/{image}/full/843,/0/default.jpg"),
                5
            ),
            Text::Image(perceptual_hash(5, image))
        );
    }
}
