import { giveApproval } from "#core/approvals/server/give-approval.ts";
import type { OrderLineId, UserId } from "#platform/domain/ids.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { AppError } from "#platform/server/http/app-error.ts";
import { giveCourtesy } from "#service/orders/server/lines/courtesies.ts";
import { demoStaff } from "./demo-people.ts";
import { staffIn } from "./staff-in.ts";

export interface DemoCourtesy {
  readonly givenBy: UserId;
  /** Has the demo's PIN. */
  readonly approvedBy: UserId;
  readonly at: Date;
}

/** The cheapest dish that was served at an open account is on the house: the cashier gives it, the manager types the PIN. */
export async function seedCourtesy(tx: Tx, { givenBy, approvedBy, at }: DemoCourtesy): Promise<void> {
  const [dish] = await tx.query<{ id: OrderLineId }>({
    text: `select l.id from orders o
      join order_lines l on l.tenant_id = $1 and l.order_id = o.id
      where o.tenant_id = $1 and o.payment_status = 'unpaid' and o.cancelled_at is null
        and l.status = 'delivered' and l.unit_price_cents > 0
      order by l.unit_price_cents, l.id limit 1`,
    values: [tx.tenantId],
  });
  if (!dish) return;
  const db = { inTenant: <T>(_tenantId: number, work: (tx: Tx) => Promise<T>) => work(tx) };
  const cashier = staffIn(tx, { userId: givenBy, now: at });
  const courtesy = { reason: "Cumpleaños" };
  const refusal: unknown = await giveCourtesy(cashier, dish.id, courtesy).catch((error) => error);
  const act = String(refusal instanceof AppError && refusal.options.details?.act);
  const approvable = { action: "sale.courtesy", subject: dish.id, act, approver_id: approvedBy } as const;
  const { approval } = await giveApproval(cashier, { db }, { ...approvable, pin: demoStaff.manager.pin });
  await giveCourtesy(cashier, dish.id, { ...courtesy, approval });
}
