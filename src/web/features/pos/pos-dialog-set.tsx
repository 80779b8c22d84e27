import { useQueryClient } from "@tanstack/react-query";
import type { QrOrder } from "../../../contract/qr-orders.ts";
import type { QrOrderId } from "../../../domain/ids.ts";
import type { MenuItem } from "../../../domain/menu/menu-item.ts";
import { unreachable } from "../../../domain/unreachable.ts";
import { clientUuid } from "../../platform/client-uuid.ts";
import { TillDisplayDialog } from "../customer-display/public.ts";
import { CustomerPicker } from "../customers/public.ts";
import { LimitDialog } from "../item-limits/public.ts";
import { QrOrdersDialog } from "../qr-orders/public.ts";
import { NotesDialog } from "./cart/notes-dialog.tsx";
import { DraftsDialog } from "./drafts/drafts-dialog.tsx";
import { cartOfQrOrder } from "./drafts/kept-lines.ts";
import { SaveDraftDialog } from "./drafts/save-draft-dialog.tsx";
import { useLoadCart } from "./drafts/use-load-cart.ts";
import { useWantedQrOrder } from "./drafts/use-wanted-qr-order.ts";
import { ShortcutsDialog } from "./keyboard/shortcuts-dialog.tsx";
import { CategoriesDialog } from "./menu/categories-dialog.tsx";
import { ChoiceDialog } from "./menu/choice-dialog.tsx";
import type { CategoryChoice } from "./menu/menu-category.ts";
import { refreshLimits } from "./menu/use-menu-changes.ts";
import { useCart, usePos } from "./pos-context.ts";
import type { PosDialog } from "./pos-dialog.ts";
import { OrderSentDialog } from "./sending/order-sent-dialog.tsx";
import { SendSummaryDialog } from "./sending/send-summary-dialog.tsx";
import { SourceDialog } from "./service/source-dialog.tsx";

export interface PosDialogSetProps {
  dialog: PosDialog;
  category: CategoryChoice;
  onCategory: (category: CategoryChoice) => void;
  onClose: () => void;
}

/** The one dialog that is open, out of all that the till has. */
export function PosDialogSet({ dialog, category, onCategory, onClose }: PosDialogSetProps) {
  const { actions } = usePos();
  const { lines, customer } = useCart((state) => state.cart);
  switch (dialog.kind) {
    case "choice":
      return <ChoiceDialog item={dialog.item} onClose={onClose} />;
    case "limit":
      return <ItemLimit item={dialog.item} onClose={onClose} />;
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
    case "saveDraft":
      return <SaveDraftDialog onClose={onClose} />;
    case "drafts":
      return <DraftsDialog onClose={onClose} />;
    case "qrOrders":
      return <QrOrders wanted={dialog.wanted ?? null} onClose={onClose} />;
    case "summary":
      return <SendSummaryDialog onClose={onClose} />;
    case "sent":
      return <OrderSentDialog order={dialog.order} onClose={onClose} />;
    case "shortcuts":
      return <ShortcutsDialog onClose={onClose} />;
    case "customerDisplay":
      return <TillDisplayDialog onClose={onClose} />;
    default:
      return unreachable(dialog);
  }
}

/** What is said of a dish here is in the till's menu at once. */
function ItemLimit({ item, onClose }: { item: MenuItem; onClose: () => void }) {
  const { menu } = usePos();
  const client = useQueryClient();
  return (
    <LimitDialog
      dish={{ itemId: item.id, title: item.title }}
      limit={menu.limits.get(item.id)}
      onAnswer={() => refreshLimits(client)}
      onClose={onClose}
    />
  );
}

/** The guests' orders with a cart to load them into. */
function QrOrders({ wanted, onClose }: { wanted: QrOrderId | null; onClose: () => void }) {
  const { menu } = usePos();
  const loadCart = useLoadCart(onClose);
  const load = (order: QrOrder) => void loadCart(cartOfQrOrder(order, menu, clientUuid));
  useWantedQrOrder(wanted, load);
  return <QrOrdersDialog onClose={onClose} onLoad={load} />;
}
