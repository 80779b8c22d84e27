import { expect, test } from "vitest";
import { thousandths } from "#platform/domain/numbers/quantity.ts";
import { decideCloseCount, type ItemToClose } from "./decide-close.ts";

const item = (id: number, counted: number | null, book: number, current = book): ItemToClose<number> => ({
  id,
  current: thousandths(current),
  cameIn: thousandths(0),
  wentOut: thousandths(0),
  entries:
    counted === null
      ? []
      : [{ kind: "set", quantity: thousandths(counted), book: thousandths(book), countedAt: new Date(0) }],
});

test("what nobody counted stays as it is; a count of nothing is none", () => {
  expect(decideCloseCount([item(1, null, 5000)], true)).toEqual({ ok: false, reason: "nothing_counted" });
  const decision = decideCloseCount([item(1, null, 5000), item(2, 3000, 3000)], false);
  expect(decision).toMatchObject({ ok: true, raises: false, items: [{ id: 2, posted: 0 }] });
});

test("less is posted as it is, and only as far as there is anything left", () => {
  const decision = decideCloseCount([item(1, 3000, 5000), item(2, 0, 5000, 1000)], false);
  expect(decision).toMatchObject({
    ok: true,
    raises: false,
    items: [
      { id: 1, posted: -2000 },
      { id: 2, difference: -5000, posted: -1000 },
    ],
  });
});

test("more needs a reason, and says that it raises", () => {
  const items = [item(1, 3000, 5000), item(2, 6000, 5000)];
  expect(decideCloseCount(items, false)).toEqual({ ok: false, reason: "reason_required" });
  expect(decideCloseCount(items, true)).toMatchObject({ ok: true, raises: true });
});
