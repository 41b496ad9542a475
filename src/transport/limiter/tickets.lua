-- Grants requests of one limit. Whoever waits is told its rank, and nobody holds a place in the future:
-- so a pause, a worker that is killed and lost data cost nothing later.
--
-- KEYS 1 state     hash: next (when the next request may be sent), period, pause (until when the service
--                  asked to pause), held (until when only shares are used), run (of the server)
--      2 queue     sorted set of the workers that wait, by their arrival
--      3 alive     the same workers, by the time until which each asks again
--      4 seen      sorted set of the workers with or without a slot, by the last time they asked for one
--      5 slots     hash from worker to "modulus:residue"
--      6 free      sorted set of the slots that nobody has, by modulus
-- ARGV 1 worker    2 period    3 longest sleep    4 how late a worker may ask again
--      5 how long a slot lasts; 0 without slots   6 1 to ask for a slot   7 1 on a new connection
--      8 1 if the worker has used its slot since  9 now, in tests; otherwise the server's clock
-- All times are microseconds. Returns granted, wait, pause, now, modulus, residue, held.
local state, queue, alive, seen, slots, free = unpack(KEYS)
local worker, period, lease = ARGV[1], tonumber(ARGV[2]), tonumber(ARGV[5])
local now = tonumber(ARGV[9])
if not now then
  local time = redis.call('TIME')
  now = time[1] * 1000000 + time[2]
end
local function text(number) return string.format('%.0f', number) end

local known = redis.call('HMGET', state, 'next', 'period', 'pause', 'held', 'run')
local upcoming, held = tonumber(known[1] or 0), tonumber(known[4] or 0)
local pause = tonumber(known[3] or 0)
if known[1] and tonumber(known[2]) ~= period then
  return redis.error_reply('OTHERRATE ' .. known[2])
end

-- Without data, requests of a moment ago are unknown, and so are the slots of workers that still use
-- them. The same holds for a server that was started again with its data.
if not known[1] or ARGV[7] == '1' or ARGV[8] == '1' then
  local info = redis.call('INFO', 'server')
  local run = info:match('run_id:(%w+)') or ''
  local uptime = (tonumber(info:match('uptime_in_seconds:(%d+)')) or 0) * 1000000
  local before = held
  if not known[1] then
    upcoming = now + period
    if ARGV[8] == '1' then held = now + lease + period
    elseif uptime < lease then held = now + lease - uptime + period end
  elseif run ~= known[5] or ARGV[8] == '1' then
    held = now + lease + period
  end
  if lease == 0 then held = before end
  held = math.max(held, before)
  redis.call('HSET', state, 'next', text(upcoming), 'period', ARGV[2], 'held', text(held), 'run', run)
end

-- The place in the queue.
local gone = redis.call('ZRANGEBYSCORE', alive, '-inf', '(' .. text(now), 'LIMIT', 0, 64)
for _, other in ipairs(gone) do
  redis.call('ZREM', queue, other)
  redis.call('ZREM', alive, other)
end
redis.call('ZADD', queue, 'NX', text(now), worker)
local rank = redis.call('ZRANK', queue, worker)
local wait = math.max(upcoming, pause, held) + rank * period - now
local granted = 0
if wait <= 0 then
  granted, wait = 1, 0
  redis.call('ZREM', queue, worker)
  redis.call('ZREM', alive, worker)
  redis.call('HSET', state, 'next', text(now + period))
else
  wait = math.min(wait, tonumber(ARGV[3]))
  redis.call('ZADD', alive, text(now + wait + tonumber(ARGV[4])), worker)
end

-- The slot: every so many periods of the server's clock are its worker's, while the server is away. A
-- slot is halved when its own worker asks, and joined again, so that no two workers ever have the same.
local modulus, residue = 0, 0
if lease > 0 and ARGV[6] == '1' and now >= held then
  local ended = redis.call('ZRANGEBYSCORE', seen, '-inf', '(' .. text(now - lease - period), 'LIMIT', 0, 64)
  for _, other in ipairs(ended) do
    local slot = redis.call('HGET', slots, other)
    if slot then
      redis.call('HDEL', slots, other)
      redis.call('ZADD', free, slot:match('^%d+'), slot)
    end
    redis.call('ZREM', seen, other)
  end
  redis.call('ZADD', seen, text(now), worker)
  local workers, owners = redis.call('ZCARD', seen), redis.call('HLEN', slots)
  local slot = redis.call('HGET', slots, worker)
  if not slot and owners == 0 then
    redis.call('DEL', free)
    slot = '1:0'
  elseif not slot then
    slot = redis.call('ZPOPMIN', free)[1]
  else
    local m, r = slot:match('^(%d+):(%d+)$')
    m, r = tonumber(m), tonumber(r)
    local half = m / 2
    if m < workers and workers > owners + redis.call('ZCARD', free) then
      redis.call('ZADD', free, text(2 * m), text(2 * m) .. ':' .. text(r + m))
      slot = text(2 * m) .. ':' .. text(r)
    elseif workers <= half and redis.call('ZREM', free, text(m) .. ':' .. text((r + half) % m)) == 1 then
      slot = text(half) .. ':' .. text(r % half)
    end
  end
  if slot then
    redis.call('HSET', slots, worker, slot)
    local m, r = slot:match('^(%d+):(%d+)$')
    modulus, residue = tonumber(m), tonumber(r)
  end
end

local expiry = math.ceil((60000000 + lease + 2 * period + math.max(0, pause - now)) / 1000)
for _, key in ipairs(KEYS) do redis.call('PEXPIRE', key, text(expiry)) end
return {granted, math.ceil(wait), math.max(0, math.ceil(pause - now)), math.floor(now), modulus, residue, held > now and 1 or 0}
