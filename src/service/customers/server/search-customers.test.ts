import { beforeAll, expect, test } from "vitest";
import { aPerson, type Person } from "#app/server/testing/sessions.ts";
import { type TestServer, testServer } from "#app/server/testing/test-server.ts";
import { createTenant } from "#core/tenants/server/public.ts";
import { createCustomer } from "#db/seeds/store.ts";
import type { Id } from "#platform/domain/ids.ts";
import { sqlOf } from "#platform/server/db/tx.ts";
import { getCustomer, searchCustomers } from "../contract/customers.ts";

let server: TestServer;
let tenantId: Id<"Tenant">;
let waiter: Person;
let anaId: Id<"Customer">;

beforeAll(async () => {
  server = await testServer();
  tenantId = await createTenant(server.db, { name: "Comedor" });
  waiter = await aPerson(server, tenantId, { scope: ["POS"] });
  await server.db.inTenant(tenantId, async (tx) => {
    anaId = await createCustomer(tx, { phone: "7000-1234", name: "Ana María Núñez" });
    await createCustomer(tx, { phone: "+503 7000-9999", name: "José Hernández" });
    await createCustomer(tx, {
      phone: "2222-0000",
      name: "El Comal",
      type: "CREDITO_FISCAL",
      nit: "06140101901013",
    });
  });
});

const found = async (q: string) =>
  (await waiter.call(searchCustomers, { query: { q } })).ok.customers.map(({ name }) => name);

test("by the beginning of the phone, however it is set apart", async () => {
  for (const typed of ["7000", "7000 1", "70001234", "1234", "+503 7000-1234"])
    expect(await found(typed), typed).toContain("Ana María Núñez");
  expect(await found("7000")).toEqual(["Ana María Núñez", "José Hernández"]);
  expect(await found("70009999")).toEqual(["José Hernández"]);
});

test("by the beginning of any words of the name", async () => {
  for (const typed of ["ana", "NUÑEZ", "nunez", "maria n", "nu an"])
    expect(await found(typed), typed).toEqual(["Ana María Núñez"]);
  expect(await found("hernandez jose")).toEqual(["José Hernández"]);
  expect(await found("ana hernandez")).toEqual([]);
  expect(await found("uñez")).toEqual([]);
  expect(await found("0614-010190")).toEqual(["El Comal"]);
});

test("nothing typed finds nobody, and signs of patterns are only signs", async () => {
  for (const typed of ["", "   ", "%", "_", "' or 1=1 --x"]) expect(await found(typed), typed).toEqual([]);
  expect((await waiter.call(searchCustomers)).ok.customers).toEqual([]);
});

test("no more than a screenful, and whoever is found by two words is shown once", async () => {
  await server.db.inTenant(tenantId, async (tx) => {
    for (let n = 0; n < 25; n += 1)
      await createCustomer(tx, { phone: `6${String(n).padStart(7, "0")}`, name: `Zoila Zoraida ${n}` });
  });
  const names = await found("zo");
  expect(names).toHaveLength(20);
  expect(new Set(names).size).toBe(20);
});

test("a new name is found and the old one is not", async () => {
  await server.db.inTenant(tenantId, (tx) =>
    tx.run(
      sqlOf
        .updateTable("customers")
        .set({ name: "Beatriz", search_text: "beatriz 70001234" })
        .where("tenant_id", "=", tenantId)
        .where("id", "=", anaId),
    ),
  );
  expect(await found("beat")).toEqual(["Beatriz"]);
  expect(await found("ana")).toEqual([]);
});

test("another restaurant's customers are neither found nor read", async () => {
  const other = await createTenant(server.db, { name: "Otro" });
  const stranger = await aPerson(server, other, { role: "admin" });
  expect((await stranger.call(searchCustomers, { query: { q: "7000" } })).ok.customers).toEqual([]);
  const reply = await stranger.call(getCustomer, { params: { id: anaId } });
  expect(reply.error.code).toBe("not_found");
});
