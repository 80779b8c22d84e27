import fc from "fast-check";
import { expect, test } from "vitest";
import { type MenuItemId, toId } from "#platform/domain/ids.ts";
import { businessDate } from "#platform/domain/periods/business-day.ts";
import { decidePortions, isLimitActive } from "./item-limit.ts";

const soup = toId<"MenuItem">(1);
const rice = toId<"MenuItem">(2);
const today = businessDate("2026-11-20");

test("a limit counts until its day begins, or until told", () => {
  expect(isLimitActive({ remaining: 0, availableOn: null }, today)).toBe(true);
  expect(isLimitActive({ remaining: 0, availableOn: businessDate("2026-11-21") }, today)).toBe(true);
  expect(isLimitActive({ remaining: 0, availableOn: today }, today)).toBe(false);
  expect(isLimitActive({ remaining: 0, availableOn: businessDate("2026-11-19") }, today)).toBe(false);
});

test("lines of one item count together, and the refusal tells what is left", () => {
  const lines = [
    { menuItemId: rice, quantity: 9 },
    { menuItemId: soup, quantity: 2 },
    { menuItemId: soup, quantity: 2 },
  ];
  expect(decidePortions(lines, new Map([[soup, 3]]))).toEqual({
    ok: false,
    reason: "item_sold_out",
    itemId: soup,
    remaining: 3,
  });
  expect(decidePortions(lines, new Map([[soup, 4]]))).toEqual({ ok: true, taken: new Map([[soup, 4]]) });
});

const item = fc.integer({ min: 1, max: 5 }).map((id) => toId<"MenuItem">(id));
const someLines = fc.array(fc.record({ menuItemId: item, quantity: fc.integer({ min: 1, max: 9 }) }));
const someLeft = fc.array(fc.tuple(item, fc.nat(20))).map((entries) => new Map<MenuItemId, number>(entries));

test("whatever is asked: nothing limited goes below zero", () => {
  fc.assert(
    fc.property(someLines, someLeft, (lines, left) => {
      const wantedOf = (id: MenuItemId) =>
        lines.filter((line) => line.menuItemId === id).reduce((sum, line) => sum + line.quantity, 0);
      const decision = decidePortions(lines, left);
      expect(decision.ok).toBe([...left].every(([id, remaining]) => wantedOf(id) <= remaining));
      if (!decision.ok) return;
      for (const [id, quantity] of decision.taken)
        expect([left.has(id), wantedOf(id)]).toEqual([true, quantity]);
      for (const id of left.keys()) expect(decision.taken.get(id) ?? 0).toBe(wantedOf(id));
    }),
  );
});
