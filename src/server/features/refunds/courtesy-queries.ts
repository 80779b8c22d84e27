import type { OrderLineId, UserId } from "../../../domain/ids.ts";
import { sqlOf, type Tx } from "../../platform/db/tx.ts";

export interface Courtesy {
  readonly reason: string;
  readonly created_at: Date;
  readonly created_by: UserId;
  readonly approver_id: UserId | null;
}

/** Sets the price of a locked line to zero and keeps what it was. */
export async function makeFree(
  tx: Tx,
  line: { readonly id: OrderLineId; readonly unit_price_cents: number },
  courtesy: Courtesy,
): Promise<void> {
  await tx.run(
    sqlOf.insertInto("courtesies").values({
      ...courtesy,
      tenant_id: tx.tenantId,
      order_line_id: line.id,
      unit_price_cents: line.unit_price_cents,
    }),
  );
  await tx.run(
    sqlOf
      .updateTable("order_lines")
      .set({ unit_price_cents: 0 })
      .where("tenant_id", "=", tx.tenantId)
      .where("id", "=", line.id),
  );
}
