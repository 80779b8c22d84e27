import type { AuditAction, AuditSubject } from "#app/domain/audit/audit-action.ts";
import { lockMenu } from "#menu/combos/server/public.ts";
import { type AuditRecord, recordAudit } from "#platform/server/audit/record-audit.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import type { StaffContext } from "#platform/server/http/context.ts";

/**
 * Result of a change of the menu: entries of the audit log and the answer. Without entries nothing was changed.
 */
interface MenuChangeResult<Answer> {
  readonly audit: readonly AuditRecord[];
  readonly answer: Answer;
}

/**
 * Changes the menu of a restaurant in one transaction, one change at a time. Afterwards every till reloads the menu.
 */
export function changeMenu<Answer>(
  ctx: StaffContext,
  work: (tx: Tx) => Promise<MenuChangeResult<Answer>>,
): Promise<Answer> {
  return ctx.inTenant(async (tx) => {
    await lockMenu(tx);
    const { audit, answer } = await work(tx);
    await recordAudit(tx, ctx, audit);
    if (audit.length > 0) tx.emit({ type: "menu_changed" });
    return answer;
  });
}

type Recorded = Readonly<Record<string, unknown>> | null;

/**
 * Returns the audit log's entry of a change; the first word of the action names its subject (`menu_item.updated`),
 * unless it is said. Returns none when nothing differs.
 */
export function recordsOf(
  action: AuditAction,
  subjectId: number,
  before: Recorded,
  after: Recorded,
  subject: AuditSubject = action.startsWith("category.") ? "category" : "menu_item",
): AuditRecord[] {
  if (JSON.stringify(before) === JSON.stringify(after)) return [];
  return [{ action, subject, subjectId, before, after }];
}
