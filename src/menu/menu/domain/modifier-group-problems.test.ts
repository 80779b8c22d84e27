import fc from "fast-check";
import { expect, test } from "vitest";
import { type AddonId, toId } from "#platform/domain/ids.ts";
import { decideGroup, defaultModifiers } from "./modifier-group.ts";
import { type GroupSettings, groupProblems, leastMissing } from "./modifier-group-problems.ts";

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

test("by a group without problems something valid can always be chosen, and its defaults never exceed it", () => {
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
