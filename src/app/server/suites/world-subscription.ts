import type { TenantId } from "#platform/domain/ids.ts";
import { required } from "#platform/server/http/app-error.ts";
import type { TestServer } from "../testing/test-server.ts";

/** A month of the subscription that was paid by hand long ago. */
export async function aSubscriptionPayment(
  { db }: Pick<TestServer, "db">,
  tenantId: TenantId,
): Promise<number> {
  const rows = await db.inTenant(tenantId, (tx) =>
    tx.query<{ id: number }>({
      text: `insert into subscription_payments (tenant_id, client_uuid, paid_on, amount_cents, method, months,
          starts_on, expires_on, entered_at, entered_by)
        values ($1, gen_random_uuid(), '2020-01-01', 2900, 'cash', 1, '2020-01-01', '2020-01-31', '2020-01-01', 'x')
        returning id`,
      values: [tenantId],
    }),
  );
  return required(rows[0], "a payment by hand").id;
}
