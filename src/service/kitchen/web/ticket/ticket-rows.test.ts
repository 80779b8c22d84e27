import { expect, test } from "vitest";
import { toId } from "#platform/domain/ids.ts";
import type { ShownTicketLine } from "./shown-ticket.ts";
import { ticketAction } from "./ticket-action-button.tsx";
import { courseRows, ticketRows } from "./ticket-rows.ts";

function aLine(id: number, rest: Partial<ShownTicketLine> = {}): ShownTicketLine {
  const dish = {
    item_title: "Pupusa revuelta",
    variant_title: "De arroz",
    addons: ["Curtido"],
    allergens: [],
    notes: null,
    combo_title: null,
    seat: null,
    course: null,
    fire_at: new Date(0),
    recalled: false,
    isHeld: false,
  };
  return {
    id: toId(id),
    item_id: toId(1),
    quantity: 1,
    status: "created",
    isSending: false,
    ...dish,
    ...rest,
  };
}

test("identical lines are one row in the place of the first", () => {
  const rows = ticketRows([
    aLine(1, { quantity: 2 }),
    aLine(2, { item_title: "Sopa" }),
    aLine(3, { quantity: 3 }),
  ]);
  expect(rows.map((row) => [row.key, row.quantity, row.lineIds])).toEqual([
    [1, 5, [1, 3]],
    [2, 1, [2]],
  ]);
});

test.each<[string, Partial<ShownTicketLine>]>([
  ["variant", { variant_title: "De maíz" }],
  ["add-ons", { addons: [] }],
  ["notes", { notes: "sin sal" }],
  ["seat", { seat: 2 }],
  ["course", { course: 2 }],
  ["firing", { isHeld: true }],
  ["state", { status: "preparing" }],
])("another %s is another row", (_, rest) => {
  expect(ticketRows([aLine(1), aLine(2, rest)])).toHaveLength(2);
});

test("cancelled lines are not shown; a row is being sent while one of its lines is", () => {
  const rows = ticketRows([aLine(1), aLine(2, { isSending: true }), aLine(3, { status: "cancelled" })]);
  expect(rows).toHaveLength(1);
  expect(rows[0]?.isSending).toBe(true);
});

test("rows stand by course, what has none first, what is held last", () => {
  const later = new Date(9);
  const groups = courseRows([
    aLine(1, { course: 2, isHeld: true, fire_at: later }),
    aLine(2, { course: 1 }),
    aLine(3),
    aLine(4, { course: 2, isHeld: true, fire_at: later, item_title: "Sopa" }),
    aLine(5, { course: 2 }),
  ]);
  expect(groups.map(({ course, isHeld, rows }) => [course, isHeld, rows.map(({ key }) => key)])).toEqual([
    [null, false, [3]],
    [1, false, [2]],
    [2, false, [5]],
    [2, true, [1, 4]],
  ]);
  expect(groups.at(-1)?.fireAt).toBe(later);
});

test("held dishes are not begun with the ticket", () => {
  const lines = [aLine(1), aLine(2, { isHeld: true })];
  expect(ticketAction(lines)?.lineIds).toEqual([1]);
  expect(ticketAction(lines.slice(1))).toBeNull();
});

test("the whole ticket is started first, then completed, then nothing is left", () => {
  const mixed = [aLine(1, { quantity: 2 }), aLine(2, { status: "preparing" }), aLine(3)];
  expect(ticketAction(mixed)).toEqual({ to: "preparing", lineIds: [1, 3], dishes: 3 });
  const making = [aLine(1, { status: "completed" }), aLine(2, { status: "preparing", quantity: 4 })];
  expect(ticketAction(making)).toEqual({ to: "completed", lineIds: [2], dishes: 4 });
  expect(ticketAction([aLine(1, { status: "delivered" })])).toBeNull();
});
