import { expect, test } from "vitest";
import { toId } from "#platform/domain/ids.ts";
import type { ShownTicket, ShownTicketLine, TicketState } from "../ticket/shown-ticket.ts";
import { countOpenDishes } from "./dish-count-panel.tsx";

function aLine(item_title: string, quantity: number, rest: Partial<ShownTicketLine> = {}): ShownTicketLine {
  const dish = {
    variant_title: null,
    addons: [],
    allergens: [],
    notes: null,
    combo_title: null,
    seat: null,
    course: null,
    fire_at: new Date(0),
    recalled: false,
    isSending: false,
    isHeld: false,
  };
  return { id: toId(1), item_id: toId(1), item_title, quantity, status: "created", ...dish, ...rest };
}

function aTicket(lines: ShownTicketLine[], state: TicketState = "open"): ShownTicket {
  const base = {
    id: toId<"Order">(1),
    order_no: 1,
    token_no: 1,
    round: 1,
    date: new Date(0),
    items: [...lines],
    changes: [],
    stations: [],
  };
  const place = {
    delivery_type: "dinein",
    source: "table",
    external_number: null,
    is_paid: false,
    table_title: null,
    floor: null,
  } as const;
  return { base: { ...base, ...place }, lines, state, since: 0, isNew: false, firedAt: 0, notice: null };
}

test("the same dish of all tickets is counted together, most first", () => {
  const dishes = countOpenDishes([
    aTicket([aLine("Sopa", 1), aLine("Pupusa", 2, { notes: "sin sal" })]),
    aTicket([aLine("Pupusa", 3, { status: "preparing" })]),
  ]);
  expect(dishes).toMatchObject([
    { title: "Pupusa", waiting: 2, preparing: 3 },
    { title: "Sopa", waiting: 1, preparing: 0 },
  ]);
});

test("variants are counted apart; equal counts go by name", () => {
  const dishes = countOpenDishes([
    aTicket([aLine("Pupusa", 1, { variant_title: "De maíz" }), aLine("Atol", 1), aLine("Ñame", 1)]),
  ]);
  expect(dishes.map((dish) => dish.title)).toEqual(["Atol", "Ñame", "Pupusa"]);
});

test("what is done, cancelled, held or on its way out is not counted", () => {
  const done = aLine("Sopa", 4, { status: "completed" });
  const held = aLine("Flan", 2, { isHeld: true });
  expect(countOpenDishes([aTicket([done, held]), aTicket([aLine("Pupusa", 2)], "gone")])).toEqual([]);
});
