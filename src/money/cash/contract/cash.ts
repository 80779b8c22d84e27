import { z } from "zod";
import { saying } from "#app/contract/validation-code.ts";
import { approval } from "#core/approvals/contract/approvals.ts";
import { cashRules } from "#core/settings/contract/cash-rules.ts";
import { route } from "#platform/contract/define.ts";
import { editVersion } from "#platform/contract/edit-version.ts";
import { requestUuid } from "#platform/contract/request-uuid.ts";
import { screenAccess } from "#platform/contract/screen-access.ts";
import { someSettings } from "#platform/contract/setting-group.ts";
import {
  day,
  idOf,
  idTextOf,
  instant,
  messageReply,
  money,
  notNegativeMoney,
  text,
  typedMoney,
} from "#platform/contract/wire.ts";
import { actions } from "#platform/domain/access/actions.ts";
import { MAX_MOVED } from "#platform/domain/money/sane-amounts.ts";
import { cashGiven, denominations, isCashCount, isCountedTwice, MAX_PIECES } from "../domain/cash-count.ts";
import { cashMovementKinds } from "../domain/cash-session.ts";

export const cashErrors = {
  cash_session_required: 409,
  cash_drawers_taken: 409,
  cash_drawer_missing: 409,
  cash_session_open: 409,
  cash_session_closed: 409,
  drawer_exists: 409,
  drawer_in_use: 409,
} as const;

export const cashSessionParams = z.object({ sessionId: idTextOf("CashSession") });

const openDrawer = z.object({
  session_id: idOf("CashSession"),
  opened_by: z.string(),
  opened_at: instant,
  business_date: day,
  /** True if the caller opened it. */
  is_mine: z.boolean(),
});

export const drawer = z.object({
  id: idOf("CashDrawer"),
  title: z.string(),
  /** A drawer out of use cannot be opened. */
  is_enabled: z.boolean(),
  /** Point of sale that issues the documents of its sales; null for the usual one. */
  point_of_sale_id: idOf("PointOfSale").nullable(),
  /** The open session; null while the drawer is closed. */
  open: openDrawer.nullable(),
  /**
   * The count of the last close. Null while the drawer is open, if it was never closed, and for people who count it
   * without overseeing cash: they see it after their count.
   */
  left: money.nullable(),
});
export type Drawer = z.output<typeof drawer>;

const sellingPoint = z.object({
  id: idOf("PointOfSale"),
  title: z.string(),
  /** Title of its establishment. */
  place: z.string(),
  /** Place and point as in control numbers: `S001 P002` (guide §3). */
  code: z.string(),
  is_usual: z.boolean(),
});
export type SellingPoint = z.output<typeof sellingPoint>;

/** Null is the usual point of sale; left out, it stays as it was. */
const chosenPoint = idOf("PointOfSale").nullable().optional();

export const cashDesk = route({
  method: "GET",
  path: "/cash",
  summary: "The drawers with the sessions that are open in them, and the rules of the restaurant's cash.",
  access: screenAccess("cash"),
  response: z.object({
    drawers: z.array(drawer),
    /** Points that can issue electronic documents; empty if the restaurant has entered none. */
    points_of_sale: z.array(sellingPoint),
    /** The session that a payment by the caller would go to now; null for none. */
    payments_go_to: idOf("CashSession").nullable(),
    rules: cashRules.schema.extend({ version: editVersion }),
    currency: z.string(),
  }),
});

const cashCount = z
  .array(
    z.object({
      denomination: money,
      pieces: z.number().int().min(0).max(MAX_PIECES),
    }),
  )
  .max(denominations.length)
  .refine(isCashCount, { abort: true });

/** Counted cash: its pieces, or, where nobody told them, its sum. */
export const countedCashFields = { counts: cashCount, total: notNegativeMoney.nullable().optional() };

/** Compares an opening count with the last close of the drawer. */
export const openingDifference = z.object({
  /** The count of the last close; null if the drawer was never closed. */
  left: money.nullable(),
  /** Counted less `left`: negative went out of the closed drawer, positive came in. Part of no other figure. */
  difference: money,
  difference_reason: z.string().nullable(),
});

export const openCashSession = route({
  method: "POST",
  path: "/cash/sessions",
  summary:
    "Opens a drawer with the money that was counted in it. What it differs from the last close by is told and needs a reason. A drawer and a person have one open session at a time.",
  access: { staff: actions["cash.work"] },
  body: z
    .object({
      uuid: requestUuid,
      drawer_id: idOf("CashDrawer"),
      ...countedCashFields,
      /** The reason for the difference. */
      difference_reason: text(200).nullable(),
    })
    .refine((count) => !isCountedTwice(count), { path: ["total"] })
    // At most as much as one movement may carry.
    .refine((count) => cashGiven(count) <= MAX_MOVED, { path: ["counts"], ...saying("too_large") }),
  response: openingDifference.omit({ difference_reason: true }).extend({
    message: z.string(),
    /** Null when nothing is open yet because the difference needs a reason. The audit log has the count either way. */
    session_id: idOf("CashSession").nullable(),
  }),
  errors: ["not_found", "cash_session_open"],
});

export const cashMovement = z.object({
  kind: z.enum(cashMovementKinds),
  amount: money,
  reason: z.string(),
  at: instant,
  by: z.string(),
  /** The approver if the drawer held less; null when it held enough. */
  approved_by: z.string().nullable(),
});
export type CashMovement = z.output<typeof cashMovement>;

export const moveCash = route({
  method: "POST",
  path: "/cash/sessions/:sessionId/movements",
  summary:
    "Puts cash into an open drawer, pays out of it, or takes some to the safe; by whoever opened it, or a manager. More than is in it needs a PIN.",
  access: { staff: actions["cash.work"] },
  params: cashSessionParams,
  body: z.object({
    uuid: requestUuid,
    kind: z.enum(cashMovementKinds),
    amount: typedMoney(MAX_MOVED).refine((amount) => amount > 0, saying("too_small")),
    reason: text(200),
    approval,
  }),
  response: messageReply,
  errors: ["not_found", "cash_session_closed", "approval_required", "approval_invalid"],
});

export const addDrawer = route({
  method: "POST",
  path: "/cash/drawers",
  summary: "Adds a cash drawer, at a point of sale where there are several.",
  access: { staff: actions["cash.setUp"] },
  body: z.object({ title: text(60), point_of_sale_id: chosenPoint }),
  response: messageReply,
  errors: ["drawer_exists"],
});

export const changeDrawer = route({
  method: "PATCH",
  path: "/cash/drawers/:drawerId",
  summary:
    "Renames a drawer, puts it at another point of sale, or takes it out of use while nothing is open in it.",
  access: { staff: actions["cash.setUp"] },
  params: z.object({ drawerId: idTextOf("CashDrawer") }),
  body: z.object({ title: text(60), is_enabled: z.boolean(), point_of_sale_id: chosenPoint }),
  response: messageReply,
  errors: ["not_found", "drawer_exists", "drawer_in_use"],
});

export const setCashRules = route({
  method: "POST",
  path: "/cash/rules",
  summary:
    "Sets the difference that needs no reason, whether sales need an open drawer, and when the business day begins.",
  access: cashRules.access,
  body: someSettings(cashRules.schema),
  response: messageReply,
  errors: ["changed_meanwhile"],
});
