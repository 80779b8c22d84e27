import { beforeAll, expect, test } from "vitest";
import { createReservation } from "../../../../../db/seeds/reservations.ts";
import { createCustomer } from "../../../../../db/seeds/store.ts";
import {
  listReservations,
  readReservationDay,
  searchReservations,
  startReservations,
} from "../../../../contract/reservations.ts";
import type { CustomerId } from "../../../../domain/ids.ts";
import { aBookingFloor, type BookingFloor } from "../../../testing/booking.ts";

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

test("a reservation is found by code, name, phone; what is to come stands before what has been", async () => {
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
