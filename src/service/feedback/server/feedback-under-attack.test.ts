import { expect, test } from "vitest";
import { aGuestTable } from "#app/server/testing/guest-table.ts";
import { feedbackReference } from "#platform/server/secrets/feedback-reference.ts";
import { giveFeedback } from "../contract/guest-feedback.ts";
import { STRANGERS_ANSWERS } from "../domain/feedback.ts";

const bad = { food_quality: 1, service: 1, staff_behavior: 1, ambiance: 1, recommend: 1 };
const nobody = { ...bad, name: "Nadie", phone: "7000 0000" };
const ana = { ...bad, food_quality: 5, name: "Ana", phone: "7777 8888" };

/** A restaurant that asks its guests, on whose Wi-Fi somebody runs a script. */
async function anAttackedRestaurant() {
  const table = await aGuestTable();
  const { rows, aPhone, aPhoneAt, qrcode, small } = table;
  const [store] = await rows<{ secret: string }>(
    `update store_settings set is_feedback_enabled = true where tenant_id = $1 returning feedback_secret as secret`,
  );
  const wifi = `198.51.100.${small.tenantId % 250}`;
  const say = (body: object, phone: ReturnType<typeof aPhone>) =>
    phone.call(giveFeedback, { params: { qrcode }, body: { ...ana, ...body } });
  const receipt = (id: number) => feedbackReference(store?.secret ?? "", { kind: "invoice", id });
  const stored = async () =>
    (await rows<{ name: string }>("select name from feedbacks where tenant_id = $1")).map(({ name }) => name);
  return { ...table, say, receipt, stored, wifi, aPhoneHere: () => aPhoneAt(wifi) };
}

test("194 false ratings on the Wi-Fi leave visits, receipts and other networks heard", async () => {
  const at = await anAttackedRestaurant();
  const { say, aPhone, aPhoneHere, take, pay, receipt, sendReadyOrder, stored } = at;
  const guest = aPhoneHere();
  const orderId = await take((await guest.order()).ok.id);
  const { invoice_id: invoiceId } = (await pay([await sendReadyOrder()])) as unknown as {
    invoice_id: number;
  };
  await pay([orderId]);
  const replies = await Promise.all(
    Array.from({ length: 194 }, async () => (await say(nobody, aPhoneHere())).status),
  );
  expect(new Set(replies)).toEqual(new Set([200, 429]));
  expect(await stored()).toHaveLength(STRANGERS_ANSWERS.strangersOfAddress);
  expect((await say({}, guest)).status).toBe(200);
  expect((await say({ _ref: receipt(invoiceId) }, aPhoneHere())).status).toBe(200);
  expect((await say({}, aPhone())).status).toBe(200);
  expect((await stored()).filter((name) => name === "Ana")).toHaveLength(3);
});

test("all at once, and from many networks, strangers fill their bucket and no more", async () => {
  const at = await anAttackedRestaurant();
  const { say, aPhone, aPhoneHere, take, stored } = at;
  const { strangers, strangersOfAddress } = STRANGERS_ANSWERS;
  const guest = aPhone();
  await take((await guest.order()).ok.id);
  await Promise.all(Array.from({ length: 40 }, () => say(nobody, aPhoneHere())));
  expect(await stored()).toHaveLength(strangersOfAddress);
  for (let sent = strangersOfAddress; sent < strangers; sent += 1)
    expect((await say(nobody, aPhone())).status).toBe(200);
  const refused = (await say(nobody, aPhone())).error;
  expect([refused.code, refused.details?.seconds]).toEqual(["too_many_requests", 86_400]);
  expect((await say({}, guest)).status).toBe(200);
});

test("invalid ratings of one phone are counted for it; the phone beside is heard", async () => {
  const { say, aPhoneHere } = await anAttackedRestaurant();
  const [flooding, guest] = [aPhoneHere(), aPhoneHere()];
  for (const phone of [flooding, guest]) await phone.state();
  const limit = giveFeedback.rateLimit.perPhone;
  const statuses = [];
  for (let sent = 0; sent < limit + 3; sent += 1) statuses.push((await say({ service: 9 }, flooding)).status);
  expect(statuses.slice(0, limit)).toEqual(Array(limit).fill(400));
  expect(statuses.slice(limit)).toEqual([429, 429, 429]);
  expect((await say({}, guest)).status).toBe(200);
});

test("a phone of a stranger answers a few times a day, as it may go round a table", async () => {
  const { say, aPhone, rows } = await anAttackedRestaurant();
  const phone = aPhone();
  for (let sent = 0; sent < STRANGERS_ANSWERS.perPhone; sent += 1)
    expect((await say({}, phone)).status).toBe(200);
  expect((await say({}, phone)).error.code).toBe("too_many_requests");
  await rows("update store_settings set is_feedback_enabled = false where tenant_id = $1");
  expect((await say({}, phone)).error.code).toBe("feedback_off");
});
