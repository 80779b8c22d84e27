import { readFileSync } from "node:fs";
import path from "node:path";
import pg from "pg";
import { afterAll, beforeAll, expect, type ProvidedContext } from "vitest";
import type { EmbeddedPostgres } from "#platform/server/postgres/start-embedded-postgres.ts";
import { startThrowawayPostgres } from "#platform/server/postgres/throwaway-postgres.ts";
import { createTemplate } from "../database.ts";

export interface OwnCluster {
  urls(): ProvidedContext["postgres"];
  /** Looks into it once, with a connection of its own. */
  look<Row extends object>(text: string): Promise<Row[]>;
  /** Ends it at once, as a crash does; it is started again by itself. */
  crash(): Promise<void>;
  /** Waits until it answers. */
  isBack(): Promise<void>;
}

/** A PostgreSQL of this test file's own, which may be killed, with a migrated template. */
export function ownCluster(): OwnCluster {
  let postgres: EmbeddedPostgres;
  const look = async <Row extends object>(text: string): Promise<Row[]> => {
    const client = new pg.Client({ connectionString: postgres.superuserUrl });
    client.on("error", () => undefined);
    await client.connect();
    try {
      return (await client.query<Row>(text)).rows;
    } finally {
      await client.end();
    }
  };
  beforeAll(async () => {
    postgres = await startThrowawayPostgres();
    // What was told as committed is to stand after a crash. The setting of a role wins over the command line.
    await look("alter role all set synchronous_commit = on");
    await createTemplate(postgres.superuserUrl, postgres.ownerUrl);
  });
  afterAll(() => postgres.stop());
  return {
    urls: () => postgres,
    look,
    crash: async () => {
      const [row] = await look<{ data_directory: string }>("show data_directory");
      const note = readFileSync(path.join(row?.data_directory ?? "", "postmaster.pid"), "utf8");
      process.kill(Number(note.split("\n", 1)), "SIGQUIT");
    },
    isBack: () => expect.poll(() => look("select 1").catch(() => [])).toHaveLength(1),
  };
}
