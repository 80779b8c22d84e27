import {
  IconArrowsExchange,
  IconArrowsJoin,
  IconBellCheck,
  IconBellOff,
  IconBellRinging,
  IconChecks,
  IconListDetails,
  IconPrinter,
  IconUserShare,
  IconUsers,
  IconX,
} from "@tabler/icons-react";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { orderReceipt, printReceipt } from "#money/receipts/web/public.ts";
import type { OrderId } from "#platform/domain/ids.ts";
import { call } from "#platform/web/api.ts";
import { emitRealtime } from "#platform/web/realtime.ts";
import { useMayDo } from "#platform/web/session/session.ts";
import { showFailure } from "#platform/web/show-error.ts";
import { useT } from "#platform/web/use-t.ts";
import { toastSuccess } from "#ui/feedback/toast.tsx";
import type { MenuAction } from "#ui/overlay/action-menu.tsx";
import { useConfirm } from "#ui/overlay/confirm-provider.tsx";
import { completeOrders } from "../../contract/orders.ts";
import { processedCount } from "../../domain/payment-status.ts";
import { useBillRequest } from "./account-changes.ts";
import type { AccountDialog } from "./account-dialog.ts";
import { useAccountDialogs } from "./account-dialogs.tsx";
import { accountName, isBillRequested, type OpenAccount } from "./open-accounts.ts";
import { openAccountsQuery } from "./orders-api.ts";

const iconLook = { size: 20, stroke: 1.75 } as const;

const moveActions = [
  { kind: "move", icon: <IconArrowsExchange {...iconLook} />, labelKey: "orders.account.move.action" },
  { kind: "lines", icon: <IconListDetails {...iconLook} />, labelKey: "orders.account.lines.action" },
  { kind: "merge", icon: <IconArrowsJoin {...iconLook} />, labelKey: "orders.account.merge.action" },
  { kind: "hand_over", icon: <IconUserShare {...iconLook} />, labelKey: "orders.account.hand_over.action" },
  { kind: "people", icon: <IconUsers {...iconLook} />, labelKey: "orders.account.people.action" },
] as const satisfies readonly { kind: AccountDialog["kind"]; icon: unknown; labelKey: string }[];

/**
 * Returns the actions that the menu of a card offers to this person. Actions that cannot be undone ask first, in
 * a dialog.
 */
export function useAccountActions(account: OpenAccount): MenuAction[] {
  const t = useT();
  const mayAct = useMayDo();
  const open = useAccountDialogs();
  const bill = useBillActions(account);
  const closing = useClosingActions(account);
  const hasUnpaid = account.order_ids.length > 0;
  const moving = mayAct("order.move")
    ? moveActions.map(({ kind, icon, labelKey }): MenuAction => {
        const onSelect = () => open(account, { kind });
        // Guests who paid may still take another table.
        return { key: kind, label: t(labelKey), icon, onSelect, disabled: !hasUnpaid && kind !== "move" };
      })
    : [];
  const cancel: MenuAction = {
    key: "cancel",
    label: t("orders.cancel.action"),
    icon: <IconX {...iconLook} />,
    tone: "danger",
    onSelect: () => open(account, { kind: "cancel" }),
    disabled: !hasUnpaid,
  };
  return [
    ...(mayAct("bill.answer") ? bill : []),
    ...moving,
    closing.print,
    ...(mayAct("order.complete") ? [closing.complete] : []),
    ...(mayAct("order.changeStatus") ? [cancel] : []),
  ];
}

/** Returns the actions to attend, cancel or make a request for the bill; only tables have them. */
function useBillActions(account: OpenAccount): MenuAction[] {
  const t = useT();
  const { mutate, isPending: disabled } = useBillRequest();
  const { table_id: tableId } = account;
  if (tableId === null) return [];
  if (!isBillRequested(account))
    return [
      {
        key: "bill",
        label: t("orders.account.bill.request"),
        icon: <IconBellRinging {...iconLook} />,
        disabled,
        onSelect: () => mutate({ tableId, action: "request" }),
      },
    ];
  return [
    {
      key: "attend",
      label: t("orders.account.bill.acknowledge"),
      icon: <IconBellCheck {...iconLook} />,
      disabled,
      onSelect: () => mutate({ tableId, action: "acknowledge" }),
    },
    {
      key: "unbill",
      label: t("orders.account.bill.cancel"),
      icon: <IconBellOff {...iconLook} />,
      disabled,
      onSelect: () => mutate({ tableId, action: "cancel" }),
    },
  ];
}

function useClosingActions(account: OpenAccount) {
  const t = useT();
  const confirm = useConfirm();
  const client = useQueryClient();
  const onError = (error: unknown) => showFailure(error, "orders.failure.action");
  const completing = useMutation({
    mutationFn: (orderIds: OrderId[]) => call(completeOrders, { body: { orderIds } }),
    onSuccess: ({ message }, completed) => {
      emitRealtime("order_update_backend", { orderIds: completed });
      toastSuccess(message);
    },
    onError,
    // The card is busy until the list shows the result.
    onSettled: () => client.invalidateQueries({ queryKey: openAccountsQuery.queryKey }),
  });
  const printing = useMutation({
    mutationFn: (orderIds: OrderId[]) => call(orderReceipt, { body: { orderIds } }),
    onSuccess: (receipt) => printReceipt(receipt),
    onError,
  });
  const orderIds = [...account.order_ids];
  const unpaid = account.orders.filter((order) => order.payment_status === "unpaid");
  const { processed, total } = processedCount(unpaid);
  const unprocessed = total - processed;
  const complete = async () => {
    const isConfirmed = await confirm({
      title: t("orders.complete.title", { account: accountName(account, t) }),
      body: t("orders.complete.body", { count: unprocessed }),
      confirmLabel: t("orders.complete.confirm", { count: unprocessed }),
      cancelLabel: t("common.go_back"),
    });
    if (isConfirmed) completing.mutate(orderIds);
  };
  return {
    print: {
      key: "print",
      label: t("common.print_receipt"),
      icon: <IconPrinter {...iconLook} />,
      onSelect: () => printing.mutate(orderIds.length > 0 ? orderIds : account.orders.map(({ id }) => id)),
      disabled: printing.isPending,
    },
    complete: {
      key: "complete",
      label: t("orders.complete.action"),
      icon: <IconChecks {...iconLook} />,
      onSelect: () => void complete(),
      disabled: unprocessed === 0 || completing.isPending,
    },
  } satisfies Record<string, MenuAction>;
}
