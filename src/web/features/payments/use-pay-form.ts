import { useState } from "react";
import type { ordersInit } from "../../../contract/orders.ts";
import type { ResponseOf } from "../../../contract/platform/define.ts";
import { ZERO_CENTS } from "../../../domain/money/cents.ts";
import { useGuestView } from "../customer-display/public.ts";
import { useOfferedTypes } from "./account/use-offered-types.ts";
import { useOnAccount } from "./account/use-on-account.ts";
import { useBuyer } from "./buyer/use-buyer.ts";
import { guestBill } from "./guest-bill.ts";
import { lastMethod, rememberMethod } from "./last-method.ts";
import { openPart, type PartDraft, reviewPart } from "./parts/part-draft.ts";
import { type PaymentDraft, reviewPayment, startDraft } from "./payment-draft.ts";
import type { BillView } from "./read-bill.ts";
import { useCheckedSubmit } from "./use-checked-submit.ts";
import { type Payment, type PaymentInput, usePayment } from "./use-payment.ts";

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
  const entered = useEntered(init, bill, initialPart);
  const { paymentTypes, draft, part, partReview, review } = entered;
  const buyer = useBuyer(orders);
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
      onRefusedBuyer: buyer.write,
    },
  );
  useGuestView(guestBill({ orders, figures, bill, review, currency }));
  const refusals = {
    ...review.refusals,
    ...buyer.review.refusals,
    ...(account?.refusal ? { account: account.refusal.reason } : {}),
  };
  const { form, tried, submit } = useCheckedSubmit(refusals, payment.pay);
  const mayCharge =
    paymentTypes.length > 0 &&
    review.change !== null &&
    review.refusals.tip !== "unreadable" &&
    partReview.amount !== null;
  return {
    form,
    /** Whether charging was tried: the refusals are told from then on. */
    tried,
    submit,
    currency,
    ...entered,
    buyer,
    /** What the customer owes of it; null when nothing is charged to their account. */
    account,
    ...payment,
    mayCharge,
    /** Whether a key may charge as the button does. */
    isReady: mayCharge && !payment.isLocked && !payment.isPaidElsewhere,
  };
}

/** What is charged and how, as the cashier enters it, and what that comes to. */
function useEntered(init: PayFormInput["init"], bill: BillView, initialPart: PartDraft) {
  const paymentTypes = useOfferedTypes(init.paymentTypes);
  const [draft, setDraft] = useState(() =>
    startDraft(paymentTypes, init.printSettings.is_enable_print, lastMethod()),
  );
  const [chosenPart, setChosenPart] = useState(initialPart);
  const part = openPart(chosenPart, bill);
  const partReview = reviewPart(part, bill);
  const total = partReview.amount ?? ZERO_CENTS;
  return {
    paymentTypes,
    draft,
    change: (changes: Partial<PaymentDraft>) => setDraft((before) => ({ ...before, ...changes })),
    review: reviewPayment(draft, { total }, paymentTypes),
    part,
    partReview,
    changePart: (changes: Partial<PartDraft>) => setChosenPart((before) => ({ ...before, ...changes })),
    /** Of the part that is charged, without the tip. */
    total,
  };
}

export type PayFormState = ReturnType<typeof usePayForm>;
