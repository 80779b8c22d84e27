import type { DiningOption } from "#core/settings/domain/dining-option.ts";
import type { OfferHours } from "#core/settings/domain/offer-hours.ts";
import type { OrderSource } from "#core/settings/domain/order-source.ts";
import { hoursText, sourceText } from "#core/settings/web/public.ts";
import { hasChoices, type MenuItem } from "#menu/menu/domain/menu-item.ts";
import type { TableId, Uuid } from "#platform/domain/ids.ts";
import { clientUuid } from "#platform/web/client-uuid.ts";
import type { Translate } from "#platform/web/i18n.ts";
import {
  type Cart,
  type CartChoice,
  type CartCustomer,
  type CartLine,
  EMPTY_CART,
  LINE_QUANTITY_MAX,
} from "#service/cart/domain/cart.ts";
import { decideSaveDraft } from "#service/cart/domain/decide-send.ts";
import {
  chooseCustomer,
  chooseDiningOption,
  chooseSeat,
  chooseSource,
  chooseTable,
  clearCart,
  leaveAccount,
  putLineBack,
  removeLine,
  setNotes,
} from "#service/cart/domain/edit-cart.ts";
import type { ChosenCustomer } from "#service/customers/web/public.ts";
import type { Announce } from "#ui/feedback/announcer.tsx";
import { type DismissToast, toastError, toastUndo } from "#ui/feedback/toast.tsx";
import { acceptMenuPrice } from "./cart/cart-review.ts";
import { addItem, type CartEdit, changeQuantity, replaceItem } from "./cart/cart-stock.ts";
import type { CartStore } from "./cart/cart-store.ts";
import { isSoldOut, offerOf, type PosMenu } from "./menu/pos-menu.ts";
import type { PosDialog } from "./pos-dialog.ts";
import { playTap } from "./tap-sound.ts";

interface PosActionsInput {
  readonly store: CartStore;
  readonly menu: PosMenu;
  readonly t: Translate;
  readonly announce: Announce;
  readonly openDialog: (dialog: PosDialog) => void;
  readonly showTable: ShowTable;
  /** Tells whether the till was opened for its table and stays with it after sending. */
  readonly staysAtTable: () => boolean;
  /** Returns the quantity typed before a tap; null without one. */
  readonly takeTypedNumber: () => number | null;
}

/** Shows the table in the address; null removes it. By default it counts as chosen in the till. */
export type ShowTable = (tableId: TableId | null, isChosenHere?: boolean) => void;

/** Actions of touch and keys on the cart, each with its sound, announcement and refusal. */
export class PosActions {
  readonly #input: PosActionsInput;
  #dismissRefusal: DismissToast | null = null;

  constructor(input: PosActionsInput) {
    this.#input = input;
  }

  /** Adds the tapped item in the quantity typed before, or opens the picker if there is something to choose. */
  readonly tap = (item: MenuItem): void => {
    const typed = this.#input.takeTypedNumber() ?? 1;
    const quantity = Math.min(Math.max(typed, 1), LINE_QUANTITY_MAX);
    // A sold-out item opens the dialog in which it can be sold again, instead of a refusal.
    const closedBy = offerOf(this.#input.menu, item.id)?.closedBy;
    if (closedBy) this.#refuse(this.#notOffered(item, closedBy));
    else if (isSoldOut(this.#input.menu, item.id)) this.#input.openDialog({ kind: "limit", item });
    else if (item.combo) this.#input.openDialog({ kind: "combo", item, quantity });
    else if (hasChoices(item)) this.#input.openDialog({ kind: "choice", item, quantity });
    else this.add(item, { variant: null, addons: [], quantity });
  };

  #notOffered({ title }: MenuItem, closedBy: readonly OfferHours[]): string {
    const { t } = this.#input;
    return t("pos.problem.not_offered", { title, hours: hoursText(closedBy, t) });
  }

  /** Adds an item; returns whether it is in the cart now. */
  add(item: MenuItem, choice: CartChoice): boolean {
    const { store, menu, t, announce } = this.#input;
    const ids = { line: clientUuid(), cart: clientUuid() };
    const edit = addItem(store.getState().cart, menu, { item, choice, ids });
    if (!this.#apply(edit, "up")) return false;
    announce(t("pos.cart.added", { title: item.title, quantity: store.piecesOf(item.id) }));
    return true;
  }

  /** Opens the picker of a combo with the parts of its line. */
  readonly editParts = (line: CartLine): void => {
    const { menu, openDialog, t } = this.#input;
    const item = menu.items.get(line.menuItemId);
    if (item?.combo) openDialog({ kind: "combo", item, quantity: line.quantity, line });
    else this.#refuse(t("pos.problem.unavailable"));
  };

  /** Changes the choices of a line; returns whether it worked. */
  change(lineId: Uuid, item: MenuItem, choice: CartChoice): boolean {
    const { store, menu } = this.#input;
    return this.#apply(replaceItem(store.getState().cart, menu, lineId, item, choice), "up");
  }

  readonly setQuantity = (line: CartLine, quantity: number): void => {
    const { store, menu, t, announce } = this.#input;
    if (quantity <= 0) {
      this.remove(line);
      return;
    }
    const edit = changeQuantity(store.getState().cart, menu, line.id, quantity);
    if (!this.#apply(edit, quantity > line.quantity ? "up" : "down")) return;
    announce(t("pos.cart.quantity_now", { title: line.title, quantity }));
  };

  /** Removes a line and offers to undo it for 8 s. */
  readonly remove = (line: CartLine): void => {
    const { store, t } = this.#input;
    const { cart } = store.getState();
    const index = cart.lines.findIndex(({ id }) => id === line.id);
    if (index < 0 || !this.#change(removeLine(cart, line.id))) return;
    playTap("down");
    toastUndo({
      message: t("pos.cart.removed", { title: line.title }),
      undoLabel: t("common.undo"),
      onUndo: () => this.#change(putLineBack(store.getState().cart, line, index, cart.id), line.id),
    });
  };

  readonly saveNotes = (lineId: Uuid, notes: string, seat: number | null): void => {
    const decision = setNotes(this.#input.store.getState().cart, lineId, notes, seat);
    if (decision.ok && this.#change(decision.cart, lineId)) playTap("up");
  };

  readonly acceptPrice = (lineId: Uuid): void => {
    const { store, menu } = this.#input;
    if (this.#change(acceptMenuPrice(store.getState().cart, menu, lineId), lineId)) playTap("up");
  };

  readonly selectTable = (tableId: TableId | null): void => {
    const { store, showTable } = this.#input;
    if (this.#change(chooseTable(store.getState().cart, tableId))) showTable(tableId);
  };

  /** Makes the order an account of its own again. */
  readonly leaveAccount = (): void => {
    const { store, t, announce } = this.#input;
    if (this.#change(leaveAccount(store.getState().cart))) announce(t("pos.account.left"));
  };

  /** Null stands for a walk-in. */
  readonly selectCustomer = (customer: ChosenCustomer | null): void => {
    const { store, t, announce } = this.#input;
    const chosen: CartCustomer =
      customer === null
        ? { type: "WALKIN" }
        : { type: "CUSTOMER", id: customer.id, phone: customer.phone, name: customer.name };
    if (!this.#change(chooseCustomer(store.getState().cart, chosen))) return;
    announce(t("pos.cart.customer_now", { name: customer?.name ?? t("common.walk_in_customer") }));
  };

  /** Null stands for the usual source of the dining option. */
  readonly selectSource = (source: OrderSource | null, externalNumber: string | null = null): void => {
    const { store, showTable, t, announce } = this.#input;
    const before = store.getState().cart;
    const cart = chooseSource(before, source, externalNumber);
    if (!this.#change(cart)) return;
    if (cart.tableId !== before.tableId) showTable(cart.tableId);
    if (source !== null)
      announce(t("pos.source.now", { source: sourceText(source, cart.externalNumber, t) }));
  };

  /** Sets the seat for dishes added from now on; null is shared by the table. */
  readonly selectSeat = (seat: number | null): void => {
    this.#change(chooseSeat(this.#input.store.getState().cart, seat));
  };

  /** Shows the table of a loaded cart in the address. */
  readonly showTableInAddress = (tableId: TableId | null): void => this.#input.showTable(tableId);

  /** Tells whether the till stays at its table after sending. */
  readonly staysAtTable = (): boolean => this.#input.staysAtTable();

  /** Empties the cart of a sent order. Table and dining option go too, unless the till was opened for the table. */
  readonly clearSent = (cart: Cart): void => {
    this.#input.store.replace(this.#nextCart(cart));
    this.#leaveTable(cart);
  };

  /** The same for a cart that becomes a draft; false while it is being sent. */
  readonly clearSaved = (cart: Cart): boolean => {
    if (!this.#input.store.change(this.#nextCart(cart))) return false;
    this.#leaveTable(cart);
    return true;
  };

  #nextCart(cart: Cart): Cart {
    return this.staysAtTable() ? clearCart(cart) : EMPTY_CART;
  }

  #leaveTable(cart: Cart): void {
    if (!this.staysAtTable() && cart.tableId !== null) this.#input.showTable(null);
  }

  /** Leads back to the till with a cart that was sent and taken back. */
  readonly returnToCart = (tableId: TableId | null, cameFromTable: boolean): void =>
    this.#input.showTable(tableId, !cameFromTable);

  /** F8 and the button: saves the cart as a draft if it has lines. */
  readonly hold = (): void => {
    const { store, openDialog, t } = this.#input;
    const { cart, pending } = store.getState();
    if (pending !== null) this.#refuse(t("pos.send.frozen"));
    else if (decideSaveDraft(cart).ok) openDialog({ kind: "saveDraft" });
    else this.#refuse(t("pos.problem.empty_cart"));
  };

  readonly selectDiningOption = (option: DiningOption): void => {
    const { store, showTable } = this.#input;
    const cart = chooseDiningOption(store.getState().cart, option);
    if (this.#change(cart)) showTable(cart.tableId);
  };

  /** Empties everything, the table too, and offers to undo it for 8 s. */
  readonly newOrder = (): void => {
    const { store, showTable, t } = this.#input;
    const before = store.getState().cart;
    if (!this.#change(EMPTY_CART)) return;
    showTable(null);
    if (before.lines.length === 0) return;
    playTap("down");
    toastUndo({
      message: t("pos.cart.cleared"),
      undoLabel: t("common.undo"),
      onUndo: () => {
        if (store.getState().cart.lines.length === 0 && this.#change(before)) showTable(before.tableId);
      },
    });
  };

  #apply(edit: CartEdit, pitch: "up" | "down"): boolean {
    const { t } = this.#input;
    if (!edit.ok) {
      if (edit.reason === "item_sold_out") {
        this.#refuse(soldOutText(t, edit));
        return false;
      }
      const { title } = edit.shortage;
      this.#refuse(
        title === ""
          ? t("pos.problem.insufficient_stock_unknown")
          : t("pos.problem.insufficient_stock", { ingredient: title }),
      );
      return false;
    }
    if (!this.#change(edit.cart, edit.lineId)) return false;
    playTap(pitch);
    return true;
  }

  #change(cart: Cart, activeLineId?: Uuid): boolean {
    const { store, t } = this.#input;
    const changed = store.change(cart, activeLineId);
    if (!changed) this.#refuse(t("pos.send.frozen"));
    return changed;
  }

  /** The newest refusal replaces the previous one, so that ten taps make one toast. */
  #refuse(reason: string): void {
    this.#dismissRefusal?.();
    this.#dismissRefusal = toastError(reason);
  }
}

/** Says that a dish is sold out or how many are left. */
function soldOutText(
  t: Translate,
  { title, remaining }: { readonly title: string; readonly remaining: number },
): string {
  return remaining === 0
    ? t("pos.problem.sold_out", { title })
    : t("pos.problem.only_left", { title, count: remaining });
}
