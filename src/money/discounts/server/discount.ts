import {
  type DiscountRefusal,
  decideDiscounts,
  discountCodeText,
  inOrderOfCodes,
} from "#core/pricing/domain/decide-discount.ts";
import { readSettings } from "#core/settings/server/public.ts";
import { discountOf, type SaleDiscount } from "#money/bills/server/bill.ts";
import { codesOf } from "#money/payments/contract/named-codes.ts";
import type { validateDiscount as definition } from "#money/payments/contract/payments.ts";
import type { BodyOf, ResponseOf } from "#platform/contract/define.ts";
import type { DiscountCodeId } from "#platform/domain/ids.ts";
import { type Cents, cents } from "#platform/domain/money/cents.ts";
import type { CalendarDate } from "#platform/domain/periods/calendar-date.ts";
import { sqlOf, type Tx } from "#platform/server/db/tx.ts";
import { AppError, required } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import { moneyText } from "#platform/server/i18n/money-text.ts";
import { codesByText, type DiscountCodeRow, lockCodesByText } from "./discount-code-queries.ts";

interface AppliedCode extends SaleDiscount {
  readonly isCombinable: boolean;
}

interface DiscountRequest {
  /** The codes as they were typed, each once. */
  readonly codes: readonly string[];
  /** The sum of the lines after their own discounts. */
  readonly listed: Cents;
  readonly today: CalendarDate;
  readonly currency: string;
}

/** Returns what codes take off, in the order in which they do; throws `discount_invalid` with the reason. */
export async function readDiscounts(
  tx: Tx,
  ctx: StaffContext,
  request: DiscountRequest,
): Promise<AppliedCode[]> {
  return applyDiscounts(ctx, await codesByText(tx, request.codes), request);
}

/** Returns the discounts and counts their uses in this transaction; of two that want the last use, one is refused. */
export async function takeDiscounts(
  tx: Tx,
  ctx: StaffContext,
  request: DiscountRequest,
): Promise<SaleDiscount[]> {
  const discounts = applyDiscounts(ctx, await lockCodesByText(tx, request.codes), request);
  for (const { id } of discounts) await countDiscountUse(tx, id, 1);
  return discounts;
}

function applyDiscounts(
  ctx: StaffContext,
  rows: readonly DiscountCodeRow[],
  { codes, listed, today, currency }: DiscountRequest,
): AppliedCode[] {
  const unknown = codes.find((code) => rows.every((row) => row.code !== code));
  if (unknown !== undefined) throw discountRefusal(ctx, "unknown", { code: unknown });
  const ordered = inOrderOfCodes(rows, discountOf);
  const decisions = decideDiscounts(ordered.map(discountOf), listed, today);
  return ordered.map(({ id, code, min_order_cents, is_combinable: isCombinable }, index) => {
    const decision = required(decisions[index], "the decision about a code");
    if (decision.ok) return { id, code, amount: decision.amount, isCombinable };
    const minimum = cents(min_order_cents ?? 0);
    throw discountRefusal(ctx, decision.reason, {
      code,
      minimum: moneyText(ctx, minimum, currency),
      missing: moneyText(ctx, cents(Math.max(0, minimum - listed)), currency),
    });
  });
}

function discountRefusal(
  ctx: StaffContext,
  reason: DiscountRefusal,
  values: Record<string, string>,
): AppError {
  return new AppError("discount_invalid", {
    field: "code",
    details: { reason: ctx.say(`payments.discount_refused.${reason}`, values), reasonCode: reason },
  });
}

/** Tells what a code would take off now beside the others; the payment decides again and counts the use. */
export function validateDiscount(
  ctx: StaffContext,
  { code: typed, subtotal: listed, others = [] }: BodyOf<typeof definition>,
): Promise<ResponseOf<typeof definition>> {
  return ctx.inTenant(async (tx) => {
    const { today, currency } = await readSettings(tx, ctx.now);
    const codes = codesOf({ discountCode: typed, discountCodes: others });
    const discounts = await readDiscounts(tx, ctx, { codes, listed, today, currency });
    const { id, code, amount, isCombinable } = required(
      discounts.find((discount) => discount.code === discountCodeText(typed)),
      "the code that was asked for",
    );
    return { discount_amount: amount, discount_code_id: id, code, is_combinable: isCombinable };
  });
}

/** Counts a use of a locked code, or takes one back, and refreshes the list of codes. */
export async function countDiscountUse(tx: Tx, id: DiscountCodeId, by: 1 | -1): Promise<void> {
  await tx.run(
    sqlOf
      .updateTable("discount_codes")
      .set((column) => ({ times_used: column("times_used", "+", by) }))
      .where("tenant_id", "=", tx.tenantId)
      .where("id", "=", id),
  );
  tx.emit({ type: "discounts_changed" });
}
