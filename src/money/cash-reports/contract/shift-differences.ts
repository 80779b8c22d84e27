import { z } from "zod";
import { columnOf, inFile } from "#platform/contract/columns.ts";
import { route } from "#platform/contract/define.ts";
import { csvFile, exportQuery, listQuery, listReply } from "#platform/contract/lists.ts";
import { screenAccess } from "#platform/contract/screen-access.ts";
import { day, idOf, instant, money } from "#platform/contract/wire.ts";
import { pastPeriods } from "#platform/domain/periods/period.ts";
import { sessionFilters } from "./cash-reports.ts";

const count = z.number().int();

/** A closed session, which is a shift, and how its cash was counted. */
const differenceRow = z.object({
  session_id: idOf("CashSession"),
  z_no: count,
  business_date: day,
  drawer: z.string(),
  opened_at: instant,
  /** Name of the person who held the drawer and answers for it. */
  opened_by: z.string(),
  closed_at: instant,
  closed_by: z.string(),
  expected: money,
  counted: money,
  /** Counted less expected: negative is missing. */
  difference: money,
  /** The number of counts given to close it. */
  count_times: count,
  difference_reason: z.string().nullable(),
});
export type DifferenceRow = z.output<typeof differenceRow>;

/** Differences of the shifts of a person; what is too much never makes up for what is missing. */
const personDifference = z.object({
  id: idOf("User"),
  person: z.string(),
  shifts: count,
  /** Shifts whose count differed. */
  differing: count,
  missing: money,
  surplus: money,
  difference: money,
});
export type PersonDifference = z.output<typeof personDifference>;

const column = columnOf<DifferenceRow>();

export const shiftColumns = [
  column("day", "day", "common.business_day", (row) => row.business_date),
  column("drawer", "text", "cash.history.drawer"),
  column("z", "count", "cash.history.z", (row) => row.z_no),
  column("by", "text", "cash.differences.opened_by", (row) => row.opened_by),
  ...inFile(column("opened_at", "instant", "cash.history.opened")),
  column("closed_by", "text", "cash.differences.closed_by"),
  column("closed", "instant", "cash.history.closed", (row) => row.closed_at),
  column("expected", "money", "cash.expected"),
  column("counted", "money", "cash.close.counted"),
  column("difference", "money", "cash.difference"),
  ...inFile(column("count_times", "count", "cash.history.count_times")),
  column("reason", "text", "cash.close.reason", (row) => row.difference_reason),
];

const personColumn = columnOf<PersonDifference>();

export const shiftPersonColumns = [
  personColumn("person", "text", "cash.differences.opened_by"),
  personColumn("shifts", "count", "cash.differences.shifts"),
  personColumn("differing", "count", "cash.differences.differing"),
  personColumn("missing", "money", "cash.differences.missing"),
  personColumn("surplus", "money", "cash.differences.surplus"),
  personColumn("difference", "money", "cash.difference"),
];

/** The sums are of a period: seven days, unless another one is asked for. */
const shiftFilters = { ...sessionFilters, period: z.enum(pastPeriods).default("last_7days") };

export const listCashDifferences = route({
  method: "GET",
  path: "/cash/differences",
  summary:
    "Cash counted at the close of each shift less what was expected, the newest first, and the sums by person. Cashiers see their own, managers all; shifts that are open are in neither.",
  access: screenAccess("cash"),
  query: listQuery(shiftFilters),
  response: listReply(differenceRow).extend({
    currency: z.string(),
    /** Sums of all shifts that fit the filter, most missing first. */
    people: z.array(personDifference),
  }),
});

export const exportCashDifferences = route({
  method: "GET",
  path: "/cash/differences/export",
  summary: "The same as a CSV file: the shifts, then the sums by person.",
  access: screenAccess("cash"),
  query: exportQuery(shiftFilters),
  csv: true,
  response: csvFile,
});
