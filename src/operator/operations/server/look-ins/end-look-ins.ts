import { type AuditActor, recordAudit } from "#platform/server/audit/record-audit.ts";
import type { Deps } from "#platform/server/deps.ts";
import type { LookInEnd } from "../../domain/look-in.ts";
import { type OpenLookIn, writeLookInEnd } from "./look-in-queries.ts";

/** Ends look-ins, each with its line in the restaurant's audit log; gives how many had not ended before. */
export async function endLookIns(
  { db }: Pick<Deps, "db">,
  looks: readonly OpenLookIn[],
  by: LookInEnd,
  now: Date,
  /** Who of the restaurant ended it. */
  actor: AuditActor = { now, userId: null, sessionId: null },
): Promise<number> {
  let ended = 0;
  for (const look of looks) {
    const isEnded = await db.inTenant(look.tenant_id, async (tx) => {
      if (!(await writeLookInEnd(tx, look.id, by, now))) return false;
      await recordAudit(tx, actor, [
        {
          action: `support.look_in_ended_by_${by}`,
          subject: "look_in",
          subjectId: look.id,
          reason: look.reason,
          before: null,
          after: { name: look.operator_name },
        },
      ]);
      tx.emit({ type: "look_in_changed" });
      return true;
    });
    if (isEnded) ended += 1;
  }
  return ended;
}
