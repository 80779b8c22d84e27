import type { TaxId } from "#platform/domain/ids.ts";
import { sqlOf, type Tx } from "#platform/server/db/tx.ts";

/** Gives the items of one tax, which is about to be deleted, another one. */
export const moveItemsToTax = (tx: Tx, from: TaxId, to: TaxId) =>
  tx.run(
    sqlOf
      .updateTable("menu_items")
      .set({ tax_id: to })
      .where("tenant_id", "=", tx.tenantId)
      .where("tax_id", "=", from)
      .where("archived_at", "is", null),
  );
