import type { UserId } from "../../src/domain/ids.ts";
import { writePin } from "../../src/server/features/approvals/public.ts";
import { hashPassword } from "../../src/server/platform/auth/passwords.ts";
import type { Tx } from "../../src/server/platform/db/tx.ts";

/** Gives a person the PIN with which they approve. */
export async function createPin(tx: Tx, userId: UserId, pin: string): Promise<void> {
  await writePin(tx, userId, await hashPassword(pin), new Date());
}
