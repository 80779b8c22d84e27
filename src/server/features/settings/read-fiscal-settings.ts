import { sqlOf, type Tx } from "../../platform/db/tx.ts";

/** The restaurant as its tax documents name it; undefined when nothing was entered yet. */
export const readFiscalSettings = (tx: Tx) =>
  tx.first(sqlOf.selectFrom("fiscal_settings").selectAll().where("tenant_id", "=", tx.tenantId));
