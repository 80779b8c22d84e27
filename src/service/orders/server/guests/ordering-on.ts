import type { Tx } from "#platform/server/db/tx.ts";

/** Whether guests may order with their phones: the restaurant may work, shows its menu and takes orders by it. */
export async function isOrderingOn(tx: Tx, now: Date): Promise<boolean> {
  const [store] = await tx.query<{ is_on: boolean }>({
    text: `select s.is_qr_menu_enabled and s.is_qr_order_enabled and may_work(t, $2) as is_on
      from store_settings s join tenants t on t.id = s.tenant_id where s.tenant_id = $1`,
    values: [tx.tenantId, now],
  });
  return store?.is_on === true;
}
