import type { OrderId, QrOrderId, Uuid } from "../../../domain/ids.ts";
import type { MenuItem } from "../../../domain/menu/menu-item.ts";

/** An order that was just made, as the order-sent dialog shows it. */
export interface SentOrder {
  readonly orderId: OrderId;
  readonly tokenNo: number;
  readonly orderNo: number;
}

/** The dialog in front of the till; one at a time. */
export type PosDialog =
  | { readonly kind: "choice"; readonly item: MenuItem; readonly quantity: number }
  | { readonly kind: "limit"; readonly item: MenuItem }
  | { readonly kind: "notes"; readonly lineId: Uuid }
  | { readonly kind: "categories" }
  | { readonly kind: "customer" }
  | { readonly kind: "source" }
  | { readonly kind: "saveDraft" }
  | { readonly kind: "drafts" }
  /** `requestedId`: the order to load at once, because another screen asked for it. */
  | { readonly kind: "qrOrders"; readonly requestedId?: QrOrderId }
  | { readonly kind: "summary" }
  | { readonly kind: "sent"; readonly order: SentOrder }
  | { readonly kind: "shortcuts" }
  | { readonly kind: "customerDisplay" };
