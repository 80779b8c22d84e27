import { useState } from "react";
import { toastError } from "../../../ui/feedback/toast.tsx";
import { isApiError } from "../../platform/api-error.ts";
import { clientUuid } from "../../platform/client-uuid.ts";
import { failureText } from "../../platform/show-error.ts";
import { useT } from "../../platform/use-t.ts";
import { usePayOrders } from "./charge-api.ts";
import type { PayFormProps } from "./pay-form.tsx";
import type { PaymentDraft, PaymentReview } from "./payment-draft.ts";

/**
 * Sends the payment. Its uuid is made when the dialog opens and kept for every further attempt: whatever became of
 * the first one, the account is charged once.
 */
export function usePayment(
  { orders, figures, onBusy, onPaid }: Pick<PayFormProps, "orders" | "figures" | "onBusy" | "onPaid">,
  draft: PaymentDraft,
  review: PaymentReview,
) {
  const t = useT();
  const [uuid] = useState(clientUuid);
  const [failure, setFailure] = useState<string | null>(null);
  const paying = usePayOrders();
  const isPaidElsewhere = isApiError(paying.error, "order_already_paid");
  const pay = async () => {
    const { paymentTypeId } = draft;
    if (paymentTypeId === null || paying.isPending) return;
    setFailure(null);
    onBusy(true);
    try {
      const payment = await paying.mutateAsync({
        uuid,
        orderIds: orders.map((order) => order.id),
        subTotal: figures.subTotal,
        taxTotal: figures.taxTotal,
        serviceChargeTotal: figures.serviceCharge,
        total: figures.total,
        selectedPaymentType: paymentTypeId,
        invoiceType: "CONSUMIDOR_FINAL",
        ...(review.tip > 0 ? { tipAmount: review.tip } : {}),
        received: review.received,
      });
      onPaid(payment, draft.printsReceipt);
    } catch (error) {
      const words = wordsOf(error);
      setFailure(words);
      toastError(words);
    } finally {
      onBusy(false);
    }
  };
  return { failure, isPaidElsewhere, busy: paying.isPending, pay };

  function wordsOf(error: unknown): string {
    if (isApiError(error, "order_already_paid")) return t("charge.paid_elsewhere");
    // No answer: it may have been charged, and charging again with the same uuid finds out.
    if (isApiError(error, "offline", "timeout", "unreadable", "still_running")) return t("charge.unsure");
    return failureText(error, "charge.failure");
  }
}
