import type pg from "pg";
import { createDatabase, type Database } from "#platform/server/db/in-tenant.ts";
import { createPool } from "#platform/server/db/pool.ts";
import { patience } from "../database.ts";
import { type HeldMoment, holdingCommits } from "../holding-commits.ts";

/** Moment of a death: before, or after, the commit of the n-th transaction that wrote something. */
export interface Death {
  readonly moment: HeldMoment;
  readonly nth: number;
}

/**
 * A database that answers until its user's death, then never again: `onDeath` is told. `cut` ends its connections without a word, as the
 * end of a process does.
 */
export function dyingDatabase(
  appUrl: string,
  { moment, nth }: Death,
  onDeath: () => void,
): { readonly db: Database; cut(): void } {
  let commits = 0;
  // Asked twice for each transaction.
  const isHeld = (asked: HeldMoment) => {
    commits += asked === "before" ? 1 : 0;
    return commits === nth && asked === moment;
  };
  const clients = new Set<pg.PoolClient>();
  const pool = createPool({ url: appUrl, max: 2, ...patience });
  pool.on("connect", (client) => {
    clients.add(client);
    client.on("error", () => undefined);
    client.query = holdingCommits(client, isHeld, onDeath);
  });
  return {
    db: createDatabase(pool, () => undefined),
    cut: () => {
      for (const client of clients) streamOf(client).destroy();
    },
  };
}

/** Its types leave out the line to the server. */
function streamOf(client: pg.PoolClient): { destroy(): void } {
  return (client as unknown as { readonly connection: { readonly stream: { destroy(): void } } }).connection
    .stream;
}
