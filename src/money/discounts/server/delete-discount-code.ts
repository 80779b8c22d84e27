import type { DiscountCodeId } from "#platform/domain/ids.ts";
import { recordAudit } from "#platform/server/audit/record-audit.ts";
import { AppError, found } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import {
  archiveCode,
  isCodeTaken,
  lockArchivedCode,
  lockCode,
  lockCodeTexts,
} from "./discount-code-queries.ts";
import { discountCodeFields } from "./discount-code-view.ts";

/** Deletes a code: nobody can use it, its text is free, and invoices and bills in parts keep what it took off. */
export function deleteDiscountCode(ctx: StaffContext, id: DiscountCodeId): Promise<{ message: string }> {
  return ctx.inTenant(async (tx) => {
    const row = found(await lockCode(tx, id));
    await archiveCode(tx, id, ctx.now);
    await recordAudit(tx, ctx, [
      {
        action: "discount_code.deleted",
        subject: "discount_code",
        subjectId: id,
        before: { ...discountCodeFields(row), is_active: row.is_active },
        after: null,
      },
    ]);
    tx.emit({ type: "discounts_changed" });
    return { message: ctx.say("discounts.reply.deleted", { code: row.code }) };
  });
}

/** Brings a deleted code back, with its uses; refuses `discount_code_exists` when its text was given again. */
export function restoreDiscountCode(ctx: StaffContext, id: DiscountCodeId): Promise<{ message: string }> {
  return ctx.inTenant(async (tx) => {
    await lockCodeTexts(tx);
    const { code } = found(await lockArchivedCode(tx, id));
    if (await isCodeTaken(tx, code, id)) throw new AppError("discount_code_exists", { field: "code" });
    await archiveCode(tx, id, null);
    await recordAudit(tx, ctx, [
      {
        action: "discount_code.restored",
        subject: "discount_code",
        subjectId: id,
        before: null,
        after: { code },
      },
    ]);
    tx.emit({ type: "discounts_changed" });
    return { message: ctx.say("discounts.reply.restored", { code }) };
  });
}
