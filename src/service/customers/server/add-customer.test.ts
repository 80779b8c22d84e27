import { beforeAll, expect, test } from "vitest";
import { aKey, eight } from "#app/server/testing/floor.ts";
import { aPerson, type Person } from "#app/server/testing/sessions.ts";
import { type TestServer, testServer } from "#app/server/testing/test-server.ts";
import { createTenant } from "#core/tenants/server/public.ts";
import type { Permission } from "#platform/domain/access/permissions.ts";
import { addCustomer, getCustomer, searchCustomers } from "../contract/customers.ts";

type Body = Parameters<typeof add>[0];

let server: TestServer;
let cashier: Person;

beforeAll(async () => {
  server = await testServer();
  cashier = await aPerson(server, await createTenant(server.db, { name: "Comedor" }), {
    scope: ["CUSTOMERS"],
  });
});

const address = { department_code: "06", municipality_code: "23" };
const consumer = { ...address, phone: "7000-0001", name: "Ana María Núñez" };
const business = {
  ...address,
  type: "CREDITO_FISCAL",
  phone: "2222-0001",
  razon_social: "El Comal, S.A. de C.V.",
  nit: "0614-010190-101-3",
} as const;

function add(
  body: NonNullable<Parameters<typeof cashier.call<typeof addCustomer>>[1]>["body"],
  headers = {},
) {
  return cashier.call(addCustomer, body === undefined ? { headers } : { body, headers });
}

async function refusals(body: Body): Promise<string[]> {
  const { code, fields = [] } = (await add(body)).error;
  expect(code).toBe("invalid_input");
  return fields.map((fault) => `${fault.field} ${fault.code}`);
}

let phones = 0;
const newPhone = () => `7100-${String(++phones).padStart(4, "0")}`;

test("a consumer is kept with all that was given, and the caller hears phone and name", async () => {
  const reply = await add({
    ...consumer,
    phone: " 7000-0001 ",
    email: "ana@correo.example",
    gender: "female",
    birthDate: "1990-05-01",
    address_complement: "Colonia Escalón",
    doc_type_code: "13",
    doc_number: "01234567-8",
    nit: "1",
    nrc: "2",
    economic_activity_code: "56101",
    razon_social: "no es de consumidores",
  });
  const { customer, message } = reply.ok;
  expect(customer).toMatchObject({ phone: "7000-0001", name: "Ana María Núñez", type: "CONSUMIDOR_FINAL" });
  expect(message).toBe("Ana María Núñez was added.");
  const kept = (await cashier.call(getCustomer, { params: { id: customer.id } })).ok.customer;
  expect(kept).toMatchObject({
    email: "ana@correo.example",
    gender: "female",
    birth_date: "1990-05-01",
    ...address,
    address_complement: "Colonia Escalón",
    doc_type_code: "13",
    doc_number: "012345678",
    razon_social: null,
    nit: null,
    nrc: null,
    economic_activity_code: null,
    economic_activity_desc: null,
  });
});

test("a business has its name twice, its numbers as digits, and nothing of a person", async () => {
  const { customer } = (
    await add({
      ...business,
      nrc: "123456-7",
      email: "facturas@empresa.example",
      economic_activity_code: "56101",
      economic_activity_desc: "Pupusería",
      birthDate: "1990-05-01",
      gender: "male",
      district_code: "14",
      trade_name: "El Comal",
      withholds_vat: true,
    })
  ).ok;
  const kept = (await cashier.call(getCustomer, { params: { id: customer.id } })).ok.customer;
  expect(kept).toMatchObject({
    type: "CREDITO_FISCAL",
    name: business.razon_social,
    razon_social: business.razon_social,
    nit: "06140101901013",
    nrc: "1234567",
    email: "facturas@empresa.example",
    economic_activity_code: "56101",
    economic_activity_desc: "Pupusería",
    birth_date: null,
    gender: null,
    district_code: "14",
    trade_name: "El Comal",
    withholds_vat: true,
    credit_days: 30,
  });
});

test("what is needed is told field by field, for each type in its order", async () => {
  expect(await refusals({ phone: "" })).toEqual([
    "phone phone_required",
    "department_code department_required",
    "municipality_code municipality_required",
    "name name_required",
  ]);
  expect(await refusals({ type: "CREDITO_FISCAL", phone: " ", ...address })).toEqual([
    "phone phone_required",
    "razon_social business_name_required",
    "nit nit_required",
  ]);
  const named = await add({ ...business, phone: newPhone(), razon_social: null, name: "El Comal" });
  expect(named.ok.customer.name).toBe("El Comal");
});

test.each([
  [{ phone: "llamar" }, "phone phone_invalid"],
  [{ phone: "7".repeat(21) }, "phone phone_invalid"],
  [{ email: "ana@" }, "email email_invalid"],
  [{ doc_number: "01234567-8" }, "doc_type_code document_type_required"],
  [{ birthDate: "2999-01-01" }, "birthDate birth_date_invalid"],
  [{ birthDate: "2020-02-30" }, "birthDate birth_date_invalid"],
  [{ department_code: "99" }, "department_code not_a_choice"],
  [{ municipality_code: "13" }, "municipality_code not_a_choice"],
  [{ district_code: "01" }, "district_code not_a_choice"],
  [{ credit_days: 0 }, "credit_days too_small"],
  [{ credit_days: 366 }, "credit_days too_large"],
  [{ doc_type_code: "99", doc_number: "1" }, "doc_type_code not_a_choice"],
  [{ name: "a".repeat(251) }, "name too_long"],
  [{ name: "Ana\u0000" }, "name malformed"],
  [{ name: "\u200b\u202e" }, "name name_required"],
])("%j is refused as %s", async (part, refusal) => {
  expect(await refusals({ ...consumer, ...part })).toEqual([refusal]);
});

test("an activity that is in no catalogue is refused", async () => {
  expect(await refusals({ ...business, economic_activity_code: "00000" })).toEqual([
    "economic_activity_code not_a_choice",
  ]);
});

test("the words are those of the caller's language", async () => {
  const reply = await cashier.call(addCustomer, { body: { phone: "" }, query: { lang: "es" } });
  expect(reply.error.fields?.[0]).toMatchObject({ field: "phone", message: "Escriba un teléfono." });
});

test("a birth date is compared with today in El Salvador", async () => {
  server.clock.now = new Date("2026-11-21T03:00:00Z");
  expect(await refusals({ ...consumer, birthDate: "2026-11-21" })).toEqual(["birthDate birth_date_invalid"]);
  expect((await add({ ...consumer, phone: newPhone(), birthDate: "2026-11-20" })).status).toBe(200);
  server.clock.now = undefined;
});

test.each(["7000-0001", "7000 0001", "70000001"])(
  "%s is one customer's already, told on its field",
  async (phone) => {
    await add(consumer);
    const { code, fields } = (await add({ ...consumer, phone, name: "Otra" })).error;
    expect(code).toBe("customer_phone_taken");
    expect(fields).toMatchObject([{ field: "phone" }]);
    expect((await cashier.call(searchCustomers, { query: { q: "otra" } })).ok.customers).toEqual([]);
  },
);

test("the same phone belongs to somebody else in another restaurant", async () => {
  const other = await aPerson(server, await createTenant(server.db, { name: "Otro" }), { role: "admin" });
  await add(consumer);
  expect((await other.call(addCustomer, { body: consumer })).status).toBe(200);
});

test("eight taps at once make one customer; with one key all hear the same answer", async () => {
  const phone = newPhone();
  const apart = await Promise.all(eight.map(() => add({ ...consumer, phone })));
  expect(apart.filter((reply) => reply.status === 200)).toHaveLength(1);
  const key = aKey();
  const body = { ...consumer, phone: newPhone() };
  const together = await Promise.all(eight.map(() => add(body, key)));
  const answers = together.filter((reply) => reply.status === 200).map((reply) => reply.ok.customer.id);
  expect(answers.length).toBeGreaterThan(0);
  expect(new Set(answers).size).toBe(1);
  expect((await add(body, key)).ok.customer.id).toBe(answers[0]);
});

test("seeing customers is not adding them, and a waiter finds but does not add", async () => {
  const tenantId = await createTenant(server.db, { name: "Permisos" });
  const allowed = async (scope: Permission) => {
    const person = await aPerson(server, tenantId, { scope: [scope] });
    const added = await person.call(addCustomer, { body: { ...consumer, phone: newPhone() } });
    const found = await person.call(searchCustomers, { query: { q: "ana" } });
    return [added.status, found.status];
  };
  expect(await allowed("MANAGE_CUSTOMERS")).toEqual([200, 200]);
  expect(await allowed("VIEW_CUSTOMERS")).toEqual([403, 200]);
  expect(await allowed("POS")).toEqual([403, 200]);
  expect(await allowed("KITCHEN")).toEqual([403, 403]);
});
