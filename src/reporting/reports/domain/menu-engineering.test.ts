import fc from "fast-check";
import { expect, test } from "vitest";
import { cents } from "#platform/domain/money/cents.ts";
import { placeDishes, type SoldDish } from "./menu-engineering.ts";

const dish = (pieces: number, price: number, cost: number | null) => ({
  pieces,
  knownPieces: cost === null ? 0 : pieces,
  net: cents(cost === null ? 0 : pieces * price),
  cost: cents(pieces * (cost ?? 0)),
});
const fieldsOf = (dishes: readonly SoldDish[]) => placeDishes(dishes).dishes.map(({ field }) => field);

test("the four fields of Kasavana and Smith: popular from 70 % of an even share on", () => {
  // 100 pieces of four dishes: an even share is 25, popular from 17.5. The average margin is 330.
  const menu = [dish(40, 800, 400), dish(40, 400, 200), dish(10, 1000, 300), dish(10, 300, 100)];
  const placed = placeDishes(menu);
  expect(placed.dishes.map(({ field }) => field)).toEqual(["star", "workhorse", "puzzle", "dog"]);
  expect([placed.popularFrom, placed.averageMargin]).toEqual([18, 330]);
  expect(placed.dishes.map(({ margin }) => margin)).toEqual([400, 200, 700, 200]);
});

test("exactly 70 % of an even share is popular, and exactly the average margin is high", () => {
  expect(fieldsOf([dish(7, 500, 100), dish(13, 500, 100)])).toEqual(["star", "star"]);
  expect(fieldsOf([dish(6, 500, 100), dish(14, 500, 100)])).toEqual(["puzzle", "star"]);
});

test("a dish without a cost is not a free one: it has no margin and no field", () => {
  const [unknown, known] = placeDishes([dish(5, 900, null), dish(5, 500, 100)]).dishes;
  expect([unknown?.margin, unknown?.field, unknown?.isPopular]).toEqual([null, null, true]);
  expect(known?.field).toBe("star");
  expect(placeDishes([dish(5, 900, null)]).averageMargin).toBeNull();
  expect(placeDishes([])).toEqual({ dishes: [], popularFrom: 0, averageMargin: null });
});

test("a dish that is sold at a loss has a margin below nothing", () => {
  const [loss] = placeDishes([dish(2, 100, 250), dish(2, 500, 100)]).dishes;
  expect([loss?.margin, loss?.field]).toEqual([-150, "workhorse"]);
});

test("whatever was sold, somebody is popular and somebody's margin is high", () => {
  const sold = fc.tuple(fc.integer({ min: 1, max: 500 }), fc.nat(5000), fc.nat(5000));
  fc.assert(
    fc.property(fc.array(sold, { minLength: 1, maxLength: 20 }), (rows) => {
      const { dishes } = placeDishes(rows.map(([pieces, price, cost]) => dish(pieces, price, cost)));
      expect(dishes.some(({ isPopular }) => isPopular)).toBe(true);
      expect(dishes.some(({ field }) => field === "star" || field === "puzzle")).toBe(true);
    }),
  );
});
