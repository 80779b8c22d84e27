import { useNavigate } from "@tanstack/react-router";
import { lazy, Suspense, useState } from "react";
import { useMayDo } from "#platform/web/session/session.ts";
import type { OrderSentDialogProps, SentOrder } from "#service/orders/web/sent/order-sent-dialog.tsx";
import { QrOrdersButton } from "./qr-orders-button.tsx";

const QrOrdersDialog = lazy(() =>
  import("./qr-orders-dialog.tsx").then((module) => ({ default: module.QrOrdersDialog })),
);
const OrderSentDialog = lazy(() =>
  import("#service/orders/web/sent/order-sent-dialog.tsx").then((module) => ({
    default: module.OrderSentDialog,
  })),
);

/**
 * Shows button and dialogs of the guests' orders on a screen without a cart; loading an order into the cart leads
 * to the till. Hidden from people who may not settle guests' orders.
 */
export function QrOrders() {
  const mayDo = useMayDo();
  const navigate = useNavigate();
  const [isListOpen, setListOpen] = useState(false);
  const [sent, setSent] = useState<Pick<OrderSentDialogProps, "order" | "pageFormat"> | null>(null);
  if (!mayDo("qr.settle")) return null;
  const toTill = mayDo("order.create")
    ? { onLoad: ({ id }: { id: number }) => void navigate({ to: "/dashboard/pos", search: { qrOrder: id } }) }
    : {};
  /** Shows the token and prints the receipt where printing is on, as the till does. */
  const showSent = async (order: SentOrder) => {
    setListOpen(false);
    setSent({ order, pageFormat: null });
    const { printWhereOn } = await import("#service/orders/web/sent/print-sent-receipt.ts");
    const pageFormat = await printWhereOn(order.orderId);
    setSent((shown) => (shown?.order === order ? { order, pageFormat } : shown));
  };
  return (
    <>
      <QrOrdersButton variant="default" onOpen={() => setListOpen(true)} />
      <Suspense fallback={null}>
        {isListOpen ? (
          <QrOrdersDialog
            {...toTill}
            onProcessed={(order) => void showSent(order)}
            onClose={() => setListOpen(false)}
          />
        ) : null}
        {sent ? <OrderSentDialog {...sent} onClose={() => setSent(null)} /> : null}
      </Suspense>
    </>
  );
}
