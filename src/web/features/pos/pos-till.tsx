import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import { decideSend, type SendRefusal } from "../../../domain/cart/decide-send.ts";
import type { QrOrderId, TableId } from "../../../domain/ids.ts";
import { useAnnounce } from "../../../ui/feedback/announcer.tsx";
import { toastError } from "../../../ui/feedback/toast.tsx";
import { formatAmount } from "../../platform/format.ts";
import { useT } from "../../platform/use-t.ts";
import { useTillDisplay } from "../customer-display/public.ts";
import { CartPanel } from "./cart/cart-panel.tsx";
import { reviewCart } from "./cart/cart-review.ts";
import { CartSheet } from "./cart/cart-sheet.tsx";
import type { CartStore } from "./cart/cart-store.ts";
import { usePosHotkeys } from "./keyboard/use-pos-hotkeys.ts";
import type { CategoryChoice } from "./menu/menu-category.ts";
import { MenuPanel, type MenuPanelHandle } from "./menu/menu-panel.tsx";
import type { PosMenu } from "./menu/pos-menu.ts";
import { useWidth } from "./menu/use-width.ts";
import { PosActions } from "./pos-actions.ts";
import { type Pos, PosContext } from "./pos-context.ts";
import type { PosDialog } from "./pos-dialog.ts";
import { PosDialogs } from "./pos-dialogs.tsx";
import type { NamedTable } from "./pos-search.ts";
import classes from "./pos-till.module.css";
import { useCharge } from "./sending/use-charge.ts";
import { TableNumberJump } from "./service/table-number-jump.tsx";
import { useTableInAddress } from "./service/use-table-in-address.ts";

/** From this own width in px the cart stands beside the menu; below it is a sheet. */
export const sideCartWidth = 720;

export interface PosTillProps {
  store: CartStore;
  menu: PosMenu;
  asked: NamedTable | null;
  /** A guests' order to load as the till opens. */
  qrOrder: QrOrderId | null;
  showTable: (tableId: TableId | null) => void;
  /** Leads on to charging the table's account, or to all accounts. */
  onCharge: (table: NamedTable | null) => void;
}

/** The till with its menu: both halves, the dialogs, the keys, and sending. */
export function PosTill({ store, menu, asked, qrOrder, showTable, onCharge }: PosTillProps) {
  const [dialog, setDialog] = useState<PosDialog | null>(
    qrOrder === null ? null : { kind: "qrOrders", wanted: qrOrder },
  );
  const [category, setCategory] = useState<CategoryChoice>("all");
  const [sheet, setSheet] = useState(false);
  const panel = useRef<MenuPanelHandle>(null);
  const tableInput = useRef<HTMLInputElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const width = useWidth(box);
  const pos = usePosValue({ store, menu, showTable, openDialog: setDialog });
  const { refusal, send } = useSend(pos, () => setSheet(true));
  useTableInAddress(store, asked, showTable);
  const sentToken = dialog?.kind === "sent" ? dialog.order.tokenNo : null;
  useTillDisplay({ store, currency: menu.currency, sentToken });
  const focusTable = () => {
    setSheet(true);
    requestAnimationFrame(() => {
      tableInput.current?.focus();
      tableInput.current?.click();
    });
  };
  const charge = useCharge(pos, onCharge);
  usePosHotkeys({ pos, panel, focusTable, send, charge });
  const knownCategory = menu.categories.some((knownCategory) => knownCategory.id === category)
    ? category
    : "all";
  const cart = { refusal, onSend: send, tableRef: tableInput };
  return (
    <PosContext value={pos}>
      <div ref={box} className={classes.till}>
        {width === 0 ? null : (
          <>
            <MenuPanel ref={panel} category={knownCategory} onCategory={setCategory} />
            {width >= sideCartWidth ? (
              <CartPanel {...cart} />
            ) : (
              <CartSheet
                {...cart}
                opened={sheet && dialog?.kind !== "sent"}
                onOpen={() => setSheet(true)}
                onClose={() => setSheet(false)}
              />
            )}
          </>
        )}
      </div>
      <TableNumberJump />
      <PosDialogs
        dialog={dialog}
        category={knownCategory}
        onCategory={setCategory}
        onClose={() => {
          if (dialog?.kind === "sent") setSheet(false);
          setDialog(null);
        }}
      />
    </PosContext>
  );
}

type PosParts = Pick<Pos, "store" | "menu" | "openDialog"> & Pick<PosTillProps, "showTable">;

/** Everything below shares; it changes only with the menu and the language, so that a tap renders no card anew. */
function usePosValue({ store, menu, openDialog, showTable }: PosParts): Pos {
  const t = useT();
  const announce = useAnnounce();
  const show = useRef(showTable);
  useEffect(() => {
    show.current = showTable;
  });
  const actions = useMemo(
    () =>
      new PosActions({ store, menu, t, announce, openDialog, showTable: (tableId) => show.current(tableId) }),
    [store, menu, t, announce, openDialog],
  );
  return useMemo(
    () => ({
      store,
      menu,
      actions,
      openDialog,
      money: (amount) => formatAmount(amount, menu.currency),
    }),
    [store, menu, actions, openDialog],
  );
}

/** Sending: the checks of the specification in their order, each told where it is mended; then the summary. */
function useSend(pos: Pos, showCart: () => void): { refusal: SendRefusal | null; send: () => void } {
  const { store, menu, openDialog } = pos;
  const t = useT();
  const [refusal, setRefusal] = useState<SendRefusal | null>(null);
  const forget = useEffectEvent(() => {
    const decision = decideSend(store.getState().cart);
    if (refusal !== null && (decision.ok || decision.reason !== refusal)) setRefusal(null);
  });
  useEffect(() => store.subscribe(() => forget()), [store]);
  const send = useCallback(() => {
    const { cart } = store.getState();
    const decision = decideSend(cart);
    setRefusal(decision.ok ? null : decision.reason);
    if (!decision.ok) {
      showCart();
      toastError(t(`pos.problem.${decision.reason}`));
      return;
    }
    if (store.getState().pending === null && reviewCart(cart, menu).size > 0) {
      showCart();
      toastError(t("pos.problem.look"));
      return;
    }
    openDialog({ kind: "summary" });
  }, [store, menu, openDialog, showCart, t]);
  return { refusal, send };
}
