/** @module-tag further */
import { expect, test } from "vitest";
import { countOf, openingOf } from "#app/server/testing/cash-desk.ts";
import { aKey } from "#app/server/testing/floor.ts";
import { aPerson } from "#app/server/testing/sessions.ts";
import { cardServer } from "#app/server/testing/stripe/card-server.ts";
import { currentUser } from "#core/auth/contract/auth.ts";
import { platformTenant } from "#core/tenants/server/public.ts";
import { cashDesk, openCashSession } from "#money/cash/contract/cash.ts";
import { closeCashSession } from "#money/cash-reports/contract/cash-reports.ts";
import { deleteTenant, keepTenant } from "#operator/tenant-deletion/contract/deletions.ts";
import { required } from "#platform/server/http/app-error.ts";
import {
  cancelSubscription,
  confirmPayment,
  openPortal,
  resumeSubscription,
  startCheckout,
  subscriptionDetails,
} from "../contract/subscription.ts";
import { payingTenants } from "./public.ts";

const server = await cardServer();
const { stripe, clock, db } = server;
const operator = await aPerson(server, await platformTenant(db), { role: "superadmin" });

/** Noon in El Salvador on a day; the days between are gone through, each with its round. */
async function until(day: string): Promise<void> {
  const noon = new Date(`${day}T12:00:00-06:00`);
  const from = clock.now ?? noon;
  for (let at = from.getTime() + 86_400_000; at <= noon.getTime(); at += 86_400_000) {
    clock.now = new Date(at);
    await server.tend();
    await server.work();
  }
  clock.now = noon;
}

const subjects = () => server.mails.splice(0).map(({ to, subject }) => [to, subject]);

test("a year: trial, card, renewals, a refused card paid late, and the end", async () => {
  clock.now = new Date("2026-01-01T12:00:00-06:00");
  const { admin, tenantId } = await server.aTrial("El Año");
  const details = async () => (await admin.call(subscriptionDetails)).ok;
  const id = String(tenantId);
  expect(await details()).toMatchObject({ phase: "trial", subscription_end: "2026-01-30", is_active: true });

  /** In June the operator deletes it by mistake, and keeps it three days later: the card goes on. */
  const almostDeleted = async () => {
    await operator.call(deleteTenant, {
      params: { id: tenantId },
      body: { name: "El Año" },
      headers: aKey(),
    });
    await server.work();
    expect(await details()).toMatchObject({ phase: "cancelled", is_active: false });
    await until("2026-06-03");
    await operator.call(keepTenant, { params: { id: tenantId }, headers: aKey() });
    await server.work();
    expect(await details()).toMatchObject({ phase: "active", is_active: true, card: { is_on: true } });
    await server.work();
    expect(subjects()).toEqual([
      [admin.username, "El Año se eliminará el 30 de junio de 2026"],
      [admin.username, "El Año no se eliminará"],
    ]);
  };
  const openDrawer = async () => {
    const [drawer] = (await admin.call(cashDesk)).ok.drawers;
    const body = openingOf(required(drawer, "a drawer").id);
    return required(
      (await admin.call(openCashSession, { body, headers: aKey() })).ok.session_id,
      "a session",
    );
  };

  await until("2026-01-26");
  expect(subjects()).toEqual([]);
  await until("2026-01-29");
  expect(subjects()).toEqual([[admin.username, "El Año: su prueba termina el 30 de enero de 2026"]]);

  // The card is entered two days before the end: it is charged first when the trial is over.
  const { url } = (await admin.call(startCheckout)).ok;
  expect(url).toContain(stripe.address);
  const session = required(stripe.sessions.at(-1), "the page of the card");
  const card = stripe.pay(session.id);
  expect((await admin.call(confirmPayment)).ok).toMatchObject({ phase: "trial", card: { is_on: true } });
  expect(await payingTenants(db, server.deps.clock())).toBe(0);

  await until("2026-01-31");
  stripe.renew(card.id, "paid");
  expect(await server.hear(stripe.message("invoice.paid", card))).toBe(200);
  await server.work();
  expect(await details()).toMatchObject({ phase: "active", subscription_end: "2026-03-02" });
  expect(await payingTenants(db, server.deps.clock())).toBe(1);
  expect(subjects()).toEqual([]);

  await until("2026-03-03");
  stripe.renew(card.id, "refused");
  await server.hear(stripe.message("invoice.payment_failed", card));
  await server.work();
  await server.work();
  expect(await details()).toMatchObject({
    phase: "past_due",
    works_until: "2026-03-07",
    is_active: true,
    card: { has_failed: true },
  });
  expect(subjects()).toEqual([[admin.username, "El Año: su tarjeta fue rechazada"]]);
  await until("2026-03-06");
  expect(subjects()).toEqual([]);
  expect((await admin.call(openPortal)).ok.url).toContain("/checkout/portal");
  stripe.payLate(card.id);
  await server.hear(stripe.message("invoice.paid", card));
  await server.work();
  expect(await details()).toMatchObject({
    phase: "active",
    subscription_end: "2026-04-01",
    card: { has_failed: false },
  });

  // Cancelled and taken back within the period.
  expect((await admin.call(cancelSubscription, { body: { id } })).ok.subscription).toMatchObject({
    phase: "cancelled",
    is_active: true,
  });
  expect(card.cancel_at_period_end).toBe(true);
  expect((await admin.call(resumeSubscription, { body: { id } })).ok.subscription.phase).toBe("active");
  expect(card.cancel_at_period_end).toBe(false);

  for (const day of [
    "2026-04-01",
    "2026-05-01",
    "2026-05-31",
    "2026-06-30",
    "2026-07-30",
    "2026-08-29",
    "2026-09-28",
  ]) {
    await until(day);
    stripe.renew(card.id, "paid");
    await server.hear(stripe.message("invoice.paid", card));
    await server.work();
    expect((await details()).phase).toBe("active");
    if (day === "2026-05-31") await almostDeleted();
  }
  expect((await details()).subscription_end).toBe("2026-10-28");
  await admin.call(cancelSubscription, { body: { id } });
  await until("2026-10-28");
  expect((await admin.call(currentUser)).ok.subscription_active).toBe(true);
  expect(subjects()).toEqual([]);
  // The last night: the drawer that was opened before midnight is closed at two, and then it is shut.
  const night = await openDrawer();
  clock.now = new Date("2026-10-29T02:00:00-06:00");
  expect((await details()).phase).toBe("expired");
  expect((await admin.call(currentUser)).ok.subscription_active).toBe(true);
  const count = { counts: countOf(50), methods: [], difference_reason: null };
  const closed = await admin.call(closeCashSession, {
    params: { sessionId: night },
    body: count,
    headers: aKey(),
  });
  expect(closed.status).toBe(200);
  expect((await admin.call(currentUser)).ok.subscription_active).toBe(false);
  await until("2026-10-29");
  stripe.renew(card.id, "paid");
  await server.hear(stripe.message("customer.subscription.deleted", card));
  await until("2026-10-30");
  expect(await details()).toMatchObject({
    phase: "expired",
    is_active: false,
    subscription_end: "2026-10-28",
  });
  expect(subjects()).toEqual([[admin.username, "El Año: su suscripción venció"]]);
  await until("2026-12-31");
  expect(subjects()).toEqual([]);
  expect(await payingTenants(db, server.deps.clock())).toBe(0);

  const history = await db.inTenant(tenantId, (tx) =>
    tx.query<{ status: string }>({
      text: "select status from subscription_entries where tenant_id = $1 order by id",
      values: [tenantId],
    }),
  );
  expect(history.map(({ status }) => status)).toEqual([
    "created",
    // A day more of trial: Stripe's are never shorter than two days.
    "renewed",
    "renewed",
    "past_due",
    "renewed",
    "cancelled",
    "resumed",
    ...Array(3).fill("renewed"),
    // Deleted by mistake, and kept.
    "cancelled",
    "resumed",
    ...Array(4).fill("renewed"),
    "cancelled",
    "expired",
  ]);
});
