import type { QueryOf, ResponseOf } from "../../../contract/define.ts";
import type { listCourtesies as definition, GivenCourtesy } from "../../../contract/tips.ts";
import { sumCents } from "../../../domain/money/cents.ts";
import type { DateRange } from "../../../domain/periods/period.ts";
import type { Tx } from "../../platform/db/tx.ts";
import type { StaffContext } from "../../platform/http/context.ts";
import { daysOf } from "./days-of.ts";

/** What was given for free in a period, and what it would have come to. */
export function listCourtesies(
  ctx: StaffContext,
  query: QueryOf<typeof definition>,
): Promise<ResponseOf<typeof definition>> {
  return ctx.inTenant(async (tx) => {
    const { range, currency } = await daysOf(tx, ctx, query);
    const courtesies = await courtesyRows(tx, range);
    const worth = sumCents(courtesies.map((one) => one.worth));
    return { from: range.from, to: range.to, currency, worth, courtesies };
  });
}

/** Lines that are free, by the business day of their order; what was cancelled after all was not given. */
const courtesyRows = (tx: Tx, { from, to }: DateRange) =>
  tx.query<GivenCourtesy>({
    text: `select l.id, c.created_at as at, o.business_date, l.title, l.variant_title, l.quantity,
        c.unit_price_cents * l.quantity as worth, c.reason, u.name as by, a.name as approved_by, t.title as table_title
      from orders o
      join order_lines l on l.tenant_id = $1 and l.order_id = o.id
      join courtesies c on c.tenant_id = $1 and c.id = l.courtesy_id
      join accounts n on n.tenant_id = $1 and n.id = o.account_id
      left join store_tables t on t.tenant_id = $1 and t.id = n.table_id
      join users u on u.tenant_id = $1 and u.id = c.created_by
      left join users a on a.tenant_id = $1 and a.id = c.approver_id
      where o.tenant_id = $1 and o.business_date between $2 and $3 and l.status <> 'cancelled'
      order by c.id desc, l.id`,
    values: [tx.tenantId, from, to],
  });
