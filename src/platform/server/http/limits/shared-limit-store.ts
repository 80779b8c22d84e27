import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from "@fastify/rate-limit";
import type { SharedRedis } from "../../redis/connect-redis.ts";
import { type Counted, LimitStore } from "./limit-store.ts";

const PREFIX = "comanda-limit ";

/**
 * Counts one more request, at least as many as the asking process knows of: a Redis that came back empty learns them again, in
 * what is left of their window.
 */
const COUNT = `
local current = redis.call('INCR', KEYS[1])
local known = tonumber(ARGV[1])
if current < known then
  current = known
  redis.call('SET', KEYS[1], current, 'KEEPTTL')
end
local left = redis.call('PTTL', KEYS[1])
if left < 0 then
  left = tonumber(ARGV[2])
  redis.call('PEXPIRE', KEYS[1], left)
end
return {current, left}
`;

/** The command that ioredis makes of the script. */
interface Counting {
  countLimit(key: string, known: number, leftMs: number): Promise<[current: number, leftMs: number]>;
}

/**
 * Returns the store of limits that several processes share: counted in Redis, and beside it in this process, which goes on
 * with what it knows while Redis is away.
 */
export function sharedLimitStore(redis: SharedRedis): FastifyRateLimitStoreCtor {
  const { commands } = redis;
  commands.defineCommand("countLimit", { numberOfKeys: 1, lua: COUNT });
  const counting = commands as unknown as Counting;
  const here = new LimitStore();
  const count = async (key: string, windowMs: number): Promise<Counted> => {
    const known = here.count(key, windowMs);
    if (redis.state() === "away") return known;
    try {
      // A window has a millisecond left at least, or PEXPIRE would delete what it counts.
      const left = Math.max(1, Math.ceil(known.ttl));
      const [current, ttl] = await counting.countLimit(`${PREFIX}${key}`, known.current, left);
      here.take(key, { current, ttl });
      return { current, ttl };
    } catch {
      return known;
    }
  };
  return class SharedLimitStore implements FastifyRateLimitStore {
    incr(key: string, callback: (error: Error | null, result?: Counted) => void, windowMs: number): void {
      void count(key, windowMs).then((counted) => callback(null, counted));
    }

    child(): SharedLimitStore {
      return this;
    }
  };
}
