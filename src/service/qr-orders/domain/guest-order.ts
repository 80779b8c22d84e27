import { type Cents, multiplyCents } from "#platform/domain/money/cents.ts";
import type { FrozenAddon } from "#service/orders/domain/frozen-addon.ts";
import type { LineStatus } from "#service/orders/domain/line-status.ts";
import type { QrOrderStatus } from "./qr-order.ts";

/** States of a dish that a guest sees (back-office §4). */
export const guestLineStates = ["pending", "preparing", "completed"] as const;
export type GuestLineState = (typeof guestLineStates)[number];

/** States of an order that a guest sees until it is handed over. */
export const guestOrderStates = ["waiting", "refused", "preparing", "ready", "handed_over"] as const;
export type GuestOrderState = (typeof guestOrderStates)[number];

/** Most unsettled orders of one phone. */
export const WAITING_OF_PHONE_MAX = 3;
/** Most unsettled orders of all phones at a table. */
export const WAITING_AT_TABLE_MAX = 12;
/** Most unsettled orders of all guests without a table. */
export const WAITING_ELSEWHERE_MAX = 40;

export function guestLineState(status: LineStatus): GuestLineState {
  if (status === "completed" || status === "delivered") return "completed";
  return status === "preparing" ? "preparing" : "pending";
}

/** Combines states: completed when all are, pending when all are, else preparing. */
export function statesTogether(states: readonly GuestLineState[]): GuestLineState {
  if (states.length > 0 && states.every((state) => state === "completed")) return "completed";
  return states.every((state) => state === "pending") ? "pending" : "preparing";
}

/**
 * Returns the state that a guest sees. `lines` are those of the order that it became, without cancelled ones;
 * empty before that, or when all were cancelled.
 */
export function guestOrderState(status: QrOrderStatus, lines: readonly LineStatus[]): GuestOrderState {
  if (status === "pending") return "waiting";
  if (status === "cancelled" || lines.length === 0) return "refused";
  if (lines.every((line) => line === "delivered")) return "handed_over";
  return lines.every((line) => guestLineState(line) === "completed") ? "ready" : "preparing";
}

interface PlacedOrder {
  /** True when the restaurant lets orders of a shared account go straight to the kitchen. */
  readonly isSendingAllowed: boolean;
  /** True when the phone shares the account of its table, which staff have opened. */
  readonly isInVisit: boolean;
  readonly total: Cents;
  readonly totalLimit: Cents;
  /** Orders that the party has placed by phone, without this one. */
  readonly placed: number;
  readonly placedLimit: number;
}

/**
 * Tells whether staff check an order before the kitchen gets it: unless the restaurant trusts the guests at the
 * table with this amount and number.
 */
export const waitsForStaff = (order: PlacedOrder): boolean =>
  !order.isSendingAllowed ||
  !order.isInVisit ||
  order.total > order.totalLimit ||
  order.placed >= order.placedLimit;

/** A dish as guests see it on their bill. */
export interface ShownLine {
  readonly title: string;
  readonly variant: string | null;
  readonly addons: string[];
  /** Title of the combo that it belongs to. */
  readonly combo: string | null;
  readonly notes: string | null;
  readonly quantity: number;
  readonly status: GuestLineState;
  /** Price of all pieces together. */
  readonly price: Cents;
}

/** A line of a guest's order as it was placed. */
export interface WaitingLine {
  readonly title: string;
  readonly variant_title: string | null;
  readonly addons: readonly FrozenAddon[];
  readonly notes: string | null;
  readonly quantity: number;
  readonly unit_price_cents: Cents;
}

/** Shows a line that staff have not taken yet. */
export const waitingLine = (line: WaitingLine): ShownLine => ({
  title: line.title,
  variant: line.variant_title,
  addons: line.addons.map(({ title }) => title),
  combo: null,
  notes: line.notes,
  quantity: line.quantity,
  status: "pending",
  price: multiplyCents(line.unit_price_cents, line.quantity),
});

interface OrderedLine {
  readonly item_title: string;
  readonly variant_title: string | null;
  readonly addons: readonly FrozenAddon[];
  readonly combo: { readonly title: string } | null;
  readonly notes: string | null;
  readonly quantity: number;
  readonly status: LineStatus;
  readonly price: Cents;
}

/** Shows a line of an order. */
export const orderedLine = (line: OrderedLine): ShownLine => ({
  title: line.item_title,
  variant: line.variant_title,
  addons: line.addons.map(({ title }) => title),
  combo: line.combo?.title ?? null,
  notes: line.notes,
  quantity: line.quantity,
  status: guestLineState(line.status),
  price: multiplyCents(line.price, line.quantity),
});
