//! The museum's words: artists, subjects, materials and the short vocabularies.

/// Artists whose works are in the public domain, with the years of their lives and their country.
pub const ARTISTS: [(&str, i64, i64, &str); 24] = [
    ("Claude Monet", 1840, 1926, "France"),
    ("Mary Cassatt", 1844, 1926, "United States"),
    ("Katsushika Hokusai", 1760, 1849, "Japan"),
    ("Georges Seurat", 1859, 1891, "France"),
    ("Vincent van Gogh", 1853, 1890, "Holland"),
    ("Berthe Morisot", 1841, 1895, "France"),
    ("Winslow Homer", 1836, 1910, "United States"),
    ("Paul Cezanne", 1839, 1906, "France"),
    ("Utagawa Hiroshige", 1797, 1858, "Japan"),
    ("Edgar Degas", 1834, 1917, "France"),
    ("Rembrandt van Rijn", 1606, 1669, "Holland"),
    ("Artemisia Gentileschi", 1593, 1653, "Italy"),
    ("Albrecht Durer", 1471, 1528, "Germany"),
    ("Rosa Bonheur", 1822, 1899, "France"),
    ("Francisco de Goya", 1746, 1828, "Spain"),
    ("James McNeill Whistler", 1834, 1903, "United States"),
    ("Gustave Caillebotte", 1848, 1894, "France"),
    ("Kitagawa Utamaro", 1753, 1806, "Japan"),
    ("Henri de Toulouse-Lautrec", 1864, 1901, "France"),
    ("Paul Gauguin", 1848, 1903, "France"),
    ("Camille Pissarro", 1830, 1903, "France"),
    ("Elizabeth Nourse", 1859, 1938, "United States"),
    ("El Greco", 1541, 1614, "Spain"),
    ("Henry Ossawa Tanner", 1859, 1937, "United States"),
];

pub const PLACES: [&str; 20] = [
    "France",
    "United States",
    "Japan",
    "Holland",
    "Italy",
    "Germany",
    "Spain",
    "England",
    "China",
    "India",
    "Peru",
    "Egypt",
    "Mexico",
    "Nigeria",
    "Korea",
    "Belgium",
    "Chicago",
    "Paris",
    "Edo",
    "Florence",
];

pub const SCENES: [&str; 16] = [
    "Water Lilies",
    "Haystacks",
    "The Harbor",
    "The Bridge",
    "Stacks of Wheat",
    "The Beach",
    "Apples and Pears",
    "The Reading Room",
    "Evening Rain",
    "The Old Mill",
    "A Garden Path",
    "The Ferry",
    "Morning Fog",
    "The Market Square",
    "Snow on the River",
    "The Bay",
];

pub const PLACE_PHRASES: [&str; 12] = [
    "at Giverny",
    "near the Coast",
    "in Winter",
    "at Sunset",
    "by the Window",
    "along the Seine",
    "in the Mountains",
    "at Edo",
    "after Rain",
    "on the Lake",
    "in the South",
    "at Night",
];

/// What a work is, what it is made of, and the department that keeps it.
pub const KINDS: [(&str, &str, &str); 8] = [
    (
        "Painting",
        "Oil on canvas",
        "Painting and Sculpture of Europe",
    ),
    ("Print", "Color woodblock print", "Arts of Asia"),
    (
        "Drawing and Watercolor",
        "Watercolor on paper",
        "Prints and Drawings",
    ),
    (
        "Photograph",
        "Gelatin silver print",
        "Photography and Media",
    ),
    ("Sculpture", "Bronze", "Arts of the Americas"),
    ("Textile", "Silk, plain weave", "Textiles"),
    (
        "Ceramics",
        "Earthenware with glaze",
        "Applied Arts of Europe",
    ),
    ("Vessel", "Ceramic and pigment", "Arts of Africa"),
];

pub const STYLES: [&str; 8] = [
    "Impressionism",
    "Post-Impressionism",
    "Realism",
    "Baroque",
    "Ukiyo-e",
    "Modernism",
    "Renaissance",
    "Romanticism",
];

pub const SUBJECTS: [&str; 12] = [
    "landscapes",
    "portraits",
    "water",
    "still life",
    "animals",
    "cityscapes",
    "women",
    "flowers",
    "boats",
    "architecture",
    "religion",
    "daily life",
];

/// What works are described with: the subtype of a term and its title.
pub const TERMS: [(&str, &str); 46] = [
    ("style", "Impressionism"),
    ("style", "Post-Impressionism"),
    ("style", "Realism"),
    ("style", "Baroque"),
    ("style", "Ukiyo-e"),
    ("style", "Modernism"),
    ("style", "Renaissance"),
    ("style", "Romanticism"),
    ("classification", "painting"),
    ("classification", "print"),
    ("classification", "drawing and watercolor"),
    ("classification", "photograph"),
    ("classification", "sculpture"),
    ("classification", "textile"),
    ("classification", "ceramics"),
    ("classification", "vessel"),
    ("material", "oil on canvas"),
    ("material", "color woodblock print"),
    ("material", "watercolor on paper"),
    ("material", "gelatin silver print"),
    ("material", "bronze"),
    ("material", "silk, plain weave"),
    ("material", "earthenware with glaze"),
    ("material", "ceramic and pigment"),
    ("technique", "painting (image making)"),
    ("technique", "woodblock printing"),
    ("technique", "drawing"),
    ("technique", "photography"),
    ("technique", "casting"),
    ("technique", "weaving"),
    ("technique", "glazing"),
    ("technique", "modeling"),
    ("subject", "landscapes"),
    ("subject", "portraits"),
    ("subject", "water"),
    ("subject", "still life"),
    ("subject", "animals"),
    ("subject", "cityscapes"),
    ("subject", "women"),
    ("subject", "flowers"),
    ("subject", "boats"),
    ("subject", "architecture"),
    ("subject", "religion"),
    ("subject", "daily life"),
    ("theme", "Essentials"),
    ("theme", "Weather"),
];

/// How works of each of the kinds are made, in their order.
pub const TECHNIQUES: [&str; 8] = [
    "painting (image making)",
    "woodblock printing",
    "drawing",
    "photography",
    "casting",
    "weaving",
    "glazing",
    "modeling",
];

/// The short vocabularies by their collections.
const VOCABULARIES: [(&str, &[&str]); 11] = [
    (
        "agent-types",
        &[
            "Individual",
            "Corporate Body",
            "Family",
            "Culture",
            "School",
            "Workshop",
        ],
    ),
    (
        "agent-roles",
        &[
            "Artist",
            "Author",
            "Designer",
            "Engraver",
            "Publisher",
            "Printer",
            "Manufacturer",
            "Architect",
        ],
    ),
    (
        "artwork-place-qualifiers",
        &[
            "Object made in",
            "Object designed in",
            "Object found in",
            "Artist's culture",
            "Depicted place",
        ],
    ),
    (
        "artwork-date-qualifiers",
        &[
            "Made",
            "Designed",
            "Cast",
            "Published",
            "Printed",
            "Founded",
            "Revised",
        ],
    ),
    (
        "artwork-types",
        &[
            "Painting",
            "Print",
            "Drawing and Watercolor",
            "Photograph",
            "Sculpture",
            "Textile",
            "Ceramics",
            "Vessel",
            "Book",
            "Furniture",
            "Metalwork",
            "Mask",
        ],
    ),
    (
        "departments",
        &[
            "Painting and Sculpture of Europe",
            "Arts of Asia",
            "Prints and Drawings",
            "Photography and Media",
            "Arts of the Americas",
            "Textiles",
            "Applied Arts of Europe",
            "Arts of Africa",
            "Modern Art",
            "Architecture and Design",
        ],
    ),
    (
        "categories",
        &[
            "Modern Art",
            "Impressionism",
            "Water",
            "Drinking and Dining",
            "Woodblock Prints",
            "Animals",
            "Cityscapes",
            "Mythology",
        ],
    ),
    (
        "event-programs",
        &[
            "Members",
            "Gallery Talks",
            "Family Programs",
            "Studio",
            "Lectures",
        ],
    ),
    (
        "ticketed-event-types",
        &["Tour", "Lecture", "Performance", "Workshop"],
    ),
    ("hours", &["Museum Hours"]),
    (
        "wait-times",
        &["Main Entrance", "Modern Wing", "Special Exhibition"],
    ),
];

/// The titles of a short vocabulary.
pub fn vocabulary(segment: &str) -> &'static [&'static str] {
    VOCABULARIES
        .iter()
        .find(|(name, _)| *name == segment)
        .map_or(&[], |(_, titles)| titles)
}
