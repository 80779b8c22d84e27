import type { FastifyBaseLogger } from "fastify";
import type { ErrorCode } from "#app/contract/errors.ts";

/** One line a minute says that an outage lasts. */
const SILENT_MILLISECONDS = 60_000;
/** A refusal for lack of space this fresh means that the next write would meet it too. */
const FRESH_MILLISECONDS = 5_000;

const sentences: Partial<Record<ErrorCode, string>> = {
  storage_full: "The disk of the database is full: nothing is saved until there is space again",
  service_unavailable: "The database does not answer",
};

/** What a server that cannot work says of it: once, then once a minute with how often it was met, never a line a request. */
export class OutageLog {
  readonly #met = new Map<ErrorCode, { loggedAt: number; metAt: number; unlogged: number }>();

  /** Notes a refusal that is nobody's mistake. */
  met(code: ErrorCode, error: unknown, log: Pick<FastifyBaseLogger, "error">, now = Date.now()): void {
    const known = this.#met.get(code);
    if (known && now - known.loggedAt < SILENT_MILLISECONDS) {
      known.metAt = now;
      known.unlogged += 1;
      return;
    }
    const { message, code: reason } = error as { message?: unknown; code?: unknown };
    log.error(
      { code, reason, words: message, since_last_line: known?.unlogged ?? 0 },
      sentences[code] ?? code,
    );
    this.#met.set(code, { loggedAt: now, metAt: now, unlogged: 0 });
  }

  /** Whether the disk refused a write a moment ago. */
  isFull(now = Date.now()): boolean {
    return now - (this.#met.get("storage_full")?.metAt ?? Number.NEGATIVE_INFINITY) < FRESH_MILLISECONDS;
  }
}
