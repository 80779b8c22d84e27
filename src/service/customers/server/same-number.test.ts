import { expect, test } from "vitest";
import { aKey } from "#app/server/testing/floor.ts";
import { aPerson } from "#app/server/testing/sessions.ts";
import { testServer } from "#app/server/testing/test-server.ts";
import { createTenant } from "#core/tenants/server/public.ts";
import { createCustomer } from "#db/seeds/store.ts";
import { addCustomer, listWithNumber } from "../contract/customers.ts";

const NIT = "06140101901013";

test("two customers with one NIT are told with the other's name, and both are kept", async () => {
  const server = await testServer();
  const tenantId = await createTenant(server.db, { name: "Comedor" });
  const keeper = await aPerson(server, tenantId, { scope: ["CUSTOMERS"] });
  const viewer = await aPerson(server, tenantId, { scope: ["VIEW_CUSTOMERS"] });
  const add = (customer: Parameters<typeof createCustomer>[1]) =>
    server.db.inTenant(tenantId, (tx) => createCustomer(tx, customer));
  const centre = await add({ phone: "2222-0000", name: "El Comal", type: "CREDITO_FISCAL", nit: NIT });
  // A phone that begins like the NIT is no such number.
  await add({ phone: "0614 0101", name: "Otra" });
  const named = async (number: string, exceptId?: number) =>
    (
      await keeper.call(listWithNumber, {
        query: { number, ...(exceptId ? { exceptId: String(exceptId) } : {}) },
      })
    ).ok.customers.map(({ name }) => name);
  expect(await named("0614-010190-101-3")).toEqual(["El Comal"]);
  expect(await named(NIT, centre)).toEqual([]);
  expect(await named("06140101")).toEqual([]);
  expect((await viewer.call(listWithNumber, { query: { number: NIT } })).status).toBe(403);
  const branch = (
    await keeper.call(addCustomer, {
      body: {
        type: "CREDITO_FISCAL",
        phone: "2222-0001",
        razon_social: "El Comal, Santa Tecla",
        nit: NIT,
        department_code: "06",
        municipality_code: "23",
      },
      headers: aKey(),
    })
  ).ok.customer;
  expect(await named(NIT)).toEqual(["El Comal", "El Comal, Santa Tecla"]);
  expect(await named(NIT, branch.id)).toEqual(["El Comal"]);
  const person = await add({ phone: "7000-0001", name: "Ana", docTypeCode: "13", docNumber: "012345672" });
  expect(await named("01234567-2")).toEqual(["Ana"]);
  expect(await named("012345672", person)).toEqual([]);
});
