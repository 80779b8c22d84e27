/** @module-tag further */
import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { aKey } from "#app/server/testing/floor.ts";
import { aPerson } from "#app/server/testing/sessions.ts";
import { cardServer } from "#app/server/testing/stripe/card-server.ts";
import { platformTenant } from "#core/tenants/server/public.ts";
import { updateTenant } from "#operator/platform-console/contract/tenants.ts";
import {
  cancelSubscription,
  confirmPayment,
  resumeSubscription,
  startCheckout,
  subscriptionDetails,
} from "#operator/subscription/contract/subscription.ts";
import { enterPayment } from "#operator/subscription/contract/subscription-history.ts";
import type { TenantId } from "#platform/domain/ids.ts";
import { required } from "#platform/server/http/app-error.ts";
import { deleteTenant, keepTenant, listTenantDeletions } from "../contract/deletions.ts";
import { cardOfDeletionJob } from "./card-of-deletion.ts";
import { processDeletions } from "./process-deletions.ts";

const server = await cardServer();
const { stripe, clock, db, deps } = server;
clock.now = new Date("2026-01-10T12:00:00-06:00");
const operator = await aPerson(server, await platformTenant(db), { role: "superadmin" });

const START = new Date("2026-01-10T12:00:00-06:00");
const at = (days: number) => {
  clock.now = new Date(START.getTime() + days * 86_400_000);
};
const lastPage = () => required(stripe.sessions.at(-1), "the page of the card");

/** A restaurant whose trial was over and whose card was charged once, today. */
async function aPayer(name: string) {
  at(0);
  const { admin, tenantId } = await server.aTrial(name, new Date("2025-11-01T12:00:00-06:00"));
  await admin.call(startCheckout);
  const card = stripe.pay(lastPage().id);
  await admin.call(confirmPayment);
  await server.work();
  return {
    admin,
    tenantId,
    card,
    ask: () => operator.call(deleteTenant, { params: { id: tenantId }, body: { name }, headers: aKey() }),
    keep: () => operator.call(keepTenant, { params: { id: tenantId }, headers: aKey() }),
    details: async () => (await admin.call(subscriptionDetails)).ok,
  };
}

const deletionOf = async (id: TenantId) =>
  (await operator.call(listTenantDeletions)).ok.deletions.find(({ tenant_id }) => tenant_id === id);

const tend = () => processDeletions.handle({}, deps);

/** Its days are over: what it had when it was told to be deleted is exported, then what it has now, then it is purged. */
async function purgeDue(): Promise<void> {
  at(31);
  for (let round = 1; round <= 3; round += 1) {
    await tend();
    await server.work();
  }
}

test("asked, the card is not renewed and what is paid stays", async () => {
  const home = await aPayer("Se Arrepiente");
  await home.ask();
  await server.work();
  expect(home.card).toMatchObject({ status: "active", cancel_at_period_end: true });
  at(4);
  expect((await home.keep()).status).toBe(200);
  await server.work();
  expect(home.card).toMatchObject({ status: "active", cancel_at_period_end: false });
  expect(await home.details()).toMatchObject({
    phase: "active",
    is_active: true,
    subscription_end: "2026-02-09",
    card: { is_on: true },
  });
});

test("what the restaurant had cancelled itself is not renewed when it is kept", async () => {
  const before = await aPayer("Canceló Antes");
  await before.admin.call(cancelSubscription, { body: { id: String(before.tenantId) } });
  await before.ask();
  await server.work();
  await before.keep();
  await server.work();
  expect(before.card.cancel_at_period_end).toBe(true);
  const meanwhile = await aPayer("Canceló Mientras");
  await meanwhile.ask();
  await server.work();
  const id = String(meanwhile.tenantId);
  expect((await meanwhile.admin.call(resumeSubscription, { body: { id } })).error.code).toBe(
    "restaurant_closed",
  );
  expect((await meanwhile.admin.call(cancelSubscription, { body: { id } })).status).toBe(200);
  await meanwhile.keep();
  await server.work();
  expect(meanwhile.card.cancel_at_period_end).toBe(true);
});

test("kept after its period has ended it works no more, and may subscribe anew", async () => {
  const home = await aPayer("Tarde");
  await home.ask();
  await server.work();
  at(31);
  stripe.renew(home.card.id, "paid");
  await server.hear(stripe.message("customer.subscription.deleted", home.card));
  await server.work();
  await home.keep();
  await server.work();
  expect(await home.details()).toMatchObject({ phase: "expired", is_active: false, is_switched_off: false });
  expect((await home.admin.call(startCheckout)).status).toBe(200);
});

test("asked and undone at once, the card stands as the operator left it", async () => {
  const home = await aPayer("Indeciso");
  await home.ask();
  await home.keep();
  await home.ask();
  await home.keep();
  await server.work();
  expect(home.card.cancel_at_period_end).toBe(false);
  await home.ask();
  const handle = () => cardOfDeletionJob.handle({ tenantId: home.tenantId }, deps);
  await Promise.all(Array.from({ length: 8 }, handle));
  expect(home.card.cancel_at_period_end).toBe(true);
  // It is kept at the very moment at which Stripe is told.
  const cards = required(deps.cards, "cards");
  let isFirst = true;
  const slow = {
    ...cards,
    subscriptionsOf: async (customer: string) => {
      const told = await cards.subscriptionsOf(customer);
      if (isFirst) await home.keep();
      isFirst = false;
      return told;
    },
  };
  await cardOfDeletionJob.handle({ tenantId: home.tenantId }, { ...deps, cards: slow });
  expect(home.card.cancel_at_period_end).toBe(false);
  await server.work();
  expect(home.card.cancel_at_period_end).toBe(false);
});

test("a card that was refused is ended when a deletion is asked", async () => {
  const refused = await aPayer("Rechazada");
  stripe.renew(refused.card.id, "refused");
  await refused.ask();
  await server.work();
  expect(refused.card.status).toBe("canceled");
  const stubborn = await aPayer("Terco");
  await stubborn.ask();
  await server.work();
  stubborn.card.cancel_at_period_end = false;
  await server.hear(stripe.message("customer.subscription.updated", stubborn.card));
  await server.work();
  await tend();
  expect(stubborn.card.cancel_at_period_end).toBe(true);
});

test("no card is entered for what is switched off or being deleted", async () => {
  at(0);
  const { admin, tenantId } = await server.aTrial("Cerrado");
  await admin.call(startCheckout);
  const page = lastPage();
  const turn = (isActive: boolean) =>
    operator.call(updateTenant, {
      params: { id: tenantId },
      body: { name: "Cerrado", email: "cerrado@lacasa.example", isActive },
      headers: aKey(),
    });
  await turn(false);
  await server.work();
  expect(page.status).toBe("expired");
  const refused = await admin.call(startCheckout);
  expect([refused.status, refused.error.code]).toEqual([409, "restaurant_closed"]);
  await turn(true);
  await admin.call(startCheckout);
  const second = lastPage();
  expect(second.status).toBe("open");
  await operator.call(deleteTenant, { params: { id: tenantId }, body: { name: "Cerrado" }, headers: aKey() });
  await server.work();
  expect(second.status).toBe("expired");
  expect((await admin.call(startCheckout)).error.code).toBe("restaurant_closed");
});

test("a page is closed when months are entered by hand", async () => {
  at(0);
  const { admin, tenantId } = await server.aTrial("A Mano");
  const first = (await admin.call(startCheckout)).ok.url;
  const page = lastPage();
  const body = {
    uuid: randomUUID(),
    amount: 29,
    method: "cash" as const,
    paid_on: "2026-01-10",
    months: 1,
  };
  await operator.call(enterPayment, { params: { id: tenantId }, body });
  // Before the worker has closed it, it is not given out again either.
  const second = (await admin.call(startCheckout)).ok.url;
  expect(second).not.toBe(first);
  expect(page.status).toBe("expired");
  expect(lastPage().trialEnd).toBe(new Date("2026-03-09T00:00:00-06:00").getTime() / 1000);
  await server.work();
  expect(
    stripe.sessions.filter(({ customer, status }) => customer === page.customer && status === "open"),
  ).toEqual([]);
});

test("a page opened while the restaurant was switched off is given to nobody", async () => {
  at(0);
  const { admin, tenantId } = await server.aTrial("A la Vez");
  await admin.call(startCheckout);
  const cards = required(deps.cards, "cards");
  const { customer } = lastPage();
  await cards.closeCheckouts(customer);
  // Stripe is slow; meanwhile the operator switches it off.
  stripe.onSession = () => db.directory("update tenants set is_active = false where id = $1", [tenantId]);
  const refused = await admin.call(startCheckout);
  stripe.onSession = undefined;
  expect(refused.error.code).toBe("restaurant_closed");
  expect(lastPage()).toMatchObject({ customer, status: "expired" });
});

test("no row is purged while a card lives", async () => {
  const home = await aPayer("Con Tarjeta Viva");
  await home.ask();
  await server.work();
  // Somebody renews it at Stripe itself, and nobody hears of it.
  home.card.cancel_at_period_end = false;
  stripe.mood = "down";
  await purgeDue();
  stripe.mood = "up";
  expect(home.card.status).toBe("active");
  const [known] = await db.directory<{ kind: string }>("select kind from tenants where id = $1", [
    home.tenantId,
  ]);
  expect(known?.kind).toBe("restaurant");
  expect((await home.keep()).error.code).toBe("tenant_deletion_begun");
  at(31.01);
  await tend();
  expect(home.card.status).toBe("canceled");
  expect(await deletionOf(home.tenantId)).toMatchObject({ state: "purged", late_card_at: null });
});

test("a payment for a restaurant that is gone is given back once", async () => {
  const home = await aPayer("Ya No Está");
  await home.ask();
  await server.work();
  await purgeDue();
  expect((await deletionOf(home.tenantId))?.state).toBe("purged");
  expect(home.card.status).toBe("canceled");
  // Somebody had the page open all the time, and Stripe took the card.
  at(32);
  const page = {
    ...lastPage(),
    id: "cs_late",
    customer: home.card.customer,
    status: "open" as const,
    trialEnd: null,
  };
  stripe.sessions.push(page);
  const late = stripe.pay(page.id);
  const messages = ["checkout.session.completed", "customer.subscription.created", "invoice.paid"].map(
    (kind) => stripe.message(kind, late),
  );
  const shuffled = Array.from({ length: 8 }, () => messages)
    .flat()
    .toReversed();
  expect(new Set(await Promise.all(shuffled.map((message) => server.hear(message))))).toEqual(new Set([200]));
  await server.work();
  expect(late.status).toBe("canceled");
  expect(stripe.refunds).toEqual([{ payment_intent: expect.stringMatching(/^pi_/), amount: 2_900 }]);
  const told = await deletionOf(home.tenantId);
  expect(told).toMatchObject({ state: "purged", late_card_at: deps.clock() });
  // Later messages about it change nothing more.
  at(33);
  await server.hear(stripe.message("customer.subscription.deleted", late));
  await server.work();
  expect(stripe.refunds).toHaveLength(1);
  expect(await db.directory("select 1 from subscriptions where tenant_id = $1", [home.tenantId])).toEqual([]);
});
