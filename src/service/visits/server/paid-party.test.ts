import { expect, test } from "vitest";
import { aGuestTable } from "#app/server/testing/guest-table.ts";
import { payOrders } from "#money/payments/contract/payments.ts";
import { moveToTable } from "#service/orders/contract/accounts.ts";
import { readGuestOrder, readTableBill, requestTableBill } from "#service/orders/contract/guest-orders.ts";
import { serveOrders } from "#service/orders/contract/orders.ts";
import { listQrOrders } from "#service/qr-orders/contract/qr-orders.ts";
import { answerPhone, callWaiter } from "../contract/guest-visits.ts";
import { openVisit } from "../contract/staff-visits.ts";

/** A table, and what the panel says of the phones of the orders that wait. */
async function aMarkedTable() {
  const at = await aGuestTable();
  const standings = async () =>
    (await at.admin.call(listQrOrders)).ok.map(({ phone_standing }) => phone_standing);
  return { ...at, standings };
}

/** A table that pays first: Ana's party has ordered with her phone and paid, and its dishes are still to come. */
async function aPaidParty() {
  const at = await aMarkedTable();
  await at.rows("update store_settings set pay_first_options = array['dinein'] where tenant_id = $1");
  const ana = at.aPhone();
  const placed = (await ana.order()).ok;
  const orderId = await at.take(placed.id);
  const pay = async (id: typeof orderId) =>
    (await at.admin.call(payOrders, { body: await at.payBody([id]) })).ok;
  await pay(orderId);
  return { ...at, ana, placed, orderId, payFirst: pay };
}

type Party = Awaited<ReturnType<typeof aPaidParty>>;

/** Every call of a guest that reads or touches what belongs to the party at a table. */
const reaches = ({ ana, qrcode, tableId }: Party) => {
  const params = { qrcode, tableId };
  return {
    bill: () => ana.call(readTableBill, { params }),
    call: () =>
      ana.call(callWaiter, { params: { qrcode }, body: { tableId, action: "call", reason: "water" } }),
    ask: () => ana.call(requestTableBill, { params: { qrcode }, body: { tableId, action: "request" } }),
    admit: () => ana.call(answerPhone, { params: { ...params, phoneId: "1" }, body: { answer: "admit" } }),
  };
};

test("a phone whose party has paid reaches nothing of the next party", async () => {
  const party = await aPaidParty();
  const { ana, sendOrder, small, rows, orderId, admin, visit } = party;
  expect(await visit()).toBeUndefined();
  await sendOrder({ deliveryType: "dinein", tableId: small.tables[0] });
  const refusals = async () =>
    Promise.all(Object.values(reaches(party)).map(async (call) => (await call()).error.code));
  const none = Object.keys(reaches(party)).map(() => "visit_not_joined");
  expect(await refusals()).toEqual(none);
  const [{ accounts } = { accounts: 0 }] = await rows<{ accounts: number }>(
    "select count(*)::int as accounts from accounts where tenant_id = $1 and closed_at is null",
  );
  expect(accounts).toBe(2);
  const theirs = await visit();
  expect(theirs?.phones).toEqual([]);
  await admin.call(serveOrders, { body: { orderIds: [orderId] } });
  // Handing over what was paid leaves the next party its visit.
  expect((await visit())?.id).toBe(theirs?.id);
  expect(await refusals()).toEqual(none);
  expect((await ana.join("Ana")).ok.standing).toBe("waiting");
  expect((await party.aPhone().join("Eva")).ok.standing).toBe("waiting");
  // Staff are told who sat here before the party that sits here now.
  expect((await visit())?.phones.map((phone) => [phone.name, phone.was_here_before])).toEqual([
    ["Ana", true],
    ["Eva", false],
  ]);
});

test("who has paid still reads how the own order is getting on, by its own address", async () => {
  const { ana, placed, qrcode, sendOrder, small } = await aPaidParty();
  await sendOrder({ deliveryType: "dinein", tableId: small.tables[0] });
  const own = (await ana.call(readGuestOrder, { params: { qrcode, token: placed.token } })).ok;
  expect(own).toMatchObject({ id: placed.id, state: "preparing", total: 150 });
  expect(own.items).toHaveLength(1);
});

test("an old phone's order is marked for staff", async () => {
  const { ana, aPhone, take, sendOrder, small, standings } = await aPaidParty();
  await sendOrder({ deliveryType: "dinein", tableId: small.tables[0] });
  const late = (await ana.order()).ok;
  const stranger = aPhone();
  const strange = (await stranger.order({ customer: { name: "Eva" } })).ok;
  expect(await standings()).toEqual(["earlier_visit", "not_in"]);
  await take(late.id);
  await take(strange.id);
  for (const phone of [ana, stranger]) {
    expect((await phone.bill()).error.code).toBe("visit_not_joined");
    expect((await phone.state()).ok.standing).toBe("none");
  }
});

test("a second round of who has paid is a new account, which staff let the phone into", async () => {
  const { ana, take, standings, rows, visit, payFirst } = await aPaidParty();
  const again = (await ana.order()).ok;
  expect(again.is_waiting).toBe(true);
  expect(await standings()).toEqual(["earlier_visit"]);
  const orderId = await take(again.id);
  const accounts = await rows("select distinct account_id from orders where tenant_id = $1");
  expect(accounts).toHaveLength(2);
  expect((await ana.bill()).error.code).toBe("visit_not_joined");
  expect((await ana.join("Ana", (await visit())?.pin)).ok.standing).toBe("admitted");
  expect((await ana.bill()).ok.orders.map(({ id }) => id)).toEqual([orderId]);
  await payFirst(orderId);
  expect((await ana.bill()).error.code).toBe("visit_not_joined");
});

test("a visit that staff opened for the next party outlives the paid account", async () => {
  const { admin, small, orderId, aPhone, visit } = await aPaidParty();
  const { visitId, pin } = (await admin.call(openVisit, { body: { tableId: small.tables[0] } })).ok;
  const eva = aPhone();
  expect((await eva.join("Eva", pin)).ok.standing).toBe("admitted");
  await admin.call(moveToTable, { body: { orderIds: [orderId], newTableId: small.tables[1] } });
  expect(await visit()).toMatchObject({ id: visitId, table_id: small.tables[0] });
  await admin.call(serveOrders, { body: { orderIds: [orderId] } });
  expect(await visit()).toMatchObject({ id: visitId, phones: [{ name: "Eva" }] });
});

test("the phone that opens a table with its order is in", async () => {
  const { aPhone, take, standings } = await aMarkedTable();
  const ana = aPhone();
  const first = (await ana.order()).ok;
  expect(await standings()).toEqual(["opens"]);
  await take(first.id);
  expect((await ana.state()).ok.standing).toBe("admitted");
  await ana.order();
  expect(await standings()).toEqual(["in"]);
});

test("how it was is asked of a party's phone for a day, once all is paid and brought", async () => {
  const { ana, admin, orderId, aPhone, sendOrder, small, rows } = await aPaidParty();
  const hasLeft = async (phone = ana) => (await phone.state()).ok.has_left;
  // It paid first, and its dishes are still to come.
  expect(await hasLeft()).toBe(false);
  await admin.call(serveOrders, { body: { orderIds: [orderId] } });
  await sendOrder({ deliveryType: "dinein", tableId: small.tables[0] });
  expect(await hasLeft()).toBe(true);
  expect(await hasLeft(aPhone())).toBe(false);
  await rows(
    `update visits set opened_at = opened_at - interval '25 hours', closed_at = closed_at - interval '25 hours'
      where tenant_id = $1 and closed_at is not null`,
  );
  expect(await hasLeft()).toBe(false);
});

test("a party that pays at the end is asked as soon as it has paid", async () => {
  const { aPhone, take, pay } = await aGuestTable();
  const [ana, eva] = [aPhone(), aPhone()];
  const orderId = await take((await ana.order()).ok.id);
  await eva.join("Eva");
  expect((await ana.state()).ok.has_left).toBe(false);
  await pay([orderId]);
  expect((await ana.state()).ok).toMatchObject({ standing: "none", has_left: true });
  // Nobody had let her in.
  expect((await eva.state()).ok.has_left).toBe(false);
});
