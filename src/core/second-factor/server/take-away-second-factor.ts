import type { UserId } from "#platform/domain/ids.ts";
import { type AuditActor, recordAudit } from "#platform/server/audit/record-audit.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { deleteFactor } from "./second-factor-queries.ts";

/** Takes somebody's second factor away, with its recovery codes; false when there was none. */
export async function takeAwaySecondFactor(tx: Tx, userId: UserId, actor: AuditActor): Promise<boolean> {
  const wasThere = await deleteFactor(tx, userId);
  if (wasThere)
    await recordAudit(tx, actor, [
      { action: "second_factor.off", subject: "user", subjectId: userId, before: null, after: null },
    ]);
  return wasThere;
}
