import { sqlOf, type Tx } from "../../../platform/db/tx.ts";

/** Whether guests may order with their phones: the restaurant shows its menu and takes orders by it. */
export async function isOrderingOn(tx: Tx): Promise<boolean> {
  const store = await tx.one(
    sqlOf
      .selectFrom("store_settings")
      .select(["is_qr_menu_enabled", "is_qr_order_enabled"])
      .where("tenant_id", "=", tx.tenantId),
  );
  return store.is_qr_menu_enabled && store.is_qr_order_enabled;
}
