import { beforeAll, expect, test } from "vitest";
import { aFloor, eight, type Floor } from "#app/server/testing/floor.ts";
import { aPerson } from "#app/server/testing/sessions.ts";
import { createCustomer } from "#db/seeds/store.ts";
import { payOrders } from "#money/payments/contract/payments.ts";
import { listPaidInvoices } from "#money/refunds/contract/refunds.ts";
import type { CustomerId, OrderId } from "#platform/domain/ids.ts";
import { listAuditEntries } from "#reporting/audit/contract/audit.ts";
import { serveOrders } from "#service/orders/contract/orders.ts";
import {
  addCustomer,
  deleteCustomer,
  getCustomer,
  listBirthdays,
  mergeCustomers,
  readCustomerPage,
  searchCustomers,
  updateCustomer,
} from "../contract/customers.ts";
import { phoneKey } from "../domain/phone-key.ts";

let floor: Floor;
beforeAll(async () => {
  floor = await aFloor();
});

const address = { type: "CONSUMIDOR_FINAL", department_code: "06", municipality_code: "23" } as const;
let phones = 0;
const newPhone = () => `7400-${String(++phones).padStart(4, "0")}`;

const addOne = (over: Partial<Parameters<typeof createCustomer>[1]> = {}, on = floor) =>
  on.server.db.inTenant(on.small.tenantId, (tx) =>
    createCustomer(tx, { phone: newPhone(), name: "Rosa Díaz", ...over }),
  );
const update = (
  id: CustomerId | string,
  body: Parameters<typeof floor.admin.call<typeof updateCustomer>>[1] & object,
) => floor.admin.call(updateCustomer, { params: { id }, ...body });
const read = async (id: CustomerId | string, on = floor) =>
  (await on.admin.call(getCustomer, { params: { id } })).ok.customer;
const pageOf = async (id: CustomerId, on = floor) =>
  (await on.admin.call(readCustomerPage, { params: { id } })).ok;
const found = async (q: string, on = floor) =>
  (await on.admin.call(searchCustomers, { query: { q } })).ok.customers.map(({ id }) => id);
const actions = async (id: number, on = floor) =>
  (await on.admin.call(listAuditEntries, { query: { subject: "customer" } })).ok.rows
    .filter((entry) => entry.subject_id === id)
    .map(({ action }) => action);

async function sell(on: Floor, customerId: CustomerId) {
  return payAndServe(on, await on.sendReadyOrder({ customerType: "CUSTOMER", customerId }));
}

async function payAndServe(on: Floor, orderId: OrderId, rest: { customer_id?: CustomerId } = {}) {
  const { ok } = await on.admin.call(payOrders, { body: await on.payBody([orderId], rest) });
  await on.admin.call(serveOrders, { body: { orderIds: [orderId] } });
  return ok;
}

test("a customer is read by id and by the phone in any spelling", async () => {
  const id = await addOne({ phone: "+503 7999-1234" });
  for (const key of [id, "79991234", "7999-1234", "(503) 7999 1234", "00503 79991234", "+50379991234"])
    expect((await read(key)).id, String(key)).toBe(id);
  expect((await floor.admin.call(getCustomer, { params: { id: "nadie" } })).error.code).toBe("not_found");
  const spellings = [
    "7000-0000",
    "+503 2222 0000 ext 5",
    "***",
    " x ",
    "00503 70001111",
    "5037000",
    "1-305-555-0100",
  ];
  const keys = await floor.rows<{ key: string }>(
    "select customer_phone_key(p.spelling) as key from store_settings, unnest($2::text[]) with ordinality as p (spelling, place) where tenant_id = $1 order by place",
    spellings,
  );
  expect(keys.map(({ key }) => key)).toEqual(spellings.map(phoneKey));
});

test("ten spellings of one phone, added at once, are one customer", async () => {
  const spellings = ["78880001", "7888-0001", "7888 0001", "(7888) 0001", "7888.0001"].flatMap((phone) => [
    phone,
    `+503 ${phone}`,
  ]);
  const replies = await Promise.all(
    spellings.map((phone) => floor.admin.call(addCustomer, { body: { phone, name: "Una", ...address } })),
  );
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(replies.filter(({ status }) => status === 409)).toHaveLength(spellings.length - 1);
});

test("what is known of a customer is changed, found by its new words, and written down", async () => {
  const id = await addOne({ email: "rosa@correo.example" });
  const { version } = await read(id);
  const body = {
    name: "Rosa Elena Mejía",
    notes: "Mesa 4\nsin prisa",
    allergies: "maní",
    version,
    ...address,
  };
  const { ok } = await update(id, { body });
  expect(ok.message).toBe("Rosa Elena Mejía was saved.");
  expect(ok.customer).toMatchObject({ notes: "Mesa 4\nsin prisa", allergies: "maní", email: null });
  expect(await found("rosa elena")).toEqual([id]);
  expect(await found("diaz")).not.toContain(id);
  expect(await actions(id)).toEqual(["customer.updated"]);
  expect(floor.server.events).toContainEqual({
    tenantId: floor.small.tenantId,
    event: { type: "customers_changed", customerId: id },
  });
  // The same again changes nothing, and says nothing to anybody.
  await update(id, { body: { ...body, version: undefined } });
  expect(await actions(id)).toEqual(["customer.updated"]);
  const stale = await update(id, { body });
  expect(stale.error.code).toBe("changed_meanwhile");
});

test("notes that an update does not name stay, empty ones go", async () => {
  const id = await addOne();
  await update(id, { body: { name: "Rosa", notes: "Alegre", allergies: "maní", ...address } });
  await update(id, { body: { name: "Rosa", allergies: "", ...address } });
  expect(await read(id)).toMatchObject({ notes: "Alegre", allergies: null });
  const { phone } = await read(id);
  const seller = await aPerson(floor.server, floor.small.tenantId, { scope: ["POS"] });
  const chosen = (await seller.call(searchCustomers, { query: { q: phone } })).ok.customers;
  expect(chosen).toMatchObject([{ id, notes: "Alegre", allergies: null }]);
});

test("the phone is not edited: another one is refused on its field", async () => {
  const id = await addOne({ phone: "7777-4321" });
  expect((await update(id, { body: { phone: "+503 7777 4321", name: "Rosa", ...address } })).status).toBe(
    200,
  );
  expect((await read(id)).phone).toBe("7777-4321");
  const { error } = await update(id, { body: { phone: "7777-4322", name: "Rosa", ...address } });
  expect([error.code, error.fields?.[0]?.field]).toEqual(["customer_phone_fixed", "phone"]);
});

test.each([
  [{ name: "a".repeat(10_000) }, "name too_long"],
  [{ name: "\u202e\u200f" }, "name name_required"],
  [{ notes: "a".repeat(501) }, "notes too_long"],
  [{ type: "CREDITO_FISCAL", razon_social: "El Comal", nit: "123" }, "nit nit_malformed"],
  [{ type: "CREDITO_FISCAL", razon_social: "El Comal", nit: "012345672", nrc: "x" }, "nrc nrc_malformed"],
  [{ doc_type_code: "13", doc_number: "1" }, "doc_number dui_malformed"],
] as const)("%j is refused as %s", async (part, refusal) => {
  const id = await addOne();
  const { fields = [] } = (await update(id, { body: { name: "Rosa", ...address, ...part } })).error;
  expect(fields.map((fault) => `${fault.field} ${fault.code}`)).toEqual([refusal]);
});

test("a name without its marks of direction is kept", async () => {
  const id = await addOne();
  const body = { name: "\u202eAna\u202c", doc_type_code: "13", doc_number: "01234567-3", ...address };
  expect((await update(id, { body })).ok.customer).toMatchObject({ name: "Ana", doc_number: "012345673" });
});

test("who has no history is gone, also for the phone", async () => {
  const id = await addOne({ phone: "7666-0001" });
  const { ok } = await floor.admin.call(deleteCustomer, { params: { id: "7666-0001" } });
  expect(ok).toEqual({ became: "deleted", message: "Rosa Díaz was deleted." });
  expect(await floor.rows("select id from customers where tenant_id = $1 and id = $2", id)).toEqual([]);
  expect((await floor.admin.call(deleteCustomer, { params: { id } })).error.code).toBe("not_found");
  expect(await actions(id)).toEqual(["customer.deleted"]);
  await addOne({ phone: "+503 7666 0001" });
});

test("who has history is made nameless: invoices say what they said", async () => {
  const own = await aFloor();
  const id = await addOne({ phone: "7666-0002", name: "Berta Ruiz", email: "b@correo.example" }, own);
  const orderId = await own.sendReadyOrder({ customerType: "CUSTOMER", customerId: id });
  const busy = (await own.admin.call(deleteCustomer, { params: { id } })).error;
  expect(busy).toMatchObject({ code: "customer_in_use", details: { count: 1, name: "Berta Ruiz" } });
  await payAndServe(own, orderId);
  expect((await pageOf(id, own)).has_history).toBe(true);
  expect((await own.admin.call(deleteCustomer, { params: { id } })).ok.became).toBe("nameless");
  const [left] = await own.rows<Record<string, unknown>>(
    "select phone, name, email, search_text, notes from customers where tenant_id = $1 and id = $2",
    id,
  );
  expect(left).toEqual({ phone: "", name: "Deleted customer", email: null, search_text: "", notes: null });
  expect((await own.admin.call(listPaidInvoices)).ok.rows[0]?.customer_name).toBe("Berta Ruiz");
  expect(await found("berta", own)).toEqual([]);
  expect((await own.admin.call(getCustomer, { params: { id } })).error.code).toBe("not_found");
  expect((await own.admin.call(getCustomer, { params: { id: "7666-0002" } })).error.code).toBe("not_found");
  const next = await addOne({ phone: "7666-0002" }, own);
  expect((await read("7666-0002", own)).id).toBe(next);
});

test("two who are one person become one, with their history", async () => {
  const own = await aFloor();
  const kept = await addOne({ phone: "7555-0001", name: "Ana" }, own);
  const gone = await addOne({ phone: "7555-0002", name: "Ana María", email: "ana@correo.example" }, own);
  await sell(own, kept);
  await sell(own, gone);
  const open = await own.sendReadyOrder({ customerType: "CUSTOMER", customerId: gone });
  const { ok } = await own.admin.call(mergeCustomers, { params: { id: kept }, body: { otherId: gone } });
  expect(ok.message).toBe("Ana María and Ana are now one customer.");
  expect(ok.customer).toMatchObject({
    id: kept,
    phone: "7555-0001",
    name: "Ana",
    email: "ana@correo.example",
  });
  expect(await pageOf(kept, own)).toMatchObject({ visits: 2, open_accounts: 1 });
  // What holds the id of the other is led to the one that stays, and the phone of the other is nobody's.
  expect((await read(gone, own)).id).toBe(kept);
  expect((await own.admin.call(getCustomer, { params: { id: "7555-0002" } })).error.code).toBe("not_found");
  expect(await found("ana", own)).toEqual([kept]);
  await payAndServe(own, open, { customer_id: gone });
  await sell(own, gone);
  expect((await pageOf(kept, own)).visits).toBe(4);
  expect(await actions(kept, own)).toEqual(["customer.merged"]);
  const same = await own.admin.call(mergeCustomers, { params: { id: kept }, body: { otherId: gone } });
  expect(same.error.code).toBe("customer_is_same");
  // Deleting the one that stays makes both nameless.
  expect((await own.admin.call(deleteCustomer, { params: { id: kept } })).ok.became).toBe("nameless");
  expect((await own.admin.call(getCustomer, { params: { id: gone } })).error.code).toBe("not_found");
});

test("merged both ways at once, eight times, two become one", async () => {
  const one = await addOne();
  const other = await addOne();
  const replies = await Promise.all(
    eight.map((_, n) =>
      floor.admin.call(mergeCustomers, {
        params: { id: n % 2 === 0 ? one : other },
        body: { otherId: n % 2 === 0 ? other : one },
      }),
    ),
  );
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
  expect((await read(one)).id).toBe((await read(other)).id);
});

test("a customer's page says visits, spend, favourite dishes and the last invoices", async () => {
  const own = await aFloor();
  const id = await addOne({}, own);
  expect(await pageOf(id, own)).toMatchObject({
    visits: 0,
    spend: 0,
    average: null,
    first_visit: null,
    favourites: [],
    last_invoices: [],
    has_history: false,
  });
  await sell(own, id);
  const second = await sell(own, id);
  const page = await pageOf(id, own);
  expect(page).toMatchObject({ visits: 2, open_accounts: 0, has_history: true, currency: "USD" });
  expect(page.last_invoices).toHaveLength(2);
  expect(page.last_invoices[0]?.invoice_no).toBe(second.invoice_no);
  expect(page.spend).toBe(page.last_invoices.reduce((sum, { total }) => sum + total, 0));
  expect(page.average).toBe(Math.round(page.spend / 2));
  expect(page.favourites[0]).toMatchObject({ quantity: 4 });
  expect(page.last_invoices[0]?.items.length).toBeGreaterThan(2);
});

test("birthdays of the week are those of the restaurant's wall, by day, with the age", async () => {
  const own = await aFloor();
  const born = (birthDate: string, name: string) => addOne({ birthDate, name }, own);
  await born("1992-02-29", "Bisiesta");
  await born("2000-03-02", "Marzo");
  await born("1980-02-24", "Hoy");
  await born("1980-02-23", "Ayer");
  // 03:00 in Greenwich is the evening before in El Salvador.
  own.server.clock.now = new Date("2023-02-25T03:00:00Z");
  const { today, birthdays, has_more } = (await own.admin.call(listBirthdays)).ok;
  own.server.clock.now = undefined;
  expect([today, has_more]).toEqual(["2023-02-24", false]);
  expect(birthdays.map(({ name, day, age }) => [name, day, age])).toEqual([
    ["Hoy", "2023-02-24", 43],
    ["Bisiesta", "2023-02-28", 31],
    ["Marzo", "2023-03-02", 23],
  ]);
});

test("seeing customers is not changing them", async () => {
  const viewer = await aPerson(floor.server, floor.small.tenantId, { scope: ["VIEW_CUSTOMERS"] });
  const id = await addOne();
  expect((await viewer.call(readCustomerPage, { params: { id } })).status).toBe(200);
  expect(
    (await viewer.call(updateCustomer, { params: { id }, body: { name: "X", ...address } })).status,
  ).toBe(403);
  expect((await viewer.call(deleteCustomer, { params: { id } })).status).toBe(403);
  expect((await viewer.call(mergeCustomers, { params: { id }, body: { otherId: id } })).status).toBe(403);
});
