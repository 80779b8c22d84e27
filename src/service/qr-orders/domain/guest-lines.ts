import { type Cents, multiplyCents } from "#platform/domain/money/cents.ts";
import type { FrozenAddon } from "#service/orders/domain/frozen-addon.ts";
import type { LineStatus } from "#service/orders/domain/line-status.ts";
import { type GuestLineState, guestLineState } from "./guest-order.ts";

/** A dish as guests see it on their bill. */
export interface ShownLine {
  readonly title: string;
  readonly variant: string | null;
  readonly addons: string[];
  /** Title of the combo that it is a part of. */
  readonly combo: string | null;
  readonly notes: string | null;
  readonly quantity: number;
  readonly status: GuestLineState;
  /** Of all pieces. */
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

/** A line that staff have not taken yet. */
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

/** A line of an order. */
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
