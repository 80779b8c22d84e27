import { tenantsJob } from "#platform/server/jobs/tenants-job.ts";
import { sumDays } from "./sum-days.ts";

/** Each hour: the days that are over since, and those of the past that were written to. */
export const sumReportDays = tenantsJob({
  name: "sum-report-days",
  schedule: "27 * * * *",
  untilDone: true,
  done: "days of reports were summed",
  work: sumDays,
});
