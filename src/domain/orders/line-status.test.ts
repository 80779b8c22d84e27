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
      expect(decideLineStatus({ from, to, origin: "orders", orderPaid: false, holdsStock: true }).ok).toBe(
        true,
      );
    }
    expect(
      decideLineStatus({ from, to: "created", origin: "orders", orderPaid: false, holdsStock: true }),
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
        decision: decideLineStatus({ from, to, origin: place, orderPaid: false, holdsStock: true }),
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
        orderPaid: false,
        holdsStock: true,
      }),
    ).toEqual({
      ok: true,
      changed: false,
      stock: "none",
    });
  }
});

test("nothing moves out of a paid order", () => {
  const any = fc.constantFrom(...lineStatuses);
  fc.assert(
    fc.property(any, any, fc.constantFrom(...moveOrigins), (from, to, place) => {
      expect(decideLineStatus({ from, to, origin: place, orderPaid: true, holdsStock: true })).toEqual({
        ok: false,
        reason: "order_already_paid",
      });
    }),
  );
});

test("however often a line is cancelled and taken up again, its stock is taken and returned in turns", () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...settable), { maxLength: 30 }), (wishes) => {
      let status: LineStatus = "created";
      let taken = 1;
      for (const to of wishes) {
        const move = {
          from: status,
          to,
          origin: "orders",
          orderPaid: false,
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
      orderPaid: false,
      holdsStock: true,
    });
    return decision.ok && decision.stock === "return";
  });
  expect(returning).toEqual(["created"]);
});

test("a portion follows the rule of stock: back before anybody began, taken anew by a line that holds none", () => {
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
