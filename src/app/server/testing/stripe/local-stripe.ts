import { createHmac } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import {
  type Invoice,
  idOf,
  list,
  monthLater,
  type Session,
  type StripeSubscription,
  type StripeThing,
  send,
  textOf,
  wireSubscription,
} from "./stripe-wire.ts";

/** A message of the service, signed as Stripe signs. */
export interface SignedMessage {
  readonly payload: string;
  readonly signature: string;
}

export interface LocalStripe {
  readonly address: string;
  readonly account: { secretKey: string; priceId: string; webhookSecret: string; address: string };
  /** Requests in order: `POST /v1/customers`. */
  readonly asked: string[];
  /** `down`: answers 500. `silent`: does not answer. */
  mood: "up" | "down" | "silent";
  readonly sessions: Session[];
  readonly subscriptions: StripeSubscription[];
  /** Refunds: the payment and the amount in cents. */
  readonly refunds: { payment_intent: string; amount: number }[];
  /** Price of a month in cents. */
  price: number;
  /** Happens while a page is opened, before the product hears of it. */
  onSession: (() => Promise<unknown>) | undefined;
  /** The customer entered the card at the page. */
  pay(sessionId: string): StripeSubscription;
  /** Its period is over: the next one is charged, or refused. */
  renew(subscriptionId: string, outcome: "paid" | "refused"): void;
  /** The open invoice of a refused period is paid with another card. */
  payLate(subscriptionId: string): void;
  end(subscriptionId: string): void;
  /** A message about something, as Stripe would send it now. */
  message(kind: string, thing: StripeThing, at?: Date): SignedMessage;
  sign(payload: string, at: Date, secret?: string): SignedMessage;
  close(): Promise<void>;
}

export interface LocalStripeOptions {
  /** Any free one unless told. */
  readonly port?: number;
  /** Hears of what was paid at the page, as a webhook does. */
  readonly onPaid?: (message: SignedMessage) => Promise<void>;
}

/** Account for the product's library, and for the product in journeys. */
export const localAccount = {
  secretKey: "sk_test_local_0123456789",
  priceId: "price_local_month",
  webhookSecret: "whsec_local_0123456789abcdef",
} as const;

/**
 * A service on this machine that speaks as much of Stripe's wire format as the product asks of it: form bodies, idempotency keys, lists, and
 * messages with signatures. Its time is the caller's. `/checkout/…` is the page on which a card would be entered.
 */
export async function localStripe(
  clock: () => Date,
  { port: wanted = 0, onPaid }: LocalStripeOptions = {},
): Promise<LocalStripe> {
  const service = new Service(clock, onPaid);
  const server = createServer((request, reply) => void service.answer(request, reply));
  await new Promise<void>((resolve) => server.listen(wanted, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  service.address = `http://127.0.0.1:${port}`;
  service.close = async () => {
    server.closeAllConnections();
    await new Promise<void>((resolve) => server.close(() => resolve()));
  };
  return service;
}

class Service implements LocalStripe {
  address = "";
  close: LocalStripe["close"] = async () => undefined;
  mood: LocalStripe["mood"] = "up";
  readonly asked: string[] = [];
  readonly sessions: Session[] = [];
  readonly subscriptions: StripeSubscription[] = [];
  readonly refunds: LocalStripe["refunds"] = [];
  price = 2_900;
  onSession: LocalStripe["onSession"];
  readonly #customers: StripeThing[] = [];
  readonly #invoices: Invoice[] = [];
  readonly #kept = new Map<string, { body: string; answer: unknown }>();
  readonly #clock: () => Date;
  readonly #onPaid: LocalStripeOptions["onPaid"];

  constructor(clock: () => Date, onPaid: LocalStripeOptions["onPaid"]) {
    this.#clock = clock;
    this.#onPaid = onPaid;
  }

  get account() {
    return { ...localAccount, address: this.address };
  }

  get #now(): number {
    return Math.floor(this.#clock().getTime() / 1000);
  }

  async answer(request: IncomingMessage, reply: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? "/", this.address);
    const body = await textOf(request);
    if (pathname === "/favicon.ico") {
      reply.writeHead(204).end();
      return;
    }
    if (pathname.startsWith("/checkout/")) return this.#page(request, reply, pathname);
    this.asked.push(`${request.method} ${pathname}`);
    if (this.mood === "silent") return;
    const key = request.headers["idempotency-key"];
    const kept = typeof key === "string" ? this.#kept.get(key) : undefined;
    if (this.mood === "down") return send(reply, 500, { error: { type: "api_error", message: "down" } });
    if (request.headers.authorization !== `Bearer ${localAccount.secretKey}`)
      return send(reply, 401, { error: { type: "invalid_request_error", message: "Invalid API Key" } });
    if (kept && kept.body !== body)
      return send(reply, 400, { error: { type: "idempotency_error", message: "other parameters" } });
    const answer =
      kept?.answer ?? this.#do(request.method ?? "GET", pathname, new URLSearchParams(body), searchParams);
    if (answer === "refused")
      return send(reply, 400, { error: { type: "invalid_request_error", message: `not now: ${pathname}` } });
    if (answer === undefined)
      return send(reply, 404, {
        error: { type: "invalid_request_error", code: "resource_missing", message: pathname },
      });
    if (typeof key === "string" && request.method === "POST") this.#kept.set(key, { body, answer });
    if (request.method === "POST" && pathname === "/v1/checkout/sessions") await this.onSession?.();
    send(reply, 200, answer);
  }

  #do(method: string, path: string, body: URLSearchParams, query: URLSearchParams): unknown {
    const customer = query.get("customer");
    const [, , resource = "", id = "", session = "", act = ""] = path.split("/");
    switch (`${method} ${resource}`) {
      case "POST customers":
        return this.#makeCustomer(body);
      case "GET checkout":
        if (session !== "") return this.sessions.find((one) => one.id === session);
        return list(
          this.sessions
            .filter((one) => one.customer === customer && one.status === (query.get("status") ?? one.status))
            .toReversed()
            .slice(0, Number(query.get("limit"))),
          path,
        );
      case "POST checkout":
        return act === "expire" ? this.#expire(session) : this.#makeSession(body);
      case "POST billing_portal":
        return { id: idOf("bps"), object: "billing_portal.session", url: `${this.address}/checkout/portal` };
      case "GET subscriptions":
        return list(
          this.subscriptions.filter((one) => one.customer === customer).map(wireSubscription),
          path,
        );
      case "POST subscriptions":
        return this.#change(id, (found) => {
          found.cancel_at_period_end = body.get("cancel_at_period_end") === "true";
        });
      case "DELETE subscriptions":
        this.end(id);
        return this.#change(id, () => undefined);
      case "GET prices":
        return {
          id,
          object: "price",
          unit_amount: this.price,
          currency: "usd",
          product: { object: "product", id: "prod_local", name: "Plan" },
        };
      case "GET invoices":
        return list(
          this.#invoices
            .filter(
              (one) => one.subscription === query.get("subscription") && one.status === query.get("status"),
            )
            .toReversed()
            .slice(0, Number(query.get("limit")))
            .map((one) => ({ ...one, lines: list([{ object: "line_item", period: one.period }], "") })),
          path,
        );
      case "GET invoice_payments":
        return list(
          this.#invoices
            .filter((one) => one.id === query.get("invoice") && one.amount_paid > 0)
            .map((one) => ({
              id: `inpay_${one.id}`,
              object: "invoice_payment",
              payment: { type: "payment_intent", payment_intent: `pi_${one.id}` },
            })),
          path,
        );
      case "POST refunds":
        return this.#refund(body.get("payment_intent") ?? "");
      default:
        return undefined;
    }
  }

  #makeCustomer(body: URLSearchParams): StripeThing {
    const customer = {
      id: idOf("cus"),
      object: "customer",
      email: body.get("email"),
      name: body.get("name"),
    };
    this.#customers.push(customer);
    return customer;
  }

  #expire(id: string): Session | "refused" | undefined {
    const session = this.sessions.find((one) => one.id === id);
    if (!session) return undefined;
    if (session.status !== "open") return "refused";
    session.status = "expired";
    return session;
  }

  #refund(payment: string): unknown {
    const invoice = this.#invoices.find(({ id }) => payment === `pi_${id}`);
    if (!invoice) return undefined;
    const refund = { payment_intent: payment, amount: invoice.amount_paid };
    this.refunds.push(refund);
    return { id: idOf("re"), object: "refund", ...refund };
  }

  #makeSession(body: URLSearchParams): Session {
    const id = idOf("cs");
    const trialEnd = body.get("subscription_data[trial_end]");
    const session: Session = {
      id,
      object: "checkout.session",
      customer: body.get("customer") ?? "",
      status: "open",
      mode: body.get("mode"),
      locale: body.get("locale"),
      url: `${this.address}/checkout/${id}`,
      success_url: body.get("success_url") ?? "",
      cancel_url: body.get("cancel_url") ?? "",
      trialEnd: trialEnd === null ? null : Number(trialEnd),
      metadata: Object.fromEntries(
        ["tenant_id", "price_id", "trial_end"].map((name) => [name, body.get(`metadata[${name}]`) ?? ""]),
      ),
    };
    this.sessions.push(session);
    return session;
  }

  #change(id: string, change: (found: StripeSubscription) => void): unknown {
    const found = this.subscriptions.find((one) => one.id === id);
    if (!found) return undefined;
    change(found);
    return wireSubscription(found);
  }

  #subscription(id: string): StripeSubscription {
    const found = this.subscriptions.find((one) => one.id === id);
    if (!found) throw new Error(`no subscription ${id}`);
    return found;
  }

  pay(sessionId: string): StripeSubscription {
    const session = this.sessions.find((one) => one.id === sessionId);
    if (session?.status !== "open") throw new Error(`no open page ${sessionId}`);
    session.status = "complete";
    const start = this.#now;
    const period = { start, end: session.trialEnd ?? monthLater(start) };
    const subscription: StripeSubscription = {
      id: idOf("sub"),
      object: "subscription",
      customer: session.customer,
      status: session.trialEnd === null ? "active" : "trialing",
      created: start,
      cancel_at_period_end: false,
      ended_at: null,
      metadata: {},
      period,
    };
    this.subscriptions.push(subscription);
    this.#invoice(subscription, "paid");
    return subscription;
  }

  #invoice({ id, period, status: standing }: StripeSubscription, status: Invoice["status"]): void {
    const isPaid = status === "paid" && standing !== "trialing";
    this.#invoices.push({
      id: idOf("in"),
      object: "invoice",
      subscription: id,
      status,
      amount_paid: isPaid ? this.price : 0,
      status_transitions: { paid_at: status === "paid" ? this.#now : null },
      period: { ...period },
    });
  }

  renew(subscriptionId: string, outcome: "paid" | "refused"): void {
    const subscription = this.#subscription(subscriptionId);
    const { end } = subscription.period;
    if (subscription.cancel_at_period_end) {
      this.end(subscriptionId, end);
      return;
    }
    subscription.period = { start: end, end: monthLater(end) };
    subscription.status = outcome === "paid" ? "active" : "past_due";
    this.#invoice(subscription, outcome === "paid" ? "paid" : "open");
  }

  payLate(subscriptionId: string): void {
    const subscription = this.#subscription(subscriptionId);
    for (const invoice of this.#invoices)
      if (invoice.subscription === subscriptionId && invoice.status === "open")
        Object.assign(invoice, {
          status: "paid",
          amount_paid: this.price,
          status_transitions: { paid_at: this.#now },
        });
    subscription.status = "active";
  }

  end(subscriptionId: string, at = this.#now): void {
    const subscription = this.#subscription(subscriptionId);
    subscription.status = "canceled";
    subscription.ended_at = at;
  }

  message(kind: string, thing: StripeThing, at = this.#clock()): SignedMessage {
    const payload = JSON.stringify({
      id: idOf("evt"),
      object: "event",
      api_version: "2026-10-28.endive",
      created: Math.floor(at.getTime() / 1000),
      type: kind,
      data: { object: "period" in thing ? wireSubscription(thing as StripeSubscription) : thing },
    });
    return this.sign(payload, at);
  }

  sign(payload: string, at: Date, secret: string = localAccount.webhookSecret): SignedMessage {
    const seconds = Math.floor(at.getTime() / 1000);
    const hash = createHmac("sha256", secret).update(`${seconds}.${payload}`).digest("hex");
    return { payload, signature: `t=${seconds},v1=${hash}` };
  }

  /** Two buttons: pay, and back. */
  #page(request: IncomingMessage, reply: ServerResponse, pathname: string): void {
    const session = this.sessions.find(({ id }) => pathname.endsWith(id));
    if (!session) {
      send(reply, 404, {});
      return;
    }
    if (request.method === "POST") {
      const paid = this.pay(session.id);
      void this.#onPaid?.(this.message("customer.subscription.created", paid));
      reply.writeHead(303, { location: session.success_url }).end();
      return;
    }
    reply
      .writeHead(200, { "content-type": "text/html; charset=utf-8" })
      .end(
        `<!doctype html><title>Checkout</title><form method="post"><button>Pay</button></form><a href="${session.cancel_url}">Back</a>`,
      );
  }
}
