import { beforeAll, expect, test } from "vitest";
import { aBookingFloor, type BookingFloor } from "#app/server/testing/booking.ts";
import { createCustomer } from "#db/seeds/store.ts";
import type { CustomerId } from "#platform/domain/ids.ts";
import {
  deleteReservation,
  markNoShow,
  readTableReservations,
  seatReservation,
  updateReservation,
} from "#service/reservations/contract/reservations.ts";
import { deleteCustomer, mergeCustomers, readCustomerPage, updateCustomer } from "../contract/customers.ts";

let floor: BookingFloor;
beforeAll(async () => {
  floor = await aBookingFloor();
});

let phones = 0;
const addOne = (on: BookingFloor, name: string) =>
  on.server.db.inTenant(on.small.tenantId, (tx) =>
    createCustomer(tx, { phone: `7300-${String(++phones).padStart(4, "0")}`, name }),
  );
const remove = (on: BookingFloor, id: CustomerId) => on.admin.call(deleteCustomer, { params: { id } });
const pageOf = async (on: BookingFloor, id: CustomerId) =>
  (await on.admin.call(readCustomerPage, { params: { id } })).ok;

test("who is expected cannot be deleted, also when they have paid", async () => {
  const on = await aBookingFloor(floor.server);
  const id = await addOne(on, "Berta Ruiz");
  const [first, second] = [
    await on.booked(7, { customerId: id }),
    await on.booked(10, { customerId: id, status: "paid" }),
  ];
  expect((await remove(on, id)).error).toMatchObject({
    code: "customer_in_use",
    details: { name: "Berta Ruiz", count: 2 },
  });
  const { version } = second;
  await on.host.call(updateReservation, {
    params: { id: second.id },
    body: { date: second.date.toISOString(), status: "cancelled", version },
  });
  expect((await remove(on, id)).error.details).toMatchObject({ count: 1 });
  on.server.clock.now = on.at(7.5);
  await on.host.call(markNoShow, { params: { id: first.id } });
  expect((await remove(on, id)).ok.became).toBe("nameless");
  on.server.clock.now = undefined;
});

test("a deleted reservation keeps nobody", async () => {
  const id = await addOne(floor, "Ana");
  const reservation = await floor.booked(20, { customerId: id });
  await floor.manager.call(deleteReservation, { params: { id: reservation.id } });
  expect((await remove(floor, id)).ok.became).toBe("nameless");
});

test("who comes after they were deleted sits as a guest without a name", async () => {
  const on = await aBookingFloor(floor.server);
  const id = await addOne(on, "Carla");
  const reservation = await on.booked(7, { customerId: id });
  on.server.clock.now = on.at(9.5);
  expect((await remove(on, id)).ok.became).toBe("nameless");
  const seated = await on.host.call(seatReservation, {
    params: { id: reservation.id },
    body: { join: false },
  });
  expect(seated.ok.customer).toBeNull();
  expect((await on.waiter.call(readTableReservations)).ok.seated).toMatchObject([
    { reservation_id: reservation.id, customer: null },
  ]);
  on.server.clock.now = undefined;
});

test("a customer's page says which reservations come, which were", async () => {
  const on = await aBookingFloor(floor.server);
  const [id, other] = [await addOne(on, "Dora"), await addOne(on, "Dora Elena")];
  expect(await pageOf(on, id)).toMatchObject({ reservations: 0, no_shows: 0, reservations_coming: [] });
  const late = await on.booked(30, { customerId: id, peopleCount: 3 });
  const soon = await on.booked(26, { customerId: other });
  const missed = await on.booked(2, { customerId: id });
  on.server.clock.now = on.at(2.5);
  await on.host.call(markNoShow, { params: { id: missed.id } });
  const cancelled = await on.booked(28, { customerId: id, status: "cancelled" });
  await on.admin.call(mergeCustomers, { params: { id }, body: { otherId: other } });
  const page = await pageOf(on, id);
  expect(page).toMatchObject({ reservations: 4, no_shows: 1 });
  expect(page.reservations_coming.map((row) => row.id)).toEqual([soon.id, late.id]);
  expect(page.reservations_coming[1]).toMatchObject({ people_count: 3, table_title: "Mesa 1" });
  expect(page.reservations_past.map((row) => row.id)).toEqual([cancelled.id, missed.id]);
  on.server.clock.now = undefined;
});

test("open accounts and reservations are told of another name, and of a merge, at once", async () => {
  const on = await aBookingFloor(floor.server);
  const [id, other] = [await addOne(on, "Eva"), await addOne(on, "Eva María")];
  const orderId = await on.sendReadyOrder({ customerType: "CUSTOMER", customerId: other });
  await on.booked(7, { customerId: other });
  const heard = (from: number) =>
    on.server.events
      .slice(from)
      .flatMap(({ tenantId, event }) => (tenantId === on.small.tenantId ? [event] : []));
  let from = on.server.events.length;
  await on.admin.call(mergeCustomers, { params: { id }, body: { otherId: other } });
  const told = [{ type: "order_update", orderIds: [orderId] }, { type: "reservations_changed" }];
  expect(heard(from)).toEqual([{ type: "customers_changed" }, ...told]);
  from = on.server.events.length;
  const body = { type: "CONSUMIDOR_FINAL", department_code: "06", municipality_code: "23" } as const;
  await on.admin.call(updateCustomer, { params: { id }, body: { ...body, name: "Eva Luna" } });
  expect(heard(from)).toEqual([{ type: "customers_changed", customerId: id }, ...told]);
  from = on.server.events.length;
  await on.admin.call(updateCustomer, {
    params: { id },
    body: { ...body, name: "Eva Luna", notes: "Mesa 4" },
  });
  expect(heard(from)).toEqual([{ type: "customers_changed", customerId: id }]);
});
