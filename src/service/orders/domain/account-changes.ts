import type { DiningOption } from "#core/settings/domain/dining-option.ts";
import type { AccountId, CustomerId, OrderId, OrderLineId, TableId, UserId } from "#platform/domain/ids.ts";
import type { BillRequestStatus } from "./bill-request.ts";

/** Changes to whole accounts or to where dishes are charged; each can be undone once. */
export const accountChangeKinds = ["moved", "merged", "lines_moved", "handed_over", "undone"] as const;
export type AccountChangeKind = (typeof accountChangeKinds)[number];

/** The fields of an account that a change may alter. `billRequestedAt` is in milliseconds. */
export interface AccountState {
  readonly id: AccountId;
  readonly tableId: TableId | null;
  readonly diningOption: DiningOption;
  readonly waiterId: UserId | null;
  readonly people: number | null;
  readonly customerId: CustomerId | null;
  readonly billRequest: BillRequestStatus | null;
  readonly billRequestedAt: number | null;
}

/** Accounts, orders and lines at one moment: the account and round of each order, and the order of each line. */
export interface AccountsSnapshot {
  readonly accounts: readonly AccountState[];
  readonly orders: readonly { readonly id: OrderId; readonly accountId: AccountId; readonly round: number }[];
  readonly lines: readonly { readonly id: OrderLineId; readonly orderId: OrderId }[];
}

type UndoDecision =
  | { readonly ok: true; readonly state: AccountsSnapshot }
  | { readonly ok: false; readonly reason: "undo_too_late" };

/**
 * Decides whether a change can be undone: everything it altered must still be as the change left it. If so,
 * returns those rows as they were before. Everything else keeps its later changes, such as a bill requested at
 * the new table.
 */
export function decideUndo(
  before: AccountsSnapshot,
  after: AccountsSnapshot,
  now: AccountsSnapshot,
): UndoDecision {
  const accounts = restoredRows(before.accounts, after.accounts, now.accounts);
  // Another order may have taken the round's number meanwhile; that does not matter for where an order
  // belongs.
  const orders = restoredRows(withoutRounds(before), withoutRounds(after), withoutRounds(now));
  const lines = restoredRows(before.lines, after.lines, now.lines);
  if (!accounts || !orders || !lines) return { ok: false, reason: "undo_too_late" };
  const rounds = new Map(before.orders.map((order) => [order.id, order.round]));
  return {
    ok: true,
    state: {
      accounts,
      orders: orders.map((order) => ({ ...order, round: rounds.get(order.id) ?? 1 })),
      lines,
    },
  };
}

function withoutRounds({ orders }: AccountsSnapshot) {
  return orders.map(({ id, accountId }) => ({ id, accountId }));
}

/**
 * Returns the rows of `before` as they are now, with the changed fields as before; undefined when one of those
 * fields is not as `after` left it.
 */
function restoredRows<Row extends { readonly id: number }>(
  before: readonly Row[],
  after: readonly Row[],
  now: readonly Row[],
): Row[] | undefined {
  const restored: Row[] = [];
  for (const rowBefore of before) {
    const rowAfter = after.find((row) => row.id === rowBefore.id);
    const rowNow = now.find((row) => row.id === rowBefore.id);
    if (!rowAfter || !rowNow) return undefined;
    const changed = fieldsOf(rowBefore).filter((field) => rowBefore[field] !== rowAfter[field]);
    if (changed.some((field) => rowNow[field] !== rowAfter[field])) return undefined;
    restored.push({ ...rowNow, ...Object.fromEntries(changed.map((field) => [field, rowBefore[field]])) });
  }
  return restored;
}

function fieldsOf<Row extends object>(row: Row): (keyof Row)[] {
  return Object.keys(row) as (keyof Row)[];
}

/**
 * Numbers the orders that join an account whose rounds are `taken`: the wanted round while it is free, else the
 * next one.
 */
export function assignRounds(taken: readonly number[], wanted: readonly (number | null)[]): number[] {
  const takenRounds = new Set(taken);
  return wanted.map((round) => {
    const chosen = round === null || takenRounds.has(round) ? Math.max(0, ...takenRounds) + 1 : round;
    takenRounds.add(chosen);
    return chosen;
  });
}

/** Merges accounts into one: the guests add up, and a known customer and a request for the bill are kept. */
export function mergedAccount(into: AccountState, others: readonly AccountState[]): AccountState {
  const accounts = [into, ...others];
  const people = accounts.reduce((sum, account) => sum + (account.people ?? 0), 0);
  const requesting = accounts.find((account) => account.billRequest === "REQUESTED");
  return {
    ...into,
    people: people === 0 ? null : people,
    customerId: accounts.find((account) => account.customerId !== null)?.customerId ?? null,
    ...(requesting && { billRequest: requesting.billRequest, billRequestedAt: requesting.billRequestedAt }),
  };
}
