import { beforeAll, expect, test } from "vitest";
import { apiBase } from "#app/contract/routes.ts";
import { aPerson, type Person } from "#app/server/testing/sessions.ts";
import { aSupportVisit } from "#app/server/testing/support-visit.ts";
import { ownTestServer } from "#app/server/testing/test-server.ts";
import { takeJobs } from "#app/server/testing/waiting-jobs.ts";
import { createTenant, platformTenant } from "#core/tenants/server/public.ts";
import { endSupportVisits, setSupportAccess } from "#operator/operations/contract/support-visits.ts";
import { updateTenant } from "#operator/platform-console/contract/tenants.ts";
import { subscriptionDetails } from "#operator/subscription/contract/subscription.ts";
import { enterPayment, undoPayment } from "#operator/subscription/contract/subscription-history.ts";
import { deleteTenant, keepTenant } from "#operator/tenant-deletion/contract/deletions.ts";
import { notifyAdminsJob } from "#operator/tenant-deletion/server/notify-admins.ts";
import type { TenantId } from "#platform/domain/ids.ts";
import { cents } from "#platform/domain/money/cents.ts";
import { noteActionJob } from "#platform/server/audit/note-action-at-tenant.ts";
import { required } from "#platform/server/http/app-error.ts";
import { exportAuditEntries, listAuditEntries } from "../contract/audit.ts";

const server = await ownTestServer();
let operator: Person;

beforeAll(async () => {
  operator = await aPerson(server, await platformTenant(server.db), { role: "superadmin" });
});

const SUPPORT = "Persona de prueba (support)";
const aRestaurant = async (name: string) => {
  const tenantId = await createTenant(server.db, { name });
  return { tenantId, admin: await aPerson(server, tenantId, { role: "admin" }) };
};
const logOf = async (admin: Person) =>
  (await admin.call(listAuditEntries, { query: {} })).ok.rows
    .toReversed()
    .map(({ action, by }) => [action, by]);

async function fileOf(admin: Person, language: string): Promise<string[]> {
  const url = `${apiBase}${exportAuditEntries.path}?lang=${language}`;
  const reply = await server.app.inject({ url, cookies: admin.cookies });
  return reply.body.split("\r\n").slice(1);
}

/** Runs the waiting jobs of these two kinds twice, like a worker that died in between; returns the mails. */
async function tellTwice(): Promise<{ to: string; subject: string }[]> {
  const jobs = await takeJobs(server);
  for (const { name, payload } of [...jobs, ...jobs]) {
    if (name === noteActionJob.name) await noteActionJob.handle(payload as never, server.deps);
    if (name === notifyAdminsJob.name) await notifyAdminsJob.handle(payload as never, server.deps);
  }
  const mails = (await takeJobs(server)).filter(({ name }) => name === "send-mail");
  return mails.map(({ payload }) => payload as { to: string; subject: string });
}

test("payments by hand are told with who of support entered them", async () => {
  const { tenantId, admin } = await aRestaurant("La Pagada");
  const body = {
    uuid: "0f8fad5b-d9cb-469f-a165-70867728950e",
    paid_on: "2026-01-10",
    amount: cents(2_900),
    method: "bank_transfer" as const,
    months: 2,
  };
  await operator.call(enterPayment, { params: { id: tenantId }, body: { ...body, amount: 29 } as never });
  expect(await logOf(admin)).toEqual([["subscription.payment_entered", SUPPORT]]);
  const [spanish] = await fileOf(admin, "es");
  expect(spanish).toContain(",Persona de prueba (soporte),");
  for (const words of ["Forma de pago: Transferencia bancaria", "Meses: 2"]) expect(spanish).toContain(words);
  expect(spanish).toMatch(/Hasta: \d\d\/\d\d\/\d{4}/);
  const [english] = await fileOf(admin, "en");
  expect(english).toContain("Persona de prueba (support)");
  expect(english).toContain("Payment type: Bank transfer");
  const rows = await server.db.inTenant(tenantId, (tx) =>
    tx.query<{ id: number }>({
      text: "select id from subscription_payments where tenant_id = $1",
      values: [tx.tenantId],
    }),
  );
  await operator.call(undoPayment, {
    params: { id: tenantId, paymentId: required(rows[0], "the payment").id as never },
    body: { reason: "Era de otra" },
  });
  expect((await logOf(admin)).at(-1)).toEqual(["subscription.payment_undone", SUPPORT]);
});

test("a look names the operator who began it and whoever of the restaurant ended it", async () => {
  const { tenantId, admin } = await aRestaurant("La Vista");
  const marta = await aPerson(server, tenantId, { role: "admin" });
  await server.db.inTenant(tenantId, (tx) =>
    tx.query({
      text: "update users set name = 'Marta' where tenant_id = $1 and id = $2",
      values: [tx.tenantId, marta.userId],
    }),
  );
  await aSupportVisit(server, tenantId);
  await marta.call(endSupportVisits);
  await aSupportVisit(server, tenantId);
  await marta.call(setSupportAccess, { body: { may_look: false } });
  expect(await logOf(admin)).toEqual([
    ["support.look_in_began", SUPPORT],
    ["support.look_in_ended_by_restaurant", "Marta"],
    ["support.look_in_began", SUPPORT],
    ["support.access_closed", "Marta"],
    ["support.look_in_ended_by_restaurant", "Marta"],
  ]);
});

test("switching off and on stands in the restaurant's own log, once", async () => {
  const { tenantId, admin } = await aRestaurant("La Apagada");
  const set = (isActive: boolean, name = "La Apagada") =>
    operator.call(updateTenant, {
      params: { id: tenantId },
      body: { name, email: "a@lacasa.example", isActive },
    });
  await set(true, "Otro nombre");
  await set(false);
  await set(true);
  await tellTwice();
  expect(await logOf(admin)).toEqual([
    ["tenant.switched_off", SUPPORT],
    ["tenant.switched_on", SUPPORT],
  ]);
});

test("a deletion is told in the log, on the page and once by mail to its admins", async () => {
  const { tenantId, admin } = await aRestaurant("La Despedida");
  const waiter = await aPerson(server, tenantId, { scope: ["POS"] });
  const params = { id: tenantId as TenantId };
  const { due_at } = (await operator.call(deleteTenant, { params, body: { name: "La Despedida" } })).ok;
  const mails = await tellTwice();
  expect(mails.map(({ to }) => to)).toEqual([admin.username]);
  expect(mails[0]?.subject).toMatch(/^La Despedida.* se eliminará el \d+ de \w+ de \d{4}$/);
  expect((await admin.call(subscriptionDetails)).ok).toMatchObject({
    is_switched_off: true,
    deleted_at: due_at,
  });
  expect((await waiter.call(subscriptionDetails)).error.code).toBe("not_permitted");
  await operator.call(keepTenant, { params });
  const kept = await tellTwice();
  expect(kept.map(({ to }) => to)).toEqual([admin.username]);
  expect(kept[0]?.subject).toMatch(/no se eliminará$/);
  expect((await admin.call(subscriptionDetails)).ok.deleted_at).toBeNull();
  expect(await logOf(admin)).toEqual([
    ["tenant.deletion_asked", SUPPORT],
    ["tenant.kept", SUPPORT],
  ]);
});
