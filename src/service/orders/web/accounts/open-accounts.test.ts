import { expect, test } from "vitest";
import { toId } from "#platform/domain/ids.ts";
import { cents } from "#platform/domain/money/cents.ts";
import type { OrderItem, TableGroup } from "../../contract/orders.ts";
import {
  choicesOf,
  customerNames,
  isBillRequested,
  mergeableParties,
  openAccounts,
  peopleOf,
  unpaidLines,
  waiterNames,
  withLineStatus,
} from "./open-accounts.ts";

const noon = new Date("2026-11-20T18:00:00Z");

function anItem(id: number, over: Partial<OrderItem> = {}): OrderItem {
  return {
    id: toId<"OrderLine">(id),
    order_id: toId<"Order">(1),
    item_id: toId<"MenuItem">(1),
    item_title: "Pupusa",
    category_id: null,
    category_title: null,
    station_id: toId<"Station">(1),
    variant_id: null,
    variant_title: "De maíz",
    variant_price: null,
    price: cents(150),
    quantity: 2,
    status: "created",
    date: noon,
    status_date: noon,
    addons: [{ id: toId<"Addon">(1), title: "Extra queso", price: cents(50) }],
    notes: null,
    seat: null,
    course: null,
    fire_at: noon,
    taken_by: null,
    courtesy: null,
    discount: null,
    combo: null,
    ...over,
  };
}

function anOrder(id: number, items: OrderItem[], over: Partial<TableGroup["orders"][number]> = {}) {
  return {
    id: toId<"Order">(id),
    order_no: id,
    account_id: toId<"Account">(7),
    round: id,
    date: new Date(noon.getTime() + id * 60_000),
    delivery_type: "dinein" as const,
    source: "table" as const,
    external_number: null,
    customer_type: "WALKIN" as const,
    customer_id: null,
    customer_name: null,
    status: "created" as const,
    payment_status: "unpaid" as const,
    token_no: id,
    table_id: null,
    table_title: null,
    floor: null,
    items,
    voided_items: [],
    ...over,
  };
}

function aGroup(orders: TableGroup["orders"], over: Partial<TableGroup> = {}): TableGroup {
  return {
    table_id: null,
    table_title: null,
    floor: null,
    delivery_type: "takeaway",
    accounts: [
      {
        id: toId<"Account">(7),
        people: null,
        waiter_id: null,
        waiter_name: null,
        opened_at: noon,
        is_partly_paid: false,
        discount: null,
      },
    ],
    orders,
    order_ids: orders.map((order) => order.id),
    pays_first: false,
    balance: cents(600),
    billRequest: null,
    ...over,
  };
}

function accountsOf(...groups: TableGroup[]) {
  return openAccounts({ seq: 1, groups, now: noon }, noon.getTime()).accounts;
}

test("a card is open since its first order, whichever stands first", () => {
  const groups = [aGroup([anOrder(5, [anItem(1)]), anOrder(2, [anItem(2)])])];
  const { accounts, clockAhead } = openAccounts({ seq: 1, groups, now: noon }, noon.getTime() - 90_000);
  expect(accounts[0]?.openedAt).toBe(noon.getTime() + 2 * 60_000);
  expect(clockAhead).toBe(90_000);
});

test("a table keeps its card whatever its orders; without one the account is the card", () => {
  const table = { table_id: toId<"Table">(3), table_title: "Mesa 3" };
  const [withTable, without] = accountsOf(
    aGroup([anOrder(1, [anItem(1)])], table),
    aGroup([anOrder(2, [anItem(2)])]),
  );
  expect([withTable?.key, without?.key]).toEqual(["table-3", "account-7"]);
});

test("variant and add-ons are the line's choices", () => {
  const [requested, answered] = accountsOf(
    aGroup([anOrder(1, [anItem(1)])], { billRequest: { status: "REQUESTED", date: noon } }),
    aGroup([anOrder(2, [anItem(2)])], { billRequest: { status: "ACKNOWLEDGED", date: noon } }),
  );
  expect(requested?.orders[0]?.items.map(choicesOf)).toEqual([["De maíz", "Extra queso"]]);
  expect([requested, answered].map((card) => card && isBillRequested(card))).toEqual([true, false]);
});

test("a new line status makes the order's own and leaves the others", () => {
  const before = accountsOf(
    aGroup([anOrder(1, [anItem(1), anItem(2, { status: "completed" })])]),
    aGroup([anOrder(2, [anItem(3)])]),
  );
  const after = withLineStatus(before, { lineId: toId<"OrderLine">(1), status: "completed" });
  expect(after[0]?.orders[0]?.status).toBe("completed");
  expect(after[0]?.orders[0]?.items.map((line) => line.status)).toEqual(["completed", "completed"]);
  expect(after[1]).toBe(before[1]);
  expect(before[0]?.orders[0]?.items[0]?.status).toBe("created");
});

test("what is cancelled leaves the card, then the order, then the account", () => {
  const start = accountsOf(aGroup([anOrder(1, [anItem(1), anItem(2)]), anOrder(2, [anItem(3)])]));
  const cancel = (accounts: typeof start, id: number) =>
    withLineStatus(accounts, { lineId: toId<"OrderLine">(id), status: "cancelled" });
  const one = cancel(start, 1);
  expect(one[0]?.orders.map((order) => order.items.length)).toEqual([1, 1]);
  const two = cancel(one, 2);
  expect(two[0]?.orders.map((order) => order.id)).toEqual([2]);
  expect(cancel(two, 3)).toEqual([]);
});

test("each customer of an account is named once", () => {
  const ana = { customer_name: "Ana" };
  const [account] = accountsOf(
    aGroup([anOrder(1, [anItem(1)], ana), anOrder(2, [anItem(2)], ana), anOrder(3, [anItem(3)])]),
  );
  expect(account && customerNames(account)).toEqual(["Ana"]);
});

test("the parties of a card add up their people and name each waiter once", () => {
  const party = (id: number, people: number | null) => ({
    id: toId<"Account">(id),
    people,
    waiter_id: toId<"User">(1),
    waiter_name: "Ana",
    opened_at: noon,
    is_partly_paid: false,
    discount: null,
  });
  const voided = { id: toId<"OrderLine">(9), item_title: "Pupusa", variant_title: "De arroz", quantity: 1 };
  const [card] = accountsOf(
    aGroup(
      [
        anOrder(1, [anItem(1)], { voided_items: [{ ...voided, reason: "made_wrong", combo: null }] }),
        anOrder(2, [anItem(2)], { payment_status: "paid" }),
      ],
      { accounts: [party(7, 2), party(8, null)] },
    ),
  );
  if (!card) throw new Error("one group is one card");
  expect([peopleOf(card), waiterNames(card)]).toEqual([2, ["Ana"]]);
  expect(card.orders[0]?.voided_items).toEqual([{ ...voided, reason: "made_wrong", combo: null }]);
  expect(unpaidLines(card).map((line) => line.id)).toEqual([1]);
});

test("parties are merged while something of theirs is to be paid", () => {
  const party = (id: number, is_partly_paid = false) => ({
    id: toId<"Account">(id),
    people: null,
    waiter_id: null,
    waiter_name: null,
    opened_at: noon,
    is_partly_paid,
    discount: null,
  });
  const order = (id: number, account: number, payment_status: "paid" | "unpaid" = "unpaid") =>
    anOrder(id, [anItem(id)], { account_id: toId<"Account">(account), payment_status });
  const [card] = accountsOf(
    aGroup([order(1, 7), order(2, 8), order(3, 9, "paid")], {
      accounts: [party(7), party(8, true), party(9)],
    }),
  );
  expect(card && mergeableParties(card).map(({ id }) => id)).toEqual([7]);
});
