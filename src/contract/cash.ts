import { z } from "zod";
import { actions } from "../domain/access/actions.ts";
import { cashMovementKinds } from "../domain/cash/cash-movement.ts";
import { denominations, isCashCount, MOST_PIECES } from "../domain/cash/count-cash.ts";
import { approval } from "./approvals.ts";
import { type ResponseOf, route } from "./define.ts";
import { csvFile, exportQuery, listQuery, listReply, sortBy } from "./lists.ts";
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
  /** One that is out of use cannot be opened. */
  is_enabled: z.boolean(),
  /** The session that is open in it; null while it is closed. */
  open: openDrawer.nullable(),
});
export type Drawer = z.output<typeof drawer>;

/** A business day begins at noon at the latest. */
export const LATEST_CUTOFF_HOUR = 12;

export const cashRules = z.object({
  /** A difference up to this needs no reason and nobody's approval. */
  difference_limit: notNegative,
  /** Whether a sale can be paid only while a drawer is open for the cashier. */
  is_session_required: z.boolean(),
  /** Full hour of the night, in the restaurant's zone, at which its business day begins. */
  day_cutoff_hour: z.number().int().min(0).max(LATEST_CUTOFF_HOUR),
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

/** What was sold, and what must therefore be in the drawer. */
export const cashTakings = z.object({
  methods: z.array(cashMethod),
  sales: money,
  tips: money,
  refunds: money,
  tip_refunds: money,
  expected_cash: money,
});

/** What X shows and Z freezes. */
export const cashFigures = z.object({
  float: money,
  movements: z.array(cashMovement),
  pay_in: money,
  pay_out: money,
  drops: money,
  /** Null while the session is open for those who will count it: the count is blind. */
  takings: cashTakings.nullable(),
});
export type CashFigures = z.output<typeof cashFigures>;

/** Cash or another way to pay as it was counted when the session was closed. */
export const methodCount = z.object({
  title: z.string(),
  payments: z.number().int(),
  /** Null: not counted. */
  vouchers: z.number().int().nullable(),
  expected: money,
  counted: money,
  /** Counted less expected. */
  difference: money,
});
export type MethodCount = z.output<typeof methodCount>;

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
      /** Of what is not cash. */
      methods: z.array(methodCount),
    })
    .nullable(),
  figures: cashFigures,
  /** What is stated beside the counted cash when the session is closed; none once it is. */
  to_state: z.array(
    z.object({
      id: idOf("PaymentType"),
      title: z.string(),
      /** Whether something was given back by it in this session. */
      has_refunds: z.boolean(),
    }),
  ),
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
  /** The same of everything that is not cash, together; null also when none of it was counted. */
  other_expected: money.nullable(),
  other_counted: money.nullable(),
  other_difference: money.nullable(),
  /** What the ways to pay with too much have above, and what those with too little lack: one never hides the other. */
  other_surplus: money.nullable(),
  other_missing: money.nullable(),
  difference_reason: z.string().nullable(),
});
export type SessionRow = z.output<typeof sessionRow>;

/** `q` is words of the drawer or the person who opened it, or the number of a Z; days are business days. */
const sessionFilters = {
  sort: sortBy("day").default("-day"),
  from: day.optional(),
  to: day.optional(),
};

export const listCashSessions = route({
  method: "GET",
  path: "/cash/sessions",
  summary: "Sessions, the newest first; cashiers see open ones and their own, managers all.",
  access: screenAccess("cash"),
  query: listQuery(sessionFilters),
  response: listReply(sessionRow).extend({ currency: z.string() }),
});

export const exportCashSessions = route({
  method: "GET",
  path: "/cash/sessions/export",
  summary: "The list of sessions as a CSV file.",
  access: screenAccess("cash"),
  query: exportQuery(sessionFilters),
  csv: true,
  response: csvFile,
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

export const statedMethod = z.object({
  payment_type_id: idOf("PaymentType"),
  /** What its vouchers say was paid, tips included. */
  taken: notNegative,
  given_back: notNegative,
  /** How many vouchers; null when nobody counted them. */
  vouchers: z.number().int().min(0).max(MOST_PIECES).nullable(),
});

export const closeCashSession = route({
  method: "POST",
  path: "/cash/sessions/:sessionId/close",
  summary:
    "Closes a drawer by a blind count of cash and of all other ways to pay, and gives the Z its number. A difference beyond the limit is told first and needs a reason and a manager.",
  access: { staff: actions["cash.work"] },
  params: sessionId,
  body: z.object({
    counts: cashCount,
    /** One that is not named counts as nothing. */
    methods: z
      .array(statedMethod)
      .max(100)
      .refine((methods) => new Set(methods.map((one) => one.payment_type_id)).size === methods.length),
    difference_reason: reason.nullable(),
    approval,
  }),
  response: z.object({
    message: z.string(),
    /** Counted cash less what was expected. */
    difference: money,
    /** The other ways to pay that differ. */
    methods: z.array(z.object({ title: z.string(), counted: money, difference: money })),
    /** Null: nothing is closed yet, a difference needs a reason. The count is in the audit log either way. */
    z_no: z.number().int().nullable(),
  }),
  errors: [
    "not_found",
    "cash_session_closed",
    "payment_type_unknown",
    "approval_required",
    "approval_invalid",
  ] as const,
});

export const printCashReport = route({
  method: "POST",
  path: "/cash/sessions/:sessionId/print",
  summary: "Gives the report as it is put on paper, and counts how often a Z was.",
  access: screenAccess("cash"),
  params: sessionId,
  response: z.object({
    report: cashReport,
    /** 1 is the original of a Z; every later one is marked as a copy. Null for an X, which is a look and no record. */
    copy_no: z.number().int().nullable(),
  }),
  errors: ["not_found"],
});
export type CashPrint = ResponseOf<typeof printCashReport>;

export const sessionPayment = z.object({
  payment_id: idOf("Payment"),
  invoice_id: idOf("Invoice"),
  invoice_no: z.number().int(),
  at: instant,
  method: z.string(),
  /** Null, like what was given back, while the session is open for those who will count it: the count is blind. */
  amount: money.nullable(),
  tip: money.nullable(),
  taken_by: z.string().nullable(),
  table_title: z.string().nullable(),
  customer_name: z.string().nullable(),
  /** Of the whole invoice. */
  refunded: money.nullable(),
});
export type SessionPayment = z.output<typeof sessionPayment>;

export const listSessionPayments = route({
  method: "GET",
  path: "/cash/sessions/:sessionId/payments",
  summary: "The payments of a session, the newest first.",
  access: screenAccess("cash"),
  params: sessionId,
  query: listQuery({ sort: sortBy("taken").default("-taken") }).omit({ q: true }),
  response: listReply(sessionPayment),
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

export const changeDrawer = route({
  method: "PATCH",
  path: "/cash/drawers/:drawerId",
  summary: "Renames a drawer, or takes it out of use while nothing is open in it.",
  access: { staff: actions["cash.setUp"] },
  params: z.object({ drawerId: idTextOf("CashDrawer") }),
  body: z.object({ title: text(60), is_enabled: z.boolean() }),
  response: messageReply,
  errors: ["not_found", "drawer_exists", "drawer_in_use"],
});

export const setCashRules = route({
  method: "POST",
  path: "/cash/rules",
  summary:
    "Sets the difference that needs no reason, whether sales need an open drawer, and when the business day begins.",
  access: { staff: actions["cash.setUp"] },
  body: cashRules,
  response: messageReply,
});
