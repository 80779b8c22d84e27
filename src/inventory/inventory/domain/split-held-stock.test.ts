import fc from "fast-check";
import { expect, test } from "vitest";
import { splitHeldStock } from "./split-held-stock.ts";

const ids = fc.integer({ min: 1, max: 9 }).map(String);
const quantities = fc.tuple(fc.integer({ min: 1, max: 50 }), fc.integer({ min: 1, max: 50 }));

test("dishes that each took the same keep exactly theirs", () => {
  fc.assert(
    fc.property(fc.dictionary(ids, fc.integer({ min: 1, max: 5_000 })), quantities, (each, [part, rest]) => {
      const times = (n: number) =>
        Object.fromEntries(Object.entries(each).map(([id, amount]) => [id, amount * n]));
      expect(splitHeldStock(times(part + rest), part, part + rest)).toEqual({
        part: times(part),
        rest: times(rest),
      });
    }),
  );
});

test("nothing is lost or made, whatever a line holds", () => {
  fc.assert(
    fc.property(fc.dictionary(ids, fc.integer({ min: 0, max: 5_000 })), quantities, (held, [part, rest]) => {
      const split = splitHeldStock(held, part, part + rest);
      for (const [id, amount] of Object.entries(held))
        expect((split.part[id] ?? 0) + (split.rest[id] ?? 0)).toBe(amount);
    }),
  );
});
