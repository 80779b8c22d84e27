import { readSettings } from "#core/settings/server/public.ts";
import type { BodyOf, ResponseOf } from "#platform/contract/define.ts";
import type { DiscountCodeId } from "#platform/domain/ids.ts";
import {
  basisPoints,
  basisPointsFromPercent,
  cents,
  centsFromDecimal,
  decimalFromCents,
  percentFromBasisPoints,
} from "#platform/domain/money/cents.ts";
import { recordAudit } from "#platform/server/audit/record-audit.ts";
import { AppError, found, required } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import { refuseStaleEdit, versionOf } from "#platform/server/http/edit-version.ts";
import type {
  addDiscountCode as add,
  changeDiscountCode as change,
  listDiscountCodes as definition,
  ListedDiscountCode,
} from "../contract/discount-codes.ts";
import {
  archiveCode,
  changeCode,
  type DiscountCodeColumns,
  type DiscountCodeRow,
  insertCode,
  isCodeTaken,
  lockArchivedCode,
  lockCode,
  lockCodeTexts,
  offeredCodes,
} from "./discount-code-queries.ts";

export function listDiscountCodes(ctx: StaffContext): Promise<ResponseOf<typeof definition>> {
  return ctx.inTenant(async (tx) => {
    const { currency, today } = await readSettings(tx, ctx.now);
    return { discountCodes: (await offeredCodes(tx)).map(discountCodeView), currency, today };
  });
}

/** Adds a code, active by default; throws `discount_code_exists`. */
export function addDiscountCode(
  ctx: StaffContext,
  fields: BodyOf<typeof add>,
): Promise<ResponseOf<typeof add>> {
  return ctx.inTenant(async (tx) => {
    await lockCodeTexts(tx);
    if (await isCodeTaken(tx, fields.code, null))
      throw new AppError("discount_code_exists", { field: "code" });
    const row = await insertCode(tx, columnsOf(fields, fields.is_active ?? true));
    const after = loggedCode(row);
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
 * Changes a code for payments from now on. Throws `discount_code_exists`, `discount_used_more` when it has been used
 * more often than the new limit, and `changed_meanwhile`.
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
        before: loggedCode(current),
        after: loggedCode(row),
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
    is_combinable: fields.is_combinable,
  };
}

/** Deletes a code: nobody can use it and its text is free again; invoices and bills in parts keep their discount. */
export function deleteDiscountCode(ctx: StaffContext, id: DiscountCodeId): Promise<{ message: string }> {
  return ctx.inTenant(async (tx) => {
    const row = found(await lockCode(tx, id));
    await archiveCode(tx, id, ctx.now);
    await recordAudit(tx, ctx, [
      {
        action: "discount_code.deleted",
        subject: "discount_code",
        subjectId: id,
        before: loggedCode(row),
        after: null,
      },
    ]);
    tx.emit({ type: "discounts_changed" });
    return { message: ctx.say("discounts.reply.deleted", { code: row.code }) };
  });
}

/** Restores a deleted code with its uses; throws `discount_code_exists` if its text was given to another code. */
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

/** Returns a code as the log of changes keeps it: its value is a percentage or an amount, and reads as one. */
function loggedCode(row: DiscountCodeRow) {
  const { discount_value: _, ...fields } = discountCodeFields(row);
  const value =
    row.discount_type === "percentage" ? { percent: row.percent_bp } : { discount: row.amount_cents };
  return { ...fields, ...value, is_active: row.is_active };
}

/** Returns the fields that a person edits, under their contract names. */
function discountCodeFields(row: DiscountCodeRow) {
  const centsOrNull = (amount: number | null) => (amount === null ? null : cents(amount));
  return {
    code: row.code,
    description: row.description,
    discount_type: row.discount_type,
    discount_value:
      row.discount_type === "percentage"
        ? percentFromBasisPoints(
            basisPoints(required(row.percent_bp, "the rate of a discount by percentage")),
          )
        : decimalFromCents(cents(required(row.amount_cents, "the amount of a fixed discount"))),
    min_order_value: centsOrNull(row.min_order_cents),
    max_discount_amount: centsOrNull(row.max_discount_cents),
    start_date: row.start_date,
    end_date: row.end_date,
    max_uses: row.max_uses,
    is_combinable: row.is_combinable,
  };
}

/** Returns a code as listed. `is_active` is no part of its version: the switch is no edit of the form. */
function discountCodeView(row: DiscountCodeRow): ListedDiscountCode {
  const fields = discountCodeFields(row);
  return {
    id: row.id,
    ...fields,
    times_used: row.times_used,
    is_active: row.is_active,
    version: versionOf(fields),
  };
}
