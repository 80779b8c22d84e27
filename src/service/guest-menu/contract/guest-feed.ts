import { z } from "zod";
import { route } from "#platform/contract/define.ts";
import { eventStream } from "#platform/contract/event-stream.ts";
import { menuCode, tableLocator } from "./guest-menu.ts";

/** Random token in the address of an order's page. */
export const orderToken = z.string().regex(/^[\w-]{22}$/);

/**
 * Names of what a guest's phone hears. None has content: the phone reads anew what it may read (decision 125).
 * `hello` begins each stream and names the menu's version, as `menu_changed` does. `visits_changed`: phones joined,
 * left or called at the table. `order_update`: the orders or the bill of the phone's party, or the order of its page.
 */
export const guestFeedEvents = ["hello", "menu_changed", "visits_changed", "order_update"] as const;
export type GuestFeedEvent = (typeof guestFeedEvents)[number];

/** Data of `hello` and `menu_changed`. */
export interface MenuNews {
  readonly menu: string;
}

export const followGuestMenu = route({
  method: "GET",
  path: "/qrmenu/:qrcode/events",
  summary:
    "What changes for a guest's phone, as server-sent events: the menu (specification: room join_qr), with `tableId`, the table's locator, its visit and the orders of the phone's party (join_table), with `order`, the token of an order's page, that order. An event has no content but the menu's version; the phone reads again.",
  access: "guest",
  events: true,
  params: z.object({ qrcode: menuCode }),
  query: z.object({ tableId: tableLocator.optional(), order: orderToken.optional() }),
  response: eventStream,
  errors: ["not_found"],
  // A dining room of a hundred phones behind one router comes back at once after a restart.
  rateLimit: { perPhone: 60, perAddress: 600, windowSeconds: 60 },
});
