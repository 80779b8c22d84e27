import { randomUUID } from "node:crypto";
import { extractText, getDocumentProxy } from "unpdf";
import { beforeAll, expect, test } from "vitest";
import { urlOf } from "#app/server/suites/call.ts";
import { aCreditDesk, type CreditDesk } from "#app/server/testing/credit.ts";
import { aKey } from "#app/server/testing/floor.ts";
import { aPerson } from "#app/server/testing/sessions.ts";
import { testNow } from "#app/server/testing/test-clock.ts";
import { outsideBrackets } from "#app/words/test-language.ts";
import { createDebts } from "#db/seeds/receivables.ts";
import { createCustomer } from "#db/seeds/store.ts";
import type { CustomerId } from "#platform/domain/ids.ts";
import { cents } from "#platform/domain/money/cents.ts";
import { businessDateOf, DEFAULT_DAY_RULE } from "#platform/domain/periods/business-day.ts";
import { addDays } from "#platform/domain/periods/calendar-date.ts";
import { languages, testLanguage, writingOf } from "#platform/domain/text/languages.ts";
import { dayText } from "#platform/domain/writing/moment-text.ts";
import {
  exportReceivables,
  exportStatement,
  listReceivables,
  printStatement,
  readCustomerAccount,
  readStatement,
  sumReceivables,
  takeBackAccountPayment,
} from "../../contract/receivables.ts";

let desk: CreditDesk;
let rosa: CustomerId;
const today = businessDateOf(testNow().getTime(), DEFAULT_DAY_RULE);
const ago = (days: number) => addDays(today, -days);

beforeAll(async () => {
  desk = await aCreditDesk();
  await desk.buy();
  rosa = await desk.server.db.inTenant(desk.small.tenantId, async (tx) => {
    for (let n = 0; n < 11; n += 1) {
      const customerId = await createCustomer(tx, { phone: `6100-00${10 + n}`, name: `Cliente ${n}` });
      await createDebts(tx, { customerId, limit: cents(90_00) }, [{ amount: cents(100 + n), date: ago(10) }]);
    }
    const customerId = await createCustomer(tx, { phone: "6200-0001", name: "Comercial Áncora" });
    await createDebts(tx, { customerId, limit: cents(20_00) }, [
      { amount: cents(10_00), date: ago(95) },
      { amount: cents(20_00), date: ago(61) },
      { amount: cents(30_00), date: ago(60) },
      { amount: cents(40_00), date: ago(31) },
      { amount: cents(50_00), date: ago(30) },
      { amount: cents(60_00), date: today },
    ]);
    return customerId;
  });
});

test("what is owed by age, the largest first, ten on a page, with the sum of all", async () => {
  const page = (await desk.seller.call(listReceivables)).ok;
  expect(page.rows).toHaveLength(10);
  expect(page.rows[0]).toMatchObject({
    id: rosa,
    balance: 210_00,
    current: 110_00,
    days_30: 70_00,
    days_60: 20_00,
    days_90: 10_00,
    oldest: ago(95),
  });
  expect(page).toMatchObject({ total: 13, today });
  const few = 1_100 + 55 + 976;
  const sums = async (query = {}) => (await desk.seller.call(sumReceivables, { query })).ok;
  expect(await sums()).toEqual({
    customers: 13,
    balance: 210_00 + few,
    current: 110_00 + few,
    days_30: 70_00,
    days_60: 20_00,
    days_90: 10_00,
  });
  const next = (await desk.seller.call(listReceivables, { query: { cursor: page.next ?? "" } })).ok;
  expect(next.rows).toHaveLength(3);
  const found = (await desk.seller.call(listReceivables, { query: { q: "anc comer" } })).ok;
  expect(found.rows.map(({ id }) => id)).toEqual([rosa]);
  expect(await sums({ q: "anc comer" })).toMatchObject({ customers: 1, balance: 210_00 });
  const byName = (await desk.seller.call(listReceivables, { query: { sort: "name" } })).ok;
  expect(byName.rows[0]?.name).toBe("Cliente 0");
  const waiter = await aPerson(desk.server, desk.small.tenantId, { scope: ["POS"] });
  expect((await waiter.call(listReceivables)).status).toBe(403);
  const file = (await desk.seller.call(exportReceivables)).raw.split("\r\n");
  expect(file).toHaveLength(15);
  expect(file[0]).toContain(
    "Customer,Phone,Credit limit,Balance,Current,30 days,60 days,90 days,Oldest invoice",
  );
  expect(file[1]).toContain("Comercial Áncora,6200-0001,20.00,210.00,110.00,70.00,20.00,10.00");
});

test("a statement begins with what was owed before", async () => {
  const read = (query: Record<string, string>) =>
    desk.seller.call(readStatement, { params: { id: rosa }, query });
  const { ok } = await read({ from: ago(60), to: today });
  expect(ok).toMatchObject({
    opening: 30_00,
    charged: 180_00,
    paid: 0,
    returned: 0,
    closing: 210_00,
    left: 0,
  });
  expect(ok.lines.map(({ balance }) => balance)).toEqual([60_00, 100_00, 150_00, 210_00]);
  expect(ok.open_invoices.map(({ days, age }) => [days, age])).toEqual([
    [95, "days_90"],
    [61, "days_60"],
    [60, "days_30"],
    [31, "days_30"],
    [30, "current"],
    [0, "current"],
  ]);
  expect((await read({ from: ago(99), to: ago(96) })).ok).toMatchObject({
    opening: 0,
    closing: 0,
    lines: [],
  });
  expect((await read({})).ok.to).toBe(today);
  expect((await read({ from: ago(60), to: addDays(today, 9) })).ok).toMatchObject({
    to: today,
    closing: 210_00,
  });
  expect((await read({ from: ago(366), to: today })).error.fields).toMatchObject([
    { field: "from", code: "too_many_days" },
  ]);
  expect((await read({ from: today, to: ago(1) })).error.code).toBe("invalid_input");
  const stranger = await aPerson(desk.server, desk.small.tenantId, { scope: ["KITCHEN"] });
  expect((await stranger.call(readCustomerAccount, { params: { id: rosa } })).status).toBe(403);
});

test("the same as a file for a spreadsheet and as a document for the customer", async () => {
  const asked = { params: { id: rosa }, query: { from: ago(60), to: today } };
  const file = (await desk.seller.call(exportStatement, asked)).raw.split("\r\n");
  expect(file[0]).toContain("Date,Entry,Number,Invoice,Payment type,Reference,Charges,Payments,Balance");
  expect(file[1]).toMatch(/,Opening balance,,,,,,,30\.00$/);
  expect(file[2]).toMatch(/,Invoice,\d+,\d+,,,30\.00,,60\.00$/);
  expect(file[6]).toMatch(/,Closing balance,,,,,,,210\.00$/);
  const pdf = await desk.seller.call(printStatement, asked);
  expect(pdf.status).toBe(200);
  expect(pdf.raw.slice(0, 5)).toBe("%PDF-");
  expect(pdf.raw.trimEnd().endsWith("%%EOF")).toBe(true);
});

test("a payment that was taken back leaves the columns of a file adding up", async () => {
  const desk = await aCreditDesk();
  await desk.open(desk.seller);
  await desk.buy();
  const { account_payment_id: accountPaymentId } = (await desk.pay(5)).ok;
  await desk.manager.call(takeBackAccountPayment, {
    params: { id: desk.debtor, accountPaymentId },
    body: { uuid: randomUUID(), reason: "Error" },
    headers: aKey(),
  });
  const file = (await desk.seller.call(exportStatement, { params: { id: desk.debtor } })).raw.split("\r\n");
  expect(file.slice(2, 5).map((line) => line.split(",").slice(6))).toEqual([
    ["9.76", "", "9.76"],
    ["", "5.00", "4.76"],
    ["", "-5.00", "9.76"],
  ]);
});

test("what a printed statement says comes from the words of the restaurant's language", async () => {
  await desk.rows(
    "update store_settings set language = $2 where tenant_id = $1 returning language",
    testLanguage,
  );
  const { rawPayload } = await desk.server.app.inject({
    url: urlOf(printStatement, {
      params: { id: rosa },
      query: { from: ago(99), to: today },
    }),
    cookies: desk.seller.cookies,
  });
  const pdf = await getDocumentProxy(new Uint8Array(rawPayload));
  const { text } = await extractText(pdf, { mergePages: true });
  // A title that was cut for its column lost its bracket.
  const outside = text.split("\n").flatMap((line) => outsideBrackets(line.replaceAll("…", "]")));
  expect(outside.filter((piece) => /\p{L}{2}/u.test(piece))).toEqual([
    expect.stringMatching(/^Comedor/),
    "Comercial Áncora · 6200-0001",
    "· USD",
  ]);
});

test.each(languages)("days and amounts of a printed statement in %s are whole", async (language) => {
  await desk.rows(
    "update store_settings set language = $2 where tenant_id = $1 returning language",
    language,
  );
  const { rawPayload } = await desk.server.app.inject({
    url: urlOf(printStatement, { params: { id: rosa }, query: { from: ago(99), to: today } }),
    cookies: desk.seller.cookies,
  });
  const pdf = await getDocumentProxy(new Uint8Array(rawPayload));
  const { text } = await extractText(pdf, { mergePages: true });
  for (const day of [ago(99), ago(95), ago(61), ago(31), today])
    expect(text).toContain(dayText(day, writingOf(language)));
  expect(text).not.toMatch(/\d[\d.,/\s]*…/);
});
