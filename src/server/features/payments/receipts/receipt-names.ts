import type { CustomerId, UserId } from "../../../../domain/ids.ts";
import { sqlOf, type Tx } from "../../../platform/db/tx.ts";

/** Name of the person who opened an account; null for an account without one. */
export async function waiterName(tx: Tx, id: UserId | null): Promise<string | null> {
  if (id === null) return null;
  const user = await tx.first(
    sqlOf.selectFrom("users").select("name").where("tenant_id", "=", tx.tenantId).where("id", "=", id),
  );
  return user?.name ?? null;
}

/** Where a customer is reached; null without one. */
export async function customerPhone(tx: Tx, id: CustomerId | null): Promise<string | null> {
  if (id === null) return null;
  const customer = await tx.first(
    sqlOf.selectFrom("customers").select("phone").where("tenant_id", "=", tx.tenantId).where("id", "=", id),
  );
  return customer?.phone ?? null;
}
