import { writePin } from "#core/approvals/server/public.ts";
import type { TenantId, UserId } from "#platform/domain/ids.ts";
import { hashPassword } from "#platform/server/auth/passwords.ts";
import type { Database } from "#platform/server/db/in-tenant.ts";

/** Gives a person of a restaurant the PIN with which they approve. */
export async function createPin(
  db: Pick<Database, "inTenant">,
  { tenantId, userId }: { readonly tenantId: TenantId; readonly userId: UserId },
  pin: string,
): Promise<void> {
  const hash = await hashPassword(pin);
  await db.inTenant(tenantId, (tx) => writePin(tx, userId, hash, new Date()));
}
