import { expect, test } from "vitest";
import { toId, toUuid } from "#platform/domain/ids.ts";
import { type Cart, cartLine, EMPTY_CART } from "#service/cart/domain/cart.ts";
import { reviewCart, withMenuPrices } from "../cart/cart-review.ts";
import { exampleMenu, itemOf } from "./example-menu.ts";
import { offerOf, type PosMenu } from "./pos-menu.ts";
import { offeredMenu } from "./use-offered-menu.ts";

const list = exampleMenu();
const pupusa = itemOf(list, "Pupusa de queso");
const fiveToSix = { weekdays: [], from: 1020, to: 1080, startsOn: null, endsOn: null };
const half = { kind: "percent", change: -5000, includesAddons: false } as const;
const menu: PosMenu = {
  ...list,
  offers: {
    zone: "America/El_Salvador",
    rules: [
      {
        id: toId<"PriceRule">(1),
        title: "Hora feliz",
        diningOptions: ["dinein"],
        sources: [],
        hours: [fiveToSix],
        reach: "menu",
        effect: half,
      },
    ],
    categoryHours: new Map(),
    itemHours: new Map([[itemOf(list, "Café").id, [fiveToSix]]]),
  },
};
const at = (time: string) => Date.parse(`2026-11-22T${time}-06:00`);
const dineIn = { diningOption: "dinein", source: null } as const;
const cartAt = (time: string): Cart => {
  const item = offeredMenu(menu, dineIn, at(time)).items.get(pupusa.id) ?? pupusa;
  const line = cartLine(toUuid("00000000-0000-4000-8000-000000000001"), item, { variant: null, addons: [] });
  return { ...EMPTY_CART, diningOption: "dinein", lines: [line] };
};
const problemAt = (cart: Cart, time: string) =>
  [...reviewCart(cart, offeredMenu(menu, dineIn, at(time))).values()][0]?.kind ?? null;

test("without rules and hours it is the very menu", () => {
  expect(offeredMenu(list, dineIn, at("17:30"))).toBe(list);
});

test("the menu has the prices of its moment and way, made once for each", () => {
  const happy = offeredMenu(menu, dineIn, at("17:30"));
  expect(happy.items.get(pupusa.id)?.price).toBe(Math.round(pupusa.price / 2));
  expect(offeredMenu(menu, dineIn, at("17:31")).entries).toBe(happy.entries);
  const away = offeredMenu(menu, { diningOption: "takeaway", source: null }, at("17:30"));
  expect(away.items.get(pupusa.id)).toBe(pupusa);
  expect(offerOf(happy, pupusa.id)?.list.price).toBe(pupusa.price);
});

test("an item out of its hours says them", () => {
  const coffee = itemOf(list, "Café").id;
  expect(offerOf(offeredMenu(menu, dineIn, at("12:00")), coffee)?.closedBy).toEqual([fiveToSix]);
  expect(offerOf(offeredMenu(menu, dineIn, at("17:00")), coffee)?.closedBy).toBeNull();
});

test("a line of happy hour holds for five minutes after it", () => {
  const cart = cartAt("17:59");
  expect(["18:04", "18:05"].map((time) => problemAt(cart, time))).toEqual([null, "price_changed"]);
  expect(problemAt({ ...cart, seenAt: new Date(at("17:59")) }, "19:00")).toBeNull();
});

test("a line that costs less now takes the lower price, and no other line changes", () => {
  const cart = cartAt("16:59");
  const happy = offeredMenu(menu, dineIn, at("17:00"));
  expect(withMenuPrices(cart, happy, (line, price) => price < line.unitPrice).lines[0]?.unitPrice).toBe(
    Math.round(pupusa.price / 2),
  );
  const over = offeredMenu(menu, dineIn, at("18:00"));
  const held = cartAt("17:59");
  expect(withMenuPrices(held, over, (line, price) => price < line.unitPrice).lines[0]).toBe(held.lines[0]);
});
