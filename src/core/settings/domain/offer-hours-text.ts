import type { Writing } from "#platform/domain/text/languages.ts";
import { detailsText } from "#platform/domain/text/list-text.ts";
import { weekdayNumberText } from "#platform/domain/writing/day-words.ts";
import { dayText, minuteText } from "#platform/domain/writing/moment-text.ts";
import { type OfferHours, type Weekday, weekdays } from "./offer-hours.ts";

/** A word that hours are written with, in the reader's language. */
export type HoursWord = "all_day" | "from" | "until";
type SayHours = (word: HoursWord, values?: { readonly day: string }) => string;

/** Words of hours, and how the reader's language writes times and days. */
export interface HoursReader {
  readonly word: SayHours;
  readonly writing: Writing;
}

/** Hours for people: `lun–vie 6:00 AM–11:00 AM · dom 7:00 AM–12:00 PM`. */
export function offerHoursText(hours: readonly OfferHours[], reader: HoursReader): string {
  return hours.map((span) => spanText(span, reader)).join(" · ");
}

function spanText(span: OfferHours, { word, writing }: HoursReader): string {
  const { from, to, startsOn, endsOn } = span;
  const parts = [
    weekdaysText(span.weekdays, writing),
    from === to && from === 0 ? word("all_day") : `${minuteText(from, writing)}–${minuteText(to, writing)}`,
    startsOn === null ? "" : word("from", { day: dayText(startsOn, writing) }),
    endsOn === null ? "" : word("until", { day: dayText(endsOn, writing) }),
  ];
  return parts.filter((part) => part !== "").join(" ");
}

/** Three or more days in a row as one span; nothing for every day. */
function weekdaysText(chosen: readonly Weekday[], writing: Writing): string {
  if (chosen.length === 0 || chosen.length === weekdays.length) return "";
  const runs: Weekday[][] = [];
  for (const day of weekdays.filter((day) => chosen.includes(day))) {
    const run = runs.at(-1);
    if (run?.at(-1) === day - 1) run.push(day);
    else runs.push([day]);
  }
  const named = (day: Weekday | undefined) => (day === undefined ? "" : weekdayNumberText(day, writing));
  return detailsText(
    runs.flatMap((run) => (run.length > 2 ? `${named(run[0])}–${named(run.at(-1))}` : run.map(named))),
    writing,
  );
}
