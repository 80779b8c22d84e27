import fc from "fast-check";
import { expect, test } from "vitest";
import { cardServer } from "#app/server/testing/stripe/card-server.ts";
import type { SignedMessage } from "#app/server/testing/stripe/local-stripe.ts";
import { createStripeCards } from "#platform/outside/cards/stripe-cards.ts";
import { required } from "#platform/server/http/app-error.ts";
import {
  cancelSubscription,
  confirmPayment,
  startCheckout,
  subscriptionDetails,
} from "../../contract/subscription.ts";
import { endCardJob } from "./end-card.ts";
import { readCard } from "./read-card.ts";

const server = await cardServer();
const { stripe, clock, db, deps } = server;
clock.now = new Date("2026-01-01T12:00:00-06:00");

/** A restaurant whose trial is over and whose card was charged once. */
async function aPayer(name: string) {
  const { admin, tenantId } = await server.aTrial(name, new Date("2025-11-01T12:00:00-06:00"));
  await admin.call(startCheckout);
  const card = stripe.pay(required(stripe.sessions.at(-1), "the page of the card").id);
  return { admin, tenantId, card };
}

const stateOf = async (tenantId: number) =>
  (
    await db.directory<object>(
      `select subscription_kind, subscription_end, grace_days, cancelled_on is not null as cancelled
       from tenants where id = $1`,
      [tenantId],
    )
  )[0];

test("eight times at once and in any order the messages of a life come to the same", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.constantFrom("renew", "refuse", "late", "cancel"), { minLength: 1, maxLength: 5 }),
      fc.infiniteStream(fc.nat()),
      async (acts, chance) => {
        const { admin, tenantId, card } = await aPayer("Al Azar");
        const messages: SignedMessage[] = [stripe.message("customer.subscription.created", card)];
        for (const act of acts) {
          if (card.status === "canceled") break;
          if (act === "renew") stripe.renew(card.id, "paid");
          if (act === "refuse") stripe.renew(card.id, "refused");
          if (act === "late") stripe.payLate(card.id);
          if (act === "cancel") card.cancel_at_period_end = true;
          messages.push(stripe.message("customer.subscription.updated", card));
        }
        await admin.call(confirmPayment);
        const truth = await stateOf(tenantId);
        // The restaurant forgets what it knew, and hears everything shuffled, eight times, at once.
        await db.inTenant(tenantId, (tx) =>
          tx.query({
            text: "update subscriptions set card_paid_until = null, card_status = null where tenant_id = $1",
            values: [tenantId],
          }),
        );
        const shuffled = Array.from({ length: 8 }, () => messages)
          .flat()
          .map((message) => ({ message, at: chance.next().value }))
          .toSorted((a, b) => a.at - b.at);
        const statuses = await Promise.all(shuffled.map(({ message }) => server.hear(message)));
        expect(new Set(statuses)).toEqual(new Set([200]));
        const readings = [server.work(), ...Array.from({ length: 4 }, () => readCard(deps, tenantId))];
        await Promise.all(readings);
        expect(await stateOf(tenantId)).toEqual(truth);
      },
    ),
    { numRuns: 8 },
  );
});

test("an answer of Stripe's that is older than what was written is asked again", async () => {
  const { admin, tenantId, card } = await aPayer("Dos Lectores");
  await admin.call(confirmPayment);
  const cards = required(deps.cards, "cards");
  let isFirst = true;
  const slow = {
    ...cards,
    subscriptionsOf: async (customer: string) => {
      const told = await cards.subscriptionsOf(customer);
      if (isFirst) {
        isFirst = false;
        stripe.renew(card.id, "paid");
        await readCard(deps, tenantId);
      }
      return told;
    },
  };
  await readCard({ ...deps, cards: slow }, tenantId);
  expect(await stateOf(tenantId)).toMatchObject({ subscription_end: "2026-03-02" });
});

test("a message is taken once, however often it comes", async () => {
  const { tenantId, card } = await aPayer("Una Vez");
  await server.work();
  const message = stripe.message("customer.subscription.updated", card);
  const jobsAfter = async (sent: SignedMessage) => {
    const status = await server.hear(sent);
    const [row] = await db.directory<{ count: number }>(
      "select count(*)::int as count from card_events where customer_id = $1",
      [card.customer],
    );
    return [status, row?.count];
  };
  expect(await jobsAfter(message)).toEqual([200, 1]);
  expect(await jobsAfter(message)).toEqual([200, 1]);
  const now = deps.clock();
  const forged = stripe.sign(message.payload.replace("evt_", "evt_x"), now, "whsec_somebody_else_0000");
  expect(await jobsAfter(forged)).toEqual([400, 1]);
  expect(await jobsAfter({ ...message, payload: message.payload.replace("active", "paused") })).toEqual([
    400, 1,
  ]);
  expect(await jobsAfter({ ...message, signature: "" })).toEqual([400, 1]);
  expect(await jobsAfter({ ...message, signature: "t=1,v1=00" })).toEqual([400, 1]);
  const old = stripe.message("invoice.paid", card, new Date(now.getTime() - 301_000));
  expect(await jobsAfter(old)).toEqual([400, 1]);
  expect(await jobsAfter({ payload: "{", signature: message.signature })).toEqual([400, 1]);
  expect(tenantId).toBeGreaterThan(0);
});

test("what is told of a customer that is nobody's changes nothing", async () => {
  const { admin, tenantId, card } = await aPayer("Borrada");
  await admin.call(confirmPayment);
  await server.work();
  await db.directory("delete from card_directory where tenant_id = $1", [tenantId]);
  const before = await stateOf(tenantId);
  stripe.renew(card.id, "paid");
  expect(await server.hear(stripe.message("invoice.paid", card))).toBe(200);
  expect(await server.hear(stripe.message("invoice.paid", { ...card, customer: "cus_nobody" }))).toBe(200);
  await server.work();
  expect(await stateOf(tenantId)).toEqual(before);
});

test("of a restaurant that is being deleted nothing is charged any more", async () => {
  const { admin, tenantId, card } = await aPayer("Se Va");
  await admin.call(confirmPayment);
  await endCardJob.handle({ tenantId }, deps);
  expect(card.status).toBe("canceled");
  await endCardJob.handle({ tenantId }, deps);
  expect(stripe.asked.filter((asked) => asked === `DELETE /v1/subscriptions/${card.id}`)).toHaveLength(1);
});

test("eight who subscribe at once get one customer and one page", async () => {
  const { admin, tenantId } = await server.aTrial("Ocho Manos");
  const pages = await Promise.all(Array.from({ length: 8 }, () => admin.call(startCheckout)));
  expect(new Set(pages.map(({ ok }) => ok.url)).size).toBe(1);
  const customers = await db.directory("select customer_id from card_directory where tenant_id = $1", [
    tenantId,
  ]);
  expect(customers).toHaveLength(1);
  stripe.pay(required(stripe.sessions.at(-1), "the page of the card").id);
  expect((await admin.call(startCheckout)).error.code).toBe("already_subscribed");
});

test("a Stripe that fails or says nothing is told clearly, and nothing is lost", async () => {
  const { admin, tenantId, card } = await aPayer("Sin Línea");
  await admin.call(confirmPayment);
  const id = String(tenantId);
  stripe.mood = "down";
  expect((await admin.call(cancelSubscription, { body: { id } })).error.code).toBe("cards_unavailable");
  expect((await admin.call(subscriptionDetails)).ok.phase).toBe("active");
  // What Stripe tells meanwhile waits for the worker, which tries again.
  stripe.renew(card.id, "paid");
  expect(await server.hear(stripe.message("invoice.paid", card))).toBe(200);
  await expect(readCard(deps, tenantId)).rejects.toThrow("Stripe");
  stripe.mood = "up";
  await server.work();
  expect((await admin.call(subscriptionDetails)).ok.subscription_end).toBe("2026-03-02");
  expect((await admin.call(cancelSubscription, { body: { id } })).ok.subscription.phase).toBe("cancelled");
});

test("a wrong key is told as a service that is not there", async () => {
  const { admin } = await server.aTrial("Sin Llave");
  const cards = createStripeCards({ ...stripe.account, secretKey: "sk_test_wrong_0000000000" }, deps.clock);
  await expect(
    cards.createCustomer({ tenantId: 1 as never, name: "x", email: admin.username, language: "es" }),
  ).rejects.toThrow("Stripe");
});
