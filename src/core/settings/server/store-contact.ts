import { recordAudit } from "#platform/server/audit/record-audit.ts";
import { sqlOf, type Tx } from "#platform/server/db/tx.ts";
import type { StaffContext } from "#platform/server/http/context.ts";

/** Address, phone and e-mail of a restaurant as they were typed; null where nobody did. */
export interface StoreContact {
  readonly address: string | null;
  readonly phone: string | null;
  readonly email: string | null;
}

/** Reads how the restaurant is reached, so that other forms begin with it instead of asking again. */
export const readStoreContact = (tx: Tx): Promise<StoreContact> =>
  tx.one(
    sqlOf
      .selectFrom("store_settings")
      .select(["address", "phone", "email"])
      .where("tenant_id", "=", tx.tenantId),
  );

/** Fills in what of the restaurant's contact is still empty with what was just typed elsewhere; what is there stays. */
export async function fillStoreContact(tx: Tx, ctx: StaffContext, typed: StoreContact): Promise<void> {
  const before = await readStoreContact(tx);
  const after = {
    address: before.address || typed.address,
    phone: before.phone || typed.phone,
    email: before.email || typed.email,
  };
  if (JSON.stringify(after) === JSON.stringify(before)) return;
  await tx.run(sqlOf.updateTable("store_settings").set(after).where("tenant_id", "=", tx.tenantId));
  await recordAudit(tx, ctx, [
    { action: "store_settings.updated", subject: "store_settings", subjectId: ctx.tenantId, before, after },
  ]);
}
