import { buyerFields } from "#service/cart/guest/later-buyer-fields.ts";
import { type Load, loadPiece } from "./arrived-pieces.ts";

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
  buyerFields,
} as const;

/** Loads all of them, once the page stands: a tap does not wait, and they are there without a connection. */
export const loadLaterPieces = (): Promise<unknown> =>
  Promise.allSettled(Object.values(laterPieces).map((load) => loadPiece(load as Load<never>)));
