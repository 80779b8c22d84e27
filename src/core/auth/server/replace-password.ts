import type { Id } from "#platform/domain/ids.ts";
import { type AuditActor, recordAudit } from "#platform/server/audit/record-audit.ts";
import { forgetDevices } from "#platform/server/auth/known-device.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { setPassword } from "./reset-queries.ts";
import { type EndedSession, endSessions } from "./session-queries.ts";

/**
 * Gives a person a new password. Whoever knew the old one is out: every session ends, every reset link is used up,
 * every device is a stranger. `actor`: who does it, the person themself where nobody is signed in. Returns the ended sessions; cut their sockets with `deps.realtime` after the commit.
 */
export async function replacePassword(
  tx: Tx,
  userId: Id<"User">,
  passwordHash: string,
  actor: AuditActor,
): Promise<EndedSession[]> {
  await setPassword(tx, userId, passwordHash, actor.now);
  const ended = await endSessions(tx, { userId }, "password_changed", actor.now);
  await forgetDevices(tx, userId);
  await recordAudit(tx, actor, [
    { action: "password.reset", subject: "user", subjectId: userId, before: null, after: null },
  ]);
  return ended;
}
