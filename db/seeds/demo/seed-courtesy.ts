import type { UserId } from "../../../src/domain/ids.ts";
import type { Tx } from "../../../src/server/platform/db/tx.ts";

export interface DemoCourtesy {
  readonly givenBy: UserId;
  readonly approvedBy: UserId;
  readonly at: Date;
}

/** The cheapest dish that was served at an open account is on the house. */
export async function seedCourtesy(tx: Tx, { givenBy, approvedBy, at }: DemoCourtesy): Promise<void> {
  await tx.query({
    text: `with dish as (
        select l.id, l.unit_price_cents from orders o
        join order_lines l on l.tenant_id = $1 and l.order_id = o.id
        where o.tenant_id = $1 and o.payment_status = 'unpaid' and o.cancelled_at is null
          and l.status = 'delivered' and l.unit_price_cents > 0
        order by l.unit_price_cents, l.id limit 1
      ), given as (
        insert into courtesies (tenant_id, unit_price_cents, reason, created_at, created_by, approver_id)
        select $1, unit_price_cents, 'Cumpleaños', $2, $3, $4 from dish returning id
      )
      update order_lines l set unit_price_cents = 0, courtesy_id = given.id from given, dish
      where l.tenant_id = $1 and l.id = dish.id`,
    values: [tx.tenantId, at, givenBy, approvedBy],
  });
}
