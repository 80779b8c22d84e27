import { useEffect, useMemo, useRef, useState } from "react";
import type { QrOrderId, TableId } from "../../../domain/ids.ts";
import type { CategoryChoice } from "../../../domain/menu/filter-menu.ts";
import { useAnnounce } from "../../../ui/feedback/announcer.tsx";
import { formatAmount } from "../../platform/format.ts";
import { useT } from "../../platform/use-t.ts";
import { useWidth } from "../../platform/use-width.ts";
import { useTillDisplay } from "../customer-display/public.ts";
import { CartPanel } from "./cart/cart-panel.tsx";
import { CartSheet } from "./cart/cart-sheet.tsx";
import type { CartStore } from "./cart/cart-store.ts";
import { usePosHotkeys } from "./keyboard/use-pos-hotkeys.ts";
import { MenuPanel, type MenuPanelHandle } from "./menu/menu-panel.tsx";
import type { PosMenu } from "./menu/pos-menu.ts";
import { PosActions } from "./pos-actions.ts";
import { type Pos, PosContext } from "./pos-context.ts";
import type { PosDialog } from "./pos-dialog.ts";
import { PosDialogs } from "./pos-dialogs.tsx";
import type { NamedTable } from "./pos-search.ts";
import classes from "./pos-till.module.css";
import { useStartSend } from "./sending/use-start-send.ts";
import { TableNumberJump } from "./service/table-number-jump.tsx";
import { useTableInAddress } from "./service/use-table-in-address.ts";
import { useCharge } from "./use-charge.ts";

/** From this width of the till in px the cart is beside the menu; below it is a sheet. */
export const sideCartWidth = 720;

export interface PosTillProps {
  store: CartStore;
  menu: PosMenu;
  addressTable: NamedTable | null;
  /** A guests' order to load as the till opens. */
  qrOrder: QrOrderId | null;
  showTable: (tableId: TableId | null) => void;
  /** Leads on to charging the table's account, or to all accounts. */
  onCharge: (table: NamedTable | null) => void;
}

/** The till with its menu: both halves, the dialogs, the keys, and sending. */
export function PosTill({ store, menu, addressTable, qrOrder, showTable, onCharge }: PosTillProps) {
  const [dialog, setDialog] = useState<PosDialog | null>(
    qrOrder === null ? null : { kind: "qrOrders", requestedId: qrOrder },
  );
  const [category, setCategory] = useState<CategoryChoice>("all");
  const [sheet, setSheet] = useState(false);
  const panel = useRef<MenuPanelHandle>(null);
  const tableInput = useRef<HTMLInputElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const width = useWidth(box);
  const pos = usePosValue({ store, menu, showTable, openDialog: setDialog });
  const { refusal, send } = useStartSend(pos, () => setSheet(true));
  useTableInAddress(store, addressTable, showTable);
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
  const knownCategory = menu.categories.some(({ id }) => id === category) ? category : "all";
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
  const latestShowTable = useRef(showTable);
  useEffect(() => {
    latestShowTable.current = showTable;
  });
  const actions = useMemo(
    () =>
      new PosActions({
        store,
        menu,
        t,
        announce,
        openDialog,
        showTable: (tableId) => latestShowTable.current(tableId),
      }),
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
