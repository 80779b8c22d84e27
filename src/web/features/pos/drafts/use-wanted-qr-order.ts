import { useQuery } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useRef } from "react";
import type { QrOrder } from "../../../../contract/qr-orders.ts";
import type { QrOrderId } from "../../../../domain/ids.ts";
import { toastError } from "../../../../ui/feedback/toast.tsx";
import { useT } from "../../../platform/use-t.ts";
import { qrOrdersQuery } from "../../qr-orders/public.ts";
import { usePos } from "../pos-context.ts";

/**
 * Loads the guests' order that another screen asked the till for, once, as it is on the newest list; says so when
 * somebody has settled it meanwhile. The address forgets the wish, so that a reload does not repeat it.
 */
export function useWantedQrOrder(wanted: QrOrderId | null, load: (order: QrOrder) => void): void {
  const { store, actions } = usePos();
  const t = useT();
  const { data: orders, isFetchedAfterMount } = useQuery(qrOrdersQuery);
  const isDone = useRef(wanted === null);
  const fulfil = useEffectEvent((listed: readonly QrOrder[]) => {
    if (isDone.current) return;
    isDone.current = true;
    actions.followTable(store.getState().cart.tableId);
    const order = listed.find(({ id }) => id === wanted);
    if (order) load(order);
    else toastError(t("errors.qr_order_closed"));
  });
  useEffect(() => {
    if (isFetchedAfterMount && orders) fulfil(orders);
  }, [isFetchedAfterMount, orders]);
}
