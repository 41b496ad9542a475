//! Tests the stores on this machine with one suite; `tests/python/cache/` also tests the Redis server.

use std::error::Error;
use std::path::Path;
use std::sync::Arc;

use openshelf::transport::cache::{
    Entry, Filesystem, Hash, Memory, Retention, Size, Sqlite, Store, Timestamp,
};
use tempfile::TempDir;

const NOW: Timestamp = 1_800_000_000_000;
const HOUR: Timestamp = 3_600_000;
const AMPLE: Retention = Retention { max_bytes: 1 << 30 };

fn hash(number: u32) -> Hash {
    let mut hash = [7; 32];
    hash[..4].copy_from_slice(&number.to_le_bytes());
    hash
}

fn entry(number: u32, size: usize, expires: Option<Timestamp>) -> Arc<Entry> {
    // A body that no compressor makes smaller.
    let mut state = u64::from(number) | 1;
    let body = (0..size).map(|_| {
        state = state
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1);
        u8::try_from(state >> 56).unwrap()
    });
    Arc::new(Entry {
        key: hash(number),
        operation: "disease.totals.country".to_owned(),
        status: 200,
        url: "http://127.0.0.1/x".to_owned(),
        headers: [("content-type", "application/json")].into_iter().collect(),
        stored: NOW,
        expires,
        body: body.collect(),
    })
}

/// Each kind of store, with its folder.
fn each(max_bytes: u64, test: impl Fn(&dyn Store)) {
    let folder = TempDir::new().unwrap();
    test(&Memory::new(max_bytes));
    test(&Sqlite::open(&folder.path().join("cache.sqlite")).unwrap());
    test(&Filesystem::open(&folder.path().join("cache")).unwrap());
}

#[test]
fn entries_are_put_found_replaced_and_deleted() {
    each(1 << 30, |store| {
        assert_eq!(store.get(&hash(1), NOW).unwrap(), None);
        for number in 1..=3 {
            store
                .put(&hash(number), entry(number, 1000, None), AMPLE, NOW)
                .unwrap();
        }
        assert_eq!(
            store.get(&hash(2), NOW).unwrap(),
            Some(entry(2, 1000, None))
        );
        store
            .put(&hash(2), entry(9, 200_000, Some(NOW)), AMPLE, NOW)
            .unwrap();
        assert_eq!(
            store.get(&hash(2), NOW).unwrap(),
            Some(entry(9, 200_000, Some(NOW)))
        );
        assert_eq!(store.size().unwrap().entries, 3);
        let mut hashes = store.hashes().unwrap();
        hashes.sort_unstable();
        assert_eq!(hashes, [hash(1), hash(2), hash(3)]);
        assert!(store.delete(&hash(2)).unwrap());
        assert!(!store.delete(&hash(2)).unwrap());
        assert_eq!(store.get(&hash(2), NOW).unwrap(), None);
        assert_eq!(store.clear().unwrap(), 2);
        assert_eq!(store.size().unwrap(), Size::default());
        assert_eq!(store.clear().unwrap(), 0);
    });
}

#[test]
fn expired_entries_can_be_deleted() {
    each(1 << 30, |store| {
        let from_the_future = Arc::new(Entry {
            stored: NOW + 100 * HOUR,
            expires: Some(NOW + 101 * HOUR),
            ..(*entry(4, 10, None)).clone()
        });
        store
            .put(&hash(1), entry(1, 10, Some(NOW + HOUR)), AMPLE, NOW)
            .unwrap();
        store
            .put(&hash(2), entry(2, 10, Some(NOW - 1)), AMPLE, NOW)
            .unwrap();
        store.put(&hash(3), entry(3, 10, None), AMPLE, NOW).unwrap();
        store.put(&hash(4), from_the_future, AMPLE, NOW).unwrap();
        assert_eq!(store.delete_expired(NOW).unwrap(), 2);
        assert!(store.get(&hash(1), NOW).unwrap().is_some());
        assert!(store.get(&hash(2), NOW).unwrap().is_none());
        assert!(store.get(&hash(4), NOW).unwrap().is_none());
        assert_eq!(store.delete_expired(NOW + HOUR).unwrap(), 1);
        assert_eq!(store.hashes().unwrap(), [hash(3)]);
    });
}

#[test]
fn the_least_recently_used_entries_are_removed_first() {
    let max_bytes = 100_000;
    let keep = Retention { max_bytes };
    each(max_bytes, |store| {
        let mut now = NOW;
        for number in 0..8 {
            now += HOUR;
            store
                .put(&hash(number), entry(number, 10_000, None), keep, now)
                .unwrap();
        }
        // The oldest is used again, and stays.
        now += HOUR;
        assert!(store.get(&hash(0), now).unwrap().is_some());
        for number in 8..12 {
            now += HOUR;
            store
                .put(&hash(number), entry(number, 10_000, None), keep, now)
                .unwrap();
            assert!(store.size().unwrap().bytes <= max_bytes);
        }
        assert!(store.get(&hash(0), now).unwrap().is_some());
        assert!(store.get(&hash(1), now).unwrap().is_none());
        assert!(store.get(&hash(11), now).unwrap().is_some());
        let size = store.size().unwrap();
        assert!((6..=9).contains(&size.entries), "{size:?}");
    });
}

#[test]
fn an_entry_larger_than_the_limit_is_not_stored() {
    let keep = Retention { max_bytes: 5000 };
    each(5000, |store| {
        store
            .put(&hash(1), entry(1, 1000, None), keep, NOW)
            .unwrap();
        store
            .put(&hash(2), entry(2, 20_000, None), keep, NOW)
            .unwrap();
        assert!(store.get(&hash(1), NOW).unwrap().is_some());
        assert!(store.get(&hash(2), NOW).unwrap().is_none());
        assert!(store.size().unwrap().bytes <= 5000);
    });
}

#[test]
fn entries_last_used_in_the_future_are_removed_too() {
    let max_bytes = 50_000;
    let keep = Retention { max_bytes };
    each(max_bytes, |store| {
        for number in 0..4 {
            let then = NOW + 1000 * HOUR;
            store
                .put(&hash(number), entry(number, 10_000, None), keep, then)
                .unwrap();
        }
        for number in 10..20 {
            let now = NOW + i64::from(number) * HOUR;
            store
                .put(&hash(number), entry(number, 10_000, None), keep, now)
                .unwrap();
        }
        assert!(store.get(&hash(19), NOW + 19 * HOUR).unwrap().is_some());
        for number in 0..4 {
            assert!(store.get(&hash(number), NOW).unwrap().is_none(), "{number}");
        }
    });
}

#[test]
fn threads_share_a_store() {
    each(1 << 30, |store| {
        std::thread::scope(|scope| {
            for thread in 0..8_u32 {
                scope.spawn(move || {
                    for number in 0..50 {
                        let own = thread * 1000 + number;
                        store
                            .put(&hash(own), entry(own, 500, None), AMPLE, NOW)
                            .unwrap();
                        store
                            .put(&hash(number), entry(number, 700, None), AMPLE, NOW)
                            .unwrap();
                        assert!(store.get(&hash(own), NOW).unwrap().is_some());
                    }
                });
            }
        });
        // Thread 0 writes the shared ones as its own.
        assert_eq!(store.size().unwrap().entries, 8 * 50);
        for found in store.hashes().unwrap() {
            let kept = store.get(&found, NOW).unwrap().unwrap();
            assert_eq!(kept.key, found);
            let number = u32::from_le_bytes(found[..4].try_into().unwrap());
            assert_eq!(kept, entry(number, kept.body.len(), None));
        }
    });
}

fn open_both(path: &Path) -> [Box<dyn Store>; 2] {
    [
        Box::new(Sqlite::open(&path.join("cache.sqlite")).unwrap()),
        Box::new(Filesystem::open(&path.join("cache")).unwrap()),
    ]
}

#[test]
fn stored_files_outlive_the_store() {
    let folder = TempDir::new().unwrap();
    for store in open_both(folder.path()) {
        store
            .put(&hash(1), entry(1, 100_000, Some(NOW)), AMPLE, NOW)
            .unwrap();
    }
    for store in open_both(folder.path()) {
        assert_eq!(
            store.get(&hash(1), NOW).unwrap(),
            Some(entry(1, 100_000, Some(NOW)))
        );
        assert_eq!(store.size().unwrap().entries, 1);
        assert!(store.take_notices().is_empty());
    }
}

#[test]
fn two_stores_at_one_place_see_each_others_entries() {
    let folder = TempDir::new().unwrap();
    let (one, other) = (open_both(folder.path()), open_both(folder.path()));
    for (one, other) in one.iter().zip(&other) {
        one.put(&hash(1), entry(1, 100, None), AMPLE, NOW).unwrap();
        assert!(other.get(&hash(1), NOW).unwrap().is_some());
        other.delete(&hash(1)).unwrap();
        assert!(one.get(&hash(1), NOW).unwrap().is_none());
    }
}

#[test]
fn a_store_can_be_used_after_it_was_idle() {
    let folder = TempDir::new().unwrap();
    for store in open_both(folder.path()) {
        store
            .put(&hash(1), entry(1, 100, None), AMPLE, NOW)
            .unwrap();
        store.close_idle();
        assert!(store.get(&hash(1), NOW).unwrap().is_some());
        store
            .put(&hash(2), entry(2, 100, None), AMPLE, NOW)
            .unwrap();
        assert_eq!(store.size().unwrap().entries, 2);
    }
}

#[test]
fn an_error_of_a_store_has_the_error_of_the_system_as_its_source() {
    let folder = TempDir::new().unwrap();
    let file = folder.path().join("file");
    std::fs::write(&file, "mine").unwrap();
    let path = file.join("cache");
    let (sqlite, filesystem) = (Sqlite::open(&path).err(), Filesystem::open(&path).err());
    for error in [sqlite.unwrap(), filesystem.unwrap()] {
        let cause = error.source().unwrap().downcast_ref::<std::io::Error>();
        let code = cause.unwrap().raw_os_error();
        assert!(code.is_some(), "{error}");
    }
    // Bytes after a valid head that are not a page of a database.
    let path = folder.path().join("cache.sqlite");
    drop(Sqlite::open(&path).unwrap());
    let mut bytes = std::fs::read(&path).unwrap();
    bytes[100..].fill(0xff);
    std::fs::write(&path, bytes).unwrap();
    let said = Sqlite::open(&path).unwrap().take_notices().join(" ");
    assert!(said.contains("malformed"), "{said}");
}
