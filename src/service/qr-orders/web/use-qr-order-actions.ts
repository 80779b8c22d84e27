import { useMutation } from "@tanstack/react-query";
import { showFailure } from "#platform/web/show-error.ts";
import { useT } from "#platform/web/use-t.ts";
import type { SentOrder } from "#service/orders/web/sent/order-sent-dialog.tsx";
import { toastLoading, toastSuccess, toastUndo } from "#ui/feedback/toast.tsx";
import type { QrOrder } from "../contract/qr-orders.ts";
import {
  deleteAllQrOrders,
  deleteQrOrder,
  putBackQrOrder,
  sendToKitchen,
  useRefreshQrOrders,
} from "./qr-orders-api.ts";

export interface QrOrderActions {
  /** One of them is under way. */
  readonly isBusy: boolean;
  /** Sends the order to the kitchen as it is. */
  readonly process: (order: QrOrder) => void;
  readonly cancel: (order: QrOrder) => void;
  readonly cancelAll: () => void;
}

/** What can be done with guests' orders, each with its toasts (operations §8). */
export function useQrOrderActions(onProcessed: (order: SentOrder) => void): QrOrderActions {
  const t = useT();
  const refresh = useRefreshQrOrders();
  const withLoadingToast = async <Result>(request: Promise<Result>): Promise<Result> => {
    const dismiss = toastLoading(t("qrOrders.wait"));
    return request.finally(dismiss);
  };
  const process = useMutation({
    mutationFn: ({ id }: QrOrder) => withLoadingToast(sendToKitchen({ params: { id } })),
    onSuccess: onProcessed,
    onError: (error) => showFailure(error, "qrOrders.failed"),
    onSettled: refresh,
  });
  const restore = useMutation({
    mutationFn: (id: QrOrder["id"]) => putBackQrOrder({ params: { id } }),
    onSuccess: ({ message }) => toastSuccess(message),
    onError: (error) => showFailure(error, "qrOrders.failed"),
    onSettled: refresh,
  });
  const cancel = useMutation({
    mutationFn: ({ id }: QrOrder) => withLoadingToast(deleteQrOrder({ params: { id } })),
    onSuccess: ({ message }, { id }) =>
      toastUndo({ message, undoLabel: t("pos.cart.undo"), onUndo: () => restore.mutate(id) }),
    onError: (error) => showFailure(error, "qrOrders.failed"),
    onSettled: refresh,
  });
  const cancelAll = useMutation({
    mutationFn: () => withLoadingToast(deleteAllQrOrders()),
    onSuccess: ({ message }) => toastSuccess(message),
    onError: (error) => showFailure(error, "qrOrders.delete_failed"),
    onSettled: refresh,
  });
  return {
    isBusy: process.isPending || cancel.isPending || cancelAll.isPending,
    process: process.mutate,
    cancel: cancel.mutate,
    cancelAll: cancelAll.mutate,
  };
}
