import { useState } from "react";
import type { OpenAccount } from "#service/orders/web/public.ts";

/** So long, in milliseconds, an account that was just paid stays to be seen, and for its bag to be handed over. */
const SEEN_MS = 8_000;

/** What charging shows: the accounts with something to pay, and for some seconds those that were paid here. */
export function useJustPaid() {
  const [paid, setPaid] = useState<readonly OpenAccount[]>([]);
  return {
    /** The account was paid to the last cent. */
    show: (account: OpenAccount) => {
      const shown = asPaid(account);
      setPaid((before) => [shown, ...before]);
      setTimeout(() => setPaid((before) => before.filter((other) => other !== shown)), SEEN_MS);
    },
    of: (open: readonly OpenAccount[]) => {
      const toPay = open.filter((account) => account.order_ids.length > 0);
      const seen = paid.filter(({ key }) => toPay.every((account) => account.key !== key));
      return [...seen, ...toPay];
    },
  };
}

function asPaid(account: OpenAccount): OpenAccount {
  return {
    ...account,
    orders: account.orders.map((order) => ({ ...order, payment_status: "paid" as const })),
    order_ids: [],
    billRequest: null,
  };
}
