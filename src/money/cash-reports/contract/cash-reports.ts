import { z } from "zod";
import { approval } from "#core/approvals/contract/approvals.ts";
import {
  cashMovement,
  cashSessionParams,
  countedCashFields,
  openingDifference,
} from "#money/cash/contract/cash.ts";
import { isCountedTwice, MAX_PIECES } from "#money/cash/domain/cash-count.ts";
import { columnOf, inFile, onScreen } from "#platform/contract/columns.ts";
import { type ResponseOf, route } from "#platform/contract/define.ts";
import { csvFile, exportQuery, listQuery, listReply, sortBy } from "#platform/contract/lists.ts";
import { requestUuid } from "#platform/contract/request-uuid.ts";
import { screenAccess } from "#platform/contract/screen-access.ts";
import { allDifferent, day, idOf, instant, money, notNegativeMoney, text } from "#platform/contract/wire.ts";
import { actions } from "#platform/domain/access/actions.ts";
import { pastPeriods } from "#platform/domain/periods/period.ts";
import { pageFormats } from "#platform/domain/text/page-format.ts";

export const cashMethod = z.object({
  title: z.string(),
  is_cash: z.boolean(),
  payments: z.number().int(),
  /** Excludes tips. */
  amount: money,
  tips: money,
  refunds: money,
  tip_refunds: money,
  /** Payments on account taken with this payment type, and those taken back. */
  account_payments: money,
  account_payments_returned: money,
});
export type CashMethod = z.output<typeof cashMethod>;

/** The sales of a session and the cash that must therefore be in the drawer. */
export const cashTakings = z.object({
  /** Payment types that bring in money; `on_account` holds the rest. */
  methods: z.array(cashMethod),
  sales: money,
  tips: money,
  refunds: money,
  tip_refunds: money,
  account_payments: money,
  account_payments_returned: money,
  /** Sales charged to customers' accounts, and what refunds took off them. No money yet, so part of no sum. */
  on_account: z.object({ payments: z.number().int(), amount: money, returned: money }),
  expected_cash: money,
});

/** The figures that an X shows and a Z freezes. */
export const cashFigures = z.object({
  float: money,
  movements: z.array(cashMovement),
  pay_in: money,
  pay_out: money,
  drops: money,
  /** Null while the session is open, for people who will count it: their count is blind. */
  takings: cashTakings.nullable(),
});
export type CashFigures = z.output<typeof cashFigures>;

const countedPieces = z.object({ denomination: money, pieces: z.number().int() });

/** Cash or another payment type as counted at the close of the session. */
export const methodCount = z.object({
  title: z.string(),
  payments: z.number().int(),
  /** Null when nobody counted them. */
  vouchers: z.number().int().nullable(),
  expected: money,
  counted: money,
  /** Counted less expected. */
  difference: money,
});
export type MethodCount = z.output<typeof methodCount>;

/** A count given to close the session, saved before its difference was shown. */
export const savedCount = z.object({
  count_no: z.number().int(),
  at: instant,
  by: z.string(),
  counted: money,
  /** Counted cash less the cash expected at that moment. */
  difference: money,
  pieces: z.array(countedPieces),
  /** The other payment types as declared. */
  methods: z.array(
    z.object({
      id: idOf("PaymentType"),
      title: z.string(),
      taken: money,
      given_back: money,
      vouchers: z.number().int().nullable(),
      difference: money,
    }),
  ),
  /** The reason for a recount and the manager who allowed it; both null for the first count. */
  reason: z.string().nullable(),
  approved_by: z.string().nullable(),
});
export type SavedCount = z.output<typeof savedCount>;

export const cashReport = z.object({
  session_id: idOf("CashSession"),
  drawer: z.string(),
  business_date: day,
  opened_at: instant,
  opened_by: z.string(),
  is_mine: z.boolean(),
  /** The opening count; null for sessions from before drawers were counted at opening. */
  opening: openingDifference.extend({ counts: z.array(countedPieces) }).nullable(),
  /**
   * Every count, in order. Those of an open session go only to the person who counts it and to those who oversee cash.
   */
  counts: z.array(savedCount),
  /** Null while the session is open (X); the close of a Z. */
  closing: z
    .object({
      z_no: z.number().int(),
      closed_at: instant,
      closed_by: z.string(),
      counted: money,
      difference: money,
      difference_reason: z.string().nullable(),
      approved_by: z.string().nullable(),
      counts: z.array(countedPieces),
      /** Payment types other than cash. */
      methods: z.array(methodCount),
    })
    .nullable(),
  figures: cashFigures,
  /** Payment types to declare beside the counted cash at the close; empty once the session is closed. */
  to_state: z.array(
    z.object({
      id: idOf("PaymentType"),
      title: z.string(),
      /** True if this session refunded money with it. */
      has_refunds: z.boolean(),
    }),
  ),
  store: z.object({
    name: z.string(),
    address: z.string().nullable(),
    phone: z.string().nullable(),
    currency: z.string(),
    page_format: z.literal(pageFormats),
  }),
  /** The moment at which the report was read. */
  now: instant,
});
export type CashReport = z.output<typeof cashReport>;

export const readCashSession = route({
  method: "GET",
  path: "/cash/sessions/:sessionId",
  summary:
    "The report of a session: X while it is open, Z once it is closed. Cashiers see open sessions and their own, managers all.",
  access: screenAccess("cash"),
  params: cashSessionParams,
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
  float: money,
  /** The count of the drawer's last close; null for a drawer that was never closed or counted at opening. */
  opening_left: money.nullable(),
  opening_difference: money.nullable(),
  opening_reason: z.string().nullable(),
  /** The number of counts given to close it. */
  count_times: z.number().int(),
  expected: money.nullable(),
  counted: money.nullable(),
  difference: money.nullable(),
  /** The same for all payment types but cash together; null also when none of them was counted. */
  other_expected: money.nullable(),
  other_counted: money.nullable(),
  other_difference: money.nullable(),
  /** The sum of the surpluses; `other_missing` sums the shortages. They are never netted. */
  other_surplus: money.nullable(),
  other_missing: money.nullable(),
  difference_reason: z.string().nullable(),
});
export type SessionRow = z.output<typeof sessionRow>;

const column = columnOf<SessionRow>();

export const sessionColumns = [
  column("z", "text", "cash.history.z", (row) => row.z_no),
  column("drawer", "text", "cash.history.drawer"),
  column("day", "day", "common.business_day", (row) => row.business_date),
  column("by", "text", "common.user", (row) => row.opened_by),
  ...inFile(column("opened_at", "instant", "cash.history.opened")),
  column("closed", "instant", "cash.history.closed", (row) => row.closed_at),
  ...inFile(column("opening_left", "money", "cash.history.left"), column("float", "money", "cash.float")),
  column("opening", "money", "cash.opening.difference", (row) => row.opening_difference),
  ...inFile(
    column("opening_reason", "text", "cash.history.opening_reason"),
    column("count_times", "count", "cash.history.count_times"),
  ),
  column("expected", "money", "cash.expected"),
  column("counted", "money", "cash.close.counted"),
  column("difference", "money", "cash.difference"),
  ...onScreen(column("others", "money", "cash.history.other_difference", (row) => row.other_difference)),
  ...inFile(
    column("other_expected", "money", "cash.history.other_expected"),
    column("other_counted", "money", "cash.history.other_counted"),
    column("other_surplus", "money", "cash.history.other_surplus"),
    column("other_missing", "money", "cash.history.other_missing"),
    column("difference_reason", "text", "cash.close.reason"),
  ),
];

/**
 * `q` holds words of the drawer or of the person who opened it, or the number of a Z. Days are business days: those of
 * a named period, or `from` to `to` with `custom` or without a period. An end left out is open.
 */
export const sessionFilters = {
  sort: sortBy("day").default("-day"),
  period: z.enum(pastPeriods).optional(),
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

export const statedMethod = z.object({
  payment_type_id: idOf("PaymentType"),
  /** The sum its vouchers show as paid, tips included. */
  taken: notNegativeMoney,
  given_back: notNegativeMoney,
  /** The number of vouchers; null when nobody counted them. */
  vouchers: z.number().int().min(0).max(MAX_PIECES).nullable(),
});

export const closeCashSession = route({
  method: "POST",
  path: "/cash/sessions/:sessionId/close",
  summary:
    "Closes a drawer by one blind count of cash and of all other ways to pay, and gives the Z its number. The count is kept, then a difference beyond the limit is told; it needs a reason and a manager, and so does counting again.",
  access: { staff: actions["cash.work"] },
  params: cashSessionParams,
  body: z
    .object({
      /** Names this count. A corrected count, or one with its reason, gets a new uuid. */
      uuid: requestUuid.optional(),
      ...countedCashFields,
      /** A payment type left out counts as zero. */
      methods: z
        .array(statedMethod)
        .max(100)
        .refine((methods) => allDifferent(methods.map((method) => method.payment_type_id))),
      difference_reason: text(200).nullable(),
      /** The reason for a recount, needed once the difference of another count was shown. */
      recount_reason: text(200).nullable().optional(),
      approval,
    })
    .refine((count) => !isCountedTwice(count), { path: ["total"] }),
  response: z.object({
    message: z.string(),
    /** Counted cash less expected cash. */
    difference: money,
    /** The other payment types that differ. */
    methods: z.array(z.object({ title: z.string(), counted: money, difference: money })),
    /** Null when nothing is closed yet because the difference needs a reason. The count is saved either way. */
    z_no: z.number().int().nullable(),
  }),
  errors: [
    "not_found",
    "cash_session_closed",
    "payment_type_unknown",
    "approval_required",
    "approval_invalid",
  ],
});

export const printCashReport = route({
  method: "POST",
  path: "/cash/sessions/:sessionId/print",
  summary: "Gives the report as it is put on paper, and counts how often a Z was.",
  access: screenAccess("cash"),
  params: cashSessionParams,
  response: z.object({
    report: cashReport,
    /** 1 is the original of a Z; later prints are marked as copies. Null for an X, which is no record. */
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
  /** Null, like `refunded`, while the session is open for people who will count it: their count is blind. */
  amount: money.nullable(),
  tip: money.nullable(),
  taken_by: z.string().nullable(),
  table_title: z.string().nullable(),
  customer_name: z.string().nullable(),
  /** Covers the whole invoice. */
  refunded: money.nullable(),
});
export type SessionPayment = z.output<typeof sessionPayment>;

export const listSessionPayments = route({
  method: "GET",
  path: "/cash/sessions/:sessionId/payments",
  summary: "The payments of a session, the newest first.",
  access: screenAccess("cash"),
  params: cashSessionParams,
  query: listQuery({ sort: sortBy("taken").default("-taken") }).omit({ q: true }),
  response: listReply(sessionPayment),
  errors: ["not_found"],
});
