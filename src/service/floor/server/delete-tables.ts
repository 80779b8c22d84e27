import type { TableId } from "#platform/domain/ids.ts";
import { recordAudit } from "#platform/server/audit/record-audit.ts";
import { AppError } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import { archiveTables, lockTablesById, selectTablesInUse } from "./table-queries.ts";
import { editedFields } from "./table-view.ts";
import { tellTables } from "./tell-tables.ts";

/**
 * Deletes tables, all or none (docs/decisions/0042). Refuses `table_in_use` while an account is open at one of them or an
 * order of its guests waits; the details say which. Orders that are on their way wait for this lock, and are refused.
 */
export function deleteTables(ctx: StaffContext, ids: readonly TableId[]): Promise<{ message: string }> {
  return ctx.inTenant(async (tx) => {
    const tables = await lockTablesById(tx, ids);
    const [first] = tables;
    if (tables.length !== ids.length || !first) throw new AppError("not_found");
    const [used] = await selectTablesInUse(tx, ids);
    if (used) throw new AppError("table_in_use", { details: { ...used } });
    await archiveTables(tx, ids, ctx.now);
    await recordAudit(
      tx,
      ctx,
      tables.map((table) => ({
        action: "store_table.deleted",
        subject: "store_table",
        subjectId: table.id,
        before: editedFields(table),
        after: null,
      })),
    );
    await tellTables(tx, []);
    const message =
      tables.length === 1
        ? ctx.say("tables.reply.deleted", { title: first.title })
        : ctx.say("tables.reply.deleted_many", { count: tables.length });
    return { message };
  });
}
