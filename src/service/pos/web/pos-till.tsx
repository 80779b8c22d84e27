import {
  type ComponentProps,
  type ComponentType,
  type RefObject,
  useEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import type { CategoryChoice } from "#menu/menu/domain/filter-menu.ts";
import type { MenuItemId, QrOrderId } from "#platform/domain/ids.ts";
import { formatAmount } from "#platform/web/format.ts";
import { useT } from "#platform/web/use-t.ts";
import { useWidth } from "#platform/web/use-width.ts";
import { useTillDisplay } from "#service/customer-display/web/public.ts";
import { useAnnounce } from "#ui/feedback/announcer.tsx";
import { CartPanel, CartSheet } from "./cart/cart-panel.tsx";
import type { CartStore } from "./cart/cart-store.ts";
import { useCartWarning, useFollowMenu } from "./cart/use-follow-menu.ts";
import { usePosHotkeys } from "./keyboard/use-pos-hotkeys.ts";
import { MenuPanel, type MenuPanelHandle } from "./menu/menu-panel.tsx";
import type { PosMenu } from "./menu/pos-menu.ts";
import { useOfferedMenu } from "./menu/use-offered-menu.ts";
import { PosActions, type ShowTable } from "./pos-actions.ts";
import { type Pos, PosContext } from "./pos-context.ts";
import type { PosDialog } from "./pos-dialog.ts";
import type { PosDialogSetProps } from "./pos-dialog-set.tsx";
import type { AccountWithOption, NamedTable } from "./pos-search.ts";
import { railWidth, sideCartWidth } from "./pos-skeleton.tsx";
import classes from "./pos-till.module.css";
import { useSendAtOnce, useStartSend } from "./sending/use-start-send.ts";
import { TableNumberJump, type TypedNumber } from "./service/table-number-jump.tsx";
import { useTillAddress } from "./service/use-till-address.ts";
import { type OnCharge, useCharge } from "./use-charge.ts";

interface PosTillProps {
  store: CartStore;
  menu: PosMenu;
  addressTable: NamedTable | null;
  /** QR order to load when the till opens. */
  qrOrder: QrOrderId | null;
  /** Open account that gets a further order. */
  account: AccountWithOption | null;
  /** Dish to offer as if it were tapped. */
  item: MenuItemId | null;
  showTable: ShowTable;
  onCharge: OnCharge;
  /** Opens the tables, which phones do after sending; missing without the permission. */
  onTables?: () => void;
}

/** The till: menu, cart, dialogs, keys and sending. */
export function PosTill(props: PosTillProps) {
  const { store, menu: listMenu, addressTable, qrOrder, showTable, onCharge, onTables } = props;
  const menu = useOfferedMenu(listMenu, store);
  const [dialog, setDialog] = useState<PosDialog | null>(
    qrOrder === null ? null : { kind: "qrOrders", requestedId: qrOrder },
  );
  const shown = useShownCategory(menu);
  const [sheet, setSheet] = useState(false);
  const panel = useRef<MenuPanelHandle>(null);
  const tableInput = useRef<HTMLInputElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const width = useWidth(box);
  const typed = useRef<TypedNumber>(null);
  const pos = usePosValue({ store, menu, addressTable, showTable, openDialog: setDialog, typed });
  useFollowMenu(pos);
  const isPhone = width < sideCartWidth;
  const afterSending = () => {
    setSheet(false);
    if (isPhone) onTables?.();
  };
  const sending = useTillSending(pos, { dialog, showCart: () => setSheet(true), afterSending });
  useTillAddress(pos, props);
  useCartWarning(pos);
  const focusTable = () => {
    setSheet(true);
    openList(tableInput);
  };
  usePosHotkeys({ pos, panel, focusTable, send: sending.onSend, charge: useCharge(pos, onCharge) });
  return (
    <PosContext value={pos}>
      <div ref={box} className={classes.till}>
        {width === 0 ? null : (
          <>
            <MenuPanel ref={panel} {...shown} isPhone={isPhone} hasRail={width >= railWidth} />
            <TillCart
              {...sending}
              tableRef={tableInput}
              isPhone={isPhone}
              opened={sheet && dialog?.kind !== "sent"}
              onSheet={setSheet}
            />
          </>
        )}
      </div>
      <TableNumberJump typed={typed} />
      <div className={classes.hands}>
        <PosDialogs
          {...shown}
          dialog={dialog}
          onClose={() => {
            setDialog(null);
            if (dialog?.kind === "sent") afterSending();
          }}
        />
      </div>
    </PosContext>
  );
}

interface TillCartProps extends ComponentProps<typeof CartPanel> {
  isPhone: boolean;
  opened: boolean;
  onSheet: (isOpen: boolean) => void;
}

/** The cart beside the menu; on a phone a sheet over it. */
function TillCart({ isPhone, opened, onSheet, ...cart }: TillCartProps) {
  return isPhone ? (
    <CartSheet {...cart} opened={opened} onOpen={() => onSheet(true)} onClose={() => onSheet(false)} />
  ) : (
    <CartPanel {...cart} />
  );
}

/** Returns the shown category, which is all if the chosen one is no longer offered. */
function useShownCategory({ categories }: PosMenu) {
  const [chosen, onCategory] = useState<CategoryChoice>("all");
  const category = categories.some(({ id }) => id === chosen) ? chosen : "all";
  return { category, onCategory };
}

/** Opens the list of a select as soon as it is visible. */
function openList(input: RefObject<HTMLInputElement | null>): void {
  requestAnimationFrame(() => {
    input.current?.focus();
    input.current?.click();
  });
}

interface SendingParts {
  readonly dialog: PosDialog | null;
  readonly showCart: () => void;
  readonly afterSending: () => void;
}

/** Sends at once or after the summary, and shows the guest the result. */
function useTillSending(pos: Pos, { dialog, showCart, afterSending }: SendingParts) {
  const { store, menu } = pos;
  const [sentToken, setSentToken] = useSentToken(store);
  const { send, isPending, failure } = useSendAtOnce(pos, ({ order }) => {
    setSentToken(order.tokenNo);
    afterSending();
  });
  const start = useStartSend(pos, { showCart, sendAtOnce: send });
  const shownToken = dialog?.kind === "sent" ? dialog.order.tokenNo : sentToken;
  useTillDisplay({ store, currency: menu.currency, sentToken: shownToken });
  return { refusal: start.refusal, onSend: start.send, isSending: isPending, failure };
}

/** Keeps the token of an order sent at once for the customer display, until the next dish is in the cart. */
function useSentToken(store: CartStore) {
  const [token, setToken] = useState<number | null>(null);
  useEffect(
    () =>
      store.subscribe(() => {
        if (store.getState().cart.lines.length > 0) setToken(null);
      }),
    [store],
  );
  return [token, setToken] as const;
}

type PosParts = Pick<Pos, "store" | "menu" | "openDialog"> &
  Pick<PosTillProps, "showTable" | "addressTable"> & {
    typed: RefObject<TypedNumber | null>;
  };

/** Value shared by the whole till. It changes only with the menu and the language, so that a tap renders no card again. */
function usePosValue({ store, menu, openDialog, showTable, addressTable, typed }: PosParts): Pos {
  const t = useT();
  const announce = useAnnounce();
  const latest = useRef({ showTable, addressTable });
  useEffect(() => {
    latest.current = { showTable, addressTable };
  });
  const actions = useMemo(
    () =>
      new PosActions({
        store,
        menu,
        t,
        announce,
        openDialog,
        showTable: (tableId, isChosenHere) => latest.current.showTable(tableId, isChosenHere),
        staysAtTable: () => latest.current.addressTable?.isChosenHere === false,
        takeTypedNumber: () => typed.current?.take() ?? null,
      }),
    [store, menu, t, announce, openDialog, typed],
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

type DialogSet = ComponentType<PosDialogSetProps>;

/** The loaded dialogs, for the life of the page. React's `lazy` would delay a first appearance by up to 300 ms. */
let loaded: DialogSet | null = null;

async function loadDialogs(): Promise<DialogSet> {
  loaded ??= (await import("./pos-dialog-set.tsx")).PosDialogSet;
  return loaded;
}

/** Milliseconds after which dialogs are loaded, so that none delays the first painting of the menu. */
const LOAD_AFTER_MS = 300;

interface PosDialogsProps extends Omit<PosDialogSetProps, "dialog"> {
  dialog: PosDialog | null;
}

/** Shows the open dialog, at once or as soon as its code is loaded. */
function PosDialogs({ dialog, ...rest }: PosDialogsProps) {
  const [Dialogs, setDialogs] = useState<DialogSet | null>(() => loaded);
  const isOpen = dialog !== null;
  useEffect(() => {
    if (Dialogs) return;
    const load = () =>
      void loadDialogs().then(
        (dialogSet) => setDialogs(() => dialogSet),
        // Without a network, the next dialog that opens tries again.
        () => undefined,
      );
    const timer = setTimeout(load, isOpen ? 0 : LOAD_AFTER_MS);
    return () => clearTimeout(timer);
  }, [Dialogs, isOpen]);
  return dialog && Dialogs ? <Dialogs {...rest} dialog={dialog} /> : null;
}
