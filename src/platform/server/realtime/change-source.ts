import type { ChangeDefinition, ChangeOf } from "../../contract/changes.ts";
import type { RealtimeEvent } from "../../contract/events.ts";
import type { OrderId, TableId } from "../../domain/ids.ts";
import { unreachable } from "../../domain/unreachable.ts";
import type { Tx } from "../db/tx.ts";

/** Orders and tables that events are about. */
export interface Touched {
  readonly orderIds: readonly OrderId[];
  readonly tableIds: readonly TableId[];
}

/** Reads the changes of one list. Made by the feature that owns the list. */
export interface ChangeSource {
  readonly definition: ChangeDefinition;
  /** Returns null when the list shows nothing of it; runs inside a snapshot of the restaurant. */
  readonly read: (tx: Tx, touched: Touched, now: Date) => Promise<unknown>;
}

/** A change of a list and how it is read. */
export function changeSource<D extends ChangeDefinition>(
  definition: D,
  read: (tx: Tx, touched: Touched, now: Date) => Promise<ChangeOf<D> | null>,
): ChangeSource {
  return { definition, read };
}

/** Returns the orders and tables of an event, as far as lists show them; null for an event without any. */
export function touchedBy(event: RealtimeEvent): Touched | null {
  switch (event.type) {
    case "new_order":
      return { orderIds: [event.orderId], tableIds: [] };
    case "order_update":
    case "line_change":
      return { orderIds: event.orderIds, tableIds: [] };
    case "bill_request":
      return { orderIds: [], tableIds: [event.tableId] };
    case "new_qrorder":
    case "qr_order_updated":
    case "visits_changed":
    case "feedback_given":
    case "menu_changed":
    case "floor_changed":
    case "drafts_changed":
    case "cash_changed":
    case "invoices_changed":
    case "tax_documents_changed":
    case "charging_changed":
    case "discounts_changed":
    case "stations_changed":
    case "reservations_changed":
    case "waiting_list_changed":
    case "inventory_changed":
    case "purchases_changed":
    case "stock_status_changed":
    case "stock_counts_changed":
    case "customers_changed":
    case "look_in_changed":
      return null;
    default:
      return unreachable(event);
  }
}
