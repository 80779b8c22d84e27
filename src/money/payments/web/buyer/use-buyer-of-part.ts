import { useQuery } from "@tanstack/react-query";
import { type Cents, subtractCents, ZERO_CENTS } from "#platform/domain/money/cents.ts";
import { isApiError } from "#platform/web/api-error.ts";
import { formatAmount } from "#platform/web/format.ts";
import { failureText } from "#platform/web/show-error.ts";
import type { PartReview } from "../parts/part-draft.ts";
import { type WithheldBody, withheldQuery } from "../payments-api.ts";
import type { BillView } from "../read-bill.ts";
import { buyerBody } from "../use-payment.ts";
import type { BuyerState } from "./use-buyer.ts";

export interface Withheld {
  /** By so much less is paid. */
  readonly amount: Cents;
  /** Not known yet: nothing is charged before it is. */
  readonly isAwaited: boolean;
  /** It could not be asked; gaps in the buyer's data are told when it is charged. */
  readonly error: Error | null;
  readonly isAsking: boolean;
  /** Asks once more. */
  readonly again: () => void;
}

/** What the buyer keeps back of the part that is charged, as the server computes it (guide §13); `null` asks nothing. */
function useWithheld(body: WithheldBody | null): Withheld {
  const { data, isPlaceholderData, isFetching, error, refetch } = useQuery(withheldQuery(body));
  const ask = { isAsking: isFetching, again: () => void refetch() };
  if (body === null || isApiError(error, "ccf_data_missing"))
    return { amount: ZERO_CENTS, isAwaited: false, error: null, ...ask };
  const amount = data?.withheld ?? ZERO_CENTS;
  return { amount, isAwaited: data === undefined || isPlaceholderData || error !== null, error, ...ask };
}

interface SoldTo {
  readonly bill: BillView;
  readonly currency: string;
  /** What is not ready yet is completed with the payment. */
  readonly completes: boolean;
}

/** What who buys means for the part that is charged: what they keep back of it, and whether they have to be named. */
export function useBuyerOfPart(
  buyer: BuyerState,
  { amount, body }: PartReview,
  { bill, currency, completes }: SoldTo,
) {
  const withheld = useWithheld(
    buyer.isWithholding && amount !== null
      ? {
          orderIds: buyer.orderIds,
          part: body,
          discountCode: bill.discount?.code ?? null,
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
    /** Of the part, without the tip. */
    sold,
    toPay: subtractCents(sold, withheld.amount),
    refusals: lacksIdentity ? ({ identity: "identification_required" } as const) : {},
    /** The total from which somebody has to be named, where that is reached and nobody is (guide §4). */
    identifiedFrom: lacksIdentity ? formatAmount(threshold, currency) : null,
    /** Why it is not known what is kept back; null as long as it may still come. */
    unread: withheld.error && failureText(withheld.error, "payments.failure"),
    mustNameDistrict: buyer.review.invoiceType === "CREDITO_FISCAL" && bill.is_district_named,
    mustIdentify: buyer.review.invoiceType === "CONSUMIDOR_FINAL" && sold >= threshold,
  };
}
