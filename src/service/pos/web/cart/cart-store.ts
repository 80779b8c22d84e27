import type { MenuItemId, Uuid } from "#platform/domain/ids.ts";
import { type Cart, type CartLine, EMPTY_CART } from "#service/cart/domain/cart.ts";
import type { PendingSend } from "../sending/pending-send.ts";
import { piecesByItem } from "./cart-stock.ts";
import { readStoredCart, type StoredCart, storedCartText } from "./stored-cart.ts";

export interface CartState extends StoredCart {
  /** The line added or changed last, which +, − and Del act on. */
  readonly activeLineId: Uuid | null;
}

/** Storage of the cart between visits. `listen` reports writes of other tabs and returns how to stop. */
export interface CartStorage {
  read(): string | null;
  write(text: string | null): void;
  listen(changed: () => void): () => void;
}

/**
 * The cart of this till outside React, so that a tap renders only what shows the changed line, count or total. While a send is
 * pending the cart does not change, because the kitchen may have it already.
 */
export class CartStore {
  readonly #storage: CartStorage;
  readonly #listeners = new Set<() => void>();
  #state: CartState;
  #counts: { lines: readonly CartLine[]; byItem: ReadonlyMap<MenuItemId, number> };
  #stopListening: (() => void) | null = null;

  constructor(storage: CartStorage) {
    this.#storage = storage;
    this.#state = {
      ...(readStoredCart(storage.read()) ?? { cart: EMPTY_CART, pending: null }),
      activeLineId: null,
    };
    this.#counts = { lines: [], byItem: new Map() };
  }

  readonly getState = (): CartState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    this.#stopListening ??= this.#storage.listen(() => this.#reload());
    return () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size > 0) return;
      this.#stopListening?.();
      this.#stopListening = null;
    };
  };

  /** Replaces the cart; returns false while a send is pending. `activeLineId` stays by default. */
  change(cart: Cart, activeLineId: Uuid | null = this.#state.activeLineId): boolean {
    if (this.#state.pending !== null) return false;
    const active = cart.lines.some((line) => line.id === activeLineId) ? activeLineId : null;
    this.#set({ cart, pending: null, activeLineId: active });
    return true;
  }

  /** Locks the cart for sending, before the request leaves. */
  beginSend(pending: PendingSend): void {
    this.#set({ ...this.#state, pending });
  }

  /** Records the result of an attempt: a send that is still uncertain, or null when the cart may be changed again. */
  settleSend(pending: PendingSend | null): void {
    this.#set({ ...this.#state, pending });
  }

  /** Replaces the cart even while a send is pending, after an order was made or a person gave up the send. */
  replace(cart: Cart): void {
    this.#set({ cart, pending: null, activeLineId: null });
  }

  activateLine(lineId: Uuid): void {
    if (lineId !== this.#state.activeLineId) this.#set({ ...this.#state, activeLineId: lineId });
  }

  /** Counts the pieces of an item over all lines, for the badge of its card. */
  piecesOf(itemId: MenuItemId): number {
    const { lines } = this.#state.cart;
    if (this.#counts.lines !== lines) {
      this.#counts = { lines, byItem: piecesByItem(lines) };
    }
    return this.#counts.byItem.get(itemId) ?? 0;
  }

  #set(state: CartState): void {
    const isChanged = state.cart !== this.#state.cart || state.pending !== this.#state.pending;
    this.#state = state;
    if (isChanged) this.#storage.write(storedCartText(state));
    this.#notify();
  }

  /** Loads the cart that another tab changed. All tabs show one cart, so that it is never sent under two uuids. */
  #reload(): void {
    const stored = readStoredCart(this.#storage.read()) ?? { cart: EMPTY_CART, pending: null };
    this.#state = { ...stored, activeLineId: null };
    this.#notify();
  }

  #notify(): void {
    for (const listener of this.#listeners) listener();
  }
}
