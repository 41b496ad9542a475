//! Stores entries in a Redis server that many machines may share.
//!
//! Beside the entries there are four indexes: a sorted set of their last uses, a hash of their sizes, a
//! sorted set of their expiries and a counter of all bytes. Scripts change an entry and the indexes
//! together. As in the other stores, an expired entry stays until it is replaced, deleted or evicted: it may be confirmed
//! by the service, or answer while the service fails. If the server deletes one by itself, to make room, the entry is
//! removed from the indexes the next time they are cleaned.

use std::sync::Arc;
use std::time::Duration;

use ::redis::{Cmd, FromRedisValue, Pipeline};

use super::clock::{CLOCK_TOLERANCE, Timestamp};
use super::entry::Entry;
use super::error::{StoreError, StoreProblem};
use super::key::{Hash, hex, unhex};
use super::store::{Retention, Size, Store, encode_within_bound};
use crate::redis_server::{LONGEST_TIMEOUT, RedisFailure, RedisServer};

/// How long no request is sent to a server that did not answer in time.
const PAUSE: Duration = Duration::from_secs(10);
/// Milliseconds. The time of the last use is set again when it is older.
const USE_PRECISION: Timestamp = 600_000;
/// How many entries one script handles, so that the server is soon available to others.
const BATCH: u64 = 512;

/// Stores an entry and makes room. Keys: entry, uses, sizes, expiries, bytes. Values: hash, entry, now, size, bound, expiry, latest.
const PUT: &str = "
local old = tonumber(redis.call('HGET', KEYS[3], ARGV[1]) or 0)
redis.call('SET', KEYS[1], ARGV[2])
redis.call('ZADD', KEYS[2], ARGV[3], ARGV[1])
redis.call('HSET', KEYS[3], ARGV[1], ARGV[4])
if ARGV[6] == '' then redis.call('ZREM', KEYS[4], ARGV[1])
else redis.call('ZADD', KEYS[4], ARGV[6], ARGV[1]) end
local bytes = redis.call('INCRBY', KEYS[5], ARGV[4] - old)
local bound = tonumber(ARGV[5])
if bytes <= bound then return 0 end
local target = bound - math.floor(bound / 16)
local prefix = string.sub(KEYS[1], 1, -1 - string.len(ARGV[1]))
local future = redis.call('ZRANGEBYSCORE', KEYS[2], '(' .. ARGV[7], '+inf', 'LIMIT', 0, 512)
for _, hash in ipairs(future) do redis.call('ZADD', KEYS[2], ARGV[3], hash) end
while bytes > target do
  local oldest = redis.call('ZPOPMIN', KEYS[2])
  if #oldest == 0 then break end
  local hash = oldest[1]
  redis.call('DEL', prefix .. hash)
  bytes = redis.call('DECRBY', KEYS[5], tonumber(redis.call('HGET', KEYS[3], hash) or 0))
  redis.call('HDEL', KEYS[3], hash)
  redis.call('ZREM', KEYS[4], hash)
end
return 1";

/// Removes entries. Keys: uses, sizes, expiries, bytes. Values: the prefix of entries, which ones, then hashes.
const DELETE: &str = "
local count = 0
for index = 3, #ARGV do
  local hash = ARGV[index]
  if ARGV[2] == 'all' or redis.call('EXISTS', ARGV[1] .. hash) == 0 then
    count = count + redis.call('DEL', ARGV[1] .. hash)
    redis.call('ZREM', KEYS[1], hash)
    redis.call('ZREM', KEYS[3], hash)
    local size = tonumber(redis.call('HGET', KEYS[2], hash) or 0)
    redis.call('HDEL', KEYS[2], hash)
    redis.call('DECRBY', KEYS[4], size)
  end
end
return count";

/// A store in a Redis server.
pub struct Redis {
    server: RedisServer,
    prefix: String,
}

impl Redis {
    /// A store in the server at this address. Nothing is sent. `timeout` is how long the server may take
    /// for an answer; `None` has no limit.
    ///
    /// # Errors
    /// The address is not that of a Redis server.
    pub fn new(url: &str, name: &str, timeout: Option<Duration>) -> Result<Self, StoreError> {
        let server = RedisServer::new("cache_url", url, timeout.unwrap_or(LONGEST_TIMEOUT), PAUSE)
            .map_err(StoreError::Option)?;
        Ok(Self {
            server,
            // The braces keep all keys of a cache on one node of a cluster.
            prefix: format!("{{openshelf:{name}}}:"),
        })
    }

    /// Checks that the server answers.
    pub fn check(&self) -> Result<(), StoreError> {
        self.ask::<String>(&::redis::cmd("PING")).map(drop)
    }

    /// The server and the prefix of the keys, credentials hidden.
    pub fn location(&self) -> String {
        format!("{} {}*", self.server.shown(), self.prefix)
    }

    fn ask<T: FromRedisValue>(&self, command: &Cmd) -> Result<T, StoreError> {
        let answer = self.server.send(|connection, _| command.query(connection));
        answer.map_err(|failure| self.error(failure))
    }

    fn pipe<T: FromRedisValue>(&self, pipeline: &Pipeline) -> Result<T, StoreError> {
        let answers = self.server.send_all(pipeline);
        answers.map_err(|failure| self.error(failure))
    }

    fn error(&self, failure: RedisFailure) -> StoreError {
        let shown = self.server.shown();
        let seconds = self.server.timeout().as_secs_f64();
        let pause = PAUSE.as_secs_f64();
        match failure {
            RedisFailure::Failed { error, .. } => {
                let message = format!("the cache {shown}: {error}");
                StoreError::Unavailable(StoreProblem::new(message, error))
            }
            RedisFailure::TimedOut => StoreError::unavailable(format!(
                "the cache {shown}: no answer within {seconds} s (cache_timeout); it is skipped for {pause} s",
            )),
            RedisFailure::Skipped { left } => StoreError::unavailable(format!(
                "the cache {shown}: it did not answer a moment ago and is skipped for another {:.1} s",
                left.as_secs_f64()
            )),
        }
    }

    fn entries(&self) -> String {
        format!("{}entry:", self.prefix)
    }

    fn index(&self, name: &str) -> String {
        format!("{}{name}", self.prefix)
    }

    fn delete_these(&self, hashes: &[String]) -> Result<u64, StoreError> {
        self.remove("all", hashes)
    }

    /// Removes entries from the indexes: all of these, or those that the server has deleted.
    fn remove(&self, which: &str, hashes: &[String]) -> Result<u64, StoreError> {
        let mut count = 0;
        for batch in hashes.chunks(usize::try_from(BATCH).unwrap_or(1)) {
            let mut command = ::redis::cmd("EVAL");
            command
                .arg(DELETE)
                .arg(4)
                .arg(self.index("uses"))
                .arg(self.index("sizes"))
                .arg(self.index("expiries"))
                .arg(self.index("bytes"))
                .arg(self.entries())
                .arg(which)
                .arg(batch);
            count += self.ask::<u64>(&command)?;
        }
        Ok(count)
    }

    /// The hashes in the index of uses.
    fn indexed(&self) -> Result<Vec<String>, StoreError> {
        self.ask(
            ::redis::cmd("ZRANGE")
                .arg(self.index("uses"))
                .arg(0)
                .arg(-1),
        )
    }

    /// Removes from the indexes what the server has deleted.
    fn clean(&self) -> Result<(), StoreError> {
        self.remove("gone", &self.indexed()?).map(|_| ())
    }
}

impl Store for Redis {
    fn get(&self, hash: &Hash, now: Timestamp) -> Result<Option<Arc<Entry>>, StoreError> {
        let hash = hex(hash);
        let key = format!("{}{hash}", self.entries());
        let (bytes, used): (Option<Vec<u8>>, Option<f64>) = {
            let mut pipeline = ::redis::pipe();
            pipeline
                .cmd("GET")
                .arg(&key)
                .cmd("ZSCORE")
                .arg(self.index("uses"))
                .arg(&hash);
            self.pipe(&pipeline)?
        };
        let Some(bytes) = bytes else {
            return Ok(None);
        };
        let Ok(entry) = Entry::from_bytes(&bytes.into()) else {
            self.delete_these(&[hash])?;
            return Ok(None);
        };
        #[allow(clippy::cast_precision_loss)] // Milliseconds of this age are exact.
        let is_old = used.is_some_and(|used| (now as f64 - used).abs() >= USE_PRECISION as f64);
        if is_old {
            // Only if it is still in the index. It is not an error if a use is not recorded.
            let _ = self.ask::<u64>(
                ::redis::cmd("ZADD")
                    .arg(self.index("uses"))
                    .arg("XX")
                    .arg(now)
                    .arg(&hash),
            );
        }
        Ok(Some(Arc::new(entry)))
    }

    fn put(
        &self,
        hash: &Hash,
        entry: Arc<Entry>,
        retention: Retention,
        now: Timestamp,
    ) -> Result<(), StoreError> {
        let Some(bytes) = encode_within_bound(self, hash, &entry, retention)? else {
            return Ok(());
        };
        let size = bytes.len() as u64;
        let hash = hex(hash);
        let expiry = entry
            .expires
            .map_or_else(String::new, |end| end.to_string());
        let mut command = ::redis::cmd("EVAL");
        command
            .arg(PUT)
            .arg(5)
            .arg(format!("{}{hash}", self.entries()))
            .arg(self.index("uses"))
            .arg(self.index("sizes"))
            .arg(self.index("expiries"))
            .arg(self.index("bytes"))
            .arg(&hash)
            .arg(bytes)
            .arg(now)
            .arg(size)
            .arg(retention.max_bytes)
            .arg(expiry)
            .arg(now.saturating_add(CLOCK_TOLERANCE));
        self.ask::<i64>(&command).map(|_| ())
    }

    fn delete(&self, hash: &Hash) -> Result<bool, StoreError> {
        self.delete_these(&[hex(hash)]).map(|count| count > 0)
    }

    fn clear(&self) -> Result<u64, StoreError> {
        let count = self.delete_these(&self.indexed()?)?;
        let mut indexes = ::redis::cmd("DEL");
        for name in ["uses", "sizes", "expiries", "bytes"] {
            indexes.arg(self.index(name));
        }
        self.ask::<u64>(&indexes)?;
        Ok(count)
    }

    fn delete_expired(&self, now: Timestamp) -> Result<u64, StoreError> {
        self.clean()?;
        let over: Vec<String> = self.ask(
            ::redis::cmd("ZRANGEBYSCORE")
                .arg(self.index("expiries"))
                .arg("-inf")
                .arg(now),
        )?;
        let mut count = self.delete_these(&over)?;
        // Those that were stored before the clock was set back.
        let future: Vec<String> = self.ask(
            ::redis::cmd("ZRANGEBYSCORE")
                .arg(self.index("uses"))
                .arg(format!("({}", now.saturating_add(CLOCK_TOLERANCE)))
                .arg("+inf"),
        )?;
        for hash in future.iter().filter_map(|hash| unhex(hash)) {
            if let Some(entry) = self.get(&hash, now)?
                && super::store::is_expired(entry.stored, entry.expires, now)
            {
                count += u64::from(self.delete(&hash)?);
            }
        }
        Ok(count)
    }

    fn hashes(&self) -> Result<Vec<Hash>, StoreError> {
        let indexed = self.indexed()?;
        Ok(indexed.iter().filter_map(|hash| unhex(hash)).collect())
    }

    fn size(&self) -> Result<Size, StoreError> {
        self.clean()?;
        let (entries, bytes): (u64, Option<i64>) = {
            let mut pipeline = ::redis::pipe();
            pipeline
                .cmd("ZCARD")
                .arg(self.index("uses"))
                .cmd("GET")
                .arg(self.index("bytes"));
            self.pipe(&pipeline)?
        };
        Ok(Size {
            entries,
            bytes: bytes.unwrap_or_default().unsigned_abs(),
        })
    }
}
