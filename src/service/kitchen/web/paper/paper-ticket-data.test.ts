import { expect, test } from "vitest";
import { toId } from "#platform/domain/ids.ts";
import type { PaperTicket } from "../../contract/kitchen.ts";
import { paperTicketData, readPaperTicket } from "./paper-ticket-data.ts";

const paper: PaperTicket = {
  station: "Cocina",
  copy_no: 2,
  page_format: 57,
  printed_at: new Date("2026-11-20T18:05:00Z"),
  ticket: {
    id: toId<"Order">(1),
    order_no: 41,
    token_no: 12,
    is_paid: false,
    stations: [],
    round: 2,
    date: new Date("2026-11-20T18:00:00Z"),
    delivery_type: "dinein",
    source: "table",
    external_number: null,
    table_title: "Mesa 1",
    floor: null,
    items: [
      {
        id: toId<"OrderLine">(1),
        item_id: toId<"MenuItem">(1),
        item_title: "Pupusa",
        variant_title: null,
        quantity: 2,
        status: "created",
        addons: ["Curtido"],
        allergens: [],
        notes: "sin sal",
        seat: 2,
        course: null,
        fire_at: new Date("2026-11-20T18:00:00Z"),
        combo_title: null,
        recalled: false,
      },
    ],
  },
};

test("a ticket survives being kept as text", () => {
  expect(readPaperTicket(JSON.parse(JSON.stringify(paperTicketData(paper))))).toEqual(paper);
});

test.each([null, {}, "text"])("kept %j is no ticket", (kept) => {
  expect(readPaperTicket(kept)).toBeNull();
});
