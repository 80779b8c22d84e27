import fc from "fast-check";
import { expect, test } from "vitest";
import { toId } from "#platform/domain/ids.ts";
import {
  type AccountState,
  type AccountsSnapshot,
  assignRounds,
  decideUndo,
  mergedAccount,
} from "./account-changes.ts";

const account = (id: number, rest: Partial<AccountState> = {}): AccountState => ({
  id: toId<"Account">(id),
  tableId: null,
  diningOption: "dinein",
  waiterId: null,
  people: null,
  customerId: null,
  billRequest: null,
  billRequestedAt: null,
  ...rest,
});
const table = (id: number) => toId<"Table">(id);
const only = (...accounts: AccountState[]): AccountsSnapshot => ({ accounts, orders: [], lines: [] });

test("undoing puts back what was changed and leaves what changed since", () => {
  const before = only(account(1, { tableId: table(1) }));
  const after = only(account(1, { tableId: table(2) }));
  const now = only(account(1, { tableId: table(2), people: 4 }));
  expect(decideUndo(before, after, now)).toEqual({
    ok: true,
    state: only(account(1, { tableId: table(1), people: 4 })),
  });
});

test("what was changed again, or is gone, cannot be undone", () => {
  const before = only(account(1, { tableId: table(1) }));
  const after = only(account(1, { tableId: table(2) }));
  const refused = { ok: false, reason: "undo_too_late" };
  expect(decideUndo(before, after, only(account(1, { tableId: table(3) })))).toEqual(refused);
  expect(decideUndo(before, after, only())).toEqual(refused);
});

test("an order goes back whatever round it has now", () => {
  const order = (accountId: number, round: number) => ({
    accounts: [],
    lines: [],
    orders: [{ id: toId<"Order">(7), accountId: toId<"Account">(accountId), round }],
  });
  expect(decideUndo(order(1, 1), order(2, 3), order(2, 5))).toEqual({ ok: true, state: order(1, 1) });
});

test("rounds are never given twice, and a free one is kept", () => {
  const round = fc.integer({ min: 1, max: 8 });
  fc.assert(
    fc.property(fc.uniqueArray(round), fc.array(fc.option(round)), (taken, wanted) => {
      const given = assignRounds(taken, wanted);
      expect(new Set([...taken, ...given]).size).toBe(taken.length + given.length);
      const [first] = wanted;
      if (first && !taken.includes(first)) expect(given[0]).toBe(first);
    }),
  );
});

test("merging adds up the guests and keeps customer and request for the bill", () => {
  const customerId = toId<"Customer">(5);
  const merged = mergedAccount(account(1, { people: 2, tableId: table(1) }), [
    account(2, { people: 3, tableId: table(2), customerId, billRequest: "REQUESTED", billRequestedAt: 9 }),
  ]);
  expect(merged).toEqual(
    account(1, { people: 5, tableId: table(1), customerId, billRequest: "REQUESTED", billRequestedAt: 9 }),
  );
  expect(mergedAccount(account(1), [account(2)])).toEqual(account(1));
});
