import type { QueryOf, ResponseOf } from "#platform/contract/define.ts";
import type { Id } from "#platform/domain/ids.ts";
import { recordAudit } from "#platform/server/audit/record-audit.ts";
import type { Database } from "#platform/server/db/in-tenant.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { found, required } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import {
  type readOperations as definition,
  type JobState,
  MAX_JOBS,
  type OperationRound,
  type ServerErrorRow,
} from "../../contract/queue.ts";
import { isKnownJob, knownJobs } from "../../domain/known-jobs.ts";
import { isRoundLate, minutesBetweenRuns, nextRun } from "../../domain/round-time.ts";
import { withoutPersonalData } from "../../domain/without-personal-data.ts";

interface QueueSums {
  readonly waiting: number;
  readonly retrying: number;
  readonly running: number;
  readonly failed: number;
  readonly oldest_due: Date | null;
}

/** Counts the jobs of each state. */
async function queueSums(db: Database, now: Date): Promise<QueueSums | undefined> {
  const [row] = await db.directory<QueueSums>(
    "select waiting, retrying, running, failed, oldest_due from operation_sums($1)",
    [now],
  );
  return row;
}

interface JobRow {
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

/** Returns the jobs of a state, those that were due first before the others. */
export function jobsOf(db: Database, state: JobState, most: number): Promise<JobRow[]> {
  return db.directory(
    `select j.id, j.name, t.id as tenant_id, t.name as tenant_name, j.state, j.attempts, j.max_attempts, j.last_error,
       j.created_at, j.run_at
     from operation_jobs($1, $2) j left join tenants t on t.id = j.tenant_id order by j.run_at, j.id`,
    [state, most],
  );
}

interface RoundRow {
  readonly name: string;
  readonly last_run_at: Date | null;
}

/** Returns the jobs by the clock with their last run. */
function roundsByTheClock(db: Database): Promise<RoundRow[]> {
  return db.directory("select name, last_run_at from operation_rounds() order by name", []);
}

/** Returns the latest errors of the server, the newest first. */
function latestErrors(db: Database): Promise<ServerErrorRow[]> {
  return db.directory(
    `select fingerprint, route, name, place, times, first_seen_at, last_seen_at, last_request_id
     from server_errors order by last_seen_at desc limit 100`,
    [],
  );
}

/** Puts a failed job back into the queue. Returns its name, or null when there is no such job any more. */
async function tryJobAgain(tx: Tx, id: number): Promise<string | null> {
  const [row] = await tx.query<{ name: string | null }>({
    text: "select retry_failed_job($1) as name -- a job's tenant_id travels in its payload",
    values: [id],
  });
  return row?.name ?? null;
}

/** Removes a failed job. Returns its name, or null when there is no such job any more. */
async function dropJob(tx: Tx, id: number): Promise<string | null> {
  const [row] = await tx.query<{ name: string | null }>({
    text: "select give_up_failed_job($1) as name -- a job's tenant_id travels in its payload",
    values: [id],
  });
  return row?.name ?? null;
}

/** Reads the queue, the rounds by the clock and the latest errors. */
export async function readOperations(
  db: Database,
  { state }: QueryOf<typeof definition>,
  now: Date,
): Promise<ResponseOf<typeof definition>> {
  const [sums, jobs, rounds, errors] = await Promise.all([
    queueSums(db, now),
    jobsOf(db, state, MAX_JOBS),
    roundsByTheClock(db),
    latestErrors(db),
  ]);
  return {
    ...required(sums, "how many jobs there are"),
    jobs: jobs.map(({ last_error, ...job }) => ({
      ...job,
      error: last_error === null ? null : withoutPersonalData(last_error),
    })),
    rounds: rounds.map((round) => roundView(round, now)),
    errors,
  };
}

/** Adds the next run to a round; it follows from the schedule, which the worker and this server share. */
function roundView({ name, last_run_at }: RoundRow, now: Date): OperationRound {
  const cron = isKnownJob(name) ? knownJobs[name] : null;
  if (cron === null) return { name, last_run_at, every_minutes: null, next_run_at: null, is_late: false };
  return {
    name,
    last_run_at,
    every_minutes: minutesBetweenRuns(cron),
    next_run_at: nextRun(cron, now),
    is_late: isRoundLate(cron, last_run_at, now),
  };
}

/** Puts a failed job back into the queue. Throws `not_found` when it is no failed job any more. */
export function retryJob(ctx: StaffContext, id: number): Promise<{ message: string }> {
  return ctx.inTenant(async (tx) => {
    const name = found((await tryJobAgain(tx, id)) ?? undefined);
    await recordAudit(tx, ctx, [
      { action: "job.retried", subject: "job", subjectId: id, before: null, after: { name } },
    ]);
    return { message: ctx.say("operations.reply.job_retried") };
  });
}

/** Gives a failed job up: it is never done. Throws `not_found` when it is no failed job any more. */
export function giveUpJob(ctx: StaffContext, id: number): Promise<{ message: string }> {
  return ctx.inTenant(async (tx) => {
    const name = found((await dropJob(tx, id)) ?? undefined);
    await recordAudit(tx, ctx, [
      { action: "job.given_up", subject: "job", subjectId: id, before: { name }, after: null },
    ]);
    return { message: ctx.say("operations.reply.job_given_up") };
  });
}
