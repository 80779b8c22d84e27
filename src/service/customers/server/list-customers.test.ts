import { beforeAll, expect, test } from "vitest";
import { aPerson, type Person } from "#app/server/testing/sessions.ts";
import { type TestServer, testServer } from "#app/server/testing/test-server.ts";
import { createTenant } from "#core/tenants/server/public.ts";
import { createCustomer } from "#db/seeds/store.ts";
import type { Permission } from "#platform/domain/access/permissions.ts";
import type { Id } from "#platform/domain/ids.ts";
import { addCustomer, listCustomers } from "../contract/customers.ts";

let server: TestServer;
let tenantId: Id<"Tenant">;
let seller: Person;

beforeAll(async () => {
  server = await testServer();
  tenantId = await createTenant(server.db, { name: "Comedor" });
  seller = await aPerson(server, tenantId, { scope: ["VIEW_CUSTOMERS"] });
  await server.db.inTenant(tenantId, async (tx) => {
    for (let n = 0; n < 24; n += 1)
      await createCustomer(tx, {
        phone: `6000-${String(n).padStart(4, "0")}`,
        name: `Cliente ${String.fromCharCode(97 + n)}`,
        createdAt: new Date(Date.UTC(2026, 0, 1 + n)),
      });
    await createCustomer(tx, {
      phone: "+503 7000-1234",
      name: "Ána María Núñez",
      email: "ana.nunez@correo.example",
      createdAt: new Date("2026-03-01T00:00:00Z"),
    });
  });
});

const page = async (query: Record<string, string> = {}, who = seller) =>
  (await who.call(listCustomers, { query })).ok;
const names = async (query: Record<string, string>) => (await page(query)).customers.map(({ name }) => name);

test("pages of ten, the newest first, with their cursors", async () => {
  const first = await page();
  expect(first).toMatchObject({ currentPage: 1, totalPages: 3, totalCustomers: 25, previous: null });
  expect(first.customers).toHaveLength(10);
  expect(first.customers[0]?.name).toBe("Ána María Núñez");
  const third = await page({ page: "3" });
  expect([third.customers.length, third.next]).toEqual([5, null]);
  expect((await page({ limit: "20" })).customers).toHaveLength(20);
  expect((await page({ sort: "created_at", page: "3" })).customers).toHaveLength(5);
});

test("walking by cursor in every order gives the numbered pages, and everybody once", async () => {
  for (const sort of ["created_at", "-created_at", "name", "-name"]) {
    const seen: number[] = [];
    let cursor: string | null = "";
    for (let number = 1; cursor !== null; number += 1) {
      const walked: Awaited<ReturnType<typeof page>> = await page({ sort, ...(cursor ? { cursor } : {}) });
      expect(walked.customers).toEqual((await page({ sort, page: String(number) })).customers);
      seen.push(...walked.customers.map(({ id }) => id));
      cursor = walked.next;
    }
    expect([seen.length, new Set(seen).size]).toEqual([25, 25]);
  }
  expect((await names({ sort: "name" }))[0]).toBe("Ána María Núñez");
});

test.each([
  "nunez ana",
  "NUÑ",
  "maria",
  "7000 1234",
  "+503 7000-1234",
  "70001234",
  "correo ana",
  "ana.nunez@correo",
])("%s finds her by the beginnings of words, in any order", async (typed) => {
  expect(await names({ q: typed })).toEqual(["Ána María Núñez"]);
});

test("what is found is counted and paged; signs and nobody's words find nobody", async () => {
  const found = await page({ q: "cliente 60" });
  expect([found.totalCustomers, found.customers.length]).toEqual([24, 10]);
  const next = await page({ q: "cliente 60", cursor: found.next ?? "" });
  expect(next.customers).toEqual((await page({ q: "cliente 60", page: "2" })).customers);
  for (const typed of ["nadie", "%", "_", "' or 1=1", "ana cliente"])
    expect(await names({ q: typed })).toEqual([]);
  expect((await page({ q: "   " })).totalCustomers).toBe(25);
});

test("words and size of a page go by the names of the specification too", async () => {
  const found = await page({ filter: "cliente 60", perPage: "20" });
  expect(found).toMatchObject({ currentPage: 1, totalPages: 2, totalCustomers: 24 });
  expect(found.customers).toEqual((await page({ q: "cliente 60", limit: "20" })).customers);
  const refused = await seller.call(listCustomers, { query: { perPage: "0" } });
  expect(refused.error.fields).toMatchObject([{ field: "perPage", code: "too_small" }]);
});

test("of more than are counted the order is walked: the same people, without a total", async () => {
  const many = await createTenant(server.db, { name: "Grande" });
  const who = await aPerson(server, many, { scope: ["CUSTOMERS"] });
  await server.db.inTenant(many, (tx) =>
    tx.query({
      text: `insert into customers (tenant_id, phone, name, search_text, created_at)
        select $1, '7' || lpad(n::text, 7, '0'), 'Zoila ' || n, 'zoila comun ' || n, now() - n * interval '1 minute'
        from generate_series(1, 2600) n`,
      values: [tx.tenantId],
    }),
  );
  const all = await page({}, who);
  expect(all.totalCustomers).toBeNull();
  const found = await page({ q: "comun zoila" }, who);
  expect(found.totalCustomers).toBeNull();
  expect(found.customers).toEqual(all.customers);
  const second = await page({ q: "comun zoila", cursor: found.next ?? "" }, who);
  expect(second.customers[0]?.name).toBe("Zoila 11");
  expect((await page({ q: "zoila 2599" }, who)).customers.map(({ name }) => name)).toEqual(["Zoila 2599"]);
});

test("whoever may see customers sees the list, and lists hear of a new one", async () => {
  const may = async (scope: Permission) =>
    (await (await aPerson(server, tenantId, { scope: [scope] })).call(listCustomers)).status;
  expect(await Promise.all((["CUSTOMERS", "VIEW_CUSTOMERS", "MANAGE_CUSTOMERS"] as const).map(may))).toEqual([
    200, 200, 200,
  ]);
  expect(await may("POS")).toBe(403);
  const admin = await aPerson(server, tenantId, { role: "admin" });
  const body = { phone: "7555-0000", name: "Nueva", department_code: "06", municipality_code: "23" };
  const { customer } = (await admin.call(addCustomer, { body })).ok;
  expect(server.events).toContainEqual({
    tenantId,
    event: { type: "customers_changed", customerId: customer.id },
  });
});

test("nobody sees another restaurant's customers", async () => {
  const other = await aPerson(server, await createTenant(server.db, { name: "Otro" }), { role: "admin" });
  expect(await page({}, other)).toMatchObject({ customers: [], totalCustomers: 0 });
  expect((await page({ q: "cliente" }, other)).customers).toEqual([]);
});
