import Stripe from "stripe";
import { type CardStatus, cardStatuses } from "#operator/subscription/domain/card-days.ts";
import type { TenantId } from "../../domain/ids.ts";
import { cents } from "../../domain/money/cents.ts";
import type { StripeAccount } from "../../server/config/config.ts";
import type { Language } from "../../words/languages.ts";
import {
  type CardMessage,
  type CardPayments,
  type CardPrice,
  type CardSubscription,
  CardsUnavailable,
} from "./card-payments.ts";
import { closeCheckouts, locales, openCheckout } from "./stripe-checkout.ts";
import { keyOf } from "./stripe-key.ts";
import { giveBackSince } from "./stripe-refunds.ts";

/** Somebody waits for it at a screen. */
const TIMEOUT_MS = 8_000;
const RETRIES = 1;
/** How old a signature may be, in seconds: what is recorded and sent again later is refused. */
const SIGNATURE_SECONDS = 300;
const MOST_SUBSCRIPTIONS = 100;

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
          locale: locales[language],
        });
        return session.url;
      }),
    subscriptionsOf: (customerId) =>
      asked(async () => {
        const { data } = await stripe.subscriptions.list({
          customer: customerId,
          status: "all",
          limit: MOST_SUBSCRIPTIONS,
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

/** Runs a call; whatever Stripe says against it is told as one thing, with Stripe's words as its cause. */
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
    { name, email, preferred_locales: [locales[language]], metadata },
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

/** Whether its period tells nothing of what was paid: that stands in its invoices. */
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

function readMessage(
  stripe: Stripe,
  { raw, signature, now, secret }: { raw: Buffer; signature: string; now: Date; secret: string },
): CardMessage | null {
  try {
    const event = stripe.webhooks.constructEvent(
      raw,
      signature,
      secret,
      SIGNATURE_SECONDS,
      undefined,
      now.getTime(),
    );
    return {
      id: event.id,
      kind: event.type,
      customerId: customerOf(event.data.object),
      createdAt: dateOf(event.created),
    };
  } catch (error) {
    if (error instanceof Stripe.errors.StripeSignatureVerificationError) return null;
    throw error;
  }
}

/** Whose a thing of Stripe's is; null when it names nobody. */
function customerOf(thing: object): string | null {
  if ("object" in thing && thing.object === "customer" && "id" in thing) return String(thing.id);
  if (!("customer" in thing)) return null;
  const { customer } = thing;
  if (typeof customer === "string") return customer;
  return typeof customer === "object" && customer !== null && "id" in customer ? String(customer.id) : null;
}
