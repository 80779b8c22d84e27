import { useQuery } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useRef } from "react";
import type { QrOrderId } from "#platform/domain/ids.ts";
import { clientUuid } from "#platform/web/client-uuid.ts";
import { useT } from "#platform/web/use-t.ts";
import type { SentOrder } from "#service/orders/web/sent/order-sent-dialog.tsx";
import { printSentReceipt } from "#service/orders/web/sent/print-sent-receipt.ts";
import type { QrOrder } from "#service/qr-orders/contract/qr-orders.ts";
import { QrOrdersDialog, qrOrdersQuery } from "#service/qr-orders/web/public.ts";
import { toastError } from "#ui/feedback/toast.tsx";
import { cartOfQrOrder } from "./drafts/kept-cart.ts";
import { useLoadCart } from "./drafts/use-load-cart.ts";
import { usePos } from "./pos-context.ts";

export interface TillQrOrdersProps {
  /** To be loaded at once, because another screen asked for it. */
  requestedId: QrOrderId | null;
  onClose: () => void;
}

/** The guests' orders with a cart to load them into. */
export function TillQrOrders({ requestedId, onClose }: TillQrOrdersProps) {
  const { menu, openDialog } = usePos();
  const loadCart = useLoadCart(onClose);
  const load = (order: QrOrder) => void loadCart(cartOfQrOrder(order, menu, clientUuid));
  useRequestedQrOrder(requestedId, load);
  const showSent = (order: SentOrder) => {
    openDialog({ kind: "sent", order });
    if (menu.printSettings.is_enable_print) void printSentReceipt(order.orderId);
  };
  return <QrOrdersDialog onClose={onClose} onLoad={load} onProcessed={showSent} />;
}

/**
 * Loads the requested order once, from a list read after the dialog opened; says so when somebody has settled it
 * meanwhile. The order leaves the address, so that a reload does not load it again.
 */
function useRequestedQrOrder(requestedId: QrOrderId | null, load: (order: QrOrder) => void): void {
  const { store, actions } = usePos();
  const t = useT();
  const { data: orders, isFetchedAfterMount } = useQuery(qrOrdersQuery);
  const isDone = useRef(requestedId === null);
  const loadRequested = useEffectEvent((listed: readonly QrOrder[]) => {
    if (isDone.current) return;
    isDone.current = true;
    actions.showTableInAddress(store.getState().cart.tableId);
    const order = listed.find(({ id }) => id === requestedId);
    if (order) load(order);
    else toastError(t("errors.qr_order_closed"));
  });
  useEffect(() => {
    if (isFetchedAfterMount && orders) loadRequested(orders);
  }, [isFetchedAfterMount, orders]);
}
