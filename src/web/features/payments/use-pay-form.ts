import { useState } from "react";
import type { ordersInit } from "../../../contract/orders.ts";
import type { ResponseOf } from "../../../contract/platform/define.ts";
import { type Cents, subtractCents, ZERO_CENTS } from "../../../domain/money/cents.ts";
import { failureText } from "../../platform/show-error.ts";
import { useGuestView } from "../customer-display/public.ts";
import { useOfferedTypes } from "./account/use-offered-types.ts";
import { useOnAccount } from "./account/use-on-account.ts";
import { useBuyer } from "./buyer/use-buyer.ts";
import { useWithheld } from "./buyer/use-withheld.ts";
import { guestBill } from "./guest-bill.ts";
import { lastMethod, rememberMethod } from "./last-method.ts";
import { openPart, type PartDraft, reviewPart } from "./parts/part-draft.ts";
import { type PaymentDraft, reviewPayment, startDraft } from "./payment-draft.ts";
import type { BillView } from "./read-bill.ts";
import { useCheckedSubmit } from "./use-checked-submit.ts";
import { buyerBody, type Payment, type PaymentInput, usePayment } from "./use-payment.ts";

export interface PayFormInput extends Omit<PaymentInput, "onPaid"> {
  readonly init: ResponseOf<typeof ordersInit>;
  readonly bill: BillView;
  /** How the account was being divided before. */
  readonly part: PartDraft;
  readonly onPaid: (payment: Payment, printsReceipt: boolean, part: PartDraft) => void;
}

/** What the cashier enters to charge an account, what it comes to, and sending it. The guest sees the same figures. */
export function usePayForm({ init, bill, part: initialPart, onPaid, ...input }: PayFormInput) {
  const { orders, figures } = input;
  const { currency } = init.storeSettings;
  const buyer = useBuyer(orders);
  const chosen = useChosenPart(bill, initialPart);
  const { part, partReview } = chosen;
  const sold = partReview.amount ?? ZERO_CENTS;
  const threshold = bill.identification_threshold;
  const lacksIdentity = buyer.lacksIdentity(sold, threshold);
  const withheld = useWithheld(
    buyer.isWithholding && partReview.amount !== null
      ? {
          orderIds: buyer.orderIds,
          part: partReview.body,
          discountCode: bill.discount?.code ?? null,
          ...buyerBody(buyer.review),
        }
      : null,
  );
  const entered = useEntered(init, subtractCents(sold, withheld.amount));
  const { paymentTypes, draft, review } = entered;
  const account = useOnAccount(review.onAccount, buyer.review.customerId);
  const payment = usePayment(
    {
      ...input,
      onPaid: (paid, printsReceipt) => {
        // The next guest does not owe because the last one does.
        if (draft.given === null && review.onAccount === null) rememberMethod(draft.paymentTypeId);
        onPaid(paid, printsReceipt, part);
      },
    },
    draft,
    review,
    {
      buyer: buyer.review,
      part: { body: partReview.body, bill },
      paymentTypes,
      withheld: withheld.amount,
      onRefusedBuyer: buyer.write,
    },
  );
  useGuestView(guestBill({ orders, figures, bill, review, currency }));
  const refusals = {
    ...review.refusals,
    ...buyer.review.refusals,
    ...(lacksIdentity ? { identity: "identification_required" } : {}),
    ...(account?.refusal ? { account: account.refusal.reason } : {}),
  };
  const { form, tried, submit } = useCheckedSubmit(refusals, payment.pay);
  const mayCharge =
    paymentTypes.length > 0 &&
    review.change !== null &&
    !withheld.isAwaited &&
    review.refusals.tip !== "unreadable" &&
    partReview.amount !== null;
  return {
    form,
    /** Whether charging was tried: the refusals are told from then on. */
    tried,
    submit,
    currency,
    ...entered,
    ...chosen,
    buyer,
    /** What the buyer keeps back of the part: so much less is due. */
    withheld,
    /** Somebody has to be named, and nobody is. */
    lacksIdentity,
    mustIdentify: buyer.review.invoiceType === "CONSUMIDOR_FINAL" && sold >= threshold,
    /** What the customer owes of it; null when nothing is charged to their account. */
    account,
    ...payment,
    /** Why it is not known what the buyer keeps back; null as long as it may still come. */
    unread: withheld.error && failureText(withheld.error, "payments.failure"),
    mayCharge,
    /** Whether a key may charge as the button does. */
    isReady: mayCharge && !payment.isLocked && !payment.isPaidElsewhere,
  };
}

/** Which part of the account is charged. */
function useChosenPart(bill: BillView, initialPart: PartDraft) {
  const [chosenPart, setChosenPart] = useState(initialPart);
  const part = openPart(chosenPart, bill);
  return {
    part,
    partReview: reviewPart(part, bill),
    changePart: (changes: Partial<PartDraft>) => setChosenPart((before) => ({ ...before, ...changes })),
  };
}

/** How it is paid, as the cashier enters it, and what that comes to; `total` is of the part, without the tip. */
function useEntered(init: PayFormInput["init"], total: Cents) {
  const paymentTypes = useOfferedTypes(init.paymentTypes);
  const [draft, setDraft] = useState(() =>
    startDraft(paymentTypes, init.printSettings.is_enable_print, lastMethod()),
  );
  return {
    paymentTypes,
    draft,
    change: (changes: Partial<PaymentDraft>) => setDraft((before) => ({ ...before, ...changes })),
    review: reviewPayment(draft, { total }, paymentTypes),
    total,
  };
}

export type PayFormState = ReturnType<typeof usePayForm>;
