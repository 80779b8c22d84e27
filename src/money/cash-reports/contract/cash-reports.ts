import { z } from "zod";
import { approval } from "#core/approvals/contract/approvals.ts";
import { cashCount, cashMovement, cashSessionParams, openingDifference } from "#money/cash/contract/cash.ts";
import { MOST_PIECES } from "#money/cash/domain/count-cash.ts";
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
  /** Without tips. */
  amount: money,
  tips: money,
  refunds: money,
  tip_refunds: money,
  /** Payments on account taken by it, and those of them that were taken back. */
  account_payments: money,
  account_payments_returned: money,
});
export type CashMethod = z.output<typeof cashMethod>;

/** What was sold, and what must therefore be in the drawer. */
export const cashTakings = z.object({
  /** Those that are money: what was charged to accounts of customers is apart. */
  methods: z.array(cashMethod),
  sales: money,
  tips: money,
  refunds: money,
  tip_refunds: money,
  account_payments: money,
  account_payments_returned: money,
  /** Charged to accounts of customers and taken off them by refunds: sales that are no money yet, in none of the sums. */
  on_account: z.object({ payments: z.number().int(), amount: money, returned: money }),
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

const countedPieces = z.object({ denomination: money, pieces: z.number().int() });

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

/** A count with which somebody wanted to close the session, kept before its difference was told. */
export const keptCount = z.object({
  count_no: z.number().int(),
  at: instant,
  by: z.string(),
  counted: money,
  /** Counted cash less what was expected at that moment. */
  difference: money,
  pieces: z.array(countedPieces),
  /** The other ways to pay as they were stated. */
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
  /** Why it was counted again, and who let it be; the first count has neither. */
  reason: z.string().nullable(),
  approved_by: z.string().nullable(),
});
export type KeptCount = z.output<typeof keptCount>;

export const cashReport = z.object({
  session_id: idOf("CashSession"),
  drawer: z.string(),
  business_date: day,
  opened_at: instant,
  opened_by: z.string(),
  is_mine: z.boolean(),
  /** How it was opened; null: before anybody was asked. */
  opening: openingDifference.extend({ counts: z.array(countedPieces) }).nullable(),
  /** Every count of it, in order; those of an open session for who counts it and who oversees cash. */
  counts: z.array(keptCount),
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
      counts: z.array(countedPieces),
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
    page_format: z.literal(pageFormats),
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
  /** What the last close of the drawer had counted, and what the opening count differed by; null where nobody was asked. */
  opening_left: money.nullable(),
  opening_difference: money.nullable(),
  opening_reason: z.string().nullable(),
  /** How often it was counted to be closed. */
  count_times: z.number().int(),
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

/**
 * `q` is words of the drawer or the person who opened it, or the number of a Z. Days are business
 * days: those of a named period, else, with `custom` or none, `from` to `to`; an end that is left out is open.
 */
const sessionFilters = {
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
  /** What its vouchers say was paid, tips included. */
  taken: notNegativeMoney,
  given_back: notNegativeMoney,
  /** How many vouchers; null when nobody counted them. */
  vouchers: z.number().int().min(0).max(MOST_PIECES).nullable(),
});

export const closeCashSession = route({
  method: "POST",
  path: "/cash/sessions/:sessionId/close",
  summary:
    "Closes a drawer by one blind count of cash and of all other ways to pay, and gives the Z its number. The count is kept, then a difference beyond the limit is told; it needs a reason and a manager, and so does counting again.",
  access: { staff: actions["cash.work"] },
  params: cashSessionParams,
  body: z.object({
    /** Of this count; a corrected one, or one with its reason, has another. */
    uuid: requestUuid.optional(),
    counts: cashCount,
    /** One that is not named counts as nothing. */
    methods: z
      .array(statedMethod)
      .max(100)
      .refine((methods) => allDifferent(methods.map((method) => method.payment_type_id))),
    difference_reason: text(200).nullable(),
    /** Why it is counted again, when another count was told its difference already. */
    recount_reason: text(200).nullable().optional(),
    approval,
  }),
  response: z.object({
    message: z.string(),
    /** Counted cash less what was expected. */
    difference: money,
    /** The other ways to pay that differ. */
    methods: z.array(z.object({ title: z.string(), counted: money, difference: money })),
    /** Null: nothing is closed yet, a difference needs a reason. The count is kept either way. */
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
  params: cashSessionParams,
  query: listQuery({ sort: sortBy("taken").default("-taken") }).omit({ q: true }),
  response: listReply(sessionPayment),
  errors: ["not_found"],
});
