import type { ResponseOf } from "#platform/contract/define.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { required } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import type { readSetup as definition } from "../contract/setup-guide.ts";
import { type SetupStep, setupSteps } from "../domain/setup-step.ts";

/** What of setting up a restaurant is done, read from what there is: nobody ticks anything. */
export function readSetup(ctx: StaffContext): Promise<ResponseOf<typeof definition>> {
  return ctx.inTenant(async (tx) => {
    const done = await selectDone(tx);
    return { steps: setupSteps.map((step) => ({ step, is_done: done[step] })) };
  });
}

/** A store is done with an address and a phone, which receipts and tax documents need; staff with a second person. */
async function selectDone(tx: Tx): Promise<Record<SetupStep, boolean>> {
  const [row] = await tx.query<Record<SetupStep, boolean>>({
    text: `select
      exists (select from store_settings where tenant_id = $1 and address is not null and phone is not null) as store,
      exists (select from taxes where tenant_id = $1 and archived_at is null) as taxes,
      exists (select from categories where tenant_id = $1 and archived_at is null) as categories,
      exists (select from menu_items where tenant_id = $1 and archived_at is null) as items,
      exists (select from store_tables where tenant_id = $1 and archived_at is null) as tables,
      (select count(*) > 1 from users where tenant_id = $1 and archived_at is null) as staff,
      exists (select from payment_types where tenant_id = $1 and archived_at is null and is_active) as payment_types,
      (select id from invoices where tenant_id = $1 order by tenant_id, id limit 1) is not null as first_sale`,
    values: [tx.tenantId],
  });
  return required(row, "the row of a select without a from");
}
