import { expect, test } from "vitest";
import { aGuestTable } from "#app/server/testing/guest-table.ts";
import { aPerson } from "#app/server/testing/sessions.ts";
import { callRoute } from "#app/server/testing/test-server.ts";
import { waitingJobs } from "#app/server/testing/waiting-jobs.ts";
import { required } from "#platform/server/http/app-error.ts";
import { feedbackReference } from "#platform/server/secrets/feedback-reference.ts";
import { giveFeedback } from "../contract/guest-feedback.ts";
import {
  exportFeedback,
  listFeedback,
  readFeedback,
  searchFeedback,
  setFeedbackSettings,
} from "../contract/staff-feedback.ts";
import { UNASKED_A_DAY } from "../domain/feedback.ts";

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

test("one answer for an invoice, by a reference that this server gave out", async () => {
  const { say, reference, sendReadyOrder, pay, small } = await anAskingRestaurant();
  const { invoice_id: invoiceId } = (await pay([await sendReadyOrder()])) as unknown as {
    invoice_id: number;
  };
  const _ref = reference("invoice", invoiceId);
  const _cref = reference("customer", small.customerId);
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

test("one answer for a visit, from a phone that shares its account", async () => {
  const { say, aPhone, take, tableId } = await anAskingRestaurant();
  const phone = aPhone();
  await take((await phone.order()).ok.id);
  expect((await say({ ...ana, tableId }, phone)).status).toBe(200);
  expect((await say({ ...ana, tableId }, phone)).error.code).toBe("feedback_given");
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
  const { say, server } = await anAskingRestaurant();
  const before = (await waitingJobs(server)).length;
  const isTold = async (ratings: object) => {
    await say({ ...ana, ...ratings });
    const heard = server.events.map(({ event }) => event).filter(({ type }) => type === "feedback_given");
    return heard.at(-1);
  };
  expect(await isTold({ service: 3 })).toMatchObject({ isLow: false });
  expect((await waitingJobs(server)).length).toBe(before);
  expect(await isTold({ service: 2 })).toMatchObject({ isLow: true });
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
  const mails = (await waitingJobs(server)).slice(before).map(({ payload }) => payload);
  const [seen] = (await admin.call(listFeedback, { query: {} })).ok.feedbacks;
  const [mail] = mails.filter(({ to }) => to === "gerente@test.example");
  for (const known of [seen?.phone, seen?.table_title, `feedbacks?answer=${seen?.id}`])
    expect(String(mail?.text)).toContain(required(known, "known"));
  expect((await admin.call(setFeedbackSettings, { body: { review_url: "http://x.example" } })).status).toBe(
    400,
  );
});

test("a dining room behind one router is heard", async () => {
  const { server, qrcode } = await anAskingRestaurant();
  const answer = (more: object) =>
    callRoute(server.app, giveFeedback, {
      params: { qrcode },
      body: { ...loved, ...ana, ...more },
      address: "198.51.100.82",
    });
  const heard = [];
  // What is refused is counted, too, and costs less.
  for (let guest = 1; guest < 60; guest += 1) heard.push((await answer({ service: 9 })).error.code);
  expect(new Set(heard)).toEqual(new Set(["invalid_input"]));
  expect((await answer({})).status).toBe(200);
  const { code, details } = (await answer({})).error;
  expect([code, Number(details?.seconds) > 540]).toEqual(["too_many_requests", true]);
});

test("ten thousand answers by a script end at the day's limit", async () => {
  const { say, rows } = await anAskingRestaurant();
  await rows(
    `insert into feedbacks (tenant_id, food_quality, service, staff_behavior, ambiance, recommend)
      select $1, 1, 1, 1, 1, 1 from generate_series(1, $2)`,
    UNASKED_A_DAY,
  );
  expect((await say(ana)).error.code).toBe("too_many_requests");
  await rows("update store_settings set is_feedback_enabled = false where tenant_id = $1");
  expect((await say(ana)).error.code).toBe("feedback_off");
});
