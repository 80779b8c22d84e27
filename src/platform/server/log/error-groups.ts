import { createHash } from "node:crypto";
import { systemErrorCode } from "../config/startup-error.ts";
import type { Database } from "../db/in-tenant.ts";
import { inSources } from "./in-sources.ts";

/** Kinds of faults that a process holds until it stores them; further ones are only in the log. */
const MAX_HELD = 200;
/** Latest kinds that are stored, and the days after which one is dropped that does not come again. */
const MAX_KEPT = 500;
const KEPT_DAYS = 30;

/** Origin of a fault, without any input or its words. */
export interface FoundFault {
  /** Method and path of the route as it is defined, or the name of a job. */
  readonly route: string;
  readonly error: unknown;
  /** Leads to the line in the log. */
  readonly requestId: string;
}

interface Group {
  readonly fingerprint: string;
  readonly route: string;
  readonly name: string;
  readonly place: string;
  readonly first_seen_at: Date;
  times: number;
  last_seen_at: Date;
  last_request_id: string;
}

/**
 * Returns file and line of our sources where the fault came from, in a feature if one took part; empty when
 * it names none.
 */
function placeOf(error: unknown): string {
  const stack = error instanceof Error ? inSources(error.stack ?? "") : "";
  const [, place = ""] =
    /(src\/server\/features\/[\w./-]+:\d+)/.exec(stack) ?? /(src\/[\w./-]+:\d+)/.exec(stack) ?? [];
  return place.slice(0, 200);
}

/** Returns the kind of a fault: its class, and the code of the database or the system. */
function nameOf(error: unknown): string {
  const name = error instanceof Error ? error.constructor.name : typeof error;
  const code = systemErrorCode(error);
  return (code === undefined ? name : `${name} ${code}`).slice(0, 100);
}

/**
 * Counts faults by their kind in memory, so that a failing request costs a look-up and no query, and stores
 * the sums together. Several processes add to the same rows.
 */
export class ErrorGroups {
  #groups = new Map<string, Group>();

  /** Counts a fault. */
  met({ route, error, requestId }: FoundFault, now: Date): void {
    const name = nameOf(error);
    const place = placeOf(error);
    const kind = JSON.stringify([route, name, place]);
    const known = this.#groups.get(kind);
    if (known) {
      known.times += 1;
      known.last_seen_at = now;
      known.last_request_id = requestId;
      return;
    }
    if (this.#groups.size >= MAX_HELD) return;
    const fingerprint = createHash("sha256").update(kind).digest("hex").slice(0, 32);
    const seen = { times: 1, first_seen_at: now, last_seen_at: now, last_request_id: requestId };
    this.#groups.set(kind, { fingerprint, route: route.slice(0, 200), name, place, ...seen });
  }

  /**
   * Stores the counts since the last time and deletes old ones. When the database does not answer it throws
   * and keeps them.
   */
  async write(db: Database, now: Date): Promise<void> {
    if (this.#groups.size === 0) return;
    const groups = this.#groups;
    this.#groups = new Map();
    try {
      await db.directory(
        `insert into server_errors as known (fingerprint, route, name, place, times, first_seen_at, last_seen_at, last_request_id)
         select fingerprint, route, name, place, times, first_seen_at, last_seen_at, last_request_id
         from jsonb_to_recordset($1::jsonb) as g(fingerprint text, route text, name text, place text, times bigint,
           first_seen_at timestamptz, last_seen_at timestamptz, last_request_id text)
         order by fingerprint
         on conflict (fingerprint) do update set times = known.times + excluded.times,
           last_seen_at = greatest(known.last_seen_at, excluded.last_seen_at),
           last_request_id = excluded.last_request_id`,
        [JSON.stringify([...groups.values()])],
      );
    } catch (error) {
      for (const [kind, group] of groups) if (!this.#groups.has(kind)) this.#groups.set(kind, group);
      throw error;
    }
    await db.directory(
      `delete from server_errors where last_seen_at < $1::timestamptz - make_interval(days => $2)
         or fingerprint in (select fingerprint from server_errors order by last_seen_at desc offset $3)`,
      [now, KEPT_DAYS, MAX_KEPT],
    );
  }
}
