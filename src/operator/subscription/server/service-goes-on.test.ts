import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { expect, test } from "vitest";
import { countOf, openingOf } from "#app/server/testing/cash-desk.ts";
import { aKey } from "#app/server/testing/floor.ts";
import { aPerson, type Person } from "#app/server/testing/sessions.ts";
import { cardServer } from "#app/server/testing/stripe/card-server.ts";
import { currentUser } from "#core/auth/contract/auth.ts";
import { platformTenant } from "#core/tenants/server/public.ts";
import { openCashSession } from "#money/cash/contract/cash.ts";
import { closeCashSession } from "#money/cash-reports/contract/cash-reports.ts";
import { toId } from "#platform/domain/ids.ts";
import { HOUR_MS } from "#platform/domain/periods/durations.ts";
import { required } from "#platform/server/http/app-error.ts";
import {
  cancelSubscription,
  confirmPayment,
  startCheckout,
  subscriptionDetails,
} from "../contract/subscription.ts";
import { enterPayment, subscriptionHistory, undoPayment } from "../contract/subscription-history.ts";
import { LONGEST_SERVICE_HOURS } from "../domain/subscription.ts";

const server = await cardServer();
const { stripe, clock, db } = server;
const operator = await aPerson(server, await platformTenant(db), { role: "superadmin" });

const at = (moment: string) => {
  clock.now = new Date(moment);
};
const later = (hours: number) => {
  clock.now = new Date(server.deps.clock().getTime() + hours * HOUR_MS);
};

/** A restaurant whose trial of thirty days began on the first of November 2025, with its drawers. */
async function aRestaurant(name: string) {
  const { tenantId, admin } = await server.aTrial(name, new Date("2025-11-01T12:00:00-06:00"));
  const worker = await aPerson(server, tenantId, { role: "admin" });
  const [second, first] = await db.inTenant(tenantId, async (tx) => {
    const values = [tenantId];
    await tx.query({ text: "insert into cash_drawers (tenant_id, title) values ($1, 'Caja 2')", values });
    return tx.query<{ id: number }>({
      text: "select id from cash_drawers where tenant_id = $1 order by id desc",
      values,
    });
  });
  const open = async (who: Person, drawerId: number) => {
    const body = openingOf(drawerId);
    return required((await who.call(openCashSession, { body, headers: aKey() })).ok.session_id, "a session");
  };
  const drawerId = required(first, "a drawer").id;
  return {
    tenantId,
    admin,
    drawerId,
    openFirst: () => open(admin, drawerId),
    openSecond: () => open(worker, required(second, "a second drawer").id),
    close: async (sessionId: number, who: Person = admin) =>
      who.call(closeCashSession, {
        params: { sessionId },
        body: { counts: countOf(50), methods: [], difference_reason: null },
        headers: aKey(),
      }),
    worker,
    works: async () => (await admin.call(currentUser)).ok.subscription_active,
    details: async () => (await admin.call(subscriptionDetails)).ok,
  };
}

const aPayment = (months: number) => ({
  uuid: randomUUID(),
  amount: 29 * months,
  method: "cash" as const,
  // Yesterday: a payment is of the last year.
  paid_on: new Date(server.deps.clock().getTime() - 24 * HOUR_MS).toISOString().slice(0, 10),
  months,
});

/** What was paid by hand last is taken back; the answer to it. */
async function undoLast(tenantId: number) {
  const params = { id: toId<"Tenant">(tenantId) };
  const { payments } = (await operator.call(subscriptionHistory, { params })).ok;
  const paymentId = required(
    payments.find(({ can_undo }) => can_undo),
    "a payment",
  ).id;
  return operator.call(undoPayment, { params: { ...params, paymentId }, body: { reason: "Era de otro" } });
}

test("a payment undone in service shuts nobody before the drawer is closed", async () => {
  at("2026-01-05T18:00:00-06:00");
  const home = await aRestaurant("Deshecho");
  expect(await home.works()).toBe(false);
  await operator.call(enterPayment, { params: { id: home.tenantId }, body: aPayment(3) });
  const session = await home.openFirst();
  const known = (await operator.call(subscriptionHistory, { params: { id: home.tenantId } })).ok;
  expect(known.subscription.in_service_since).toEqual(server.deps.clock());
  later(2);
  expect((await undoLast(home.tenantId)).status).toBe(200);
  // The end is five weeks ago now.
  expect(await home.details()).toMatchObject({
    phase: "expired",
    subscription_end: "2025-11-30",
    is_active: true,
  });
  later(3);
  expect(await home.works()).toBe(true);
  expect((await home.close(session)).status).toBe(200);
  expect(await home.works()).toBe(false);
  expect((await home.admin.call(openCashSession, { body: {} as never })).error.code).toBe(
    "subscription_inactive",
  );
});

test("after days are taken away an open drawer keeps it working thirty hours", async () => {
  at("2026-01-05T18:00:00-06:00");
  const home = await aRestaurant("Nunca Cierra");
  await operator.call(enterPayment, { params: { id: home.tenantId }, body: aPayment(1) });
  await operator.call(enterPayment, { params: { id: home.tenantId }, body: aPayment(1) });
  await home.openFirst();
  // It has not closed for three days: nobody is thrown out at dinner for that.
  later(72);
  await undoLast(home.tenantId);
  await undoLast(home.tenantId);
  later(29.9);
  expect(await home.works()).toBe(true);
  later(0.2);
  expect(await home.works()).toBe(false);
  // Paid again it works, and its service goes on as before.
  await operator.call(enterPayment, { params: { id: home.tenantId }, body: aPayment(1) });
  expect(await home.works()).toBe(true);
});

test("whoever cancels while the payment is late goes on until the drawer closes", async () => {
  at("2025-11-20T12:00:00-06:00");
  const home = await aRestaurant("Cancela Tarde");
  await operator.call(enterPayment, { params: { id: home.tenantId }, body: aPayment(1) });
  at("2026-01-02T19:00:00-06:00");
  expect(await home.details()).toMatchObject({ phase: "past_due", is_active: true });
  const session = await home.openFirst();
  const cancelled = await home.admin.call(cancelSubscription, { body: { id: String(home.tenantId) } });
  expect(cancelled.ok.message).toContain("until you close the open cash drawers");
  expect(cancelled.ok.subscription).toMatchObject({ phase: "expired", is_active: true });
  later(4);
  expect(await home.works()).toBe(true);
  await home.close(session);
  expect(await home.works()).toBe(false);
});

test("a card that Stripe gives up, or ends at once, shuts nobody in service", async () => {
  at("2026-01-05T18:00:00-06:00");
  const home = await aRestaurant("Stripe Termina");
  await home.admin.call(startCheckout);
  const card = stripe.pay(required(stripe.sessions.at(-1), "the page of the card").id);
  await home.admin.call(confirmPayment);
  const session = await home.openFirst();
  later(1);
  stripe.end(card.id);
  await server.hear(stripe.message("customer.subscription.deleted", card));
  await server.work();
  // Its period ends with the day; the night goes on.
  expect(await home.details()).toMatchObject({ subscription_end: "2026-01-05", is_active: true });
  later(7);
  expect(await home.details()).toMatchObject({ phase: "expired", is_active: true });
  await home.close(session);
  expect(await home.works()).toBe(false);
});

test("a drawer that was opened after the end works on when the other closes", async () => {
  at("2025-11-30T18:00:00-06:00");
  const home = await aRestaurant("Dos Cajas");
  const first = await home.openFirst();
  at("2025-12-01T01:00:00-06:00");
  const second = await home.openSecond();
  expect((await home.close(first)).status).toBe(200);
  expect(await home.works()).toBe(true);
  later(2);
  expect((await home.close(second, home.worker)).status).toBe(200);
  expect(await home.works()).toBe(false);
});

test("the operator's switch shuts at once all the same", async () => {
  at("2025-11-30T18:00:00-06:00");
  const home = await aRestaurant("Apagado");
  await home.openFirst();
  const turn = (isActive: boolean) =>
    db.directory("update tenants set is_active = $2 where id = $1", [home.tenantId, isActive]);
  await turn(false);
  expect(await home.works()).toBe(false);
  await turn(true);
  at("2025-12-01T01:00:00-06:00");
  expect(await home.works()).toBe(true);
});

test("a session that was opened without a subscription keeps nobody working", async () => {
  at("2026-01-05T18:00:00-06:00");
  const home = await aRestaurant("Por la Ventana");
  await db.inTenant(home.tenantId, (tx) =>
    tx.query({
      text: `insert into cash_sessions (tenant_id, drawer_id, opened_by, opened_at, business_date, float_cents, client_uuid)
        values ($1, $2, $3, $4, '2026-01-05', 5000, $5)`,
      values: [home.tenantId, home.drawerId, home.admin.userId, server.deps.clock(), randomUUID()],
    }),
  );
  expect(await home.works()).toBe(false);
  await operator.call(enterPayment, { params: { id: home.tenantId }, body: aPayment(1) });
  later(2);
  await undoLast(home.tenantId);
  expect(await home.works()).toBe(true);
});

test("the longest service is the same in the database and in the domain", async () => {
  const [row] = await db.inTenant(await platformTenant(db), (tx) =>
    tx.query<{ hours: number }>({
      text: "select (extract(epoch from longest_service()) / 3600)::integer as hours from tenants where id = $1 -- tenant_id",
      values: [tx.tenantId],
    }),
  );
  expect(row?.hours).toBe(LONGEST_SERVICE_HOURS);
});

type Act = "pay" | "undo" | "cancel" | "hours" | "open" | "open second" | "close" | "close second";

test("nobody who has a drawer open is shut within thirty hours, nor works without", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(
        fc.constantFrom<Act>(
          "pay",
          "undo",
          "cancel",
          "hours",
          "open",
          "open second",
          "close",
          "close second",
        ),
        { minLength: 4, maxLength: 14 },
      ),
      async (acts) => {
        at("2025-11-29T12:00:00-06:00");
        const home = await aRestaurant("Al Azar");
        let first: number | null = null;
        let second: number | null = null;
        // Below the longest service nobody is shut for never closing.
        const isShort = acts.filter((act) => act === "hours").length * 5 < LONGEST_SERVICE_HOURS;
        for (const act of acts) {
          const before = { works: await home.works(), isOpen: first !== null || second !== null };
          const params = { id: toId<"Tenant">(home.tenantId) };
          if (act === "pay") await operator.call(enterPayment, { params, body: aPayment(1) });
          if (act === "undo") {
            const { payments } = (await operator.call(subscriptionHistory, { params })).ok;
            if (payments.some(({ can_undo }) => can_undo)) await undoLast(home.tenantId);
          }
          if (act === "cancel")
            await home.admin.call(cancelSubscription, { body: { id: String(home.tenantId) } });
          if (act === "hours") later(5);
          if (act === "open" && first === null && before.works) first = await home.openFirst();
          if (act === "open second" && second === null && before.works) second = await home.openSecond();
          if (act === "close" && first !== null && before.works) {
            await home.close(first);
            first = null;
          }
          if (act === "close second" && second !== null && before.works) {
            await home.close(second, home.worker);
            second = null;
          }
          const works = await home.works();
          const { phase } = await home.details();
          const isOpen = first !== null || second !== null;
          if (before.works && before.isOpen && isOpen && isShort) expect(works).toBe(true);
          if (!isOpen) expect(works).toBe(phase !== "expired");
        }
      },
    ),
    { numRuns: 15 },
  );
});
