import { expect, test } from "vitest";
import { aBookingFloor, type BookingFloor } from "#app/server/testing/booking.ts";
import { HOUR_MS } from "#platform/domain/periods/durations.ts";
import { readTableReservations, startReservations } from "../../contract/reservations.ts";
import {
  addWaitingParty,
  estimateWait,
  leaveWaitingList,
  readWaitingList,
  returnToWaitingList,
  seatWaitingParty,
  updateWaitingParty,
} from "../../contract/waiting-list.ts";

/** A restaurant of its own at one o'clock of the day after. */
async function aNoon() {
  const floor = await aBookingFloor();
  floor.server.clock.now = floor.at(1);
  return floor;
}

const add = async ({ host }: BookingFloor, body: object) =>
  (await host.call(addWaitingParty, { body: { name: "Familia Rivas", peopleCount: 2, ...body } })).ok.id;
const list = async ({ host }: BookingFloor) => (await host.call(readWaitingList)).ok;
const waits = async ({ host }: BookingFloor, peopleCount: number) =>
  (await host.call(estimateWait, { query: { peopleCount: String(peopleCount) } })).ok.minutes;

test("who comes without a reservation waits in turn", async () => {
  const floor = await aNoon();
  const { small, server, at } = floor;
  expect(await waits(floor, 2)).toBe(0);
  // One table of four, one of two and one of six: two are taken, the third is reserved soon.
  await floor.sendOrder({ deliveryType: "dinein", tableId: small.tables[1] });
  await floor.sendOrder({ deliveryType: "dinein", tableId: small.tables[2] });
  await floor.booked(2);
  server.clock.now = at(1.5);
  expect(await waits(floor, 2)).toBe(60);
  expect(await waits(floor, 5)).toBe(60);
  expect(await waits(floor, 9)).toBeNull();
  await add(floor, { quotedMinutes: 60, phone: "7000-0002", notes: "Terraza" });
  await add(floor, { name: "Grupo López", peopleCount: 3 });
  const { waiting } = await list(floor);
  expect(waiting).toMatchObject([
    {
      name: "Familia Rivas",
      phone: "7000-0002",
      quoted_minutes: 60,
      estimated_minutes: 60,
      joined_at: at(1.5),
    },
    { name: "Grupo López", quoted_minutes: null, estimated_minutes: 60 },
  ]);
  expect(server.events.map(({ event }) => event.type)).toContain("waiting_list_changed");
});

test("what was quoted is held against what it took", async () => {
  const floor = await aNoon();
  const { host, small, server, at } = floor;
  const first = await add(floor, { quotedMinutes: 20 });
  const second = await add(floor, { name: "Ana", quotedMinutes: 40 });
  const third = await add(floor, { name: "Luis" });
  server.clock.now = at(1.5);
  const seat = (id: number, place: 0 | 1) =>
    host.call(seatWaitingParty, { params: { id }, body: { tableId: small.tables[place] } });
  const seated = (await seat(first, 0)).ok;
  expect(seated).toMatchObject({ tableName: "Mesa 1", peopleCount: 2, customer: null });
  expect((await host.call(readTableReservations)).ok.seated).toMatchObject([
    { name: "Familia Rivas", waiting_party_id: first, reservation_id: null, customer: null },
  ]);
  expect((await seat(second, 0)).error.code).toBe("reservation_table_occupied");
  expect((await seat(first, 1)).error.code).toBe("waiting_closed");
  server.clock.now = at(1.75);
  expect((await seat(second, 1)).status).toBe(200);
  await host.call(leaveWaitingList, { params: { id: third } });
  const { waiting, ended, today } = await list(floor);
  expect(waiting).toEqual([]);
  expect(ended.map(({ name }) => name)).toEqual(expect.arrayContaining(["Ana", "Familia Rivas", "Luis"]));
  expect(today).toEqual({ seated: 2, left: 1, quoted_minutes: 30, waited_minutes: 38 });
});

test("a party joins an account that is open, not one who just sat down", async () => {
  const floor = await aNoon();
  const { host, small } = floor;
  const [table] = small.tables;
  const [first, second] = [await add(floor, {}), await add(floor, { name: "Ana" })];
  const seat = (id: number, join: boolean) =>
    host.call(seatWaitingParty, { params: { id }, body: { tableId: table, join } });
  await floor.sendOrder({ deliveryType: "dinein", tableId: table });
  const refused = (await seat(first, false)).error;
  expect(refused).toMatchObject({ code: "reservation_table_occupied", details: { mayJoin: true } });
  expect((await list(floor)).waiting).toHaveLength(2);
  expect((await seat(first, true)).ok.tableName).toBe("Mesa 1");
  const [joined] = await floor.rows<{ is_theirs: boolean }>(
    "select account_id = (select id from accounts where tenant_id = $1) as is_theirs from seatings where tenant_id = $1",
  );
  expect(joined).toEqual({ is_theirs: true });
  const other = { params: { id: second }, body: { tableId: small.tables[1], join: true } };
  expect((await host.call(seatWaitingParty, other)).status).toBe(200);
  const third = await add(floor, { name: "Luis" });
  expect((await host.call(seatWaitingParty, { ...other, params: { id: third } })).error).toMatchObject({
    code: "reservation_table_occupied",
    details: { mayJoin: false },
  });
});

test("who waits when the day ends waits on, and is of the day on which they sit down", async () => {
  const floor = await aNoon();
  const { host, small, server } = floor;
  const { day_cutoff_hour: cutoff, today } = (await host.call(startReservations)).ok;
  // El Salvador is six hours behind.
  const end = Date.parse(`${today}T00:00:00Z`) + (24 + cutoff + 6) * HOUR_MS;
  server.clock.now = new Date(end - HOUR_MS / 4);
  const [stays, goes] = [await add(floor, {}), await add(floor, { name: "Ana" })];
  await host.call(leaveWaitingList, { params: { id: goes } });
  server.clock.now = new Date(end);
  const after = await list(floor);
  expect(after.waiting.map(({ id }) => id)).toEqual([stays]);
  expect(after.ended).toEqual([]);
  await host.call(seatWaitingParty, { params: { id: stays }, body: { tableId: small.tables[0] } });
  expect((await list(floor)).today).toMatchObject({ seated: 1, left: 0 });
  await add(floor, { name: "Luis" });
  server.clock.now = new Date(end + 10 * HOUR_MS + 1);
  expect((await list(floor)).waiting.map(({ name }) => name)).toEqual(["Luis"]);
});

test("an order begins the account for the people who waited", async () => {
  const floor = await aNoon();
  const { host, small } = floor;
  const id = await add(floor, { peopleCount: 3 });
  const seat = () => host.call(seatWaitingParty, { params: { id }, body: { tableId: small.tables[0] } });
  await seat();
  expect((await host.call(returnToWaitingList, { params: { id } })).status).toBe(200);
  expect((await list(floor)).waiting).toHaveLength(1);
  await seat();
  await floor.sendOrder({ deliveryType: "dinein", tableId: small.tables[0] });
  const accounts = await floor.rows<{ people: number }>("select people from accounts where tenant_id = $1");
  expect(accounts).toEqual([{ people: 3 }]);
  expect((await host.call(returnToWaitingList, { params: { id } })).error.code).toBe("reservation_begun");
});

test("what is typed of a party is checked, and two who edit it are told", async () => {
  const floor = await aNoon();
  const { host, cook } = floor;
  const id = await add(floor, {});
  const [party] = (await list(floor)).waiting;
  const edit = (body: object) =>
    host.call(updateWaitingParty, { params: { id }, body: { name: "Rivas", peopleCount: 4, ...body } });
  expect((await edit({ phone: "no es" })).error.fields).toMatchObject([
    { field: "phone", code: "phone_invalid" },
  ]);
  expect((await edit({ peopleCount: 0 })).error.fields).toMatchObject([
    { field: "peopleCount", code: "too_small" },
  ]);
  expect((await edit({ peopleCount: 5_000 })).error.fields).toMatchObject([
    { field: "peopleCount", code: "people_too_many" },
  ]);
  expect((await edit({ version: party?.version })).status).toBe(200);
  expect((await edit({ version: party?.version })).error.code).toBe("changed_meanwhile");
  expect((await cook.call(readWaitingList)).status).toBe(403);
});
