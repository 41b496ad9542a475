//! The museum's corpus: which records exist, their ids and titles, and the references between them.
//! Everything is derived from the seed, the collection and the record's index. So any record can be
//! generated separately and refers to others that exist.

use std::collections::HashMap;

use serde_json::{Value, json};

use super::names::NAMES;
use crate::environment::Environment;
use crate::random::Random;
use crate::words;

/// The number of artworks at the default scale.
pub const ARTWORKS: usize = 300;
const AGENTS: usize = 120;

/// Numbers of a collection come in campaigns of this many records, with a gap after each, so that ids are
/// neither dense nor evenly distributed.
const CAMPAIGN: usize = 97;
const CAMPAIGN_GAP: i64 = 2000;
/// The number of ids reserved for each record. A record has one of the first three, or the last if that one
/// is in the documentation.
const SLOT: i64 = 4;

/// The corpus of one sandbox.
#[derive(Debug)]
pub struct Corpus {
    pub environment: Environment,
    /// The id of record 0 of every collection, which the documentation's examples request.
    samples: HashMap<&'static str, Value>,
    pub artworks: usize,
    pub agents: usize,
}

/// An artist or another agent.
#[derive(Debug)]
pub struct Agent {
    pub name: String,
    pub born: i64,
    pub died: Option<i64>,
    pub country: &'static str,
}

/// The origin of a work: the indices of its artist and of its kind.
#[derive(Debug, Clone, Copy)]
pub struct Origin {
    pub artist: usize,
    pub kind: usize,
    pub style: usize,
}

/// Whether the agent with this index is an artist.
pub fn is_artist(index: usize) -> bool {
    index < NAMES.artists.len() || !index.is_multiple_of(3)
}

/// Ids as text, as in paths.
pub fn plain(id: &Value) -> String {
    match id {
        Value::String(text) => text.clone(),
        other => other.to_string(),
    }
}

/// One of so many images is narrower than the width that is asked for by default.
const NARROW: usize = 40;

/// The width and height of an image in its original size.
pub fn native_size(seed: u64, image_id: &str) -> (i64, i64) {
    // The seed does not matter: the picture of the documentation's examples is wide in every sandbox.
    let mut narrow = Random::new(0, image_id, 4);
    if narrow.once_in(NARROW) {
        return (narrow.between(300, 842), narrow.between(300, 1700));
    }
    let mut random = Random::new(seed, image_id, 1);
    (random.between(1700, 4000), random.between(1700, 4000))
}

/// The 64 bits of an image's perceptual hash.
pub fn perceptual_hash(seed: u64, image_id: &str) -> u64 {
    Random::new(seed, image_id, 2).number()
}

fn signed(index: usize) -> i64 {
    i64::try_from(index).unwrap_or(0)
}

impl Corpus {
    /// The corpus of a sandbox; the catalog contains the documentation's ids.
    pub fn new(environment: Environment) -> Self {
        let samples = environment
            .service
            .operations()
            .filter(|operation| operation.name == "get")
            .filter_map(|operation| {
                let segment = super::paths::segment_of(operation);
                let id = operation.parameter("id")?;
                Some((segment, serde_json::from_str(id.sample).ok()?))
            })
            .collect();
        Self {
            artworks: environment.scaled(ARTWORKS),
            agents: environment.scaled(AGENTS).max(NAMES.artists.len()),
            environment,
            samples,
        }
    }

    pub fn seed(&self) -> u64 {
        self.environment.seed
    }

    /// The initial number of records of a collection.
    pub fn count(&self, segment: &str) -> usize {
        match segment {
            "artworks" => self.artworks,
            // Every work has an image, and every tenth a second one.
            "images" => self.artworks + (self.artworks + 6) / 10,
            "agents" => self.agents,
            "exhibitions" | "places" | "products" => 60,
            "galleries" => 40,
            "category-terms" => self.terms_begin() + NAMES.terms().count(),
            _ => match NAMES.vocabulary(segment).len() {
                0 => 24,
                count => count,
            },
        }
    }

    fn terms_begin(&self) -> usize {
        NAMES.vocabulary("categories").len() + NAMES.vocabulary("departments").len()
    }

    fn sample(&self, segment: &str) -> &Value {
        self.samples.get(segment).unwrap_or(&Value::Null)
    }

    /// The id of a record.
    pub fn id(&self, segment: &str, index: usize) -> Value {
        let sample = self.sample(segment);
        if segment == "category-terms" {
            return json!(self.term_id(index));
        }
        if index == 0 {
            return sample.clone();
        }
        let mut random = Random::new(self.seed(), segment, index as u64 ^ (1 << 41));
        match sample {
            Value::Number(first) => {
                let first = first.as_i64().unwrap_or(0);
                let base = match segment {
                    // Ids beyond 32 bits.
                    "sections" => 1 << 33,
                    "places" if !index.is_multiple_of(5) => first + 1,
                    _ => 1000,
                };
                let gaps = signed(index / CAMPAIGN) * CAMPAIGN_GAP;
                let slot = base + signed(index) * SLOT + gaps;
                let taken = slot + random.between(0, SLOT - 2);
                json!(if taken == first {
                    slot + SLOT - 1
                } else {
                    taken
                })
            }
            Value::String(_) => json!(random.uuid()),
            other => other.clone(),
        }
    }

    /// Categories come first, starting with the departments, then terms.
    fn term_id(&self, index: usize) -> String {
        let categories = NAMES.vocabulary("categories").len();
        let terms = self.terms_begin();
        if index < categories {
            format!("PC-{}", index + 1)
        } else if index < terms {
            format!("PC-{}", index - categories + 10)
        } else if index == terms {
            "TM-8542".to_owned()
        } else {
            let at = index - terms;
            let own = Random::new(self.seed(), "term", index as u64).below(50);
            let letters = if self.term_kind(index).1 == ["terms"] {
                "TM"
            } else {
                "PC"
            };
            // Above the documentation's number, so that no id equals it.
            format!(
                "{letters}-{}",
                if at < 100 { 2000 } else { 10_000 } + at * 53 + own
            )
        }
    }

    /// The index and id of a term.
    pub fn term(&self, subtype: &str, title: &str) -> Value {
        let at = NAMES
            .terms()
            .position(|(kind, name)| kind == subtype && name == title);
        at.map_or(Value::Null, |at| {
            self.id("category-terms", self.terms_begin() + at)
        })
    }

    /// The id of a department or another category.
    pub fn category(&self, title: &str) -> Value {
        let departments = NAMES.vocabulary("departments");
        let categories = NAMES.vocabulary("categories");
        let at = departments
            .iter()
            .position(|name| *name == title)
            .map(|at| categories.len() + at)
            .or_else(|| categories.iter().position(|name| *name == title));
        at.map_or(Value::Null, |at| self.id("category-terms", at))
    }

    /// The subtype of a term or category, and the other collections that contain it.
    pub fn term_kind(&self, index: usize) -> (&'static str, &'static [&'static str]) {
        let categories = NAMES.vocabulary("categories").len();
        if index < categories {
            return ("theme", &["categories"]);
        }
        if index < self.terms_begin() {
            return ("department", &["categories", "departments"]);
        }
        let at = index - self.terms_begin();
        match NAMES.terms().nth(at) {
            Some((subtype, _)) => (subtype, &["terms"]),
            // Inserted ones belong to each subtype in turn.
            None if at.is_multiple_of(3) => ("department", &["categories", "departments"]),
            None if at % 3 == 1 => ("theme", &["categories"]),
            None => ("subject", &["terms"]),
        }
    }

    /// An artist or another agent: name, years and country.
    pub fn agent(&self, index: usize) -> Agent {
        if let Some((name, born, died, country)) = NAMES.artists.get(index) {
            return Agent {
                name: (*name).to_owned(),
                born: *born,
                died: Some(*died),
                country,
            };
        }
        let mut random = Random::new(self.seed(), "agent", index as u64);
        let born = random.between(1750, 1990);
        Agent {
            born,
            died: (born < 1935).then(|| born + random.between(35, 88)),
            name: words::person(&mut random),
            country: random.pick(&NAMES.places),
        }
    }

    /// The artist and the kind of a work.
    pub fn origin(&self, index: usize) -> Origin {
        let mut random = Random::new(self.seed(), "making", index as u64);
        // Work 0 is by Monet, so that the documentation's search for him finds it. So are inserted works and
        // some others.
        let artist = if index == 0 || index >= self.artworks || random.once_in(20) {
            0
        } else {
            random.below(self.agents)
        };
        Origin {
            artist: if is_artist(artist) {
                artist
            } else {
                artist - 1
            },
            kind: random.below(NAMES.kinds.len()),
            style: random.below(NAMES.titles("style").len()),
        }
    }

    /// The title of a record, which other records may contain.
    pub fn title(&self, segment: &str, index: usize) -> String {
        let mut random = Random::new(self.seed(), segment, index as u64 ^ (1 << 40));
        match segment {
            "artworks" | "deaccessions" => match random.below(5) {
                0 => format!("Portrait of {}", words::person(&mut random)),
                1 => format!("Still Life with {}", words::title(&mut random)),
                2 => random.pick(&NAMES.scenes).to_owned(),
                _ => format!(
                    "{} {}",
                    random.pick(&NAMES.scenes),
                    random.pick(&NAMES.place_phrases)
                ),
            },
            "agents" => self.agent(index).name,
            "galleries" => format!("Gallery {}", 200 + index),
            "exhibitions" if index == 0 => "Monet and Chicago".to_owned(),
            "exhibitions" => {
                let (artist, ..) = random.pick(&NAMES.artists);
                match random.below(3) {
                    0 => format!("{artist}: {}", random.pick(&NAMES.scenes)),
                    1 => format!(
                        "{} and the {}",
                        random.pick(NAMES.titles("style")),
                        words::title(&mut random)
                    ),
                    _ => words::title(&mut random),
                }
            }
            "images" | "videos" | "sounds" | "texts" => {
                format!("{} {}", random.pick(&NAMES.scenes), index + 1)
            }
            "places" => NAMES
                .places
                .get(index)
                .map_or_else(|| words::title(&mut random), |name| (*name).to_owned()),
            "category-terms" => self.term_title(index).map_or_else(
                || format!("{} {index}", words::title(&mut random)),
                str::to_owned,
            ),
            _ => match NAMES.vocabulary(segment).get(index) {
                Some(name) => (*name).to_owned(),
                None if index == 0 => "Monet and the Water Lilies".to_owned(),
                None => words::title(&mut random),
            },
        }
    }

    fn term_title(&self, index: usize) -> Option<&'static str> {
        let categories = NAMES.vocabulary("categories");
        let departments = NAMES.vocabulary("departments");
        categories
            .iter()
            .chain(departments)
            .copied()
            .chain(NAMES.terms().map(|(_, title)| title))
            .nth(index)
    }

    /// The indices of the records of one collection that a record of another refers to. Both sides use this
    /// function, so that they agree.
    pub fn linked(&self, from: &str, index: usize, to: &str) -> Vec<usize> {
        let works = self.artworks;
        let owner = |part: usize, step: usize| (part * step) % works;
        let selected = |site: usize, step: usize| owner(site * 5 + step, 3);
        match (from, to) {
            ("artworks", "videos") => self.parts(to, |part| owner(part, 7) == index),
            ("artworks", "sounds") => self.parts(to, |part| owner(part, 11) == index),
            ("artworks", "texts") => self.parts(to, |part| owner(part, 17) == index),
            ("artworks", "sections") => self.parts(to, |part| owner(part, 13) == index),
            ("videos", "artworks") => vec![owner(index, 7)],
            ("sounds", "artworks") => vec![owner(index, 11)],
            ("texts", "artworks") => vec![owner(index, 17)],
            ("sections", "artworks") => vec![owner(index, 13)],
            ("images", "artworks") if index < works => vec![index],
            ("images", "artworks") => {
                let at = (index - works) * 10 + 3;
                vec![if at < works { at } else { index % works }]
            }
            ("sites", "artworks") => {
                let mut found: Vec<usize> = (0..4).map(|step| selected(index, step)).collect();
                found.sort_unstable();
                found.dedup();
                found
            }
            ("artworks", "sites") => {
                self.parts(to, |site| (0..4).any(|step| selected(site, step) == index))
            }
            ("sites", "exhibitions") => self.parts(to, |show| show % self.count("sites") == index),
            ("exhibitions", "sites") => vec![index % self.count("sites")],
            ("exhibitions", "artworks") => {
                let mut random = Random::new(self.seed(), "shown works", index as u64);
                let mut found: Vec<usize> = (0..6).map(|_| random.below(works)).collect();
                found.sort_unstable();
                found.dedup();
                found
            }
            ("publications", "sections") => self.parts(to, |part| part / 3 == index),
            ("sections", "publications") => vec![index / 3 % self.count("publications")],
            _ => {
                let about = format!("{from} to {to}");
                let mut random = Random::new(self.seed(), &about, index as u64);
                let count = self.count(to);
                let mut found: Vec<usize> =
                    (0..=random.below(3)).map(|_| random.below(count)).collect();
                found.sort_unstable();
                found.dedup();
                found
            }
        }
    }

    fn parts(&self, segment: &str, belongs: impl Fn(usize) -> bool) -> Vec<usize> {
        (0..self.count(segment))
            .filter(|part| belongs(*part))
            .collect()
    }

    /// The indices of a work's images, the main one first.
    pub fn pictures(&self, index: usize) -> Vec<usize> {
        let index = index % self.artworks;
        let mut found = vec![index];
        if index % 10 == 3 {
            found.push(self.artworks + index / 10);
        }
        found
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use openshelf_services::find;
    use std::collections::BTreeSet;

    fn corpus(seed: u64, scale: f64) -> Corpus {
        Corpus::new(Environment {
            seed,
            scale,
            ..Environment::of(find("museum").unwrap())
        })
    }

    #[test]
    fn ids_are_unique_and_sparse_at_any_size_of_the_corpus() {
        let corpus = corpus(3, 100.0);
        for segment in ["artworks", "agents", "sections", "places", "category-terms"] {
            let ids: BTreeSet<String> = (0..corpus.count(segment) + 50)
                .map(|index| plain(&corpus.id(segment, index)))
                .collect();
            assert_eq!(ids.len(), corpus.count(segment) + 50, "{segment}");
        }
        let last = corpus.id("artworks", corpus.artworks - 1).as_i64().unwrap();
        assert!(last > 10 * i64::try_from(corpus.artworks).unwrap());
    }

    #[test]
    fn references_are_mutual() {
        let corpus = corpus(1, 1.0);
        for (one, other) in [
            ("artworks", "videos"),
            ("artworks", "sections"),
            ("artworks", "sites"),
            ("sites", "exhibitions"),
            ("publications", "sections"),
        ] {
            for index in 0..corpus.count(one) {
                for there in corpus.linked(one, index, other) {
                    assert!(there < corpus.count(other));
                    assert!(
                        corpus.linked(other, there, one).contains(&index),
                        "{one} {index} {other} {there}"
                    );
                }
            }
        }
    }

    proptest::proptest! {
        #[test]
        fn pictures_of_a_work_refer_to_the_work(seed: u64, scale in 0.01f64..3.0, index in 0usize..900) {
            let corpus = corpus(seed, scale);
            let index = index % corpus.artworks;
            for picture in corpus.pictures(index) {
                proptest::prop_assert!(picture < corpus.count("images"), "{}", picture);
                proptest::prop_assert_eq!(corpus.linked("images", picture, "artworks"), vec![index]);
            }
        }
    }
}
