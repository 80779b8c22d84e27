import type { z } from "zod";
import { useApproval } from "#core/approvals/web/public.ts";
import type { Uuid } from "#platform/domain/ids.ts";
import { formatAmount } from "#platform/web/format.ts";
import type { RefundableInvoice } from "../contract/refunds.ts";
import { chosenDishes, refundAmount, type refundFields, refundParts } from "./refund-draft.ts";
import { useRefundSale } from "./refunds-api.ts";

/** Giving back what was chosen, with a manager's approval when it takes one. */
export function useRefund(invoice: RefundableInvoice) {
  const refunding = useRefundSale();
  const approval = useApproval();
  return {
    approvalDialog: approval.dialog,
    refund: (chosen: z.output<typeof refundFields>, uuid: Uuid) => {
      const { invoice_id, refunded: refunded_before } = invoice;
      const isPaidOut = refundParts(invoice, chosen).paidOut > 0;
      const payment_type_id = isPaidOut ? chosen.payment_type_id : null;
      const body = { uuid, invoice_id, refunded_before, ...chosen, payment_type_id };
      return approval.run(
        (token) => refunding.mutateAsync(token === undefined ? body : { ...body, approval: token }),
        {
          what: chosenDishes(invoice, chosen.lines),
          amount: formatAmount(refundAmount(invoice, chosen), invoice.currency),
          reason: chosen.reason,
        },
      );
    },
  };
}
