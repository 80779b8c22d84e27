import { readSettings } from "#core/settings/server/public.ts";
import type { QueryOf, ResponseOf } from "#platform/contract/define.ts";
import type { CsvCell, CsvFile } from "#platform/contract/lists.ts";
import type { FeedbackId } from "#platform/domain/ids.ts";
import { instantCell, withHead } from "#platform/server/csv/csv-cells.ts";
import { found } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import { everyRow, readList } from "#platform/server/lists/read-list.ts";
import type {
  listFeedback as definition,
  Feedback,
  exportFeedback as file,
} from "../contract/staff-feedback.ts";
import { feedbackLevels } from "../domain/feedback.ts";
import {
  feedbackList,
  feedbackSums,
  feedbackValues,
  feedbackWeeks,
  refuseUnknownCustomer,
  selectFeedback,
} from "./feedback-list.ts";

/** A page of what guests said, and the figures of all that fits the filter. */
export function listFeedback(
  ctx: StaffContext,
  query: QueryOf<typeof definition>,
): Promise<ResponseOf<typeof definition>> {
  return ctx.inTenant(async (tx) => {
    const settings = await readSettings(tx, ctx.now);
    await refuseUnknownCustomer(tx, query.customer);
    const values = feedbackValues(tx, query, settings);
    const page = await readList(tx, feedbackList, values, query);
    const sums = await feedbackSums(tx, values);
    const counting = Object.fromEntries(feedbackLevels.map((level) => [level, sums[level]]));
    return {
      ...page,
      feedbacks: page.rows,
      overallFeedbackCounting: counting as ResponseOf<typeof definition>["overallFeedbackCounting"],
      averageRating: sums.overall,
      foodRating: sums.food_quality,
      serviceRating: sums.service,
      staffRating: sums.staff_behavior,
      ambianceRating: sums.ambiance,
      recommendRating: sums.recommend,
      weeks: await feedbackWeeks(tx, values, settings.dayRule.zone),
    };
  });
}

/** One answer; `not_found` for one that is not there. */
export const readFeedback = (ctx: StaffContext, id: FeedbackId): Promise<Feedback> =>
  ctx.inTenant(async (tx) => found(await selectFeedback(tx, id)));

const columns = [
  "date",
  "customer",
  "phone",
  "invoice",
  "overall",
  "food_quality",
  "service",
  "staff_behavior",
  "ambiance",
  "recommend",
  "remarks",
] as const;

/** The same as a file for a spreadsheet: Feedbacks.csv (back-office §9). */
export async function exportFeedback(ctx: StaffContext, query: QueryOf<typeof file>): Promise<CsvFile> {
  const settings = await ctx.inTenant(async (tx) => {
    await refuseUnknownCustomer(tx, query.customer);
    return readSettings(tx, ctx.now);
  });
  const rows = everyRow(ctx, feedbackList, (tx) => feedbackValues(tx, query, settings), query.sort);
  return {
    name: "Feedbacks.csv",
    rows: withHead(
      columns.map((column) => ctx.say(`feedback.column.${column}`)),
      rows,
      (row): CsvCell[] => [
        instantCell(row.date, settings.dayRule.zone),
        row.name,
        row.phone,
        row.invoice_no === null ? null : `#${row.invoice_no}`,
        String(row.average_rating / 100),
        String(row.food_quality_rating),
        String(row.service_rating),
        String(row.staff_behavior_rating),
        String(row.ambiance_rating),
        String(row.recommend_rating),
        row.remarks,
      ],
    ),
  };
}
