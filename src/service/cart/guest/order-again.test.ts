import { expect, test } from "vitest";
import type { WireItem } from "#service/guest-menu/guest/page-data.ts";
import { soldItems } from "./menu-sale.ts";
import { againLines, type OrderedDish } from "./order-again.ts";

const item = (id: number, title: string, price: number, rest: object = {}) =>
  ({
    id,
    title,
    price,
    availability: "available",
    variants: [],
    addons: [],
    modifierGroups: [],
    ...rest,
  }) as unknown as WireItem;

const choice = (id: number, item_id: number) => ({
  id,
  item_id,
  variant_id: null,
  extra: 0,
  is_default: false,
});
const items = [
  item(1, "Pupusa", 1.25),
  item(2, "Horchata", 1.5, { availability: "sold_out" }),
  item(3, "Combo", 5, {
    combo: [{ id: 30, title: "Plato", min: 1, max: 1, choices: [choice(31, 1)] }],
  }),
];
const ordered = (id: number, quantity: number, rest: Partial<OrderedDish["again"] & object> = {}) => ({
  title: "Así se llamaba",
  langs: { title: "es" as const },
  quantity,
  again: { id, variant_id: null, addons_ids: [], combo: null, ...rest },
});
const linesOf = (...dishes: OrderedDish[]) => {
  let keys = 0;
  return againLines(dishes, { items, sold: soldItems(items), newKey: () => `k${keys++}` });
};

test("the same choice in two orders is one line at the price of now", () => {
  expect(linesOf(ordered(1, 2), ordered(1, 1))).toMatchObject([
    { title: "Pupusa", price: 1.25, isSoldOut: false, line: { id: 1, quantity: 3, shownPrice: 1.25 } },
  ]);
});

test("what is sold out or has left the menu says so and has no price", () => {
  expect(linesOf(ordered(2, 1), ordered(9, 1))).toMatchObject([
    { title: "Horchata", price: null, isSoldOut: true },
    { title: "Así se llamaba", lang: "es", price: null, isSoldOut: false },
  ]);
});

test("a combo is put together from its parts, each ordered one by itself", () => {
  const combo = (uuid: string) => ordered(1, 2, { combo: { item_id: 3, uuid } });
  expect(linesOf(combo("a"), combo("b"), ordered(1, 1))).toMatchObject([
    { title: "Pupusa", line: { quantity: 1 } },
    { title: "Combo", price: 5, line: { id: 3, quantity: 4, parts: [{ choice_id: 31 }] } },
  ]);
});

test("what staff have not taken cannot be ordered again", () => {
  expect(linesOf({ ...ordered(1, 1), again: null })).toEqual([]);
});
