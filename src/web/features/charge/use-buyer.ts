import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { Order } from "../../../contract/orders.ts";
import { customerQuery } from "../customers/public.ts";
import { type BuyerDraft, customerOfOrders, reviewBuyer, START_BUYER } from "./buyer-draft.ts";

/** Who the invoice is for: begins with the customer of the account, whose kind of invoice is looked up. */
export function useBuyer(orders: readonly Order[]) {
  const [draft, setDraft] = useState<BuyerDraft>(START_BUYER);
  const [choosing, setChoosing] = useState(false);
  const named = customerOfOrders(orders);
  const { data } = useQuery(customerQuery(named?.id ?? null));
  const account = named && { ...named, type: data?.type ?? null };
  return {
    draft,
    choosing,
    setChoosing,
    review: reviewBuyer(draft, account, orders),
    change: (part: Partial<BuyerDraft>) => setDraft((before) => ({ ...before, ...part })),
  };
}

export type BuyerState = ReturnType<typeof useBuyer>;
