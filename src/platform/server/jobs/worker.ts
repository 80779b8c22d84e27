import { EventEmitter } from "node:events";
import { setTimeout as pause } from "node:timers/promises";
import { Logger, parseCronItems, type Runner, type RunnerOptions, run, type Task } from "graphile-worker";
import pg, { type Pool } from "pg";
import type { Logger as Pino } from "pino";
import type { Deps } from "../deps.ts";
import { ErrorGroups, type FoundFault } from "../log/error-groups.ts";
import { connectionBudget } from "../postgres/connection-budget.ts";
import { addJobWithoutTenant, type JobDefinition, type JobLane, jobLanes } from "./jobs.ts";
import { takeWorkerLease } from "./worker-lease.ts";

/** Jobs at once; the worker has more connections: two for its notices and its schedule, one for the notices of each lane. */
const CONCURRENCY = connectionBudget.worker - 2 - jobLanes.length;
/** Jobs of a lane at once. Jobs that wait for foreign servers hold no connection meanwhile. */
const LANE_CONCURRENCY: Readonly<Record<JobLane, number>> = { webhooks: 8, "slow webhooks": 8, long: 1 };
/** Time in milliseconds that running jobs get when the process stops; another worker takes up unfinished ones. */
const STOP_MS = 5_000;
/** Interval in milliseconds of storing the faults of jobs; they are also stored before the worker stops. */
const WRITE_FAULTS_MS = 10_000;
/** Longest time in milliseconds until a job is found whose notification was missed. */
const POLL_MS = 2_000;

type Events = NonNullable<RunnerOptions["events"]>;

export interface RunningWorker {
  /** Takes no new jobs, waits for those in flight and closes the connections. */
  stop(): Promise<void>;
}

/**
 * Runs jobs until stopped. They are rows of the database (graphile-worker), taken as the owner role because its
 * tables are closed to the application; what a job does to data goes through `deps.db` and row level security. What a
 * worker that died had in hand goes on at once when no other worker runs.
 */
export async function startWorker(
  deps: Deps,
  ownerUrl: string,
  definitions: readonly JobDefinition[],
): Promise<RunningWorker> {
  const log = deps.log.child({ part: "worker" });
  const faults = countFaults(deps, log);
  const pgPool = createWorkerPool(ownerUrl, connectionBudget.worker);
  const lease = await takeWorkerLease(ownerUrl);
  if (lease.isAlone)
    for (const definition of definitions.filter(({ afterDeath }) => afterDeath))
      await addJobWithoutTenant(deps.db, definition, {});
  const keepLane = (lane: JobLane | undefined) => {
    const ofLane = definitions.filter((definition) => definition.lane === lane);
    const events = jobEvents(faults, log);
    const taken = jobRelease(events, pgPool);
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
    return restartingRunner(async () => {
      await taken.giveBack();
      return begin();
    }, log);
  };
  const lanes = jobLanes.filter((lane) => definitions.some((definition) => definition.lane === lane));
  const runners: RestartingRunner[] = [];
  // One after the other: each changes the same tables when it starts.
  for (const lane of [undefined, ...lanes]) runners.push(await keepLane(lane));
  return {
    async stop() {
      await Promise.all(runners.map((runner) => runner.stop()));
      await lease.end();
      await faults.stop();
      await pgPool.end();
    },
  };
}

/** Logs the outcome of jobs. */
function jobEvents(faults: Pick<ReturnType<typeof countFaults>, "met">, log: Pino): Events {
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

/** Frees the jobs of a lane that ended by itself at once, not after the library's four hours. */
function jobRelease(events: Events, pgPool: Pool) {
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

/** Stores faults of jobs beside those of requests, for the platform's operator. */
function countFaults({ db, clock }: Deps, log: Pino) {
  const groups = new ErrorGroups();
  const write = () =>
    groups
      .write(db, clock())
      .catch((error: unknown) => log.warn({ err: error }, "faults not written down; next try soon"));
  const timer = setInterval(() => void write(), WRITE_FAULTS_MS);
  timer.unref();
  return {
    met: (fault: FoundFault) => groups.met(fault, clock()),
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

/** Puts the library's messages into our log; those about single jobs are our own. */
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

/** Pause before a runner that ended by itself is started again, in milliseconds. */
const AGAIN_AFTER_MS = 500;

interface RestartingRunner {
  /** Takes no new jobs and waits for those in flight. */
  stop(): Promise<void>;
}

/**
 * Keeps a runner of jobs running. When the library could not store the end of a job, as when the database
 * crashes in that moment, it gives up the runner without a further word: such a runner is started again until
 * it runs. Rejects when the first start fails.
 */
async function restartingRunner(begin: () => Promise<Runner>, log: Pino): Promise<RestartingRunner> {
  const asked = new AbortController();
  let runner = await begin();
  const beginAgain = async (): Promise<void> => {
    try {
      await pause(AGAIN_AFTER_MS, undefined, { signal: asked.signal });
      runner = await begin();
    } catch (error) {
      if (asked.signal.aborted) return;
      log.warn({ err: error }, "the worker could not be begun; next try soon");
      await beginAgain();
    }
  };
  const keep = async (): Promise<void> => {
    const cause = await runner.promise.then(
      () => undefined,
      (error: unknown) => error,
    );
    if (asked.signal.aborted) return;
    log.error({ err: cause }, "the worker ended by itself and is begun again");
    await beginAgain();
    // A stop during the start did not reach this runner.
    if (asked.signal.aborted) await stopRunner(runner);
    else await keep();
  };
  const kept = keep();
  return {
    stop: async () => {
      asked.abort();
      await stopRunner(runner);
      await kept;
    },
  };
}

async function stopRunner(runner: Runner): Promise<void> {
  // It rejects when it has ended by itself, which is fine.
  await runner.stop().catch(() => undefined);
  await runner.promise.catch(() => undefined);
}

/**
 * Creates the worker's connections. A pool of the library's own would begin to close and remove its listeners
 * without waiting for the end: a database that stops in that moment then ended the process with an error.
 */
function createWorkerPool(url: string, max: number): pg.Pool {
  const pool = new pg.Pool({ connectionString: url, max });
  // The pool replaces a broken connection, and the next query on it reports real trouble.
  const stay = () => undefined;
  pool.on("error", stay);
  pool.on("connect", (client) => client.on("error", stay));
  return pool;
}
