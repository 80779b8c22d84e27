import { z } from "zod";
import { tipRules } from "#core/settings/contract/tip-rules.ts";
import { columnOf, inFile } from "#platform/contract/columns.ts";
import { route } from "#platform/contract/define.ts";
import { editVersion } from "#platform/contract/edit-version.ts";
import { csvFile, exportQuery, listQuery, listReply, sortBy } from "#platform/contract/lists.ts";
import { someSettings } from "#platform/contract/setting-group.ts";
import { day, idOf, instant, messageReply, money } from "#platform/contract/wire.ts";
import { actions } from "#platform/domain/access/actions.ts";
import { pastPeriods } from "#platform/domain/periods/period.ts";

/** Business days; `from` and `to` count for `custom` only. */
const periodQuery = z.object({
  period: z.enum(pastPeriods).default("today"),
  from: day.optional(),
  to: day.optional(),
});

const tipSum = z.object({
  given: money,
  /** Tips given back with refunds. */
  returned: money,
  kept: money,
});
const methodTips = tipSum.extend({ method: z.string() });

export const waiterTips = tipSum.extend({
  waiterId: idOf("User").nullable(),
  /** Null when nobody served the account. */
  waiter: z.string().nullable(),
  methods: z.array(methodTips),
});
export type WaiterTips = z.output<typeof waiterTips>;

export const readTips = route({
  method: "GET",
  path: "/tips",
  summary:
    "Tips of a period by waiter and by payment method: whose table it was when it was paid. Parts that were taken back are left out, refunded tips taken off on the day they were given back.",
  // Not for cashiers: tips by payment type are part of what a blind count must find.
  access: { staff: actions["cash.oversee"] },
  query: periodQuery,
  response: tipSum.extend({
    from: day,
    to: day,
    waiters: z.array(waiterTips),
    methods: z.array(methodTips),
    currency: z.string(),
  }),
  errors: ["invalid_input"],
});

export const exportTips = route({
  method: "GET",
  path: "/tips/export",
  summary: "Tips of a period as a CSV file: a line for each waiter and way to pay.",
  access: { staff: actions["cash.oversee"] },
  query: periodQuery,
  csv: true,
  response: csvFile,
  errors: ["invalid_input"],
});

export const givenCourtesy = z.object({
  id: idOf("LineCorrection"),
  at: instant,
  /** The day on which it was given; what is taken off on a later day stands there. */
  business_date: day,
  title: z.string(),
  variant_title: z.string().nullable(),
  /** The combo that it is a part of. */
  combo_title: z.string().nullable(),
  /** Negative where more was voided or charged again than given on the day. */
  quantity: z.number().int(),
  /** The price of all of it at menu prices. */
  worth: money,
  reason: z.string(),
  by: z.string(),
  approved_by: z.string().nullable(),
  table_title: z.string().nullable(),
});
export type GivenCourtesy = z.output<typeof givenCourtesy>;

const column = columnOf<GivenCourtesy>();

export const courtesyColumns = [
  ...inFile(column("business_date", "day", "common.business_day")),
  column("given", "instant", "common.date", ({ at }) => at),
  column("what", "details", "common.item", ({ quantity, title, variant_title: variant }) => [
    `${quantity} × ${title}`,
    variant,
  ]),
  ...inFile(column("combo_title", "text", "tips.courtesies.combo")),
  column("worth", "money", "tips.courtesies.value"),
  column("reason", "text", "common.reason"),
  column("account", "text", "common.account", ({ table_title: table }) => table),
  column("by", "text", "tips.courtesies.by"),
  column("approved", "text", "tips.courtesies.approved_by", ({ approved_by: by }) => by),
];

/** `q` holds words of the item, its combo or the reason. */
const courtesyFilters = { ...periodQuery.shape, sort: sortBy("given").default("-given") };

export const listCourtesies = route({
  method: "GET",
  path: "/courtesies",
  summary: "What was given for free in a period of business days: worth, reason, who gave and who approved.",
  access: { staff: actions["cash.oversee"] },
  query: listQuery(courtesyFilters),
  response: listReply(givenCourtesy).extend({
    from: day,
    to: day,
    /** Covers the whole period, not the page. */
    worth: money,
    currency: z.string(),
  }),
  errors: ["invalid_input"],
});

export const exportCourtesies = route({
  method: "GET",
  path: "/courtesies/export",
  summary: "What was given for free in a period of business days, as a CSV file.",
  access: { staff: actions["cash.oversee"] },
  query: exportQuery(courtesyFilters),
  csv: true,
  response: csvFile,
  errors: ["invalid_input"],
});

export const readTipRules = route({
  method: "GET",
  path: "/tips/rules",
  summary: "Whether and which tip is suggested.",
  access: tipRules.access,
  response: tipRules.schema.extend({ version: editVersion }),
});

export const setTipRules = route({
  method: "POST",
  path: "/tips/rules",
  summary: "Sets whether and which tip is suggested.",
  access: tipRules.access,
  body: someSettings(tipRules.schema),
  response: messageReply,
  errors: ["changed_meanwhile"],
});
