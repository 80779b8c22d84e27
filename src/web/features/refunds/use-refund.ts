import { useState } from "react";
import type { RefundableInvoice } from "../../../contract/refunds.ts";
import { toastSuccess } from "../../../ui/feedback/toast.tsx";
import { clientUuid } from "../../platform/client-uuid.ts";
import { errorText } from "../../platform/show-error.ts";
import { gaveUpApproval, useApproval } from "../approvals/public.ts";
import { type RefundDraft, startRefund } from "./refund-draft.ts";
import { useRefundSale } from "./refunds-api.ts";

/**
 * What is being given back, and giving it. The uuid is made when the dialog opens and kept for every further attempt:
 * whatever became of the first one, the money is given once.
 */
export function useRefund(invoice: RefundableInvoice, onDone: () => void) {
  const [uuid] = useState(clientUuid);
  const [draft, setDraft] = useState(() => startRefund(invoice));
  const refunding = useRefundSale();
  const approval = useApproval();
  const method = invoice.payment_types.find((type) => type.id === draft.paymentTypeId);
  const needsDrawer = method?.is_cash === true && invoice.drawer === null;
  const lines = invoice.lines.flatMap(({ id }) => {
    const quantity = draft.pieces[id] ?? 0;
    return quantity > 0 ? [{ id, quantity }] : [];
  });
  const refund = async () => {
    if (!method || draft.returnsStock === null) return;
    const body = {
      uuid,
      lines,
      invoice_id: invoice.invoice_id,
      refunded_before: invoice.refunded,
      payment_type_id: method.id,
      reason: draft.reason.trim(),
      returns_stock: draft.returnsStock,
      returns_tip: draft.returnsTip,
    };
    const { message } = await approval.run((given) =>
      refunding.mutateAsync(given === undefined ? body : { ...body, approval: given }),
    );
    toastSuccess(message);
    onDone();
  };
  return {
    draft,
    method,
    needsDrawer,
    change: (part: Partial<RefundDraft>) => setDraft((before) => ({ ...before, ...part })),
    missing: missingOf(draft, lines.length > 0),
    isReady: missingOf(draft, lines.length > 0) === null && method !== undefined && !needsDrawer,
    busy: refunding.isPending,
    failure: refunding.isError && !gaveUpApproval(refunding.error) ? errorText(refunding.error) : null,
    approvalDialog: approval.dialog,
    // The failure is shown above the button and stays until the next attempt.
    refund: () => void refund().catch(() => undefined),
  };
}

/** What has to be said before it can be given back, one thing after the other; null when all is said. */
function missingOf(draft: RefundDraft, hasLines: boolean): "what" | "reason" | "stock" | null {
  if (!hasLines) return "what";
  if (draft.reason.trim() === "") return "reason";
  return draft.returnsStock === null ? "stock" : null;
}

export type Refund = ReturnType<typeof useRefund>;
