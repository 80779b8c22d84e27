import { z } from "zod";
import { diningOptions } from "#core/settings/domain/dining-option.ts";
import { orderSources } from "#core/settings/domain/order-source.ts";
import { course } from "#menu/menu/contract/course.ts";
import { allergens } from "#menu/menu/domain/food-marks.ts";
import { station } from "#menu/stations/contract/stations.ts";
import { change } from "#platform/contract/changes.ts";
import { route } from "#platform/contract/define.ts";
import { screenAccess } from "#platform/contract/screen-access.ts";
import { idOf, idTextOf, instant, messageReply } from "#platform/contract/wire.ts";
import { actions } from "#platform/domain/access/actions.ts";
import { pageFormats } from "#platform/domain/text/page-format.ts";
import { lineChange } from "#service/line-changes/contract/line-changes.ts";
import { lineIds } from "#service/orders/contract/order-ids.ts";
import { lineStatuses } from "#service/orders/domain/line-status.ts";

export const kitchenErrors = {
  nothing_to_recall: 409,
} as const;

export const stationSlug = z.string().regex(/^[a-z0-9-]{1,40}$/);

const stationQuery = z.object({ station: stationSlug.default("kitchen") });

const kitchenAccess = screenAccess("kitchen");

/** The fields of a line that a cook needs, named as in `orderItem`. Add-ons are given by title. */
export const ticketItem = z.object({
  id: idOf("OrderLine"),
  /** Menu item, which can be marked as sold out. */
  item_id: idOf("MenuItem"),
  item_title: z.string(),
  variant_title: z.string().nullable(),
  quantity: z.number().int(),
  status: z.enum(lineStatuses),
  addons: z.array(z.string()),
  /** Allergens that are declared of the dish as it was chosen: of the item, its variant and its add-ons. */
  allergens: z.array(z.enum(allergens)),
  notes: z.string().nullable(),
  seat: z.number().int().nullable(),
  course: course.nullable(),
  /** Time from which it is made; until then it is held (`isHeld` of the domain). Null until its course is fired. */
  fire_at: instant.nullable(),
  /** Title of the combo it is a part of. */
  combo_title: z.string().nullable(),
  /** True if it was finished and then recalled. */
  recalled: z.boolean(),
});
export type TicketItem = z.output<typeof ticketItem>;

/**
 * A card with what one order needs from this station. It is leaner than `order`, because a board is read often and as a whole.
 */
export const ticket = z.object({
  id: idOf("Order"),
  order_no: z.number().int(),
  token_no: z.number().int(),
  /** True if it was paid before it was made. */
  is_paid: z.boolean(),
  /** Round within its account when it was sent. Moving and merging do not change it. */
  round: z.number().int(),
  date: instant,
  delivery_type: z.enum(diningOptions),
  source: z.enum(orderSources),
  /** Order number of the delivery platform. */
  external_number: z.string().nullable(),
  table_title: z.string().nullable(),
  floor: z.string().nullable(),
  /** Stations of the order, in the order of the stations; a card names each other station once. */
  stations: z.array(
    z.object({
      slug: z.string(),
      title: z.string(),
      /** Number of its dishes. */
      dishes: z.number().int(),
      /** True if an earlier order of the account has dishes there, which this one adds to. */
      is_added: z.boolean(),
    }),
  ),
  items: z.array(ticketItem),
});
export type Ticket = z.output<typeof ticket>;

/** Dishes of one order that are finished here and not served yet. */
export const readyDishes = z.object({
  order_id: idOf("Order"),
  token_no: z.number().int(),
  table_title: z.string().nullable(),
  delivery_type: z.enum(diningOptions),
  dishes: z.number().int(),
  /** Time since which the oldest of them waits. */
  since: instant,
  /** Name of the person who is fetching all of them. */
  claimed_by: z.string().nullable(),
});
export type ReadyDishes = z.output<typeof readyDishes>;

/** Most tickets in one reply. No wall shows more, and the reply stays below 400 kB. */
export const BOARD_TICKETS_MAX = 300;

const stationBoard = z.object({
  station,
  /**
   * Orders with a line of this station still to be made or a change to acknowledge, with only this station's lines. The oldest
   * `BOARD_TICKETS_MAX` are included, longest waiting first, those held for a course last.
   */
  orders: z.array(ticket),
  /** Number of such orders in all. */
  total: z.number().int(),
  /** Cancelled, reduced or moved lines that nobody here has acknowledged, oldest first. */
  changes: z.array(lineChange),
  /** Finished dishes that wait to be fetched, longest waiting first. */
  ready: z.array(readyDishes),
  /** The server's clock, so that elapsed times do not depend on the tablet's. */
  now: instant,
  /** Number of the newest event included in this reply. */
  seq: z.number().int(),
});

/** Changed orders as the boards of their stations show them. A station that is not listed has nothing of the order. */
export const ticketsChanged = change({
  name: "tickets_changed",
  access: kitchenAccess,
  shape: z.object({
    orders: z.array(
      z.object({
        order_id: idOf("Order"),
        stations: z.array(
          z.object({
            station_id: idOf("Station"),
            /** Null if nothing is left to make or acknowledge. */
            ticket: ticket.nullable(),
            changes: z.array(lineChange),
            ready: readyDishes.nullable(),
          }),
        ),
      }),
    ),
  }),
});

export const kitchenBoard = route({
  method: "GET",
  path: "/kitchen",
  summary: "The open tickets of a station (the kitchen unless told otherwise).",
  access: kitchenAccess,
  query: stationQuery,
  response: stationBoard,
  errors: ["not_found"],
});

export const barBoard = route({
  method: "GET",
  path: "/bar",
  summary: "The open tickets of the bar.",
  access: kitchenAccess,
  response: stationBoard,
  errors: ["not_found"],
});

/**
 * A board moves only its own lines: the bar those of the bar, the kitchen those of every other station. Any other line is
 * `not_found`.
 */
const stationAction = {
  params: z.object({ itemId: idTextOf("OrderLine") }),
  body: z.object({ status: z.enum(["preparing", "completed"]) }),
  response: messageReply,
  errors: ["not_found", "line_status_refused", "line_held", "order_already_paid"],
} as const;

export const kitchenLineStatus = route({
  method: "POST",
  path: "/kitchen/:itemId",
  summary: "Starts or completes one line in the kitchen.",
  access: { staff: actions["kitchen.advance"] },
  ...stationAction,
});

export const barLineStatus = route({
  method: "POST",
  path: "/bar/:itemId",
  summary: "Starts or completes one line at the bar.",
  access: { staff: actions["kitchen.advance"] },
  ...stationAction,
});

/** A finished line that can be recalled. */
export const finishedLine = z.object({
  id: idOf("OrderLine"),
  order_id: idOf("Order"),
  order_no: z.number().int(),
  token_no: z.number().int(),
  delivery_type: z.enum(diningOptions),
  table_title: z.string().nullable(),
  floor: z.string().nullable(),
  item_title: z.string(),
  variant_title: z.string().nullable(),
  quantity: z.number().int(),
  finished_at: instant,
});
export type FinishedLine = z.output<typeof finishedLine>;

export const recentlyFinished = route({
  method: "GET",
  path: "/kitchen/recent",
  summary: "What a station finished in the last 30 minutes and can bring back, the last first.",
  access: kitchenAccess,
  query: stationQuery,
  response: z.object({ lines: z.array(finishedLine), now: instant }),
  errors: ["not_found"],
});

export const recallLines = route({
  method: "POST",
  path: "/kitchen/recall",
  summary:
    "Brings finished lines of a station back to be made again, to their old place; without lines what was finished last.",
  access: { staff: actions["kitchen.advance"] },
  body: z.object({ station: stationSlug, lineIds: lineIds.optional() }),
  response: messageReply.extend({ line_ids: z.array(idOf("OrderLine")) }),
  errors: ["not_found", "line_status_refused", "order_already_paid", "nothing_to_recall"],
});

export const acknowledgeChanges = route({
  method: "POST",
  path: "/kitchen/changes/acknowledge",
  summary: "Says that a station has seen what was cancelled, reduced or moved.",
  access: { staff: actions["kitchen.advance"] },
  body: z.object({ station: stationSlug, changeIds: z.array(idOf("LineChange")).min(1).max(200) }),
  response: messageReply,
  errors: ["not_found"],
});

/** A ticket of a station to print. */
export const paperTicket = z.object({
  station: z.string(),
  ticket,
  /** 1 for the original; later copies are marked as duplicates. */
  copy_no: z.number().int(),
  page_format: z.literal(pageFormats),
  printed_at: instant,
});
export type PaperTicket = z.output<typeof paperTicket>;

export const printTicket = route({
  method: "POST",
  path: "/kitchen/tickets/:orderId/print",
  summary:
    "Counts a ticket of a station as printed and gives what stands on it: what was sent or fired since the last one, else all of it again.",
  access: { staff: actions["kitchen.advance"] },
  params: z.object({ orderId: idTextOf("Order") }),
  body: z.object({
    station: stationSlug,
    /** Set by a device that prints automatically: it gets nothing if everything sent or fired is already printed. */
    automatic: z.boolean().default(false),
  }),
  response: z.object({ paper: paperTicket.nullable() }),
  errors: ["not_found", "line_held"],
});

export const lateTicket = z.object({
  order_id: idOf("Order"),
  token_no: z.number().int(),
  table_title: z.string().nullable(),
  delivery_type: z.enum(diningOptions),
  station: z.object({ slug: z.string(), title: z.string() }),
  since: instant,
  /** Number of pieces still to be made. */
  dishes: z.number().int(),
});
export type LateTicket = z.output<typeof lateTicket>;

/** Tickets that the boards show as late. */
export const lateDishes = z.object({
  dishes: z.number().int(),
  tickets: z.number().int(),
  /** The first few, longest waiting first. */
  longest: z.array(lateTicket),
});
