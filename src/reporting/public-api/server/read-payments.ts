import type { QueryOf, ResponseOf } from "#platform/contract/define.ts";
import { columnsOf } from "#platform/server/db/columns-of.ts";
import type { ApiKeyContext } from "#platform/server/http/context.ts";
import { listSource } from "#platform/server/lists/list-source.ts";
import type { listPublicPayments, listPublicRefunds } from "../contract/payments.ts";
import { dayValues, publicPageOf } from "./public-page.ts";

type Payments = ResponseOf<typeof listPublicPayments>;
type Refunds = ResponseOf<typeof listPublicRefunds>;
type Payment = Payments["data"][number];
type Refund = Refunds["data"][number];

/** Payments of the business days $2 to $3. */
const paymentsOfDays = listSource<Payment>()({
  id: "p.id",
  from: "payments p",
  where: "p.tenant_id = $1 and p.business_date between $2::date and $3::date",
  sorts: { day: { by: "p.business_date", type: "date", index: "payments_by_day" } },
  columns: columnsOf<Payment>({
    id: "p.id",
    invoice_id: "p.invoice_id",
    method: "p.payment_type_title",
    amount: "p.amount_cents",
    tip: "p.tip_cents",
    reference: "p.reference",
    business_date: "p.business_date",
    created_at: "p.created_at",
  }),
  details: "cross join lateral (select * from payments where tenant_id = $1 and id = page.id offset 0) p",
});

/** Refunds of the business days $2 to $3. */
const refundsOfDays = listSource<Refund>()({
  id: "r.id",
  from: "refunds r",
  where: "r.tenant_id = $1 and r.business_date between $2::date and $3::date",
  sorts: { day: { by: "r.business_date", type: "date", index: "refunds_by_day" } },
  columns: columnsOf<Refund>({
    id: "r.id",
    refund_no: "r.refund_no",
    invoice_id: "r.invoice_id",
    method: "r.payment_type_title",
    amount: "r.amount_cents",
    tip: "r.tip_cents",
    reason: "r.reason",
    business_date: "r.business_date",
    created_at: "r.created_at",
  }),
  details: "cross join lateral (select * from refunds where tenant_id = $1 and id = page.id offset 0) r",
});

/** A page of payments. */
export function paymentsPage(
  ctx: ApiKeyContext,
  query: QueryOf<typeof listPublicPayments>,
): Promise<Payments> {
  return ctx.inTenant((tx) =>
    publicPageOf(tx, paymentsOfDays, dayValues(tx, query), { ...query, sort: "day" }),
  );
}

/** A page of refunds. */
export function refundsPage(ctx: ApiKeyContext, query: QueryOf<typeof listPublicRefunds>): Promise<Refunds> {
  return ctx.inTenant((tx) =>
    publicPageOf(tx, refundsOfDays, dayValues(tx, query), { ...query, sort: "day" }),
  );
}
