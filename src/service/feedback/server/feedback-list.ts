import type { Settings } from "#core/settings/server/public.ts";
import type { QueryOf } from "#platform/contract/define.ts";
import type { CustomerId, FeedbackId } from "#platform/domain/ids.ts";
import { openRange, rangeInstants } from "#platform/domain/periods/list-period.ts";
import { columnsOf } from "#platform/server/db/columns-of.ts";
import { sqlOf, type Tx } from "#platform/server/db/tx.ts";
import { found, required } from "#platform/server/http/app-error.ts";
import { listSource, listValues } from "#platform/server/lists/list-source.ts";
import { foldedSql, searchPattern } from "#platform/server/lists/search-sql.ts";
import type { exportFeedback, Feedback } from "../contract/staff-feedback.ts";
import type { FeedbackLevel, FeedbackQuestion } from "../domain/feedback.ts";
import { feedbackLevels, feedbackQuestions } from "../domain/feedback.ts";

/** $2 a pattern of guest, phone or remarks, $3 and $4 from when until before when, $5 the customer, with those who were merged into them. */
const WHERE = `f.tenant_id = $1
    and ($2::text is null or ${foldedSql("concat_ws(' ', f.name, f.phone, f.remarks)")} like $2
      or f.customer_id in (select id from customers where tenant_id = $1 and ${foldedSql("concat_ws(' ', name, phone)")} like $2))
    and ($3::timestamptz is null or f.given_at >= $3) and ($4::timestamptz is null or f.given_at < $4)
    and ($5::bigint is null or f.customer_id in (
      select id from customers where tenant_id = $1 and (id = $5 or merged_into_id = $5)))`;

export const feedbackList = listSource<Feedback>()({
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
    invoice_id: "f.invoice_id",
    invoice_no: "i.invoice_no",
    table_title: "t.title",
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
    left join invoices i on i.tenant_id = $1 and i.id = f.invoice_id
    left join visits v on v.tenant_id = $1 and v.id = f.visit_id
    left join store_tables t on t.tenant_id = $1 and t.id = v.table_id`,
});

/** One of them; undefined when it is not there. */
export async function selectFeedback(tx: Tx, id: FeedbackId): Promise<Feedback | undefined> {
  const [row] = await tx.query<Feedback>({
    text: `select ${feedbackList.columns} from (select $2::bigint as id) page ${feedbackList.details}`,
    values: [tx.tenantId, id],
  });
  return row;
}

/** The values of the parameters. Without a period it is this month (back-office §9). */
export function feedbackValues(
  tx: Tx,
  query: QueryOf<typeof exportFeedback>,
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

/** Refuses a filter by a customer who is not there with `not_found`. */
export async function refuseUnknownCustomer(tx: Tx, customer: CustomerId | undefined): Promise<void> {
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
export type FeedbackSums = Readonly<Record<FeedbackLevel, number>> &
  Readonly<Record<FeedbackQuestion, number | null>> & { readonly overall: number | null };

/** Counts by level and averages of all that fit. */
export async function feedbackSums(tx: Tx, values: unknown[]): Promise<FeedbackSums> {
  const [sums] = await tx.query<FeedbackSums>({
    text: `select ${counts}, ${averages}, round(avg(f.average_x100))::int as overall from feedbacks f where ${WHERE}`,
    values,
  });
  return required(sums, "sums");
}

/** Weeks that the trend shows, at most. */
const MOST_WEEKS = 53;

/** The same by week of the restaurant's clock, the oldest first. */
export const feedbackWeeks = (
  tx: Tx,
  values: unknown[],
  zone: string,
): Promise<(Averages & { readonly week: string; readonly answers: number })[]> =>
  tx.query({
    text: `select * from (
        select to_char(date_trunc('week', f.given_at at time zone $6), 'YYYY-MM-DD') as week, count(*)::int as answers, ${averages}
        from feedbacks f where ${WHERE}
        group by 1 order by 1 desc limit ${MOST_WEEKS}
      ) w order by week`,
    values: [...values, zone],
  });
