import pg from "pg";
import { expect, test } from "vitest";
import { aGuestTable } from "#app/server/testing/guest-table.ts";
import { aPerson } from "#app/server/testing/sessions.ts";
import type { TestServer } from "#app/server/testing/test-server.ts";
import { waitingJobs } from "#app/server/testing/waiting-jobs.ts";
import { required } from "#platform/server/http/app-error.ts";
import { feedbackReference } from "#platform/server/secrets/feedback-reference.ts";
import { giveFeedback } from "../contract/guest-feedback.ts";
import {
  exportFeedback,
  hideFeedback,
  listFeedback,
  readFeedback,
  searchFeedback,
  setFeedbackSettings,
  showFeedback,
} from "../contract/staff-feedback.ts";
import { RECEIPT_ANSWERS } from "../domain/feedback.ts";
import { mailLowFeedback } from "./mail-low-feedback.ts";

const loved = { food_quality: 5, service: 5, staff_behavior: 5, ambiance: 5, recommend: 5 };
const bad = { food_quality: 1, service: 2, staff_behavior: 2, ambiance: 3, recommend: 2 };
const ana = { name: "Ana", phone: "7777 8888" };

/** A restaurant that asks its guests, and answers from phones. */
async function anAskingRestaurant() {
  const table = await aGuestTable();
  const { rows, aPhone, qrcode } = table;
  await rows("update store_settings set is_feedback_enabled = true where tenant_id = $1");
  const say = (body: object, phone = aPhone()) =>
    phone.call(giveFeedback, { params: { qrcode }, body: { ...loved, ...body } });
  const [store] = await rows<{ secret: string }>(
    "select feedback_secret as secret from store_settings where tenant_id = $1",
  );
  const reference = (kind: "invoice" | "customer", id: number) =>
    feedbackReference(store?.secret ?? "", { kind, id });
  return { ...table, say, reference };
}

test("what guests say comes to the staff with counts and averages", async () => {
  const { say, admin, server } = await anAskingRestaurant();
  expect((await say(ana)).ok.message).toMatch(/./);
  await say({ ...bad, ...ana, name: "Beto", remarks: "Frío" });
  const list = (await admin.call(listFeedback, { query: {} })).ok;
  expect(list.overallFeedbackCounting).toEqual({ worst: 0, bad: 1, average: 0, good: 0, loved: 1 });
  expect(list.averageRating).toBe(350);
  expect(list.foodRating).toBe(300);
  expect(list.weeks).toMatchObject([{ answers: 2, food_quality: 300 }]);
  expect(list.feedbacks.map(({ name, average_rating }) => [name, average_rating])).toEqual([
    ["Beto", 200],
    ["Ana", 500],
  ]);
  expect((await admin.call(searchFeedback, { query: { q: "frio" } })).ok.feedbacks).toHaveLength(1);
  const file = await server.app.inject({
    url: `/api/v1${exportFeedback.path}?lang=es`,
    cookies: admin.cookies,
  });
  expect(file.headers["content-disposition"]).toContain("Feedbacks.csv");
  expect(file.body).toContain("Beto");
});

test("what one customer said, of all time; nobody who is not there is asked for", async () => {
  const { say, admin, reference, small, rows } = await anAskingRestaurant();
  const _cref = reference("customer", small.customerId);
  await say({ ...bad, _cref });
  await say({ ...ana });
  await rows("update feedbacks set given_at = now() - interval '400 days' where tenant_id = $1");
  const of = (customer: number) => admin.call(listFeedback, { query: { customer: String(customer) } });
  const list = (await of(small.customerId)).ok;
  expect(list.feedbacks.map(({ customer_id }) => customer_id)).toEqual([small.customerId]);
  expect(list.averageRating).toBe(200);
  const other = await anAskingRestaurant();
  expect((await of(other.small.customerId)).error.code).toBe("not_found");
});

test("each phone answers once for an invoice, by a reference that this server gave out", async () => {
  const { say, reference, sendReadyOrder, pay, small, aPhone } = await anAskingRestaurant();
  const { invoice_id: invoiceId } = (await pay([await sendReadyOrder()])) as unknown as {
    invoice_id: number;
  };
  const _ref = reference("invoice", invoiceId);
  const _cref = reference("customer", small.customerId);
  const phone = aPhone();
  expect((await say({ _ref, _cref }, phone)).status).toBe(200);
  expect((await say({ _ref, _cref }, phone)).error.code).toBe("feedback_given");
  for (let other = 1; other < RECEIPT_ANSWERS.strangers; other += 1)
    expect((await say({ _ref, _cref })).status).toBe(200);
  expect((await say({ _ref, _cref })).error.code).toBe("feedback_given");
  const other = await anAskingRestaurant();
  expect((await other.say({ _ref, _cref })).error.code).toBe("not_found");
  expect((await say({ ...ana, _ref: `${invoiceId}.${"A".repeat(22)}` })).error.code).toBe("not_found");
});

test("one answer is read by whoever sees feedback, with all that the guest gave", async () => {
  const { say, admin } = await anAskingRestaurant();
  await say({ ...ana, email: "ana@test.example", birthdate: "1990-05-17" });
  const [{ id } = { id: 0 }] = (await admin.call(listFeedback, { query: {} })).ok.feedbacks;
  const of = (reader: typeof admin) => reader.call(readFeedback, { params: { id: String(id) } });
  expect((await of(admin)).ok).toMatchObject({
    name: "Ana",
    email: "ana@test.example",
    birthdate: "1990-05-17",
    table_title: null,
  });
  expect((await of((await anAskingRestaurant()).admin)).error.code).toBe("not_found");
});

test("after paying, each phone answers once, about its visit and its invoice", async () => {
  const { say, aPhone, take, pay, admin, visit, tableId, small, rows } = await anAskingRestaurant();
  const [first, second, stranger] = [aPhone(), aPhone(), aPhone()];
  const orderId = await take((await first.order()).ok.id);
  await second.join("Beto", (await visit())?.pin);
  const party = await visit();
  const { invoice_no: no } = (await pay([orderId])) as unknown as { invoice_no: number };
  expect(await visit()).toBeUndefined();
  expect((await say({ ...ana, tableId }, first)).status).toBe(200);
  expect((await say({ ...ana, tableId }, first)).error.code).toBe("feedback_given");
  // Wherever the page was opened: the phone is what is known.
  expect((await say({ ...ana, name: "Beto" }, second)).status).toBe(200);
  expect((await say({ ...ana, name: "Beto" }, second)).error.code).toBe("feedback_given");
  await say({ ...ana, name: "Eva", tableId }, stranger);
  const [title] = await rows<{ title: string }>(
    "select title from store_tables where tenant_id = $1 and id = $2",
    small.tables[0],
  );
  const { feedbacks } = (await admin.call(listFeedback, { query: {} })).ok;
  const about = feedbacks.map(({ name, invoice_no, table_title }) => [name, invoice_no, table_title]);
  expect(about).toEqual([
    ["Eva", null, null],
    ["Beto", no, title?.title],
    ["Ana", no, title?.title],
  ]);
  expect(feedbacks[1]?.visit_from).toEqual(party?.opened_at);
  expect(feedbacks[1]?.visit_to).toBeInstanceOf(Date);
});

test("who pays apart answers about the own invoice, also when it was before paying", async () => {
  const { say, aPhone, take, pay, admin, visit } = await anAskingRestaurant();
  const [first, second] = [aPhone(), aPhone()];
  const one = await take((await first.order()).ok.id);
  await second.join("Beto", (await visit())?.pin);
  const two = await take((await second.order({ customer: { name: "Beto" } })).ok.id);
  await say(ana, first);
  const numbers = async () =>
    (await admin.call(listFeedback, { query: {} })).ok.feedbacks.map(({ name, invoice_no }) => [
      name,
      invoice_no,
    ]);
  expect(await numbers()).toEqual([["Ana", null]]);
  const paid = [await pay([one]), await pay([two])] as unknown as { invoice_no: number }[];
  await say({ ...ana, name: "Beto" }, second);
  expect(await numbers()).toEqual([
    ["Beto", paid[1]?.invoice_no],
    ["Ana", paid[0]?.invoice_no],
  ]);
});

test("the receipt of another sale is what its link names, not the visit of the phone", async () => {
  const { say, aPhone, take, sendReadyOrder, pay, reference, admin } = await anAskingRestaurant();
  const bought = (await pay([await sendReadyOrder()])) as unknown as {
    invoice_id: number;
    invoice_no: number;
  };
  const phone = aPhone();
  await take((await phone.order()).ok.id);
  expect((await say({ ...ana, _ref: reference("invoice", bought.invoice_id) }, phone)).status).toBe(200);
  expect((await say({ ...ana }, phone)).status).toBe(200);
  const { feedbacks } = (await admin.call(listFeedback, { query: {} })).ok;
  expect(feedbacks.map(({ invoice_no, visit_from }) => [invoice_no, visit_from !== null])).toEqual([
    [null, true],
    [bought.invoice_no, false],
  ]);
});

test("whoever is not known says who they are; ratings are whole and from 1 to 5", async () => {
  const { say } = await anAskingRestaurant();
  expect((await say({})).error).toMatchObject({ code: "guest_name_required", fields: [{ field: "name" }] });
  expect((await say({ name: "Ana", phone: "1" })).error.fields).toMatchObject([{ field: "phone" }]);
  for (const service of [0, 6, 4.5])
    expect((await say({ ...ana, service })).error.code).toBe("invalid_input");
});

test("an e-mail that is none and a birth after today are refused on their fields", async () => {
  const { say, server } = await anAskingRestaurant();
  // In El Salvador it is still the evening of the 10th.
  server.clock.now = new Date(Date.UTC(2026, 6, 11, 4));
  const wrong = async (more: object) => (await say({ ...ana, ...more })).error.fields;
  expect(await wrong({ email: "not-mail" })).toMatchObject([{ field: "email", code: "email_invalid" }]);
  for (const birthdate of ["2026-07-11", "2199-01-01"])
    expect(await wrong({ birthdate })).toMatchObject([{ field: "birthdate", code: "birth_date_invalid" }]);
  expect((await say({ ...ana, email: "ana@correo.example", birthdate: "2026-07-10" })).status).toBe(200);
});

test("one low score among good ones is told at once; none of 3 or more is", async () => {
  const { say, server, small } = await anAskingRestaurant();
  const before = (await waitingJobs(server)).length;
  const isTold = async (ratings: object) => {
    await say({ ...ana, ...ratings });
    const heard = server.events.map(({ event }) => event).filter(({ type }) => type === "feedback_given");
    return heard.at(-1);
  };
  expect(await isTold({ service: 3 })).toMatchObject({ isLow: false });
  expect((await waitingJobs(server)).length).toBe(before);
  expect(await isTold({ service: 2 })).toMatchObject({ isLow: true });
  await mailLowFeedback.handle({ tenantId: small.tenantId }, server.deps);
  const mails = (await waitingJobs(server)).slice(before).map(({ payload }) => payload);
  expect(mails.map(({ subject }) => subject).join()).toMatch(/Servicio|Service/);
});

test("a bad answer reaches those who see feedback at once", async () => {
  const { say, admin, server, small, aPhone, take, tableId } = await anAskingRestaurant();
  const phone = aPhone();
  await take((await phone.order()).ok.id);
  await aPerson(server, small.tenantId, { username: "gerente@test.example", scope: ["FEEDBACK"] });
  const before = (await waitingJobs(server)).length;
  const review_url = "https://resenas.example/nosotros";
  await admin.call(setFeedbackSettings, { body: { review_url } });
  expect((await say(ana)).ok.review_url).toBe(review_url);
  expect((await say({ ...ana, ...bad, tableId }, phone)).ok.review_url).toBeNull();
  expect(server.events.map(({ event }) => event)).toContainEqual(
    expect.objectContaining({ type: "feedback_given", isLow: true }),
  );
  await mailLowFeedback.handle({ tenantId: small.tenantId }, server.deps);
  const mails = (await waitingJobs(server)).slice(before).map(({ payload }) => payload);
  const [seen] = (await admin.call(listFeedback, { query: {} })).ok.feedbacks;
  const [mail] = mails.filter(({ to }) => to === "gerente@test.example");
  for (const known of [seen?.phone, seen?.table_title, `feedbacks?answer=${seen?.id}`])
    expect(String(mail?.text)).toContain(required(known, "known"));
  expect((await admin.call(setFeedbackSettings, { body: { review_url: "http://x.example" } })).status).toBe(
    400,
  );
});

test("bad answers are mailed together, ten minutes after the last mail", async () => {
  const { say, server, small } = await anAskingRestaurant();
  const low = (name: string, more: object = {}) => say({ ...ana, ...bad, name, ...more });
  const run = async () => {
    const before = (await waitingJobs(server)).length;
    await mailLowFeedback.handle({ tenantId: small.tenantId }, server.deps);
    return (await waitingJobs(server)).slice(before).map(({ payload }) => payload);
  };
  server.clock.now = new Date("2026-07-10T18:00:00Z");
  await low("Ana");
  expect(await run()).toHaveLength(1);
  server.clock.now = new Date("2026-07-10T18:01:00Z");
  for (let guest = 1; guest <= 24; guest += 1) await low(`Cliente ${guest}`, { remarks: `Frío ${guest}` });
  const [waiting, ...others] = await waitsOf(server, small.tenantId);
  expect(others).toEqual([]);
  expect(waiting).toBeGreaterThan(8.5 * 60);
  expect(waiting).toBeLessThanOrEqual(9 * 60);
  const [mail, ...more] = await run();
  expect(more).toEqual([]);
  expect(String(mail?.subject)).toContain("24");
  expect(String(mail?.text)).toContain("Frío 24");
  expect(String(mail?.text)).toMatch(/4/);
  // What was mailed is not mailed again.
  expect(await run()).toEqual([]);
});

test("a hidden answer counts in no figure, is mailed to nobody and can be shown again", async () => {
  const { say, admin, server, small, rows } = await anAskingRestaurant();
  await say(ana);
  await say({ ...bad, ...ana, name: "Nadie" });
  const list = async () => (await admin.call(listFeedback, { query: {} })).ok;
  const id = (await list()).feedbacks[0]?.id;
  const params = { id: String(id) };
  const clerk = await aPerson(server, small.tenantId, {
    username: "opiniones@test.example",
    scope: ["FEEDBACK"],
  });
  const body = { reason: "No es cliente: 20 iguales en un minuto" };
  expect((await clerk.call(hideFeedback, { params, body })).error.code).toBe("not_permitted");
  expect((await admin.call(hideFeedback, { params, body: { reason: " " } })).error.code).toBe(
    "invalid_input",
  );
  await admin.call(hideFeedback, { params, body });
  await admin.call(hideFeedback, { params, body: { reason: "Otra" } });
  const hidden = await list();
  expect(hidden.feedbacks[0]).toMatchObject({ name: "Nadie", hidden_reason: body.reason });
  expect(hidden.averageRating).toBe(500);
  expect(hidden.overallFeedbackCounting).toMatchObject({ bad: 0, loved: 1 });
  expect(hidden.weeks).toMatchObject([{ answers: 1, food_quality: 500 }]);
  const before = (await waitingJobs(server)).length;
  await mailLowFeedback.handle({ tenantId: small.tenantId }, server.deps);
  expect(await waitingJobs(server)).toHaveLength(before);
  await admin.call(showFeedback, { params });
  expect((await list()).averageRating).toBe(350);
  const log = await rows(
    "select action, reason from audit_entries where tenant_id = $1 and subject = 'feedback' order by id",
  );
  expect(log).toEqual([
    { action: "feedback.hidden", reason: body.reason },
    { action: "feedback.shown", reason: body.reason },
  ]);
});

/** Returns for how many seconds from now the restaurant's mails about bad answers wait. */
async function waitsOf({ ownerUrl }: Pick<TestServer, "ownerUrl">, tenantId: number): Promise<number[]> {
  const client = new pg.Client(ownerUrl);
  await client.connect();
  const { rows } = await client.query<{ wait: number }>(
    `select extract(epoch from run_at - now())::float as wait from graphile_worker._private_jobs where key = $1`,
    [`mail-low-feedback:${tenantId}`],
  );
  await client.end();
  return rows.map(({ wait }) => wait);
}
