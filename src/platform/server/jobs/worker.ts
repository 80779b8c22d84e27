import { EventEmitter } from "node:events";
import { Logger, parseCronItems, type RunnerOptions, run, type Task } from "graphile-worker";
import type { Pool } from "pg";
import type { Logger as Pino } from "pino";
import type { Deps } from "../deps.ts";
import { ErrorGroups, type MetFault } from "../log/error-groups.ts";
import { connectionBudget } from "../postgres/connection-budget.ts";
import { type JobDefinition, type JobLane, jobLanes } from "./jobs.ts";
import { type KeptRunner, keptRunner } from "./kept-runner.ts";
import { createWorkerPool } from "./worker-pool.ts";

/** Jobs at once; the worker has more connections: two for its notices and its schedule, one for the notices of each lane. */
const CONCURRENCY = connectionBudget.worker - 2 - jobLanes.length;
/** Jobs of a lane at once. Those that wait for strangers hold no connection meanwhile. */
const LANE_CONCURRENCY: Readonly<Record<JobLane, number>> = { webhooks: 8, "slow webhooks": 8, long: 1 };
/** Jobs are waited for this long when the process stops; what is not done then is taken up again by another worker. */
const STOP_MS = 5_000;
/** Faults of jobs are written down together so often, in milliseconds, and before the worker stops. */
const WRITE_FAULTS_MS = 10_000;
/** A job added while the notification was missed is found after this time at the latest. */
const POLL_MS = 2_000;

type Events = NonNullable<RunnerOptions["events"]>;

export interface RunningWorker {
  /** Takes no new jobs, waits for those in flight and closes the connections. */
  stop(): Promise<void>;
}

/**
 * Runs jobs until stopped. They are rows of the database (graphile-worker), taken as the owner role because its
 * tables are closed to the application; what a job does to data goes through `deps.db` and row level security.
 */
export async function startWorker(
  deps: Deps,
  ownerUrl: string,
  definitions: readonly JobDefinition[],
): Promise<RunningWorker> {
  const log = deps.log.child({ part: "worker" });
  const faults = countFaults(deps, log);
  const pgPool = createWorkerPool(ownerUrl, connectionBudget.worker);
  const keepLane = (lane: JobLane | undefined) => {
    const ofLane = definitions.filter((definition) => definition.lane === lane);
    const events = toldEvents(faults, log);
    const taken = takenJobs(events, pgPool);
    const begin = () =>
      run({
        pgPool,
        concurrency: lane === undefined ? CONCURRENCY : LANE_CONCURRENCY[lane],
        pollInterval: POLL_MS,
        gracefulShutdownAbortTimeout: STOP_MS,
        noHandleSignals: true,
        noPreparedStatements: true,
        // Without it a stop does not wait until the end of a job is written down, and the job would run again.
        preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
        events,
        logger: loggerOf(log),
        taskList: Object.fromEntries(ofLane.map((definition) => [definition.name, taskOf(definition, deps)])),
        parsedCronItems: schedules(ofLane),
      });
    return keptRunner(async () => {
      await taken.giveBack();
      return begin();
    }, log);
  };
  const lanes = jobLanes.filter((lane) => definitions.some((definition) => definition.lane === lane));
  const runners: KeptRunner[] = [];
  // One after the other: each looks after the same tables when it starts.
  for (const lane of [undefined, ...lanes]) runners.push(await keepLane(lane));
  return {
    async stop() {
      await Promise.all(runners.map((runner) => runner.stop()));
      await faults.stop();
      await pgPool.end();
    },
  };
}

/** What becomes of jobs, in the log. */
function toldEvents(faults: Pick<ReturnType<typeof countFaults>, "met">, log: Pino): Events {
  const events: Events = new EventEmitter();
  events.on("job:success", ({ job }) => log.info({ job: job.task_identifier, id: job.id }, "job done"));
  events.on("job:error", ({ job, error }) => {
    faults.met({ route: `job ${job.task_identifier}`, error, requestId: `job ${job.id}` });
    if (job.attempts < job.max_attempts)
      log.warn({ ...nameOf(job), err: error }, "job failed and will be tried again");
  });
  events.on("job:failed", ({ job, error }) =>
    log.error({ ...nameOf(job), err: error }, "job failed for good: it waits for a person"),
  );
  return events;
}

/** What a lane that ended by itself had taken and could not write down is free again at once, not after the library's four hours. */
function takenJobs(events: Events, pgPool: Pool) {
  let takenBy: string | undefined;
  events.on("pool:create", ({ workerPool }) => {
    takenBy = workerPool.id;
  });
  return {
    giveBack: async () => {
      if (takenBy !== undefined)
        await pgPool.query("select graphile_worker.force_unlock_workers($1)", [[takenBy]]);
    },
  };
}

/** What fails in jobs stands beside what fails in requests, for the platform's operator. */
function countFaults({ db, clock }: Deps, log: Pino) {
  const groups = new ErrorGroups();
  const write = () =>
    groups
      .write(db, clock())
      .catch((error: unknown) => log.warn({ err: error }, "faults not written down; next try soon"));
  const timer = setInterval(() => void write(), WRITE_FAULTS_MS);
  timer.unref();
  return {
    met: (fault: MetFault) => groups.met(fault, clock()),
    async stop() {
      clearInterval(timer);
      await write();
    },
  };
}

function nameOf(job: { task_identifier: string; id: string; attempts: number; max_attempts: number }) {
  return { job: job.task_identifier, id: job.id, attempt: job.attempts, attempts: job.max_attempts };
}

function taskOf(definition: JobDefinition, deps: Deps): Task {
  return async (raw) => definition.handle(definition.payload.parse(raw), deps);
}

function schedules(definitions: readonly JobDefinition[]) {
  const items = definitions.flatMap(({ name, schedule, maxAttempts }) =>
    schedule === undefined ? [] : [{ task: name, match: schedule, options: { maxAttempts } }],
  );
  return parseCronItems(items);
}

/** The library's own words in our log; about single jobs we speak ourselves. */
function loggerOf(log: Pino): Logger {
  return new Logger(() => (level, message, about) => {
    if (about?.job !== undefined && !("fatalError" in about)) return;
    switch (level) {
      case "error":
        log.error(message);
        return;
      case "warning":
        log.warn(message);
        return;
      default:
        log.debug(message);
    }
  });
}
