import { z } from "zod";
import { approval } from "#core/approvals/contract/approvals.ts";
import { route } from "#platform/contract/define.ts";
import { idTextOf, messageReply, text } from "#platform/contract/wire.ts";
import { actions } from "#platform/domain/access/actions.ts";

export const giveCourtesy = route({
  method: "POST",
  path: "/orders/courtesy/:itemId",
  summary:
    "Gives an unpaid item for free, with a reason and by somebody who may; what it cost stays on record.",
  access: { staff: actions["sale.courtesy"] },
  params: z.object({ itemId: idTextOf("OrderLine") }),
  body: z.object({
    reason: text(200),
    /** Gives only `quantity` of the `of` pieces that the person saw; when left out, all of them. */
    part: z
      .object({ quantity: z.number().int().min(1), of: z.number().int().min(1) })
      .refine(({ quantity, of }) => quantity <= of)
      .optional(),
    approval,
  }),
  response: messageReply,
  errors: [
    "not_found",
    "courtesy_refused",
    "line_changed",
    "order_partly_paid",
    "approval_required",
    "approval_invalid",
  ],
});

export const removeCourtesy = route({
  method: "POST",
  path: "/orders/courtesy/:itemId/remove",
  summary: "Takes a courtesy back: the item costs again what it cost when it was ordered.",
  access: { staff: actions["sale.courtesy"] },
  params: z.object({ itemId: idTextOf("OrderLine") }),
  response: messageReply,
  errors: ["not_found", "courtesy_gone", "order_partly_paid"],
});
