import type { Cents } from "../../money/cents.ts";
import type { BusinessDate } from "../../periods/business-day.ts";
import { utcOf } from "../../periods/calendar-date.ts";

/** How old a debt is, counted from the business day of its invoice (docs/decisions/0055): to 30, to 60, to 90 days, and older. */
export const ageBuckets = ["current", "days_30", "days_60", "days_90"] as const;
export type AgeBucket = (typeof ageBuckets)[number];

const DAY_MS = 86_400_000;

/** Days from one business day to another; negative when it lies before. */
export function daysBetween(from: BusinessDate, to: BusinessDate): number {
  return Math.round((utcOf(to) - utcOf(from)) / DAY_MS);
}

/** The age of what is owed since a business day. */
export function ageBucketOf(since: BusinessDate, today: BusinessDate): AgeBucket {
  const days = daysBetween(since, today);
  if (days <= 30) return "current";
  if (days <= 60) return "days_30";
  return days <= 90 ? "days_60" : "days_90";
}

/** What is owed of each age. */
export type Ageing = Readonly<Record<AgeBucket, Cents>>;
