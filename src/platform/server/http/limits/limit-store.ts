import type { FastifyRateLimitStore } from "@fastify/rate-limit";

interface Count {
  current: number;
  /** End of the window, in milliseconds since 1970. */
  until: number;
}

/** Requests counted in a window that ends in `ttl` ms. */
export interface Counted {
  readonly current: number;
  readonly ttl: number;
}

/** Most names that are remembered at once; a name with its count takes about 200 bytes. */
const MOST = 200_000;

/**
 * Counts requests per name and window in this process. What has been counted twice is forgotten only when its window ends or `most` others were counted twice as well: somebody who asks under ever new names
 * does not wipe out the count of the account they attack.
 */
export class LimitStore implements FastifyRateLimitStore {
  readonly #once = new Map<string, Count>();
  readonly #again = new Map<string, Count>();
  readonly #most: number;

  constructor(_options?: unknown, most = MOST) {
    this.#most = most;
  }

  incr(key: string, callback: (error: Error | null, result?: Counted) => void, timeWindow: number): void {
    callback(null, this.count(key, timeWindow));
  }

  /** Counts one more request under the name, whose window of so many ms begins with its first one. */
  count(key: string, timeWindow: number): Counted {
    const now = Date.now();
    const known = this.#again.get(key) ?? this.#once.get(key);
    const count = known && known.until > now ? known : { current: 0, until: now + timeWindow };
    count.current += 1;
    this.#keep(key, count, now);
    return { current: count.current, ttl: count.until - now };
  }

  /** Takes over the window of the name as others count it, and their count when it is higher. */
  take(key: string, { current, ttl }: Counted): void {
    const now = Date.now();
    const known = this.#again.get(key) ?? this.#once.get(key);
    this.#keep(key, { current: Math.max(current, known?.current ?? 0), until: now + ttl }, now);
  }

  child(): LimitStore {
    return this;
  }

  #keep(key: string, count: Count, now: number): void {
    this.#once.delete(key);
    if (count.current === 1) {
      this.#again.delete(key);
      this.#once.set(key, count);
    } else this.#again.set(key, count);
    dropOldest(this.#once, this.#most, now);
    dropOldest(this.#again, this.#most, now);
  }
}

/** Drops what has ended at the head of the map, and the oldest entries above `most`. */
function dropOldest(counts: Map<string, Count>, most: number, now: number): void {
  for (const [key, { until }] of counts) {
    if (until > now && counts.size <= most) return;
    counts.delete(key);
  }
}
