import { readSettings, type Settings } from "#core/settings/server/public.ts";
import type { QueryOf, ResponseOf } from "#platform/contract/define.ts";
import type { CsvFile } from "#platform/contract/lists.ts";
import type { CustomerId, FeedbackId } from "#platform/domain/ids.ts";
import { openRange, rangeInstants } from "#platform/domain/periods/list-period.ts";
import { csvRows } from "#platform/server/csv/csv-cells.ts";
import { columnsOf } from "#platform/server/db/columns-of.ts";
import { sqlOf, type Tx } from "#platform/server/db/tx.ts";
import { found, required } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import { listSource, listValues } from "#platform/server/lists/list-source.ts";
import { everyRow, readList } from "#platform/server/lists/read-list.ts";
import { foldedSql, searchPattern } from "#platform/server/lists/search-sql.ts";
import {
  type listFeedback as definition,
  type Feedback,
  feedbackColumns,
  type exportFeedback as file,
} from "../contract/staff-feedback.ts";
import {
  type FeedbackLevel,
  type FeedbackQuestion,
  feedbackLevels,
  feedbackQuestions,
} from "../domain/feedback.ts";

/** Lists a page of feedback, with the figures of all that matches the filter. */
export function listFeedback(
  ctx: StaffContext,
  query: QueryOf<typeof definition>,
): Promise<ResponseOf<typeof definition>> {
  return ctx.inTenant(async (tx) => {
    const settings = await readSettings(tx, ctx.now);
    await refuseUnknownCustomer(tx, query.customer);
    const values = feedbackValues(tx, query, settings);
    const { rows, ...page } = await readList(tx, feedbackList, values, query);
    const sums = await feedbackSums(tx, values);
    const counting = Object.fromEntries(feedbackLevels.map((level) => [level, sums[level]]));
    return {
      ...page,
      feedbacks: rows,
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

/** Reads one answer. Throws `not_found`. */
export const readFeedback = (ctx: StaffContext, id: FeedbackId): Promise<Feedback> =>
  ctx.inTenant(async (tx) => found(await selectFeedback(tx, id)));

/** Exports the feedback for a spreadsheet: Feedbacks.csv (back-office §9). */
export async function exportFeedback(ctx: StaffContext, query: QueryOf<typeof file>): Promise<CsvFile> {
  const settings = await ctx.inTenant(async (tx) => {
    await refuseUnknownCustomer(tx, query.customer);
    return readSettings(tx, ctx.now);
  });
  const rows = everyRow(ctx, feedbackList, (tx) => feedbackValues(tx, query, settings), query.sort);
  const reader = { say: ctx.say, zone: settings.dayRule.zone };
  return { name: "Feedbacks.csv", rows: csvRows(feedbackColumns, rows, reader) };
}

/**
 * Parameters: $2 a pattern of guest, phone or remarks; $3 and $4 from and before; $5 the customer, including
 * those merged into them.
 */
const WHERE = `f.tenant_id = $1
    and ($2::text is null or ${foldedSql("concat_ws(' ', f.name, f.phone, f.remarks)")} like $2
      or f.customer_id in (select id from customers where tenant_id = $1 and ${foldedSql("concat_ws(' ', name, phone)")} like $2))
    and ($3::timestamptz is null or f.given_at >= $3) and ($4::timestamptz is null or f.given_at < $4)
    and ($5::bigint is null or f.customer_id in (
      select id from customers where tenant_id = $1 and (id = $5 or merged_into_id = $5)))`;

const feedbackList = listSource<Feedback>()({
  id: "f.id",
  from: "feedbacks f",
  where: WHERE,
  sorts: {
    date: { by: "f.given_at", type: "timestamptz", index: "feedbacks_by_time" },
    rating: { by: "f.average_x100", type: "bigint", index: "feedbacks_by_rating" },
  },
  columns: columnsOf<Feedback>({
    id: "f.id",
    date: "f.given_at",
    name: "coalesce(f.name, c.name)",
    phone: "coalesce(f.phone, c.phone)",
    email: "coalesce(f.email, c.email)",
    birthdate: "coalesce(f.birth_date, c.birth_date)::text",
    customer_id: "f.customer_id",
    invoice_id: "i.invoice_id",
    invoice_no: "i.invoice_no",
    table_title: "t.title",
    visit_from: "v.opened_at",
    visit_to: "v.closed_at",
    hidden_at: "f.hidden_at",
    hidden_by: "h.name",
    hidden_reason: "f.hidden_reason",
    remarks: "f.remarks",
    average_rating: "f.average_x100",
    food_quality_rating: "f.food_quality",
    service_rating: "f.service",
    staff_behavior_rating: "f.staff_behavior",
    ambiance_rating: "f.ambiance",
    recommend_rating: "f.recommend",
  }),
  details: `cross join lateral (select * from feedbacks where tenant_id = $1 and id = page.id offset 0) f
    left join customers c on c.tenant_id = $1 and c.id = f.customer_id
    left join visits v on v.tenant_id = $1 and v.id = f.visit_id
    cross join lateral (
      select coalesce(f.invoice_id, invoice_of_phone($1, f.visit_id, f.guest_token_hash)) as id offset 0
    ) own
    left join lateral (
      select invoice_id, invoice_no, order_id from invoice_numbers where tenant_id = $1 and invoice_id = own.id limit 1
    ) i on true
    left join orders o on o.tenant_id = $1 and o.id = i.order_id
    left join accounts a on a.tenant_id = $1 and a.id = o.account_id
    left join store_tables t on t.tenant_id = $1 and t.id = coalesce(v.table_id, a.table_id)
    left join users h on h.tenant_id = $1 and h.id = f.hidden_by`,
});

/** Reads one answer; undefined when there is none. */
export async function selectFeedback(tx: Tx, id: FeedbackId): Promise<Feedback | undefined> {
  const [row] = await tx.query<Feedback>({
    text: `select ${feedbackList.columns} from (select $2::bigint as id) page ${feedbackList.details}`,
    values: [tx.tenantId, id],
  });
  return row;
}

/** Returns the values of the parameters; the default period is this month (back-office §9). */
function feedbackValues(
  tx: Tx,
  query: QueryOf<typeof file>,
  { today, dayRule }: Pick<Settings, "today" | "dayRule">,
): unknown[] {
  const isUnnamed = query.type === undefined && query.from === undefined && query.to === undefined;
  const choice =
    isUnnamed && query.q === undefined && query.customer === undefined
      ? { period: "this_month" as const }
      : { ...query, period: query.type };
  const { from, before } = rangeInstants(openRange(choice, today), dayRule);
  return listValues(
    tx,
    searchPattern(query.q),
    from === undefined ? null : new Date(from),
    before === undefined ? null : new Date(before),
    query.customer ?? null,
  );
}

/** Refuses `not_found` for a filter by an unknown customer. */
async function refuseUnknownCustomer(tx: Tx, customer: CustomerId | undefined): Promise<void> {
  if (customer === undefined) return;
  found(
    await tx.first(
      sqlOf
        .selectFrom("customers")
        .select("id")
        .where("tenant_id", "=", tx.tenantId)
        .where("id", "=", customer),
    ),
  );
}

const averages = feedbackQuestions
  .map((question) => `round(avg(f.${question}) * 100)::int as ${question}`)
  .join(", ");

const bands: Readonly<Record<FeedbackLevel, string>> = {
  worst: "f.average_x100 < 150",
  bad: "f.average_x100 >= 150 and f.average_x100 < 250",
  average: "f.average_x100 >= 250 and f.average_x100 < 350",
  good: "f.average_x100 >= 350 and f.average_x100 < 450",
  loved: "f.average_x100 >= 450",
};
const counts = feedbackLevels
  .map((level) => `count(*) filter (where ${bands[level]})::int as "${level}"`)
  .join(", ");

type Averages = Readonly<Record<FeedbackQuestion, number>>;
type FeedbackSums = Readonly<Record<FeedbackLevel, number>> &
  Readonly<Record<FeedbackQuestion, number | null>> & { readonly overall: number | null };

/** Reads counts by level and averages of all matches that are not hidden. */
async function feedbackSums(tx: Tx, values: unknown[]): Promise<FeedbackSums> {
  const [sums] = await tx.query<FeedbackSums>({
    text: `select ${counts}, ${averages}, round(avg(f.average_x100))::int as overall from feedbacks f
      where ${WHERE} and f.hidden_at is null`,
    values,
  });
  return required(sums, "sums");
}

/** Most weeks of the trend. */
const MAX_WEEKS = 53;

/** Reads the same by week of the restaurant's time zone, the oldest first. */
const feedbackWeeks = (
  tx: Tx,
  values: unknown[],
  zone: string,
): Promise<(Averages & { readonly week: string; readonly answers: number })[]> =>
  tx.query({
    text: `select * from (
        select to_char(date_trunc('week', f.given_at at time zone $6), 'YYYY-MM-DD') as week, count(*)::int as answers, ${averages}
        from feedbacks f where ${WHERE} and f.hidden_at is null
        group by 1 order by 1 desc limit ${MAX_WEEKS}
      ) w order by week`,
    values: [...values, zone],
  });
