import type { AccountId, CustomerId, OrderId, OrderLineId, TableId, UserId } from "../ids.ts";
import type { BillRequestStatus } from "./bill-request.ts";
import type { DiningOption } from "./dining-option.ts";

/** What is done to whole accounts or to where dishes are charged; each can be undone once. */
export const accountChangeKinds = ["moved", "merged", "lines_moved", "handed_over", "undone"] as const;
export type AccountChangeKind = (typeof accountChangeKinds)[number];

/** What a change may alter of an account. `billRequestedAt` in milliseconds. */
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

/** Where things are: accounts as they are, which account holds an order as which round, which order holds a line. */
export interface AccountsState {
  readonly accounts: readonly AccountState[];
  readonly orders: readonly { readonly id: OrderId; readonly accountId: AccountId; readonly round: number }[];
  readonly lines: readonly { readonly id: OrderLineId; readonly orderId: OrderId }[];
}

export type UndoDecision =
  | { readonly ok: true; readonly state: AccountsState }
  | { readonly ok: false; readonly reason: "undo_too_late" };

/**
 * Undoing a change: everything it altered must still be as it left it. Ok: the things it altered, as they were. What
 * it did not alter stays as it has become meanwhile, such as a bill asked for at the new table.
 */
export function decideUndo(before: AccountsState, after: AccountsState, now: AccountsState): UndoDecision {
  const accounts = reversed(before.accounts, after.accounts, now.accounts);
  // A round's number may have been taken by another order meanwhile; it does not matter where an order belongs.
  const orders = reversed(withoutRounds(before), withoutRounds(after), withoutRounds(now));
  const lines = reversed(before.lines, after.lines, now.lines);
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

function withoutRounds({ orders }: AccountsState) {
  return orders.map(({ id, accountId }) => ({ id, accountId }));
}

/** The things of `before` with what was changed put back; undefined when a changed field is not as it was left. */
function reversed<Thing extends { readonly id: number }>(
  before: readonly Thing[],
  after: readonly Thing[],
  now: readonly Thing[],
): Thing[] | undefined {
  const put: Thing[] = [];
  for (const old of before) {
    const left = after.find((account) => account.id === old.id);
    const present = now.find((account) => account.id === old.id);
    if (!left || !present) return undefined;
    const changed = fieldsOf(old).filter((field) => old[field] !== left[field]);
    if (changed.some((field) => present[field] !== left[field])) return undefined;
    put.push({ ...present, ...Object.fromEntries(changed.map((field) => [field, old[field]])) });
  }
  return put;
}

function fieldsOf<Thing extends object>(thing: Thing): (keyof Thing)[] {
  return Object.keys(thing) as (keyof Thing)[];
}

/** The rounds that joining orders get in an account that has `taken`: as asked for while free, else the next ones. */
export function assignRounds(taken: readonly number[], wanted: readonly (number | null)[]): number[] {
  const used = new Set(taken);
  return wanted.map((round) => {
    const chosen = round === null || used.has(round) ? Math.max(0, ...used) + 1 : round;
    used.add(chosen);
    return chosen;
  });
}

/** The account that others are merged into: the guests add up, a known customer stays known, a wish for the bill too. */
export function mergedAccount(into: AccountState, others: readonly AccountState[]): AccountState {
  const all = [into, ...others];
  const people = all.reduce((sum, account) => sum + (account.people ?? 0), 0);
  const asking = all.find((account) => account.billRequest === "REQUESTED");
  return {
    ...into,
    people: people === 0 ? null : people,
    customerId: all.find((account) => account.customerId !== null)?.customerId ?? null,
    ...(asking && { billRequest: asking.billRequest, billRequestedAt: asking.billRequestedAt }),
  };
}
