import { useQuery } from "@tanstack/react-query";
import { formatTime } from "#platform/web/format.ts";
import { errorText } from "#platform/web/show-error.ts";
import { useT } from "#platform/web/use-t.ts";
import type { SentOrder } from "#service/orders/web/sent/order-sent-dialog.tsx";
import { EntryCard, EntryList } from "#ui/data/entry-list.tsx";
import { StatusBadge } from "#ui/data/status-badge.tsx";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { FailureState } from "#ui/feedback/failure-state.tsx";
import { Button } from "#ui/forms/button.tsx";
import { AppDialog } from "#ui/overlay/app-dialog.tsx";
import { useConfirm } from "#ui/overlay/confirm-provider.tsx";
import { OrdersPicture } from "#ui/pictures/orders-picture.tsx";
import type { QrOrder } from "../contract/qr-orders.ts";
import { QrOrderLines } from "./qr-order-lines.tsx";
import { qrOrdersQuery } from "./qr-orders-api.ts";
import { type QrOrderActions, useQrOrderActions } from "./use-qr-order-actions.ts";

export interface QrOrdersDialogProps {
  onClose: () => void;
  /** Puts the order into the cart; absent on a screen without a way to a cart. */
  onLoad?: (order: QrOrder) => void;
  /** What follows when an order was sent to the kitchen. */
  onProcessed: (order: SentOrder) => void;
}

/** The pending orders of guests: into the cart, to the kitchen as they are, or off the list. */
export function QrOrdersDialog({ onClose, onLoad, onProcessed }: QrOrdersDialogProps) {
  const t = useT();
  const confirm = useConfirm();
  const { data: orders, error, refetch } = useQuery(qrOrdersQuery);
  const actions = useQrOrderActions(onProcessed);
  const confirmCancelAll = async () => {
    const title = t("qrOrders.all_title");
    if (await confirm({ title, confirmLabel: t("qrOrders.all"), tone: "danger" })) actions.cancelAll();
  };
  return (
    <AppDialog
      opened
      onClose={onClose}
      side={onLoad ? "start" : "end"}
      title={t("qrOrders.title")}
      footer={
        orders && orders.length > 0 ? (
          <Button
            variant="subtle"
            tone="danger"
            disabled={actions.isBusy}
            onClick={() => void confirmCancelAll()}
          >
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
            <QrOrderCard key={order.id} order={order} actions={actions} onLoad={onLoad} />
          ))}
        </EntryList>
      )}
    </AppDialog>
  );
}

interface QrOrderCardProps {
  order: QrOrder;
  actions: QrOrderActions;
  onLoad: QrOrdersDialogProps["onLoad"];
}

function QrOrderCard({ order, actions, onLoad }: QrOrderCardProps) {
  const t = useT();
  const { isBusy } = actions;
  const pieces = order.items.reduce((sum, item) => sum + item.quantity, 0);
  return (
    <EntryCard
      title={[order.table_title ?? t(`pos.cart.${order.delivery_type}`), order.guest_name]
        .filter(Boolean)
        .join(" · ")}
      details={[
        `${formatTime(order.date)} · ${t("pos.cart.pieces", { count: pieces })}`,
        ...[order.guest_phone, order.guest_address].filter((text) => text !== null),
        ...(order.invoice_type === "CREDITO_FISCAL" ? [t("qrOrders.credit_fiscal")] : []),
      ]}
      body={
        <>
          <SenderMark standing={order.phone_standing} />
          <QrOrderLines lines={order.items} />
        </>
      }
      actions={
        <>
          {onLoad ? (
            <Button variant="default" disabled={isBusy} onClick={() => onLoad(order)}>
              {t("qrOrders.load")}
            </Button>
          ) : null}
          <Button disabled={isBusy} onClick={() => actions.process(order)}>
            {t("qrOrders.process")}
          </Button>
          <Button variant="subtle" tone="danger" disabled={isBusy} onClick={() => actions.cancel(order)}>
            {t("qrOrders.cancel")}
          </Button>
        </>
      }
    />
  );
}

/** A phone that does not share the account of the table: what it ordered may be nothing of the party that sits there. */
function SenderMark({ standing }: { standing: QrOrder["phone_standing"] }) {
  const t = useT();
  if (standing !== "earlier_visit" && standing !== "not_in") return null;
  return <StatusBadge tone="amber" label={t(`qrOrders.phone.${standing}`)} />;
}
