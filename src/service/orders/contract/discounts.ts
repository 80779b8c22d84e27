import { z } from "zod";
import { approval } from "#core/approvals/contract/approvals.ts";
import { discountValueFields, refuseDiscountValue } from "#core/pricing/contract/discount-value.ts";
import { route } from "#platform/contract/define.ts";
import { idOf, idTextOf, messageReply, text } from "#platform/contract/wire.ts";
import { actions } from "#platform/domain/access/actions.ts";

const access = { staff: actions["sale.discount"] };
const ofLine = z.object({ itemId: idTextOf("OrderLine") });
/** Accounts that are charged together. */
const accountIds = z.array(idOf("Account")).min(1).max(20);

/** The fields that a person writes to give a discount. */
const givenFields = z.object({ ...discountValueFields.shape, reason: text(200) });

/** The fields that a person fills in, with their checks. */
export const discountForm = givenFields.superRefine(refuseDiscountValue);

export const giveLineDiscount = route({
  method: "POST",
  path: "/orders/line-discount/:itemId",
  summary:
    "Takes a share or an amount off an unpaid item, or off some of its pieces, with a reason; beyond the restaurant's limit somebody who may approve must agree. It takes the place of the one that the item had.",
  access,
  params: ofLine,
  body: givenFields
    .extend({
      /** Only `quantity` of the `of` pieces that the person saw; when left out, all of them. */
      part: z
        .object({ quantity: z.number().int().min(1), of: z.number().int().min(1) })
        .refine(({ quantity, of }) => quantity <= of)
        .optional(),
      approval,
    })
    .superRefine(refuseDiscountValue),
  response: messageReply,
  errors: [
    "not_found",
    "discount_refused",
    "line_changed",
    "order_partly_paid",
    "approval_required",
    "approval_invalid",
  ],
});

export const removeLineDiscount = route({
  method: "POST",
  path: "/orders/line-discount/:itemId/remove",
  summary: "Takes the discount of an unpaid item back: it costs again what it cost when it was ordered.",
  access,
  params: ofLine,
  response: messageReply,
  errors: ["not_found", "discount_gone", "order_partly_paid"],
});

export const giveBillDiscount = route({
  method: "POST",
  path: "/orders/bill-discount",
  summary:
    "Takes a share or an amount off the bill of accounts, with a reason, until it is paid; beyond the restaurant's limit somebody who may approve must agree. It takes the place of the one that the bill had.",
  access,
  body: givenFields.extend({ accountIds, approval }).superRefine(refuseDiscountValue),
  response: messageReply,
  errors: [
    "not_found",
    "account_closed",
    "discount_refused",
    "order_partly_paid",
    "approval_required",
    "approval_invalid",
  ],
});

export const removeBillDiscount = route({
  method: "POST",
  path: "/orders/bill-discount/remove",
  summary: "Takes the discount on the bill of accounts back.",
  access,
  body: z.object({ accountIds }),
  response: messageReply,
  errors: ["not_found", "account_closed", "discount_gone", "order_partly_paid"],
});
