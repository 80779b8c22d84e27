import { z } from "zod";
import { actions } from "../domain/access/actions.ts";
import { cashMovementKinds } from "../domain/cash/cash-movement.ts";
import { denominations, isCashCount, MOST_PIECES } from "../domain/cash/count-cash.ts";
import { approval } from "./approvals.ts";
import { route } from "./define.ts";
import { screenAccess } from "./screen-access.ts";
import { clientUuid, day, idOf, idTextOf, instant, messageReply, money, text } from "./wire.ts";

const notNegative = money.refine((amount) => amount >= 0);
const positive = money.refine((amount) => amount > 0);
const reason = text(200);
const sessionId = z.object({ sessionId: idTextOf("CashSession") });

const openDrawer = z.object({
  session_id: idOf("CashSession"),
  opened_by: z.string(),
  opened_at: instant,
  business_date: day,
  /** Whether the asking person opened it. */
  is_mine: z.boolean(),
});

export const drawer = z.object({
  id: idOf("CashDrawer"),
  title: z.string(),
  /** The session that is open in it; null while it is closed. */
  open: openDrawer.nullable(),
});
export type Drawer = z.output<typeof drawer>;

export const cashRules = z.object({
  /** A difference up to this needs no reason and nobody's approval. */
  difference_limit: notNegative,
  /** Whether a sale can be paid only while a drawer is open for the cashier. */
  is_session_required: z.boolean(),
});

export const cashDesk = route({
  method: "GET",
  path: "/cash",
  summary: "The drawers with the sessions that are open in them, and the rules of the restaurant's cash.",
  access: screenAccess("cash"),
  response: z.object({
    drawers: z.array(drawer),
    /** Where a payment taken now by the asking person goes; null when nowhere. */
    payments_go_to: idOf("CashSession").nullable(),
    rules: cashRules,
    currency: z.string(),
  }),
});

export const openCashSession = route({
  method: "POST",
  path: "/cash/sessions",
  summary:
    "Opens a drawer with the money that is in it. A drawer and a person have one open session at a time.",
  access: { staff: actions["cash.work"] },
  body: z.object({ uuid: clientUuid, drawer_id: idOf("CashDrawer"), float: notNegative }),
  response: z.object({ message: z.string(), session_id: idOf("CashSession") }),
  errors: ["not_found", "cash_session_open"],
});

export const cashMovement = z.object({
  kind: z.enum(cashMovementKinds),
  amount: money,
  reason: z.string(),
  at: instant,
  by: z.string(),
});
export type CashMovement = z.output<typeof cashMovement>;

export const cashMethod = z.object({
  title: z.string(),
  is_cash: z.boolean(),
  payments: z.number().int(),
  /** Without tips. */
  amount: money,
  tips: money,
  refunds: money,
  tip_refunds: money,
});
export type CashMethod = z.output<typeof cashMethod>;

/** What X shows and Z freezes. */
export const cashFigures = z.object({
  float: money,
  methods: z.array(cashMethod),
  movements: z.array(cashMovement),
  sales: money,
  tips: money,
  refunds: money,
  tip_refunds: money,
  pay_in: money,
  pay_out: money,
  drops: money,
  /** Null while the session is open for those who will count it: the count is blind. */
  expected_cash: money.nullable(),
});
export type CashFigures = z.output<typeof cashFigures>;

export const cashReport = z.object({
  session_id: idOf("CashSession"),
  drawer: z.string(),
  business_date: day,
  opened_at: instant,
  opened_by: z.string(),
  is_mine: z.boolean(),
  /** Null while the session is open (X); else when it was closed (Z). */
  closing: z
    .object({
      z_no: z.number().int(),
      closed_at: instant,
      closed_by: z.string(),
      counted: money,
      difference: money,
      difference_reason: z.string().nullable(),
      approved_by: z.string().nullable(),
      counts: z.array(z.object({ denomination: money, pieces: z.number().int() })),
    })
    .nullable(),
  figures: cashFigures,
  store: z.object({
    name: z.string(),
    address: z.string().nullable(),
    phone: z.string().nullable(),
    currency: z.string(),
    page_format: z.union([z.literal(57), z.literal(80)]),
  }),
  /** When the report was read. */
  now: instant,
});
export type CashReport = z.output<typeof cashReport>;

export const readCashSession = route({
  method: "GET",
  path: "/cash/sessions/:sessionId",
  summary:
    "The report of a session: X while it is open, Z once it is closed. Cashiers see open sessions and their own, managers all.",
  access: screenAccess("cash"),
  params: sessionId,
  response: cashReport,
  errors: ["not_found"],
});

export const sessionRow = z.object({
  session_id: idOf("CashSession"),
  z_no: z.number().int().nullable(),
  drawer: z.string(),
  business_date: day,
  opened_at: instant,
  opened_by: z.string(),
  closed_at: instant.nullable(),
  expected: money.nullable(),
  counted: money.nullable(),
  difference: money.nullable(),
  difference_reason: z.string().nullable(),
});
export type SessionRow = z.output<typeof sessionRow>;

/** Rows of a page of the history. */
export const SESSIONS_A_PAGE = 25;

export const listCashSessions = route({
  method: "GET",
  path: "/cash/sessions",
  summary: "Sessions, the newest first; cashiers see open ones and their own, managers all.",
  access: screenAccess("cash"),
  query: z.object({
    /** Words of the drawer or the person who opened it, or the number of a Z. */
    q: z.string().trim().max(100).optional(),
    from: day.optional(),
    to: day.optional(),
    page: z.coerce.number().int().min(1).max(10_000).default(1),
  }),
  response: z.object({ sessions: z.array(sessionRow), total: z.number().int(), currency: z.string() }),
});

export const moveCash = route({
  method: "POST",
  path: "/cash/sessions/:sessionId/movements",
  summary:
    "Puts cash into an open drawer, pays out of it, or takes some to the safe; by whoever opened it, or a manager.",
  access: { staff: actions["cash.work"] },
  params: sessionId,
  body: z.object({ uuid: clientUuid, kind: z.enum(cashMovementKinds), amount: positive, reason }),
  response: messageReply,
  errors: ["not_found", "cash_session_closed"],
});

export const cashCount = z
  .array(
    z.object({
      denomination: money,
      pieces: z.number().int().min(0).max(MOST_PIECES),
    }),
  )
  .max(denominations.length)
  .refine(isCashCount);

export const closeCashSession = route({
  method: "POST",
  path: "/cash/sessions/:sessionId/close",
  summary:
    "Closes a drawer by a blind count and gives the Z its number. A difference beyond the limit is told first and needs a reason and a manager.",
  access: { staff: actions["cash.work"] },
  params: sessionId,
  body: z.object({ counts: cashCount, difference_reason: reason.nullable(), approval }),
  response: z.object({
    message: z.string(),
    /** Counted less expected. */
    difference: money,
    /** Null: nothing is closed yet, the difference needs a reason. The count is in the audit log either way. */
    z_no: z.number().int().nullable(),
  }),
  errors: ["not_found", "cash_session_closed", "approval_required", "approval_invalid"],
});

export const sessionPayment = z.object({
  payment_id: idOf("Payment"),
  invoice_id: idOf("Invoice"),
  invoice_no: z.number().int(),
  at: instant,
  method: z.string(),
  amount: money,
  tip: money,
  taken_by: z.string().nullable(),
  table_title: z.string().nullable(),
  customer_name: z.string().nullable(),
  /** Of the whole invoice. */
  refunded: money,
});
export type SessionPayment = z.output<typeof sessionPayment>;

export const listSessionPayments = route({
  method: "GET",
  path: "/cash/sessions/:sessionId/payments",
  summary: "The payments of a session, the newest first.",
  access: screenAccess("cash"),
  params: sessionId,
  query: z.object({ page: z.coerce.number().int().min(1).max(10_000).default(1) }),
  response: z.object({ payments: z.array(sessionPayment), total: z.number().int() }),
  errors: ["not_found"],
});

export const addDrawer = route({
  method: "POST",
  path: "/cash/drawers",
  summary: "Adds a cash drawer.",
  access: { staff: actions["cash.setUp"] },
  body: z.object({ title: text(60) }),
  response: messageReply,
  errors: ["drawer_exists"],
});

export const setCashRules = route({
  method: "POST",
  path: "/cash/rules",
  summary: "Sets the difference that needs no reason, and whether sales need an open drawer.",
  access: { staff: actions["cash.setUp"] },
  body: cashRules,
  response: messageReply,
});
