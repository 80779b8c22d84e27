import { expect, test } from "vitest";
import { toId } from "#platform/domain/ids.ts";
import { cents } from "#platform/domain/money/cents.ts";
import { arrangeAccounts } from "./arrange-accounts.ts";
import type { OpenAccount } from "./open-accounts.ts";

const ana = toId<"User">(1);

function anAccount(id: number, over: Partial<OpenAccount>): OpenAccount {
  return {
    key: `table-${id}`,
    openedAt: id,
    table_id: toId<"Table">(id),
    table_title: `Mesa ${id}`,
    floor: "Salón",
    delivery_type: "dinein",
    accounts: [],
    orders: [],
    order_ids: [],
    pays_first: false,
    balance: cents(0),
    billRequest: null,
    ...over,
  };
}

const party = (waiter: number): OpenAccount["accounts"][number] => ({
  id: toId<"Account">(waiter),
  people: null,
  waiter_id: toId<"User">(waiter),
  waiter_name: null,
  opened_at: new Date(0),
  is_partly_paid: false,
  discount: null,
});

const accounts = [
  anAccount(1, { table_id: null, floor: null, delivery_type: "takeaway", balance: cents(300) }),
  anAccount(2, { floor: "Terraza", balance: cents(900), accounts: [party(2)] }),
  anAccount(3, { balance: cents(100), accounts: [party(2), party(1)] }),
  anAccount(4, { floor: "Terraza", balance: cents(500) }),
];
const arranged = (how: Parameters<typeof arrangeAccounts>[1]) =>
  arrangeAccounts(accounts, how, ana).map(({ key, accounts }) => [
    key,
    ...accounts.map(({ openedAt }) => openedAt),
  ]);

test("the oldest or the largest comes first", () => {
  expect(arranged("oldest")).toEqual([["all", 1, 2, 3, 4]]);
  expect(arranged("amount")).toEqual([["all", 2, 4, 1, 3]]);
});

test("areas come in the order of their oldest account, what has no table last", () => {
  expect(arranged("area")).toEqual([
    ["floor Terraza", 2, 4],
    ["floor Salón", 3],
    ["option takeaway", 1],
  ]);
});

test("mine come first, also where somebody else serves at the same table", () => {
  expect(arranged("mine")).toEqual([
    ["mine", 3],
    ["others", 1, 2, 4],
  ]);
});
