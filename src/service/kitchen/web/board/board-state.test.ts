import { expect, test } from "vitest";
import { type OrderId, type OrderLineId, toId } from "#platform/domain/ids.ts";
import type { LineStatus } from "#service/orders/domain/line-status.ts";
import { type BoardEvent, type BoardState, boardReducer, emptyBoard } from "./board-state.ts";
import type { BoardTicket } from "./board-ticket.ts";

const order = (id: number): OrderId => toId(id);
const line = (id: number): OrderLineId => toId(id);

function aTicket(id: number, ...statuses: LineStatus[]): BoardTicket {
  return {
    id: order(id),
    order_no: 100 + id,
    token_no: id,
    is_paid: false,
    stations: [],
    round: 1,
    date: new Date(id * 60_000),
    delivery_type: "dinein",
    source: "table",
    external_number: null,
    table_title: "Mesa 1",
    floor: null,
    items: statuses.map((status, index) => ({
      id: line(id * 10 + index),
      item_id: toId<"MenuItem">(1),
      item_title: "Pupusa",
      variant_title: null,
      quantity: 1,
      status,
      addons: [],
      allergens: [],
      notes: null,
      combo_title: null,
      recalled: false,
      seat: null,
      course: null,
      fire_at: new Date(id * 60_000),
    })),
    changes: [],
  };
}

function after(state: BoardState, ...events: BoardEvent[]): BoardState {
  return events.reduce(boardReducer, state);
}

function received(requestedAt: number, ...tickets: BoardTicket[]): BoardEvent {
  return { type: "received", tickets, requestedAt, now: 3_600_000 };
}

const tapped = (id: number, lineId: number, to: "preparing" | "completed"): BoardEvent => ({
  type: "tapped",
  ticketId: order(id),
  lineIds: [line(lineId)],
  to,
});

function seen(state: BoardState): string[] {
  return state.shown.map(
    ({ base, state, isNew, lines }) =>
      `${base.token_no} ${state}${isNew ? " new" : ""} ${lines.map((line) => line.status).join()}`,
  );
}

test("the first board is not new; what comes later is, at the end", () => {
  const first = after(emptyBoard, received(1, aTicket(1, "created")));
  expect(seen(first)).toEqual(["1 open created"]);
  const later = after(first, received(2, aTicket(1, "created"), aTicket(2, "created")));
  expect(seen(later)).toEqual(["1 open created", "2 open new created"]);
});

test("a tap changes its own card at once and leaves the others the same objects", () => {
  const before = after(emptyBoard, received(1, aTicket(1, "created"), aTicket(2, "created")));
  const now = after(before, tapped(1, 10, "preparing"));
  expect(seen(now)).toEqual(["1 open preparing", "2 open created"]);
  expect(now.shown[0]?.lines[0]?.isSending).toBe(true);
  expect(now.shown[1]).toBe(before.shown[1]);
});

test("an equal answer draws nothing anew", () => {
  const before = after(emptyBoard, received(1, aTicket(1, "created"), aTicket(2, "preparing")));
  const now = after(before, received(2, aTicket(1, "created"), aTicket(2, "preparing")));
  expect(now.shown[0]).toBe(before.shown[0]);
  expect(now.shown[1]).toBe(before.shown[1]);
});

test("an answer that was asked for before the tap was confirmed does not take it back", () => {
  const moved = after(
    emptyBoard,
    received(1, aTicket(1, "created", "created")),
    tapped(1, 10, "preparing"),
    { type: "confirmed", lineId: line(10), at: 50 },
    received(40, aTicket(1, "created", "created")),
  );
  expect(seen(moved)).toEqual(["1 open preparing,created"]);
  expect(seen(after(moved, received(60, aTicket(1, "preparing", "created"))))).toEqual([
    "1 open preparing,created",
  ]);
});

test("a refusal puts the line back and keeps the reason on the card until the next tap", () => {
  const before = after(emptyBoard, received(1, aTicket(1, "created")), tapped(1, 10, "preparing"));
  const refused = after(before, {
    type: "refused",
    ticketId: order(1),
    lineIds: [line(10)],
    notice: "Ya está pagada.",
  });
  expect(seen(refused)).toEqual(["1 open created"]);
  expect(refused.shown[0]?.notice).toBe("Ya está pagada.");
  expect(after(refused, received(9, aTicket(1, "created"))).shown[0]?.notice).toBe("Ya está pagada.");
  expect(after(refused, tapped(1, 10, "preparing")).shown[0]?.notice).toBeNull();
});

test("a finished ticket keeps its place until places are released", () => {
  const done = after(
    emptyBoard,
    received(1, aTicket(1, "preparing"), aTicket(2, "created")),
    tapped(1, 10, "completed"),
    { type: "confirmed", lineId: line(10), at: 5 },
    received(6, aTicket(2, "created"), aTicket(3, "created")),
  );
  expect(seen(done)).toEqual(["1 ready completed", "2 open created", "3 open new created"]);
  expect(seen(after(done, { type: "placesReleased" }))).toEqual(["2 open created", "3 open new created"]);
});

test("a released ticket stays away although the server still lists it", () => {
  const done = after(
    emptyBoard,
    received(1, aTicket(1, "preparing")),
    tapped(1, 10, "completed"),
    { type: "placesReleased" },
    received(2, aTicket(1, "preparing")),
  );
  expect(seen(done)).toEqual([]);
});

test("a completion that is refused after all brings the ticket back to its place", () => {
  const back = after(
    emptyBoard,
    received(1, aTicket(1, "preparing"), aTicket(2, "created")),
    tapped(1, 10, "completed"),
    { type: "placesReleased" },
    { type: "refused", ticketId: order(1), lineIds: [line(10)], notice: "No se guardó." },
  );
  expect(seen(back)).toEqual(["1 open preparing", "2 open created"]);
});

test("a ticket that another device finished says so before it leaves", () => {
  const gone = after(
    emptyBoard,
    received(1, aTicket(1, "created"), aTicket(2, "created")),
    received(2, aTicket(2, "created")),
  );
  expect(seen(gone)).toEqual(["1 gone created", "2 open created"]);
  expect(seen(after(gone, received(3, aTicket(2, "created"))))).toEqual(["1 gone created", "2 open created"]);
});

test("a recalled ticket returns to its original place", () => {
  const recalled = after(
    emptyBoard,
    received(1, aTicket(1, "created"), aTicket(2, "created")),
    received(2, aTicket(2, "created")),
    { type: "placesReleased" },
    received(3, aTicket(1, "created"), aTicket(2, "created")),
  );
  expect(seen(recalled)).toEqual(["1 open created", "2 open created"]);
});

test("a finished line that is brought back is to be made again at once", () => {
  const done = after(
    emptyBoard,
    received(1, aTicket(1, "preparing")),
    tapped(1, 10, "completed"),
    received(2),
  );
  expect(seen(done)).toEqual(["1 ready completed"]);
  const back = after(done, { type: "tapped", ticketId: order(1), lineIds: [line(10)], to: "recalled" });
  expect(seen(back)).toEqual(["1 open preparing"]);
});

test("a ticket with nothing left to make stays open", () => {
  const change = {
    id: toId<"LineChange">(1),
    kind: "cancelled",
    order_id: order(1),
    line_id: line(10),
    station_id: toId<"Station">(1),
    order_no: 101,
    token_no: 1,
    item_title: "Pupusa",
    variant_title: null,
    quantity: 1,
    line_status: "preparing",
    reason: "guest_left",
    from_table: null,
    to_table: null,
    date: new Date(0),
    by: "Marta",
  } as const;
  const waiting = after(emptyBoard, received(1, { ...aTicket(1), changes: [change] }));
  expect(seen(waiting)).toEqual(["1 open "]);
  expect(seen(after(waiting, received(2), { type: "placesReleased" }))).toEqual([]);
});

test("a ticket that slides into the list from behind its end is not new", () => {
  const first = after(emptyBoard, received(1, aTicket(1, "created"), aTicket(9, "created")));
  const later = after(
    first,
    received(2, aTicket(1, "created"), aTicket(5, "created"), aTicket(9, "created")),
  );
  expect(seen(later)).toEqual(["1 open created", "5 open created", "9 open created"]);
});

const anHour = 3_600_000;
/** A ticket of which the second dish is held until `until` (ms), or until somebody fires it. */
function aCourseTicket(id: number, first: LineStatus, until: number | null): BoardTicket {
  const ticket = aTicket(id, first, "created");
  const fire_at = until === null ? null : new Date(until);
  return {
    ...ticket,
    items: ticket.items.map((item, index) => (index === 0 ? item : { ...item, course: 2, fire_at })),
  };
}
const heldDishes = (state: BoardState) =>
  state.shown.map(({ base, lines }) => `${base.token_no} ${lines.map(({ isHeld }) => isHeld).join()}`);

test("a ticket that holds its last dish stays, behind those that wait", () => {
  const board = received(
    0,
    aCourseTicket(1, "completed", anHour + 60_000),
    aTicket(2, "created"),
    aCourseTicket(3, "created", null),
  );
  const before = after(emptyBoard, board);
  expect(heldDishes(before)).toEqual(["2 false", "3 false,true", "1 false,true"]);
  expect(before.shown.at(-1)?.since).toBeNull();
  const due = boardReducer(before, { type: "coursesDue", now: anHour + 60_000 });
  expect(heldDishes(due)).toEqual(["2 false", "3 false,true", "1 false,false"]);
  expect(due.shown.at(-1)).toMatchObject({ since: anHour + 60_000, isNew: true });
  expect([...due.arrived]).toEqual([[order(1), anHour + 60_000]]);
});

test("a course that somebody fires is news as an order is, and once", () => {
  const held = after(emptyBoard, received(0, aCourseTicket(1, "created", null)));
  expect([...held.arrived]).toEqual([]);
  const fired = boardReducer(held, received(1, aCourseTicket(1, "created", anHour - 5)));
  expect([...fired.arrived]).toEqual([[order(1), anHour - 5]]);
  const again = boardReducer(fired, received(2, aCourseTicket(1, "preparing", anHour - 5)));
  expect([...again.arrived]).toEqual([[order(1), anHour - 5]]);
});
