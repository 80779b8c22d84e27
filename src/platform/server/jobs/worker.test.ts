import pg from "pg";
import pino from "pino";
import { afterAll, expect, onTestFinished, test, vi } from "vitest";
import { z } from "zod";
import { jobs } from "#app/server/jobs.ts";
import { aBrowser } from "#app/server/testing/browser.ts";
import { aPerson } from "#app/server/testing/sessions.ts";
import { ownTestServer } from "#app/server/testing/test-server.ts";
import { forgotPassword } from "#core/auth/contract/password-reset.ts";
import { createTenant } from "#core/tenants/server/public.ts";
import { sendMail } from "../../outside/mail/send-mail.ts";
import { addJob, addJobWithoutTenant, type JobDefinition, job } from "./jobs.ts";
import { startWorker } from "./worker.ts";

const server = await ownTestServer();
const tenantId = await createTenant(server.db, { name: "La Casa" });
const owner = new pg.Client(server.ownerUrl);
await owner.connect();
afterAll(() => owner.end());

interface Line {
  level: number;
  msg: string;
  job?: string;
  attempt?: number;
}

/** A worker of these jobs and what it wrote into the log. */
async function aWorker(definitions: readonly JobDefinition[]) {
  const lines: Line[] = [];
  const log = pino({ level: "info" }, { write: (line: string) => void lines.push(JSON.parse(line)) });
  const worker = await startWorker({ ...server.deps, log }, server.ownerUrl, definitions);
  return { ...worker, lines };
}

/** Makes waiting jobs due now: the library waits longer after each failure. */
async function hurry(): Promise<void> {
  await owner.query("update graphile_worker._private_jobs set run_at = now() where locked_at is null");
}

const waiting = async (name: string) => {
  const { rows } = await owner.query<{ attempts: number; max_attempts: number; last_error: string | null }>(
    "select attempts, max_attempts, last_error from graphile_worker.jobs where task_identifier = $1",
    [name],
  );
  return rows;
};

test("from the request to the mail: the worker mails the link", async () => {
  const { username } = await aPerson(server, tenantId, {});
  const worker = await aWorker(jobs);
  await aBrowser(server).call(forgotPassword, { body: { username } });
  await expect
    .poll(() => server.mails.find(({ to }) => to === username)?.text)
    .toContain("/reset-password?token=");
  await expect.poll(() => worker.lines.some(({ msg }) => msg === "job done")).toBe(true);
  await worker.stop();
});

test("a job exists if and only if its transaction commits", async () => {
  const mail = { to: "nobody@test.example", subject: "never", text: "", html: "" };
  const failing = server.db.inTenant(tenantId, async (tx) => {
    await addJob(tx, sendMail, mail);
    throw new Error("changed my mind");
  });
  await expect(failing).rejects.toThrow("changed my mind");
  expect(await waiting("send-mail")).toEqual([]);
  await server.db.inTenant(tenantId, (tx) => addJob(tx, sendMail, mail));
  expect(await waiting("send-mail")).toHaveLength(1);
  const worker = await aWorker(jobs);
  await expect.poll(() => server.mails.filter(({ subject }) => subject === "never").length).toBe(1);
  await worker.stop();
});

test("a job that fails is logged, tried again and then left in plain sight", async () => {
  let tries = 0;
  const flaky = job({
    name: "flaky",
    payload: z.object({}),
    maxAttempts: 2,
    handle: async () => {
      tries += 1;
      throw new Error("the mail server is away");
    },
  });
  const worker = await aWorker([flaky]);
  await addJobWithoutTenant(server.db, flaky, {});
  await expect
    .poll(() => worker.lines.find(({ level }) => level === 40))
    .toMatchObject({ job: "flaky", attempt: 1 });
  await hurry();
  await expect
    .poll(() => worker.lines.find(({ level }) => level === 50))
    .toMatchObject({ job: "flaky", attempt: 2, err: { message: "the mail server is away" } });
  await worker.stop();
  expect(tries).toBe(2);
  expect(await waiting("flaky")).toEqual([
    { attempts: 2, max_attempts: 2, last_error: expect.stringContaining("the mail server is away") },
  ]);
});

test("a payload that is not what the job expects never reaches it", async () => {
  const seen: unknown[] = [];
  const strict = job({
    name: "strict",
    payload: z.object({ orderId: z.number().int() }),
    maxAttempts: 1,
    handle: async (payload) => void seen.push(payload),
  });
  const worker = await aWorker([strict]);
  await server.db.directory("select enqueue_job('strict', $1::json, 1)", ['{"orderId":"7; drop table"}']);
  await addJobWithoutTenant(server.db, strict, { orderId: 7 });
  await expect.poll(() => seen).toEqual([{ orderId: 7 }]);
  await expect
    .poll(() => worker.lines.some(({ level, job: name }) => level === 50 && name === "strict"))
    .toBe(true);
  await worker.stop();
});

test("a job with a schedule is planned once, however many workers run", async () => {
  const scheduled = jobs.filter(({ schedule }) => schedule !== undefined);
  const names = [
    "clean-up",
    "compare-tax-documents",
    "drop-kept-documents",
    "drop-old-webhooks",
    "drop-unused-pictures",
    "end-forgotten-orders",
    "end-look-ins",
    "follow-forgotten-documents",
    "mail-certificate-end",
    "mail-day-summaries",
    "mail-what-runs-out",
    "publish-news",
    "sum-platform-days",
    "sum-report-days",
    "sum-tenant-health",
    "sweep-data-exports",
    "sweep-sign-ups",
    "sweep-tax-documents",
    "sweep-webhooks",
    "tend-subscriptions",
    "tend-tenant-deletions",
  ];
  expect(scheduled.map(({ name }) => name).toSorted()).toEqual(names);
  const workers = await Promise.all([aWorker(jobs), aWorker(jobs)]);
  const { rows } = await owner.query(
    "select identifier from graphile_worker._private_known_crontabs order by 1",
  );
  expect(rows).toEqual(names.map((identifier) => ({ identifier })));
  await Promise.all(workers.map((worker) => worker.stop()));
});

test("what a dead worker had locked is done by the next, unless another one lives", async () => {
  const done: string[] = [];
  const note = (name: string, rest: Partial<JobDefinition> = {}) =>
    job({
      name,
      payload: z.object({}),
      maxAttempts: 1,
      handle: async () => void done.push(name),
      ...rest,
    });
  const [left, takenUp, kept] = [note("left"), note("taken-up", { afterDeath: true }), note("kept")];
  const lockFor = async (definition: JobDefinition) => {
    await addJobWithoutTenant(server.db, definition, {});
    await owner.query(
      `update graphile_worker._private_jobs j set locked_at = now(), locked_by = 'worker-dead'
       from graphile_worker._private_tasks t where t.id = j.task_id and t.identifier = $1`,
      [definition.name],
    );
  };
  await lockFor(left);
  const first = await aWorker([left, takenUp]);
  await expect.poll(() => done.toSorted()).toEqual(["left", "taken-up"]);
  await lockFor(kept);
  const second = await aWorker([takenUp, kept]);
  await addJobWithoutTenant(server.db, takenUp, {});
  await expect.poll(() => done).toHaveLength(3);
  expect(done).not.toContain("kept");
  await first.stop();
  await second.stop();
  const third = await aWorker([kept]);
  await expect.poll(() => done).toContain("kept");
  await third.stop();
});

test("stopping waits for the job in flight", async () => {
  let finished = false;
  let begun = false;
  const slow = job({
    name: "slow",
    payload: z.object({}),
    maxAttempts: 1,
    handle: async () => {
      begun = true;
      await new Promise((resolve) => setTimeout(resolve, 300));
      finished = true;
    },
  });
  const worker = await aWorker([slow]);
  await addJobWithoutTenant(server.db, slow, {});
  await expect.poll(() => begun).toBe(true);
  await worker.stop();
  expect(finished).toBe(true);
  expect(await waiting("slow")).toEqual([]);
});

test("job names are unique", () => {
  const names = jobs.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});

test("jobs of a lane that wait for strangers keep nobody else waiting", async () => {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  let begun = 0;
  const done: string[] = [];
  const payload = z.object({});
  const stranger = job({
    name: "lane-stranger",
    payload,
    maxAttempts: 1,
    lane: "slow webhooks",
    handle: () => {
      begun += 1;
      return held;
    },
  });
  const quick = (name: string, lane?: "webhooks") =>
    job({
      name,
      payload,
      maxAttempts: 1,
      ...(lane ? { lane } : {}),
      handle: async () => void done.push(name),
    });
  const [plain, other] = [quick("lane-none"), quick("lane-webhooks", "webhooks")];
  const worker = await aWorker([stranger, plain, other]);
  for (let count = 0; count < 20; count += 1) await addJobWithoutTenant(server.db, stranger, {});
  await expect.poll(() => begun).toBe(8);
  for (const definition of [plain, other]) await addJobWithoutTenant(server.db, definition, {});
  await expect.poll(() => done.toSorted()).toEqual(["lane-none", "lane-webhooks"]);
  expect(begun).toBe(8);
  release();
  await expect.poll(() => begun).toBe(20);
  await worker.stop();
});

test("a worker that could not write down the end of a job goes on by itself", async () => {
  // The library tells its own failures there as well.
  vi.spyOn(console, "trace").mockImplementation(() => undefined);
  onTestFinished(() => void vi.restoreAllMocks());
  let times = 0;
  const unwritten = job({
    name: "unwritten_test",
    maxAttempts: 2,
    payload: z.object({}),
    handle: async () => {
      times += 1;
      // Simulates a crash of the database in this moment.
      if (times === 1) await owner.query("alter table graphile_worker._private_jobs rename to away");
    },
  });
  const worker = await aWorker([unwritten]);
  await server.db.inTenant(tenantId, (tx) => addJob(tx, unwritten, {}));
  const said = () => worker.lines.map(({ msg }) => msg);
  await expect.poll(said).toContain("the worker ended by itself and is begun again");
  await expect.poll(said).toContain("the worker could not be begun; next try soon");
  await owner.query("alter table graphile_worker.away rename to _private_jobs");
  await expect.poll(() => times).toBe(2);
  await expect.poll(() => waiting("unwritten_test")).toEqual([]);
  await worker.stop();
});
