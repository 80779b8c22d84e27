import { readSettings } from "#core/settings/server/public.ts";
import type { BodyOf, QueryOf, ResponseOf } from "#platform/contract/define.ts";
import { businessDate } from "#platform/domain/periods/business-day.ts";
import { columnsOf } from "#platform/server/db/columns-of.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import { listSource, listValues } from "#platform/server/lists/list-source.ts";
import { readList } from "#platform/server/lists/read-list.ts";
import type {
  compareMonth as comparison,
  listDifferences as definition,
  TaxDifference,
} from "../../contract/closing.ts";
import { daysOfMonth } from "../../domain/book.ts";
import { compareDays, noteComparison } from "./compare-days.ts";

/** Differences of the days $2 to $3, or all. */
const differences = listSource<TaxDifference>()({
  id: "d.id",
  from: "tax_differences d",
  where:
    "d.tenant_id = $1 and ($2::date is null or d.day >= $2::date) and ($3::date is null or d.day <= $3::date)",
  sorts: { day: { by: "d.day", type: "date", index: "tax_differences_by_day" } },
  columns: columnsOf<TaxDifference>({
    id: "d.id",
    kind: "d.kind",
    day: "d.day",
    invoice_id: "d.invoice_id",
    invoice_no: "i.invoice_no",
    document_id: "t.id",
    control_number: "t.control_number",
    expected: "d.expected_cents",
    found: "d.found_cents",
    found_at: "d.found_at",
  }),
  details: `cross join lateral (select * from tax_differences where tenant_id = $1 and id = page.id offset 0) d
    left join invoices i on i.tenant_id = $1 and i.id = d.invoice_id
    left join tax_documents t on t.tenant_id = $1 and t.id = d.subject_id and d.kind = 'no_sale'`,
});

/** Returns a page of the differences of a month, or of all. */
export function listDifferences(
  ctx: StaffContext,
  query: QueryOf<typeof definition>,
): Promise<ResponseOf<typeof definition>> {
  return ctx.inTenant(async (tx) => {
    const { currency } = await readSettings(tx, ctx.now);
    const days = query.month === undefined ? null : daysOfMonth(businessDate(query.month));
    const values = listValues(tx, days?.from ?? null, days?.to ?? null);
    const page = await readList(tx, differences, values, query);
    return { ...page, currency, compared_at: await comparedAt(tx, days?.from ?? null) };
  });
}

/** Returns the time of the last comparison of a month, or of any; null before the first. */
export async function comparedAt(tx: Tx, month: string | null): Promise<Date | null> {
  const [row] = await tx.query<{ at: Date | null }>({
    text: `select max(compared_at) as at from tax_comparisons
      where tenant_id = $1 and ($2::date is null or month = $2::date)`,
    values: [tx.tenantId, month],
  });
  return row?.at ?? null;
}

/** Compares a month now, for somebody who corrected something and does not want to wait for the night. */
export function compareMonth(
  ctx: StaffContext,
  { month }: BodyOf<typeof comparison>,
): Promise<ResponseOf<typeof comparison>> {
  return ctx.inTenant(async (tx) => {
    const days = daysOfMonth(businessDate(month));
    const found = await compareDays(tx, days, ctx.now);
    await noteComparison(tx, days, ctx.now);
    return { message: ctx.say("taxBooks.reply.compared", { count: found }), found };
  });
}
