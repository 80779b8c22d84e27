import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { aKey } from "#app/server/testing/floor.ts";
import { aGuestTable } from "#app/server/testing/guest-table.ts";
import { aCart, aLine } from "#app/server/testing/till.ts";
import { setGuestOrdering } from "#core/settings/contract/guest-ordering.ts";
import { saveMenuTranslations } from "#menu/menu/contract/menu-translations.ts";
import { paymentSummary } from "#money/payments/contract/payments.ts";
import { decimalFromCents, sumCents } from "#platform/domain/money/cents.ts";
import { required } from "#platform/server/http/app-error.ts";
import { readGuestMenu } from "#service/guest-menu/contract/guest-menu.ts";
import { limitItem } from "#service/item-limits/contract/item-limits.ts";
import { listQrOrders, processQrOrder } from "#service/qr-orders/contract/qr-orders.ts";
import { WAITING_OF_PHONE_MAX } from "#service/qr-orders/domain/guest-order.ts";
import { openVisit } from "#service/visits/contract/staff-visits.ts";
import { createOrder } from "../../contract/create-order.ts";
import { readGuestOrder, readTableBill } from "../../contract/guest-orders.ts";
import { completeOrders, listOrders, serveOrders } from "../../contract/orders.ts";

type Table = Awaited<ReturnType<typeof aGuestTable>>;

const takeaway = {
  deliveryType: "takeaway",
  tableId: null,
  customer: { name: "Ana Pérez", phone: "7777-8888" },
} as const;

const progress = async ({ aPhone, qrcode }: Table, token: string) =>
  (await aPhone().call(readGuestOrder, { params: { qrcode, token } })).ok;

test("the server decides the price, an invented one is refused on its line", async () => {
  const { aPhone, small, admin } = await aGuestTable();
  const ana = aPhone();
  const { horchata, pupusa } = small.items;
  const order = (line: object) =>
    ana.order({ cartItems: [{ id: horchata.id, quantity: 1, price: 1.5, ...line }] });
  expect((await order({ price: 0.01 })).error).toMatchObject({
    code: "price_changed",
    fields: [{ field: "cartItems.0.price" }],
    details: { current: 1.5 },
  });
  expect((await order({ id: 987_654 })).error.code).toBe("item_unavailable");
  expect((await order({ id: pupusa.id, price: 1.25 })).error.code).toBe("variant_required");
  expect((await order({ quantity: -3 })).error.code).toBe("invalid_input");
  expect((await order({ notes: "x".repeat(101) })).error.fields).toMatchObject([
    { field: "cartItems.0.notes" },
  ]);
  await admin.call(limitItem, { params: { itemId: horchata.id }, body: { remaining: 1, until: "told" } });
  expect((await order({ quantity: 2 })).error.code).toBe("item_sold_out");
  expect((await admin.call(listQrOrders)).ok).toEqual([]);
});

test("a guest reads order and bill as the menu says, other names with their lang", async () => {
  const at = await aGuestTable();
  const { admin, aPhone, small, qrcode, take } = at;
  const { pupusa, horchata } = small.items;
  const variant = required(pupusa.variants[0], "a variant");
  const untranslated = required(pupusa.variants[1], "another variant");
  const addon = required(pupusa.addons[0], "an add-on");
  await admin.call(saveMenuTranslations, {
    body: {
      language: "ja",
      translations: [
        { kind: "item", id: pupusa.id, title: "ププサ" },
        { kind: "variant", id: variant.id, title: "とうもろこし生地" },
        { kind: "addon", id: addon.id, title: "チーズ追加" },
      ],
    },
  });
  const pupusaOf = ({ id: variant_id, price }: typeof variant) => ({
    id: pupusa.id,
    quantity: 1,
    price: decimalFromCents(sumCents([price, addon.price])),
    variant_id,
    addons_ids: [addon.id],
  });
  const cartItems = [pupusaOf(variant), pupusaOf(untranslated), { id: horchata.id, quantity: 1, price: 1.5 }];
  const ana = aPhone();
  const { id, token } = (await ana.order({ cartItems })).ok;
  const read = async () =>
    (await ana.call(readGuestOrder, { params: { qrcode, token }, query: { lang: "ja" } })).ok.items;
  const langs = { title: null, variant: null, addons: [null], combo: null };
  const names = [
    { title: "ププサ", variant: "とうもろこし生地", addons: ["チーズ追加"], langs },
    { title: "ププサ", variant: untranslated.title, langs: { ...langs, variant: "es" } },
    { title: horchata.title, variant: null, langs: { title: "es", variant: null, addons: [] } },
  ];
  expect(await read()).toMatchObject(names);
  await take(id);
  expect(await read()).toMatchObject(names);
  const bill = await ana.call(readTableBill, {
    params: { qrcode, tableId: at.tableId },
    query: { lang: "ja" },
  });
  expect(bill.ok.orders.flatMap(({ items }) => items)).toMatchObject(names);
  // Staff, kitchen and papers keep the restaurant's words.
  expect((await admin.call(listOrders)).raw).not.toContain("ププサ");
});

test("sent again with the same uuid it is one order; another order under it is refused", async () => {
  const { aPhone, admin } = await aGuestTable();
  const ana = aPhone();
  await ana.state();
  const orderUuid = randomUUID();
  const first = await ana.order({ orderUuid });
  const again = await Promise.all([1, 2, 3].map(() => ana.order({ orderUuid })));
  expect(new Set([first, ...again].map((reply) => reply.raw)).size).toBe(1);
  expect((await ana.order({ orderUuid, customer: { name: "Eva" } })).error.code).toBe("uuid_taken");
  expect((await aPhone().order({ orderUuid })).error.code).toBe("uuid_taken");
  expect((await admin.call(listQrOrders)).ok).toHaveLength(1);
});

test("eight phones at once with one uuid make one order", async () => {
  const { aPhone, admin } = await aGuestTable();
  const ana = aPhone();
  await ana.order();
  const orderUuid = randomUUID();
  const replies = await Promise.all(Array.from({ length: 8 }, () => ana.order({ orderUuid })));
  expect(new Set(replies.map((reply) => reply.raw)).size).toBe(1);
  expect((await admin.call(listQrOrders)).ok).toHaveLength(2);
});

test("outside of the restaurant's hours no guest orders", async () => {
  const { aPhone, admin, server, qrcode } = await aGuestTable();
  // A Friday at noon.
  server.clock.now = new Date("2026-07-10T18:00:00Z");
  await admin.call(setGuestOrdering, {
    body: {
      opening: "first_order",
      is_sent_at_once: false,
      amount_limit: 20,
      count_limit: 3,
      is_takeaway_enabled: true,
      is_delivery_enabled: true,
      hours: [{ weekdays: [5], from: 660, to: 780, starts_on: null, ends_on: null }],
    },
  });
  const ana = aPhone();
  expect((await ana.order()).status).toBe(200);
  server.clock.now = new Date("2026-07-10T19:00:00Z");
  expect((await ana.order()).error.code).toBe("store_closed");
  const menu = await ana.call(readGuestMenu, { params: { qrcode } });
  expect(menu.ok.storeSettings.closed).toEqual({ opens: { weekday: 5, minute: 660 } });
});

test("who has no table gives a name and a phone that exists, and staff see both", async () => {
  const table = await aGuestTable();
  const { aPhone, admin, rows, take } = table;
  const ana = aPhone();
  const refusal = async (rest: object) => (await ana.order({ ...takeaway, ...rest })).error;
  expect(await refusal({ customer: null })).toMatchObject({ code: "guest_name_required" });
  expect(await refusal({ customer: { name: "Ana", phone: "123" } })).toMatchObject({
    code: "guest_phone_invalid",
    fields: [{ field: "customer.phone" }],
  });
  expect(await refusal({ deliveryType: "delivery" })).toMatchObject({ fields: [{ field: "address" }] });
  expect((await refusal({ deliveryType: "dinein" })).code).toBe("table_required");
  const { id, token } = (await ana.order(takeaway)).ok;
  const [waiting] = (await admin.call(listQrOrders)).ok;
  expect(waiting).toMatchObject({
    delivery_type: "takeaway",
    guest_name: "Ana Pérez",
    guest_phone: "+503 7777 8888",
  });
  const orderId = await take(id);
  const [account] = await rows(
    "select dining_option, source, customer_type from accounts where tenant_id = $1",
  );
  expect(account).toEqual({ dining_option: "takeaway", source: "qr", customer_type: "CUSTOMER" });
  expect(await progress(table, token)).toMatchObject({
    state: "preparing",
    tokenNo: 1,
    deliveryType: "takeaway",
  });
  await admin.call(completeOrders, { body: { orderIds: [orderId] } });
  expect((await progress(table, token)).state).toBe("ready");
  await rows("update store_settings set is_guest_takeaway_enabled = false where tenant_id = $1");
  expect(await refusal({})).toMatchObject({ code: "guest_way_off" });
});

test("an order that is loaded into the till's cart is of the guest", async () => {
  const { aPhone, admin, small, waiter } = await aGuestTable();
  await aPhone().order(takeaway);
  const [waiting] = (await admin.call(listQrOrders)).ok;
  const { horchata } = small.items;
  const cart = aCart([aLine({ id: horchata.id, price: 1.5 })], { selectedQrOrderItem: waiting?.id ?? null });
  const { orderId } = (await waiter.call(createOrder, { body: cart, headers: aKey() })).ok;
  const { orders } = (await admin.call(paymentSummary, { body: { orderIds: [orderId] } })).ok;
  expect(orders).toMatchObject([{ customer_name: "Ana Pérez" }]);
});

test("a fiscal credit needs the whole buyer, each gap on its field", async () => {
  const { aPhone, admin } = await aGuestTable();
  const ana = aPhone();
  const credit = { ...takeaway, invoiceType: "CREDITO_FISCAL" } as const;
  const refused = (await ana.order({ ...credit, receptor: { nombre: "Tienda Ana" } })).error;
  expect(refused.code).toBe("guest_receptor_incomplete");
  expect(refused.fields?.map(({ field }) => field)).toContain("receptor.nrc");
  const all = (
    await ana.order({ ...credit, deliveryType: "delivery", customer: { name: "Ana", phone: "1" } })
  ).error;
  expect(all.code).toBe("invalid_input");
  expect(all.fields?.map(({ field }) => field)).toEqual(
    expect.arrayContaining(["customer.phone", "address", "receptor.nombre", "receptor.nrc"]),
  );
  const receptor = {
    nombre: "Tienda Ana, S.A. de C.V.",
    numDocumento: "06140101901234",
    nrc: "1234567",
    codActividad: "56101",
    descActividad: "Restaurantes",
    correo: "ana@tienda.test",
    telefono: "22223333",
    direccion: { departamento: "06", municipio: "23", complemento: "Calle Arce 12" },
  };
  const placed = await ana.order({ ...credit, receptor });
  expect(placed.status, placed.raw).toBe(200);
  const [waiting] = (await admin.call(listQrOrders)).ok;
  expect(waiting).toMatchObject({ invoice_type: "CREDITO_FISCAL" });
  // The cashier does not type it again.
  const params = { id: waiting?.id ?? 0 };
  const { orderId } = (await admin.call(processQrOrder, { params, headers: aKey() })).ok;
  const summary = (await admin.call(paymentSummary, { body: { orderIds: [orderId] } })).ok;
  expect(summary.guest_receptor).toMatchObject({ nombre: receptor.nombre, nrc: "1234567" });
});

test("orders of a phone that shares the account go to the kitchen up to its limits", async () => {
  const { aPhone, rows, take, small } = await aGuestTable();
  const ana = aPhone();
  await rows(
    `update store_settings set is_guest_order_sent = true, guest_order_limit_cents = 500, guest_order_limit_count = 3
      where tenant_id = $1`,
  );
  const first = (await ana.order()).ok;
  expect(first.is_waiting).toBe(true);
  await take(first.id);
  expect((await ana.order()).ok.is_waiting).toBe(false);
  expect((await aPhone().order()).ok.is_waiting).toBe(true);
  const dear = await ana.order({ cartItems: [{ id: small.items.carne.id, quantity: 1, price: 6.5 }] });
  expect(dear.ok.is_waiting).toBe(true);
  expect((await ana.order()).ok.is_waiting).toBe(true);
  const bill = (await ana.bill()).ok;
  expect(bill.orders).toHaveLength(2);
  // The stranger's order waits for staff, who see that; it is not shown to the party.
  expect(bill.waiting.map(({ is_mine }) => is_mine)).toEqual([true, true]);
});

test("at a table that staff opened by hand even the first order goes at once", async () => {
  const { aPhone, rows, waiter, small } = await aGuestTable("pin");
  await rows(
    `update store_settings set is_guest_order_sent = true, guest_order_limit_cents = 500, guest_order_limit_count = 2
      where tenant_id = $1`,
  );
  const { pin } = (await waiter.call(openVisit, { body: { tableId: small.tables[0] } })).ok;
  const ana = aPhone();
  await ana.join("Ana", pin);
  const dear = await ana.order({ cartItems: [{ id: small.items.carne.id, quantity: 1, price: 6.5 }] });
  expect(dear.ok.is_waiting).toBe(true);
  expect((await ana.order()).ok.is_waiting).toBe(false);
  const accounts = await rows("select table_id, waiter_id from accounts where tenant_id = $1");
  expect(accounts).toEqual([{ table_id: small.tables[0], waiter_id: waiter.userId }]);
  expect((await ana.order()).ok.is_waiting).toBe(true);
});

test("one phone has only so many orders waiting, and none while ordering is off", async () => {
  const { aPhone, rows } = await aGuestTable();
  const ana = aPhone();
  for (let sent = 0; sent < WAITING_OF_PHONE_MAX; sent += 1) expect((await ana.order()).status).toBe(200);
  expect((await ana.order()).error.code).toBe("guest_orders_too_many");
  expect((await aPhone().order()).status).toBe(200);
  await rows("update store_settings set is_qr_order_enabled = false where tenant_id = $1");
  expect((await aPhone().order()).error.code).toBe("guest_ordering_off");
});

test("what a guest writes is text and stays text; what nobody could print is refused", async () => {
  const { aPhone, admin, small } = await aGuestTable();
  const ana = aPhone();
  const cartItems = [{ id: small.items.horchata.id, quantity: 1, price: 1.5, notes: "<b>sin hielo</b>" }];
  await ana.order({ cartItems, customer: { name: "<script>alert(1)</script>" } });
  const [waiting] = (await admin.call(listQrOrders)).ok;
  expect(waiting).toMatchObject({
    guest_name: "<script>alert(1)</script>",
    items: [{ notes: "<b>sin hielo</b>" }],
  });
  expect((await ana.order({ customer: { name: "A\u0007na" } })).error.fields).toMatchObject([
    { field: "customer.name" },
  ]);
});

test("the order's page tells until it is handed over, and nothing without its token", async () => {
  const table = await aGuestTable();
  const { aPhone, admin, take, qrcode } = table;
  const { id, token } = (await aPhone().order()).ok;
  expect(await progress(table, token)).toMatchObject({ state: "waiting", tokenNo: null, total: 150 });
  const orderIds = [await take(id)];
  expect((await progress(table, token)).state).toBe("preparing");
  await admin.call(completeOrders, { body: { orderIds } });
  await admin.call(serveOrders, { body: { orderIds } });
  const guess = { qrcode, token: "A".repeat(22) };
  expect((await aPhone().call(readGuestOrder, { params: guess })).error.code).toBe("not_found");
});
