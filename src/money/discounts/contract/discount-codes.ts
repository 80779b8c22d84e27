import { z } from "zod";
import { saying, type ValidationCode } from "#app/contract/validation-code.ts";
import { discountValueFields, discountValueProblem } from "#core/pricing/contract/discount-value.ts";
import { discountCodeText, discountTypes } from "#core/pricing/domain/decide-discount.ts";
import { route } from "#platform/contract/define.ts";
import { editVersion } from "#platform/contract/edit-version.ts";
import { positiveMoney } from "#platform/contract/positive-money.ts";
import { day, idOf, idTextOf, messageReply, money, notNegativeMoney, text } from "#platform/contract/wire.ts";
import { actions } from "#platform/domain/access/actions.ts";

/** 1 or 0 on the wire (back-office §3); also accepts true and false. */
const flag = z.codec(z.union([z.literal(0), z.literal(1), z.boolean()]), z.boolean(), {
  decode: Boolean,
  encode: (isOn) => (isOn ? 1 : 0),
});

export const discountCode = z.object({
  id: idOf("DiscountCode"),
  code: z.string(),
  description: z.string().nullable(),
  discount_type: z.enum(discountTypes),
  /** A percentage or an amount. */
  discount_value: z.number(),
  min_order_value: money.nullable(),
  max_discount_amount: money.nullable(),
  /** First and last business day. */
  start_date: day.nullable(),
  end_date: day.nullable(),
  max_uses: z.number().int().nullable(),
  times_used: z.number().int(),
  is_active: flag,
  /** May stand on a bill together with other codes. */
  is_combinable: flag,
  version: editVersion,
});
export type ListedDiscountCode = z.output<typeof discountCode>;

const access = { staff: actions["discount.setUp"] };

export const listDiscountCodes = route({
  method: "GET",
  path: "/discounts",
  summary: "The discount codes with how often each was used, newest first.",
  access,
  response: z.object({ discountCodes: z.array(discountCode), currency: z.string(), today: day }),
});

const MAX_USES = 1_000_000;

const discountFields = z.object({
  code: text(40).overwrite(discountCodeText),
  description: text(200),
  ...discountValueFields.shape,
  min_order_value: notNegativeMoney.nullish(),
  max_discount_amount: positiveMoney.nullish(),
  start_date: day.nullish(),
  end_date: day.nullish(),
  max_uses: z.number().int().min(1).max(MAX_USES).nullish(),
  /** Left out: a new code is active, an existing one stays as it was. */
  is_active: flag.optional(),
  /** Left out: the code stands alone on a bill. */
  is_combinable: flag.default(false),
});
type DiscountFields = z.output<typeof discountFields>;

function refuseContradictions(fields: DiscountFields, context: z.core.$RefinementCtx): void {
  const { discount_value: value, start_date: start, end_date: end } = fields;
  const refuse = (path: keyof DiscountFields, input: unknown, code: ValidationCode) =>
    context.addIssue({ code: "custom", path: [path], input, ...saying(code) });
  const problem = discountValueProblem(fields);
  if (problem !== null) refuse("discount_value", value, problem);
  if (start && end && end < start) refuse("end_date", end, "ends_before_start");
}

export const discountBody = discountFields.superRefine(refuseContradictions);

export const addDiscountCode = route({
  method: "POST",
  path: "/discounts",
  summary: "Adds a discount code.",
  access,
  body: discountBody,
  response: messageReply.extend({ discountCode }),
  errors: ["discount_code_exists"],
});

export const changeDiscountCode = route({
  method: "PUT",
  path: "/discounts/:discountCodeId",
  summary: "Changes a discount code for payments from now on, or switches it on and off.",
  access,
  params: z.object({ discountCodeId: idTextOf("DiscountCode") }),
  body: discountFields.extend({ version: editVersion.optional() }).superRefine(refuseContradictions),
  response: messageReply.extend({ discountCode }),
  errors: ["not_found", "discount_code_exists", "discount_used_more", "changed_meanwhile"],
});

export const deleteDiscountCode = route({
  method: "DELETE",
  path: "/discounts/:discountCodeId",
  summary: "Deletes a discount code: its text may be given again, and invoices keep it.",
  access,
  params: z.object({ discountCodeId: idTextOf("DiscountCode") }),
  response: messageReply,
  errors: ["not_found"],
});

export const restoreDiscountCode = route({
  method: "POST",
  path: "/discounts/:discountCodeId/restore",
  summary: "Brings back a discount code that was just deleted.",
  access,
  params: z.object({ discountCodeId: idTextOf("DiscountCode") }),
  response: messageReply,
  errors: ["not_found", "discount_code_exists"],
});
