import { lockMenu } from "#menu/combos/server/public.ts";
import { type AuditRecord, recordAudit } from "#platform/server/audit/record-audit.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import type { StaffContext } from "#platform/server/http/context.ts";

/** What became of the menu: what the audit log keeps, and what is answered. Nothing to keep: nothing was changed. */
interface MenuAct<Answer> {
  readonly audit: readonly AuditRecord[];
  readonly answer: Answer;
}

/**
 * One transaction that changes the menu of a restaurant, behind others that do. Afterwards every till loads the menu anew.
 */
export function changeMenu<Answer>(
  ctx: StaffContext,
  work: (tx: Tx) => Promise<MenuAct<Answer>>,
): Promise<Answer> {
  return ctx.inTenant(async (tx) => {
    await lockMenu(tx);
    const { audit, answer } = await work(tx);
    await recordAudit(tx, ctx, audit);
    if (audit.length > 0) tx.emit({ type: "menu_changed" });
    return answer;
  });
}
