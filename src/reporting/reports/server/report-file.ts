import { upToText } from "#app/words/report-row-text.ts";
import { readSettings } from "#core/settings/server/public.ts";
import { type Writing, writingOf } from "#platform/domain/text/languages.ts";
import { dayText, timeText } from "#platform/domain/writing/moment-text.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import type { Say } from "#platform/server/i18n/say.ts";

// Names and heads of the files of reports.

/** Words of the reader of a file, and the zone of the restaurant. */
export interface ReportReader {
  readonly say: Say;
  readonly zone: string;
  readonly writing: Writing;
}

export const readerOf = async (ctx: StaffContext): Promise<ReportReader> => ({
  say: ctx.say,
  writing: writingOf(ctx.language),
  zone: (await ctx.inTenant((tx) => readSettings(tx, ctx.now))).dayRule.zone,
});

interface Days {
  readonly from: string;
  readonly to: string;
}

/** Name of a report's file: its subject and its days, so that files of two months differ. */
export function fileOf({ say }: ReportReader, report: string, { from, to }: Days): string {
  return say("reports.file_by", { report, days: from === to ? from : `${from} - ${to}` });
}

interface ComparedDays extends Days {
  readonly until: Date | null;
}

/** Head of a figure of the compared days; without a figure, the days alone. */
export function comparedHead(
  reader: ReportReader,
  figure: string | null,
  compared: { readonly before: ComparedDays; readonly same_weekdays: ComparedDays },
  which: "before" | "same_weekdays",
): string {
  const days = daysText(compared[which], reader);
  return figure === null
    ? reader.say(`reports.csv.days.${which}`, { days })
    : reader.say(`reports.csv.head.${which}`, { figure, days });
}

/** Writes one day, or the first and the last of several, and the hour up to which the last counts. */
export function daysText({ from, to, until }: ComparedDays, reader: ReportReader): string {
  const { say, zone, writing } = reader;
  const [first, last] = [dayText(from, writing), dayText(to, writing)];
  const days = from === to ? first : say("reports.compared.days", { from: first, to: last });
  return until === null ? days : upToText(days, timeText({ at: until, zone }, writing), say);
}
