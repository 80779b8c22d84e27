import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import { aPerson } from "#app/server/testing/sessions.ts";
import { aCart, aLine, aTill, type CartBody, type Till } from "#app/server/testing/till.ts";
import { aSmallRestaurant, type SmallRestaurant } from "#db/seeds/small-restaurant.ts";
import { createOrder } from "../../contract/create-order.ts";

let till: Till;
let other: SmallRestaurant;
const NOBODY = 9_007_199_254_740_000;

beforeAll(async () => {
  till = await aTill();
  other = await aSmallRestaurant(till.server.db);
});

async function traces(): Promise<unknown> {
  const { server, small } = till;
  return server.db.inTenant(small.tenantId, (tx) =>
    tx.query({
      text: `select (select count(*) from orders where tenant_id = $1) as orders,
          (select count(*) from accounts where tenant_id = $1) as accounts,
          (select count(*) from stock_movements where tenant_id = $1 and cause = 'order') as movements,
          (select coalesce(sum(value), 0)::bigint from counters where tenant_id = $1) as numbers`,
      values: [small.tenantId],
    }),
  );
}

/** Sends a cart that must be refused and leave nothing behind. */
async function refused(cart: CartBody) {
  const before = await traces();
  const reply = await till.send(cart, { "accept-language": "es" });
  expect(await traces()).toEqual(before);
  return { ...reply.error, requestId: "" };
}

const carne = (changes = {}) => aLine({ id: till.small.items.carne.id, price: 6.5, ...changes });

test("a price that is not the current one is refused with the title and both prices", async () => {
  const line = carne({ price: 6.25 });
  expect(await refused(aCart([carne(), line]))).toMatchObject({
    code: "price_changed",
    message: "El precio de Carne asada cambió. No se envió nada; revise el carrito.",
    details: { title: "Carne asada", shown: 6.25, current: 6.5, itemId: line.id, lineUuid: line.uuid },
    fields: [{ field: "cart.1.price" }],
  });
});

test("an item off the menu is unavailable", async () => {
  const { disabled } = till.small.items;
  expect(await refused(aCart([aLine({ id: disabled.id, price: 4.5 })]))).toMatchObject({
    code: "item_unavailable",
    message: "Sopa de res ya no está en el menú. No se envió nada.",
  });
});

test("an item of a category that is switched off is unavailable", async () => {
  const { server, small } = till;
  const setEnabled = (isEnabled: boolean) =>
    server.db.inTenant(small.tenantId, (tx) =>
      tx.query({
        text: "update categories set is_enabled = $3 where tenant_id = $1 and id = $2",
        values: [small.tenantId, small.categories.drinks, isEnabled],
      }),
    );
  await setEnabled(false);
  const cart = aCart([aLine({ id: small.items.horchata.id, price: 1.5 })]);
  expect(await refused(cart)).toMatchObject({ code: "item_unavailable" });
  await setEnabled(true);
});

test("an unknown item and another restaurant's are the same refusal", async () => {
  const answers = [];
  for (const id of [NOBODY, other.items.carne.id]) {
    const { details, ...rest } = await refused(aCart([aLine({ id, price: 6.5 })]));
    answers.push({ ...rest, details: { ...details, itemId: 0, lineUuid: "" } });
  }
  expect(answers[0]).toMatchObject({
    code: "item_unavailable",
    message: "Un platillo del carrito ya no está en el menú. No se envió nada.",
  });
  expect(answers[1]).toEqual(answers[0]);
});

test("a variant or an add-on that is not of that item is unavailable", async () => {
  const { pupusa, carne: meat } = till.small.items;
  const [variant] = pupusa.variants;
  const [addon] = pupusa.addons;
  const [foreign] = other.items.pupusa.variants;
  const carts = [
    aLine({ id: meat.id, price: 6.5, variant_id: variant?.id ?? null }),
    aLine({ id: meat.id, price: 6.5, addons_ids: addon ? [addon.id] : [] }),
    aLine({ id: pupusa.id, price: 1, variant_id: foreign?.id ?? null }),
  ];
  for (const line of carts) expect(await refused(aCart([line]))).toMatchObject({ code: "item_unavailable" });
});

test("an item with variants needs one", async () => {
  const { pupusa } = till.small.items;
  expect(await refused(aCart([aLine({ id: pupusa.id, price: 1 })]))).toMatchObject({
    code: "variant_required",
    fields: [{ field: "cart.0.variant_id" }],
  });
});

test("what stock does not cover is refused with the ingredient", async () => {
  const { quesadilla } = till.small.items;
  const lines = [1, 2].map(() => aLine({ id: quesadilla.id, price: 2, quantity: 11 }));
  expect(await refused(aCart(lines))).toMatchObject({
    code: "insufficient_stock",
    message: "No hay suficiente Queso. No se envió nada.",
    details: { ingredient: "Queso", required: 5.5, available: 5 },
  });
});

test("an empty cart and a missing dining option have the codes of the rule", async () => {
  expect(await refused(aCart([]))).toMatchObject({
    code: "empty_cart",
    message: "El carrito está vacío.",
    fields: [{ field: "cart" }],
  });
  for (const deliveryType of [undefined, null, ""] as const)
    expect(await refused({ ...aCart([carne()]), deliveryType })).toMatchObject({
      code: "dining_option_required",
      fields: [{ field: "deliveryType" }],
    });
});

test("dining in needs a table", async () => {
  expect(await refused(aCart([carne()], { deliveryType: "dinein" }))).toMatchObject({
    code: "table_required",
  });
});

test("an unknown table and another restaurant's are the same refusal", async () => {
  const refusals = [];
  for (const tableId of [NOBODY, other.tables[0]])
    refusals.push(await refused(aCart([carne()], { deliveryType: "dinein", tableId })));
  expect(refusals[0]).toMatchObject({ code: "table_unknown" });
  expect(refusals[1]).toEqual(refusals[0]);
});

test("a customer must be named, known and of this restaurant", async () => {
  const customer = (customerId: number | null) =>
    refused(aCart([carne()], { customerType: "CUSTOMER", customerId }));
  expect(await customer(null)).toMatchObject({ code: "customer_required" });
  const unknown = await customer(NOBODY);
  expect(unknown).toMatchObject({ code: "customer_unknown" });
  expect(await customer(other.customerId)).toEqual(unknown);
});

test("a guests' order that is not waiting is not found", async () => {
  expect(await refused(aCart([carne()], { selectedQrOrderItem: 1 }))).toMatchObject({ code: "not_found" });
});

test("a cart with one line twice is invalid", async () => {
  const uuid = randomUUID();
  expect(await refused(aCart([carne({ uuid }), carne({ uuid })]))).toMatchObject({ code: "invalid_input" });
});

test("an add-on of no group is not taken twice", async () => {
  const { id, variants, addons } = till.small.items.pupusa;
  const [addon, variant] = [addons[0]?.id ?? 0, variants[0]?.id ?? 0];
  const line = aLine({ id, price: 2, variant_id: variant, addons_ids: [addon, addon] });
  expect(await refused(aCart([line]))).toMatchObject({
    code: "addon_too_often",
    details: { addon: "Extra queso", count: 1 },
  });
});

test("whoever may not sell sends nothing", async () => {
  const cook = await aPerson(till.server, till.small.tenantId, { scope: ["KITCHEN", "ORDERS"] });
  const reply = await cook.call(createOrder, { body: aCart([carne()]) });
  expect(reply.error.code).toBe("not_permitted");
});
