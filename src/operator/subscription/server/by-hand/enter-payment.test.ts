import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { aPerson } from "#app/server/testing/sessions.ts";
import { cardServer } from "#app/server/testing/stripe/card-server.ts";
import { createTenant } from "#core/tenants/server/public.ts";
import { toId } from "#platform/domain/ids.ts";
import { required } from "#platform/server/http/app-error.ts";
import { listOperatorActions } from "#reporting/audit/contract/operator-actions.ts";
import { startCheckout, subscriptionDetails } from "../../contract/subscription.ts";
import { enterPayment, subscriptionHistory, undoPayment } from "../../contract/subscription-history.ts";

const server = await cardServer();
const { stripe, clock, db } = server;
clock.now = new Date("2026-01-10T12:00:00-06:00");
const platform = await createTenant(db, { name: "Plataforma", kind: "platform" });
const operator = await aPerson(server, platform, { role: "superadmin" });

const aPayment = (rest = {}) => ({
  uuid: randomUUID(),
  amount: 29,
  method: "bank_transfer" as const,
  paid_on: "2026-01-09",
  months: 1,
  note: "Transferencia 4471",
  ...rest,
});
const historyOf = async (id: number) => (await operator.call(subscriptionHistory, { params: { id } })).ok;

test("a payment gives months after the trial, an undone one takes them back", async () => {
  const { admin, tenantId } = await server.aTrial("Por Banco");
  const enter = (body: ReturnType<typeof aPayment>) =>
    operator.call(enterPayment, { params: { id: tenantId }, body });
  expect((await enter(aPayment())).ok.message).toContain("2026");
  expect((await admin.call(subscriptionDetails)).ok).toMatchObject({
    phase: "active",
    subscription_end: "2026-03-08",
  });
  await enter(aPayment({ months: 3, amount: 80, method: "cash" }));
  const history = await historyOf(tenantId);
  expect(history.subscription).toMatchObject({ kind: "paid", subscription_end: "2026-06-08" });
  expect(
    history.payments.map(({ starts_on, expires_on, can_undo }) => [starts_on, expires_on, can_undo]),
  ).toEqual([
    ["2026-03-09", "2026-06-08", true],
    ["2026-02-09", "2026-03-08", false],
  ]);
  const [last, first] = history.payments;
  const undo = (payment: typeof last) =>
    operator.call(undoPayment, {
      params: { id: tenantId, paymentId: required(payment, "a payment").id },
      body: { reason: "Entró dos veces" },
    });
  expect((await undo(first)).error.code).toBe("payment_not_last");
  expect((await undo(last)).status).toBe(200);
  expect((await undo(last)).error.code).toBe("payment_already_undone");
  expect((await undo(first)).status).toBe(200);
  const after = await historyOf(tenantId);
  expect(after.subscription).toMatchObject({ kind: "trial", phase: "trial", subscription_end: "2026-02-08" });
  expect(after.subscriptionHistory.map(({ status }) => status)).toEqual([
    "payment_undone",
    "payment_undone",
    "renewed",
    "renewed",
    "created",
  ]);
  expect(after.payments[0]?.undone).toMatchObject({ by: operator.username, reason: "Entró dos veces" });
  const log = await db.inTenant(tenantId, (tx) =>
    tx.query<{ action: string; after: { operator: string } }>({
      text: "select action, after from audit_entries where tenant_id = $1 order by id",
      values: [tenantId],
    }),
  );
  expect(log.map(({ action, after: { operator: by } }) => [action, by])).toEqual([
    ["subscription.payment_entered", "Persona de prueba"],
    ["subscription.payment_entered", "Persona de prueba"],
    ["subscription.payment_undone", "Persona de prueba"],
    ["subscription.payment_undone", "Persona de prueba"],
  ]);
});

test("a payment that cannot be meant is refused on its field", async () => {
  const { tenantId } = await server.aTrial("Mal Escrito");
  const enter = (rest: object) =>
    operator.call(enterPayment, { params: { id: tenantId }, body: aPayment(rest) });
  for (const [field, rest, code] of [
    ["paid_on", { paid_on: "2026-01-11" }, "payment_day"],
    ["paid_on", { paid_on: "2025-01-09" }, "payment_day"],
    ["amount", { amount: 0 }, "amount_above_zero"],
  ] as const)
    expect((await enter(rest)).error.fields).toMatchObject([{ field, code }]);
  await db.directory("update tenants set is_active = false where id = $1", [tenantId]);
  expect((await enter({})).error.code).toBe("payment_of_closed");
  expect((await historyOf(tenantId)).payments).toEqual([]);
});

test("of two who enter the same transfer the later is told of the new days", async () => {
  const { tenantId } = await server.aTrial("Dos Veces");
  const enter = () =>
    operator.call(enterPayment, {
      params: { id: tenantId },
      body: aPayment({ seen_end: "2026-02-08" }),
    });
  expect((await enter()).status).toBe(200);
  const late = await enter();
  expect(late.error).toMatchObject({ code: "payment_meanwhile", details: { end: "2026-03-08" } });
  expect((await historyOf(tenantId)).payments).toHaveLength(1);
});

test("sent eight times at once a payment is entered once", async () => {
  const { tenantId } = await server.aTrial("Ocho Veces");
  const body = aPayment();
  const send = () => operator.call(enterPayment, { params: { id: tenantId }, body });
  const replies = await Promise.all(Array.from({ length: 8 }, send));
  expect(replies.map(({ status }) => status)).toEqual(Array(8).fill(200));
  const history = await historyOf(tenantId);
  expect(history.payments).toHaveLength(1);
  expect(history.subscription.subscription_end).toBe("2026-03-08");
  const other = await operator.call(enterPayment, {
    params: { id: tenantId },
    body: { ...body, amount: 30 },
  });
  expect(other.error.code).toBe("uuid_taken");
});

test("who was complimentary pays from now on, and is so again once undone", async () => {
  const tenantId = await createTenant(db, { name: "De Siempre" });
  await operator.call(enterPayment, { params: { id: tenantId }, body: aPayment() });
  const paid = await historyOf(tenantId);
  expect(paid.subscription).toMatchObject({ kind: "paid", subscription_end: "2026-02-09" });
  const paymentId = required(paid.payments[0], "the payment").id;
  await operator.call(undoPayment, { params: { id: tenantId, paymentId }, body: { reason: "Error" } });
  expect((await historyOf(tenantId)).subscription).toMatchObject({
    kind: "complimentary",
    phase: "complimentary",
    subscription_end: null,
  });
});

test("whose card is charged is not charged by hand", async () => {
  const { admin, tenantId } = await server.aTrial("Con Tarjeta", new Date("2025-06-01T12:00:00-06:00"));
  expect((await admin.call(subscriptionDetails)).ok.is_active).toBe(false);
  await operator.call(enterPayment, { params: { id: tenantId }, body: aPayment() });
  expect((await admin.call(subscriptionDetails)).ok).toMatchObject({
    is_active: true,
    subscription_end: "2026-02-09",
  });
  await admin.call(startCheckout);
  stripe.pay(required(stripe.sessions.at(-1), "the page of the card").id);
  await server.hear(
    stripe.message("checkout.session.completed", {
      id: "cs_1",
      customer: required(stripe.sessions.at(-1), "page").customer,
    }),
  );
  await server.work();
  const refused = await operator.call(enterPayment, { params: { id: tenantId }, body: aPayment() });
  expect(refused.error.code).toBe("paid_by_card");
});

test("a restaurant whose card was refused pays by hand and is charged no more", async () => {
  const { admin, tenantId } = await server.aTrial("Tarjeta Vencida");
  await admin.call(startCheckout);
  const card = stripe.pay(required(stripe.sessions.at(-1), "the page of the card").id);
  const hear = async (kind: string) => {
    await server.hear(stripe.message(kind, card));
    await server.work();
  };
  await hear("customer.subscription.created");
  const begun = clock.now;
  clock.now = new Date("2026-04-01T12:00:00-06:00");
  stripe.renew(card.id, "refused");
  await hear("invoice.payment_failed");
  expect((await admin.call(subscriptionDetails)).ok).toMatchObject({
    is_active: false,
    card: { is_on: true, has_failed: true, is_known: true },
  });
  await operator.call(enterPayment, { params: { id: tenantId }, body: aPayment() });
  await server.work();
  expect((await admin.call(subscriptionDetails)).ok).toMatchObject({
    is_active: true,
    card: { is_on: false, has_failed: false },
  });
  clock.now = begun;
});

test("the history begins with the restaurant, its store and how many sign in", async () => {
  const { tenantId } = await server.aTrial("La Completa");
  const history = await historyOf(tenantId);
  expect(Object.keys(history)).toEqual([
    "tenantInfo",
    "storeDetails",
    "totalUsers",
    "subscription",
    "subscriptionHistory",
    "payments",
  ]);
  expect(history).toMatchObject({
    tenantInfo: { id: tenantId, name: "La Completa", is_active: true, subscription_end: "2026-02-08" },
    storeDetails: { currency: "USD", is_qr_menu_enabled: false },
    totalUsers: 1,
    subscriptionHistory: [{ tenant_id: tenantId, status: "created", starts_on: "2026-01-10" }],
  });
});

test("payments stand among the operators' acts, once however often they are sent", async () => {
  const { tenantId } = await server.aTrial("La Anotada");
  const body = aPayment();
  const enter = () => operator.call(enterPayment, { params: { id: tenantId }, body });
  await enter();
  expect((await enter()).status).toBe(200);
  const [payment] = (await historyOf(tenantId)).payments;
  await operator.call(undoPayment, {
    params: { id: tenantId, paymentId: required(payment, "a payment").id },
    body: { reason: "Era de otra" },
  });
  const acts = (await operator.call(listOperatorActions, { query: { q: "la anotada" } })).ok.rows;
  expect(acts.map(({ action, title, reason }) => [action, title, reason])).toEqual([
    ["subscription.payment_undone", "La Anotada", "Era de otra"],
    ["subscription.payment_entered", "La Anotada", null],
  ]);
  expect(acts[1]?.after).toMatchObject({ amount: 2_900, method: "bank_transfer", months: 1 });
});

test("what is no restaurant has no history, and only the operator sees one", async () => {
  const unknown = await operator.call(subscriptionHistory, { params: { id: toId<"Tenant">(999_999) } });
  expect(unknown.error.code).toBe("not_found");
  expect((await operator.call(subscriptionHistory, { params: { id: platform } })).error.code).toBe(
    "not_found",
  );
  const { admin, tenantId } = await server.aTrial("Curiosa");
  expect((await admin.call(subscriptionHistory, { params: { id: tenantId } })).error.code).toBe(
    "not_signed_in",
  );
});
