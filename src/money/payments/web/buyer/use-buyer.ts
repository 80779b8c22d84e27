import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { Cents } from "#platform/domain/money/cents.ts";
import type { Receptor } from "#service/customers/domain/receptor.ts";
import { withholds } from "#service/customers/domain/withholding.ts";
import { customerQuery } from "#service/customers/web/public.ts";
import type { Order } from "#service/orders/contract/orders.ts";
import { type BuyerDraft, customerOfOrders, lacksIdentity, reviewBuyer, startBuyer } from "./buyer-draft.ts";
import {
  EMPTY_RECEPTOR,
  type ReceptorErrors,
  receptorInputOf,
  receptorOfCustomer,
} from "./receptor-draft.ts";

/**
 * Holds the buyer of the invoice. It starts with the account's customer, whose kind of invoice is looked up. The data
 * can be written for this invoice alone, starting with the stored ones, or with those of a guest who asked for a
 * fiscal credit.
 */
export function useBuyer(orders: readonly Order[], guest: Receptor | null) {
  const [draft, setDraft] = useState<BuyerDraft>(() => startBuyer(guest));
  const [choosing, setChoosing] = useState(false);
  const [writing, setWriting] = useState(false);
  const [refused, setRefused] = useState<ReceptorErrors>({});
  const named = customerOfOrders(orders);
  const { data } = useQuery(customerQuery(named?.id ?? null));
  const account = named && { ...named, type: data?.type ?? null };
  const review = reviewBuyer(draft, account, orders);
  const { data: stored } = useQuery(customerQuery(draft.customer?.id ?? named?.id ?? null));
  const storedDraft = stored ? receptorOfCustomer(stored, review.invoiceType) : null;
  const used = draft.isWritten ? draft.receptor : storedDraft;
  const change = (part: Partial<BuyerDraft>) => setDraft((before) => ({ ...before, ...part }));
  const write = (errors: ReceptorErrors = {}) => {
    setRefused(errors);
    setWriting(true);
  };
  return {
    draft,
    choosing,
    setChoosing,
    review,
    change,
    orderIds: orders.map((order) => order.id),
    /** Another customer brings their own data. */
    choose: (customer: BuyerDraft["customer"]) => change({ customer, receptor: null, isWritten: false }),
    writing,
    /** Opens the form with the server's errors about the data. */
    write,
    stopWriting: () => setWriting(false),
    refused,
    hasStored: stored !== undefined && stored !== null,
    /** The data that the form starts with. */
    written: draft.receptor ?? storedDraft ?? EMPTY_RECEPTOR,
    /** True if the buyer withholds 1 % of this invoice (guide §13). */
    isWithholding: withholds(used, review.invoiceType),
    /** Tells whether an invoice of this total must name somebody and does not (guide §4). */
    lacksIdentity: (total: Cents, threshold: Cents) =>
      lacksIdentity(used && receptorInputOf(used), review.invoiceType, { total, threshold }),
  };
}

export type BuyerState = ReturnType<typeof useBuyer>;
