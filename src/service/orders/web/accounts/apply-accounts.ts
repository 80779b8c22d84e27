import type { ChangeOf } from "#platform/contract/changes.ts";
import type { accountsChanged, Order } from "../../contract/orders.ts";
import { type OpenAccount, type OpenAccounts, openAccount } from "./open-accounts.ts";

/**
 * The open accounts with some as they are now. A card that is told stands for itself; another one loses what went
 * elsewhere, and leaves when nothing is left on it. Null when something is left: what that costs only the server knows.
 */
export function applyAccounts(
  open: OpenAccounts,
  { account_ids, order_ids, groups }: ChangeOf<typeof accountsChanged>,
): OpenAccounts | null {
  const told = groups.map(openAccount);
  const toldKeys = new Set(told.map(({ key }) => key));
  const movedAccounts = new Set([
    ...account_ids,
    ...groups.flatMap(({ accounts }) => accounts.map(({ id }) => id)),
  ]);
  const movedOrders = new Set([...order_ids, ...groups.flatMap(({ orders }) => orders.map(({ id }) => id))]);
  const isMoved = (order: Order) => movedAccounts.has(order.account_id) || movedOrders.has(order.id);
  const kept: OpenAccount[] = [];
  for (const card of open.accounts) {
    if (toldKeys.has(card.key)) continue;
    const left = card.orders.filter((order) => !isMoved(order)).length;
    if (left === card.orders.length) kept.push(card);
    else if (left > 0) return null;
  }
  return { ...open, accounts: [...kept, ...told].toSorted(byOpening) };
}

/** The longest open account first, as the server lists them. */
function byOpening(a: OpenAccount, b: OpenAccount): number {
  const [first, second] = [a.accounts[0], b.accounts[0]];
  if (!first || !second) return 0;
  return first.opened_at.getTime() - second.opened_at.getTime() || first.id - second.id;
}
