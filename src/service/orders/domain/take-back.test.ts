import { expect, test } from "vitest";
import { decideTakeBack, TAKE_BACK_MS } from "./take-back.ts";

const sentAt = new Date("2026-05-01T18:00:00Z");
const now = new Date(sentAt.getTime() + 8_000);
const order = {
  sentAt,
  isSender: true,
  paymentStatus: "unpaid",
  lines: [
    { status: "created", quantity: 2 },
    { status: "created", quantity: 1 },
  ],
} as const;

test("who sent an order takes it back while nobody has begun it", () => {
  expect(decideTakeBack(order, 3, now)).toEqual({ ok: true });
});

test.each([
  ["paid", { ...order, paymentStatus: "paid" as const }, "order_already_paid"],
  ["begun", { ...order, lines: [{ status: "preparing" as const, quantity: 3 }] }, "order_begun"],
  ["of somebody else", { ...order, isSender: false }, "undo_too_late"],
  ["with fewer dishes than were sent", { ...order, lines: order.lines.slice(0, 1) }, "undo_too_late"],
  [
    "with a dish that was voided",
    { ...order, lines: [order.lines[0], { status: "cancelled" as const, quantity: 1 }] },
    "undo_too_late",
  ],
  ["cancelled", { ...order, lines: [{ status: "cancelled" as const, quantity: 3 }] }, "undo_too_late"],
])("an order %s stays", (_, changed, reason) => {
  expect(decideTakeBack(changed, 3, now)).toEqual({ ok: false, reason });
});

test("a minute after it was sent it stays", () => {
  const end = new Date(sentAt.getTime() + TAKE_BACK_MS);
  expect(decideTakeBack(order, 3, end).ok).toBe(true);
  expect(decideTakeBack(order, 3, new Date(end.getTime() + 1)).ok).toBe(false);
});
