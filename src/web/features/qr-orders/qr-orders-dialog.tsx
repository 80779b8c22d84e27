import { useMutation, useQuery } from "@tanstack/react-query";
import type { QrOrder } from "../../../contract/qr-orders.ts";
import { EntryCard, EntryList } from "../../../ui/data/entry-list.tsx";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { FailureState } from "../../../ui/feedback/failure-state.tsx";
import { toastLoading, toastSuccess } from "../../../ui/feedback/toast.tsx";
import { Button } from "../../../ui/forms/button.tsx";
import { AppDialog } from "../../../ui/overlay/app-dialog.tsx";
import { useConfirm } from "../../../ui/overlay/confirm-provider.tsx";
import { OrdersPicture } from "../../../ui/pictures/orders-picture.tsx";
import { formatTime } from "../../platform/format.ts";
import { errorText, showFailure } from "../../platform/show-error.ts";
import { useT } from "../../platform/use-t.ts";
import {
  deleteAllQrOrders,
  deleteQrOrder,
  qrOrdersQuery,
  sendToKitchen,
  useRefreshQrOrders,
} from "./qr-orders-api.ts";

export interface QrOrdersDialogProps {
  onClose: () => void;
  /** Puts the order into the cart; not there where there is no cart. */
  onLoad?: (order: QrOrder) => void;
}

/** The pending orders of guests: into the cart, to the kitchen as they are, or off the list. */
export function QrOrdersDialog({ onClose, onLoad }: QrOrdersDialogProps) {
  const t = useT();
  const confirm = useConfirm();
  const { data: orders, error, refetch } = useQuery(qrOrdersQuery);
  const { process, cancel, cancelAll } = useQrMoves();
  const isBusy = process.isPending || cancel.isPending || cancelAll.isPending;
  const askAll = async () => {
    const question = {
      title: t("qrOrders.all_title"),
      confirmLabel: t("qrOrders.all"),
      tone: "danger",
    } as const;
    if (await confirm(question)) cancelAll.mutate();
  };
  return (
    <AppDialog
      opened
      onClose={onClose}
      title={t("qrOrders.title")}
      footer={
        orders && orders.length > 0 ? (
          <Button variant="subtle" tone="danger" disabled={isBusy} onClick={() => void askAll()}>
            {t("qrOrders.all")}
          </Button>
        ) : null
      }
    >
      {orders === undefined ? (
        error ? (
          <FailureState reason={errorText(error)} onRetry={() => void refetch()} />
        ) : (
          <p role="status">{t("qrOrders.loading")}</p>
        )
      ) : orders.length === 0 ? (
        <EmptyState size="small" picture={<OrdersPicture />} message={t("qrOrders.empty")} />
      ) : (
        <EntryList>
          {orders.map((order) => (
            <EntryCard
              key={order.id}
              title={order.table_title ?? t("pos.cart.takeaway")}
              details={[
                `${formatTime(order.date)} · ${t("pos.cart.pieces", { count: piecesOf(order) })}`,
                order.items.map(({ quantity, title }) => `${quantity} × ${title}`).join(", "),
              ]}
              actions={
                <>
                  {onLoad ? (
                    <Button variant="default" disabled={isBusy} onClick={() => onLoad(order)}>
                      {t("qrOrders.load")}
                    </Button>
                  ) : null}
                  <Button disabled={isBusy} onClick={() => process.mutate(order)}>
                    {t("qrOrders.process")}
                  </Button>
                  <Button
                    variant="subtle"
                    tone="danger"
                    disabled={isBusy}
                    onClick={() => cancel.mutate(order)}
                  >
                    {t("qrOrders.cancel")}
                  </Button>
                </>
              }
            />
          ))}
        </EntryList>
      )}
    </AppDialog>
  );
}

function piecesOf(order: QrOrder): number {
  return order.items.reduce((pieces, item) => pieces + item.quantity, 0);
}

/** The three calls with their words (operations §8). */
function useQrMoves() {
  const t = useT();
  const refresh = useRefreshQrOrders();
  const wait = async <Answer,>(work: Promise<Answer>): Promise<Answer> => {
    const dismiss = toastLoading(t("qrOrders.wait"));
    return work.finally(dismiss);
  };
  const process = useMutation({
    mutationFn: ({ id }: QrOrder) => wait(sendToKitchen({ params: { id } })),
    onSuccess: ({ tokenNo, orderNo }) => toastSuccess(t("qrOrders.processed", { tokenNo, orderNo })),
    onError: (error) => showFailure(error, "qrOrders.failed"),
    onSettled: refresh,
  });
  const cancel = useMutation({
    mutationFn: ({ id }: QrOrder) => wait(deleteQrOrder({ params: { id } })),
    onSuccess: ({ message }) => toastSuccess(message),
    onError: (error) => showFailure(error, "qrOrders.failed"),
    onSettled: refresh,
  });
  const cancelAll = useMutation({
    mutationFn: () => wait(deleteAllQrOrders()),
    onSuccess: ({ message }) => toastSuccess(message),
    onError: (error) => showFailure(error, "qrOrders.delete_failed"),
    onSettled: refresh,
  });
  return { process, cancel, cancelAll };
}
