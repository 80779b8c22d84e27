import { createTenant } from "#core/tenants/server/public.ts";
import { startTrial } from "#operator/subscription/server/public.ts";
import type { TenantId } from "#platform/domain/ids.ts";
import { createPriceWatch } from "#platform/outside/cards/price-watch.ts";
import { createStripeCards } from "#platform/outside/cards/stripe-cards.ts";
import type { Deps } from "#platform/server/deps.ts";
import { apiBase } from "../../../contract/routes.ts";
import { features } from "../../features.ts";
import { buildApp } from "../../http/build-app.ts";
import { jobs } from "../../jobs.ts";
import { afterEachFile } from "../after-each-file.ts";
import { aPerson, type Person } from "../sessions.ts";
import { outsideTransactions } from "../slow/open-transactions.ts";
import { ownTestServer, type TestServer } from "../test-server.ts";
import { takeJobs } from "../waiting-jobs.ts";
import { type LocalStripe, localStripe, type SignedMessage } from "./local-stripe.ts";

/** A server that takes cards at a Stripe of its own, and the clock of both. */
export interface CardServer extends TestServer {
  readonly stripe: LocalStripe;
  /** Sends a message as Stripe would; the status of the answer. */
  hear(message: SignedMessage): Promise<number>;
  /** Runs the jobs that wait, once each. */
  work(): Promise<void>;
  /** The daily round. */
  tend(): Promise<void>;
  /** A restaurant on trial from a moment, with its admin. */
  aTrial(name: string, at?: Date): Promise<{ tenantId: TenantId; admin: Person }>;
}

/** A server on a database of its own that takes cards at a Stripe on this machine. */
export async function cardServer(): Promise<CardServer> {
  const plain = await ownTestServer();
  const stripe = await localStripe(() => plain.deps.clock());
  const { subscription, log, clock } = plain.deps;
  const cards = outsideTransactions(
    "cards",
    createStripeCards(stripe.account, () => plain.deps.clock()),
  );
  const priceWatch = createPriceWatch(cards, subscription, { log, clock });
  const deps: Deps = { ...plain.deps, cards, priceWatch };
  const app = await buildApp(deps, features, { secure: false, trustProxy: false });
  await app.ready();
  afterEachFile(async () => {
    await app.close();
    await stripe.close();
  });
  const server: TestServer = { ...plain, app, deps };
  const run = async (name: string, payload: unknown) => {
    const job = jobs.find((known) => known.name === name);
    await job?.handle(job.payload.parse(payload) as never, deps);
  };
  return {
    ...server,
    stripe,
    hear: async ({ payload, signature }) => {
      const reply = await app.inject({
        method: "POST",
        url: `${apiBase}/stripe/webhook`,
        headers: { "content-type": "application/json", "stripe-signature": signature },
        payload,
      });
      return reply.statusCode;
    },
    work: async () => {
      for (const { name, payload } of await takeJobs(plain)) await run(name, payload);
    },
    tend: () => run("tend-subscriptions", {}),
    aTrial: async (name, at = plain.deps.clock()) => {
      const tenantId = await createTenant(plain.db, { name });
      await plain.db.inTenant(tenantId, (tx) => startTrial(tx, deps.subscription, at));
      return { tenantId, admin: await aPerson(server, tenantId, { role: "admin" }) };
    },
  };
}
