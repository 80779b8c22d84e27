import { createContext, use, useSyncExternalStore } from "react";
import type { Cents } from "#platform/domain/money/cents.ts";
import type { CartState, CartStore } from "./cart/cart-store.ts";
import type { PosMenu } from "./menu/pos-menu.ts";
import type { PosActions } from "./pos-actions.ts";
import type { PosDialog } from "./pos-dialog.ts";

export interface Pos {
  readonly store: CartStore;
  readonly menu: PosMenu;
  readonly actions: PosActions;
  readonly money: (amount: Cents) => string;
  readonly openDialog: (dialog: PosDialog) => void;
}

export const PosContext = createContext<Pos | null>(null);

/** Returns the till of this component; throws outside it. */
export function usePos(): Pos {
  const pos = use(PosContext);
  if (!pos) throw new Error("PosContext is missing above this component");
  return pos;
}

/** Selects a part of the cart's state; the component renders only when that part changes. */
export function useCart<Part>(select: (state: CartState) => Part): Part {
  const { store } = usePos();
  return useSyncExternalStore(store.subscribe, () => select(store.getState()));
}
