import { expect, test } from "vitest";
import { aGuestTable } from "#app/server/testing/guest-table.ts";
import { callRoute } from "#app/server/testing/test-server.ts";
import { callWaiter, joinVisit } from "../contract/guest-visits.ts";
import { openVisit, settlePhone } from "../contract/staff-visits.ts";
import { ASKING_QUOTA, PIN_QUOTA } from "../domain/visit.ts";

/** A table that staff opened, with guests and strangers behind the router of the restaurant. */
async function anAttackedTable(opening: "pin" | "first_order") {
  const at = await aGuestTable(opening);
  const { server, admin, small, qrcode, tableId } = at;
  const { pin, visitId } = (await admin.call(openVisit, { body: { tableId: small.tables[0] } })).ok;
  const address = `198.51.100.${small.tenantId % 250}`;
  const params = { qrcode, tableId };
  /** Joins from the shared address with a cookie that is thrown away. */
  const strange = (typed: string | null, name = "Nadie") =>
    callRoute(server.app, joinVisit, { params, body: { name, pin: typed }, address });
  /** A phone behind the same router. */
  const aPhoneHere = () => at.aPhoneAt(address);
  const wrong = pin === "0000" ? "0001" : "0000";
  return { ...at, pin, wrong, visitId, strange, aPhoneHere };
}

test("beside 40 strangers who ask to join, the right PIN joins from the same address", async () => {
  const { strange, aPhoneHere, pin, visit } = await anAttackedTable("first_order");
  const codes = [];
  for (let asked = 0; asked < 40; asked += 1) codes.push((await strange(null)).status);
  expect(codes.filter((status) => status === 200)).toHaveLength(ASKING_QUOTA.strangersOfAddress);
  expect(new Set(codes)).toEqual(new Set([200, 409]));
  expect((await aPhoneHere().join("Ana", pin)).ok.standing).toBe("admitted");
  expect((await visit())?.phones.filter(({ standing }) => standing === "waiting")).toHaveLength(
    ASKING_QUOTA.strangersOfAddress,
  );
});

test("strangers from many addresses fill their own places; the right PIN still joins", async () => {
  const { aPhone, pin } = await anAttackedTable("first_order");
  for (let asked = 0; asked < ASKING_QUOTA.strangers; asked += 1)
    expect((await aPhone().join("Nadie")).status).toBe(200);
  expect((await aPhone().join("Nadie")).error.code).toBe("visit_full");
  expect((await aPhone().join("Ana", pin)).ok.standing).toBe("admitted");
});

test("beside 40 wrong PINs of one address the right one joins from there", async () => {
  const { strange, aPhoneHere, pin, wrong, visit } = await anAttackedTable("pin");
  for (let guess = 0; guess < 40; guess += 1)
    expect((await strange(wrong)).error.code).toBe("visit_pin_wrong");
  expect((await strange(pin, "Ana")).ok.standing).toBe("admitted");
  expect((await visit())?.is_pin_guessed).toBe(true);
  for (let guess = 40; guess < PIN_QUOTA.strangersOfAddress; guess += 1) await strange(wrong);
  // Who throws the cookie away has no tries left; a phone that opened the page has its own.
  expect((await strange(pin)).error.code).toBe("visit_pin_blocked");
  const beto = aPhoneHere();
  await beto.state();
  expect((await beto.join("Beto", wrong)).error.code).toBe("visit_pin_wrong");
  expect((await beto.join("Beto", pin)).ok.standing).toBe("admitted");
});

test("a phone that mistyped its PIN too often is let in by staff", async () => {
  const { aPhone, admin, wrong, pin, visit, visitId } = await anAttackedTable("pin");
  const ana = aPhone();
  for (let guess = 0; guess < PIN_QUOTA.perPhone; guess += 1) await ana.join("Ana", wrong);
  expect((await ana.join("Ana", pin)).error.code).toBe("visit_pin_blocked");
  const [phone] = (await visit())?.phones ?? [];
  expect(phone).toMatchObject({ name: "Ana", standing: "guessing" });
  const params = { visitId: String(visitId), phoneId: String(phone?.id) };
  await admin.call(settlePhone, { params, body: { answer: "admit" } });
  expect((await ana.join("Ana")).ok.standing).toBe("admitted");
});

test("a phone that calls without end is told to wait; the table's other phone calls on", async () => {
  const { aPhoneHere, pin, tableId, qrcode } = await anAttackedTable("pin");
  const [flooding, honest] = [aPhoneHere(), aPhoneHere()];
  for (const phone of [flooding, honest]) {
    await phone.state();
    await phone.join("Ana", pin);
  }
  const call = (phone: typeof honest) =>
    phone.call(callWaiter, {
      params: { qrcode },
      body: { tableId, action: "call", reason: "water" },
    });
  const limit = callWaiter.rateLimit.perPhone;
  const statuses = [];
  for (let asked = 0; asked < limit + 5; asked += 1) statuses.push((await call(flooding)).status);
  expect(statuses.slice(limit)).toEqual(Array(5).fill(429));
  expect((await call(honest)).status).toBe(200);
});
