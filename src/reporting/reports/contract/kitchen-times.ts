import { z } from "zod";
import { columnOf } from "#platform/contract/columns.ts";
import { route } from "#platform/contract/define.ts";
import { csvFile } from "#platform/contract/lists.ts";
import { screenAccess } from "#platform/contract/screen-access.ts";
import { day } from "#platform/contract/wire.ts";
import { comparedDays, reportPeriod } from "./reports.ts";

const access = screenAccess("reports");
const count = z.number().int();

/**
 * Dishes that were made, with the time from sending, or from firing their course, until they were finally ready.
 */
const times = {
  /** Lines of tickets that their station finished, without voided ones. */
  dishes: count,
  /** Whole minutes within which half of them were ready, and nine of ten; null without any. */
  median: count.nullable(),
  p90: count.nullable(),
  /** Number of them that took longer than the station's minutes, as set now. */
  late: count,
  /**
   * Numbers of all that was made: taken back after it was ready, and never marked as ready by its station, so that
   * its time is unknown.
   */
  recalled: count,
  unmeasured: count,
};

/** Dishes of the compared days, and the minutes within which half of them were ready. */
const comparedTimes = z.object({ dishes: count, median: count.nullable() });

/** Times of a period beside those of the compared days. */
const comparedTimesOf = { ...times, before: comparedTimes, same_weekdays: comparedTimes };

export const stationTimes = z.object({
  key: z.string(),
  /** Present title of the station. */
  title: z.string(),
  late_minutes: count,
  ...comparedTimesOf,
  /** By the local hour at which a dish was sent. */
  hours: z.array(z.object({ hour: count, ...comparedTimesOf })),
});
export type StationTimes = z.output<typeof stationTimes>;

const column = columnOf<Pick<StationTimes, keyof typeof times>>();

/** Columns of the times of a station, or of an hour of it. */
export const timesColumns = [
  column("dishes", "count", "reports.kitchen.dishes"),
  column("median", "count", "reports.kitchen.median"),
  column("p90", "count", "reports.kitchen.p90"),
  column("late", "count", "reports.kitchen.late"),
  column("recalled", "count", "reports.kitchen.recalled"),
  column("unmeasured", "count", "reports.kitchen.unmeasured"),
];

export const readKitchenTimes = route({
  method: "GET",
  path: "/reports/kitchen",
  summary:
    "How long dishes of a period took from sent to ready, by station and hour: median, p90 and how many were late.",
  access,
  query: z.object(reportPeriod),
  response: z.object({ from: day, to: day, ...comparedDays, stations: z.array(stationTimes) }),
  errors: ["invalid_input"],
});

export const exportKitchenTimes = route({
  method: "GET",
  path: "/reports/kitchen/export",
  summary: "The same as a CSV file, a line for each station and hour.",
  access,
  query: z.object(reportPeriod),
  csv: true,
  response: csvFile,
  errors: ["invalid_input"],
});
