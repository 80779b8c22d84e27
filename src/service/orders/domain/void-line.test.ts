import { expect, test } from "vitest";
import { lineStatuses } from "./line-status.ts";
import { decideLinePart, decideVoid } from "./void-line.ts";

const line = { status: "created", quantity: 3, orderPaid: false } as const;
const request = { quantity: 1, of: 3, reason: null, mayVoidBegun: false } as const;

test("what nobody has begun is removed by anybody, without a reason", () => {
  expect(decideVoid(line, request)).toEqual({ ok: true, isWhole: false, reason: null });
  expect(decideVoid(line, { ...request, quantity: 3, reason: "other" })).toEqual({
    ok: true,
    isWhole: true,
    reason: null,
  });
});

test("what was begun needs somebody who may, and then a reason", () => {
  for (const status of ["preparing", "completed", "delivered"] as const) {
    const begun = { ...line, status };
    expect(decideVoid(begun, request)).toEqual({ ok: false, reason: "approval_required" });
    expect(decideVoid(begun, { ...request, mayVoidBegun: true })).toEqual({
      ok: false,
      reason: "void_reason_required",
    });
    expect(decideVoid(begun, { ...request, mayVoidBegun: true, reason: "made_wrong" })).toEqual({
      ok: true,
      isWhole: false,
      reason: "made_wrong",
    });
  }
});

test("a line that is not what the person saw is refused, a paid one first of all", () => {
  expect(decideLinePart(line, { quantity: 1, of: 2 })).toEqual({ ok: false, reason: "line_changed" });
  expect(decideLinePart(line, { quantity: 4, of: 3 })).toEqual({ ok: false, reason: "line_changed" });
  for (const status of lineStatuses) {
    expect(decideLinePart({ ...line, status }, { quantity: 3, of: 3 }).ok).toBe(status !== "cancelled");
    expect(decideLinePart({ ...line, status, orderPaid: true }, { quantity: 3, of: 3 })).toEqual({
      ok: false,
      reason: "order_already_paid",
    });
  }
});
