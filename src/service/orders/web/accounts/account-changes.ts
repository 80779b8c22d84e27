import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { BodyOf } from "#platform/contract/define.ts";
import type { AccountChangeId, TableId } from "#platform/domain/ids.ts";
import { unreachable } from "#platform/domain/unreachable.ts";
import { call } from "#platform/web/api.ts";
import { t } from "#platform/web/i18n.ts";
import { showFailure } from "#platform/web/show-error.ts";
import { toastSuccess, toastUndo } from "#ui/feedback/toast.tsx";
import {
  billRequest,
  handOver,
  mergeAccounts,
  moveLines,
  moveToTable,
  setPeople,
  undoAccountChange,
} from "../../contract/accounts.ts";
import { openAccountsQuery } from "./orders-api.ts";

/** Changes of accounts that can be undone. */
type AccountChange =
  | { readonly kind: "move"; readonly body: BodyOf<typeof moveToTable> }
  | { readonly kind: "merge"; readonly body: BodyOf<typeof mergeAccounts> }
  | { readonly kind: "moveLines"; readonly body: BodyOf<typeof moveLines> }
  | { readonly kind: "handOver"; readonly body: BodyOf<typeof handOver> };

function sendChange(change: AccountChange): Promise<{ message: string; change_id: AccountChangeId }> {
  switch (change.kind) {
    case "move":
      return call(moveToTable, { body: change.body });
    case "merge":
      return call(mergeAccounts, { body: change.body });
    case "moveLines":
      return call(moveLines, { body: change.body });
    case "handOver":
      return call(handOver, { body: change.body });
    default:
      return unreachable(change);
  }
}

/** Changes accounts and offers to undo it for 8 s. It counts as done once the accounts are reloaded. */
export function useAccountChange(onDone: () => void) {
  const client = useQueryClient();
  const reload = () => client.invalidateQueries({ queryKey: openAccountsQuery.queryKey });
  const undo = useMutation({
    mutationFn: (changeId: AccountChangeId) => call(undoAccountChange, { body: { changeId } }),
    onSuccess: ({ message }) => toastSuccess(message),
    onError: (error) => showFailure(error, "orders.account.failure.move"),
    onSettled: reload,
  });
  return useMutation({
    mutationFn: sendChange,
    onSuccess: async ({ message, change_id }) => {
      await reload();
      onDone();
      toastUndo({ message, undoLabel: t("common.undo"), onUndo: () => undo.mutate(change_id) });
    },
    onError: (error) => {
      void reload();
      showFailure(error, "orders.account.failure.move");
    },
  });
}

/** Sets the people of several parties, one call after the other. */
export function useSetPeople(onDone: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (parties: readonly BodyOf<typeof setPeople>[]) => {
      for (const body of parties) await call(setPeople, { body });
    },
    onSuccess: onDone,
    onError: (error) => showFailure(error, "orders.failure.action"),
    onSettled: () => client.invalidateQueries({ queryKey: openAccountsQuery.queryKey }),
  });
}

/** Attends, cancels or makes the request for the bill at a table. */
export function useBillRequest() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ tableId, action }: { tableId: TableId; action: BodyOf<typeof billRequest>["action"] }) =>
      call(billRequest, { params: { tableId }, body: { action } }),
    onSuccess: ({ message }) => toastSuccess(message),
    onError: (error) => showFailure(error, "orders.account.failure.bill"),
    onSettled: () => client.invalidateQueries({ queryKey: openAccountsQuery.queryKey }),
  });
}
