import type pg from "pg";
import type { Database } from "#platform/server/db/in-tenant.ts";

type Send = (...parameters: unknown[]) => Promise<unknown>;

/** Moment of a transaction that wrote something: before or after its commit. */
export type HeldMoment = "before" | "after";

/**
 * The `query` of a client whose transactions that wrote something wait for ever where `isHeld` says so, which `tell` hears. `isHeld` is
 * asked before and after each commit.
 */
export function holdingCommits(
  client: pg.PoolClient,
  isHeld: (moment: HeldMoment) => boolean,
  tell: () => void,
): pg.PoolClient["query"] {
  const send = client.query.bind(client) as unknown as Send;
  let hasWritten = false;
  const hold = () => {
    tell();
    return new Promise(() => undefined);
  };
  const held: Send = async (statement, ...rest) => {
    const text = typeof statement === "string" ? statement : (statement as { text: string }).text;
    if (/^begin\b/.test(text)) hasWritten = false;
    if (/\b(insert into|update \S+ (\S+ )?set|delete from)\b/i.test(text)) hasWritten = true;
    if (!hasWritten || !/\bcommit$/.test(text)) return send(statement, ...rest);
    if (isHeld("before")) return hold();
    const committed = await send(statement, ...rest);
    return isHeld("after") ? hold() : committed;
  };
  return held as pg.PoolClient["query"];
}

/** The `query` of a client that, while `isHeld` says so, sleeps where it should read the restaurant's newest number: it is answered only by an end. */
export function holdingReadings(client: pg.PoolClient, isHeld: () => boolean): pg.PoolClient["query"] {
  const send = client.query.bind(client) as unknown as Send;
  const held: Send = (statement, ...rest) => {
    const text = typeof statement === "string" ? statement : (statement as { text: string }).text;
    return isHeld() && /^select "value" from "counters"/.test(text)
      ? send("select pg_sleep(600)")
      : send(statement, ...rest);
  };
  return held as pg.PoolClient["query"];
}

/** Counts the transactions of this database that wait for another one's lock. */
export async function waitingOnLocks(db: Database): Promise<number> {
  const rows = await db.directory(
    "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
    [],
  );
  return rows.length;
}
