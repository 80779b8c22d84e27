import type { ComponentType } from "react";

/** Parts of the pages that open on a tap or need an answer, each with its code in a file of its own. */
export const laterPieces = {
  itemDialog: () => import("./item-dialog.tsx").then((loaded) => loaded.ItemDialog),
  storeSheet: () => import("./store-sheet.tsx").then((loaded) => loaded.StoreSheet),
  filterSheet: () => import("./marks/food-filter-sheet.tsx").then((loaded) => loaded.FoodFilterSheet),
  joinSheet: () => import("#service/visits/guest/join-sheet.tsx").then((loaded) => loaded.JoinSheet),
  callSheet: () => import("#service/visits/guest/call-sheet.tsx").then((loaded) => loaded.CallSheet),
  openBill: () => import("#service/visits/guest/open-bill.tsx").then((loaded) => loaded.OpenBill),
  cartForm: () => import("#service/cart/guest/cart-form.tsx").then((loaded) => loaded.CartForm),
  againSheet: () => import("#service/cart/guest/again-sheet.tsx").then((loaded) => loaded.AgainSheet),
  buyerFields: () => import("#service/cart/guest/buyer-fields.tsx").then((loaded) => loaded.BuyerFields),
} as const;

type Load<Props> = () => Promise<ComponentType<Props>>;

const arrived = new WeakMap<object, unknown>();

/** A piece that has been loaded: it is shown at once. */
export const arrivedPiece = <Props>(load: Load<Props>): ComponentType<Props> | undefined =>
  arrived.get(load) as ComponentType<Props> | undefined;

/** Loads a piece and remembers it. */
export async function loadPiece<Props>(load: Load<Props>): Promise<ComponentType<Props>> {
  const piece = await load();
  arrived.set(load, piece);
  return piece;
}

/** Loads all of them, once the page stands: a tap does not wait, and they are there without a connection. */
export const loadLaterPieces = (): Promise<unknown> =>
  Promise.allSettled(Object.values(laterPieces).map((load) => loadPiece(load as Load<never>)));
