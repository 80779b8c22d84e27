import { beforeAll, expect, test } from "vitest";
import { aBookingFloor, type BookingFloor } from "#app/server/testing/booking.ts";
import { createReservation } from "#db/seeds/reservations.ts";
import { createCustomer } from "#db/seeds/store.ts";
import type { CustomerId } from "#platform/domain/ids.ts";
import { deleteCustomer } from "#service/customers/contract/customers.ts";
import {
  deleteReservation,
  listReservations,
  readReservation,
  readReservationDay,
  searchReservations,
  startReservations,
  updateReservation,
} from "../../contract/reservations.ts";

let floor: BookingFloor;
let ana: CustomerId;
beforeAll(async () => {
  floor = await aBookingFloor();
  ana = await inside((tx) => createCustomer(tx, { phone: "7555-1234", name: "Ána María Núñez" }));
});

const inside: <T>(work: Parameters<BookingFloor["server"]["db"]["inTenant"]>[1]) => Promise<T> = (work) =>
  floor.server.db.inTenant(floor.small.tenantId, work) as never;

const search = async (q: string) =>
  (await floor.host.call(searchReservations, { query: { q } })).ok.reservations;

test("the forms begin with the tables and how long they are kept", async () => {
  const { storeTables, ...rest } = (await floor.host.call(startReservations)).ok;
  expect(storeTables).toMatchObject([
    { table_title: "Mesa 1", seating_capacity: 4, floor: "Salón" },
    { table_title: "Mesa 2" },
    { table_title: "Mesa 3", floor: "Terraza" },
  ]);
  expect(rest).toMatchObject({ duration_minutes: 90, warning_minutes: 45, time_zone: "America/El_Salvador" });
});

test("a reservation is found by code, name, phone", async () => {
  const { small, at } = floor;
  const past = await inside((tx) => createReservation(tx, { customerId: ana, at: at(-100) }));
  const far = await floor.booked(50, { customerId: ana });
  const near = await floor.booked(10, { customerId: ana });
  await floor.booked(20, { customerId: small.customerId });
  for (const typed of ["ana nu", "NÚÑEZ", "7555", " 7555 12 "])
    expect(
      (await search(typed)).map(({ id }) => id),
      typed,
    ).toEqual([near.id, far.id, past]);
  expect((await search(far.unique_code.toLowerCase())).map(({ id }) => id)).toEqual([far.id]);
  expect((await search(far.unique_code.slice(0, 4))).map(({ id }) => id)).toEqual([far.id]);
  for (const typed of ["", "   ", "%", "nadie", "x".repeat(200)])
    expect(await search(typed), typed).toEqual([]);
});

test("a list is narrowed by status and words, and paged by key", async () => {
  const own = await aBookingFloor(floor.server);
  for (const hour of [1, 3, 5, 7]) await own.booked(hour, { notes: hour === 5 ? "Cumpleaños" : null });
  await own.booked(9, { status: "cancelled" });
  const list = async (query: Record<string, string>) =>
    (await own.host.call(listReservations, { query: { type: "tomorrow", ...query } })).ok;
  const first = await list({ limit: "2" });
  expect(first).toMatchObject({ total: 5, previous: null });
  const second = await list({ limit: "2", cursor: first.next ?? "" });
  expect(second.rows.map(({ date }) => date)).toEqual([own.at(5), own.at(7)]);
  expect((await list({ status: "cancelled" })).rows).toHaveLength(1);
  expect((await list({ q: "cumpleanos" })).rows.map(({ date }) => date)).toEqual([own.at(5)]);
  expect((await list({ q: "cliente de" })).total).toBe(5);
  expect((await list({ q: "nadie" })).rows).toEqual([]);
});

test("a day has all that begins in it, from its closing hour to the next", async () => {
  const own = await aBookingFloor(floor.server);
  const booked = await own.booked(4);
  const tomorrow = (await own.host.call(listReservations, { query: { type: "tomorrow" } })).ok.from;
  const day = (await own.host.call(readReservationDay, { query: { date: tomorrow } })).ok;
  expect(day.reservations).toEqual([booked]);
  expect(day.storeTables).toHaveLength(3);
  expect(day.ends_at.getTime() - day.starts_at.getTime()).toBe(24 * 3_600_000);
  expect((await own.host.call(readReservationDay)).ok.reservations).toEqual([]);
});

test("a table kept across the end of a day is on the timeline of both days", async () => {
  const own = await aBookingFloor(floor.server);
  const year = new Date(own.at(0)).getUTCFullYear();
  const read = async (date: string) =>
    (await own.host.call(readReservationDay, { query: { date } })).ok.reservations.map(({ id }) => id);
  const listed = async (day: string) =>
    (await own.host.call(listReservations, { query: { type: "custom", from: day, to: day } })).ok.total;
  // Half past three of the night, in El Salvador: the old year's last day ends at four.
  const date = `${year + 1}-01-01T09:30:00Z`;
  const { reservation } = (await own.book(0, { date })).ok;
  const [oldYear, newYear] = [`${year}-12-31`, `${year + 1}-01-01`];
  expect(await read(oldYear)).toEqual([reservation.id]);
  expect(await read(newYear)).toEqual([reservation.id]);
  expect([await listed(oldYear), await listed(newYear)]).toEqual([1, 0]);
  expect((await own.book(0, { date: `${year + 1}-01-01T10:30:00Z` })).error.code).toBe(
    "reservation_overlaps",
  );
  const next = (await own.book(0, { date: `${year + 1}-01-01T11:00:00Z` })).ok.reservation;
  expect(await read(newYear)).toEqual([reservation.id, next.id]);
  expect(await read(oldYear)).toEqual([reservation.id]);
});

test("a customer who is awaited is not deleted", async () => {
  const own = await aBookingFloor(floor.server);
  const { admin, host, manager, small } = own;
  const params = { id: small.customerId };
  const { id } = await own.booked(4, { status: "paid" });
  expect((await admin.call(deleteCustomer, { params })).error.code).toBe("customer_in_use");
  const gone = await own.booked(6);
  await manager.call(deleteReservation, { params: { id: gone.id } });
  const body = { date: own.at(4).toISOString(), status: "cancelled" as const };
  await host.call(updateReservation, { params: { id }, body });
  expect((await admin.call(deleteCustomer, { params })).ok.became).toBe("nameless");
  expect((await host.call(readReservation, { params: { id } })).ok.reservation).toMatchObject({
    customer_name: "Deleted customer",
    customer_phone: "",
    customer_email: null,
  });
  const { error } = await own.book(8);
  expect(error.code).toBe("customer_unknown");
});
