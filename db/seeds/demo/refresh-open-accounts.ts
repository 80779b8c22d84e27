import { businessDateOf, DEFAULT_DAY_RULE } from "#platform/domain/periods/business-day.ts";
import type { Tx } from "#platform/server/db/tx.ts";

/** Open orders older than this, in minutes, are from an earlier visit to the demo. */
const STALE_MINUTES = 75;
/** So are all when nothing was ordered for so many minutes: the board would be red throughout. */
const QUIET_MINUTES = 15;
/** The oldest that they become; the newest is 2. */
const OLDEST_MINUTES = 52;

/**
 * Brings what is still open in the demo to the present, as if the restaurant were in service now: it was left hours or
 * days ago. Orders keep their distance to each other, those of long before are 52 minutes old; dishes, claims, requests
 * for the bill and guests' orders move with them (least() passes nulls over, hence the cases). What was paid stays
 * where it was.
 */
export async function refreshOpenAccounts(tx: Tx, now: Date): Promise<void> {
  const today = businessDateOf(now.getTime(), DEFAULT_DAY_RULE);
  const orders = await tx.query<{ id: number; was_on: string }>({
    text: `with open as (
        select id, account_id, business_date, created_at, max(created_at) over () as newest from orders
        where tenant_id = $1 and payment_status = 'unpaid' and cancelled_at is null
          and exists (select from accounts a where a.tenant_id = $1 and a.id = orders.account_id and a.closed_at is null)
      ), stale as (
        select id, account_id, business_date, created_at from open
        where created_at < $2::timestamptz - make_interval(mins => $4)
          or newest < $2::timestamptz - make_interval(mins => $6)
      ), shifted as (
        select id, account_id, business_date, created_at, $2::timestamptz - least(
            make_interval(mins => $5),
            max(created_at) over () - created_at + interval '2 minutes') - created_at as by
        from stale
      ), moved_accounts as (
        update accounts a set business_date = $3::date, opened_at = a.opened_at + s.by,
          bill_requested_at = case when a.bill_requested_at is not null
            then least($2::timestamptz - interval '2 minutes', a.bill_requested_at + s.by) end
        from (select account_id, (array_agg(by order by created_at))[1] as by from shifted group by account_id) s
        where a.tenant_id = $1 and a.id = s.account_id
      ), moved_lines as (
        update order_lines l set created_at = l.created_at + s.by, held_until = l.held_until + s.by,
          status_changed_at = least($2::timestamptz, l.status_changed_at + s.by),
          ready_at = case when l.ready_at is not null then least($2::timestamptz, l.ready_at + s.by) end,
          claimed_at = case when l.claimed_at is not null then least($2::timestamptz, l.claimed_at + s.by) end,
          recalled_at = case when l.recalled_at is not null then least($2::timestamptz, l.recalled_at + s.by) end
        from shifted s where l.tenant_id = $1 and l.order_id = s.id
      )
      update orders o set created_at = o.created_at + s.by, business_date = $3::date
      from shifted s where o.tenant_id = $1 and o.id = s.id returning o.id, s.business_date as was_on`,
    values: [tx.tenantId, now, today, STALE_MINUTES, OLDEST_MINUTES, QUIET_MINUTES],
  });
  await tx.query({
    text: `update qr_orders set created_at = $2::timestamptz - interval '3 minutes' - (id % 3) * interval '3 minutes'
      where tenant_id = $1 and status = 'pending' and created_at < $2::timestamptz - make_interval(mins => $3)`,
    values: [tx.tenantId, now, STALE_MINUTES],
  });
  if (orders.length === 0) return;
  await moveCorrections(tx, orders, today);
  // Tokens start again each day: the next one is no open account's.
  await tx.query({
    text: `insert into order_tokens as t (tenant_id, day, value)
      select $1, $2::date, max(token_no) from orders where tenant_id = $1 and business_date = $2::date
      on conflict (tenant_id, day) do update set value = greatest(t.value, excluded.value)`,
    values: [tx.tenantId, today],
  });
}

/** What was voided or given of moved orders is taken off its day and stands on the new one. */
async function moveCorrections(
  tx: Tx,
  orders: readonly { readonly id: number; readonly was_on: string }[],
  today: string,
): Promise<void> {
  await tx.query({
    text: `insert into line_corrections (tenant_id, act_uuid, order_line_id, was, becomes, quantity, unit_price_cents, courtesy_id,
        void_reason, voided_by, line_status, stock_held, business_date, created_at, created_by)
      select $1, md5(k.act_uuid::text || d.step)::uuid, k.order_line_id, d.was, d.becomes, k.quantity, k.unit_price_cents, k.courtesy_id,
        k.void_reason, k.voided_by, k.line_status, k.stock_held, d.day, k.created_at, k.created_by
      from json_to_recordset($2::json) as r(id bigint, was_on date)
      join order_lines l on l.tenant_id = $1 and l.order_id = r.id
      join line_corrections k on k.tenant_id = $1 and k.order_line_id = l.id and k.business_date >= r.was_on and k.business_date < $3::date
      cross join lateral (
        values (1, k.becomes, k.was, k.business_date, -k.id), (2, k.was, k.becomes, $3::date, k.id)
      ) as d(step, was, becomes, day, place)
      order by d.step, d.place`,
    values: [tx.tenantId, JSON.stringify(orders), today],
  });
}
