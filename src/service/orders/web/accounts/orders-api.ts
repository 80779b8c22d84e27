import { queryOptions } from "@tanstack/react-query";
import type { ChangeOf } from "#platform/contract/changes.ts";
import { call } from "#platform/web/api.ts";
import { type FollowedList, withRecentChanges } from "#platform/web/live-lists/followed-list.ts";
import { shareEqual } from "#platform/web/queries/share-equal.ts";
import { accountsChanged, listOrders, type Order } from "../../contract/orders.ts";
import { type OpenAccount, type OpenAccounts, openAccount, openAccounts } from "./open-accounts.ts";

/** Events bring the changes; this slow poll brings what no event reports, in milliseconds. */
const POLL_MS = 60_000;

export const accountChanges: FollowedList<typeof accountsChanged, OpenAccounts> = {
  definition: accountsChanged,
  apply: applyAccounts,
};

/** Loads the open accounts for the cards of the open accounts and of the charge screen. */
export const openAccountsQuery = queryOptions({
  queryKey: ["orders", "open"],
  queryFn: async ({ signal }) => {
    const answer = await call(listOrders, { signal });
    return withRecentChanges(accountChanges, openAccounts(answer, Date.now()));
  },
  // A screen that was closed has heard no event: the stored answer is only shown until the new one arrives.
  structuralSharing: shareEqual,
  staleTime: 0,
  refetchInterval: POLL_MS,
});

/**
 * Applies changed cards to the open accounts. A card in the change replaces its old state; other cards lose the
 * orders that moved elsewhere and disappear when nothing is left. Null when something is left on such a card:
 * only the server knows what it costs.
 */
export function applyAccounts(
  open: OpenAccounts,
  { account_ids, order_ids, groups }: ChangeOf<typeof accountsChanged>,
): OpenAccounts | null {
  const changed = groups.map(openAccount);
  const changedKeys = new Set(changed.map(({ key }) => key));
  const movedAccounts = new Set([
    ...account_ids,
    ...groups.flatMap(({ accounts }) => accounts.map(({ id }) => id)),
  ]);
  const movedOrders = new Set([...order_ids, ...groups.flatMap(({ orders }) => orders.map(({ id }) => id))]);
  const isMoved = (order: Order) => movedAccounts.has(order.account_id) || movedOrders.has(order.id);
  const unchanged: OpenAccount[] = [];
  for (const card of open.accounts) {
    if (changedKeys.has(card.key)) continue;
    const left = card.orders.filter((order) => !isMoved(order)).length;
    if (left === card.orders.length) unchanged.push(card);
    else if (left > 0) return null;
  }
  return { ...open, accounts: [...unchanged, ...changed].toSorted(byOpening) };
}

/** Sorts the oldest account first, like the server. */
function byOpening(a: OpenAccount, b: OpenAccount): number {
  const [first, second] = [a.accounts[0], b.accounts[0]];
  if (!first || !second) return 0;
  return first.opened_at.getTime() - second.opened_at.getTime() || first.id - second.id;
}
