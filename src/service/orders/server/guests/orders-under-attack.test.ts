import { expect, test } from "vitest";
import { aGuestTable } from "#app/server/testing/guest-table.ts";
import { listGuestPhones, settleGuestPhone } from "#service/qr-orders/contract/guest-phones.ts";
import { listQrOrders } from "#service/qr-orders/contract/qr-orders.ts";
import {
  ASKING_TO_ORDER,
  ELSEWHERE_ORDERS,
  RESTAURANT_ORDERS,
  TABLE_ORDERS,
  WAITING_OF_PHONE_MAX,
} from "#service/qr-orders/domain/guest-order.ts";
import { openVisit } from "#service/visits/contract/staff-visits.ts";
import { placeOrder } from "../../contract/guest-orders.ts";

const takeaway = {
  deliveryType: "takeaway",
  tableId: null,
  customer: { name: "Ana Pérez", phone: "7777-8888" },
} as const;
const fake = { ...takeaway, customer: { name: "Nadie", phone: "7000-0000" } };

/** A restaurant, and two addresses that attackers share with others. */
async function anAttackedRestaurant() {
  const at = await aGuestTable();
  const home = at.small.tenantId % 250;
  return { ...at, addresses: [`203.0.113.${home}`, `192.0.2.${home}`] as const };
}

type Attacked = Awaited<ReturnType<typeof anAttackedRestaurant>>;

/** So many false orders, all at once from fresh phones at these addresses; returns how many wait. */
async function falseOrders({ aPhoneAt, addresses }: Attacked, count: number, order: object): Promise<number> {
  const replies = await Promise.all(
    Array.from({ length: count }, (_, sent) => aPhoneAt(addresses[sent % 2] ?? "").order(order)),
  );
  return replies.filter(({ status }) => status === 200).length;
}

test("beside 50 false takeaways from two addresses others and regulars order", async () => {
  const at = await anAttackedRestaurant();
  const { aPhoneAt, addresses, take, admin } = at;
  // Whose order staff took is known, though it shares the attackers' address.
  const regular = aPhoneAt(addresses[0]);
  await take((await regular.order(takeaway)).ok.id);
  expect(await falseOrders(at, 50, fake)).toBe(2 * ELSEWHERE_ORDERS.strangersOfAddress);
  expect((await aPhoneAt("10.8.0.1").order(takeaway)).status).toBe(200);
  expect((await regular.order(takeaway)).status).toBe(200);
  const waiting = (await admin.call(listQrOrders)).ok.map(({ guest_name }) => guest_name);
  expect(waiting.filter((name) => name === "Ana Pérez")).toHaveLength(2);
});

test("strangers fill takeaway: staff let a guest order and block who did it", async () => {
  const { aPhone, admin, rows } = await anAttackedRestaurant();
  for (let sent = 0; sent < ELSEWHERE_ORDERS.strangers; sent += 1)
    expect((await aPhone().order(fake)).status).toBe(200);
  const ana = aPhone();
  expect((await ana.order(takeaway)).error.code).toBe("guest_orders_full");
  const phones = async () => (await admin.call(listGuestPhones)).ok;
  const [waiting] = (await phones()).asking;
  expect(waiting).toMatchObject({ name: "Ana Pérez", phone: "+503 7777 8888", table_title: null });
  const settle = (id: number | undefined | null, answer: "admit" | "block") =>
    admin.call(settleGuestPhone, { params: { phoneId: String(id) }, body: { answer } });
  await settle(waiting?.id, "admit");
  expect((await phones()).asking).toEqual([]);
  expect((await ana.order(takeaway)).status).toBe(200);
  const orders = (await admin.call(listQrOrders)).ok;
  await settle(orders[0]?.phone_id, "block");
  expect((await admin.call(listQrOrders)).ok).toHaveLength(orders.length - 1);
  expect((await phones()).blocked).toMatchObject([{ name: "Nadie" }]);
  // A place of strangers is free again.
  expect((await aPhone().order(takeaway)).status).toBe(200);
  const log = await rows<{ action: string }>(
    "select action from audit_entries where tenant_id = $1 and subject = 'guest_phone' order by id",
  );
  expect(log.map(({ action }) => action)).toEqual(["guest_phone.admitted", "guest_phone.blocked"]);
});

test("whom staff let in orders, though a script uses up its address", async () => {
  const at = await anAttackedRestaurant();
  const { aPhoneAt, addresses, admin } = at;
  await falseOrders(at, 24, fake);
  const ana = aPhoneAt(addresses[0]);
  expect((await ana.order(takeaway)).error.code).toBe("guest_orders_full");
  const phones = (await admin.call(listGuestPhones)).ok.asking;
  const waiting = phones.find(({ name }) => name === "Ana Pérez");
  expect(waiting).toBeDefined();
  await admin.call(settleGuestPhone, { params: { phoneId: String(waiting?.id) }, body: { answer: "admit" } });
  for (let sent = 0; sent < placeOrder.rateLimit.perAddress; sent += 1)
    await aPhoneAt(addresses[0]).order({ cartItems: [] });
  expect((await aPhoneAt(addresses[0]).order(takeaway)).status).toBe(429);
  expect((await ana.order(takeaway)).status).toBe(200);
});

test("a script fills the list of who waits: a guest who opened the menu is on it", async () => {
  const at = await anAttackedRestaurant();
  const { aPhoneAt, addresses, admin } = at;
  const { strangersOfAddress: most } = ASKING_TO_ORDER;
  await falseOrders(at, 2 * (ELSEWHERE_ORDERS.strangersOfAddress + most), fake);
  expect((await aPhoneAt(addresses[0]).order(takeaway)).error.code).toBe("guest_orders_crowded");
  const ana = aPhoneAt(addresses[0]);
  await ana.state();
  expect((await ana.order(takeaway)).error.code).toBe("guest_orders_full");
  // Asking again takes no further place.
  expect((await ana.order(takeaway)).error.code).toBe("guest_orders_full");
  const { asking } = (await admin.call(listGuestPhones)).ok;
  expect(asking.map(({ name }) => name)).toEqual([...Array(2 * most).fill("Nadie"), "Ana Pérez"]);
});

test("a blocked phone orders no more, nor joins, until staff let it in again", async () => {
  const { aPhone, admin, small, visit } = await anAttackedRestaurant();
  const beto = aPhone();
  await beto.order(fake);
  const [order] = (await admin.call(listQrOrders)).ok;
  const settle = (answer: "admit" | "block") =>
    admin.call(settleGuestPhone, { params: { phoneId: String(order?.phone_id) }, body: { answer } });
  await settle("block");
  expect((await beto.order(takeaway)).error.code).toBe("guest_ordering_off");
  await admin.call(openVisit, { body: { tableId: small.tables[0] } });
  expect((await beto.join("Beto", (await visit())?.pin)).ok.standing).toBe("removed");
  await settle("admit");
  expect((await beto.order(takeaway)).status).toBe(200);
});

test("beside 40 false orders at a table its joined phone and a guest there order", async () => {
  const at = await anAttackedRestaurant();
  const { aPhone, take, addresses, aPhoneAt } = at;
  const ana = aPhoneAt(addresses[0]);
  await take((await ana.order()).ok.id);
  expect(await falseOrders(at, 40, {})).toBe(2 * TABLE_ORDERS.strangersOfAddress);
  expect((await ana.order()).ok.is_waiting).toBe(true);
  expect((await aPhone().order()).status).toBe(200);
  // From every network in the world strangers fill the table; who shares its account still orders.
  let more = 0;
  while ((await aPhone().order()).status === 200) more += 1;
  expect(more).toBe(TABLE_ORDERS.strangers - 2 * TABLE_ORDERS.strangersOfAddress - 1);
  expect((await ana.order()).status).toBe(200);
});

test("one address cannot fill table after table: what staff read keeps its room", async () => {
  const at = await anAttackedRestaurant();
  const { aPhoneAt, addresses, small, locatorOf, admin } = at;
  for (const table of small.tables) {
    const tableId = await locatorOf(table);
    for (let sent = 0; sent < TABLE_ORDERS.strangersOfAddress; sent += 1)
      await aPhoneAt(addresses[0]).order({ tableId });
  }
  for (let sent = 0; sent < ELSEWHERE_ORDERS.strangersOfAddress; sent += 1)
    await aPhoneAt(addresses[0]).order(fake);
  expect((await admin.call(listQrOrders)).ok).toHaveLength(RESTAURANT_ORDERS.strangersOfAddress);
  expect((await aPhoneAt(addresses[1]).order(takeaway)).status).toBe(200);
});

test("beside 40 invalid orders of one phone the others on the Wi-Fi order", async () => {
  const { aPhoneAt, addresses } = await anAttackedRestaurant();
  const [wifi] = addresses;
  const flooding = aPhoneAt(wifi);
  const ana = aPhoneAt(wifi);
  for (const phone of [flooding, ana]) await phone.state();
  const statuses = [];
  for (let sent = 0; sent < 40; sent += 1)
    statuses.push((await flooding.order({ cartItems: [{ id: 1, quantity: 0, price: 1 }] })).status);
  const limit = placeOrder.rateLimit.perPhone;
  expect(statuses.slice(0, limit)).toEqual(Array(limit).fill(400));
  expect(new Set(statuses.slice(limit))).toEqual(new Set([429]));
  expect((await ana.order()).status).toBe(200);
  // A phone that comes only now, and one that opened no page, order as well.
  expect((await aPhoneAt(wifi).order()).status).toBe(200);
});

test("who has the menu open orders without a table beside a script on the Wi-Fi", async () => {
  const { aPhoneAt, addresses } = await anAttackedRestaurant();
  const [wifi] = addresses;
  const ana = aPhoneAt(wifi);
  const { headers } = await ana.hear({});
  ana.cookies.comanda_table = /^comanda_table=([^;]+)/.exec(String(headers["set-cookie"]))?.[1] ?? "";
  const limit = placeOrder.rateLimit.perAddress;
  for (let sent = 0; sent < limit; sent += 1) await aPhoneAt(wifi).order({ cartItems: [] });
  expect((await aPhoneAt(wifi).order(takeaway)).status).toBe(429);
  expect((await ana.order(takeaway)).status).toBe(200);
});

test("a made-up cookie is no phone: it counts at its address, as does one thrown away", async () => {
  const { aPhoneAt, addresses, aPhone } = await anAttackedRestaurant();
  const [wifi] = addresses;
  const limit = placeOrder.rateLimit.perAddress;
  const invalid = { cartItems: [] };
  const statuses = [];
  for (let sent = 0; sent < limit; sent += 1) statuses.push((await aPhoneAt(wifi).order(invalid)).status);
  expect(new Set(statuses)).toEqual(new Set([400]));
  const inventing = aPhoneAt(wifi);
  inventing.cookies.comanda_table = "A".repeat(43);
  expect((await inventing.order(invalid)).status).toBe(429);
  inventing.cookies.comanda_table = `${"A".repeat(43)}.${"B".repeat(22)}`;
  expect((await inventing.order(invalid)).status).toBe(429);
  expect((await aPhone().order()).status).toBe(200);
});

test("one phone has only so many orders waiting, known or not", async () => {
  const { aPhone, take } = await anAttackedRestaurant();
  const ana = aPhone();
  await take((await ana.order(takeaway)).ok.id);
  for (let sent = 0; sent < WAITING_OF_PHONE_MAX; sent += 1)
    expect((await ana.order(takeaway)).status).toBe(200);
  expect((await ana.order(takeaway)).error.code).toBe("guest_orders_too_many");
});
