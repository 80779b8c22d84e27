import { expect, test } from "vitest";
import { cents } from "#platform/domain/money/cents.ts";
import { decideCourtesy } from "./courtesy.ts";

const beers = { status: "created", quantity: 3, unitPrice: cents(300), isOrderOver: false } as const;

test("a line is given for free whole or in part, as it was seen", () => {
  expect(decideCourtesy(beers, { quantity: 3, of: 3 })).toEqual({ ok: true, isWhole: true });
  expect(decideCourtesy(beers, { quantity: 1, of: 3 })).toEqual({ ok: true, isWhole: false });
  expect(decideCourtesy(beers, { quantity: 1, of: 2 })).toEqual({ ok: false, reason: "line_changed" });
  expect(decideCourtesy(beers, { quantity: 4, of: 3 })).toEqual({ ok: false, reason: "line_changed" });
});

test("what is paid, cancelled or free already is not given", () => {
  const wholeLine = { quantity: 3, of: 3 };
  const refused = { ok: false, reason: "courtesy_refused" };
  expect(decideCourtesy({ ...beers, isOrderOver: true }, wholeLine)).toEqual(refused);
  expect(decideCourtesy({ ...beers, status: "cancelled" }, wholeLine)).toEqual(refused);
  expect(decideCourtesy({ ...beers, unitPrice: cents(0) }, wholeLine)).toEqual(refused);
});
