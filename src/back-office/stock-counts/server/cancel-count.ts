import type { StockCountId } from "#platform/domain/ids.ts";
import { recordAudit } from "#platform/server/audit/record-audit.ts";
import { sqlOf } from "#platform/server/db/tx.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import { freeItems, lockOpenCount } from "./count-queries.ts";

/** Ends a count without moving anything; its ingredients can be counted again. */
export function cancelCount(ctx: StaffContext, id: StockCountId): Promise<{ message: string }> {
  return ctx.inTenant(async (tx) => {
    const { title } = await lockOpenCount(tx, id, "update");
    await tx.run(
      sqlOf
        .updateTable("stock_counts")
        .set({ status: "cancelled", ended_at: ctx.now, ended_by: ctx.userId })
        .where("tenant_id", "=", tx.tenantId)
        .where("id", "=", id),
    );
    await freeItems(tx, id);
    await recordAudit(tx, ctx, [
      {
        action: "stock_count.cancelled",
        subject: "stock_count",
        subjectId: id,
        before: { title },
        after: null,
      },
    ]);
    tx.emit({ type: "stock_counts_changed", countId: id });
    return { message: ctx.say("stockCounts.reply.cancelled", { title }) };
  });
}
