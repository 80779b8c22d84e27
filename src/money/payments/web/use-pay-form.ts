import { useState } from "react";
import type { ResponseOf } from "#platform/contract/define.ts";
import type { Cents } from "#platform/domain/money/cents.ts";
import { useGuestView } from "#service/customer-display/web/public.ts";
import type { ordersInit } from "#service/orders/contract/orders.ts";
import { useOfferedTypes } from "./account/use-offered-types.ts";
import { useOnAccount } from "./account/use-on-account.ts";
import { useBuyer } from "./buyer/use-buyer.ts";
import { useBuyerOfPart } from "./buyer/use-buyer-of-part.ts";
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
  const { orders, figures, completes } = input;
  const { currency } = init.storeSettings;
  const buyer = useBuyer(orders, bill.guest_receptor);
  const chosen = useChosenPart(bill, initialPart);
  const named = useBuyerOfPart(buyer, chosen.partReview, { bill, currency, completes });
  const entered = useEntered(init, named.toPay);
  const { paymentTypes, draft, review } = entered;
  const account = useOnAccount(review.onAccount, buyer.review.customerId);
  const payment = usePayment(
    {
      ...input,
      onPaid: (paid, printsReceipt) => {
        // The next guest does not owe because the last one does.
        if (draft.given === null && review.onAccount === null) rememberMethod(draft.paymentTypeId);
        onPaid(paid, printsReceipt, chosen.part);
      },
    },
    draft,
    review,
    {
      buyer: buyer.review,
      part: { body: chosen.partReview.body, bill },
      paymentTypes,
      withheld: named.withheld.amount,
      onRefusedBuyer: buyer.write,
    },
  );
  useGuestView(guestBill({ orders, figures, bill, review, currency }));
  const refusals = {
    ...review.refusals,
    ...buyer.review.refusals,
    ...named.refusals,
    ...(account?.refusal ? { account: account.refusal.reason } : {}),
  };
  const { form, tried, submit } = useCheckedSubmit(refusals, payment.pay);
  const mayCharge =
    paymentTypes.length > 0 &&
    review.change !== null &&
    !named.withheld.isAwaited &&
    review.refusals.tip !== "unreadable" &&
    chosen.partReview.amount !== null;
  return {
    form,
    /** Whether charging was tried: the refusals are told from then on. */
    tried,
    submit,
    currency,
    ...entered,
    ...chosen,
    buyer,
    ...named,
    /** What the customer owes of it; null when nothing is charged to their account. */
    account,
    ...payment,
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
