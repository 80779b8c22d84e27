import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useRef } from "react";
import type { CategoryChoice } from "#menu/menu/domain/filter-menu.ts";
import type { QrOrderId } from "#platform/domain/ids.ts";
import { unreachable } from "#platform/domain/unreachable.ts";
import { clientUuid } from "#platform/web/client-uuid.ts";
import { useT } from "#platform/web/use-t.ts";
import { TillDisplayDialog } from "#service/customer-display/web/public.ts";
import { CustomerPicker } from "#service/customers/web/public.ts";
import { DishDialog } from "#service/item-limits/web/public.ts";
import { OrderSentDialog, type SentOrder } from "#service/orders/web/sent/order-sent-dialog.tsx";
import { printSentReceipt } from "#service/orders/web/sent/print-sent-receipt.ts";
import type { QrOrder } from "#service/qr-orders/contract/qr-orders.ts";
import { QrOrdersDialog, qrOrdersQuery } from "#service/qr-orders/web/public.ts";
import { toastError } from "#ui/feedback/toast.tsx";
import { NotesDialog } from "./cart/notes-dialog.tsx";
import { ComboDialog } from "./combo/combo-dialog.tsx";
import { DraftsDialog, SaveDraftDialog } from "./drafts/draft-dialogs.tsx";
import { cartOfQrOrder } from "./drafts/saved-cart.ts";
import { useLoadCart } from "./drafts/use-load-cart.ts";
import { ShortcutsDialog } from "./keyboard/shortcuts-dialog.tsx";
import { CategoriesDialog } from "./menu/categories-dialog.tsx";
import { ChoiceDialog } from "./menu/choice-dialog.tsx";
import { refreshLimits } from "./menu/use-menu-changes.ts";
import { useCart, usePos } from "./pos-context.ts";
import type { PosDialog } from "./pos-dialog.ts";
import { SendSummaryDialog } from "./sending/send-summary-dialog.tsx";
import { OrderTableDialog } from "./service/order-table-dialog.tsx";
import { SourceDialog } from "./service/source-dialog.tsx";

export interface PosDialogSetProps {
  dialog: PosDialog;
  category: CategoryChoice;
  onCategory: (category: CategoryChoice) => void;
  onClose: () => void;
}

/** Shows the open one of all dialogs of the till. */
export function PosDialogSet({ dialog, category, onCategory, onClose }: PosDialogSetProps) {
  const { actions, menu } = usePos();
  const client = useQueryClient();
  const { lines, customer } = useCart((state) => state.cart);
  switch (dialog.kind) {
    case "choice":
      return <ChoiceDialog item={dialog.item} quantity={dialog.quantity} onClose={onClose} />;
    case "combo":
      return <ComboDialog {...dialog} onClose={onClose} />;
    case "limit":
      return (
        <DishDialog
          dish={{ itemId: dialog.item.id, title: dialog.item.title }}
          onSettled={() => refreshLimits(client)}
          onClose={onClose}
        />
      );
    case "notes": {
      const line = lines.find((line) => line.id === dialog.lineId);
      return line ? <NotesDialog line={line} onClose={onClose} /> : null;
    }
    case "categories":
      return <CategoriesDialog value={category} onChoose={onCategory} onClose={onClose} />;
    case "customer":
      return (
        <CustomerPicker
          chosen={customer.type === "CUSTOMER"}
          onChoose={actions.selectCustomer}
          onWalkIn={() => actions.selectCustomer(null)}
          onClose={onClose}
        />
      );
    case "source":
      return <SourceDialog onClose={onClose} />;
    case "table":
      return <OrderTableDialog onClose={onClose} />;
    case "saveDraft":
      return <SaveDraftDialog onClose={onClose} />;
    case "drafts":
      return <DraftsDialog onClose={onClose} />;
    case "qrOrders":
      return <TillQrOrders requestedId={dialog.requestedId ?? null} onClose={onClose} />;
    case "summary":
      return <SendSummaryDialog onClose={onClose} />;
    case "sent":
      return (
        <OrderSentDialog
          order={dialog.order}
          pageFormat={menu.printSettings.is_enable_print ? menu.printSettings.page_format : null}
          onClose={onClose}
        />
      );
    case "shortcuts":
      return <ShortcutsDialog onClose={onClose} />;
    case "customerDisplay":
      return <TillDisplayDialog onClose={onClose} />;
    default:
      return unreachable(dialog);
  }
}

interface TillQrOrdersProps {
  /** QR order to load at once, because another screen asked for it. */
  requestedId: QrOrderId | null;
  onClose: () => void;
}

/** Lists the QR orders, which can be loaded into the cart. */
function TillQrOrders({ requestedId, onClose }: TillQrOrdersProps) {
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
 * Loads the requested order once, from a list read after the dialog opened, or says that somebody processed it meanwhile. The
 * order leaves the address, so that a reload does not load it again.
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
