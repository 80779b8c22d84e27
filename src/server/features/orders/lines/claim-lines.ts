import type { OrderLineId, UserId } from "../../../../domain/ids.ts";
import type { Tx } from "../../../platform/db/tx.ts";

/** Writes who is on the way to fetch these locked lines, or (null) that nobody is. */
export async function claimLines(
  tx: Tx,
  lineIds: readonly OrderLineId[],
  claim: { readonly by: UserId; readonly at: Date } | null,
): Promise<void> {
  await tx.query({
    text: `update order_lines set claimed_by = $3::bigint, claimed_at = $4::timestamptz
      where tenant_id = $1 and id = any($2::bigint[])`,
    values: [tx.tenantId, lineIds, claim?.by ?? null, claim?.at ?? null],
  });
}
