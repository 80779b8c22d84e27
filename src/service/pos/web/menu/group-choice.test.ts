import { expect, test } from "vitest";
import { toId } from "#platform/domain/ids.ts";
import type { Translate } from "#platform/web/i18n.ts";
import { exampleMenu, itemOf } from "./example-menu.ts";
import { cartChoice, choiceRule, defaultSelection, selectedPrice, toggleAddon } from "./group-choice.tsx";

const menu = exampleMenu();
const coffee = itemOf(menu, "Café");

test("the picker opens with the first variant and no add-ons", () => {
  expect(defaultSelection(coffee)).toEqual({ variantId: 1, addonIds: [] });
  expect(defaultSelection(itemOf(menu, "Pupusa de queso"))).toEqual({ variantId: null, addonIds: [] });
});

test("price and choice follow the selection, add-ons in the item's order", () => {
  const selection = { variantId: toId<"Variant">(2), addonIds: [toId<"Addon">(2), toId<"Addon">(1)] };
  expect(selectedPrice(coffee, selection)).toBe(300);
  expect(cartChoice(coffee, selection).addons.map((addon) => addon.title)).toEqual(["Crema", "Queso"]);
});

test("a tap in a single choice takes the place of the other, whichever stands first", () => {
  const [corn, rice, cheese] = [toId<"Addon">(1), toId<"Addon">(2), toId<"Addon">(9)];
  const group = {
    id: toId<"ModifierGroup">(1),
    title: "Masa",
    min: 1,
    max: 1,
    maxEach: 1,
    isRequired: true,
    addonIds: [corn, rice],
    defaultIds: [corn],
  };
  expect(toggleAddon(group, [corn, cheese], [rice])).toEqual([cheese, rice]);
  expect(toggleAddon(group, [cheese, rice], [corn])).toEqual([cheese, corn]);
  expect(toggleAddon({ ...group, isRequired: false }, [corn], [])).toEqual([]);
  expect(toggleAddon(group, [corn], [corn])).toEqual([corn]);
});

test("the rule of a group is one sentence, whatever bounds it has", () => {
  const t: Translate = (key, values) => `${key} ${Object.values(values ?? {}).join()}`.trim();
  const rules = [
    [0, null],
    [0, 3],
    [1, null],
    [1, 3],
    [2, 2],
  ] as const;
  expect(rules.map(([least, most]) => choiceRule(least, most, t).replace("pos.choice.", ""))).toEqual([
    "optional",
    "at_most 3",
    "at_least 1",
    "between 1,3",
    "exactly 2",
  ]);
});
