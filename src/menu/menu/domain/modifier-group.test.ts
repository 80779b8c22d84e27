import fc from "fast-check";
import { expect, test } from "vitest";
import { type AddonId, toId } from "#platform/domain/ids.ts";
import { type GroupSettings, groupProblems, leastMissing } from "./group-problems.ts";
import {
  decideGroup,
  decideModifiers,
  defaultModifiers,
  hasRoom,
  type ModifierGroup,
  mostOf,
  takeModifier,
  takenAddons,
  toggleModifier,
} from "./modifier-group.ts";

const ids = [1, 2, 3, 4].map((id) => toId<"Addon">(id));
const [corn, rice] = ids as [AddonId, AddonId, ...AddonId[]];

function aGroup(changes: Partial<ModifierGroup> = {}): ModifierGroup {
  return {
    id: toId<"ModifierGroup">(1),
    title: "Salsas",
    min: 0,
    max: null,
    maxEach: 1,
    isRequired: false,
    addonIds: ids,
    defaultIds: [],
    ...changes,
  };
}

test.each([
  [
    "required asks for one at least",
    aGroup({ isRequired: true, min: 1 }),
    0,
    { reason: "modifier_missing", least: 1 },
  ],
  [
    "required with a minimum",
    aGroup({ isRequired: true, min: 2 }),
    1,
    { reason: "modifier_missing", least: 2 },
  ],
  ["not required: none is fine", aGroup({ min: 2 }), 0, null],
  ["not required: but if any, the minimum", aGroup({ min: 2 }), 1, { reason: "modifier_missing", least: 2 }],
  ["the maximum itself", aGroup({ max: 2 }), 2, null],
  ["above the maximum", aGroup({ max: 2 }), 3, { reason: "modifier_too_many", most: 2 }],
  ["without limit", aGroup(), 4, null],
])("%s", (_, group, count, refusal) => {
  const decision = decideGroup(group, ids.slice(0, count));
  expect(decision).toEqual(refusal === null ? { ok: true } : { ok: false, ...refusal });
});

test("the first group that is broken is named", () => {
  const dough = aGroup({ title: "Masa", isRequired: true, min: 1, max: 1, addonIds: [corn] });
  const sauces = aGroup({ max: 1, addonIds: ids.slice(1) });
  expect(decideModifiers([dough, sauces], [rice])).toEqual({
    ok: false,
    reason: "modifier_missing",
    group: dough,
    count: 1,
  });
  expect(decideModifiers([dough, sauces], [corn, rice])).toEqual({ ok: true });
});

test("a double add-on counts twice, and only where the group allows it", () => {
  const double = [corn, corn];
  expect(decideGroup(aGroup({ maxEach: 2 }), double)).toEqual({ ok: true });
  expect(decideGroup(aGroup({ maxEach: 2, min: 2, isRequired: true }), double)).toEqual({ ok: true });
  expect(decideGroup(aGroup({ maxEach: 2, max: 2 }), [...double, rice])).toMatchObject({ most: 2 });
  const once = { ok: false, reason: "addon_too_often", addonId: corn, most: 1 };
  expect(decideGroup(aGroup(), double)).toEqual(once);
  // An add-on outside every group.
  expect(decideModifiers([aGroup({ addonIds: [rice], maxEach: 2 })], double)).toEqual(once);
});

test("taken so many times within the group's maximum and its own", () => {
  const group = aGroup({ max: 3, maxEach: 2 });
  const two = takeModifier(group, [], { addonId: corn, times: 5 });
  expect(two).toEqual([corn, corn]);
  expect(mostOf(group, two, rice)).toBe(1);
  expect(takeModifier(group, two, { addonId: rice, times: 2 })).toEqual([corn, corn, rice]);
  expect(takeModifier(group, two, { addonId: corn, times: 1 })).toEqual([corn]);
});

test("chosen add-ons come in the item's order, each as often as it is taken", () => {
  const menu = [{ id: 1 }, { id: 2 }, { id: 3 }];
  expect(takenAddons(menu, [3, 1, 3, 9])).toEqual([{ id: 1 }, { id: 3 }, { id: 3 }]);
});

test("a single choice is replaced by another tap and taken out by the same", () => {
  const singleChoice = aGroup({ max: 1 });
  expect(toggleModifier(singleChoice, [corn], rice)).toEqual([rice]);
  expect(toggleModifier(singleChoice, [rice], rice)).toEqual([]);
});

const groups = fc
  .record({
    min: fc.nat(4),
    extra: fc.option(fc.nat(3)),
    isRequired: fc.boolean(),
    defaults: fc.subarray(ids),
    size: fc.integer({ min: 1, max: 4 }),
  })
  .map(({ min, extra, isRequired, defaults, size }) => {
    const addonIds = ids.slice(0, size);
    const least = Math.max(Math.min(min, size), isRequired ? 1 : 0);
    return aGroup({
      min: least,
      max: extra === null ? null : Math.max(1, least + extra),
      isRequired,
      addonIds,
      defaultIds: defaults.filter((id) => addonIds.includes(id)),
    });
  });

test("from the defaults no row of taps ever exceeds a maximum", () => {
  fc.assert(
    fc.property(groups, fc.array(fc.constantFrom(...ids)), (group, taps) => {
      let chosen: readonly AddonId[] = defaultModifiers([group]);
      for (const tap of taps.filter((id) => group.addonIds.includes(id)))
        chosen = toggleModifier(group, chosen, tap);
      const decision = decideGroup(group, chosen);
      expect(decision.ok || decision.reason === "modifier_missing").toBe(true);
      for (const id of group.addonIds)
        if (!decideGroup(group, chosen).ok && !chosen.includes(id)) {
          expect(hasRoom(group, chosen)).toBe(true);
          chosen = toggleModifier(group, chosen, id);
        }
      expect(decideGroup(group, chosen)).toEqual({ ok: true });
    }),
  );
});

test("a tap and the same tap again change nothing while there is room", () => {
  fc.assert(
    fc.property(groups, fc.constantFrom(...ids), (group, id) => {
      if (!group.addonIds.includes(id) || group.max === 1) return;
      const before = defaultModifiers([group]);
      if (!before.includes(id) && !hasRoom(group, before)) return;
      const twice = toggleModifier(group, toggleModifier(group, before, id), id);
      expect(new Set(twice)).toEqual(new Set(before));
    }),
  );
});

const [red, green, other] = [1, 2, 3].map((id) => toId<"Addon">(id)) as [AddonId, AddonId, AddonId];
const sauces: GroupSettings = {
  min: 0,
  max: null,
  max_each: 1,
  required: false,
  addons_ids: [red, green],
  default_ids: [],
};

test.each<[string, Partial<GroupSettings>, string[]]>([
  ["two sauces at most", { max: 2, default_ids: [red] }, []],
  ["required, but nothing asked for", { required: true }, ["min required_asks_for_one"]],
  ["two of each, four in all", { max: 4, max_each: 2 }, []],
  ["one more than two of each", { max: 5, max_each: 2 }, ["max more_than_there_are"]],
  ["one add-on more often than the group", { max: 2, max_each: 3 }, ["max_each more_than_the_most"]],
  ["an empty group", { addons_ids: [] }, ["addons_ids required"]],
  ["more asked for than there are", { min: 3 }, ["min more_than_there_are"]],
  ["more allowed than there are", { max: 3 }, ["max more_than_there_are"]],
  ["a maximum below the minimum", { min: 2, max: 1 }, ["max most_below_least"]],
  [
    "more chosen at first than allowed",
    { max: 1, default_ids: [red, green] },
    ["default_ids too_many_defaults"],
  ],
  ["chosen at first, of another group", { default_ids: [other] }, ["default_ids not_a_choice"]],
])("%s", (_, changes, problems) => {
  const found = groupProblems({ ...sauces, ...changes });
  expect(found.map(({ field, reason }) => `${field} ${reason}`)).toEqual(problems);
});

test("a group spares an add-on as long as enough are left to choose", () => {
  expect(leastMissing({ min: 1, max_each: 1 }, 1)).toBeNull();
  expect(leastMissing({ min: 1, max_each: 1 }, 0)).toBe(1);
  expect(leastMissing({ min: 2, max_each: 1 }, 1)).toBe(2);
  expect(leastMissing({ min: 2, max_each: 2 }, 1)).toBeNull();
  expect(leastMissing({ min: 0, max_each: 1 }, 0)).toBeNull();
});

const settings = fc.record({
  min: fc.nat(4),
  max: fc.option(fc.integer({ min: 1, max: 6 })),
  max_each: fc.integer({ min: 1, max: 2 }),
  required: fc.boolean(),
  addons_ids: fc.subarray([red, green, other]),
  default_ids: fc.subarray([red, green, other]),
});

test("by a group without problems something valid can always be chosen", () => {
  fc.assert(
    fc.property(settings, (group) => {
      fc.pre(groupProblems(group).length === 0);
      const known = {
        id: toId<"ModifierGroup">(1),
        title: "Salsas",
        min: group.min,
        max: group.max,
        maxEach: group.max_each,
        isRequired: group.required,
        addonIds: group.addons_ids,
        defaultIds: group.default_ids,
      };
      let chosen: readonly AddonId[] = [];
      for (const addonId of group.addons_ids)
        chosen = takeModifier(known, chosen, { addonId, times: group.min - chosen.length });
      expect(decideGroup(known, chosen)).toEqual({ ok: true });
      expect(defaultModifiers([known])).toEqual([...group.default_ids]);
    }),
  );
});
