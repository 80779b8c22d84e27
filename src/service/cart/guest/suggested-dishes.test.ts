import { expect, test } from "vitest";
import { suggestedDishes } from "./suggested-dishes.ts";

const dish = (id: number, rest: Partial<Parameters<typeof suggestedDishes>[0][number]> = {}) => ({
  id: id as never,
  availability: "available" as const,
  goes_with: [] as never[],
  is_highlighted: false,
  variants: [],
  addons: [],
  ...rest,
});
const goes = (...ids: number[]) => ({ goes_with: ids as never[] });
const ids = (...args: Parameters<typeof suggestedDishes>) => suggestedDishes(...args).map(({ id }) => id);

test("what goes with most of the cart comes first, and never what is in it", () => {
  const menu = [dish(1, goes(3, 4)), dish(2, goes(4, 1)), dish(3), dish(4), dish(5)];
  expect(ids(menu, [{ id: 1 }, { id: 2 }])).toEqual([4, 3]);
});

test("at most three are suggested", () => {
  const menu = [dish(1, goes(2, 3, 4, 5)), dish(2), dish(3), dish(4), dish(5)];
  expect(ids(menu, [{ id: 1 }])).toEqual([2, 3, 4]);
});

test("what is sold out or asks for a choice is not suggested", () => {
  const choice = { variants: [{ id: 9, title: "Grande", price: 2, allergens: null, diets: [] }] as never[] };
  const menu = [dish(1, goes(2, 3)), dish(2, { availability: "sold_out" }), dish(3, choice)];
  expect(ids(menu, [{ id: 1 }])).toEqual([]);
});

test("where nothing goes with the cart the highlights do, if anything is suggested", () => {
  const highlight = dish(3, { is_highlighted: true });
  expect(ids([dish(1), dish(2, goes(1)), highlight], [{ id: 1 }])).toEqual([3]);
  expect(ids([dish(1), dish(2), highlight], [{ id: 1 }])).toEqual([]);
  expect(ids([dish(2, goes(1)), highlight], [])).toEqual([]);
});
