import { readSettings } from "#core/settings/server/public.ts";
import { columnOf } from "#platform/contract/columns.ts";
import type { QueryOf, ResponseOf } from "#platform/contract/define.ts";
import type { CsvFile } from "#platform/contract/lists.ts";
import type { DateRange } from "#platform/domain/periods/period.ts";
import { csvRows } from "#platform/server/csv/csv-cells.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import { chosenRange } from "#platform/server/lists/period-range.ts";
import type { exportTips as exportTipsRoute, readTips as readTipsRoute } from "../contract/tips.ts";
import { type TipRow, tipReport } from "../domain/tip-report.ts";

/**
 * Returns the business days of a period and the currency; a date left out is today. Throws if the period ends before
 * it begins.
 */
export async function resolvePeriod(
  tx: Tx,
  { now }: Pick<StaffContext, "now">,
  { period, from, to }: QueryOf<typeof readTipsRoute>,
): Promise<{ readonly range: DateRange; readonly currency: string; readonly zone: string }> {
  const { today, currency, dayRule } = await readSettings(tx, now);
  const range = chosenRange({ period, from: from ?? today, to: to ?? today }, today);
  return { range, currency, zone: dayRule.zone };
}

/** Returns the tips of a period by waiter and by payment type. */
export function readTips(
  ctx: StaffContext,
  query: QueryOf<typeof readTipsRoute>,
): Promise<ResponseOf<typeof readTipsRoute>> {
  return ctx.inTenant(async (tx) => {
    const { range, currency } = await resolvePeriod(tx, ctx, query);
    const { given, returned, kept, waiters, methods } = tipReport(await tipRows(tx, range));
    return {
      from: range.from,
      to: range.to,
      currency,
      given,
      returned,
      kept,
      methods: [...methods],
      waiters: waiters.map((waiter) => ({ ...waiter, methods: [...waiter.methods] })),
    };
  });
}

/** Exports a line for each waiter and payment type: amounts as plain numbers, dates as on screen. */
export async function exportTips(
  ctx: StaffContext,
  query: QueryOf<typeof exportTipsRoute>,
): Promise<CsvFile> {
  const { range, report } = await ctx.inTenant(async (tx) => {
    const { range } = await resolvePeriod(tx, ctx, query);
    return { range, report: tipReport(await tipRows(tx, range)) };
  });
  const lines = report.waiters.flatMap(({ waiter, methods }) =>
    methods.map((method) => ({ ...range, ...method, waiter: waiter ?? ctx.say("tips.nobody") })),
  );
  const column = columnOf<(typeof lines)[number]>();
  const columns = [
    column("from", "day", "common.from"),
    column("to", "day", "common.to"),
    column("waiter", "text", "tips.waiter"),
    column("method", "text", "common.payment_type"),
    column("given", "money", "tips.given"),
    column("returned", "money", "tips.returned"),
    column("kept", "money", "common.tips"),
  ];
  return { name: ctx.say("tips.file"), rows: csvRows(columns, lines, ctx) };
}

/**
 * Returns the tips of these business days by waiter and payment type. A tip belongs to whoever served the account when
 * it was paid. A refunded tip counts against them, on the day and with the payment type of the refund.
 */
const tipRows = (tx: Tx, { from, to }: DateRange) =>
  tx.query<TipRow>({
    text: `select s.waiter_id as "waiterId", u.name as waiter, t.title as method,
        sum(s.given)::bigint as given, sum(s.returned)::bigint as returned
      from (
        select p.waiter_id, p.payment_type_id, p.tip_cents as given, 0 as returned
        from payments p
        where p.tenant_id = $1 and p.business_date between $2 and $3 and p.tip_cents > 0
          and not exists (select from invoice_reversals r where r.tenant_id = $1 and r.invoice_id = p.invoice_id)
        union all
        select (select p.waiter_id from payments p where p.tenant_id = $1 and p.invoice_id = r.invoice_id
            order by p.id limit 1), r.payment_type_id, 0, r.tip_cents
        from refunds r
        where r.tenant_id = $1 and r.business_date between $2 and $3 and r.tip_cents > 0
      ) s
      join payment_types t on t.tenant_id = $1 and t.id = s.payment_type_id
      left join users u on u.tenant_id = $1 and u.id = s.waiter_id
      group by s.waiter_id, u.name, t.id, t.title, t.position
      order by u.name nulls last, s.waiter_id, t.position, t.id`,
    values: [tx.tenantId, from, to],
  });
