import { useMutationState, useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { useFollowedList } from "#platform/web/live-lists/followed-list.ts";
import { useRealtimeRefresh } from "#platform/web/use-realtime-refresh.ts";
import { isLineChange, lineChangeKey, withLineStatus } from "../accounts/open-accounts.ts";
import { accountChanges, openAccountsQuery } from "../accounts/orders-api.ts";

/** A change of the charging rules changes every balance, so everything is reloaded. */
const openAccountsKeys = [openAccountsQuery.queryKey];

/**
 * Returns the open accounts, live by socket, with the changes that this device has just made. A refusal needs no
 * rollback: a change is laid over the data only while it is on its way. Cancelling waits for the server.
 */
export function useOpenAccounts() {
  useFollowedList(accountChanges, openAccountsQuery.queryKey);
  useRealtimeRefresh(["charging_changed"], openAccountsKeys);
  const query = useQuery(openAccountsQuery);
  const pendingChanges = useMutationState({
    filters: { mutationKey: lineChangeKey, status: "pending" },
    select: (mutation) => mutation.state.variables,
  });
  const { data } = query;
  const accounts = useMemo(
    () =>
      data &&
      pendingChanges
        .filter(isLineChange)
        .filter((change) => change.status !== "cancelled")
        .reduce(withLineStatus, data.accounts),
    [data, pendingChanges],
  );
  return { ...query, accounts };
}
