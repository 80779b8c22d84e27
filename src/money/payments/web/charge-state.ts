import { lacksCustomer } from "#service/orders/domain/customer-required.ts";
import {
  decidePay,
  type PayRefusal,
  type Processed,
  processedCount,
} from "#service/orders/domain/payment-status.ts";
import type { OpenAccount } from "#service/orders/web/public.ts";

/** What the card of an account says about charging it. */
export interface ChargeState extends Processed {
  readonly isPaid: boolean;
  /** Why it cannot be charged now; null when it can. */
  readonly refusal: PayRefusal | null;
  readonly needsCustomer: boolean;
}

/** Read from the orders by the domain's rules. */
export function chargeState({ orders, pays_first }: OpenAccount): ChargeState {
  const decision = decidePay(orders, pays_first);
  const refusal = decision.ok ? null : decision.reason;
  return {
    ...processedCount(orders),
    isPaid: refusal === "everything_paid",
    refusal,
    needsCustomer: orders.some(lacksCustomer),
  };
}
