import { expect, test } from "vitest";
import { toId } from "#platform/domain/ids.ts";
import { cents } from "#platform/domain/money/cents.ts";
import type { SellableItem } from "./decide-choices.ts";
import { decideLine, type RequestedLine } from "./decide-line.ts";

const small = { id: toId<"Variant">(1), title: "Pequeño", price: cents(100) };
const large = { id: toId<"Variant">(2), title: "Grande", price: cents(150) };
const cheese = { id: toId<"Addon">(7), title: "Queso", price: cents(50) };

function anItem(changes: Partial<SellableItem> = {}): SellableItem {
  return {
    title: "Café",
    price: cents(90),
    variants: [small, large],
    addons: [cheese],
    groups: [],
    isSellable: true,
    ...changes,
  };
}

function requestedLine(changes: Partial<RequestedLine> = {}): RequestedLine {
  return { variantId: large.id, addonIds: [cheese.id], shownPrice: cents(200), ...changes };
}

test("the price is the variant's with the add-ons", () => {
  expect(decideLine(requestedLine(), anItem())).toEqual({
    ok: true,
    variant: large,
    addons: [cheese],
    unitPrice: 200,
    parts: [],
  });
});

test("an item without variants is sold at its own price", () => {
  const plain = decideLine(
    requestedLine({ variantId: null, addonIds: [], shownPrice: cents(90) }),
    anItem({ variants: [] }),
  );
  expect(plain).toEqual({ ok: true, variant: null, addons: [], unitPrice: 90, parts: [] });
});

test("a price other than the current one is refused with both", () => {
  expect(decideLine(requestedLine({ shownPrice: cents(199) }), anItem())).toEqual({
    ok: false,
    reason: "price_changed",
    title: "Café",
    shown: 199,
    current: 200,
  });
});

test.each([
  ["an unknown item", requestedLine(), undefined, null],
  ["an item off the menu", requestedLine(), anItem({ isSellable: false }), "Café"],
  ["a variant of another item", requestedLine({ variantId: toId<"Variant">(99) }), anItem(), "Café"],
  ["an add-on of another item", requestedLine({ addonIds: [toId<"Addon">(99)] }), anItem(), "Café"],
])("%s is unavailable", (_, line, item, title) => {
  expect(decideLine(line, item)).toEqual({ ok: false, reason: "item_unavailable", title });
});

test("an item with variants needs one", () => {
  expect(decideLine(requestedLine({ variantId: null }), anItem())).toEqual({
    ok: false,
    reason: "variant_required",
    title: "Café",
  });
});

test.each([
  ["modifier_missing", { isRequired: true, min: 1 }, [], 1],
  ["modifier_too_many", { max: 1 }, [7, 8], 1],
] as const)("a group's rule is asked of the chosen add-ons: %s", (reason, rules, chosen, count) => {
  const addons = [cheese, { id: toId<"Addon">(8), title: "Crema", price: cents(0) }];
  const group = {
    id: toId<"ModifierGroup">(1),
    title: "Salsas",
    min: 0,
    max: null,
    maxEach: 1,
    isRequired: false,
    addonIds: addons.map(({ id }) => id),
    defaultIds: [],
    ...rules,
  };
  const addonIds = chosen.map((id) => toId<"Addon">(id));
  expect(decideLine(requestedLine({ addonIds }), anItem({ addons, groups: [group] }))).toEqual({
    ok: false,
    reason,
    title: "Café",
    group: "Salsas",
    count,
  });
});

test.each([
  ["a group that allows it once", 1, { ok: false, reason: "addon_too_often", addon: "Queso", count: 1 }],
  ["a group that allows it twice", 2, { ok: true, unitPrice: 250, addons: [cheese, cheese] }],
] as const)("a double add-on of %s is decided by that", (_, maxEach, expected) => {
  const group = {
    id: toId<"ModifierGroup">(1),
    title: "Extras",
    min: 0,
    max: null,
    maxEach,
    isRequired: false,
    addonIds: [cheese.id],
    defaultIds: [],
  };
  const double = requestedLine({ addonIds: [cheese.id, cheese.id], shownPrice: cents(250) });
  expect(decideLine(double, anItem({ groups: [group] }))).toMatchObject(expected);
});
