import type { QueryOf, ResponseOf } from "#platform/contract/define.ts";
import type { Database } from "#platform/server/db/in-tenant.ts";
import { required } from "#platform/server/http/app-error.ts";
import { type readOperations as definition, MOST_JOBS, type OperationRound } from "../../contract/queue.ts";
import { isKnownJob, knownJobs } from "../../domain/known-jobs.ts";
import { isRoundLate, minutesBetweenRuns, nextRun } from "../../domain/round-time.ts";
import { withoutPersonalData } from "../../domain/without-personal-data.ts";
import { jobsOf, latestErrors, queueSums, type RoundRow, roundsByTheClock } from "./queue-queries.ts";

/** The queue, the rounds by the clock and what went wrong, as they are now. */
export async function readOperations(
  db: Database,
  { state }: QueryOf<typeof definition>,
  now: Date,
): Promise<ResponseOf<typeof definition>> {
  const [sums, jobs, rounds, errors] = await Promise.all([
    queueSums(db, now),
    jobsOf(db, state, MOST_JOBS),
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

/** A round with when it runs; it follows from its schedule, which the worker and this server have of one source. */
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
