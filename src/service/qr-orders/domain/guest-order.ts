import type { Cents } from "#platform/domain/money/cents.ts";
import type { LineStatus } from "#service/orders/domain/line-status.ts";
import type { QrOrderStatus } from "./qr-order.ts";

/** What a guest is told of a dish (back-office §4). */
export const guestLineStates = ["pending", "preparing", "completed"] as const;
export type GuestLineState = (typeof guestLineStates)[number];

/** What a guest is told of an order until it is in their hands. */
export const guestOrderStates = ["waiting", "refused", "preparing", "ready", "handed_over"] as const;
export type GuestOrderState = (typeof guestOrderStates)[number];

/** Orders of one phone that staff have not settled yet. */
export const WAITING_OF_PHONE_MAX = 3;
/** The same of all phones at a table. */
export const WAITING_AT_TABLE_MAX = 12;
/** The same of all guests without a table. */
export const WAITING_ELSEWHERE_MAX = 40;

export function guestLineState(status: LineStatus): GuestLineState {
  if (status === "completed" || status === "delivered") return "completed";
  return status === "preparing" ? "preparing" : "pending";
}

/** All of them done, some begun, or none. */
export function statesTogether(states: readonly GuestLineState[]): GuestLineState {
  if (states.length > 0 && states.every((state) => state === "completed")) return "completed";
  return states.every((state) => state === "pending") ? "pending" : "preparing";
}

/** `lines`: of the order that it became, none of them cancelled; empty before, or when all were. */
export function guestOrderState(status: QrOrderStatus, lines: readonly LineStatus[]): GuestOrderState {
  if (status === "pending") return "waiting";
  if (status === "cancelled" || lines.length === 0) return "refused";
  if (lines.every((line) => line === "delivered")) return "handed_over";
  return lines.every((line) => guestLineState(line) === "completed") ? "ready" : "preparing";
}

interface PlacedOrder {
  /** The restaurant lets orders of a shared account go to the kitchen by themselves. */
  readonly isSendingAllowed: boolean;
  /** The phone shares the account of its table, which staff have opened. */
  readonly isInVisit: boolean;
  readonly total: Cents;
  readonly totalLimit: Cents;
  /** Orders that the party has placed by phone, without this one. */
  readonly placed: number;
  readonly placedLimit: number;
}

/** Whether staff look at an order before the kitchen does: unless the restaurant trusts those at the table with so much. */
export const waitsForStaff = (order: PlacedOrder): boolean =>
  !order.isSendingAllowed ||
  !order.isInVisit ||
  order.total > order.totalLimit ||
  order.placed >= order.placedLimit;
