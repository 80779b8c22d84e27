import { beforeEach, expect, test } from "vitest";
import { aBrowser } from "#app/server/testing/browser.ts";
import { aFloor, aKey } from "#app/server/testing/floor.ts";
import { aPerson } from "#app/server/testing/sessions.ts";
import { ownTestServer } from "#app/server/testing/test-server.ts";
import { waitingJobs } from "#app/server/testing/waiting-jobs.ts";
import { payOrders } from "#money/payments/contract/payments.ts";
import { listAuditEntries } from "#reporting/audit/contract/audit.ts";
import { readReportMail, setReportMail } from "../../contract/report-mail.ts";
import { readReportMailLink, unsubscribeReportMail } from "../../contract/unsubscribe-report-mail.ts";
import { mailDaySummaries } from "./mail-day-summaries.ts";
import { makeUnsubscribeToken } from "./unsubscribe-report-mail.ts";

const floor = await aFloor(await ownTestServer());
const { server, small, admin } = floor;
await aPerson(server, small.tenantId, { username: "socia@test.example", scope: ["REPORTS"] });
const guest = aBrowser({ app: server.app });

const at = (wall: string) => {
  server.clock.now = new Date(`${wall}:00-06:00`);
};

beforeEach(async () => {
  await floor.rows("delete from report_mail_recipients where tenant_id = $1");
});

const mailOf = async () => (await admin.call(readReportMail)).ok;

async function choose(people: readonly string[], addresses: readonly string[]) {
  const { readers } = await mailOf();
  const reply = await admin.call(setReportMail, {
    body: {
      closing_hour: 20,
      people: readers.filter(({ email }) => people.includes(email)).map(({ id }) => id),
      addresses: addresses.map((email) => ({ email, language: "es" as const })),
    },
  });
  expect(reply.status).toBe(200);
}

interface Mailed {
  readonly to: string;
  readonly text: string;
  readonly html: string;
  readonly leaveUrl: string;
}

/** Returns the mails of a day with sales. */
async function mailsOf(day: string): Promise<Mailed[]> {
  at(`${day}T12:00`);
  const body = await floor.payBody([await floor.sendReadyOrder()]);
  expect((await admin.call(payOrders, { body, headers: aKey() })).status).toBe(200);
  const before = (await waitingJobs(server)).length;
  const next = new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);
  at(`${next}T04:00`);
  await mailDaySummaries.handle({}, server.deps);
  return (await waitingJobs(server)).slice(before).map(({ payload }) => payload as unknown as Mailed);
}

const tos = (mails: readonly Mailed[]) => mails.map(({ to }) => to).toSorted();

const tokenOf = ({ text }: Mailed) => /\/report-mail\/(\S+)/.exec(text)?.[1] ?? "";

/** Posts what a mail program posts by itself. */
const press = (url: string, headers: Record<string, string> = {}) =>
  server.app.inject({
    method: "POST",
    url: url.replace(server.deps.publicUrl, ""),
    headers: { "content-type": "application/x-www-form-urlencoded", ...headers },
    payload: "List-Unsubscribe=One-Click",
  });

test("the link of a mail asks first and leaves once it is confirmed", async () => {
  at("2026-05-04T09:00");
  await choose([], ["contadora@test.example", "otra@test.example"]);
  const [mail, other] = await mailsOf("2026-05-05");
  if (!mail || !other) throw new Error("Both are mailed");
  const token = tokenOf(mail);
  expect(mail.html).toContain(`${server.deps.publicUrl}/report-mail/${token}`);
  expect(mail.text).toContain("Dejar de recibir este correo");
  for (let opened = 0; opened < 2; opened += 1)
    expect((await guest.call(readReportMailLink, { params: { token } })).ok).toEqual({
      store_name: expect.any(String),
      address: mail.to,
      language: "es",
      has_left: false,
    });
  expect((await mailOf()).left).toEqual([]);
  for (let tap = 0; tap < 2; tap += 1)
    expect((await guest.call(unsubscribeReportMail, { params: { token } })).ok.message).toContain(mail.to);
  expect((await guest.call(readReportMailLink, { params: { token } })).ok.has_left).toBe(true);
  expect(tos(await mailsOf("2026-05-06"))).toEqual([other.to]);
});

test.each([
  ["application/x-www-form-urlencoded", "06"],
  ["multipart/form-data; boundary=x", "11"],
])("a mail program leaves with one click (%s), and the administrator sees it", async (type, month) => {
  at(`2026-${month}-01T09:00`);
  await choose(["socia@test.example"], ["contadora@test.example"]);
  const mails = await mailsOf(`2026-${month}-02`);
  for (const { leaveUrl } of mails)
    expect((await press(leaveUrl, { "content-type": type })).statusCode).toBe(200);
  const { left, people, addresses } = await mailOf();
  expect([people, addresses]).toEqual([[], []]);
  expect(left.map(({ address }) => address).toSorted()).toEqual([
    "contadora@test.example",
    "socia@test.example",
  ]);
  expect(left.every(({ left_at }) => left_at.getTime() === server.clock.now?.getTime())).toBe(true);
  const { rows } = (await admin.call(listAuditEntries, { query: { subject: "store_settings" } })).ok;
  expect(JSON.stringify(rows)).toContain("contadora@test.example");
  expect(await mailsOf(`2026-${month}-03`)).toEqual([]);
});

test("who was chosen twice leaves both, and who left may be chosen again", async () => {
  at("2026-07-01T09:00");
  await choose(["socia@test.example"], ["Socia@Test.example"]);
  const [mail, ...others] = await mailsOf("2026-07-02");
  if (!mail) throw new Error("The partner is mailed");
  expect(others).toEqual([]);
  await press(mail.leaveUrl);
  expect(await mailsOf("2026-07-03")).toEqual([]);
  at("2026-07-04T09:00");
  await choose(["socia@test.example"], []);
  const { people, left } = await mailOf();
  expect([people.length, left.map(({ user_id }) => user_id)]).toEqual([1, [null]]);
  const again = await mailsOf("2026-07-05");
  expect(tos(again)).toEqual(["socia@test.example"]);
  expect(again.map(tokenOf)).not.toContain("");
});

test("an administrator who saves what they opened before somebody left is told", async () => {
  at("2026-08-01T09:00");
  await choose([], ["contadora@test.example"]);
  const [mail] = await mailsOf("2026-08-02");
  const { version, addresses, people, closing_hour } = await mailOf();
  await press(mail?.leaveUrl ?? "");
  const late = await admin.call(setReportMail, { body: { version, addresses, people, closing_hour } });
  expect(late.error.code).toBe("changed_meanwhile");
});

test("a link that was changed or is of another restaurant leads nowhere", async () => {
  at("2026-09-01T09:00");
  await choose([], ["contadora@test.example"]);
  const [row] = await floor.rows<{ id: number }>(
    "select id from report_mail_recipients where tenant_id = $1",
  );
  const recipient = { tenantId: small.tenantId, recipientId: row?.id ?? 0 };
  const token = makeUnsubscribeToken(server.deps.cookieSecret, recipient);
  const stranger = await aFloor(server);
  const others = [
    "",
    "1-2-3",
    `${token}x`,
    `${token.slice(0, -1)}${token.endsWith("A") ? "B" : "A"}`,
    makeUnsubscribeToken("another secret", recipient),
    makeUnsubscribeToken(server.deps.cookieSecret, { ...recipient, tenantId: stranger.small.tenantId }),
    makeUnsubscribeToken(server.deps.cookieSecret, { ...recipient, recipientId: recipient.recipientId + 1 }),
  ];
  for (const other of others) {
    const address = `/api/v1/public/report-mail/${encodeURIComponent(other)}`;
    expect([other, (await server.app.inject({ url: address })).statusCode]).toEqual([other, 404]);
    // An address with an empty part is none.
    expect([other, (await press(`${address}/leave`)).statusCode]).toEqual([other, other === "" ? 400 : 404]);
  }
  // No address holds a semicolon.
  const injected = `/api/v1/public/report-mail/${encodeURIComponent("'; drop table users --")}`;
  expect((await server.app.inject({ url: injected })).statusCode).toBe(400);
  expect((await mailOf()).addresses).toHaveLength(1);
  expect((await guest.call(readReportMailLink, { params: { token } })).status).toBe(200);
});

test("another page cannot press the button for its reader", async () => {
  at("2026-10-01T09:00");
  await choose([], ["contadora@test.example"]);
  const [mail] = await mailsOf("2026-10-02");
  const foreign = await press(mail?.leaveUrl ?? "", { origin: "https://evil.example" });
  expect(foreign.statusCode).toBe(403);
  expect((await mailOf()).left).toEqual([]);
  expect((await press("/api/v1/auth/signin")).statusCode).toBe(415);
});
