import Stripe from "stripe";
import { z } from "zod";
import { type CardStatus, cardStatuses } from "#operator/subscription/domain/card-days.ts";
import { HOUR_MS } from "#platform/domain/periods/durations.ts";
import type { TenantId } from "../../domain/ids.ts";
import { cents } from "../../domain/money/cents.ts";
import type { Language } from "../../domain/text/languages.ts";
import type { StripeAccount } from "../../server/config/config.ts";
import {
  type CardMessage,
  type CardPayments,
  type CardPrice,
  type CardSubscription,
  CardsUnavailable,
  type CheckoutRequest,
} from "./card-payments.ts";

/** Names a request to Stripe, so that it is done once however often it is made. Stripe's keys have at most 255 characters. */
export function keyOf(...parts: readonly (string | number)[]): string {
  return parts.join(":").slice(0, 255);
}

/** Time limit in milliseconds: somebody waits at a screen. */
const TIMEOUT_MS = 8_000;
const RETRIES = 1;
/** Greatest age of a signature in seconds: a recorded message that is sent again later is refused. */
const SIGNATURE_SECONDS = 300;
const MAX_SUBSCRIPTIONS = 100;

/** Stripe as the service that charges cards; its address is configuration, nothing else tells a test from the real one. */
export function createStripeCards(account: StripeAccount, clock: () => Date): CardPayments {
  const stripe = new Stripe(account.secretKey, {
    timeout: TIMEOUT_MS,
    maxNetworkRetries: RETRIES,
    telemetry: false,
    ...addressOf(account.address),
  });
  return {
    createCustomer: (customer) => asked(() => createCustomer(stripe, customer)),
    openCheckout: (request) => asked(() => openCheckout(stripe, account.priceId, request, clock())),
    closeCheckouts: (customerId) => asked(() => closeCheckouts(stripe, customerId)),
    openPortal: ({ customerId, language, returnUrl }) =>
      asked(async () => {
        const session = await stripe.billingPortal.sessions.create({
          customer: customerId,
          return_url: returnUrl,
          locale: stripeLocale(language),
        });
        return session.url;
      }),
    subscriptionsOf: (customerId) =>
      asked(async () => {
        const { data } = await stripe.subscriptions.list({
          customer: customerId,
          status: "all",
          limit: MAX_SUBSCRIPTIONS,
        });
        return Promise.all(
          data.map(async (subscription) =>
            cardSubscription(
              subscription,
              isUnpaid(subscription) ? await lastPaidEnd(stripe, subscription) : null,
            ),
          ),
        );
      }),
    setRenewal: (id, renews) =>
      asked(async () => {
        await stripe.subscriptions.update(id, { cancel_at_period_end: !renews });
      }),
    endNow: (id) =>
      asked(async () => {
        await stripe.subscriptions.cancel(id);
      }),
    giveBackSince: (id, since) => asked(async () => cents(await giveBackSince(stripe, id, since))),
    readPrice: () => asked(() => readPrice(stripe, account.priceId)),
    readMessage: (raw, signature, now) =>
      readMessage(stripe, { raw, signature, now, secret: account.webhookSecret }),
  };
}

function addressOf(address: string | undefined) {
  if (address === undefined) return {};
  const { protocol, hostname, port } = new URL(address);
  const isPlain = protocol === "http:";
  return {
    protocol: isPlain ? ("http" as const) : ("https" as const),
    host: hostname,
    port: port === "" ? (isPlain ? 80 : 443) : Number(port),
  };
}

/** Runs a call and turns each of Stripe's errors into one, with Stripe's words as its cause. */
async function asked<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    if (error instanceof Stripe.errors.StripeError)
      throw new CardsUnavailable(`Stripe: ${error.type}`, { cause: error });
    throw error;
  }
}

async function createCustomer(
  stripe: Stripe,
  {
    tenantId,
    name,
    email,
    language,
  }: { tenantId: TenantId; name: string; email: string; language: Language },
): Promise<string> {
  const metadata = { tenant_id: String(tenantId) };
  const customer = await stripe.customers.create(
    { name, email, preferred_locales: stripeLocalesFor(language), metadata },
    // Two tabs at once make one customer; another name or address is another request to Stripe.
    { idempotencyKey: keyOf("customer", tenantId, name, email, language) },
  );
  return customer.id;
}

async function readPrice(stripe: Stripe, priceId: string): Promise<CardPrice> {
  const price = await stripe.prices.retrieve(priceId, { expand: ["product"] });
  const { product } = price;
  const name = typeof product === "object" && "name" in product ? product.name : "";
  return { id: price.id, name, amountCents: price.unit_amount ?? 0, currency: price.currency.toUpperCase() };
}

const dateOf = (seconds: number) => new Date(seconds * 1000);

/** Tells whether the period says nothing about payments: they stand in the invoices. */
function isUnpaid({ status }: Stripe.Subscription): boolean {
  return status === "past_due" || status === "unpaid" || status === "canceled";
}

async function lastPaidEnd(stripe: Stripe, { id }: Stripe.Subscription): Promise<Date | null> {
  const { data } = await stripe.invoices.list({ subscription: id, status: "paid", limit: 1 });
  const ends = data.flatMap((invoice) => invoice.lines.data.map(({ period }) => period.end));
  return ends.length === 0 ? null : dateOf(Math.max(...ends));
}

function statusOf({ id, status }: Stripe.Subscription): CardStatus {
  const known = cardStatuses.find((name) => name === status);
  if (known === undefined) throw new CardsUnavailable(`Stripe has a state of its own for ${id}: ${status}`);
  return known;
}

function cardSubscription(subscription: Stripe.Subscription, paidEnd: Date | null): CardSubscription {
  const [item] = subscription.items.data;
  const created = subscription.created;
  return {
    id: subscription.id,
    status: statusOf(subscription),
    createdAt: dateOf(created),
    periodEnd: dateOf(item?.current_period_end ?? created),
    endedAt: subscription.ended_at === null ? null : dateOf(subscription.ended_at),
    ends: subscription.cancel_at_period_end || subscription.cancel_at !== null,
    lastPaidEnd: paidEnd,
  };
}

/** The parts of a message that are read; whatever else Stripe writes is left alone. */
const messageShape = z.object({
  id: z.string().min(1),
  type: z.string(),
  created: z.number(),
  data: z.object({ object: z.object({}).loose() }).nullish(),
});

/** Returns the message, or null when it is not signed, is signed in a way that cannot be read, or has not Stripe's shape. */
function readMessage(
  stripe: Stripe,
  { raw, signature, now, secret }: { raw: Buffer; signature: string; now: Date; secret: string },
): CardMessage | null {
  let signed: unknown;
  try {
    signed = stripe.webhooks.constructEvent(
      raw,
      signature,
      secret,
      SIGNATURE_SECONDS,
      undefined,
      now.getTime(),
    );
  } catch {
    // Besides its own error the library throws whatever a strange header or body makes it stumble over.
    return null;
  }
  const { data: event } = messageShape.safeParse(signed);
  if (event === undefined) return null;
  return {
    id: event.id,
    kind: event.type,
    customerId: event.data ? customerOf(event.data.object) : null,
    createdAt: dateOf(event.created),
  };
}

/** Returns the customer of a Stripe object; null when it names none. */
function customerOf(thing: object): string | null {
  if ("object" in thing && thing.object === "customer" && "id" in thing) return String(thing.id);
  if (!("customer" in thing)) return null;
  const { customer } = thing;
  if (typeof customer === "string") return customer;
  return typeof customer === "object" && customer !== null && "id" in customer ? String(customer.id) : null;
}

/** Stripe takes no trial that ends sooner. */
const SHORTEST_TRIAL_MS = 48 * HOUR_MS;
/** A customer has one open page; more could only come from a fault. */
const MAX_PAGES = 100;

/** Languages of Stripe's pages, of those that Comanda may speak. The others get that of their browser. */
const stripeLocales = ["es-419", "en", "fr", "ja", "ko"] as const;

/** Returns the language of Stripe's pages and mails for a person; none when Stripe does not have it. */
const stripeLocalesFor = (language: Language) =>
  stripeLocales.filter((known) => known === language || known.startsWith(`${language}-`));

const stripeLocale = (language: Language) => stripeLocalesFor(language)[0] ?? "auto";

/**
 * Returns the open page for the same price and first charge, else a new one. Another open page is closed,
 * since it would charge by what was true when it was opened. Two requests at the same moment know the same
 * last page, so they make the same request and get the same page.
 */
async function openCheckout(
  stripe: Stripe,
  priceId: string,
  { tenantId, customerId, language, firstChargeAt, successUrl, cancelUrl }: CheckoutRequest,
  now: Date,
): Promise<string> {
  const trialEnd = firstChargeAt === null ? null : trialEndOf(firstChargeAt, now);
  const terms = { price_id: priceId, trial_end: String(trialEnd) };
  const { data } = await stripe.checkout.sessions.list({ customer: customerId, limit: MAX_PAGES });
  const [last] = data;
  const isSame = last?.metadata?.price_id === terms.price_id && last.metadata.trial_end === terms.trial_end;
  if (last?.status === "open" && last.url && isSame) return last.url;
  // Only listed pages: one that somebody else opened meanwhile is the page wanted here too.
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
      locale: stripeLocale(language),
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

/** Closes all open pages of a customer, so that nobody pays there any more. A page that was just paid stays as it is. */
async function closeCheckouts(stripe: Stripe, customerId: string): Promise<void> {
  const { data } = await stripe.checkout.sessions.list({
    customer: customerId,
    status: "open",
    limit: MAX_PAGES,
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

/** Invoices of one subscription that are looked through, the latest; a month each. */
const MAX_INVOICES = 12;

/**
 * Pays back whatever a subscription was charged since a moment, each payment once however often it is called.
 * Returns the sum in cents.
 */
async function giveBackSince(stripe: Stripe, subscriptionId: string, since: Date): Promise<number> {
  const { data } = await stripe.invoices.list({
    subscription: subscriptionId,
    status: "paid",
    limit: MAX_INVOICES,
  });
  let given = 0;
  for (const { id, amount_paid: paid, status_transitions: when } of data) {
    if (paid === 0 || when.paid_at === null || when.paid_at * 1000 < since.getTime()) continue;
    for (const intent of await intentsOf(stripe, id)) {
      const { amount } = await stripe.refunds.create(
        { payment_intent: intent },
        { idempotencyKey: keyOf("refund", intent) },
      );
      given += amount;
    }
  }
  return given;
}

/** The payments by card of an invoice that went through. */
async function intentsOf(stripe: Stripe, invoice: string): Promise<string[]> {
  const { data } = await stripe.invoicePayments.list({ invoice, status: "paid" });
  return data.flatMap(({ payment: { payment_intent: intent } }) => {
    if (intent === undefined) return [];
    return [typeof intent === "string" ? intent : intent.id];
  });
}
