import { useHotkeys } from "@mantine/hooks";
import { useQueryClient } from "@tanstack/react-query";
import { mayEnter } from "#platform/domain/access/may-enter.ts";
import type { OrderId } from "#platform/domain/ids.ts";
import { actorOf, useUser } from "#platform/web/session/session.ts";
import { openAccountsQuery } from "./orders-api.ts";

/**
 * F10 on the open accounts: straight to charging the account that is looked at, in its dialog or with the focus in its
 * card; else the only one on screen, else all.
 */
export function useChargeAccount(tableKey: string | null, onCharge: (orderId: OrderId | null) => void): void {
  const user = useUser();
  const client = useQueryClient();
  const charge = () => {
    if (user === null || !mayEnter(actorOf(user), "orderCharge")) return;
    const { accounts = [] } = client.getQueryData(openAccountsQuery.queryKey) ?? {};
    const key = tableKey ?? focusedKey() ?? onlyKey();
    onCharge(accounts.find((account) => account.key === key)?.order_ids[0] ?? null);
  };
  useHotkeys([["F10", charge]], []);
}

function focusedKey(): string | undefined {
  return document.activeElement?.closest<HTMLElement>("[data-account]")?.dataset.account;
}

function onlyKey(): string | undefined {
  const [only, another] = document.querySelectorAll<HTMLElement>("[data-account]");
  return another ? undefined : only?.dataset.account;
}
