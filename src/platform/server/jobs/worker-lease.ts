import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";

/** Advisory lock that all running workers of a database share; a number of our own. */
const WORKERS = 711_420_139;
/** Pause before a lost lease is taken again, in milliseconds. */
const AGAIN_MS = 500;

export interface WorkerLease {
  /** True if no other worker ran when this one began: whatever is locked or claimed then belongs to one that died. */
  readonly isAlone: boolean;
  end(): Promise<void>;
}

/**
 * Says that a worker runs, for as long as its connection lives, and frees the jobs of those that died when no other runs: the
 * library itself waits four hours.
 */
export async function takeWorkerLease(url: string): Promise<WorkerLease> {
  const ended = new AbortController();
  const first = await connected(url);
  const { rows } = await first.query<{ alone: boolean }>("select pg_try_advisory_lock($1) as alone", [
    WORKERS,
  ]);
  const isAlone = rows[0]?.alone === true;
  if (isAlone)
    await first.query(
      `select graphile_worker.force_unlock_workers(array(
        select distinct locked_by from graphile_worker._private_jobs where locked_by is not null))`,
    );
  await first.query("select pg_advisory_lock_shared($1)", [WORKERS]);
  if (isAlone) await first.query("select pg_advisory_unlock($1)", [WORKERS]);
  let client = first;
  const keep = async (): Promise<void> => {
    await new Promise<void>((lost) => client.once("end", lost));
    while (!ended.signal.aborted) {
      try {
        client = await connected(url);
        await client.query("select pg_advisory_lock_shared($1)", [WORKERS]);
        return keep();
      } catch {
        await pause(AGAIN_MS);
      }
    }
  };
  const kept = keep();
  return {
    isAlone,
    async end() {
      ended.abort();
      await client.end().catch(() => undefined);
      await kept;
    },
  };
}

async function connected(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  // A lost connection ends; that is enough to know.
  client.on("error", () => undefined);
  await client.connect();
  return client;
}
