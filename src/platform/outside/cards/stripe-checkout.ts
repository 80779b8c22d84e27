import Stripe from "stripe";
import type { Language } from "../../words/languages.ts";
import { CardsUnavailable, type CheckoutRequest } from "./card-payments.ts";
import { keyOf } from "./stripe-key.ts";

/** Stripe takes no trial that ends sooner. */
const SHORTEST_TRIAL_MS = 48 * 3_600_000;
const HOUR_MS = 3_600_000;
/** Of one customer one page is open; more come of nothing but a fault. */
const MOST_PAGES = 100;

export const locales = { es: "es-419", en: "en" } as const satisfies Record<Language, string>;

/**
 * The page that is open already for the same price and first charge, else a new one; another that is open is closed, or the card would be
 * charged by what was true when it was opened. Whoever asks at the same moment knows the same last page, so they name the same request
 * and get the same page.
 */
export async function openCheckout(
  stripe: Stripe,
  priceId: string,
  { tenantId, customerId, language, firstChargeAt, successUrl, cancelUrl }: CheckoutRequest,
  now: Date,
): Promise<string> {
  const trialEnd = firstChargeAt === null ? null : trialEndOf(firstChargeAt, now);
  const terms = { price_id: priceId, trial_end: String(trialEnd) };
  const { data } = await stripe.checkout.sessions.list({ customer: customerId, limit: MOST_PAGES });
  const [last] = data;
  const isSame = last?.metadata?.price_id === terms.price_id && last.metadata.trial_end === terms.trial_end;
  if (last?.status === "open" && last.url && isSame) return last.url;
  // Of those that were listed: one that somebody else opened meanwhile is the page that is asked for here, too.
  for (const { id, status } of data) if (status === "open") await closeCheckout(stripe, id);
  const metadata = { tenant_id: String(tenantId), ...terms };
  const session = await stripe.checkout.sessions.create(
    {
      mode: "subscription",
      customer: customerId,
      client_reference_id: String(tenantId),
      line_items: [{ price: priceId, quantity: 1 }],
      success_url: successUrl,
      cancel_url: cancelUrl,
      locale: locales[language],
      metadata,
      subscription_data: {
        metadata: { tenant_id: metadata.tenant_id },
        ...(trialEnd === null ? {} : { trial_end: trialEnd }),
      },
    },
    { idempotencyKey: keyOf("checkout", tenantId, last?.id ?? "first", language, priceId, terms.trial_end) },
  );
  if (!session.url) throw new CardsUnavailable("Stripe gave no page for the card");
  return session.url;
}

/** Closes every page that is open of a customer: nobody pays there any more. One on which somebody just paid stays as it is. */
export async function closeCheckouts(stripe: Stripe, customerId: string): Promise<void> {
  const { data } = await stripe.checkout.sessions.list({
    customer: customerId,
    status: "open",
    limit: MOST_PAGES,
  });
  for (const { id } of data) await closeCheckout(stripe, id);
}

async function closeCheckout(stripe: Stripe, id: string): Promise<void> {
  try {
    await stripe.checkout.sessions.expire(id);
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
    // It was paid, or closed by somebody else, since it was listed.
    const { status } = await stripe.checkout.sessions.retrieve(id);
    if (status === "open") throw error;
  }
}

/** In seconds. At a full hour, so that two requests of a moment are the same. */
function trialEndOf(firstChargeAt: Date, now: Date): number {
  const soonest = Math.ceil((now.getTime() + SHORTEST_TRIAL_MS + HOUR_MS) / HOUR_MS) * HOUR_MS;
  return Math.max(firstChargeAt.getTime(), soonest) / 1000;
}
