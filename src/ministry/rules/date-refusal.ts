import { addDays, isCalendarDate, lastOfMonth } from "#platform/domain/periods/calendar-date.ts";
import type { Generation } from "#tax/tax-documents/domain/shape/generation.ts";
import { type Refusal, refusal } from "../response-codes.ts";
import { instantOf, localTime } from "../salvador-time.ts";

/** Days that a document may be dated ahead of its sending (guide §2). */
const DAYS_AHEAD: Readonly<Record<Generation, number>> = { "2022-12": 1, "2026-07": 5 };

/** On the last day of a period (guide §2). */
const AHEAD_ON_LAST_DAY_MS = 30 * 60_000;

/**
 * Refuses a document from the future: more than its days ahead, in another month, or more than half an hour on the last day of one
 * (guide §2). One of the past is sealed: that it is late is between its issuer and the tax authority.
 */
export function dateRefusal(
  facts: { readonly issuedOn: string; readonly issuedAt: string; readonly generation: Generation },
  now: Date,
): Refusal | null {
  const today = localTime(now).day;
  if (!isCalendarDate(facts.issuedOn)) return refusal("017", "identificacion.fecEmi");
  const issued = instantOf(facts.issuedOn, facts.issuedAt).getTime();
  if (issued <= now.getTime() + AHEAD_ON_LAST_DAY_MS) return null;
  const last = lastOfMonth(today);
  const isTooFar =
    today === last || facts.issuedOn > last || facts.issuedOn > addDays(today, DAYS_AHEAD[facts.generation]);
  return isTooFar ? refusal("018", "identificacion.fecEmi") : null;
}
