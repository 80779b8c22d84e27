import type { Id } from "../../../domain/ids.ts";
import { sqlOf, type Tx } from "../../platform/db/tx.ts";

interface Act {
  readonly action: "session.token_reused" | "session.removed" | "password.reset";
  /** Who did it; for what the server did by itself, whom it concerns. */
  readonly userId: Id<"User">;
  readonly sessionId?: Id<"Session">;
  readonly subject: "session" | "user";
  readonly subjectId: number;
}

/** Writes an act of access into the restaurant's audit log, in the transaction of the act. */
export async function recordAct(tx: Tx, act: Act): Promise<void> {
  await tx.run(
    sqlOf.insertInto("audit_entries").values({
      tenant_id: tx.tenantId,
      action: act.action,
      user_id: act.userId,
      session_id: act.sessionId ?? null,
      subject: act.subject,
      subject_id: act.subjectId,
    }),
  );
}
