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
import type { BillView, PaymentFigures } from "./read-bill.ts";

/**
 * `paying`: the request is under way and the dialog stays. `held`: it was charged, here or elsewhere, or may have
 * been; the bill is kept as it was. `open`: nothing has been charged.
 */
const payPhases = ["open", "paying", "held"] as const;
export type PayPhase = (typeof payPhases)[number];

export interface PaymentInput {
  readonly orders: readonly Order[];
  readonly figures: PaymentFigures;
  /** True to complete with the payment what is not ready yet. */
  readonly completes: boolean;
  readonly onPhase: (phase: PayPhase) => void;
  readonly onPaid: (payment: Payment, printsReceipt: boolean) => void;
}

/** The answer to a payment, with the balance afterwards. */
export interface Payment {
  readonly message: string;
  readonly receipt: Receipt;
  readonly emailSent: ResponseOf<typeof payOrders>["emailSent"];
  readonly balance: number;
}

/** The part to charge, and the balance as the cashier saw it. */
interface ChargedPart {
  readonly body: PartBody;
  readonly bill: BillView;
}

interface PaymentContext {
  readonly buyer: BuyerReview;
  readonly part: ChargedPart;
  readonly paymentTypes: readonly PaymentType[];
  /** The withheld amount as the cashier sees it. */
  readonly withheld: Cents;
  /** Receives the server's errors about the buyer's data, by field. */
  readonly onRefusedBuyer: (errors: ReceptorErrors) => void;
}

/** Sends the payment; after a lost answer it sends the same one again, with its tenders, until the result is known. */
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
        // Built once, with the uuids of its tenders: a repetition is the same payment.
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
      // A changed total has its own notice beside the figures, which follows them.
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
    /** Under way, or sent without an answer: nothing may change. */
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

/** The cashier's entries to send. */
interface EnteredPayment extends Pick<PaymentInput, "orders" | "figures" | "completes"> {
  readonly uuid: string;
  readonly draft: PaymentDraft;
  readonly review: PaymentReview;
  readonly buyer: BuyerReview;
  readonly part: ChargedPart;
  readonly paymentTypes: readonly PaymentType[];
  readonly withheld: Cents;
}

/** Builds the specification's call for a whole account with one payment type, else a part of what is left. */
function paymentBody(entered: EnteredPayment): PaymentBody {
  const { uuid, orders, figures, completes, draft, review, buyer, part, withheld } = entered;
  const { bill } = part;
  const common = {
    uuid,
    orderIds: orders.map((order) => order.id),
    ...buyerBody(buyer),
    ...(completes ? { completes } : {}),
    ...(bill.parts.length === 0 ? { discountCodes: bill.codes.map(({ code }) => code) } : {}),
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

/** Returns the buyer's fields to send. */
export function buyerBody({ chosenType, chosenId, receptor }: BuyerReview) {
  return {
    ...(receptor === null ? {} : { receptor }),
    ...(chosenType === null ? {} : { invoiceType: chosenType }),
    ...(chosenId === null ? {} : { customerId: chosenId }),
  };
}
