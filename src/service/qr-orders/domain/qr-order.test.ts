import { expect, test } from "vitest";
import { decideQrMove } from "./qr-order.ts";

test.each([
  ["pending", "process", { ok: true, changed: true }],
  ["pending", "cancel", { ok: true, changed: true }],
  ["processed", "process", { ok: true, changed: false }],
  ["cancelled", "cancel", { ok: true, changed: false }],
  ["processed", "cancel", { ok: false, reason: "qr_order_closed" }],
  ["cancelled", "process", { ok: false, reason: "qr_order_closed" }],
] as const)("%s, %s", (status, move, decision) => {
  expect(decideQrMove(status, move)).toEqual(decision);
});
