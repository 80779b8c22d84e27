import { sql } from "kysely";
import type { OrderLineId, UserId } from "#platform/domain/ids.ts";
import { sqlOf, type Tx } from "#platform/server/db/tx.ts";

/** Writes who is on the way to fetch these locked lines, or (null) that nobody is. */
export async function claimLines(
  tx: Tx,
  lineIds: readonly OrderLineId[],
  claim: { readonly by: UserId; readonly at: Date } | null,
): Promise<void> {
  await tx.run(
    sqlOf
      .updateTable("order_lines")
      .set({ claimed_by: claim?.by ?? null, claimed_at: claim?.at ?? null })
      .where("tenant_id", "=", tx.tenantId)
      .where(sql<boolean>`id = any(${lineIds})`),
  );
}
