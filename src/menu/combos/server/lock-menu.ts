import type { Tx } from "#platform/server/db/tx.ts";

/**
 * Makes changes of a restaurant's menu wait for each other, so that titles stay unique, orders stay complete and a
 * combo offers only what exists. Sales do not wait for them.
 */
export async function lockMenu(tx: Tx): Promise<void> {
  await tx.query({
    text: `select pg_advisory_xact_lock(hashtextextended('menu', s.tenant_id)) from store_settings s
      where s.tenant_id = $1`,
    values: [tx.tenantId],
  });
}
