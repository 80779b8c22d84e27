import { useQuery } from "@tanstack/react-query";
import { type Cents, ZERO_CENTS } from "../../../../domain/money/cents.ts";
import { isApiError } from "../../../platform/api-error.ts";
import { type WithheldBody, withheldQuery } from "../payments-api.ts";

export interface Withheld {
  /** By so much less is paid. */
  readonly amount: Cents;
  /** Not known yet: nothing is charged before it is. */
  readonly isAwaited: boolean;
  /** It could not be asked; gaps in the buyer's data are told when it is charged. */
  readonly error: Error | null;
}

/** What the buyer keeps back of the part that is charged, as the server computes it (guide §13); `null` asks nothing. */
export function useWithheld(body: WithheldBody | null): Withheld {
  const { data, isPlaceholderData, error } = useQuery(withheldQuery(body));
  if (body === null) return { amount: ZERO_CENTS, isAwaited: false, error: null };
  if (isApiError(error, "ccf_data_missing")) return { amount: ZERO_CENTS, isAwaited: false, error: null };
  const amount = data?.withheld ?? ZERO_CENTS;
  return { amount, isAwaited: data === undefined || isPlaceholderData || error !== null, error };
}
