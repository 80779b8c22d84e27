import { z } from "zod";
import { diningOptions } from "#core/settings/domain/dining-option.ts";
import { course } from "#menu/menu/contract/course.ts";
import { change } from "#platform/contract/changes.ts";
import { route } from "#platform/contract/define.ts";
import { idOf, instant, messageReply } from "#platform/contract/wire.ts";
import { actions } from "#platform/domain/access/actions.ts";
import { lineIds } from "#service/orders/contract/order-ids.ts";
import { lineStatuses } from "#service/orders/domain/line-status.ts";

export const trayErrors = {
  line_claimed: 409,
} as const;

/** A finished dish that waits to be carried. */
export const trayDish = z.object({
  id: idOf("OrderLine"),
  item_title: z.string(),
  variant_title: z.string().nullable(),
  /** Title of the combo it is a part of. */
  combo_title: z.string().nullable(),
  course: course.nullable(),
  quantity: z.number().int(),
  station: z.string(),
  ready_at: instant,
  /** True if it has waited longer than its station allows. */
  late: z.boolean(),
  /** Name of the person who is fetching it; null for nobody. */
  claimed_by: z.string().nullable(),
  claimed_by_me: z.boolean(),
});
export type TrayDish = z.output<typeof trayDish>;

export const trayOrder = z.object({
  order_id: idOf("Order"),
  order_no: z.number().int(),
  token_no: z.number().int(),
  /** True if it was paid before it was made. */
  is_paid: z.boolean(),
  delivery_type: z.enum(diningOptions),
  table_title: z.string().nullable(),
  floor: z.string().nullable(),
  /** True if the caller serves this account. Other people's dishes appear when nobody fetches them in time. */
  is_mine: z.boolean(),
  waiter: z.string().nullable(),
  items: z.array(trayDish),
});
export type TrayOrder = z.output<typeof trayOrder>;

export const readTray = route({
  method: "GET",
  path: "/tray",
  summary:
    "What is ready to be carried: all of the caller's accounts, and what nobody fetched in time of the others.",
  access: { staff: actions["order.changeStatus"] },
  response: z.object({
    orders: z.array(trayOrder),
    /** Owner of the tray. */
    user_id: idOf("User"),
    now: instant,
    /** Number of the newest event included in this reply. */
    seq: z.number().int(),
  }),
});

/** A finished dish with its order and the facts that decide who carries it. */
export const finishedDish = trayOrder.omit({ is_mine: true, items: true }).extend({
  id: idOf("OrderLine"),
  item_title: z.string(),
  variant_title: z.string().nullable(),
  combo_title: z.string().nullable(),
  course: course.nullable(),
  quantity: z.number().int(),
  station: z.string(),
  /** Minutes the station lets it wait. */
  pickup_minutes: z.number().int(),
  waiter_id: idOf("User").nullable(),
  status: z.enum(lineStatuses),
  status_changed_at: instant,
  claimed_by: idOf("User").nullable(),
  claimed_at: instant.nullable(),
  /** Name of the person who is fetching it. */
  claimer: z.string().nullable(),
});
export type FinishedDish = z.output<typeof finishedDish>;

/** Finished dishes of these orders that were not served yet. Each screen picks those for its own user. */
export const trayChanged = change({
  name: "tray_changed",
  access: readTray.access,
  shape: z.object({ order_ids: z.array(idOf("Order")), dishes: z.array(finishedDish) }),
});

const trayAction = {
  access: { staff: actions["order.changeStatus"] },
  body: z.object({ lineIds }),
  response: messageReply,
} as const;

export const claimDishes = route({
  method: "POST",
  path: "/tray/claim",
  summary:
    "Says that the caller fetches these ready dishes, all or none; whoever says it first fetches them.",
  ...trayAction,
  errors: ["not_found", "order_already_paid", "line_status_refused", "line_claimed"],
});

export const releaseDishes = route({
  method: "POST",
  path: "/tray/release",
  summary: "Says that the caller does not fetch these dishes after all.",
  ...trayAction,
  errors: ["not_found"],
});

export const serveDishes = route({
  method: "POST",
  path: "/tray/serve",
  summary: "Says that these ready dishes were handed over.",
  ...trayAction,
  errors: ["not_found", "order_already_paid", "line_status_refused"],
});
