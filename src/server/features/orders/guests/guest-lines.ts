import type { readGuestOrder } from "../../../../contract/guest/orders.ts";
import type { ResponseOf } from "../../../../contract/platform/define.ts";
import { type Cents, multiplyCents } from "../../../../domain/money/cents.ts";
import type { FrozenAddon } from "../../../../domain/orders/frozen-addon.ts";
import type { LineStatus } from "../../../../domain/orders/line-status.ts";
import { guestLineState } from "../../../../domain/qr-orders/guest-order.ts";

export type ShownLine = ResponseOf<typeof readGuestOrder>["items"][number];

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
