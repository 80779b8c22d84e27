import { useQuery } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useState } from "react";
import type { CustomerId } from "#platform/domain/ids.ts";
import type { CustomerSummary } from "../contract/customers.ts";
import { customerSearchTerms } from "../domain/customer-search.ts";
import { customerSearchQuery } from "./customers-api.ts";

/** The search waits for this pause in typing, in milliseconds (operations §9). */
const TYPING_PAUSE_MS = 300;

const NO_CUSTOMERS: readonly CustomerSummary[] = [];

/**
 * Customers for what is typed, asked after a pause. `takeFirst` (Enter) asks at once and takes the first one as soon
 * as the answer to exactly this text is here, so that a fast typist never gets somebody else.
 * The customer `without` is left out.
 */
export function useCustomerSearch(
  typed: string,
  take: (customer: CustomerSummary) => void,
  without?: CustomerId,
) {
  const [searched, setSearched] = useState(typed);
  const [awaited, setAwaited] = useState<string | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setSearched(typed), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  const search = useQuery(customerSearchQuery(searched));
  const found = search.data?.filter(({ id }) => id !== without);
  const isWanted = customerSearchTerms(typed).length > 0;
  const isAnswered =
    searched.trim() === typed.trim() && search.data !== undefined && !search.isPlaceholderData;
  const takeAwaited = useEffectEvent(() => {
    if (awaited !== typed || !isAnswered) return;
    setAwaited(null);
    const [first] = found ?? NO_CUSTOMERS;
    if (first) take(first);
  });
  useEffect(() => {
    if (awaited !== null && isAnswered) takeAwaited();
  }, [awaited, isAnswered]);
  return {
    /** Null while there is nothing to look for. */
    customers: isWanted ? (found ?? NO_CUSTOMERS) : null,
    error: isWanted ? search.error : null,
    /** The answer to what is typed is not here yet. */
    isWaiting: isWanted && !isAnswered && search.error === null,
    retry: () => void search.refetch(),
    takeFirst: () => {
      setSearched(typed);
      setAwaited(typed);
    },
  };
}
