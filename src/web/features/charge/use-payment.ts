import { useState } from "react";
import type { ResponseOf } from "../../../contract/define.ts";
import type { Order, payOrders } from "../../../contract/orders.ts";
import { toastError } from "../../../ui/feedback/toast.tsx";
import { isApiError } from "../../platform/api-error.ts";
import { clientUuid } from "../../platform/client-uuid.ts";
import { failureText } from "../../platform/show-error.ts";
import { useT } from "../../platform/use-t.ts";
import type { BuyerReview } from "./buyer-draft.ts";
import { usePayOrders } from "./charge-api.ts";
import type { PaymentDraft, PaymentReview } from "./payment-draft.ts";
import type { PaymentFigures } from "./read-summary.ts";

/**
 * `paying`: on its way, the dialog stays. `held`: it was charged, here or elsewhere, or may have been; what was to be
 * paid is kept as it was. `open`: nothing has been charged.
 */
export const payPhases = ["open", "paying", "held"] as const;
export type PayPhase = (typeof payPhases)[number];

/** No answer: it may have been charged, and charging again with the same uuid finds out. */
const unsureCodes = ["offline", "timeout", "unreadable", "still_running"] as const;

export interface PaymentParts {
  readonly orders: readonly Order[];
  readonly figures: PaymentFigures;
  readonly onPhase: (phase: PayPhase) => void;
  readonly onPaid: (payment: ResponseOf<typeof payOrders>, printsReceipt: boolean) => void;
}

/**
 * Sends the payment. Its uuid is made when the dialog opens and kept for every further attempt: whatever became of
 * the first one, the account is charged once.
 */
export function usePayment(
  { orders, figures, onPhase, onPaid }: PaymentParts,
  draft: PaymentDraft,
  review: PaymentReview,
  buyer: BuyerReview,
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
    onPhase("paying");
    try {
      const payment = await paying.mutateAsync({
        uuid,
        orderIds: orders.map((order) => order.id),
        subTotal: figures.subTotal,
        taxTotal: figures.taxTotal,
        serviceChargeTotal: figures.serviceCharge,
        total: figures.total,
        selectedPaymentType: paymentTypeId,
        ...(buyer.chosenType === null ? {} : { invoiceType: buyer.chosenType }),
        ...(buyer.chosenId === null ? {} : { customerId: buyer.chosenId }),
        ...(review.tip > 0 ? { tipAmount: review.tip } : {}),
        received: review.received,
      });
      onPhase("held");
      onPaid(payment, draft.printsReceipt);
    } catch (error) {
      onPhase(isApiError(error, "order_already_paid", ...unsureCodes) ? "held" : "open");
      const words = wordsOf(error);
      toastError(words);
      // A changed total is told beside the figures for as long as they differ, in words that follow them.
      if (!isApiError(error, "total_changed")) setFailure(words);
    }
  };
  return { failure, isPaidElsewhere, busy: paying.isPending, pay };

  function wordsOf(error: unknown): string {
    if (isApiError(error, "order_already_paid")) return t("charge.paid_elsewhere");
    if (isApiError(error, ...unsureCodes)) return t("charge.unsure");
    return failureText(error, "charge.failure");
  }
}
