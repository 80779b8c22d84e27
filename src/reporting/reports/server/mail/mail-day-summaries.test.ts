import { beforeAll, beforeEach, expect, test } from "vitest";
import { aFloor, aKey, type Floor } from "#app/server/testing/floor.ts";
import { refundBody, sendRefund } from "#app/server/testing/refund.ts";
import { aPerson, type Person } from "#app/server/testing/sessions.ts";
import { ownTestServer } from "#app/server/testing/test-server.ts";
import { waitingJobs } from "#app/server/testing/waiting-jobs.ts";
import { payOrders } from "#money/payments/contract/payments.ts";
import type { InvoiceId } from "#platform/domain/ids.ts";
import { readReportMail, setReportMail } from "../../contract/report-mail.ts";
import { mailDaySummaries } from "./mail-day-summaries.ts";

let floor: Floor;
let analyst: Person;
beforeAll(async () => {
  floor = await aFloor(await ownTestServer());
  const { server, small } = floor;
  analyst = await aPerson(server, small.tenantId, { username: "analista@test.example", scope: ["REPORTS"] });
  await aPerson(server, small.tenantId, { username: "mesera@test.example", scope: ["POS"] });
  await floor.rows(
    "update users set email = 'duena@test.example', language = 'en' where tenant_id = $1 and role = 'admin'",
  );
});
beforeEach(async () => {
  await floor.rows("delete from report_mail_recipients where tenant_id = $1");
});

const at = (wall: string) => {
  floor.server.clock.now = new Date(`${wall}:00-06:00`);
};

const readMail = async () => (await floor.admin.call(readReportMail)).ok;

async function choose(wall: string, emails: readonly string[], addresses: readonly string[] = []) {
  at(wall);
  const { readers } = await readMail();
  return floor.admin.call(setReportMail, {
    body: {
      closing_hour: 20,
      people: readers.filter(({ email }) => emails.includes(email)).map(({ id }) => id),
      addresses: addresses.map((email) => ({ email, language: "es" as const })),
    },
  });
}

async function sell(wall: string): Promise<InvoiceId> {
  at(wall);
  const body = await floor.payBody([await floor.sendReadyOrder()]);
  return (await floor.admin.call(payOrders, { body, headers: aKey() })).ok.invoice_id;
}

async function giveBack(wall: string, invoiceId: InvoiceId): Promise<void> {
  at(wall);
  const body = await refundBody(floor, invoiceId, { payment_type_id: floor.small.paymentTypes.card });
  expect((await sendRefund(floor.admin, body)).status).toBe(200);
}

/** Adds a drawer that was opened on a day, and closed at a time or still open. */
const cash = (day: string, closed: string | null) =>
  floor.rows(
    `insert into cash_sessions (tenant_id, client_uuid, drawer_id, business_date, float_cents, opened_at, opened_by, closed_at)
      select $1, gen_random_uuid(), min(d.id), $2::date, 0, $2::date + interval '16 hours', (select min(id) from users where tenant_id = $1), $3::timestamptz
      from cash_drawers d where d.tenant_id = $1`,
    day,
    closed === null ? null : `${closed}:00-06:00`,
  );

async function mailedAt(wall: string, servers = 1) {
  at(wall);
  const before = (await waitingJobs(floor.server)).length;
  const { server } = floor;
  await Promise.all(Array.from({ length: servers }, () => mailDaySummaries.handle({}, server.deps)));
  return (await waitingJobs(server)).slice(before).map(({ payload }) => payload);
}

const tos = (mails: readonly { to?: unknown }[]) => mails.map(({ to }) => to).toSorted();

test("who may see reports and has an address may be chosen, nobody else", async () => {
  at("2026-05-05T09:00");
  const { readers, people, addresses, closing_hour } = await readMail();
  expect(readers.map(({ email }) => email).toSorted()).toEqual([
    "analista@test.example",
    "duena@test.example",
  ]);
  expect([people, addresses, closing_hour]).toEqual([[], [], 20]);
  const [waitress] = await floor.rows<{ id: never }>(
    "select id from users where tenant_id = $1 and username like 'mesera%'",
  );
  const body = { closing_hour: 20, people: [waitress?.id as never], addresses: [] };
  expect((await floor.admin.call(setReportMail, { body })).status).toBe(404);
  const foreign = {
    closing_hour: 20,
    people: [],
    addresses: [{ email: "a@test.example", language: "xx" as never }],
  };
  const refused = await floor.admin.call(setReportMail, { body: foreign });
  expect(refused.status === 200 ? null : refused.error.fields).toEqual([
    expect.objectContaining({ field: "addresses.0.language" }),
  ]);
});

test("after the closing each one chosen is mailed once, in their language", async () => {
  await sell("2026-05-05T12:00");
  await choose(
    "2026-05-12T09:00",
    ["duena@test.example", "analista@test.example"],
    ["contadora@test.example"],
  );
  await sell("2026-05-12T12:00");
  await sell("2026-05-12T13:00");
  await cash("2026-05-12", "2026-05-12T15:00");
  expect(await mailedAt("2026-05-12T15:10")).toEqual([]);
  await cash("2026-05-12", "2026-05-12T22:00");
  const mails = await mailedAt("2026-05-12T22:10", 2);
  expect(tos(mails)).toEqual(["analista@test.example", "contadora@test.example", "duena@test.example"]);
  const [english, spanish] = ["duena", "contadora"].map((name) =>
    mails.find(({ to }) => String(to).startsWith(name)),
  );
  expect(english?.subject).toMatch(/12\/05\/2026: \$19\.52 in sales$/);
  expect(english?.text).toContain("Sales: $19.52 (05/05/2026: $9.76)");
  expect(english?.text).toContain("Orders: 2 (1)");
  expect(english?.html).toContain("<td");
  expect(spanish?.text).toContain("Ventas: $19.52 (05/05/2026: $9.76)");
  expect(spanish?.text).toContain("/dashboard/reports?type=custom&from=2026-05-12&to=2026-05-12");
  expect(await mailedAt("2026-05-12T22:20")).toEqual([]);
  expect(await mailedAt("2026-05-13T04:00")).toEqual([]);
});

test("the mail tells what is left after refunds, beside what was sold and given back", async () => {
  await choose("2026-05-20T09:00", ["duena@test.example"]);
  await sell("2026-05-20T12:00");
  await giveBack("2026-05-20T14:00", await sell("2026-05-20T13:00"));
  const [mail] = await mailedAt("2026-05-21T04:00");
  expect(mail?.subject).toMatch(/\$9\.76 in sales$/);
  for (const line of [
    "Sales: $9.76",
    "Sold before refunds: $19.52",
    "Refunds: $9.76",
    "Orders: 2",
    "Invoices: 2",
    "Average per order: $4.88",
  ])
    expect(mail?.text).toContain(line);
  // The cash of two sales, and one given back by card.
  expect(mail?.text).toMatch(/Efectivo: \$19\.52/);
  expect(mail?.text).toMatch(/Tarjeta[^:]*: -\$9\.76/);
});

test("a service charge stands in the mail of a day that has one, and in no other", async () => {
  await choose("2026-05-26T09:00", ["duena@test.example"]);
  const rate = (bp: number) =>
    floor.rows("update store_settings set service_charge_bp = $2 where tenant_id = $1", bp);
  await sell("2026-05-26T12:00");
  const [without] = await mailedAt("2026-05-27T04:00");
  expect(without?.text).not.toContain("Service charge");
  await rate(1000);
  await sell("2026-05-27T12:00");
  await rate(0);
  const [mail] = await mailedAt("2026-05-28T04:00");
  const cents = (label: string) => {
    const [, dollars = "", rest = ""] =
      new RegExp(`^${label}: \\$(\\d+)\\.(\\d\\d)`, "m").exec(String(mail?.text)) ?? [];
    return Number(dollars) * 100 + Number(rest);
  };
  expect(cents("Service charge")).toBeGreaterThan(0);
  expect(cents("Net sales") + cents("Tax") + cents("Service charge")).toBe(cents("Sales"));
});

test("without a closing the day is mailed when it is over", async () => {
  await choose("2026-06-02T09:00", ["duena@test.example"]);
  await sell("2026-06-02T12:00");
  await cash("2026-06-02", null);
  expect(await mailedAt("2026-06-03T03:50")).toEqual([]);
  expect(tos(await mailedAt("2026-06-03T04:00"))).toEqual(["duena@test.example"]);
  expect(await mailedAt("2026-06-04T04:00")).toEqual([]);
  await floor.rows(
    "update cash_sessions set closed_at = opened_at where tenant_id = $1 and closed_at is null",
  );
});

test("who lost the right, was left out, or was chosen after the day is not mailed", async () => {
  await choose("2026-07-01T09:00", ["duena@test.example", "analista@test.example"]);
  await sell("2026-07-01T12:00");
  await floor.rows("update users set scopes = '{POS}' where tenant_id = $1 and username like 'analista%'");
  expect(tos(await mailedAt("2026-07-02T04:00"))).toEqual(["duena@test.example"]);
  await floor.rows(
    "update users set scopes = '{REPORTS}' where tenant_id = $1 and username like 'analista%'",
  );
  await sell("2026-07-02T12:00");
  await choose("2026-07-02T13:00", ["analista@test.example"]);
  expect(tos(await mailedAt("2026-07-03T04:00"))).toEqual(["analista@test.example"]);
  await sell("2026-07-03T12:00");
  await choose("2026-07-04T09:00", ["duena@test.example"]);
  expect(await mailedAt("2026-07-04T10:00")).toEqual([]);
});

test("of two who choose at once the second is told, and only administrators choose", async () => {
  at("2026-08-01T09:00");
  const { version } = await readMail();
  await choose("2026-08-01T09:00", ["duena@test.example"]);
  const body = { closing_hour: 21, people: [], addresses: [], version };
  const late = await floor.admin.call(setReportMail, { body });
  expect(late.status === 200 ? null : late.error.code).toBe("changed_meanwhile");
  expect((await analyst.call(setReportMail, { body })).status).toBe(403);
  expect((await analyst.call(readReportMail)).status).toBe(403);
});
