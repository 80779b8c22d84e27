import type { FastifyRateLimitStore } from "@fastify/rate-limit";

interface Count {
  current: number;
  /** End of the window, in milliseconds since 1970. */
  until: number;
}

/** Most names that are remembered at once; a name with its count takes about 200 bytes. */
const MOST = 200_000;

/**
 * Counts requests per name and window in this process, where no Redis does it for all. What has been counted twice is
 * forgotten only when its window ends or `most` others were counted twice as well: somebody who asks under ever new names
 * does not wipe out the count of the account they attack.
 */
export class LimitStore implements FastifyRateLimitStore {
  readonly #once = new Map<string, Count>();
  readonly #again = new Map<string, Count>();
  readonly #most: number;

  constructor(_options?: unknown, most = MOST) {
    this.#most = most;
  }

  incr(
    key: string,
    callback: (error: Error | null, result?: { current: number; ttl: number }) => void,
    timeWindow: number,
  ): void {
    const now = Date.now();
    const known = this.#again.get(key) ?? this.#once.get(key);
    const count = known && known.until > now ? known : { current: 0, until: now + timeWindow };
    count.current += 1;
    this.#once.delete(key);
    if (count.current === 1) {
      this.#again.delete(key);
      this.#once.set(key, count);
    } else this.#again.set(key, count);
    dropOldest(this.#once, this.#most, now);
    dropOldest(this.#again, this.#most, now);
    callback(null, { current: count.current, ttl: count.until - now });
  }

  child(): LimitStore {
    return this;
  }
}

/** Drops what has ended at the head of the map, and the oldest entries above `most`. */
function dropOldest(counts: Map<string, Count>, most: number, now: number): void {
  for (const [key, { until }] of counts) {
    if (until > now && counts.size <= most) return;
    counts.delete(key);
  }
}
