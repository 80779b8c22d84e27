import { expect, test } from "vitest";
import { decideBillAnswer } from "./bill-request.ts";

test("a request is acknowledged or cancelled", () => {
  expect(decideBillAnswer("REQUESTED", "acknowledge")).toEqual({
    ok: true,
    status: "ACKNOWLEDGED",
    changed: true,
  });
  expect(decideBillAnswer("REQUESTED", "cancel")).toEqual({ ok: true, status: "CANCELLED", changed: true });
});

test("the same answer twice does no harm, another one is refused", () => {
  expect(decideBillAnswer("ACKNOWLEDGED", "acknowledge")).toMatchObject({ ok: true, changed: false });
  expect(decideBillAnswer("ACKNOWLEDGED", "cancel")).toEqual({ ok: false, reason: "bill_not_requested" });
  expect(decideBillAnswer(null, "cancel")).toEqual({ ok: false, reason: "bill_not_requested" });
});
