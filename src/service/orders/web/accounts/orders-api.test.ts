import { expect, test } from "vitest";
import type { ChangeOf } from "#platform/contract/changes.ts";
import { toId } from "#platform/domain/ids.ts";
import { cents } from "#platform/domain/money/cents.ts";
import type { accountsChanged, Order, TableGroup } from "../../contract/orders.ts";
import { openAccounts } from "./open-accounts.ts";
import { applyAccounts } from "./orders-api.ts";

/** An order as far as cards are told apart by it. */
const anOrder = (id: number, account: number) =>
  ({ id: toId<"Order">(id), account_id: toId<"Account">(account), date: new Date(id) }) as Order;

/** A card of a table (or of an account without one) with the orders of its accounts, open since minute `account`. */
function aCard(table: number | null, ...orders: Order[]): TableGroup {
  const accountIds = [...new Set(orders.map((order) => order.account_id))];
  return {
    table_id: table === null ? null : toId<"Table">(table),
    orders,
    accounts: accountIds.map((id) => ({ id, opened_at: new Date(id * 60_000) })),
    balance: cents(100),
  } as TableGroup;
}

const loaded = (...groups: TableGroup[]) => openAccounts({ groups, now: new Date(0), seq: 4 }, 0);

const told = (orders: readonly Order[], ...groups: TableGroup[]): ChangeOf<typeof accountsChanged> => ({
  account_ids: orders.map((order) => order.account_id),
  order_ids: orders.map((order) => order.id),
  groups,
});

const keys = (open: ReturnType<typeof applyAccounts>) => open?.accounts.map(({ key }) => key);

test("a card that is told stands for itself, by when it was opened", () => {
  const open = loaded(aCard(1, anOrder(1, 1)), aCard(null, anOrder(9, 5)));
  const round = anOrder(12, 1);
  const next = applyAccounts(
    open,
    told([round, anOrder(3, 2)], aCard(1, anOrder(1, 1), round), aCard(2, anOrder(3, 2))),
  );
  expect(keys(next)).toEqual(["table-1", "table-2", "account-5"]);
  expect(next?.accounts[0]?.orders).toHaveLength(2);
  expect(next?.accounts[2]).toBe(open.accounts[1]);
  expect(next?.seq).toBe(4);
});

test("an account that is closed leaves with all of its orders, also those paid before", () => {
  const open = loaded(aCard(1, anOrder(1, 1), anOrder(2, 1)), aCard(2, anOrder(3, 3)));
  expect(keys(applyAccounts(open, told([anOrder(2, 1)])))).toEqual(["table-2"]);
});

test("an account that moves to another table leaves the card it was on", () => {
  const open = loaded(aCard(1, anOrder(1, 1)), aCard(2, anOrder(3, 3)));
  const moved = applyAccounts(open, told([anOrder(1, 1)], aCard(3, anOrder(1, 1))));
  expect(keys(moved)).toEqual(["table-3", "table-2"]);
});

test("orders that were merged into another account are on its card alone", () => {
  const open = loaded(aCard(null, anOrder(1, 1)), aCard(2, anOrder(3, 3)));
  const order = anOrder(1, 3);
  expect(keys(applyAccounts(open, told([order], aCard(2, anOrder(3, 3), order))))).toEqual(["table-2"]);
});

test("of a table that one of two parties left the server knows what is to be paid", () => {
  const open = loaded(aCard(1, anOrder(1, 1), anOrder(2, 2)));
  expect(applyAccounts(open, told([anOrder(2, 2)], aCard(3, anOrder(2, 2))))).toBeNull();
});
