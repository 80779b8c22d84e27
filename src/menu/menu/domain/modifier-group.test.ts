import fc from "fast-check";
import { expect, test } from "vitest";
import { type AddonId, toId } from "#platform/domain/ids.ts";
import {
  decideGroup,
  decideModifiers,
  defaultModifiers,
  type GroupSettings,
  groupProblems,
  hasRoom,
  leastMissing,
  type ModifierGroup,
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
    isRequired: false,
    addonIds: ids,
    defaultIds: [],
    ...changes,
  };
}

test.each([
  [
    "required asks for one at least",
    aGroup({ isRequired: true }),
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
  const dough = aGroup({ title: "Masa", isRequired: true, max: 1, addonIds: [corn] });
  const sauces = aGroup({ max: 1, addonIds: ids.slice(1) });
  expect(decideModifiers([dough, sauces], [rice])).toEqual({
    ok: false,
    reason: "modifier_missing",
    group: dough,
    count: 1,
  });
  expect(decideModifiers([dough, sauces], [corn, rice])).toEqual({ ok: true });
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
    const least = Math.min(min, size);
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
  required: false,
  addons_ids: [red, green],
  default_ids: [],
};

test.each<[string, Partial<GroupSettings>, string[]]>([
  ["two sauces at most", { max: 2, default_ids: [red] }, []],
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
  expect(leastMissing({ min: 0, required: true }, 1)).toBeNull();
  expect(leastMissing({ min: 0, required: true }, 0)).toBe(1);
  expect(leastMissing({ min: 2, required: false }, 1)).toBe(2);
  expect(leastMissing({ min: 0, required: false }, 0)).toBeNull();
});

const settings = fc.record({
  min: fc.nat(4),
  max: fc.option(fc.integer({ min: 1, max: 4 })),
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
        isRequired: group.required,
        addonIds: group.addons_ids,
        defaultIds: group.default_ids,
      };
      const least = Math.max(group.min, group.required ? 1 : 0);
      expect(decideGroup(known, group.addons_ids.slice(0, least))).toEqual({ ok: true });
      expect(defaultModifiers([known])).toEqual([...group.default_ids]);
    }),
  );
});
