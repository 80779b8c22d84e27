import { type AuditRecord, recordAudit } from "../../platform/audit/record-audit.ts";
import type { Tx } from "../../platform/db/tx.ts";
import type { StaffContext } from "../../platform/http/context.ts";

/** What became of the menu: what the audit log keeps, and what is answered. Nothing to keep: nothing was changed. */
interface MenuAct<Answer> {
  readonly audit: readonly AuditRecord[];
  readonly answer: Answer;
}

/**
 * One transaction that changes the menu of a restaurant. Such changes wait for each other, so that titles stay unique and
 * orders whole; sales do not wait for them. Afterwards every till loads the menu anew.
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

async function lockMenu(tx: Tx): Promise<void> {
  await tx.query({
    text: `select pg_advisory_xact_lock(hashtextextended('menu', s.tenant_id)) from store_settings s
      where s.tenant_id = $1`,
    values: [tx.tenantId],
  });
}
