import { expect, test } from "vitest";
import { decideCancel, decideComplete } from "./close-orders.ts";
import { type LineStatus, lineStatuses } from "./line-status.ts";

const lines = lineStatuses.map((status, id) => ({ id, status }));
const unpaid = { payment: "unpaid", lines } as const;
const paid = { payment: "over", lines } as const;

function statuses(decision: ReturnType<typeof decideCancel<{ status: LineStatus }>>): LineStatus[] | null {
  return decision.ok ? decision.lines.map((line) => line.status) : null;
}

test("cancelling takes every line that is not cancelled yet", () => {
  expect(statuses(decideCancel([unpaid]))).toEqual(["created", "preparing", "completed", "delivered"]);
});

test("completing takes what is not done and leaves delivered and cancelled lines", () => {
  expect(statuses(decideComplete([unpaid]))).toEqual(["created", "preparing"]);
});

test("one paid order refuses all", () => {
  const refused = { ok: false, reason: "order_already_paid" };
  expect(decideCancel([unpaid, paid])).toEqual(refused);
  expect(decideComplete([unpaid, paid])).toEqual(refused);
});

test("a repeat has nothing left to do", () => {
  const cancelled = {
    payment: "unpaid",
    lines: lines.map((line) => ({ ...line, status: "cancelled" as const })),
  };
  expect(decideCancel([{ ...cancelled, payment: "unpaid" }])).toEqual({ ok: true, lines: [] });
});
