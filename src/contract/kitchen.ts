import { z } from "zod";
import { actions } from "../domain/access/actions.ts";
import { diningOptions } from "../domain/orders/dining-option.ts";
import { lineStatuses } from "../domain/orders/line-status.ts";
import { route } from "./define.ts";
import { screenAccess } from "./screen-access.ts";
import { idOf, idTextOf, instant, messageReply } from "./wire.ts";

export const station = z.object({
  id: idOf("Station"),
  slug: z.string(),
  title: z.string(),
  late_minutes: z.number().int(),
});
export type Station = z.output<typeof station>;

export const stationSlug = z.string().regex(/^[a-z0-9-]{1,40}$/);

const kitchenAccess = screenAccess("kitchen");

/** What a cook needs of a line; the names are those of `orderItem`. Add-ons by their titles. */
export const ticketItem = z.object({
  id: idOf("OrderLine"),
  item_title: z.string(),
  variant_title: z.string().nullable(),
  quantity: z.number().int(),
  status: z.enum(lineStatuses),
  addons: z.array(z.string()),
  notes: z.string().nullable(),
});
export type TicketItem = z.output<typeof ticketItem>;

/** One card: what one order asks of this station. Leaner than `order`, because a board is read often and whole. */
export const ticket = z.object({
  id: idOf("Order"),
  order_no: z.number().int(),
  token_no: z.number().int(),
  round: z.number().int(),
  date: instant,
  delivery_type: z.enum(diningOptions),
  table_title: z.string().nullable(),
  floor: z.string().nullable(),
  items: z.array(ticketItem),
});
export type Ticket = z.output<typeof ticket>;

const board = z.object({
  station,
  /** Orders with at least one line of this station still to be made; only that station's lines, oldest first. */
  orders: z.array(ticket),
  /** The server's clock, so that elapsed times do not depend on the tablet's. */
  now: instant,
  /** Number of the newest event this answer contains. */
  seq: z.number().int(),
});

export const kitchenBoard = route({
  method: "GET",
  path: "/kitchen",
  summary: "The open tickets of a station (the kitchen unless told otherwise).",
  access: kitchenAccess,
  query: z.object({ station: stationSlug.default("kitchen") }),
  response: board,
  errors: ["not_found"],
});

export const barBoard = route({
  method: "GET",
  path: "/bar",
  summary: "The open tickets of the bar.",
  access: kitchenAccess,
  response: board,
  errors: ["not_found"],
});

/**
 * A board moves its own lines only: the bar those of the bar, the kitchen those of every other station (further
 * stations are boards of the kitchen). A line that is not there is `not_found`.
 */
const stationMove = {
  params: z.object({ itemId: idTextOf("OrderLine") }),
  body: z.object({ status: z.enum(["preparing", "completed"]) }),
  response: messageReply,
  errors: ["not_found", "line_status_refused", "order_already_paid"],
} as const;

export const kitchenLineStatus = route({
  method: "POST",
  path: "/kitchen/:itemId",
  summary: "Starts or completes one line in the kitchen.",
  access: { staff: actions["kitchen.advance"] },
  ...stationMove,
});

export const barLineStatus = route({
  method: "POST",
  path: "/bar/:itemId",
  summary: "Starts or completes one line at the bar.",
  access: { staff: actions["kitchen.advance"] },
  ...stationMove,
});
