import { beforeAll, expect, test } from "vitest";
import { aBookingFloor, type BookingFloor } from "#app/server/testing/booking.ts";
import { eight } from "#app/server/testing/floor.ts";
import type { ReservationId, TableId } from "#platform/domain/ids.ts";
import { mergeAccounts, moveToTable } from "#service/orders/contract/accounts.ts";
import { createOrder } from "#service/orders/contract/create-order.ts";
import {
  awaitReservation,
  deleteReservation,
  listReservations,
  markNoShow,
  readReservation,
  readTableReservations,
  seatReservation,
} from "../../contract/reservations.ts";
import { reservationAhead } from "../../domain/reservation.ts";

let floor: BookingFloor;
beforeAll(async () => {
  floor = await aBookingFloor();
});

const ask = (id: ReservationId) => ({ params: { id } });

/** A restaurant of its own, a quarter of an hour after the time of a reservation for four at its first table. */
async function anEvening() {
  const own = await aBookingFloor(floor.server);
  const reservation = await own.booked(7, { peopleCount: 4 });
  own.server.clock.now = new Date(own.at(7.25));
  return { ...own, reservation };
}

const order = (own: BookingFloor, tableId: TableId) => own.sendOrder({ deliveryType: "dinein", tableId });
const tablesOf = async (own: BookingFloor) => (await own.waiter.call(readTableReservations)).ok;
const read = async (own: BookingFloor, id: ReservationId) =>
  (await own.host.call(readReservation, ask(id))).ok.reservation;

test("who arrives sits: the table is taken, and its first order opens the account", async () => {
  const own = await anEvening();
  const { small, reservation, waiter, host } = own;
  const seated = (await waiter.call(seatReservation, { ...ask(reservation.id), body: { join: false } })).ok;
  expect(seated).toMatchObject({
    tableId: small.tables[0],
    tableName: "Mesa 1",
    peopleCount: 4,
    customer: { id: small.customerId, phone: "7000-0001", name: "Cliente de prueba" },
  });
  const before = await tablesOf(own);
  expect(before.reservations).toEqual([]);
  expect(before.seated).toMatchObject([
    {
      table_id: small.tables[0],
      people_count: 4,
      reservation_id: reservation.id,
      customer: { id: small.customerId },
    },
  ]);
  expect(await read(own, reservation.id)).toMatchObject({ account_id: null, status: "booked" });
  const orderId = await order(own, small.tables[0]);
  const [account] = await own.rows<{ id: number; people: number }>(
    "select a.id, a.people from accounts a join orders o on o.tenant_id = $1 and o.account_id = a.id where a.tenant_id = $1 and o.id = $2",
    orderId,
  );
  expect(account?.people).toBe(4);
  expect((await read(own, reservation.id)).account_id).toBe(account?.id);
  expect((await tablesOf(own)).seated).toEqual([]);
  expect((await host.call(awaitReservation, ask(reservation.id))).error.code).toBe("reservation_begun");
  expect(
    (await host.call(seatReservation, { ...ask(reservation.id), body: { join: false } })).error.code,
  ).toBe("reservation_closed");
});

test("a table at which somebody sits is refused with free ones", async () => {
  const own = await anEvening();
  const { small, reservation, host } = own;
  const orderId = await order(own, small.tables[0]);
  const seat = (body: object) =>
    host.call(seatReservation, { ...ask(reservation.id), body: { join: false, ...body } });
  const refused = (await seat({})).error;
  expect(refused.code).toBe("reservation_table_occupied");
  expect(refused.details).toMatchObject({ table: "Mesa 1", tables: [small.tables[2]], mayJoin: true });
  expect((await tablesOf(own)).taken).toEqual([small.tables[0]]);
  expect((await read(own, reservation.id)).arrived_at).toBeNull();
  await seat({ join: true });
  const [row] = await own.rows<{ account_id: number }>(
    "select account_id from orders where tenant_id = $1 and id = $2",
    orderId,
  );
  expect((await read(own, reservation.id)).account_id).toBe(row?.account_id);
});

test("a party sits elsewhere while it has ordered nothing", async () => {
  const own = await anEvening();
  const { small, reservation, host } = own;
  const seat = (tableId?: TableId) =>
    host.call(seatReservation, { ...ask(reservation.id), body: { tableId, join: false } });
  await seat();
  expect((await seat(small.tables[0])).status).toBe(200);
  expect((await seat(small.tables[2])).ok.tableName).toBe("Mesa 3");
  expect((await tablesOf(own)).seated.map(({ table_title }) => table_title)).toEqual(["Mesa 3"]);
  const back = (await host.call(awaitReservation, ask(reservation.id))).ok.reservation;
  expect(back).toMatchObject({ arrived_at: null, table_title: "Mesa 3" });
  expect((await tablesOf(own)).seated).toEqual([]);
  await order(own, small.tables[2]);
  expect((await read(own, reservation.id)).account_id).toBeNull();
});

test("a party without a table is asked for one", async () => {
  const own = await anEvening();
  const { small, host, server } = own;
  server.clock.now = undefined;
  const open = await own.booked(7, { tableId: null });
  server.clock.now = new Date(own.at(7.25));
  const seat = (body: object) =>
    host.call(seatReservation, { ...ask(open.id), body: { join: false, ...body } });
  expect((await seat({})).error.code).toBe("reservation_table_required");
  expect((await seat({ tableId: small.tables[0] })).error.code).toBe("reservation_overlaps");
  expect((await seat({ tableId: small.tables[0], despite: ["overlap"] })).status).toBe(403);
  expect((await seat({ tableId: small.tables[1] })).ok.tableName).toBe("Mesa 2");
});

test("who comes on another day is not the party that is awaited", async () => {
  const own = await aBookingFloor(floor.server);
  const { id } = await own.booked(20);
  const seat = () => own.host.call(seatReservation, { ...ask(id), body: { join: false } });
  for (const hour of [7.9, 32.1]) {
    own.server.clock.now = new Date(own.at(hour));
    expect((await seat()).error.code).toBe("reservation_closed");
  }
  own.server.clock.now = new Date(own.at(8));
  expect((await seat()).status).toBe(200);
});

test("eight who seat parties at one table at once: one sits there", async () => {
  const own = await aBookingFloor(floor.server);
  const parties = [];
  for (const _ of eight) parties.push(await own.booked(7, { tableId: null }));
  own.server.clock.now = new Date(own.at(7));
  const replies = await Promise.all(
    parties.map(({ id }) =>
      own.host.call(seatReservation, { ...ask(id), body: { tableId: own.small.tables[1], join: false } }),
    ),
  );
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
  expect((await tablesOf(own)).seated).toHaveLength(1);
});

test("who did not come frees the table, from the agreed time on", async () => {
  const own = await aBookingFloor(floor.server);
  const { host, server } = own;
  const first = await own.booked(7);
  server.clock.now = new Date(own.at(6.9));
  expect((await host.call(markNoShow, ask(first.id))).error.code).toBe("reservation_closed");
  server.clock.now = new Date(own.at(7.5));
  const marked = (await host.call(markNoShow, ask(first.id))).ok.reservation;
  expect(marked).toMatchObject({ no_show_at: own.at(7.5), status: "booked" });
  expect((await host.call(seatReservation, { ...ask(first.id), body: { join: false } })).error.code).toBe(
    "reservation_closed",
  );
  expect((await host.call(awaitReservation, ask(first.id))).ok.reservation.no_show_at).toBeNull();
  await host.call(markNoShow, ask(first.id));
  await own.booked(8);
  expect((await host.call(awaitReservation, ask(first.id))).error.code).toBe("reservation_overlaps");
});

test("the till hears of a table that is reserved within the minutes", async () => {
  const own = await aBookingFloor(floor.server);
  const { server, small } = own;
  const booked = await own.booked(7);
  const warned = async () => {
    const { reservations, warning_minutes: minutes } = await tablesOf(own);
    return reservationAhead(reservations, small.tables[0], { now: server.deps.clock(), minutes })?.id;
  };
  server.clock.now = new Date(own.at(6.2));
  expect((await tablesOf(own)).reservations).toHaveLength(1);
  expect(await warned()).toBeUndefined();
  server.clock.now = new Date(own.at(6.25));
  expect(await warned()).toBe(booked.id);
  server.clock.now = new Date(own.at(8.4));
  expect(await warned()).toBe(booked.id);
  server.clock.now = new Date(own.at(8.5));
  expect(await warned()).toBeUndefined();
  expect((await own.cook.call(readTableReservations)).status).toBe(403);
  expect((await own.waiter.call(listReservations)).status).toBe(403);
});

test("a party that went without ordering is forgotten after some hours", async () => {
  const own = await anEvening();
  const { small, host, reservation, server } = own;
  await host.call(seatReservation, { ...ask(reservation.id), body: { join: false } });
  server.clock.now = new Date(own.at(13.5));
  expect((await tablesOf(own)).seated).toEqual([]);
  const orderId = await order(own, small.tables[0]);
  const [account] = await own.rows<{ people: number | null }>(
    "select a.people from accounts a join orders o on o.tenant_id = $1 and o.account_id = a.id where a.tenant_id = $1 and o.id = $2",
    orderId,
  );
  expect(account?.people).toBeNull();
  expect((await read(own, reservation.id)).account_id).toBeNull();
});

test("accounts that move and merge, and a deletion, leave the reservation readable", async () => {
  const own = await anEvening();
  const { small, host, manager, admin, reservation } = own;
  await host.call(seatReservation, { ...ask(reservation.id), body: { join: false } });
  const orderId = await order(own, small.tables[0]);
  const { account_id: account } = await read(own, reservation.id);
  await admin.call(moveToTable, { body: { orderIds: [orderId], newTableId: small.tables[2] } });
  expect((await read(own, reservation.id)).account_id).toBe(account);
  const otherId = await order(own, small.tables[1]);
  const [other] = await own.rows<{ account_id: number }>(
    "select account_id from orders where tenant_id = $1 and id = $2",
    otherId,
  );
  if (account === null || !other) throw new Error("Both orders have accounts");
  await admin.call(mergeAccounts, { body: { accountIds: [account], intoAccountId: other.account_id } });
  expect((await read(own, reservation.id)).account_id).toBe(account);
  expect((await manager.call(deleteReservation, ask(reservation.id))).status).toBe(200);
  expect(
    (await own.waiter.call(createOrder, { body: { ...(await cartAt(own)), tableId: small.tables[0] } }))
      .status,
  ).toBe(200);
});

async function cartAt({ small: { items } }: BookingFloor) {
  return {
    uuid: crypto.randomUUID(),
    cart: [{ id: items.horchata.id, price: 1.5, quantity: 1 }],
    deliveryType: "dinein" as const,
    customerType: "WALKIN" as const,
  };
}
