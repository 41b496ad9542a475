//! Tests that an entry is read as it was written, or not at all.

use openshelf::transport::cache::Entry;
use proptest::prelude::*;
use xxhash_rust::xxh3::xxh3_64;

prop_compose! {
    fn entry()(
        key in any::<[u8; 32]>(),
        operation in ".{0,12}",
        status in 200_u16..300,
        url in ".{0,30}",
        headers in proptest::collection::vec((".{0,8}", ".{0,8}"), 0..4),
        stored in any::<i64>(),
        expires in prop::option::of(any::<i64>()),
        piece in proptest::collection::vec(any::<u8>(), 0..300),
        times in prop_oneof![Just(1_usize), Just(2), Just(700), Just(2000)],
    ) -> Entry {
        let headers = headers.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect();
        Entry { key, operation, status, url, headers, stored, expires, body: piece.repeat(times).into() }
    }
}

proptest! {
    #[test]
    fn an_encoded_entry_is_decoded_unchanged(entry in entry()) {
        let bytes = entry.encode().unwrap();
        prop_assert_eq!(&Entry::decode(&bytes).unwrap(), &entry);
        prop_assert_eq!(Entry::from_bytes(&bytes.into()).unwrap(), entry);
    }

    #[test]
    fn any_bytes_are_refused_without_a_panic(bytes in proptest::collection::vec(any::<u8>(), 0..200)) {
        prop_assert!(Entry::decode(&bytes).is_err());
    }

    #[test]
    fn a_changed_bit_is_detected(entry in entry(), place in any::<prop::sample::Index>(), bit in 0..8) {
        let mut bytes = entry.encode().unwrap();
        let index = place.index(bytes.len());
        bytes[index] ^= 1_u8 << bit;
        prop_assert!(Entry::decode(&bytes).is_err());
    }

    #[test]
    fn a_missing_end_is_detected(entry in entry(), place in any::<prop::sample::Index>()) {
        let bytes = entry.encode().unwrap();
        prop_assert!(Entry::decode(&bytes[..place.index(bytes.len())]).is_err());
    }

    #[test]
    fn bytes_after_the_end_are_detected(entry in entry(), more in 1_usize..50) {
        let mut bytes = entry.encode().unwrap();
        bytes.resize(bytes.len() + more, 0);
        prop_assert!(Entry::decode(&bytes).is_err());
    }
}

fn of_body(body: Vec<u8>) -> Entry {
    Entry {
        key: [7; 32],
        operation: "a.b".to_owned(),
        status: 200,
        url: "http://x.org".to_owned(),
        headers: openshelf::answer::Headers::default(),
        stored: 1,
        expires: None,
        body: body.into(),
    }
}

#[test]
fn large_bodies_are_compressed() {
    let entry = of_body(br#"{"name": "value"}, "#.repeat(40_000));
    let bytes = entry.encode().unwrap();
    assert!(bytes.len() < entry.body.len() / 10, "{}", bytes.len());
    assert_eq!(Entry::decode(&bytes).unwrap(), entry);
}

/// With a valid checksum, as another program could have written it.
fn with_checksum(mut bytes: Vec<u8>) -> Vec<u8> {
    let sum = xxh3_64(&bytes[12..]);
    bytes[4..12].copy_from_slice(&sum.to_le_bytes());
    bytes
}

#[test]
fn a_forged_length_of_a_body_is_refused() {
    let bytes = of_body(b"a".repeat(200_000)).encode().unwrap();
    assert_eq!(
        with_checksum(bytes.clone()),
        bytes,
        "the test's checksum is the entry's"
    );
    let length = 200_000_u64.to_le_bytes();
    let place = bytes
        .windows(8)
        .position(|window| window == length)
        .unwrap();
    for claimed in [u64::MAX, 1 << 60, 1 << 45, 199_999, 200_001, 0] {
        let mut forged = bytes.clone();
        forged[place..place + 8].copy_from_slice(&claimed.to_le_bytes());
        assert!(Entry::decode(&with_checksum(forged)).is_err(), "{claimed}");
    }
}

#[test]
fn another_version_of_the_format_is_refused() {
    let mut bytes = of_body(b"a".to_vec()).encode().unwrap();
    bytes[3] += 1;
    assert!(Entry::decode(&with_checksum(bytes)).is_err());
}
