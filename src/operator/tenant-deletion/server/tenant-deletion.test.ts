import { gzipSync } from "node:zlib";
import { unzipSync } from "fflate";
import pg from "pg";
import { beforeAll, expect, inject, test } from "vitest";
import { apiBase } from "#app/contract/routes.ts";
import { fillTenant } from "#app/server/suites/fill-tenant.ts";
import { fingerprintOf } from "#app/server/suites/fingerprint.ts";
import { afterEachFile } from "#app/server/testing/after-each-file.ts";
import { aBrowser } from "#app/server/testing/browser.ts";
import { onDatabase } from "#app/server/testing/database.ts";
import { aFloor, aKey, type Floor } from "#app/server/testing/floor.ts";
import { issuingOn } from "#app/server/testing/ministry/issuer.ts";
import { aPerson, type Person, testPassword } from "#app/server/testing/sessions.ts";
import { ownTestServer } from "#app/server/testing/test-server.ts";
import { waitingJobs } from "#app/server/testing/waiting-jobs.ts";
import { currentUser, signIn } from "#core/auth/contract/auth.ts";
import { createTenant, platformTenant } from "#core/tenants/server/public.ts";
import { payOrders } from "#money/payments/contract/payments.ts";
import { makeDataExport } from "#operator/data-exports/server/making/make-export.ts";
import { sweepDataExports } from "#operator/data-exports/server/sweep-exports.ts";
import { platformReport } from "#operator/platform-console/contract/figures.ts";
import { countTenants, listTenants, updateTenant } from "#operator/platform-console/contract/tenants.ts";
import type { RouteDefinition } from "#platform/contract/define.ts";
import type { TenantId } from "#platform/domain/ids.ts";
import { DAY_MS } from "#platform/domain/periods/durations.ts";
import { readTenantTables } from "#platform/server/db/tenant-tables.ts";
import type { Deps } from "#platform/server/deps.ts";
import { required } from "#platform/server/http/app-error.ts";
import {
  publishNews,
  publishNewsOfTenants,
  sumPlatformDays,
} from "#reporting/reports/server/platform/platform-jobs.ts";
import {
  deleteTenant,
  downloadKeptDocuments,
  downloadTenantExport,
  keepTenant,
  listTenantDeletions,
} from "../contract/deletions.ts";
import { dropKeptDocuments } from "./kept/drop-kept-documents.ts";
import { processDeletions } from "./process-deletions.ts";
import { keptTables, purgeOrder } from "./purging/purge-tenant.ts";

const server = await ownTestServer();
let superuser: pg.Client;
let operator: Person;

beforeAll(async () => {
  const name = new URL(server.ownerUrl.replace(/^postgresql/, "http")).pathname.slice(1);
  superuser = new pg.Client({ connectionString: onDatabase(inject("postgres").superuserUrl, name) });
  await superuser.connect();
  operator = await aPerson(server, await platformTenant(server.db), { role: "superadmin" });
});
afterEachFile(() => superuser.end());

const at = (days: number): Deps => ({
  ...server.deps,
  clock: () => new Date(server.deps.clock().getTime() + days * DAY_MS),
});
const advance = (deps: Deps = server.deps) => processDeletions.handle({}, deps);

/** Makes the exports that wait. */
async function exportAll(deps: Deps = server.deps): Promise<void> {
  const waiting = (await waitingJobs(server)).filter(({ name }) => name === "make-data-export");
  for (const { payload } of waiting)
    await makeDataExport.handle(payload as { tenantId: number; exportId: number }, deps);
}

const nameOf = async (id: TenantId) => {
  const [row] = await server.db.directory<{ name: string }>("select name from tenants where id = $1", [id]);
  return required(row, "a restaurant").name;
};
const remove = async (id: TenantId, name?: string) =>
  operator.call(deleteTenant, {
    params: { id },
    body: { name: name ?? (await nameOf(id)) },
    headers: aKey(),
  });
const deletionOf = async (id: TenantId) =>
  (await operator.call(listTenantDeletions)).ok.deletions.find((deletion) => deletion.tenant_id === id);

async function saved(definition: RouteDefinition, id: TenantId) {
  const url = `${apiBase}${definition.path.replace(":id", String(id))}`;
  const reply = await server.app.inject({ url, cookies: operator.cookies });
  return {
    status: reply.statusCode,
    bytes: reply.rawPayload,
    name: decodeURIComponent(String(reply.headers["content-disposition"])),
  };
}

/** Rows of a restaurant in every table that has a tenant_id, by the catalogue. */
async function rowsLeft(id: TenantId): Promise<Record<string, number>> {
  const left: Record<string, number> = {};
  for (const { name } of await readTenantTables(server.db)) {
    const { rows } = await superuser.query<{ count: string }>(
      `select count(*) from ${name} where tenant_id = $1`,
      [id],
    );
    const count = Number(rows[0]?.count);
    if (count > 0) left[name] = count;
  }
  return left;
}

const platformTables = [
  "card_directory",
  "look_ins",
  "tenant_day_sums",
  "tenant_health",
  "tenant_item_sums",
  "tenant_news",
  "tenant_visit_sums",
];

/** A restaurant with at least a row in every table there is. */
async function aFullRestaurant(canary: string): Promise<Floor> {
  const floor = await aFloor(server);
  const orderId = await floor.sendReadyOrder();
  await floor.admin.call(payOrders, { body: await floor.payBody([orderId]), headers: aKey() });
  await fillTenant(superuser, floor.small.tenantId, canary, platformTables);
  await superuser.query("update data_exports set state = 'failed' where tenant_id = $1", [
    floor.small.tenantId,
  ]);
  const { tenantId } = floor.small;
  // What lies packed is, with the filler, no packing.
  const packed = gzipSync("{}");
  for (const [table, column] of [
    ["tax_exchanges", "answer"],
    ["purchase_documents", "original"],
    ["withholding_documents", "original"],
    ["tax_document_texts", "text"],
  ])
    await superuser.query(`update ${table} set ${column} = $2 where tenant_id = $1`, [tenantId, packed]);
  await superuser.query("delete from kept_tax_documents where tenant_id = $1", [floor.small.tenantId]);
  return floor;
}

test("its name has to be typed, then it is off at once and waits thirty days", async () => {
  const floor = await aFloor(server);
  const id = floor.small.tenantId;
  expect((await remove(id, "Otro nombre")).error).toMatchObject({
    code: "tenant_name_differs",
    fields: [{ field: "name" }],
  });
  expect((await floor.admin.call(currentUser)).status).toBe(200);
  const { due_at } = (await remove(id)).ok;
  expect(due_at.getTime() - server.deps.clock().getTime()).toBeGreaterThan(29.9 * DAY_MS);
  // Asked again, it is no later.
  expect((await remove(id)).ok.due_at).toEqual(due_at);
  const cardsStopped = (await waitingJobs(server)).filter(
    (job) => job.name === "card-of-deletion" && job.payload.tenantId === id,
  );
  expect(cardsStopped).toHaveLength(1);
  expect((await floor.admin.call(payOrders, { body: {} as never })).error.code).toBe("subscription_inactive");
  expect(await deletionOf(id)).toMatchObject({ state: "waiting", by: "Persona de prueba", export: null });
  await advance();
  await exportAll();
  expect((await deletionOf(id))?.export).toMatchObject({ state: "ready", keep_until: null });
  // Evening in El Salvador, the next day in Greenwich.
  await superuser.query("update data_exports set finished_at = '2031-05-15 02:00Z' where tenant_id = $1", [
    id,
  ]);
  const { status, bytes, name } = await saved(downloadTenantExport, id);
  expect(status).toBe(200);
  expect(name).toContain("2031-05-14.zip");
  expect(Object.keys(unzipSync(bytes))).toContain("manifest.json");
  // Its people are known as long as it can come back.
  const back = await aBrowser(server).call(signIn, {
    body: { username: floor.admin.username, password: testPassword },
  });
  expect(back.status).toBe(200);
  const waking = await operator.call(updateTenant, {
    params: { id },
    body: { name: "Otra", email: "a@lacasa.example", isActive: true },
    headers: aKey(),
  });
  expect(waking.error.code).toBe("tenant_being_deleted");

  expect((await operator.call(keepTenant, { params: { id }, headers: aKey() })).status).toBe(200);
  // Another operator, whose screen still shows it.
  expect((await operator.call(keepTenant, { params: { id }, headers: aKey() })).error.code).toBe(
    "tenant_kept_already",
  );
  expect((await floor.admin.call(currentUser)).status).toBe(200);
  expect(await deletionOf(id)).toBeUndefined();
  await advance(at(40));
  // What was exported for it is nobody's any more.
  await sweepDataExports.handle({}, server.deps);
  expect((await rowsLeft(id)).data_export_pieces).toBeUndefined();
  expect((await floor.admin.call(currentUser)).status).toBe(200);
  const { rows } = await superuser.query(
    "select action from audit_entries where subject = 'tenant' and subject_id = $1 order by id",
    [id],
  );
  expect(rows.map(({ action }) => action)).toEqual([
    "tenant.deletion_asked",
    "tenant.export_saved",
    "tenant.kept",
  ]);
});

test("one that was off before is off again when its deletion is undone", async () => {
  const id = await createTenant(server.db, { name: "Apagada", isActive: false });
  await remove(id);
  await operator.call(keepTenant, { params: { id }, headers: aKey() });
  const { rows } = await superuser.query("select is_active from tenants where id = $1", [id]);
  expect(rows).toEqual([{ is_active: false }]);
});

test("without its export nothing is deleted, however long ago its days were over", async () => {
  const id = await createTenant(server.db, { name: "Sin exportar" });
  await remove(id);
  await advance(at(31));
  await superuser.query(
    "update data_exports set state = 'failed', finished_at = now() where tenant_id = $1",
    [id],
  );
  await advance(at(31));
  await advance(at(60));
  expect((await deletionOf(id))?.state).toBe("waiting");
  expect((await rowsLeft(id)).store_settings).toBe(1);
  await operator.call(keepTenant, { params: { id }, headers: aKey() });
});

test("after the purge no table has a row of it but what is kept", async () => {
  const gone = await aFullRestaurant("canario-de-la-borrada");
  const other = await aFullRestaurant("canario-de-la-otra");
  const id = gone.small.tenantId;
  const before = await fingerprintOf(superuser, other.small.tenantId);
  const full = await rowsLeft(id);
  const order = await purgeOrder(server.deps);
  expect(Object.keys(full)).toEqual(expect.arrayContaining(order.filter((name) => name !== "order_tokens")));
  const name = await nameOf(id);
  await remove(id);
  await advance();
  await exportAll();
  // One by itself is not enough: what came in since is exported, too.
  await advance(at(31));
  expect((await deletionOf(id))?.state).toBe("waiting");
  await exportAll(at(31));

  let steps = 0;
  const { db } = server.deps;
  const dying: Deps = {
    ...at(31),
    db: {
      ...db,
      inTenant: async (tenantId, work) => {
        if (tenantId === id) steps += 1;
        if (steps > 60) throw new Error("the machine is gone");
        return db.inTenant(tenantId, work);
      },
    },
  };
  await advance(dying);
  expect((await deletionOf(id))?.state).toBe("purging");
  const half = await rowsLeft(id);
  expect(half.session_tokens ?? 0).toBe(0);
  expect(half.users).toBeGreaterThan(0);
  expect((await operator.call(keepTenant, { params: { id }, headers: aKey() })).error.code).toBe(
    "tenant_deletion_begun",
  );
  // While the dead one is believed to live nobody goes on.
  await advance(at(31));
  expect((await rowsLeft(id)).users).toBeGreaterThan(0);
  await advance(at(31.01));

  const left = await rowsLeft(id);
  expect(Object.keys(left).filter((table) => keptTables[table] === undefined)).toEqual([]);
  expect(left.data_exports).toBe(1);
  expect(await fingerprintOf(superuser, other.small.tenantId)).toEqual(before);
  expect(await nameOf(id)).toBe(name);
  expect(await deletionOf(id)).toMatchObject({ state: "purged", export: { state: "ready" } });
  const { rows } = await superuser.query("select kind, email, is_active from tenants where id = $1", [id]);
  expect(rows).toEqual([{ kind: "deleted", email: null, is_active: false }]);
  const { rows: sequences } = await superuser.query("select to_regclass($1) as name", [`tenant_ids.t${id}`]);
  expect(sequences).toEqual([{ name: null }]);
  expect((await waitingJobs(server)).filter(({ payload }) => payload.tenantId === id)).toEqual([]);

  const known = await aBrowser(server).call(signIn, {
    body: { username: gone.admin.username, password: testPassword },
  });
  const unknown = await aBrowser(server).call(signIn, {
    body: { username: "nadie@test.example", password: testPassword },
  });
  expect([known.status, known.error.message]).toEqual([unknown.status, unknown.error.message]);
  expect((await gone.admin.call(currentUser)).error.code).toBe("not_signed_in");
  const listed = (await operator.call(listTenants, { query: { limit: "100" } })).ok.tenants.map(
    (tenant) => tenant.id,
  );
  expect(listed).not.toContain(id);
  expect((await operator.call(countTenants)).ok.allTenants).toBe(listed.length);
  expect((await remove(id, name)).error.code).toBe("not_found");
  expect((await saved(downloadTenantExport, id)).status).toBe(200);
  // A second round finds nothing to do.
  await advance(at(32));
  expect(await rowsLeft(id)).toEqual(left);
});

test("what it came to stays in the past of the platform", async () => {
  const floor = await aFloor(server);
  const id = floor.small.tenantId;
  const orderId = await floor.sendReadyOrder();
  await floor.admin.call(payOrders, { body: await floor.payBody([orderId]), headers: aKey() });
  await publishNewsOfTenants.handle({ tenant: id }, server.deps);
  const past = async () => {
    await sumPlatformDays.handle({}, server.deps);
    const query = { type: "custom", from: "2024-01-01", to: "2031-12-31" };
    const { ordersProcessed, salesVolume, totalCustomers } = (await operator.call(platformReport, { query }))
      .ok;
    return { ordersProcessed, salesVolume, totalCustomers };
  };
  const before = await past();
  expect(before.salesVolume).toBeGreaterThan(0);
  await remove(id);
  await advance(at(31));
  await exportAll(at(31));
  await advance(at(31));
  expect((await deletionOf(id))?.state).toBe("purged");
  expect(await past()).toEqual(before);
  await server.db.inTenant(id, (tx) => publishNews(tx, server.deps)).catch(() => undefined);
  expect(await past()).toEqual(before);
});

test("rows of a table that name each other against the order of their numbers go, too", async () => {
  const floor = await aFloor(server);
  const id = floor.small.tenantId;
  await superuser.query(
    `insert into customers (tenant_id, id, phone, archived_at)
     select $1, $2::bigint + n, '7000' || lpad(n::text, 4, '0'), now() from generate_series(1, 2500) n`,
    [id, id * 1_000_000_000 + 500_000],
  );
  // Each was merged into the one that was added after it, but the last into the first.
  await superuser.query(
    `update customers set merged_into_id = case when id = $2::bigint + 2500 then $2::bigint + 1 else id + 1 end
     where tenant_id = $1 and (id = $2::bigint + 2500 or id between $2::bigint + 1 and $2::bigint + 2400)`,
    [id, id * 1_000_000_000 + 500_000],
  );
  await remove(id);
  await advance(at(31));
  await exportAll(at(31));
  await advance(at(31));
  expect((await deletionOf(id))?.state).toBe("purged");
});

test("tax documents of the production environment stay for ten years", async () => {
  const floor = await issuingOn(await aFloor(server));
  const id = floor.small.tenantId;
  for (const environment of ["01", "00"]) {
    const orderId = await floor.sendReadyOrder();
    await floor.admin.call(payOrders, { body: await floor.payBody([orderId]), headers: aKey() });
    const document = required((await floor.documents()).at(-1), "a document");
    await floor.deliver(document.id);
    await superuser.query("update tax_documents set environment = $3 where tenant_id = $1 and id = $2", [
      id,
      document.id,
      environment,
    ]);
  }
  const [document] = await floor.documents();
  await remove(id);
  await advance(at(31));
  await exportAll(at(31));
  await advance(at(31));
  expect(await deletionOf(id)).toMatchObject({ state: "purged", kept_documents: 1 });
  const files = unzipSync((await saved(downloadKeptDocuments, id)).bytes);
  const [month] = Object.keys(files).filter((name) => name.startsWith("issued/"));
  const text = Buffer.from(files[month ?? ""] ?? []).toString("utf8");
  expect(JSON.parse(text)).toMatchObject({
    identificacion: { codigoGeneracion: document?.generation_code },
    firmaElectronica: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/),
    selloRecibido: document?.seal,
  });
  expect(Buffer.from(files["index.csv"] ?? []).toString("utf8")).toContain(document?.generation_code);
  await dropKeptDocuments.handle({}, at(9 * 365));
  expect((await rowsLeft(id)).kept_tax_documents).toBe(1);
  await dropKeptDocuments.handle({}, at(11 * 365));
  expect((await rowsLeft(id)).kept_tax_documents).toBeUndefined();
});

test("nothing of a restaurant that was not given up can be purged", async () => {
  const id = await createTenant(server.db, { name: "Viva" });
  const purge = (table: string) =>
    server.db.inTenant(id, (tx) =>
      tx.query({ text: "select purge_tenant_rows($1, 10) -- tenant_id of the transaction", values: [table] }),
    );
  await expect(purge("orders")).rejects.toThrow("is not being deleted");
  await superuser.query("update tenants set kind = 'deleted' where id = $1", [id]);
  for (const table of [
    "tenants",
    "kept_tax_documents",
    "schema_migrations",
    "pg_class",
    "orders; drop table users",
  ])
    await expect(purge(table)).rejects.toThrow("is no table of tenants that is purged");
});
