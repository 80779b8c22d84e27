import type { StockCountId } from "../../../domain/ids.ts";
import { recordAudit } from "../../platform/audit/record-audit.ts";
import { sqlOf } from "../../platform/db/tx.ts";
import type { StaffContext } from "../../platform/http/context.ts";
import { lockOpenCount } from "./count-queries.ts";
import { isBlind } from "./read-sheet.ts";

/** Ends the blind part of a count; once it is ended, or where there is none, nothing happens. */
export function reviewCount(ctx: StaffContext, id: StockCountId): Promise<{ message: string }> {
  return ctx.inTenant(async (tx) => {
    const count = await lockOpenCount(tx, id, "update");
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
