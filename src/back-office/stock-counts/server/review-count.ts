import type { StockCountId } from "#platform/domain/ids.ts";
import { recordAudit } from "#platform/server/audit/record-audit.ts";
import { sqlOf } from "#platform/server/db/tx.ts";
import { AppError } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import { lockCount } from "./count-queries.ts";
import { isBlind } from "./read-sheet.ts";

/** Ends the blind part of a count, open or cancelled; where there is none, or none any more, nothing happens. */
export function reviewCount(ctx: StaffContext, id: StockCountId): Promise<{ message: string }> {
  return ctx.inTenant(async (tx) => {
    const count = await lockCount(tx, id, "update");
    if (count.status === "closed") throw new AppError("stock_count_ended");
    const message = ctx.say("stockCounts.reply.reviewed", { title: count.title });
    if (!isBlind(count)) return { message };
    await tx.run(
      sqlOf
        .updateTable("stock_counts")
        .set({ reviewed_at: ctx.now, reviewed_by: ctx.userId })
        .where("tenant_id", "=", tx.tenantId)
        .where("id", "=", id),
    );
    await recordAudit(tx, ctx, [
      {
        action: "stock_count.reviewed",
        subject: "stock_count",
        subjectId: id,
        before: null,
        after: { title: count.title },
      },
    ]);
    tx.emit({ type: "stock_counts_changed", countId: id });
    return { message };
  });
}
