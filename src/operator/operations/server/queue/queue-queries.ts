import type { Id } from "#platform/domain/ids.ts";
import type { Database } from "#platform/server/db/in-tenant.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import type { JobState, ServerErrorRow } from "../../contract/queue.ts";

export interface QueueSums {
  readonly waiting: number;
  readonly retrying: number;
  readonly running: number;
  readonly failed: number;
  readonly oldest_due: Date | null;
}

/** How many jobs there are of each state. */
export async function queueSums(db: Database, now: Date): Promise<QueueSums | undefined> {
  const [row] = await db.directory<QueueSums>(
    "select waiting, retrying, running, failed, oldest_due from operation_sums($1)",
    [now],
  );
  return row;
}

export interface JobRow {
  readonly id: number;
  readonly name: string;
  readonly tenant_id: Id<"Tenant"> | null;
  readonly tenant_name: string | null;
  readonly state: JobState;
  readonly attempts: number;
  readonly max_attempts: number;
  readonly last_error: string | null;
  readonly created_at: Date;
  readonly run_at: Date;
}

/** The jobs of a state, those that were due first before the others. */
export function jobsOf(db: Database, state: JobState, most: number): Promise<JobRow[]> {
  return db.directory(
    `select j.id, j.name, t.id as tenant_id, t.name as tenant_name, j.state, j.attempts, j.max_attempts, j.last_error,
       j.created_at, j.run_at
     from operation_jobs($1, $2) j left join tenants t on t.id = j.tenant_id order by j.run_at, j.id`,
    [state, most],
  );
}

export interface RoundRow {
  readonly name: string;
  readonly last_run_at: Date | null;
}

/** The jobs by the clock, and when each ran last. */
export function roundsByTheClock(db: Database): Promise<RoundRow[]> {
  return db.directory("select name, last_run_at from operation_rounds() order by name", []);
}

/** What went wrong in the server lately, the newest first. */
export function latestErrors(db: Database): Promise<ServerErrorRow[]> {
  return db.directory(
    `select fingerprint, route, name, place, times, first_seen_at, last_seen_at, last_request_id
     from server_errors order by last_seen_at desc limit 100`,
    [],
  );
}

/** Tries a failed job again; its name, or nothing when there is no such job any more. */
export async function tryJobAgain(tx: Tx, id: number): Promise<string | null> {
  const [row] = await tx.query<{ name: string | null }>({
    text: "select retry_failed_job($1) as name -- a job's tenant_id travels in its payload",
    values: [id],
  });
  return row?.name ?? null;
}

/** Takes a failed job away; its name, or nothing when there is no such job any more. */
export async function dropJob(tx: Tx, id: number): Promise<string | null> {
  const [row] = await tx.query<{ name: string | null }>({
    text: "select give_up_failed_job($1) as name -- a job's tenant_id travels in its payload",
    values: [id],
  });
  return row?.name ?? null;
}
