import { useState } from "react";
import type { Order } from "../../../contract/orders.ts";
import type { payOrders } from "../../../contract/payments.ts";
import type { ResponseOf } from "../../../contract/platform/define.ts";
import type { Receipt } from "../../../contract/receipts.ts";
import type { PaymentType } from "../../../contract/settings.ts";
import type { PaymentTypeId } from "../../../domain/ids.ts";
import { subtractCents } from "../../../domain/money/cents.ts";
import { isApiError } from "../../platform/api-error.ts";
import { clientUuid } from "../../platform/client-uuid.ts";
import { failureText } from "../../platform/show-error.ts";
import { useT } from "../../platform/use-t.ts";
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

/** No answer: it may have been charged, and charging again with the same uuid finds out. */
const unsureCodes = ["offline", "timeout", "unreadable", "still_running"] as const;

export interface PaymentInput {
  readonly orders: readonly Order[];
  readonly figures: PaymentFigures;
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
  /** What the server refused of the buyer's data, by field. */
  readonly onRefusedBuyer: (errors: ReceptorErrors) => void;
}

/**
 * Sends the payment. Its uuid is made when the dialog opens and kept for every further attempt: whatever became of
 * the first one, the account is charged once.
 */
export function usePayment(
  { orders, figures, onPhase, onPaid }: PaymentInput,
  draft: PaymentDraft,
  review: PaymentReview,
  { buyer, part, paymentTypes, onRefusedBuyer }: PaymentContext,
) {
  const t = useT();
  const [uuid] = useState(clientUuid);
  const [failure, setFailure] = useState<string | null>(null);
  const [checking, setChecking] = useState(false);
  const paying = usePay();
  const isPaidElsewhere = isApiError(paying.error, "order_already_paid");
  const pay = async () => {
    if (paying.isPending || checking) return;
    setFailure(null);
    onPhase("paying");
    try {
      if (buyer.invoiceType === "CREDITO_FISCAL") {
        setChecking(true);
        await checkFiscalCredit({ orderIds: orders.map((order) => order.id), ...buyerBody(buyer) });
      }
      const body = paymentBody({ uuid, orders, figures, draft, review, buyer, part, paymentTypes });
      const payment = await paying.mutateAsync(body);
      onPhase("held");
      onPaid(payment, draft.printsReceipt);
    } catch (error) {
      onPhase(isApiError(error, "order_already_paid", ...unsureCodes) ? "held" : "open");
      const message = failureMessage(error);
      // A changed total is told beside the figures for as long as they differ, in words that follow them.
      if (!isApiError(error, "total_changed")) setFailure(message);
      const buyerErrors = isApiError(error) ? receptorErrors(error.fields) : {};
      if (Object.keys(buyerErrors).length > 0) onRefusedBuyer(buyerErrors);
    } finally {
      setChecking(false);
    }
  };
  return { failure, isPaidElsewhere, busy: paying.isPending || checking, pay };

  function failureMessage(error: unknown): string {
    if (isApiError(error, "order_already_paid")) return t("payments.paid_elsewhere");
    if (isApiError(error, ...unsureCodes)) return t("payments.unsure");
    return failureText(
      error,
      buyer.invoiceType === "CREDITO_FISCAL" ? "payments.fiscal_failure" : "payments.failure",
    );
  }
}

/** What the cashier has entered, as it is sent. */
interface EnteredPayment extends Pick<PaymentInput, "orders" | "figures"> {
  readonly uuid: string;
  readonly draft: PaymentDraft;
  readonly review: PaymentReview;
  readonly buyer: BuyerReview;
  readonly part: ChargedPart;
  readonly paymentTypes: readonly PaymentType[];
}

/** The specification's call for a whole account with one way to pay; else a part of what is left. */
function paymentBody(entered: EnteredPayment): PaymentBody {
  const { uuid, orders, figures, draft, review, buyer, part } = entered;
  const { bill } = part;
  const common = {
    uuid,
    orderIds: orders.map((order) => order.id),
    ...buyerBody(buyer),
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

function buyerBody({ chosenType, chosenId, receptor }: BuyerReview) {
  return {
    ...(receptor === null ? {} : { receptor }),
    ...(chosenType === null ? {} : { invoiceType: chosenType }),
    ...(chosenId === null ? {} : { customerId: chosenId }),
  };
}
