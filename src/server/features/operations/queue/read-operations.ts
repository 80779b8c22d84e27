import { type readOperations as definition, MOST_JOBS } from "../../../../contract/operations/queue.ts";
import type { QueryOf, ResponseOf } from "../../../../contract/platform/define.ts";
import { withoutPersonalData } from "../../../../domain/operations/without-personal-data.ts";
import type { Database } from "../../../platform/db/in-tenant.ts";
import { required } from "../../../platform/http/app-error.ts";
import { jobsOf, latestErrors, queueSums, roundsByTheClock } from "./queue-queries.ts";

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
    rounds,
    errors,
  };
}
