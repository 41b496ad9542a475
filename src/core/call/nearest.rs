//! Finds the known name that a misspelt name most likely means, by its words or by its letters.

/// From this likeness on, two words are one word with a slip.
const SAME_WORD: f64 = 0.9;
/// From this part of words in common on, two names mean the same.
const SAME_WORDS: f64 = 0.55;
/// From this likeness on, two names have nearly the same letters.
const SAME_LETTERS: f64 = 0.75;
/// Letters of a name in which slips are told from another name.
const LONG_NAME: usize = 8;
/// Slips in a long name that is surely meant.
const MOST_SLIPS: usize = 2;

/// The known name that is nearest to another one, if one is near: one that is misspelt, else the most words in common
/// (`Amount` is near `Award Amount`), else nearly the same letters; before that, a name that has all words of the given
/// one. Of several that are equally near, the first.
pub fn nearest<'a>(name: &str, known: impl Iterator<Item = &'a str>) -> Option<&'a str> {
    let known: Vec<&str> = known.collect();
    if let Some(misspelt) = misspelt(name, &known) {
        return Some(misspelt);
    }
    let (lower, wanted) = (name.to_lowercase(), words(name));
    let by_words = best(&known, SAME_WORDS, |candidate| {
        in_common(&wanted, &words(candidate))
    });
    by_words.or_else(|| with_all(&wanted, &known)).or_else(|| {
        best(&known, SAME_LETTERS, |candidate| {
            let candidate = candidate.to_lowercase();
            match are_alike(&lower, &candidate) {
                true => strsim::jaro_winkler(&lower, &candidate),
                // A few letters in the same order are in many names: `ETA` is in `Pentagon`, `age` in `agency` and
                // `page`.
                false => 0.0,
            }
        })
    })
}

/// The known name that a name is misspelt: the same letters, else the plural of a singular or the other way round, else
/// a slip or two away.
pub fn misspelt<'a>(name: &str, known: &[&'a str]) -> Option<&'a str> {
    let letters = plain(name);
    if letters.is_empty() {
        return slip(&name.to_lowercase(), known);
    }
    let is_one_of = |forms: &[String]| {
        known
            .iter()
            .find(|candidate| forms.contains(&plain(candidate)))
    };
    let found = is_one_of(std::slice::from_ref(&letters)).or_else(|| is_one_of(&numbers(&letters)));
    found.copied().or_else(|| slip(&name.to_lowercase(), known))
}

/// The plural of a word, and the words of which it may be the plural.
fn numbers(word: &str) -> Vec<String> {
    let plural = match word.strip_suffix('y') {
        Some(stem) => format!("{stem}ies"),
        None => format!("{word}s"),
    };
    let of_ies = word.strip_suffix("ies").map(|stem| format!("{stem}y"));
    let singular = word.strip_suffix('s').map(str::to_owned);
    [Some(plural), of_ies, singular]
        .into_iter()
        .flatten()
        .collect()
}

/// The known name that a name is another form of: the same letters, a few of the same words, or at most two slips in a
/// long name. An unlisted name of its own is hardly ever that near to a listed one.
pub(super) fn surely_meant<'a>(
    name: &str,
    known: impl Iterator<Item = &'a str>,
) -> Option<&'a str> {
    let known: Vec<&str> = known.collect();
    let (letters, lower, wanted) = (plain(name), name.to_lowercase(), words(name));
    if letters.is_empty() {
        return None;
    }
    let is_same = |candidate: &&&str| plain(candidate) == letters;
    let has_slips = |candidate: &&&str| {
        letters.len() >= LONG_NAME
            && strsim::osa_distance(&lower, &candidate.to_lowercase()) <= MOST_SLIPS
    };
    let mut same = known
        .iter()
        .filter(is_same)
        .chain(known.iter().filter(has_slips));
    same.next().copied().or_else(|| with_all(&wanted, &known))
}

/// `; did you mean 'x'?` or nothing.
pub fn hint<'a>(name: &str, known: impl Iterator<Item = &'a str>) -> String {
    nearest(name, known).map_or_else(String::new, meant)
}

/// `; did you mean 'x'?`
pub(super) fn meant(near: &str) -> String {
    format!("; did you mean '{near}'?")
}

/// The known name that differs by a letter in every four, or by one, from a name in lower case.
pub(super) fn slip<'a>(lower: &str, known: &[&'a str]) -> Option<&'a str> {
    let most = (lower.chars().count() / 4).max(1);
    let distance = |candidate: &str| strsim::osa_distance(lower, &candidate.to_lowercase());
    known
        .iter()
        .map(|candidate| (distance(candidate), *candidate))
        .filter(|(distance, candidate)| *distance <= most && candidate.len() > most)
        .min_by_key(|(distance, _)| *distance)
        .map(|(_, candidate)| candidate)
}

/// Whether the shorter of two names has at least two letters for every five of the longer one, and begins it or shares
/// half of it.
fn are_alike(one: &str, other: &str) -> bool {
    let (short, long) = (one.chars().count(), other.chars().count());
    let (short, long) = (short.min(long), short.max(long));
    let is_beginning = one.starts_with(other) || other.starts_with(one);
    5 * short >= 2 * long && (is_beginning || 2 * strsim::osa_distance(one, other) <= long)
}

fn best<'a>(known: &[&'a str], least: f64, likeness: impl Fn(&str) -> f64) -> Option<&'a str> {
    let mut found: Option<(f64, &str)> = None;
    for candidate in known {
        let likeness = likeness(candidate);
        if likeness >= least && found.is_none_or(|(best, _)| likeness > best) {
            found = Some((likeness, candidate));
        }
    }
    found.map(|(_, candidate)| candidate)
}

/// Letters and digits in lower case, nothing else.
fn plain(name: &str) -> String {
    let letters = name.chars().filter(|letter| letter.is_alphanumeric());
    letters.flat_map(char::to_lowercase).collect()
}

/// The words of `Award ID`, `award_id`, `award-id` and `awardId`, in lower case.
fn words(name: &str) -> Vec<String> {
    let mut words = vec![String::new()];
    let mut was_small = false;
    for letter in name.chars() {
        let starts = was_small && letter.is_uppercase();
        if starts || !letter.is_alphanumeric() {
            words.push(String::new());
        }
        if letter.is_alphanumeric()
            && let Some(word) = words.last_mut()
        {
            word.extend(letter.to_lowercase());
        }
        was_small = letter.is_lowercase();
    }
    words.retain(|word| !word.is_empty());
    words
}

/// How much two names have in common, from 0 to 1: the mean of the part of the given name that the known one has, and
/// of the part of the known one that is given. Words with a slip count a little less.
///
/// A long word of the given name says more than a short one, so `effective_date` is nearer to `effective_on` than to
/// `dates`. Words of the known name say equally much, so `agency` is as near to `Awarding Agency` as to `agency_slug`.
fn in_common(given: &[String], known: &[String]) -> f64 {
    let mut free: Vec<&String> = known.iter().collect();
    let (mut letters, mut shared_words) = (0.0, 0.0);
    for word in given {
        let likeness = |other: &str| {
            if word == other {
                1.0
            } else if word.len() < 3 || other.len() < 3 {
                0.0
            } else {
                strsim::jaro_winkler(word, other)
            }
        };
        let found = free
            .iter()
            .enumerate()
            .map(|(index, other)| (likeness(other), index))
            .max_by(|left, right| left.0.total_cmp(&right.0));
        if let Some((likeness, index)) = found.filter(|(likeness, _)| *likeness >= SAME_WORD) {
            free.remove(index);
            // A word that is only similar says less.
            letters += likeness * likeness * length(word);
            shared_words += likeness * likeness;
        }
    }
    let part = |shared: f64, all: f64| if all == 0.0 { 0.0 } else { shared / all };
    let of_given = part(letters, given.iter().map(|word| length(word)).sum());
    let of_known = part(shared_words, count(known.len()));
    part(2.0 * of_given * of_known, of_given + of_known)
}

fn length(word: &str) -> f64 {
    count(word.chars().count())
}

#[allow(clippy::cast_precision_loss, reason = "names are short")]
fn count(number: usize) -> f64 {
    number as f64
}

/// The first known name that has all of some words.
fn with_all<'a>(wanted: &[String], known: &[&'a str]) -> Option<&'a str> {
    let has_all = |candidate: &&&str| {
        let words = words(candidate);
        !wanted.is_empty() && wanted.iter().all(|word| words.contains(word))
    };
    known.iter().find(has_all).copied()
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    const FIELDS: [&str; 13] = [
        "Award ID",
        "Awarding Agency",
        "agency_slug",
        "Recipient Name",
        "recipient_id",
        "Start Date",
        "Award Amount",
        "Sub-Award Amount",
        "def_codes",
        "title",
        "Place of Performance State Code",
        "effective_on",
        "dates",
    ];

    #[test]
    fn the_nearest_name_is_found_by_meaning() {
        for (given, meant) in [
            ("Recipient", Some("Recipient Name")),
            ("codes", Some("def_codes")),
            ("Agency", Some("Awarding Agency")),
            ("state", Some("Place of Performance State Code")),
            ("effective_date", Some("effective_on")),
            ("Amount", Some("Award Amount")),
            ("Award IDD", Some("Award ID")),
            ("awardId", Some("Award ID")),
            ("award_id", Some("Award ID")),
            ("Date", Some("dates")),
            ("defcodes", Some("def_codes")),
            ("titel", Some("title")),
            ("subaward amounts", Some("Sub-Award Amount")),
            ("wholly other", None),
            ("", None),
            ("-", None),
        ] {
            assert_eq!(nearest(given, FIELDS.into_iter()), meant, "{given:?}");
        }
        assert_eq!(nearest("x", std::iter::empty()), None);
    }

    #[test]
    fn a_misspelt_name_is_in_another_number_or_has_a_slip() {
        let known = ["agency_ids", "agencies", "artwork", "artworks", "vaccine"];
        for (given, meant) in [
            ("agency", Some("agencies")),
            ("Agencies", Some("agencies")),
            ("artwroks", Some("artworks")),
            ("vaccines", Some("vaccine")),
            ("vacine", Some("vaccine")),
            ("ids", None),
            ("", None),
        ] {
            assert_eq!(misspelt(given, &known), meant, "{given}");
        }
    }

    #[test]
    fn another_name_is_not_surely_a_listed_one() {
        let agencies = [
            "Department of the Navy",
            "Department of Energy",
            "Federal Aviation Administration",
            "U.S. Census Bureau",
        ];
        for (given, meant) in [
            ("department of energy", Some("Department of Energy")),
            ("Department of Enrgy", Some("Department of Energy")),
            ("Departement of Energie", None),
            ("Energy", Some("Department of Energy")),
            ("Census Bureau", Some("U.S. Census Bureau")),
            ("Department of the Army", None),
            ("Federal Railroad Administration", None),
            ("Department of Energy Office of Science", None),
            ("Navi", None),
            ("-", None),
            ("", None),
        ] {
            assert_eq!(
                surely_meant(given, agencies.into_iter()),
                meant,
                "{given:?}"
            );
        }
    }

    #[test]
    fn a_few_letters_in_common_mean_nothing() {
        let known = [
            "filters",
            "fields",
            "page",
            "strict",
            "extension",
            "grayscale",
        ];
        for (given, meant) in [
            ("agency", None),
            ("state", None),
            ("ext", None),
            ("exten", Some("extension")),
            ("gray", Some("grayscale")),
            ("feilds", Some("fields")),
            ("pages", Some("page")),
        ] {
            assert_eq!(nearest(given, known.into_iter()), meant, "{given:?}");
        }
    }

    proptest! {
        #[test]
        fn a_known_name_is_nearest_to_itself(index in 0..FIELDS.len()) {
            let name = FIELDS[index];
            prop_assert_eq!(nearest(name, FIELDS.into_iter()), Some(name));
            prop_assert_eq!(nearest(&name.to_uppercase(), FIELDS.into_iter()), Some(name));
        }

        #[test]
        fn any_name_is_handled(name in ".*") {
            let found = nearest(&name, FIELDS.into_iter());
            prop_assert!(found.is_none_or(|found| FIELDS.contains(&found)));
        }
    }
}
