import type { Cents } from "#platform/domain/money/cents.ts";
import type { BusinessDate } from "#platform/domain/periods/business-day.ts";
import { daysBetween } from "#platform/domain/periods/calendar-date.ts";

/** How old a debt is, counted from the business day of its invoice (docs/decisions/0055): to 30, to 60, to 90 days, and older. */
export const ageBuckets = ["current", "days_30", "days_60", "days_90"] as const;
export type AgeBucket = (typeof ageBuckets)[number];

/** The age of what is owed since a business day. */
export function ageBucketOf(since: BusinessDate, today: BusinessDate): AgeBucket {
  const days = daysBetween(since, today);
  if (days <= 30) return "current";
  if (days <= 60) return "days_30";
  return days <= 90 ? "days_60" : "days_90";
}

/** What is owed of each age. */
export type Ageing = Readonly<Record<AgeBucket, Cents>>;
