import papa from "papaparse";
import { expect, test } from "vitest";
import { aKey, eight } from "#app/server/testing/floor.ts";
import { aPerson, type Person } from "#app/server/testing/sessions.ts";
import { testServer } from "#app/server/testing/test-server.ts";
import { createTenant } from "#core/tenants/server/public.ts";
import { createCustomer } from "#db/seeds/store.ts";
import {
  type CustomerImportRow,
  importCustomers,
  previewCustomerImport,
} from "../contract/customer-import.ts";
import { getCustomer, listCustomers } from "../contract/customers.ts";
import { readCustomerLines } from "../domain/customer-file.ts";

/** A restaurant without customers, and somebody who may import some. */
async function aHouse() {
  const server = await testServer();
  const tenantId = await createTenant(server.db, { name: "Comedor" });
  const keeper = await aPerson(server, tenantId, { scope: ["MANAGE_CUSTOMERS"] });
  const add = (customer: Parameters<typeof createCustomer>[1]) =>
    server.db.inTenant(tenantId, (tx) => createCustomer(tx, customer));
  const download = (path: string, who = keeper) =>
    server.app.inject({ url: `/api/v1/customers/download/${path}`, cookies: who.cookies });
  return { server, tenantId, keeper, add, download };
}

const importing = (who: Person, customers: CustomerImportRow[], doubles?: "skip" | "update") =>
  who.call(importCustomers, { body: { customers, ...(doubles ? { doubles } : {}) }, headers: aKey() });
const preview = async (who: Person, customers: CustomerImportRow[], doubles?: "skip" | "update") =>
  (await who.call(previewCustomerImport, { body: { customers, ...(doubles ? { doubles } : {}) } })).ok;
const everybody = async (who: Person) =>
  (await who.call(listCustomers, { query: { limit: "100", sort: "created_at" } })).ok.customers;

const ana = {
  phone: "7000-0001",
  name: "Ana",
  email: "ana@correo.example",
  birth_date: "1990-05-01 00:00:00",
  gender: "female",
};

test("rows become customers, blank ones nothing; the phone alone is enough", async () => {
  const { keeper, server, tenantId } = await aHouse();
  const rows = [ana, { phone: "", name: " ", email: null }, { phone: "7000-0002" }];
  expect(await preview(keeper, rows)).toMatchObject({
    counts: { added: 2, updated: 0, skipped: 0 },
    problems: [],
    doubles: [],
  });
  expect(await everybody(keeper)).toEqual([]);
  const { counts, message } = (await importing(keeper, rows)).ok;
  expect([counts, message]).toEqual([
    { added: 2, updated: 0, skipped: 0 },
    "Added: 2. Updated: 0. Skipped: 0.",
  ]);
  const all = await everybody(keeper);
  expect(all.map(({ name, birth_date, gender }) => [name, birth_date, gender])).toEqual([
    ["Ana", "1990-05-01", "female"],
    [null, null, null],
  ]);
  expect(server.events).toContainEqual({ tenantId, event: { type: "customers_changed" } });
});

test("every wrong cell is told with its line, and nothing of the file is saved", async () => {
  const { keeper } = await aHouse();
  const rows = [
    ana,
    { phone: "llamar", name: "a".repeat(10_000), birth_date: "01/05/1990", line: 7 },
    { phone: "7000-0003", email: "x@", gender: "?", birth_date: "2999-01-01 00:00:00", line: 9 },
  ];
  const told = await preview(keeper, rows);
  expect(told.problems.map(({ line, column }) => [line, column])).toEqual([
    [7, "phone"],
    [7, "name"],
    [7, "birth_date"],
    [9, "email"],
    [9, "gender"],
    [9, "birth_date"],
  ]);
  expect([told.problems_count, told.counts.added, told.problems[0]?.found]).toEqual([6, 1, "llamar"]);
  const refused = (await importing(keeper, rows)).error;
  expect(refused).toMatchObject({ code: "customer_file_refused", details: { count: 6, line: 7 } });
  expect(await everybody(keeper)).toEqual([]);
});

test("doubles by phone are told, and skipped or updated as is chosen", async () => {
  const { keeper, add } = await aHouse();
  const id = await add({ phone: "7000 0001", name: "Ana Mejía", docTypeCode: "13", docNumber: "012345672" });
  const rows = [ana, { phone: "7000-0002", name: "Luz" }, { phone: "+50370000002", name: "Luz Marina" }];
  const told = await preview(keeper, rows);
  expect(told.counts).toEqual({ added: 1, updated: 0, skipped: 2 });
  expect(told.doubles).toMatchObject([
    { line: 2, phone: "7000-0001", name: "Ana", existing_name: "Ana Mejía", first_line: null },
    { line: 4, existing_name: null, first_line: 3 },
  ]);
  expect((await importing(keeper, rows)).ok.counts).toEqual({ added: 1, updated: 0, skipped: 2 });
  expect((await everybody(keeper)).map(({ name }) => name)).toEqual(["Ana Mejía", "Luz"]);
  expect((await importing(keeper, [rows[0] ?? {}, rows[2] ?? {}], "update")).ok.counts).toEqual({
    added: 0,
    updated: 2,
    skipped: 0,
  });
  expect((await everybody(keeper)).map(({ name }) => name)).toEqual(["Ana", "Luz Marina"]);
  const kept = (await keeper.call(getCustomer, { params: { id } })).ok.customer;
  expect(kept).toMatchObject({ phone: "7000 0001", birth_date: "1990-05-01", doc_number: "012345672" });
  const found = await keeper.call(listCustomers, { query: { q: "012345672" } });
  expect(found.ok.totalCustomers).toBe(1);
});

test("what goes out comes back the same, also cells that a spreadsheet would run", async () => {
  const { keeper, add, download } = await aHouse();
  const hostile = ["=1+1", "+SUM(A1)", "@cmd", "-A1", '"; drop', "a,b;c", "Ñandú 🌮", "＝1", "O'Brien"];
  for (const [n, name] of hostile.entries()) await add({ phone: `+503 7000-000${n}`, name });
  await add({ phone: "2222-0000", name: "El Comal", type: "CREDITO_FISCAL", nit: "06140101901013" });
  const file = await download("all?sort=created_at");
  expect(file.headers["content-disposition"]).toBe("attachment; filename*=UTF-8''Customers.csv");
  expect(file.body).toContain("'=1+1");
  const parsed = papa.parse<string[]>(file.body.trimEnd()).data;
  expect(parsed[0]?.join()).toBe("phone,name,email,birth_date,gender");
  const read = readCustomerLines(parsed);
  if (!("lines" in read)) throw new Error(read.problem);
  const copy = await aHouse();
  expect((await importing(copy.keeper, [...read.lines])).ok.counts.added).toBe(hostile.length + 1);
  const shown = async (who: Person) =>
    (await everybody(who)).map(({ phone, name, email }) => `${phone} ${name} ${email}`).toSorted();
  expect(await shown(copy.keeper)).toEqual(await shown(keeper));
  expect((await importing(keeper, [...read.lines], "update")).ok.counts).toMatchObject({
    added: 0,
    updated: 0,
  });
});

test("a page is saved as it is looked at, and nothing is no file", async () => {
  const { keeper, add, download, server, tenantId } = await aHouse();
  for (const path of ["all", "visible"]) {
    const empty = await download(`${path}?lang=en`);
    expect([empty.statusCode, empty.json().message]).toEqual([404, "No data found!"]);
  }
  for (let n = 0; n < 12; n += 1) await add({ phone: `7000-00${10 + n}`, name: `Cliente ${n}` });
  const lines = async (path: string) => (await download(path)).body.trimEnd().split("\r\n").length - 1;
  expect([await lines("visible"), await lines("visible?page=2"), await lines("all")]).toEqual([10, 2, 12]);
  expect([await lines("all?q=70000015"), await lines("visible?q=cliente&limit=5")]).toEqual([1, 5]);
  const viewer = await aPerson(server, tenantId, { scope: ["VIEW_CUSTOMERS"] });
  expect((await download("all", viewer)).statusCode).toBe(200);
  expect((await importing(viewer, [ana])).status).toBe(403);
  expect((await keeper.call(importCustomers, { body: { customers: [] } })).error.code).toBe("invalid_input");
});

test("eight imports of one file at once add everybody once", async () => {
  const { keeper } = await aHouse();
  const rows = Array.from({ length: 300 }, (_, n) => ({
    phone: `7${String(n).padStart(7, "0")}`,
    name: `C ${n}`,
  }));
  const orders = eight.map((_, n) => (n % 2 === 0 ? rows : rows.toReversed()));
  const replies = await Promise.all(orders.map((file) => importing(keeper, file)));
  const counts = replies.map((reply) => reply.ok.counts);
  expect(counts.reduce((sum, { added }) => sum + added, 0)).toBe(300);
  expect(counts.every(({ added, skipped }) => added + skipped === 300)).toBe(true);
  expect((await keeper.call(listCustomers)).ok.totalCustomers).toBe(300);
});

test("10,000 rows are looked at and saved at once", async () => {
  const { keeper } = await aHouse();
  const rows = Array.from({ length: 10_000 }, (_, n) => ({
    ...ana,
    phone: `6${String(n).padStart(7, "0")}`,
    name: `Cliente número ${n}`,
    email: `cliente${n}@correo.example`,
  }));
  expect((await preview(keeper, rows)).counts.added).toBe(10_000);
  expect((await importing(keeper, rows)).ok.counts.added).toBe(10_000);
  expect((await keeper.call(listCustomers, { query: { q: "numero 9999" } })).ok.totalCustomers).toBe(1);
});
