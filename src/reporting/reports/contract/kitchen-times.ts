import { z } from "zod";
import { route } from "#platform/contract/define.ts";
import { csvFile } from "#platform/contract/lists.ts";
import { screenAccess } from "#platform/contract/screen-access.ts";
import { day } from "#platform/contract/wire.ts";
import { comparedDays, reportPeriod } from "./reports.ts";

const access = screenAccess("reports");
const count = z.number().int();

/** What was made, and how long it took from when it was sent, or its course fired, until it was ready for good. */
const times = {
  /** Lines of tickets that their station finished; what was voided does not count. */
  dishes: count,
  /** Whole minutes within which half of them were ready, and nine of ten; null without any. */
  median: count.nullable(),
  p90: count.nullable(),
  /** Of them those that took longer than the station's minutes, as they are set now. */
  late: count,
  /** Of all that was made: taken back after it was ready, and never said ready by its station, of which no time is known. */
  recalled: count,
  unmeasured: count,
};

/** Dishes of the days that a period is compared with, and within how many minutes half of them were ready. */
const comparedTimes = z.object({ dishes: count, median: count.nullable() });

/** The times of a period beside those of the days it is compared with. */
const comparedTimesOf = { ...times, before: comparedTimes, same_weekdays: comparedTimes };

export const stationTimes = z.object({
  key: z.string(),
  /** The station as it is called now. */
  title: z.string(),
  late_minutes: count,
  ...comparedTimesOf,
  /** By the hour of the wall clock at which a dish was sent. */
  hours: z.array(z.object({ hour: count, ...comparedTimesOf })),
});
export type StationTimes = z.output<typeof stationTimes>;

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
