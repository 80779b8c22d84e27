import { expect, test } from "vitest";
import { aPerson } from "#app/server/testing/sessions.ts";
import { cardServer } from "#app/server/testing/stripe/card-server.ts";
import { platformTenant } from "#core/tenants/server/public.ts";
import { createPriceWatch } from "#platform/outside/cards/price-watch.ts";
import { required } from "#platform/server/http/app-error.ts";
import { platformDashboard } from "../../contract/figures.ts";

const server = await cardServer();
const { stripe, clock, deps, db } = server;
const operator = await aPerson(server, await platformTenant(db), { role: "superadmin" });
const faultSeen = async () => (await operator.call(platformDashboard)).ok.priceFault;

test("the operator is told when Stripe charges another price than was told", async () => {
  const watch = required(deps.priceWatch, "the watch over the price");
  clock.now = new Date("2026-01-10T12:00:00-06:00");
  await watch.check();
  expect(await faultSeen()).toBeNull();
  stripe.price = 3_900;
  await watch.check();
  expect(await faultSeen()).toEqual({ charged: 3_900, currency: "USD" });
  // Mended at Stripe: after some minutes whoever looks has it asked anew, and does not wait for it.
  stripe.price = 2_900;
  clock.now = new Date("2026-01-10T12:11:00-06:00");
  const askedBefore = stripe.asked.length;
  expect(await faultSeen()).toEqual({ charged: 3_900, currency: "USD" });
  await expect.poll(() => stripe.asked.length).toBe(askedBefore + 1);
  await expect.poll(faultSeen).toBeNull();
});

test("another currency is a fault too, a silent Stripe is none", async () => {
  const cards = required(deps.cards, "cards");
  const { log } = deps;
  const { monthlyPrice } = deps.subscription;
  const euros = createPriceWatch(cards, { monthlyPrice, currency: "EUR" }, { log, clock: deps.clock });
  await euros.check();
  expect(euros.fault()).toEqual({ charged: 2_900, currency: "USD" });
  const deaf = createPriceWatch(
    { readPrice: () => Promise.reject(new Error("down")) },
    { monthlyPrice, currency: "USD" },
    { log, clock: deps.clock },
  );
  await deaf.check();
  expect(deaf.fault()).toBeNull();
});
