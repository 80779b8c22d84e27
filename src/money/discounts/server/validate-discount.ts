import { readSettings } from "#core/settings/server/public.ts";
import type { validateDiscount as definition } from "#money/payments/contract/payments.ts";
import type { BodyOf, ResponseOf } from "#platform/contract/define.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import { readDiscount } from "./discount.ts";

/** Tells what a code would take off now; the payment decides again and counts the use. */
export function validateDiscount(
  ctx: StaffContext,
  { code, subtotal }: BodyOf<typeof definition>,
): Promise<ResponseOf<typeof definition>> {
  return ctx.inTenant(async (tx) => {
    const { today, currency } = await readSettings(tx, ctx.now);
    const discount = await readDiscount(tx, ctx, { code, listed: subtotal, today, currency });
    return { discount_amount: discount.amount, discount_code_id: discount.id, code: discount.code };
  });
}
