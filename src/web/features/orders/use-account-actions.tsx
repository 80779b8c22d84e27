import { IconChecks, IconPrinter, IconX } from "@tabler/icons-react";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { cancelOrders, completeOrders, orderReceipt } from "../../../contract/orders.ts";
import { type Action, mayDo } from "../../../domain/access/actions.ts";
import type { OrderId } from "../../../domain/ids.ts";
import { isProcessed } from "../../../domain/orders/line-status.ts";
import { toastSuccess } from "../../../ui/feedback/toast.tsx";
import type { MenuAction } from "../../../ui/overlay/action-menu.tsx";
import { useConfirm } from "../../../ui/overlay/confirm-provider.tsx";
import { call } from "../../platform/api.ts";
import { emitRealtime } from "../../platform/realtime.ts";
import { actorOf, useUser } from "../../platform/session.ts";
import { showFailure } from "../../platform/show-error.ts";
import { useT } from "../../platform/use-t.ts";
import { printReceipt } from "../receipts/public.ts";
import { accountName } from "./account-name.ts";
import type { OpenAccount } from "./open-accounts.ts";
import { openAccountsQuery } from "./orders-query.ts";

/** What the menu of a card offers to this person: print, complete, cancel. Asks before what cannot be undone. */
export function useAccountActions(account: OpenAccount): MenuAction[] {
  const t = useT();
  const user = useUser();
  const confirm = useConfirm();
  const { closing, printing } = useAccountMutations();
  const mayAct = (action: Action) => user !== null && mayDo(actorOf(user), action);
  const name = accountName(account, t);
  const orderIds = [...account.orderIds];
  const lines = account.orders
    .filter((order) => order.paymentStatus === "unpaid")
    .flatMap((order) => order.lines);
  const waiting = lines.filter((line) => !isProcessed(line.status)).length;
  const complete = async () => {
    const sure = await confirm({
      title: t("orders.complete.title", { account: name }),
      body: t("orders.complete.body", { count: waiting }),
      confirmLabel: t("orders.complete.confirm", { count: waiting }),
      cancelLabel: t("orders.complete.back"),
    });
    if (sure) closing.mutate({ route: completeOrders, orderIds });
  };
  const cancel = async () => {
    const sure = await confirm({
      title: t("orders.cancel.title", { account: name }),
      body: t("orders.cancel.body", { count: lines.length }),
      confirmLabel: t("orders.cancel.confirm", { count: lines.length }),
      cancelLabel: t("orders.cancel.keep"),
      tone: "danger",
    });
    if (sure) closing.mutate({ route: cancelOrders, orderIds });
  };
  const print: MenuAction = {
    key: "print",
    label: t("orders.print"),
    icon: <IconPrinter size={20} stroke={1.75} />,
    onSelect: () => printing.mutate(orderIds.length > 0 ? orderIds : account.orders.map(({ id }) => id)),
    disabled: printing.isPending,
  };
  const actions = [print];
  if (mayAct("order.complete"))
    actions.push({
      key: "complete",
      label: t("orders.complete.action"),
      icon: <IconChecks size={20} stroke={1.75} />,
      onSelect: () => void complete(),
      disabled: waiting === 0 || closing.isPending,
    });
  if (mayAct("order.cancel"))
    actions.push({
      key: "cancel",
      label: t("orders.cancel.action"),
      icon: <IconX size={20} stroke={1.75} />,
      tone: "danger",
      onSelect: () => void cancel(),
      disabled: lines.length === 0 || closing.isPending,
    });
  return actions;
}

interface Closing {
  readonly route: typeof cancelOrders | typeof completeOrders;
  readonly orderIds: OrderId[];
}

function useAccountMutations() {
  const client = useQueryClient();
  const onError = (error: unknown) => showFailure(error, "orders.failure.action");
  const closing = useMutation({
    mutationFn: ({ route, orderIds }: Closing) => call(route, { body: { orderIds } }),
    onSuccess: ({ message }, { orderIds }) => {
      emitRealtime("order_update_backend", { orderIds });
      toastSuccess(message);
    },
    onError,
    // The card is busy until the list tells what became of it.
    onSettled: () => client.invalidateQueries({ queryKey: openAccountsQuery.queryKey }),
  });
  const printing = useMutation({
    mutationFn: (orderIds: OrderId[]) => call(orderReceipt, { body: { orderIds } }),
    onSuccess: (receipt) => printReceipt(receipt),
    onError,
  });
  return { closing, printing };
}
