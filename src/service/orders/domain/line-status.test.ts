import fc from "fast-check";
import { expect, test } from "vitest";
import {
  activeLines,
  decideLineStatus,
  isProcessed,
  type LineStatus,
  lineStatuses,
  type MoveOrigin,
  moveOrigins,
  stockEffect,
} from "./line-status.ts";

const settable = ["preparing", "completed", "delivered", "cancelled"] as const;

test("open accounts set any of four states from any state, never created", () => {
  for (const from of lineStatuses) {
    for (const to of settable) {
      expect(decideLineStatus({ from, to, origin: "orders", payment: "unpaid", holdsStock: true }).ok).toBe(
        true,
      );
    }
    expect(
      decideLineStatus({ from, to: "created", origin: "orders", payment: "unpaid", holdsStock: true }),
    ).toEqual({
      ok: false,
      reason: "status_not_allowed",
    });
  }
});

function movesAt(place: MoveOrigin): string[] {
  return lineStatuses.flatMap((from) =>
    lineStatuses
      .map((to) => ({
        from,
        to,
        decision: decideLineStatus({ from, to, origin: place, payment: "unpaid", holdsStock: true }),
      }))
      .filter(({ decision }) => decision.ok && decision.changed)
      .map(({ to }) => `${from} ${to}`),
  );
}

test("a station goes created, preparing, completed, and back by recall alone", () => {
  expect(movesAt("station")).toEqual(["created preparing", "preparing completed"]);
  expect(movesAt("recall")).toEqual(["completed preparing"]);
});

test("a tray serves what is ready, and nothing else", () => {
  expect(movesAt("tray")).toEqual(["completed delivered"]);
});

test("the same state again is fine and changes nothing", () => {
  for (const place of moveOrigins) {
    expect(
      decideLineStatus({
        from: "preparing",
        to: "preparing",
        origin: place,
        payment: "unpaid",
        holdsStock: true,
      }),
    ).toEqual({
      ok: true,
      changed: false,
      stock: "none",
    });
  }
});

test("a paid order is made and carried on", () => {
  const move = (origin: MoveOrigin, from: LineStatus, to: LineStatus) =>
    decideLineStatus({ from, to, origin, payment: "paid", holdsStock: true });
  expect(move("station", "created", "preparing").ok).toBe(true);
  expect(move("recall", "completed", "preparing").ok).toBe(true);
  expect(move("tray", "completed", "delivered").ok).toBe(true);
  expect(move("orders", "created", "delivered").ok).toBe(true);
  const refused = { ok: false, reason: "order_already_paid" };
  for (const from of lineStatuses) expect(move("orders", from, "cancelled")).toEqual(refused);
  for (const to of settable) expect(move("orders", "cancelled", to)).toEqual(refused);
  expect(move("refund", "created", "cancelled")).toEqual({ ok: true, changed: true, stock: "none" });
  expect(move("refund", "delivered", "cancelled").ok).toBe(false);
});

test("nothing moves out of an order that is over", () => {
  const any = fc.constantFrom(...lineStatuses);
  fc.assert(
    fc.property(any, any, fc.constantFrom(...moveOrigins), (from, to, place) => {
      expect(decideLineStatus({ from, to, origin: place, payment: "over", holdsStock: true })).toEqual({
        ok: false,
        reason: "order_already_paid",
      });
    }),
  );
});

test("a line cancelled and taken up again takes and returns its stock in turns", () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...settable), { maxLength: 30 }), (wishes) => {
      let status: LineStatus = "created";
      let taken = 1;
      for (const to of wishes) {
        const move = {
          from: status,
          to,
          origin: "orders",
          payment: "unpaid",
          holdsStock: taken === 1,
        } as const;
        const decision = decideLineStatus(move);
        if (!decision.ok) continue;
        if (decision.stock === "return") taken -= 1;
        if (decision.stock === "take") taken += 1;
        status = to;
        expect(taken === 1 || (taken === 0 && status === "cancelled")).toBe(true);
      }
    }),
  );
});

test("only a dish that nobody has begun returns its ingredients", () => {
  const returning = lineStatuses.filter((from) => {
    const decision = decideLineStatus({
      from,
      to: "cancelled",
      origin: "orders",
      payment: "unpaid",
      holdsStock: true,
    });
    return decision.ok && decision.stock === "return";
  });
  expect(returning).toEqual(["created"]);
});

test("a portion follows the rule of stock", () => {
  const effects = lineStatuses.map((from) => [
    stockEffect(from, "cancelled", true),
    stockEffect(from, "cancelled", false),
    stockEffect(from, "preparing", true),
    stockEffect(from, "preparing", false),
  ]);
  expect(effects).toEqual([
    ["return", "none", "none", "none"],
    ["none", "none", "none", "none"],
    ["none", "none", "none", "none"],
    ["none", "none", "none", "none"],
    ["none", "none", "none", "take"],
  ]);
});

test("completed and delivered are processed", () => {
  expect(lineStatuses.filter(isProcessed)).toEqual(["completed", "delivered"]);
});

test("cancelled lines are not active", () => {
  const lines = lineStatuses.map((status) => ({ status }));
  expect(activeLines(lines).map(({ status }) => status)).toEqual(
    lineStatuses.filter((status) => status !== "cancelled"),
  );
});

test("a station begins nothing that is held for its course", () => {
  const held = { from: "created", payment: "unpaid", holdsStock: true, isHeld: true } as const;
  expect(decideLineStatus({ ...held, to: "preparing", origin: "station" })).toEqual({
    ok: false,
    reason: "line_held",
  });
  expect(decideLineStatus({ ...held, to: "preparing", origin: "orders" }).ok).toBe(true);
  expect(decideLineStatus({ ...held, to: "cancelled", origin: "orders" })).toMatchObject({
    ok: true,
    stock: "return",
  });
});
