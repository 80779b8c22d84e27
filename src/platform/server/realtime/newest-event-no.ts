import { sqlOf, type Tx } from "../db/tx.ts";

/** Number of the tenant's newest event; 0 when nothing has happened yet. */
export async function newestEventNo(tx: Tx): Promise<number> {
  const counter = await tx.first(
    sqlOf
      .selectFrom("counters")
      .select("value")
      .where("tenant_id", "=", tx.tenantId)
      .where("series", "=", "event"),
  );
  return counter?.value ?? 0;
}
