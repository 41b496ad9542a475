//! Words that the corpora are made of.

use super::random::Random;

pub const FIRST_NAMES: [&str; 40] = [
    "Ada",
    "Alma",
    "Amara",
    "Anton",
    "Beatrice",
    "Bruno",
    "Carmen",
    "Cecil",
    "Clara",
    "Daniel",
    "Dora",
    "Edgar",
    "Elena",
    "Emil",
    "Esther",
    "Felix",
    "Flora",
    "Grace",
    "Hannah",
    "Hugo",
    "Ida",
    "Irene",
    "Jakob",
    "Josephine",
    "Julian",
    "Kenji",
    "Laura",
    "Leon",
    "Lucia",
    "Mabel",
    "Martin",
    "Miriam",
    "Nora",
    "Oscar",
    "Paul",
    "Rosa",
    "Samuel",
    "Theodor",
    "Vera",
    "Walter",
];

pub const LAST_NAMES: [&str; 40] = [
    "Abbott",
    "Adler",
    "Barnes",
    "Becker",
    "Bell",
    "Castillo",
    "Chen",
    "Cole",
    "Dubois",
    "Ellis",
    "Fischer",
    "Foster",
    "Garcia",
    "Grant",
    "Hale",
    "Hoffman",
    "Ibarra",
    "Jensen",
    "Keller",
    "Kimura",
    "Lambert",
    "Lindqvist",
    "Marsh",
    "Meyer",
    "Moreau",
    "Nakamura",
    "Novak",
    "Okafor",
    "Palmer",
    "Petrov",
    "Quinn",
    "Reyes",
    "Rossi",
    "Sato",
    "Sharp",
    "Silva",
    "Turner",
    "Vance",
    "Weiss",
    "Young",
];

pub const ADJECTIVES: [&str; 40] = [
    "Annual", "Blue", "Bright", "Central", "Coastal", "Common", "Early", "Eastern", "Federal",
    "General", "Golden", "Grand", "Green", "High", "Inland", "Joint", "Late", "Little", "Local",
    "Long", "Modern", "National", "New", "Northern", "Open", "Pacific", "Prime", "Public", "Quiet",
    "Red", "Regional", "River", "Rural", "Southern", "Special", "Summer", "United", "Urban",
    "Western", "Winter",
];

pub const NOUNS: [&str; 48] = [
    "Agreement",
    "Archive",
    "Assembly",
    "Bridge",
    "Center",
    "Coast",
    "Collection",
    "Council",
    "Delivery",
    "Design",
    "Field",
    "Fisheries",
    "Forest",
    "Garden",
    "Grant",
    "Harbor",
    "Health",
    "Highway",
    "House",
    "Initiative",
    "Island",
    "Journey",
    "Landscape",
    "Laboratory",
    "Library",
    "Light",
    "Maintenance",
    "Market",
    "Meeting",
    "Mountain",
    "Network",
    "Observatory",
    "Park",
    "Portrait",
    "Program",
    "Project",
    "Railway",
    "Research",
    "Review",
    "River",
    "School",
    "Services",
    "Station",
    "Study",
    "Survey",
    "Valley",
    "Water",
    "Workshop",
];

const VERBS: [&str; 24] = [
    "describes",
    "explains",
    "follows",
    "supports",
    "shows",
    "covers",
    "provides",
    "extends",
    "reviews",
    "gathers",
    "restores",
    "compares",
    "improves",
    "traces",
    "measures",
    "presents",
    "replaces",
    "funds",
    "opens",
    "records",
    "celebrates",
    "maintains",
    "studies",
    "revises",
];

const OBJECTS: [&str; 32] = [
    "the history of the collection",
    "safe drinking water",
    "rural communities",
    "public lands",
    "the work of its first years",
    "small businesses",
    "the quality of the air",
    "forest restoration",
    "the life of a city",
    "medical research",
    "local schools",
    "the light of late summer",
    "road and bridge repair",
    "coastal fisheries",
    "the use of color and line",
    "long-term care",
    "energy efficiency",
    "the making of a portrait",
    "wildland fire preparedness",
    "broadband access",
    "the exchange between artists",
    "electronic filing",
    "crop insurance",
    "the training of new staff",
    "veterans and families",
    "information systems",
    "everyday objects",
    "weather forecasts",
    "travel along the coast",
    "the storage of records",
    "emergency shelter",
    "a garden in spring",
];

const COMPANY_WORDS: [&str; 36] = [
    "Acorn",
    "Alder",
    "Apex",
    "Beacon",
    "Birch",
    "Bluewater",
    "Cascade",
    "Cedar",
    "Compass",
    "Copper",
    "Evergreen",
    "Falcon",
    "Granite",
    "Greenfield",
    "Heron",
    "Highland",
    "Ironwood",
    "Juniper",
    "Keystone",
    "Lakeside",
    "Larch",
    "Meridian",
    "Northwind",
    "Oakridge",
    "Pinecrest",
    "Prairie",
    "Redwood",
    "Ridgeline",
    "Sierra",
    "Silverbrook",
    "Spruce",
    "Summit",
    "Tamarack",
    "Timberline",
    "Vanguard",
    "Willow",
];

const COMPANY_KINDS: [&str; 18] = [
    "Engineering",
    "Construction",
    "Systems",
    "Technologies",
    "Logistics",
    "Medical Supply",
    "Consulting",
    "Aerospace",
    "Environmental Services",
    "Forest Products",
    "Research Institute",
    "Data Services",
    "Security",
    "Foods",
    "Energy",
    "Marine",
    "Staffing",
    "Laboratories",
];

const COMPANY_ENDS: [&str; 4] = ["INC", "LLC", "CORPORATION", "LP"];

/// A person.
pub fn person(random: &mut Random) -> String {
    format!("{} {}", random.pick(&FIRST_NAMES), random.pick(&LAST_NAMES))
}

/// A title of two or three words.
pub fn title(random: &mut Random) -> String {
    let first = random.pick(&ADJECTIVES);
    let second = random.pick(&NOUNS);
    if random.once_in(3) {
        let third = random.pick(&NOUNS);
        if third != second {
            return format!("{first} {second} {third}");
        }
    }
    format!("{first} {second}")
}

/// A sentence.
pub fn sentence(random: &mut Random) -> String {
    format!(
        "The {} {} {}.",
        title(random).to_lowercase(),
        random.pick(&VERBS),
        random.pick(&OBJECTS)
    )
}

/// So many sentences.
pub fn paragraph(random: &mut Random, sentences: usize) -> String {
    (0..sentences)
        .map(|_| sentence(random))
        .collect::<Vec<_>>()
        .join(" ")
}

/// A company, in the capitals that registers use.
pub fn company(random: &mut Random) -> String {
    format!(
        "{} {} {}",
        random.pick(&COMPANY_WORDS),
        random.pick(&COMPANY_KINDS),
        random.pick(&COMPANY_ENDS)
    )
    .to_uppercase()
}

/// The words in small letters with hyphens between them.
pub fn slug(text: &str) -> String {
    text.split(|sign: char| !sign.is_ascii_alphanumeric())
        .filter(|word| !word.is_empty())
        .map(str::to_ascii_lowercase)
        .collect::<Vec<_>>()
        .join("-")
}

/// Whether the text contains every word of the query, in any case.
pub fn mentions(text: &str, query: &str) -> bool {
    let text = text.to_lowercase();
    query
        .split(|sign: char| !sign.is_alphanumeric() && sign != '-')
        .filter(|word| !word.is_empty())
        .all(|word| text.contains(&word.to_lowercase()))
}

/// An address that leads nowhere: the top-level name is reserved for that.
pub fn address(path: &str) -> String {
    format!("https://sandbox.invalid/{path}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn slugs_and_mentions() {
        assert_eq!(
            slug("Agriculture Department, U.S."),
            "agriculture-department-u-s"
        );
        assert!(mentions("Safe Drinking Water Act", "water safe"));
        assert!(!mentions("Safe Drinking Water Act", "water air"));
        assert!(mentions("anything", ""));
    }
}
