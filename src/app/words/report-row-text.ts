import type { Writing } from "#platform/domain/text/languages.ts";
import { hourText, weekdayNumberText } from "#platform/domain/writing/day-words.ts";
import type { MessageKey } from "./message-key.ts";

/** A row of a report that is told by something, as far as it has to be called something. */
interface ReportRow {
  readonly key: string;
  readonly title: string | null;
  readonly detail: string | null;
}

type Say = (key: MessageKey, values?: Record<string, unknown>) => string;

/** Words, and how hours are written, in the language of the reader. */
export interface ReportRowReader {
  readonly say: Say;
  readonly writing: Writing;
}

/** Returns the name of a row: its own title, the word of a closed set, or "nobody"; the same on the screen and in files. */
export function reportRowText(
  by: string,
  { key, title }: ReportRow,
  { say, writing }: ReportRowReader,
): string {
  if (title !== null) return title;
  if (key === "") return say(`reports.none.${by}` as MessageKey);
  switch (by) {
    case "hour":
      return hourText(Number(key), writing);
    case "guest":
      return weekdayNumberText(Number(key), writing);
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

/** Days of which the last counts up to a time: "21/11/2026, hasta 2:30 PM". */
export function upToText(days: string, time: string, say: Say): string {
  return say("reports.compared.up_to", { days, time });
}
