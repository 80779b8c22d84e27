import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { aBookingFloor, type BookingFloor } from "#app/server/testing/booking.ts";
import { eight } from "#app/server/testing/floor.ts";
import { aPerson } from "#app/server/testing/sessions.ts";
import { waitingJobs } from "#app/server/testing/waiting-jobs.ts";
import { createReservation } from "#db/seeds/reservations.ts";
import { type ReservationId, toId } from "#platform/domain/ids.ts";
import { deleteStoreTable } from "#service/floor/contract/store-tables.ts";
import {
  addReservation,
  deleteReservation,
  listReservations,
  moveReservation,
  readFreeTables,
  readReservation,
  updateReservation,
} from "../../contract/reservations.ts";

let floor: BookingFloor;
beforeAll(async () => {
  floor = await aBookingFloor();
});

const ask = (id: ReservationId) => ({ params: { id } });

test("a table is booked for the usual time, with a code for the door", async () => {
  const { server, small, host, at } = floor;
  const reply = (await floor.book(1, { notes: "Ventana", status: "paid" })).ok;
  expect(reply.reservation).toMatchObject({
    customer_name: "Cliente de prueba",
    customer_phone: "7000-0001",
    date: at(1),
    ends_at: at(2.5),
    table_title: "Mesa 1",
    status: "paid",
    notes: "Ventana",
    people_count: 2,
    arrived_at: null,
    is_overbooked: false,
  });
  const code = reply.reservation.unique_code;
  expect(code).toMatch(/^[2-9A-HJ-NP-Z]{6}$/);
  expect(reply.message).toContain(code);
  expect(server.events).toContainEqual({ tenantId: small.tenantId, event: { type: "reservations_changed" } });
  const jobs = (await waitingJobs(server)).filter(({ name }) => name === "mail-reservation");
  expect(jobs).toContainEqual(
    expect.objectContaining({ payload: { tenantId: small.tenantId, id: reply.reservation.id } }),
  );
  const [entry] = await floor.rows<{ action: string; after: object }>(
    "select action, after from audit_entries where tenant_id = $1 and subject = 'reservation' and subject_id = $2 order by id",
    reply.reservation.id,
  );
  expect(entry).toMatchObject({ action: "reservation.added", after: { code, table: "Mesa 1", people: 2 } });
  expect((await host.call(readReservation, ask(reply.reservation.id))).ok.reservation).toEqual(
    reply.reservation,
  );
});

test("what is missing or cannot be is said on its field", async () => {
  const refusal = async (body: object) => {
    const { error, status } = await floor.book(40, body);
    expect(status).toBe(400);
    return error.fields?.map(({ field, code }) => `${field} ${code}`);
  };
  const ago = (hours: number) =>
    new Date(floor.server.deps.clock().getTime() - hours * 3_600_000).toISOString();
  const nothing = await floor.host.call(addReservation, { body: {} });
  expect(nothing.error.fields?.map(({ code }) => code)).toEqual(["customer_unselected", "date_unselected"]);
  expect(await refusal({ customerId: null })).toEqual(["customerId customer_unselected"]);
  expect(await refusal({ date: null })).toEqual(["date date_unselected"]);
  expect(await refusal({ date: ago(24) })).toEqual(["date date_past"]);
  expect(await refusal({ date: ago(-24 * 800) })).toEqual(["date date_too_far"]);
  expect(await refusal({ peopleCount: 5_000 })).toEqual(["peopleCount people_too_many"]);
  expect(await refusal({ peopleCount: -1 })).toEqual(["peopleCount too_small"]);
  expect(await refusal({ durationMinutes: 1_000 })).toEqual(["durationMinutes too_large"]);
  expect((await floor.book(40, { customerId: toId<"Customer">(9_000_001) })).error.code).toBe(
    "customer_unknown",
  );
  expect((await floor.book(40, { tableId: toId<"Table">(9_000_001) })).error.code).toBe("table_unknown");
  expect((await floor.booked(40, { peopleCount: 0 })).people_count).toBe(0);
  expect(await floor.booked(40, { tableId: null, peopleCount: 500 })).toMatchObject({ table_id: null });
});

test("an overlap is refused with tables and times that are free, to the minute", async () => {
  const { small, at } = floor;
  await floor.booked(10, { tableId: small.tables[2], peopleCount: 4 });
  const { error, status } = await floor.book(11, { tableId: small.tables[2], peopleCount: 4 });
  expect(status).toBe(409);
  expect(error.code).toBe("reservation_overlaps");
  expect(error.details).toMatchObject({
    table: "Mesa 3",
    seats: 6,
    people: 4,
    customer: "Cliente de prueba",
    from: at(10).toISOString(),
    to: at(11.5).toISOString(),
    mayOverride: false,
    // The second table has two seats.
    tables: [small.tables[0]],
  });
  const later = [11.5, 11.75, 12, 12.25, 12.5].map((hour) => at(hour).toISOString());
  expect(error.details?.times).toEqual(later);
  expect((await floor.booked(11.5, { tableId: small.tables[2], peopleCount: 4 })).is_overbooked).toBe(false);
  expect((await floor.booked(10, { tableId: small.tables[0], peopleCount: 4 })).table_title).toBe("Mesa 1");
  const free = await floor.host.call(readFreeTables, {
    query: { date: at(10.5).toISOString(), peopleCount: "2", tableId: String(small.tables[2]) },
  });
  expect(free.ok.tables.map(({ table_title }) => table_title)).toEqual(["Mesa 2"]);
  expect(free.ok.times[0]).toEqual(at(8.5));
  const { places } = (
    await floor.host.call(readFreeTables, { query: { date: at(10.5).toISOString(), peopleCount: "4" } })
  ).ok;
  expect(
    places.map(({ table, state, taken }) => [table.table_title, state, taken?.customer, taken?.to]),
  ).toEqual([
    ["Mesa 2", "small", undefined, undefined],
    ["Mesa 1", "taken", "Cliente de prueba", at(11.5)],
    ["Mesa 3", "taken", "Cliente de prueba", at(11.5)],
  ]);
});

test("who is cancelled, did not come or was deleted keeps no table", async () => {
  const { small, manager } = floor;
  const first = await floor.booked(20);
  await manager.call(updateReservation, {
    ...ask(first.id),
    body: { date: first.date.toISOString(), status: "cancelled" },
  });
  const second = await floor.booked(20);
  // The one that was cancelled may not come back to the same table.
  const back = await manager.call(updateReservation, {
    ...ask(first.id),
    body: { date: first.date.toISOString(), status: "booked" },
  });
  expect(back.error.code).toBe("reservation_overlaps");
  expect((await manager.call(deleteReservation, ask(second.id))).ok.message).toContain(second.unique_code);
  expect((await floor.booked(20, { tableId: small.tables[0] })).table_title).toBe("Mesa 1");
  expect((await manager.call(deleteReservation, ask(second.id))).status).toBe(404);
});

test("booking a table twice is for who may, and says so until it is moved away", async () => {
  const { small, manager, host, at } = floor;
  await floor.booked(30);
  expect((await floor.book(30, { despite: ["overlap"] })).status).toBe(403);
  const refused = await floor.book(30, {}, manager);
  expect(refused.error.details).toMatchObject({ mayOverride: true });
  const twice = (await floor.book(30, { despite: ["overlap"] }, manager)).ok.reservation;
  expect(twice.is_overbooked).toBe(true);
  // A third one is refused all the same, and who may not book twice may still write a note.
  expect((await floor.book(30.5)).error.code).toBe("reservation_overlaps");
  const noted = await host.call(updateReservation, {
    ...ask(twice.id),
    body: { date: twice.date.toISOString(), notes: "Dos mesas juntas", peopleCount: 3 },
  });
  expect(noted.ok.reservation).toMatchObject({ is_overbooked: true, people_count: 3 });
  const moved = await host.call(moveReservation, {
    ...ask(twice.id),
    body: { tableId: small.tables[2], date: at(31).toISOString() },
  });
  expect(moved.ok.reservation).toMatchObject({
    is_overbooked: false,
    table_title: "Mesa 3",
    date: at(31),
    ends_at: at(32.5),
  });
});

test("more people than seats is asked about, not forbidden", async () => {
  const { error } = await floor.book(50, { peopleCount: 5 });
  expect(error.code).toBe("reservation_seats_short");
  // At no other time does the table have more.
  expect(error.details).toMatchObject({ seats: 4, people: 5, tables: [floor.small.tables[2]], times: [] });
  const booked = await floor.booked(50, { peopleCount: 5, despite: ["seats"] });
  expect(booked).toMatchObject({ people_count: 5, is_overbooked: false });
});

test("eight who book the last table at once: one has it, seven hear what else is free", async () => {
  const replies = await Promise.all(eight.map(() => floor.book(60)));
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, ...Array<number>(7).fill(409)]);
  for (const { status, error } of replies.filter(({ status }) => status === 409)) {
    expect(status).toBe(409);
    expect(error.code).toBe("reservation_overlaps");
    expect(error.details?.times).toContain(floor.at(61.5).toISOString());
  }
});

test("the rule stands in the database: eight who write at once are one", async () => {
  const { server, small, at } = floor;
  const { tenantId, customerId, tables } = small;
  const write = (rest: object = {}) =>
    server.db.inTenant(tenantId, (tx) =>
      createReservation(tx, { customerId, tableId: tables[1], at: at(70), ...rest }),
    );
  const written = await Promise.allSettled(eight.map(() => write()));
  expect(written.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  // PostgreSQL may call it a deadlock when several wait for each other's row; none of them is written either.
  for (const each of written)
    if (each.status === "rejected")
      expect(each.reason.constraint ?? each.reason.code).toMatch(/^(reservations_do_not_overlap|40P01)$/);
  await write({ at: at(71.5) });
  await write({ status: "cancelled" });
  await write({ tableId: tables[2] });
  const set = (change: string) =>
    floor.rows(
      `update reservations set ${change} where tenant_id = $1 and table_id = $2 and starts_at = $3 and status <> 'cancelled'`,
      tables[1],
      at(70),
    );
  for (const change of ["is_overbooked = true", "no_show_at = now()", "archived_at = now()"]) {
    await set(change);
    await write();
  }
  await expect(set("is_overbooked = false, no_show_at = null, archived_at = null")).rejects.toMatchObject({
    constraint: "reservations_do_not_overlap",
  });
});

test("an edit keeps what it leaves out, and a stale one is refused", async () => {
  const { host } = floor;
  const before = await floor.booked(80, { notes: "Silla de bebé", durationMinutes: 120 });
  const date = before.date.toISOString();
  const edit = (body: object) => host.call(updateReservation, { ...ask(before.id), body: { date, ...body } });
  const after = (await edit({ peopleCount: 4, version: before.version })).ok.reservation;
  expect(after).toMatchObject({
    notes: "Silla de bebé",
    people_count: 4,
    ends_at: floor.at(82),
    table_title: "Mesa 1",
  });
  expect((await edit({ peopleCount: 3, version: before.version })).error.code).toBe("changed_meanwhile");
  expect((await edit({ notes: null, version: after.version })).ok.reservation.notes).toBeNull();
  expect((await edit({ date: null })).error.fields).toMatchObject([
    { field: "date", code: "date_unselected" },
  ]);
  expect((await edit({ status: "cancelled" })).ok.reservation.status).toBe("cancelled");
  expect((await host.call(moveReservation, { ...ask(before.id), body: { tableId: null } })).error.code).toBe(
    "reservation_closed",
  );
});

test("over the change of year a reservation lies in its business day", async () => {
  const other = await aBookingFloor();
  const { server, host } = other;
  server.clock.now = new Date("2026-12-31T22:00:00-06:00");
  const clocks = ["2026-12-31T23:30:00-06:00", "2027-01-01T01:00:00-06:00", "2027-01-01T04:00:00-06:00"];
  for (const clock of clocks) await other.booked(0, { date: new Date(clock).toISOString() });
  const listed = async (query: Record<string, string>) =>
    (await host.call(listReservations, { query })).ok.rows.map(({ date }) => date.toISOString());
  const [late, night, next] = clocks.map((clock) => new Date(clock).toISOString());
  expect(await listed({})).toEqual([late, night]);
  expect(await listed({ type: "tomorrow" })).toEqual([next]);
  expect(await listed({ type: "this_month" })).toEqual([late, night]);
  expect(await listed({ type: "custom", from: "2026-12-31", to: "2027-01-01", sort: "-date" })).toEqual([
    next,
    night,
    late,
  ]);
  server.clock.now = new Date("2027-01-01T03:00:00-06:00");
  expect(await listed({ type: "today" })).toEqual([late, night]);
  expect(await listed({ type: "yesterday" })).toEqual([]);
  server.clock.now = undefined;
  const backwards = await host.call(listReservations, {
    query: { type: "custom", from: "2027-01-02", to: "2027-01-01" },
  });
  expect(backwards.error.fields).toMatchObject([{ field: "to", code: "ends_before_start" }]);
});

test("a deleted table is not offered, and what was booked there still says its name", async () => {
  const other = await aBookingFloor();
  const { admin, host, small } = other;
  const booked = await other.booked(5, { tableId: small.tables[1] });
  await admin.call(deleteStoreTable, { params: { tableId: small.tables[1] } });
  const { reservation } = (await host.call(readReservation, ask(booked.id))).ok;
  expect(reservation).toMatchObject({ table_id: null, table_title: "Mesa 2" });
  expect((await other.book(9, { tableId: small.tables[1] })).error.code).toBe("table_unknown");
  const kept = await host.call(updateReservation, {
    ...ask(booked.id),
    body: { date: booked.date.toISOString(), notes: "Avisar" },
  });
  expect(kept.ok.reservation).toMatchObject({ notes: "Avisar", table_title: "Mesa 2" });
});

test("who only looks on neither books nor changes, and who books does not delete", async () => {
  const { server, small, host } = floor;
  const booked = await floor.booked(90);
  const viewer = await aPerson(server, small.tenantId, { scope: ["VIEW_RESERVATIONS"] });
  expect((await viewer.call(readReservation, ask(booked.id))).status).toBe(200);
  expect((await floor.book(91, {}, viewer)).status).toBe(403);
  expect((await viewer.call(moveReservation, { ...ask(booked.id), body: { tableId: null } })).status).toBe(
    403,
  );
  expect((await host.call(deleteReservation, ask(booked.id))).status).toBe(403);
});

interface Held {
  readonly id: ReservationId;
  readonly table: 0 | 2;
  readonly from: number;
  readonly isCancelled: boolean;
}

const step = fc.record({
  act: fc.constantFrom("add", "move", "cancel", "restore"),
  table: fc.constantFrom(0 as const, 2 as const),
  // Quarter hours of an evening; a stay is six of them.
  from: fc.integer({ min: 0, max: 20 }),
  which: fc.nat(20),
});

test("whatever is booked and taken back, no two keep one table at one time", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: 14 }), async (steps) => {
      const own = await aBookingFloor(floor.server);
      const hour = (from: number) => 6 + from / 4;
      let held: Held[] = [];
      const isFree = ({ table, from }: Pick<Held, "table" | "from">, id?: ReservationId) =>
        held.every(
          (each) =>
            each.id === id || each.isCancelled || each.table !== table || Math.abs(each.from - from) >= 6,
        );
      for (const { act, table, from, which } of steps) {
        const tableId = own.small.tables[table];
        const chosen = held[which % Math.max(held.length, 1)];
        if (act === "add" || !chosen) {
          const reply = await own.book(hour(from), { tableId });
          expect(reply.status, reply.raw).toBe(isFree({ table, from }) ? 200 : 409);
          if (reply.status === 200)
            held.push({ id: reply.ok.reservation.id, table, from, isCancelled: false });
          continue;
        }
        const wanted: Held =
          act === "move" ? { ...chosen, table, from } : { ...chosen, isCancelled: act === "cancel" };
        const date = own.at(hour(wanted.from)).toISOString();
        const reply =
          act === "move"
            ? await own.host.call(moveReservation, { ...ask(chosen.id), body: { tableId, date } })
            : await own.host.call(updateReservation, {
                ...ask(chosen.id),
                body: { date, status: wanted.isCancelled ? "cancelled" : "booked" },
              });
        const isAllowed =
          act === "move"
            ? !chosen.isCancelled && isFree(wanted, chosen.id)
            : wanted.isCancelled || isFree(wanted, chosen.id);
        expect(reply.status, reply.raw).toBe(isAllowed ? 200 : 409);
        if (isAllowed) held = held.map((each) => (each.id === chosen.id ? wanted : each));
      }
      const twice = await own.rows(
        `select a.id from reservations a join reservations b on b.tenant_id = $1 and b.table_id = a.table_id
           and b.id > a.id and a.starts_at < b.ends_at and b.starts_at < a.ends_at
         where a.tenant_id = $1 and a.status <> 'cancelled' and b.status <> 'cancelled'`,
      );
      expect(twice).toEqual([]);
    }),
    { numRuns: 12 },
  );
});

test("a code is in the answer of the call that made it, under its key", async () => {
  const headers = { "idempotency-key": "una-reserva" };
  const body = { customerId: floor.small.customerId, date: floor.at(100).toISOString() };
  const [first, second] = [
    await floor.host.call(addReservation, { body, headers }),
    await floor.host.call(addReservation, { body, headers }),
  ];
  expect(second.raw).toBe(first.raw);
});

test("a party that stays longer than usual keeps its table so long", async () => {
  const own = await aBookingFloor(floor.server);
  const { id, ends_at } = await own.booked(1, { durationMinutes: 45 });
  expect(ends_at).toEqual(own.at(1.75));
  await own.booked(1.75);
  const change = (durationMinutes: number) =>
    own.host.call(updateReservation, {
      params: { id },
      body: { date: own.at(1).toISOString(), durationMinutes },
    });
  expect((await change(60)).error).toMatchObject({ code: "reservation_overlaps" });
  expect((await change(30)).ok.reservation.ends_at).toEqual(own.at(1.5));
});
