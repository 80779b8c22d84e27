import type { TitleIn } from "#menu/menu/domain/title-in.ts";
import type { AddonId, MenuItemId, VariantId } from "#platform/domain/ids.ts";
import { type Cents, multiplyCents } from "#platform/domain/money/cents.ts";
import { decideQuota, type GuestQuota, type QuotaUse } from "#platform/domain/quotas/guest-quota.ts";
import type { Language } from "#platform/domain/text/languages.ts";
import type { FrozenAddon } from "#service/orders/domain/frozen-addon.ts";
import type { LineStatus } from "#service/orders/domain/line-status.ts";
import type { GuestStanding } from "#service/visits/domain/guest-standing.ts";
import type { QrOrderStatus } from "./qr-order.ts";

/** States of a dish that a guest sees (back-office §4). */
export const guestLineStates = ["pending", "preparing", "completed"] as const;
export type GuestLineState = (typeof guestLineStates)[number];

/** States of an order that a guest sees until it is handed over. */
export const guestOrderStates = ["waiting", "refused", "preparing", "ready", "handed_over"] as const;
export type GuestOrderState = (typeof guestOrderStates)[number];

/** Most unsettled orders of one phone. */
export const WAITING_OF_PHONE_MAX = 3;

/** Unsettled orders at one table; of strangers, as the first phones of a party are. */
export const TABLE_ORDERS: GuestQuota = {
  perPhone: WAITING_OF_PHONE_MAX,
  strangersOfAddress: 6,
  strangers: 18,
};
/** Unsettled orders without a table. */
export const ELSEWHERE_ORDERS: GuestQuota = {
  perPhone: WAITING_OF_PHONE_MAX,
  strangersOfAddress: 8,
  strangers: 40,
};
/** Unsettled orders of the whole restaurant, so that nobody fills table after table. Staff read no more than 200. */
export const RESTAURANT_ORDERS: GuestQuota = {
  perPhone: WAITING_OF_PHONE_MAX,
  strangersOfAddress: 16,
  strangers: 150,
};
/** Phones that wait for staff to let them order, because strangers' orders fill the quota. */
export const ASKING_TO_ORDER: GuestQuota = { perPhone: 1, strangersOfAddress: 12, strangers: 40 };
/** With those that the server knows again, whose places a script that throws its cookie away cannot take. */
export const ASKING_WITH_PROVEN: GuestQuota = { perPhone: 1, strangersOfAddress: 24, strangers: 80 };

/** Unsettled orders that a guest's order meets. */
export interface WaitingOrders {
  /** At the same table, or without one. */
  readonly here: QuotaUse;
  readonly inRestaurant: QuotaUse;
}

/** Decides whether a guest may place one more order (decision 124). */
export function decideGuestOrder(
  caller: { readonly standing: GuestStanding; readonly isInVisit: boolean; readonly isAtTable: boolean },
  waiting: WaitingOrders,
): { readonly ok: true } | { readonly ok: false; readonly reason: GuestOrderRefusal } {
  const { standing, isInVisit, isAtTable } = caller;
  if (standing === "blocked" && !isInVisit) return { ok: false, reason: "guest_ordering_off" };
  const isKnown = isInVisit || standing === "known";
  const decisions = [
    decideQuota(isKnown, waiting.here, isAtTable ? TABLE_ORDERS : ELSEWHERE_ORDERS),
    decideQuota(isKnown, waiting.inRestaurant, RESTAURANT_ORDERS),
  ];
  const refused = decisions.find((decision) => !decision.ok);
  if (refused === undefined || refused.ok) return { ok: true };
  return { ok: false, reason: refused.full === "phone" ? "guest_orders_too_many" : "guest_orders_full" };
}

/** `guest_orders_full`: staff may let the phone order all the same. A blocked phone is not told that it is. */
type GuestOrderRefusal = "guest_ordering_off" | "guest_orders_too_many" | "guest_orders_full";

export function guestLineState(status: LineStatus): GuestLineState {
  if (status === "completed" || status === "delivered") return "completed";
  return status === "preparing" ? "preparing" : "pending";
}

/** Combines states: completed when all are, pending when all are, else preparing. */
export function statesTogether(states: readonly GuestLineState[]): GuestLineState {
  if (states.length > 0 && states.every((state) => state === "completed")) return "completed";
  return states.every((state) => state === "pending") ? "pending" : "preparing";
}

/** Tells whether something was ordered and all of it brought to the guest. */
export const isAllServed = (lines: readonly LineStatus[]): boolean =>
  lines.length > 0 && lines.every((line) => line === "delivered");

/**
 * Returns the state that a guest sees. `lines` are those of the order that it became, without cancelled ones;
 * empty before that, or when all were cancelled.
 */
export function guestOrderState(status: QrOrderStatus, lines: readonly LineStatus[]): GuestOrderState {
  if (status === "pending") return "waiting";
  if (status === "cancelled" || lines.length === 0) return "refused";
  if (isAllServed(lines)) return "handed_over";
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
  /** Languages of these names, where it is not the reader's. */
  readonly langs: {
    readonly title: Language | null;
    readonly variant: Language | null;
    readonly addons: (Language | null)[];
    readonly combo: Language | null;
  };
  readonly notes: string | null;
  readonly quantity: number;
  readonly status: GuestLineState;
  /** Price of all pieces together. */
  readonly price: Cents;
  /** Names what it is ordered by once more; null while staff have not taken it. */
  readonly again: {
    readonly id: MenuItemId;
    readonly variant_id: VariantId | null;
    readonly addons_ids: AddonId[];
    readonly combo: { readonly item_id: MenuItemId; readonly uuid: string } | null;
  } | null;
}

/** The names of a line in the restaurant's words of when it was ordered, with the ids of what they name. */
export interface NamedLine {
  readonly item_id: MenuItemId;
  readonly item_title: string;
  readonly variant_id: VariantId | null;
  readonly variant_title: string | null;
  readonly addons: readonly FrozenAddon[];
  readonly combo: { readonly title: string; readonly item_id: MenuItemId } | null;
}

/** Names a line in the words of its reader. */
function namesOf({ addons, combo, ...line }: NamedLine, titleIn: TitleIn) {
  const title = titleIn("item", line.item_id, line.item_title);
  const variant =
    line.variant_id === null || line.variant_title === null
      ? null
      : titleIn("variant", line.variant_id, line.variant_title);
  const chosen = addons.map((addon) => titleIn("addon", addon.id, addon.title));
  const of = combo && titleIn("item", combo.item_id, combo.title);
  return {
    title: title.title,
    variant: variant?.title ?? null,
    addons: chosen.map((addon) => addon.title),
    combo: of?.title ?? null,
    langs: {
      title: title.lang ?? null,
      variant: variant?.lang ?? null,
      addons: chosen.map(({ lang = null }) => lang),
      combo: of?.lang ?? null,
    },
  };
}

/** A line of a guest's order as it was placed. */
export interface WaitingLine extends Omit<NamedLine, "combo"> {
  readonly notes: string | null;
  readonly quantity: number;
  readonly unit_price_cents: Cents;
}

/** Shows a line that staff have not taken yet. */
export const waitingLine = (line: WaitingLine, titleIn: TitleIn): ShownLine => ({
  ...namesOf({ ...line, combo: null }, titleIn),
  notes: line.notes,
  quantity: line.quantity,
  status: "pending",
  price: multiplyCents(line.unit_price_cents, line.quantity),
  again: null,
});

interface OrderedLine extends NamedLine {
  readonly combo: { readonly title: string; readonly item_id: MenuItemId; readonly uuid: string } | null;
  readonly notes: string | null;
  readonly quantity: number;
  readonly status: LineStatus;
  readonly price: Cents;
}

/** Shows a line of an order. */
export const orderedLine = (line: OrderedLine, titleIn: TitleIn): ShownLine => ({
  ...namesOf(line, titleIn),
  notes: line.notes,
  quantity: line.quantity,
  status: guestLineState(line.status),
  price: multiplyCents(line.price, line.quantity),
  again: {
    id: line.item_id,
    variant_id: line.variant_id,
    addons_ids: line.addons.map(({ id }) => id),
    combo: line.combo === null ? null : { item_id: line.combo.item_id, uuid: line.combo.uuid },
  },
});

/** Returns the parts of the menu that these lines name. */
export const partsOfLines = (
  lines: readonly (Omit<NamedLine, "combo"> & Partial<Pick<NamedLine, "combo">>)[],
) => ({
  items: lines.flatMap((line) => [
    line.item_id,
    ...("combo" in line && line.combo ? [line.combo.item_id] : []),
  ]),
  variants: lines.flatMap(({ variant_id }) => variant_id ?? []),
  addons: lines.flatMap(({ addons }) => addons.map(({ id }) => id)),
});
