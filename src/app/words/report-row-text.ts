import type { MessageKey } from "./message-key.ts";

/** A row of a report that is told by something, as far as it has to be called something. */
interface ReportRow {
  readonly key: string;
  readonly title: string | null;
  readonly detail: string | null;
}

type Say = (key: MessageKey, values?: Record<string, unknown>) => string;

/** Returns the name of a row: its own title, the word of a closed set, or "nobody"; the same on the screen and in files. */
export function reportRowText(by: string, { key, title }: ReportRow, say: Say): string {
  if (title !== null) return title;
  if (key === "") return say(`reports.none.${by}` as MessageKey);
  switch (by) {
    case "hour":
      return hourText(Number(key));
    case "guest":
      return say(`priceRules.hours.day_${key}` as MessageKey);
    case "source":
      return say(`orders.source.${key}` as MessageKey);
    case "dining_option":
      return say(`common.dining.${key}` as MessageKey);
    case "void":
      return say(`orders.reasons.${key}` as MessageKey);
    case "reservation":
      return say(`reports.reservation.${key}` as MessageKey);
    default:
      return key;
  }
}

/** An hour of the wall clock as times are written: `7 PM`. */
export function hourText(hour: number): string {
  return `${hour % 12 === 0 ? 12 : hour % 12} ${hour < 12 ? "AM" : "PM"}`;
}

/** Days of which the last counts up to a time: "… hasta la 1:30 PM", "… hasta las 2:30 PM", as the hour is one or several. */
export function upToText(days: string, time: string, say: Say): string {
  return say("reports.compared.up_to", { days, time, count: Number.parseInt(time, 10) });
}
