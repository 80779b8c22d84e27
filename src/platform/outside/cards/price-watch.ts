import type { Logger } from "pino";
import { type Cents, cents } from "../../domain/money/cents.ts";
import type { SubscriptionTerms } from "../../server/config/config.ts";
import type { CardPayments } from "./card-payments.ts";

/** Milliseconds for which Stripe's price is believed. */
const BELIEVED_MS = 600_000;

/** Monthly price at Stripe when it differs from ours. */
export interface PriceFault {
  readonly charged: Cents;
  readonly currency: string;
}

/** Compares Stripe's price with ours. */
export interface PriceWatch {
  /**
   * Returns the last result at once; null: the prices agree, or Stripe was not asked yet. Asks again by
   * itself when the result is some minutes old.
   */
  fault(): PriceFault | null;
  /** Asks Stripe now and logs a difference. Never throws. */
  check(): Promise<void>;
}

/** Nobody waits for Stripe here, and a price that differs stops no process. */
export function createPriceWatch(
  cards: Pick<CardPayments, "readPrice">,
  { monthlyPrice, currency }: Pick<SubscriptionTerms, "monthlyPrice" | "currency">,
  { log, clock }: { readonly log: Logger; readonly clock: () => Date },
): PriceWatch {
  let found: PriceFault | null = null;
  let askedAt = Number.NEGATIVE_INFINITY;
  const check = async () => {
    askedAt = clock().getTime();
    try {
      const price = await cards.readPrice();
      const isSame = price.amountCents === monthlyPrice && price.currency === currency;
      const before = found;
      found = isSame ? null : { charged: cents(price.amountCents), currency: price.currency };
      if (found === null || (before?.charged === found.charged && before.currency === found.currency)) return;
      log.error(
        { stripe: found, told: { price: monthlyPrice, currency }, price_id: price.id },
        "Stripe charges another price than restaurants are told: make MONTHLY_PRICE_CENTS and PRICE_CURRENCY what STRIPE_PRICE_ID charges",
      );
    } catch (error) {
      log.warn(
        { err: error },
        "Stripe does not tell its price, so it is not compared with the configured one",
      );
    }
  };
  return {
    check,
    fault: () => {
      if (clock().getTime() - askedAt > BELIEVED_MS) void check();
      return found;
    },
  };
}
