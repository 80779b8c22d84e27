import { useQueryClient } from "@tanstack/react-query";
import type { CategoryChoice } from "#menu/menu/domain/filter-menu.ts";
import { unreachable } from "#platform/domain/unreachable.ts";
import { TillDisplayDialog } from "#service/customer-display/web/public.ts";
import { CustomerPicker } from "#service/customers/web/public.ts";
import { DishDialog } from "#service/item-limits/web/public.ts";
import { OrderSentDialog } from "#service/orders/web/sent/order-sent-dialog.tsx";
import { NotesDialog } from "./cart/notes-dialog.tsx";
import { ComboDialog } from "./combo/combo-dialog.tsx";
import { DraftsDialog } from "./drafts/drafts-dialog.tsx";
import { SaveDraftDialog } from "./drafts/save-draft-dialog.tsx";
import { ShortcutsDialog } from "./keyboard/shortcuts-dialog.tsx";
import { CategoriesDialog } from "./menu/categories-dialog.tsx";
import { ChoiceDialog } from "./menu/choice-dialog.tsx";
import { refreshLimits } from "./menu/use-menu-changes.ts";
import { useCart, usePos } from "./pos-context.ts";
import type { PosDialog } from "./pos-dialog.ts";
import { SendSummaryDialog } from "./sending/send-summary-dialog.tsx";
import { SourceDialog } from "./service/source-dialog.tsx";
import { TillQrOrders } from "./till-qr-orders.tsx";

export interface PosDialogSetProps {
  dialog: PosDialog;
  category: CategoryChoice;
  onCategory: (category: CategoryChoice) => void;
  onClose: () => void;
}

/** The one dialog that is open, out of all that the till has. */
export function PosDialogSet({ dialog, category, onCategory, onClose }: PosDialogSetProps) {
  const { actions, menu } = usePos();
  const { printSettings } = menu;
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
          pageFormat={printSettings.is_enable_print ? printSettings.page_format : null}
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
