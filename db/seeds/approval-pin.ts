import { writePin } from "#core/approvals/server/public.ts";
import type { UserId } from "#platform/domain/ids.ts";
import { hashPassword } from "#platform/server/auth/passwords.ts";
import type { Tx } from "#platform/server/db/tx.ts";

/** Gives a person the PIN with which they approve. */
export async function createPin(tx: Tx, userId: UserId, pin: string): Promise<void> {
  await writePin(tx, userId, await hashPassword(pin), new Date());
}
