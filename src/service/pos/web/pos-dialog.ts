import type { MenuItem } from "#menu/menu/domain/menu-item.ts";
import type { QrOrderId, Uuid } from "#platform/domain/ids.ts";
import type { CartLine } from "#service/cart/domain/cart.ts";
import type { SentOrder } from "#service/orders/web/sent/order-sent-dialog.tsx";

/** The open dialog of the till; only one at a time. */
export type PosDialog =
  | { readonly kind: "choice"; readonly item: MenuItem; readonly quantity: number }
  /** `line` is a line of the cart whose parts are chosen again. */
  | { readonly kind: "combo"; readonly item: MenuItem; readonly quantity: number; readonly line?: CartLine }
  | { readonly kind: "limit"; readonly item: MenuItem }
  | { readonly kind: "notes"; readonly lineId: Uuid }
  | { readonly kind: "categories" }
  | { readonly kind: "customer" }
  | { readonly kind: "source" }
  | { readonly kind: "table" }
  | { readonly kind: "saveDraft" }
  | { readonly kind: "drafts" }
  /** `requestedId` is the order to load at once, because another screen asked for it. */
  | { readonly kind: "qrOrders"; readonly requestedId?: QrOrderId }
  | { readonly kind: "summary" }
  | { readonly kind: "sent"; readonly order: SentOrder }
  | { readonly kind: "shortcuts" }
  | { readonly kind: "customerDisplay" };
