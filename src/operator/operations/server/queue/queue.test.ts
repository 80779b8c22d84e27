import pg from "pg";
import { afterAll, beforeEach, expect, test } from "vitest";
import { aPerson } from "#app/server/testing/sessions.ts";
import { ownTestServer } from "#app/server/testing/test-server.ts";
import { createTenant, platformTenant } from "#core/tenants/server/public.ts";
import { giveUpJob, readOperations, retryJob } from "../../contract/queue.ts";

const server = await ownTestServer();
const owner = new pg.Client(server.ownerUrl);
await owner.connect();
afterAll(() => owner.end());
const tenantId = await createTenant(server.db, { name: "La Cola" });
const platformId = await platformTenant(server.db);
const operator = await aPerson(server, platformId, { role: "superadmin" });

beforeEach(() => owner.query("delete from graphile_worker._private_jobs"));

/** A job of the restaurant that was tried so often. */
async function aJob(
  name: string,
  attempts: number,
  error = "connect ECONNREFUSED ana@correo.example",
): Promise<number> {
  await server.db.directory("select enqueue_job($1, $2::json, 3)", [name, JSON.stringify({ tenantId })]);
  const { rows } = await owner.query<{ id: string }>(
    `update graphile_worker._private_jobs set attempts = $2, last_error = $3
     where id = (select max(id) from graphile_worker._private_jobs) and $1::text is not null returning id`,
    [name, attempts, error],
  );
  return Number(rows[0]?.id);
}

const read = async (state: "failed" | "waiting" | "running") =>
  (await operator.call(readOperations, { query: { state } })).ok;

test("the queue tells what waits, runs and failed, and whose it is", async () => {
  const failed = await aJob("send-tax-document", 3);
  await aJob("mail-reservation", 1);
  const running = await aJob("deliver-tax-document", 1);
  await owner.query(
    "update graphile_worker._private_jobs set locked_at = now(), locked_by = 'w' where id = $1",
    [running],
  );
  const operations = await read("failed");
  expect(operations).toMatchObject({ failed: 1, waiting: 1, retrying: 1, running: 1 });
  expect(operations.oldest_due).not.toBeNull();
  expect(operations.jobs).toMatchObject([
    {
      id: failed,
      name: "send-tax-document",
      tenant_id: tenantId,
      tenant_name: "La Cola",
      state: "failed",
      attempts: 3,
      max_attempts: 3,
      error: "connect ECONNREFUSED …@…",
    },
  ]);
  expect((await read("running")).jobs.map(({ id }) => id)).toEqual([running]);
  expect((await read("waiting")).jobs.map(({ name }) => name)).toEqual(["mail-reservation"]);
});

test("a failed job is tried again at once with all its tries, once", async () => {
  const id = await aJob("send-tax-document", 3);
  expect((await operator.call(retryJob, { body: { job: id } })).status).toBe(200);
  const { rows } = await owner.query(
    "select attempts, run_at <= now() as due from graphile_worker._private_jobs where id = $1",
    [id],
  );
  expect(rows).toEqual([{ attempts: 0, due: true }]);
  expect((await operator.call(retryJob, { body: { job: id } })).error.code).toBe("not_found");
  const audited = await server.db.inTenant(platformId, (tx) =>
    tx.query({
      text: "select user_id, action, after from audit_entries where tenant_id = $1 and subject = 'job' and subject_id = $2 order by id",
      values: [platformId, id],
    }),
  );
  expect(audited).toEqual([
    { user_id: operator.userId, action: "job.retried", after: { name: "send-tax-document" } },
  ]);
});

test("a failed job is given up, one that waits or runs is left alone", async () => {
  const [failed, waiting, running] = [await aJob("a", 3), await aJob("b", 1), await aJob("c", 3)];
  await owner.query(
    "update graphile_worker._private_jobs set locked_at = now(), locked_by = 'w' where id = $1",
    [running],
  );
  for (const id of [waiting, running, 999_999])
    for (const how of [retryJob, giveUpJob])
      expect((await operator.call(how, { body: { job: id } })).error.code).toBe("not_found");
  expect((await operator.call(giveUpJob, { body: { job: failed } })).status).toBe(200);
  const { rows } = await owner.query<{ id: string }>(
    "select id from graphile_worker._private_jobs order by id",
  );
  expect(rows.map(({ id }) => Number(id))).toEqual([waiting, running]);
});

test("nobody of a restaurant reads the queue", async () => {
  const admin = await aPerson(server, tenantId, { role: "admin" });
  expect((await admin.call(readOperations, { query: {} })).error.code).toBe("not_signed_in");
  await expect(server.db.directory("select id from graphile_worker._private_jobs", [])).rejects.toThrow(
    /permission denied/,
  );
});
