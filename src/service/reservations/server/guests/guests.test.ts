import { beforeAll, expect, test } from "vitest";
import { aBookingFloor, type BookingFloor } from "#app/server/testing/booking.ts";
import { callRoute, ownTestServer } from "#app/server/testing/test-server.ts";
import { waitingJobs } from "#app/server/testing/waiting-jobs.ts";
import {
  readReservationSettings,
  setReservationSettings,
} from "#core/settings/contract/reservation-settings.ts";
import { createQrOrder } from "#db/seeds/qr-orders.ts";
import type { ReservationId } from "#platform/domain/ids.ts";
import { cancelGuestReservation, readGuestReservation } from "../../contract/guest-reservations.ts";
import { deleteReservation, moveReservation, readReservation } from "../../contract/reservations.ts";
import { guestLink, mailReservation } from "./mail-reservation.ts";

let floor: BookingFloor;
beforeAll(async () => {
  floor = await aBookingFloor(await ownTestServer());
  await floor.rows("update customers set email = 'ana@test.example', name = 'Ana' where tenant_id = $1");
});

/** Runs the worker as if the wait were over. */
async function mailed(id: ReservationId) {
  const { server, small } = floor;
  const before = server.mails.length;
  await mailReservation.handle({ tenantId: small.tenantId, id }, server.deps);
  return server.mails.slice(before);
}

async function codeOf(id: ReservationId): Promise<string> {
  const [row] = await floor.rows<{ guest_secret: string }>(
    "select guest_secret from reservations where tenant_id = $1 and id = $2",
    id,
  );
  return guestLink(floor.small.tenantId, row?.guest_secret ?? "").replace("/r/", "");
}

const readPage = (code: string) => callRoute(floor.server.app, readGuestReservation, { params: { code } });
const cancel = (code: string) => callRoute(floor.server.app, cancelGuestReservation, { params: { code } });

test("the guest is mailed a confirmation with an appointment and a link", async () => {
  const { id, unique_code: code } = await floor.booked(1, { peopleCount: 4 });
  const [mail, ...others] = await mailed(id);
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ to: "ana@test.example", calendar: { method: "PUBLISH" } });
  expect(mail?.text).toContain(code);
  expect(mail?.text).toContain(`/r/${await codeOf(id)}`);
  expect(mail?.calendar?.text).toContain(`UID:reservation-${id}@localhost`);
  expect(mail?.calendar?.text).toContain("SEQUENCE:0");
  expect(await mailed(id)).toEqual([]);
});

test("guests are written to in their page's language, their phone's, or the house's", async () => {
  const { server, small, host, at } = floor;
  const { id } = await floor.booked(40);
  const languageOf = async () => (await mailed(id)).map(({ html }) => /lang="(\w+)"/.exec(html)?.[1]);
  expect(await languageOf()).toEqual(["es"]);
  const phone = await floor.rows<{ phone: string }>(
    "select phone from customers where tenant_id = $1 and email = 'ana@test.example' limit 1",
  );
  const ordered = await server.db.inTenant(small.tenantId, (tx) =>
    createQrOrder(tx, { tableId: small.tables[0], lines: [{ item: small.items.carne }] }),
  );
  await floor.rows(
    "update qr_orders set guest_phone = $2, language = 'ja' where tenant_id = $1 and id = $3",
    phone[0]?.phone,
    ordered,
  );
  await host.call(moveReservation, { params: { id }, body: { date: at(41).toISOString() } });
  expect(await languageOf()).toEqual(["ja"]);
  await callRoute(server.app, cancelGuestReservation, {
    params: { code: await codeOf(id) },
    headers: { "accept-language": "ko" },
  });
  expect(await languageOf()).toEqual(["ko"]);
});

test("however often it is dragged, one mail says where it stopped", async () => {
  const { server, small, host, at } = floor;
  const { id } = await floor.booked(10);
  await mailed(id);
  const move = (body: object) => host.call(moveReservation, { params: { id }, body });
  for (const hour of [10.25, 10.5, 10.75]) await move({ date: at(hour).toISOString() });
  const waiting = (await waitingJobs(server)).filter(
    ({ name, payload }) => name === "mail-reservation" && payload.id === id,
  );
  expect(waiting).toHaveLength(1);
  const [mail] = await mailed(id);
  expect(mail?.calendar?.text).toContain("SEQUENCE:1");
  await move({ tableId: small.tables[2] });
  expect(await mailed(id)).toEqual([]);
  await move({ date: at(11).toISOString() });
  await move({ date: at(10.75).toISOString() });
  expect(await mailed(id)).toEqual([]);
  await floor.manager.call(deleteReservation, { params: { id } });
  expect((await mailed(id))[0]?.calendar?.method).toBe("CANCEL");
});

test("the link shows what the guest knows, and cancels until the agreed time", async () => {
  const { server, host, at } = floor;
  const { id, unique_code } = await floor.booked(20);
  await mailed(id);
  const code = await codeOf(id);
  const page = await readPage(code);
  expect(page.ok).toMatchObject({
    unique_code,
    date: at(20),
    people_count: 2,
    status: "booked",
    is_over: false,
    may_cancel: true,
  });
  expect(page.raw).not.toMatch(/ana@test|7000-0001|Cliente/);
  server.clock.now = at(20);
  expect((await readPage(code)).ok.may_cancel).toBe(false);
  expect((await cancel(code)).error.code).toBe("reservation_cancel_closed");
  server.clock.now = at(21.5);
  expect((await readPage(code)).ok).toMatchObject({ status: "booked", is_over: true, may_cancel: false });
  server.clock.now = undefined;
  expect((await cancel(code)).status).toBe(200);
  expect((await cancel(code)).status).toBe(200);
  expect((await readPage(code)).ok).toMatchObject({ status: "cancelled", may_cancel: false });
  const { reservation } = (await host.call(readReservation, { params: { id } })).ok;
  expect(reservation).toMatchObject({ status: "cancelled", is_cancelled_by_guest: true });
  const [entry] = await floor.rows<{ user_id: number | null }>(
    "select user_id from audit_entries where tenant_id = $1 and action = 'reservation.cancelled_by_guest' and subject_id = $2 order by id",
    id,
  );
  expect(entry).toEqual({ user_id: null });
  expect((await mailed(id))[0]?.calendar?.method).toBe("CANCEL");
  expect((await floor.book(20)).status).toBe(200);
});

test("no other code opens it", async () => {
  const { id, unique_code } = await floor.booked(30);
  const code = await codeOf(id);
  const [tenant, secret = ""] = code.split(".");
  const wrong = [
    unique_code,
    secret,
    `${tenant}.`,
    `${tenant}.${"0".repeat(32)}`,
    `9${tenant}.${secret}`,
    `${code}0`,
  ];
  for (const each of wrong) {
    expect((await readPage(each)).status, each).toBe(404);
    expect((await cancel(each)).status, each).toBe(404);
  }
  // An address with signs that nobody sees is none.
  expect([(await readPage("%00")).status, (await cancel("%00")).status]).toEqual([400, 400]);
  const statuses: number[] = [];
  for (let time = 1; time <= 31; time += 1)
    statuses.push(
      (
        await callRoute(floor.server.app, readGuestReservation, {
          params: { code: "1.0" },
          address: "10.20.30.40",
        })
      ).status,
    );
  expect(statuses).toEqual([...Array<number>(30).fill(404), 429]);
});

test("the restaurant sets how long tables are kept and whether guests are mailed", async () => {
  const { admin, host } = floor;
  const before = (await admin.call(readReservationSettings)).ok;
  expect(before).toMatchObject({
    durationMinutes: 90,
    warningMinutes: 45,
    isOnlineCancelEnabled: true,
    isMailEnabled: true,
  });
  const { version, ...rest } = before;
  const set = (body: object) => admin.call(setReservationSettings, { body: { ...rest, ...body } });
  expect((await set({ durationMinutes: 5 })).status).toBe(400);
  await set({ durationMinutes: 120, isOnlineCancelEnabled: false, version });
  expect((await set({ version })).error.code).toBe("changed_meanwhile");
  const { id, ends_at } = await floor.booked(40);
  expect(ends_at).toEqual(floor.at(42));
  const [mail] = await mailed(id);
  expect(mail?.text).not.toContain("/r/");
  expect((await readPage(await codeOf(id))).ok.may_cancel).toBe(false);
  await set({ isMailEnabled: false });
  expect(await mailed((await floor.booked(50)).id)).toEqual([]);
  expect((await host.call(setReservationSettings, { body: rest })).status).toBe(403);
});

test("a guest without an address, and one whose time has passed, is mailed nothing", async () => {
  const { admin, server } = floor;
  await admin.call(setReservationSettings, {
    body: { durationMinutes: 90, warningMinutes: 45, isOnlineCancelEnabled: true, isMailEnabled: true },
  });
  const { id } = await floor.booked(60);
  server.clock.now = floor.at(60);
  expect(await mailed(id)).toEqual([]);
  server.clock.now = undefined;
  await floor.rows("update customers set email = null where tenant_id = $1");
  expect(await mailed(id)).toEqual([]);
});
