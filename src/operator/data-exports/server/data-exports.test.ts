import { unzipSync } from "fflate";
import papa from "papaparse";
import { beforeAll, expect, test } from "vitest";
import { apiBase } from "#app/contract/routes.ts";
import { aFloor, aKey } from "#app/server/testing/floor.ts";
import { type IssuingFloor, issuingOn } from "#app/server/testing/ministry/issuer.ts";
import { onePixel } from "#app/server/testing/one-pixel.ts";
import { aPerson, type Person } from "#app/server/testing/sessions.ts";
import { ownTestServer } from "#app/server/testing/test-server.ts";
import { waitingJobs } from "#app/server/testing/waiting-jobs.ts";
import { insertFile } from "#core/files/server/public.ts";
import { createTenant } from "#core/tenants/server/public.ts";
import { payOrders } from "#money/payments/contract/payments.ts";
import type { DataExportId } from "#platform/domain/ids.ts";
import { DAY_MS } from "#platform/domain/periods/durations.ts";
import type { Deps } from "#platform/server/deps.ts";
import { required } from "#platform/server/http/app-error.ts";
import { askDataExport, downloadDataExport, listDataExports } from "../contract/data-exports.ts";
import { exportedTables } from "./catalogue/exported-tables.ts";
import { makeDataExport } from "./making/make-export.ts";
import { sweepDataExports } from "./sweep-exports.ts";

let floor: IssuingFloor;
beforeAll(async () => {
  floor = await issuingOn(await aFloor(await ownTestServer()));
});

const askRaw = () => floor.admin.call(askDataExport, { headers: { ...aKey(), "accept-language": "es" } });
/** Asks as somebody does whose exports of before were made days ago. */
async function ask() {
  await floor.rows(
    `update data_exports set asked_at = asked_at - interval '2 days', finished_at = finished_at - interval '2 days'
     where tenant_id = $1 and state not in ('waiting', 'running')`,
  );
  return (await askRaw()).ok;
}
const listed = async () => (await floor.admin.call(listDataExports)).ok.exports;
const make = (id: DataExportId, deps: Deps = floor.server.deps) =>
  makeDataExport.handle({ tenantId: floor.small.tenantId, exportId: id }, deps);

/** The server, with something that happens before each statement. */
function withEach(before: (text: string) => Promise<void>): Deps {
  const { deps } = floor.server;
  const inTenant: Deps["db"]["inTenant"] = (tenantId, work) =>
    deps.db.inTenant(tenantId, (tx) => {
      const query = tx.query.bind(tx);
      tx.query = async (statement) => {
        await before(statement.text);
        return query(statement);
      };
      return work(tx);
    });
  return { ...deps, db: { ...deps.db, inTenant } };
}

const readsOrders = (text: string) => text.includes('from "orders"') && text.includes("order by");

async function saved(id: DataExportId, person: Person = floor.admin) {
  const reply = await floor.server.app.inject({
    url: `${apiBase}${downloadDataExport.path.replace(":id", String(id))}`,
    cookies: person.cookies,
  });
  return { status: reply.statusCode, headers: reply.headers, bytes: reply.rawPayload };
}

const textOf = (bytes: Uint8Array | undefined) => Buffer.from(bytes ?? []).toString("utf8");
const rowsOf = (file: Uint8Array | undefined) =>
  papa.parse<Record<string, string>>(textOf(file).replace(/^\uFEFF/, ""), {
    header: true,
    skipEmptyLines: true,
  }).data;

interface Manifest {
  readonly tables: readonly { table: string; rows: number; files: string[]; left_out: object }[];
  readonly files: Record<string, number>;
  readonly left_out: Record<string, string>;
}

test("everything of the restaurant is in the export, and no secret", async () => {
  const { server, small, admin, rows } = floor;
  const orderId = await floor.sendReadyOrder();
  await admin.call(payOrders, { body: await floor.payBody([orderId]), headers: aKey() });
  const document = required((await floor.documents()).at(-1), "a document");
  await floor.deliver(document.id);
  const picture = await server.db.inTenant(small.tenantId, (tx) => insertFile(tx, "image/png", onePixel));
  await rows(
    `insert into customers (tenant_id, phone, name) values ($1, '70001111', $2) returning id`,
    '=HYPERLINK("http://test.example")',
  );
  const { message, export: asked } = await ask();
  expect([asked.state, asked.percent]).toEqual(["waiting", 0]);
  expect(message).not.toBe("");
  expect(await waitingJobs(server)).toContainEqual({
    name: "make-data-export",
    payload: { tenantId: small.tenantId, exportId: asked.id },
  });
  await make(asked.id);
  const [ready] = await listed();
  expect(ready).toMatchObject({ id: asked.id, state: "ready", percent: 100, by: "Persona de prueba" });
  const mails = (await waitingJobs(server)).filter(({ name }) => name === "send-mail");
  expect(mails.map(({ payload }) => payload.to)).toContain(admin.username);

  const counts = new Map<string, number>();
  for (const table of Object.keys(exportedTables)) {
    const [counted] = await rows<{ count: number }>(`select count(*) from ${table} where tenant_id = $1`);
    counts.set(table, required(counted, "a count").count);
  }
  const { status, headers, bytes } = await saved(asked.id);
  expect(status).toBe(200);
  expect(Number(headers["content-length"])).toBe(bytes.length);
  expect(bytes.length).toBe(ready?.bytes);
  const files = unzipSync(bytes);
  const manifest = JSON.parse(textOf(files["manifest.json"])) as Manifest;
  expect(manifest.tables.map(({ table }) => table)).toEqual(Object.keys(exportedTables).toSorted());
  for (const { table, rows: count, files: names } of manifest.tables) {
    expect([table, count]).toEqual([table, counts.get(table)]);
    expect(names.length > 0).toBe(count > 0);
    for (const name of names.filter((file) => file.endsWith(".csv")))
      expect(rowsOf(files[name])).toHaveLength(count);
  }
  expect(textOf(files["README.txt"])).toContain("FORMATO DE LOS ARCHIVOS");
  const [invoice] = rowsOf(files["money/invoices.csv"]);
  expect(invoice?.total).toMatch(/^\d+\.\d\d$/);
  expect(invoice?.created_at).toMatch(/-06:00$/);
  expect(rowsOf(files["customers/customers.csv"]).map(({ name }) => name)).toContain(
    `'=HYPERLINK("http://test.example")`,
  );
  expect(files[`pictures/${picture}.png`]).toEqual(onePixel);
  const [month] = Object.keys(files).filter((name) => name.startsWith("tax-documents/test/"));
  const sealed = textOf(files[month ?? ""])
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));
  const [live] = floor.ministry.liveDocuments();
  expect(sealed).toContainEqual(
    expect.objectContaining({
      identificacion: expect.objectContaining({ codigoGeneracion: document.generation_code }),
      firmaElectronica: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/),
      selloRecibido: live?.seal,
    }),
  );
  const settings = JSON.parse(textOf(files["settings/store_settings.json"]));
  expect(settings).toHaveLength(1);
  expect(settings[0]).not.toHaveProperty("feedback_secret");

  const [secrets] = await rows<{ password_hash: string }>(
    "select password_hash from users where tenant_id = $1 limit 1",
  );
  // The manifest names what is left out.
  const all = Object.entries(files)
    .filter(([name]) => name !== "manifest.json")
    .map(([, file]) => textOf(file))
    .join("\n");
  expect(all).not.toContain(required(secrets, "a user").password_hash);
  expect(all).not.toMatch(/argon2|password_hash|token_hash|secret_sealed/);
  const audited = await rows(
    "select action, user_id from audit_entries where tenant_id = $1 and subject = 'data_export' order by id",
  );
  expect(audited).toEqual([
    { action: "data_export.asked", user_id: admin.userId },
    { action: "data_export.saved", user_id: admin.userId },
  ]);
});

test("one at a time: eight taps ask for one export", async () => {
  const answers = await Promise.all(Array.from({ length: 8 }, ask));
  const ids = new Set(answers.map(({ export: made }) => made.id));
  expect(ids.size).toBe(1);
  const [first] = [...ids];
  await make(required(first, "an export"));
  const second = (await ask()).export;
  expect(second.id).not.toBe(first);
  // While it is made the one before can still be saved.
  expect((await saved(required(first, "an export"))).status).toBe(200);
  await make(second.id);
  expect((await saved(required(first, "an export"))).status).toBe(410);
  expect((await saved(second.id)).status).toBe(200);
  const left = await floor.rows<{ export_id: number }>(
    "select distinct export_id from data_export_pieces where tenant_id = $1",
  );
  expect(left).toEqual([{ export_id: second.id }]);
});

test("for an hour the one that was made is offered instead", async () => {
  const { server, rows } = floor;
  const start = server.deps.clock();
  const later = (minutes: number) => {
    server.clock.now = new Date(start.getTime() + minutes * 60_000);
  };
  later(0);
  const { export: first } = await ask();
  await make(first.id);
  const nextAt = async () => (await floor.admin.call(listDataExports)).ok.next_at;
  expect(await nextAt()).toEqual(new Date(start.getTime() + 3_600_000));
  later(20);
  const again = (await askRaw()).ok;
  expect([again.export.id, again.export.state]).toEqual([first.id, "ready"]);
  expect(again.message).toContain("40 minutos");
  for (const hour of [1, 2]) {
    later(60 * hour + 5);
    const { export: next } = (await askRaw()).ok;
    expect([next.id === first.id, next.state]).toEqual([false, "waiting"]);
    await make(next.id);
  }
  later(60 * 5);
  const refused = await askRaw();
  expect([refused.status, refused.error.code]).toEqual([429, "data_exports_today"]);
  expect(refused.error.details).toMatchObject({ most: 3, seconds: 19 * 3_600 });
  expect(refused.error.message).toContain("19 horas");
  expect(await nextAt()).toEqual(new Date(start.getTime() + DAY_MS));
  const made = await rows(
    "select 1 from data_exports where tenant_id = $1 and asked_at >= $2 and cause = 'owner'",
    start,
  );
  expect(made).toHaveLength(3);
  later(60 * 24);
  expect((await askRaw()).ok.export.state).toBe("waiting");
  await rows("update data_exports set state = 'failed' where tenant_id = $1 and state = 'waiting'");
  server.clock.now = undefined;
});

test("a table of several pages is read whole, each row once", async () => {
  await floor.rows(
    `insert into audit_entries (tenant_id, action, subject, reason)
     select $1, 'order.cancelled', 'order', 'reason ' || n from generate_series(1, 4100) n`,
  );
  const { export: asked } = await ask();
  await make(asked.id);
  const files = unzipSync((await saved(asked.id)).bytes);
  const ids = rowsOf(files["log/audit_entries.csv"]).map(({ id }) => id);
  expect(ids.length).toBeGreaterThan(4_100);
  expect(new Set(ids).size).toBe(ids.length);
});

test("a worker that is silent is followed by another, once its time is over", async () => {
  const { server, rows } = floor;
  const { export: asked } = await ask();
  const claimedFor = (seconds: number) =>
    rows(
      "update data_exports set state = 'running', attempt = 1, claimed_until = $3 where tenant_id = $1 and id = $2",
      asked.id,
      new Date(server.deps.clock().getTime() + seconds * 1_000),
    );
  await claimedFor(60);
  await make(asked.id);
  expect((await listed())[0]?.state).toBe("running");
  // Whoever finds it busy looks again later.
  expect((await waitingJobs(server)).filter(({ payload }) => payload.exportId === asked.id)).toHaveLength(1);
  await claimedFor(-60);
  await make(asked.id);
  expect((await listed())[0]?.state).toBe("ready");
});

test("a worker that was believed dead stops where it is, and its pieces are none", async () => {
  const { rows } = floor;
  const { export: asked } = await ask();
  const overtaken = withEach(async (text) => {
    if (text.includes("rows_done = $5"))
      await rows(
        "update data_exports set attempt = 2 where tenant_id = $1 and id = $2 and attempt = 1",
        asked.id,
      );
  });
  await make(asked.id, overtaken);
  const [row] = await rows<{ state: string; attempt: number; bytes: number }>(
    "select state, attempt, bytes from data_exports where tenant_id = $1 and id = $2",
    asked.id,
  );
  expect(row).toEqual({ state: "running", attempt: 2, bytes: 0 });
  const pieces = await rows(
    "select 1 from data_export_pieces where tenant_id = $1 and export_id = $2",
    asked.id,
  );
  expect(pieces).toEqual([]);
  await rows("update data_exports set state = 'failed' where tenant_id = $1 and id = $2", asked.id);
});

test("what fails is tried three times, says so, and can be asked for anew", async () => {
  const { export: asked } = await ask();
  const broken = withEach(async (text) => {
    if (readsOrders(text)) throw new Error("the disk is full");
  });
  const before = (await waitingJobs(floor.server)).filter(({ name }) => name === "send-mail").length;
  for (const state of ["waiting", "waiting", "failed"]) {
    await make(asked.id, broken);
    expect((await listed())[0]?.state).toBe(state);
  }
  expect((await waitingJobs(floor.server)).filter(({ name }) => name === "send-mail")).toHaveLength(
    before + 1,
  );
  await make(asked.id);
  expect((await listed())[0]?.state).toBe("failed");
  expect((await saved(asked.id)).status).toBe(410);
  const { export: again } = await ask();
  await make(again.id);
  expect((await listed())[0]).toMatchObject({ id: again.id, state: "ready" });
});

test("after its days the file is gone", async () => {
  const { server, rows } = floor;
  const { export: asked } = await ask();
  await make(asked.id);
  await sweepDataExports.handle({}, server.deps);
  expect((await saved(asked.id)).status).toBe(200);
  const later = new Date(server.deps.clock().getTime() + 7 * DAY_MS + 60_000);
  await sweepDataExports.handle({}, { ...server.deps, clock: () => later });
  expect((await saved(asked.id)).status).toBe(410);
  expect(await rows("select 1 from data_export_pieces where tenant_id = $1")).toEqual([]);
});

test("another restaurant's export is as unknown as none", async () => {
  const { export: asked } = await ask();
  await make(asked.id);
  const other = await createTenant(floor.server.db, { name: "Otra" });
  const stranger = await aPerson(floor.server, other, { role: "admin" });
  expect((await saved(asked.id, stranger)).status).toBe(404);
});
