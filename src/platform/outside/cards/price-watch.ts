import type { Logger } from "pino";
import { type Cents, cents } from "../../domain/money/cents.ts";
import type { SubscriptionTerms } from "../../server/config/config.ts";
import type { CardPayments } from "./card-payments.ts";

/** How long what Stripe said of its price is believed. */
const BELIEVED_MS = 600_000;

/** What Stripe charges each month though restaurants are told another price. */
export interface PriceFault {
  readonly charged: Cents;
  readonly currency: string;
}

/** Compares the price that Stripe charges with the one that restaurants are told. */
export interface PriceWatch {
  /** What was found last, at once; null: they are the same, or Stripe was not asked yet. Asks anew by itself when that is some minutes ago. */
  fault(): PriceFault | null;
  /** Asks Stripe now; what differs is logged. Never throws. */
  check(): Promise<void>;
}

/** Nobody waits for Stripe because of it, and a price that differs keeps no process from working. */
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
