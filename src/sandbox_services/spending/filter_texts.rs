//! The texts in which filters search for words.

use super::award::{Award, Subaward};
use super::corpus::Corpus;
use super::entities::Recipient;
use crate::words::has_phrase;

fn any_has(texts: &[&str], phrase: &str) -> bool {
    texts.iter().any(|text| has_phrase(text, phrase))
}

/// Whether a recipient is found by a text, which must be the whole of one of its texts if it is in quotes.
/// The service removes spaces around the text and adds a `*`, so a blank text finds all.
pub fn recipient_has(recipient: &Recipient, asked: &str) -> bool {
    let asked = asked.trim();
    let texts = [&*recipient.name, &*recipient.uei, &*recipient.duns];
    let quoted = asked
        .strip_prefix('"')
        .and_then(|rest| rest.strip_suffix('"'));
    match quoted {
        Some(whole) => texts.iter().any(|text| text.eq_ignore_ascii_case(whole)),
        None => asked.is_empty() || any_has(&texts, asked),
    }
}

/// Whether an award is found by a keyword, to which the service adds a `*`.
pub fn award_has(corpus: &Corpus, award: &Award, keyword: &str) -> bool {
    let keyword = keyword.trim();
    let recipient = corpus.recipient(award);
    let own = |text: &'static str| if award.is_procurement() { text } else { "" };
    let number = award.number();
    number
        .to_lowercase()
        .starts_with(&keyword.trim_matches('"').to_lowercase())
        || recipient.is_some_and(|one| any_has(&[&*one.name, &*one.uei, &*one.duns], keyword))
        || any_has(
            &[
                own(award.naics.1),
                own(award.psc.1),
                own(award.psc.0),
                &award.description(),
            ],
            keyword,
        )
}

/// Whether a transaction is found by a keyword in the searches that also look into agencies, programs and places.
pub fn transaction_has(corpus: &Corpus, award: &Award, keyword: &str) -> bool {
    let mut texts: Vec<String> = vec![
        award.kind.to_owned(),
        award.county().0.to_owned(),
        award.city().to_owned(),
        award.zip(),
        "UNITED STATES".to_owned(),
    ];
    let mut codes: Vec<String> = vec![
        award.number(),
        award.state.code.to_owned(),
        "USA".to_owned(),
    ];
    codes.extend(award.county().1.get(2..).map(str::to_owned));
    codes.extend(award.original_district());
    for (agency, part) in [award.awarding(), award.funding()].into_iter().flatten() {
        texts.extend([agency.name.to_owned(), part.name.to_owned()]);
    }
    if award.is_procurement() {
        texts.push(award.naics.0.to_owned());
    } else {
        texts.push(award.program.1.to_owned());
        codes.push(award.program.0.to_owned());
    }
    if let Some(one) = corpus.recipient(award) {
        texts.extend([one.county().0.to_owned(), one.city.to_owned()]);
        texts.push(one.zip.clone());
        codes.extend(one.businesses.iter().map(|&key| key.to_owned()));
        codes.push(one.state.code.to_owned());
        codes.extend(one.county().1.get(2..).map(str::to_owned));
        codes.push(one.districts.0.clone());
    }
    let mut words = keyword.split_whitespace();
    award_has(corpus, award, keyword)
        || texts.iter().any(|text| has_phrase(text, keyword))
        || words.any(|word| codes.iter().any(|code| code == word))
}

/// Whether a subaward is found by a keyword.
pub fn subaward_has(corpus: &Corpus, award: &Award, one: &Subaward, keyword: &str) -> bool {
    let (_, number, description) = award.subaward_texts(one);
    let recipient = corpus.recipients.get(one.recipient);
    let product = if award.is_procurement() {
        award.psc
    } else {
        &("", "")
    };
    recipient.is_some_and(|one| {
        has_phrase(&one.name, keyword)
            || one.duns == keyword
            || one.uei.eq_ignore_ascii_case(keyword)
    }) || any_has(&[product.1, &description, &number], keyword)
        || award.number() == keyword
        || product.0 == keyword
}
