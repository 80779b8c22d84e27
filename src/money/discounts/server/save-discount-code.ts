import type { BodyOf, ResponseOf } from "#platform/contract/define.ts";
import type { DiscountCodeId } from "#platform/domain/ids.ts";
import { basisPointsFromPercent, centsFromDecimal } from "#platform/domain/money/cents.ts";
import { recordAudit } from "#platform/server/audit/record-audit.ts";
import { AppError, found } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import { refuseStaleEdit } from "#platform/server/http/edit-version.ts";
import type { addDiscountCode as add, changeDiscountCode as change } from "../contract/discount-codes.ts";
import {
  changeCode,
  type DiscountCodeColumns,
  insertCode,
  isCodeTaken,
  lockCode,
  lockCodeTexts,
} from "./discount-code-queries.ts";
import { discountCodeFields, discountCodeView } from "./discount-code-view.ts";

/** Adds a code, active unless told; refuses `discount_code_exists`. */
export function addDiscountCode(
  ctx: StaffContext,
  fields: BodyOf<typeof add>,
): Promise<ResponseOf<typeof add>> {
  return ctx.inTenant(async (tx) => {
    await lockCodeTexts(tx);
    if (await isCodeTaken(tx, fields.code, null))
      throw new AppError("discount_code_exists", { field: "code" });
    const row = await insertCode(tx, columnsOf(fields, fields.is_active ?? true));
    const after = { ...discountCodeFields(row), is_active: row.is_active };
    await recordAudit(tx, ctx, [
      { action: "discount_code.added", subject: "discount_code", subjectId: row.id, before: null, after },
    ]);
    tx.emit({ type: "discounts_changed" });
    return {
      message: ctx.say("discounts.reply.added", { code: row.code }),
      discountCode: discountCodeView(row),
    };
  });
}

/**
 * Changes a code for payments from now on. Refuses `discount_code_exists`, `discount_used_more` when it would have been
 * used more often than it may, and `changed_meanwhile`.
 */
export function changeDiscountCode(
  ctx: StaffContext,
  id: DiscountCodeId,
  { version, ...fields }: BodyOf<typeof change>,
): Promise<ResponseOf<typeof change>> {
  return ctx.inTenant(async (tx) => {
    await lockCodeTexts(tx);
    const current = found(await lockCode(tx, id));
    refuseStaleEdit(version, discountCodeFields(current));
    if (await isCodeTaken(tx, fields.code, id)) throw new AppError("discount_code_exists", { field: "code" });
    if (fields.max_uses && fields.max_uses < current.times_used)
      throw new AppError("discount_used_more", { field: "max_uses", details: { count: current.times_used } });
    const row = await changeCode(tx, id, columnsOf(fields, fields.is_active ?? current.is_active));
    await recordAudit(tx, ctx, [
      {
        action: "discount_code.updated",
        subject: "discount_code",
        subjectId: id,
        before: { ...discountCodeFields(current), is_active: current.is_active },
        after: { ...discountCodeFields(row), is_active: row.is_active },
      },
    ]);
    tx.emit({ type: "discounts_changed" });
    return {
      message: ctx.say("discounts.reply.saved", { code: row.code }),
      discountCode: discountCodeView(row),
    };
  });
}

function columnsOf(fields: BodyOf<typeof add>, isActive: boolean): DiscountCodeColumns {
  const { discount_type: type, discount_value: value } = fields;
  return {
    code: fields.code,
    description: fields.description,
    discount_type: type,
    percent_bp: type === "percentage" ? basisPointsFromPercent(value) : null,
    amount_cents: type === "fixed" ? centsFromDecimal(value) : null,
    min_order_cents: fields.min_order_value ?? null,
    max_discount_cents: fields.max_discount_amount ?? null,
    start_date: fields.start_date ?? null,
    end_date: fields.end_date ?? null,
    max_uses: fields.max_uses ?? null,
    is_active: isActive,
  };
}
