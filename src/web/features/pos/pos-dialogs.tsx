import { lazy, Suspense, useEffect } from "react";
import { unreachable } from "../../../domain/unreachable.ts";
import type { CategoryChoice } from "./pos-category.ts";
import { type PosDialog, useCart } from "./pos-context.ts";

/** Loaded when the till is idle, so that none of them delays the first menu or the first tap. */
const load = {
  choice: () => import("./choice-dialog.tsx"),
  notes: () => import("./notes-dialog.tsx"),
  categories: () => import("./categories-dialog.tsx"),
  summary: () => import("./send-summary-dialog.tsx"),
  sent: () => import("./order-sent-dialog.tsx"),
  shortcuts: () => import("./shortcuts-dialog.tsx"),
} as const satisfies Record<PosDialog["kind"], () => Promise<unknown>>;

const ChoiceDialog = lazy(() => load.choice().then((part) => ({ default: part.ChoiceDialog })));
const NotesDialog = lazy(() => load.notes().then((part) => ({ default: part.NotesDialog })));
const CategoriesDialog = lazy(() => load.categories().then((part) => ({ default: part.CategoriesDialog })));
const SendSummaryDialog = lazy(() => load.summary().then((part) => ({ default: part.SendSummaryDialog })));
const OrderSentDialog = lazy(() => load.sent().then((part) => ({ default: part.OrderSentDialog })));
const ShortcutsDialog = lazy(() => load.shortcuts().then((part) => ({ default: part.ShortcutsDialog })));

/** Loads every dialog once the browser has nothing better to do, so that they also open without a network. */
function usePreload(): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      for (const part of Object.values(load)) void part().catch(() => undefined);
    }, 1_500);
    return () => clearTimeout(timer);
  }, []);
}

export interface PosDialogsProps {
  dialog: PosDialog | null;
  category: CategoryChoice;
  onCategory: (category: CategoryChoice) => void;
  onClose: () => void;
}

/** The one dialog that is open. */
export function PosDialogs(props: PosDialogsProps) {
  usePreload();
  return (
    <Suspense fallback={null}>{props.dialog ? <Open {...props} dialog={props.dialog} /> : null}</Suspense>
  );
}

function Open({ dialog, category, onCategory, onClose }: PosDialogsProps & { dialog: PosDialog }) {
  const lines = useCart((state) => state.cart.lines);
  switch (dialog.kind) {
    case "choice":
      return <ChoiceDialog item={dialog.item} onClose={onClose} />;
    case "notes": {
      const line = lines.find((one) => one.id === dialog.lineId);
      return line ? <NotesDialog line={line} onClose={onClose} /> : null;
    }
    case "categories":
      return <CategoriesDialog value={category} onChoose={onCategory} onClose={onClose} />;
    case "summary":
      return <SendSummaryDialog onClose={onClose} />;
    case "sent":
      return <OrderSentDialog order={dialog.order} onClose={onClose} />;
    case "shortcuts":
      return <ShortcutsDialog onClose={onClose} />;
    default:
      return unreachable(dialog);
  }
}
