import { fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import pg from "pg";
import type { TaxDocumentId } from "#platform/domain/ids.ts";
import { MINUTE_MS } from "#platform/domain/periods/durations.ts";
import { required } from "#platform/server/http/app-error.ts";
import { jobs } from "../../jobs.ts";
import { afterEachFile } from "../after-each-file.ts";
import { type Death, dyingDatabase } from "../killed/dying-database.ts";
import { testNow } from "../test-clock.ts";
import type { WaitingJob } from "../waiting-jobs.ts";
import type { IssuingFloor } from "./issuer.ts";

/** Job of the queue for tax documents. */
const SEND = "send-tax-document";
const TAX_JOBS = [SEND, "tend-contingency", "make-test-documents"];

/** Time goes on for the restaurant and for its ministry alike. */
export function travel({ server }: IssuingFloor, ms: number): void {
  server.clock.now = new Date((server.clock.now ?? testNow()).getTime() + ms);
}

/** The restaurant's jobs that wait, taken out of the queue. */
export async function takeJobs({ server, small }: IssuingFloor): Promise<WaitingJob[]> {
  const client = new pg.Client(server.ownerUrl);
  await client.connect();
  const { rows } = await client.query<WaitingJob>(
    `with taken as (delete from graphile_worker._private_jobs j using graphile_worker._private_tasks t
        where t.id = j.task_id and t.identifier = any($1) and (j.payload->>'tenantId')::bigint = $2
        returning j.id, t.identifier as name, j.payload)
      select name, payload from taken order by id`,
    [TAX_JOBS, small.tenantId],
  );
  await client.end();
  return rows;
}

/** Lets the queue work for so many times twenty minutes, which is longer than most of its waits, or until nothing waits. */
export async function work(floor: IssuingFloor, rounds = 12): Promise<void> {
  for (let round = 0; round < rounds; round += 1) {
    const taken = await takeJobs(floor);
    if (taken.length === 0) return;
    for (const { name, payload } of taken) await runJob(floor, name, payload);
    travel(floor, 20 * MINUTE_MS);
  }
}

/** Runs a job as the worker does; its waits cost nothing. */
export async function runJob(floor: IssuingFloor, name: string, payload: object): Promise<void> {
  const job = jobs.find((known) => known.name === name);
  const checked = job?.payload.parse(payload);
  if (name === SEND) await floor.deliver((checked as { documentId: TaxDocumentId }).documentId);
  else await job?.handle(checked as never, floor.deps);
}

const script = fileURLToPath(new URL("killable-job.ts", import.meta.url));

/**
 * Runs a job whose database never answers again from its n-th transaction that writes on, before or after its commit, and then breaks off:
 * for database and ministry the same as a killed worker, without a process. False: it ended before that.
 */
export async function stopJob(
  floor: IssuingFloor,
  { name, payload }: WaitingJob,
  death: Death,
): Promise<boolean> {
  const job = required(
    jobs.find((known) => known.name === name),
    "a known job",
  );
  const { promise: dead, resolve: die } = Promise.withResolvers<boolean>();
  const { db, cut } = dyingDatabase(floor.server.appUrl, death, () => die(true));
  const ended = job.handle(job.payload.parse(payload) as never, { ...floor.deps, db }).then(() => false);
  const wasStopped = await Promise.race([dead, ended]);
  cut();
  return wasStopped;
}

/** The same in a process of its own that is killed then. */
export async function killJob(
  { server, ministry }: IssuingFloor,
  { name, payload }: WaitingJob,
  { moment, nth }: Death,
): Promise<boolean> {
  const ahead = server.deps.clock().getTime() - Date.now();
  const args = [server.appUrl, ministry.address, `${ahead}`, moment, `${nth}`, name, JSON.stringify(payload)];
  const child = fork(script, args, { execArgv: [], stdio: "ignore" });
  afterEachFile(() => child.kill("SIGKILL"));
  const [told] = (await once(child, "message")) as ["held" | "done"];
  const gone = once(child, "exit");
  child.kill("SIGKILL");
  await gone;
  return told === "held";
}
