import { useState } from "react";
import type { PaymentType } from "#core/settings/contract/settings.ts";
import type { Receipt } from "#money/receipts/contract/receipts.ts";
import type { ResponseOf } from "#platform/contract/define.ts";
import type { PaymentTypeId } from "#platform/domain/ids.ts";
import { type Cents, subtractCents } from "#platform/domain/money/cents.ts";
import { isApiError, isUnsure } from "#platform/web/api-error.ts";
import { clientUuid } from "#platform/web/client-uuid.ts";
import { type Unsettled, useAttempt } from "#platform/web/forms/use-attempt.ts";
import { t } from "#platform/web/i18n.ts";
import { failureText } from "#platform/web/show-error.ts";
import type { Order } from "#service/orders/contract/orders.ts";
import type { payOrders } from "../contract/payments.ts";
import type { BuyerReview } from "./buyer/buyer-draft.ts";
import { type ReceptorErrors, receptorErrors } from "./buyer/receptor-draft.ts";
import { type PaymentDraft, type PaymentReview, referenceOf } from "./payment-draft.ts";
import { checkFiscalCredit, type PartBody, type PaymentBody, usePay } from "./payments-api.ts";
import type { BillView } from "./read-bill.ts";
import type { PaymentFigures } from "./read-summary.ts";

/**
 * `paying`: on its way, the dialog stays. `held`: it was charged, here or elsewhere, or may have been; what was to be
 * paid is kept as it was. `open`: nothing has been charged.
 */
export const payPhases = ["open", "paying", "held"] as const;
export type PayPhase = (typeof payPhases)[number];

export interface PaymentInput {
  readonly orders: readonly Order[];
  readonly figures: PaymentFigures;
  /** What is not ready yet is completed with the payment. */
  readonly completes: boolean;
  readonly onPhase: (phase: PayPhase) => void;
  readonly onPaid: (payment: Payment, printsReceipt: boolean) => void;
}

/** The answer to a payment, with what is left to pay after it. */
export interface Payment {
  readonly message: string;
  readonly receipt: Receipt;
  readonly emailSent: ResponseOf<typeof payOrders>["emailSent"];
  readonly balance: number;
}

/** Which part is charged, and what was left to pay as the cashier saw it. */
export interface ChargedPart {
  readonly body: PartBody;
  readonly bill: BillView;
}

export interface PaymentContext {
  readonly buyer: BuyerReview;
  readonly part: ChargedPart;
  readonly paymentTypes: readonly PaymentType[];
  /** What the buyer keeps back, as the cashier sees it. */
  readonly withheld: Cents;
  /** What the server refused of the buyer's data, by field. */
  readonly onRefusedBuyer: (errors: ReceptorErrors) => void;
}

/** Sends the payment; after a lost answer the same one again, tenders and all, until it is known what became of it. */
export function usePayment(
  { orders, figures, completes, onPhase, onPaid }: PaymentInput,
  draft: PaymentDraft,
  review: PaymentReview,
  { buyer, part, paymentTypes, withheld, onRefusedBuyer }: PaymentContext,
) {
  const attempt = useAttempt();
  const [failure, setFailure] = useState<string | null>(null);
  const [checking, setChecking] = useState(false);
  const paying = usePay();
  const isPaidElsewhere = isApiError(paying.error, "order_already_paid");
  const pay = async () => {
    if (paying.isPending || checking) return;
    setFailure(null);
    onPhase("paying");
    let isSent = attempt.isUnsure;
    try {
      if (buyer.invoiceType === "CREDITO_FISCAL" && !isSent) {
        setChecking(true);
        const orderIds = orders.map((order) => order.id);
        await checkFiscalCredit({ orderIds, completes, ...buyerBody(buyer) });
      }
      isSent = true;
      let body: PaymentBody | undefined;
      const payment = await attempt.run(null, (uuid) => {
        // Made once, with the uuids of its tenders: sent again it is the same.
        const account = { orders, figures, completes };
        body ??= paymentBody({ uuid, ...account, draft, review, buyer, part, paymentTypes, withheld });
        return paying.mutateAsync(body);
      });
      onPhase("held");
      onPaid(payment, draft.printsReceipt);
    } catch (error) {
      const isLost = isSent && isUnsure(error);
      onPhase(isLost || isApiError(error, "order_already_paid") ? "held" : "open");
      if (isLost) return;
      // A changed total is told beside the figures for as long as they differ, in words that follow them.
      if (!isApiError(error, "total_changed")) setFailure(failureMessage(error, buyer));
      const refused = isApiError(error) ? receptorErrors(error.fields) : {};
      if (Object.keys(refused).length > 0) onRefusedBuyer(refused);
    } finally {
      setChecking(false);
    }
  };
  const busy = paying.isPending || checking;
  return {
    failure,
    isPaidElsewhere,
    busy,
    /** On its way, or sent without an answer: nothing may change. */
    isLocked: busy || attempt.isUnsure,
    pay,
    attempt: reopening(attempt, () => onPhase("open")),
  };
}

function failureMessage(error: unknown, { invoiceType }: BuyerReview): string {
  if (isApiError(error, "order_already_paid")) return t("payments.paid_elsewhere");
  return failureText(
    error,
    invoiceType === "CREDITO_FISCAL" ? "payments.fiscal_failure" : "payments.failure",
  );
}

/** What was not saved may be changed again. */
function reopening({ isUnsure, settle }: Unsettled, reopen: () => void): Unsettled {
  return {
    isUnsure,
    settle: async () => {
      const isSaved = await settle();
      if (!isSaved) reopen();
      return isSaved;
    },
  };
}

/** What the cashier has entered, as it is sent. */
interface EnteredPayment extends Pick<PaymentInput, "orders" | "figures" | "completes"> {
  readonly uuid: string;
  readonly draft: PaymentDraft;
  readonly review: PaymentReview;
  readonly buyer: BuyerReview;
  readonly part: ChargedPart;
  readonly paymentTypes: readonly PaymentType[];
  readonly withheld: Cents;
}

/** The specification's call for a whole account with one way to pay; else a part of what is left. */
function paymentBody(entered: EnteredPayment): PaymentBody {
  const { uuid, orders, figures, completes, draft, review, buyer, part, withheld } = entered;
  const { bill } = part;
  const common = {
    uuid,
    orderIds: orders.map((order) => order.id),
    ...buyerBody(buyer),
    ...(completes ? { completes } : {}),
    ...(bill.discount && bill.parts.length === 0 ? { discountCode: bill.discount.code } : {}),
  };
  const tenders = tendersOf(entered);
  const isPlain = part.body.kind === "rest" && bill.parts.length === 0 && review.settling === null;
  if (isPlain && tenders.every(({ reference }) => reference === null) && draft.paymentTypeId !== null)
    return {
      kind: "whole",
      body: {
        ...common,
        subTotal: figures.subTotal,
        taxTotal: figures.taxTotal,
        serviceChargeTotal: figures.serviceCharge,
        total: figures.total,
        ...(withheld > 0 ? { withheld } : {}),
        selectedPaymentType: draft.paymentTypeId,
        ...(review.tip > 0 ? { tipAmount: review.tip } : {}),
        received: review.received,
      },
    };
  return {
    kind: "part",
    body: { ...common, expectedBalance: bill.balance, part: part.body, tenders },
  };
}

function tendersOf({ draft, review, paymentTypes }: EnteredPayment) {
  const { settling, tip, due, received } = review;
  const referenceFor = (id: PaymentTypeId) => {
    const type = paymentTypes.find((type) => type.id === id);
    return type ? referenceOf(draft, type) : null;
  };
  if (settling?.ok)
    return settling.tenders.map((tender) => ({
      ...tender,
      uuid: clientUuid(),
      reference: referenceFor(tender.paymentTypeId),
    }));
  if (draft.paymentTypeId === null) return [];
  const { paymentTypeId } = draft;
  const amount = subtractCents(due, tip);
  return [
    {
      uuid: clientUuid(),
      paymentTypeId,
      amount,
      tip,
      received,
      reference: referenceFor(paymentTypeId),
    },
  ];
}

/** Who the invoice is for, as it is sent. */
export function buyerBody({ chosenType, chosenId, receptor }: BuyerReview) {
  return {
    ...(receptor === null ? {} : { receptor }),
    ...(chosenType === null ? {} : { invoiceType: chosenType }),
    ...(chosenId === null ? {} : { customerId: chosenId }),
  };
}
