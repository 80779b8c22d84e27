import pg from "pg";
import { afterAll, expect, inject, test } from "vitest";
import { aBrowser } from "#app/server/testing/browser.ts";
import { onDatabase } from "#app/server/testing/database.ts";
import { aFloor, aKey } from "#app/server/testing/floor.ts";
import { issuingOn } from "#app/server/testing/ministry/issuer.ts";
import { aPerson, testPassword } from "#app/server/testing/sessions.ts";
import { ownTestServer } from "#app/server/testing/test-server.ts";
import { refreshToken, signIn } from "#core/auth/contract/auth.ts";
import { createTenant, platformTenant } from "#core/tenants/server/public.ts";
import { payOrders } from "#money/payments/contract/payments.ts";
import { required } from "#platform/server/http/app-error.ts";
import { listTenantHealth, readTenantHealth } from "../../contract/health.ts";
import { sumHealth } from "./sum-health.ts";

const server = await ownTestServer();
const owner = new pg.Client(server.ownerUrl);
await owner.connect();
const superuser = new pg.Client(
  onDatabase(
    inject("postgres").superuserUrl,
    new URL(server.ownerUrl.replace(/^postgresql/, "http")).pathname.slice(1),
  ),
);
await superuser.connect();
afterAll(() => Promise.all([owner.end(), superuser.end()]));
const operator = await aPerson(server, await platformTenant(server.db), { role: "superadmin" });

const list = async (query: Record<string, string> = {}) =>
  (await operator.call(listTenantHealth, { query })).ok;

test("a restaurant is summed with its last order, sign-ins and rows", async () => {
  const floor = await aFloor(server);
  await floor.sendOrder({ deliveryType: "dinein", tableId: floor.small.tables[0] });
  const browser = aBrowser(server);
  await browser.call(signIn, {
    body: { username: floor.admin.username, password: testPassword },
    headers: { "x-comanda-version": "1.7.0" },
  });
  const before = (await operator.call(readTenantHealth, { params: { tenantId: floor.small.tenantId } })).ok;
  expect(before).toMatchObject({ computed_at: null, devices: 0, needs: [] });
  await sumHealth.handle({}, server.deps);
  const health = (await operator.call(readTenantHealth, { params: { tenantId: floor.small.tenantId } })).ok;
  expect(health.computed_at).not.toBeNull();
  expect(health.last_order_at).not.toBeNull();
  expect(health.versions).toContainEqual({ version: "1.7.0", devices: 1 });
  expect(health.devices).toBe(health.versions.reduce((sum, { devices }) => sum + devices, 0));
  expect(health.sign_ins).toBeGreaterThan(0);
  expect(health.rows_made).toBeGreaterThan(10);
  // A session that is renewed says its release anew; nonsense changes nothing.
  await browser.call(refreshToken, { headers: { "x-comanda-version": "1.8.0" } });
  await browser.call(refreshToken, { headers: { "x-comanda-version": "<b>" } });
  await sumHealth.handle({ tenant: floor.small.tenantId }, server.deps);
  const after = (await operator.call(readTenantHealth, { params: { tenantId: floor.small.tenantId } })).ok;
  expect(after.versions).toContainEqual({ version: "1.8.0", devices: 1 });
  expect(after.versions.map(({ version }) => version)).not.toContain("1.7.0");
});

test("who needs help stands first, by how much, and is counted", async () => {
  const [well, quiet, failed] = [
    await createTenant(server.db, { name: "Zeta bien" }),
    await createTenant(server.db, { name: "Zeta callada" }),
    await createTenant(server.db, { name: "Zeta 100%" }),
  ];
  await server.db.directory("select enqueue_job('send-mail', $1::json, 1)", [
    JSON.stringify({ tenantId: failed }),
  ]);
  await owner.query("update graphile_worker._private_jobs set attempts = max_attempts");
  await sumHealth.handle({}, server.deps);
  // The round notes failed jobs before it sums; those of a new restaurant at the next one.
  await sumHealth.handle({}, server.deps);
  await owner.query(
    "update tenant_health set last_order_at = computed_at - interval '4 days', oldest_unsealed_at = computed_at - interval '2 days', unsealed = 3 where tenant_id = $1",
    [quiet],
  );
  const { rows, total, needing } = await list({ q: "zeta" });
  expect(rows.map(({ tenant_id, needs }) => [tenant_id, needs])).toEqual([
    [quiet, ["unsealed_long", "quiet"]],
    [failed, ["failed_jobs"]],
    [well, []],
  ]);
  expect([total, needing]).toEqual([3, 2]);
  const narrowed = await list({ q: "zeta", only: "needing" });
  expect([narrowed.rows.length, narrowed.total, narrowed.needing]).toEqual([2, 2, 2]);
  expect((await list({ q: "100%" })).rows.map(({ tenant_id }) => tenant_id)).toEqual([failed]);
  // Found as in every list: without accents, words apart.
  expect((await list({ q: "zéta bíen" })).rows.map(({ name }) => name)).toEqual(["Zeta bien"]);
  expect((await list({ q: "plataforma" })).rows).toEqual([]);
});

test("what is stored is summed by kind, rows by the average row, issued documents once", async () => {
  const floor = await issuingOn(await aFloor(server));
  const id = floor.small.tenantId;
  const issue = async () => {
    const orderId = await floor.sendReadyOrder();
    await floor.admin.call(payOrders, { body: await floor.payBody([orderId]), headers: aKey() });
    await floor.deliver(required((await floor.documents()).at(-1), "a document").id);
  };
  const sumAt = async (days: number) => {
    await sumHealth.handle(
      {},
      { ...server.deps, clock: () => new Date(server.deps.clock().getTime() + days * 86_400_000) },
    );
    return (await operator.call(readTenantHealth, { params: { tenantId: id } })).ok;
  };
  const raw = async () => {
    const { rows } = await superuser.query(
      `select (select count(*)::integer from tax_documents where tenant_id = $1) as documents,
         (select coalesce(sum(octet_length(text) + octet_length(jws)), 0)::integer from tax_document_texts where tenant_id = $1)
           as document_bytes`,
      [id],
    );
    return rows[0];
  };
  await issue();
  expect(await sumAt(0)).toMatchObject(await raw());
  // Old by now: kept as one sum, beside which what is new is read.
  expect(await sumAt(4)).toMatchObject(await raw());
  await issue();
  await superuser.query("analyze");
  const health = await sumAt(4);
  expect(health).toMatchObject(await raw());
  expect(await sumAt(8)).toMatchObject(await raw());
  expect(health.documents).toBeGreaterThan(1);
  expect(health.row_bytes).toBeGreaterThan(health.rows_made);
  await superuser.query(
    `insert into data_exports (tenant_id, id, cause, state, language, asked_at, bytes, finished_at)
     values ($1, $1::bigint * 1000000000 + 900001, 'owner', 'ready', 'es', now(), 12345, now())`,
    [id],
  );
  expect(await sumAt(8)).toMatchObject({ exports: 1, export_bytes: 12_345 });
});

test("a restaurant has its row from its first day until it is none", async () => {
  const id = await createTenant(server.db, { name: "Recién abierta" });
  const { rows, total } = await list({ q: "recien" });
  expect([total, rows]).toMatchObject([1, [{ tenant_id: id, computed_at: null, needs: [] }]]);
  await superuser.query("update tenants set kind = 'deleted' where id = $1", [id]);
  expect(await list({ q: "recien" })).toMatchObject({ rows: [], total: 0, needing: 0 });
  expect((await operator.call(readTenantHealth, { params: { tenantId: id } })).error.code).toBe("not_found");
});

test("a job that is settled is noted at the next round", async () => {
  const tenantId = await createTenant(server.db, { name: "Arreglada" });
  await sumHealth.handle({ tenant: tenantId }, server.deps);
  await server.db.directory("select enqueue_job('send-mail', $1::json, 1)", [
    JSON.stringify({ tenant: tenantId }),
  ]);
  await owner.query("update graphile_worker._private_jobs set attempts = max_attempts");
  const failedJobs = async () =>
    (await operator.call(readTenantHealth, { params: { tenantId } })).ok.failed_jobs;
  await sumHealth.handle({}, server.deps);
  expect(await failedJobs()).toBe(1);
  await owner.query("delete from graphile_worker._private_jobs");
  await sumHealth.handle({}, server.deps);
  expect(await failedJobs()).toBe(0);
});

test("the screen reads no table of the restaurants", async () => {
  await owner.query("begin");
  await owner.query("lock table orders, sessions, tax_documents, files in access exclusive mode");
  try {
    // Whoever asks is looked up in their session, which the lock holds: the statement is asked as the screen's.
    const { healthPage } = await import("./health-queries.ts");
    const rows = await healthPage(server.db, new Date(), {
      words: null,
      onlyNeeding: false,
      offset: 0,
      rows: 5,
    });
    expect(rows.length).toBeGreaterThan(0);
  } finally {
    await owner.query("rollback");
  }
});

test("nobody of a restaurant reads anybody's health", async () => {
  const tenantId = await createTenant(server.db, { name: "Propia" });
  const admin = await aPerson(server, tenantId, { role: "admin" });
  expect((await admin.call(listTenantHealth, { query: {} })).error.code).toBe("not_signed_in");
  expect(
    (await operator.call(readTenantHealth, { params: { tenantId: await platformTenant(server.db) } })).error
      .code,
  ).toBe("not_found");
});
