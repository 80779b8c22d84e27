import { useQuery } from "@tanstack/react-query";
import { type FormEvent, type RefObject, useRef, useState } from "react";
import type { PaymentType } from "#core/settings/contract/settings.ts";
import type { ResponseOf } from "#platform/contract/define.ts";
import {
  type Cents,
  multiplyCents,
  subtractCents,
  sumCents,
  ZERO_CENTS,
} from "#platform/domain/money/cents.ts";
import { isApiError } from "#platform/web/api-error.ts";
import { choicesText } from "#platform/web/choices-text.ts";
import { formatAmount, formatDetails } from "#platform/web/format.ts";
import { useFocusRefused } from "#platform/web/forms/use-focus-refused.ts";
import { useMayDo } from "#platform/web/session/session.ts";
import { failureText } from "#platform/web/show-error.ts";
import type { CustomerView } from "#service/customer-display/contract/customer-display.ts";
import { useGuestView } from "#service/customer-display/web/public.ts";
import type { Order, ordersInit } from "#service/orders/contract/orders.ts";
import { foldItems, soldPartTexts } from "#service/orders/web/public.ts";
import { useOnAccount } from "./account/review-on-account.ts";
import { type BuyerState, useBuyer } from "./buyer/use-buyer.ts";
import { lastMethod, rememberMethod } from "./last-method.ts";
import { openPart, type PartDraft, type PartReview, reviewPart } from "./parts/part-draft.ts";
import { type PaymentDraft, type PaymentReview, reviewPayment, startDraft } from "./payment-draft.ts";
import { type WithheldBody, withheldQuery } from "./payments-api.ts";
import { type BillView, type PaymentFigures, shownBill } from "./read-bill.ts";
import { buyerBody, type Payment, type PaymentInput, usePayment } from "./use-payment.ts";

export interface PayFormInput extends Omit<PaymentInput, "onPaid"> {
  readonly init: ResponseOf<typeof ordersInit>;
  readonly bill: BillView;
  /** The division of the account from the payment before. */
  readonly part: PartDraft;
  readonly onPaid: (payment: Payment, printsReceipt: boolean, part: PartDraft) => void;
}

/** Holds the cashier's entries, computes the charge and sends it. The guest's display shows the same figures. */
export function usePayForm({ init, bill, part: initialPart, onPaid, ...input }: PayFormInput) {
  const { orders, figures, completes } = input;
  const { currency } = init.storeSettings;
  const buyer = useBuyer(orders, bill.guest_receptor);
  const chosen = useChosenPart(bill, initialPart);
  const named = useBuyerOfPart(buyer, chosen.partReview, { bill, currency, completes });
  const entered = usePaymentEntries(init, named.toPay);
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
    !named.withheld.isPending &&
    review.refusals.tip !== "unreadable" &&
    chosen.partReview.amount !== null;
  return {
    form,
    /** True once charging was tried: the refusals show from then on. */
    tried,
    submit,
    currency,
    ...entered,
    ...chosen,
    buyer,
    ...named,
    /** The customer's debt from this payment; null when nothing is charged to their account. */
    account,
    ...payment,
    mayCharge,
    /** True if a key may charge as the button does. */
    isReady: mayCharge && !payment.isLocked && !payment.isPaidElsewhere,
  };
}

/** Holds the part of the account to charge. */
function useChosenPart(bill: BillView, initialPart: PartDraft) {
  const [chosenPart, setChosenPart] = useState(initialPart);
  const part = openPart(chosenPart, bill);
  return {
    part,
    partReview: reviewPart(part, bill),
    changePart: (changes: Partial<PartDraft>) => setChosenPart((before) => ({ ...before, ...changes })),
  };
}

/** Holds the cashier's payment entries and reviews them; `total` is that of the part, without the tip. */
function usePaymentEntries(init: PayFormInput["init"], total: Cents) {
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

/**
 * Returns the payment types in use that the person may charge with; those that create debt only for people who may
 * allow it.
 */
function useOfferedTypes(types: readonly PaymentType[]): PaymentType[] {
  const mayOwe = useMayDo()("sale.onAccount");
  return types.filter((type) => type.isActive && (mayOwe || type.settles === "now"));
}

interface Withheld {
  /** The payment is lower by this. */
  readonly amount: Cents;
  /** True while it is unknown: nothing is charged before. */
  readonly isPending: boolean;
  /** The request failed; gaps in the buyer's data are reported when it is charged. */
  readonly error: Error | null;
  readonly isAsking: boolean;
  /** Requests it again. */
  readonly again: () => void;
}

/** Reads what the buyer withholds of the part, as the server computes it (guide §13); a null body requests nothing. */
function useWithheld(body: WithheldBody | null): Withheld {
  const { data, isPlaceholderData, isFetching, error, refetch } = useQuery(withheldQuery(body));
  const ask = { isAsking: isFetching, again: () => void refetch() };
  if (body === null || isApiError(error, "ccf_data_missing"))
    return { amount: ZERO_CENTS, isPending: false, error: null, ...ask };
  const amount = data?.withheld ?? ZERO_CENTS;
  return { amount, isPending: data === undefined || isPlaceholderData || error !== null, error, ...ask };
}

interface SoldTo {
  readonly bill: BillView;
  readonly currency: string;
  /** True to complete with the payment what is not ready yet. */
  readonly completes: boolean;
}

/** Returns what the buyer means for the part: the withheld amount, and whether they must be named. */
function useBuyerOfPart(
  buyer: BuyerState,
  { amount, body }: PartReview,
  { bill, currency, completes }: SoldTo,
) {
  const withheld = useWithheld(
    buyer.isWithholding && amount !== null
      ? {
          orderIds: buyer.orderIds,
          part: body,
          discountCodes: bill.codes.map(({ code }) => code),
          completes,
          ...buyerBody(buyer.review),
        }
      : null,
  );
  const sold = amount ?? ZERO_CENTS;
  const threshold = bill.identification_threshold;
  const lacksIdentity = buyer.lacksIdentity(sold, threshold);
  return {
    withheld,
    /** Amount of the part, without the tip. */
    sold,
    toPay: subtractCents(sold, withheld.amount),
    refusals: lacksIdentity ? ({ identity: "identification_required" } as const) : {},
    /** The total from which somebody must be named, if it is reached and nobody is (guide §4). */
    identifiedFrom: lacksIdentity ? formatAmount(threshold, currency) : null,
    /** The reason why the withheld amount is unknown; null while it may still arrive. */
    unread: withheld.error && failureText(withheld.error, "payments.failure"),
    mustNameDistrict: buyer.review.invoiceType === "CREDITO_FISCAL" && bill.is_district_named,
    mustIdentify: buyer.review.invoiceType === "CONSUMIDOR_FINAL" && sold >= threshold,
  };
}

interface GuestBillInput {
  readonly orders: readonly Order[];
  readonly figures: PaymentFigures;
  readonly bill: BillView;
  readonly review: PaymentReview;
  readonly currency: string;
}

/** Returns the bill for the customer display during charging: the same figures that the cashier sees. */
function guestBill({ orders, figures, bill, review, currency }: GuestBillInput): CustomerView {
  const shown = shownBill(figures, bill);
  const items = foldItems(
    orders.flatMap((order) => order.items).filter((item) => item.status !== "cancelled"),
  );
  return {
    kind: "bill",
    currency,
    lines: items.map((item) => ({
      id: String(item.id),
      title: item.item_title,
      choices: item.combo ? formatDetails(soldPartTexts(item)) : choicesText(item.variant_title, item.addons),
      quantity: item.quantity,
      total: multiplyCents(item.price, item.quantity),
    })),
    earlier: 0,
    net: shown.subtotal,
    taxTotal: sumCents(shown.added.map((tax) => tax.amount)),
    serviceCharge: shown.serviceCharge,
    discount: shown.discount,
    tip: review.tip,
    account: figures.total,
    total: review.due,
  };
}

const REFUSED_FIELDS = "[data-invalid] input, button[data-invalid]";

/** Submits a form without refusals; otherwise shows the refusals from then on and focuses the first refused field. */
function useCheckedSubmit(
  refusals: object,
  send: () => Promise<void>,
): { form: RefObject<HTMLFormElement | null>; tried: boolean; submit: (event: FormEvent) => void } {
  const form = useRef<HTMLFormElement>(null);
  const [tries, setTries] = useState(0);
  useFocusRefused(form, tries, REFUSED_FIELDS);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (Object.keys(refusals).length > 0) setTries((before) => before + 1);
    else void send();
  };
  return { form, tried: tries > 0, submit };
}
