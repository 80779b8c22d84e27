import fc from "fast-check";
import { expect, test } from "vitest";
import { type AddonId, toId } from "#platform/domain/ids.ts";
import {
  decideGroup,
  decideModifiers,
  defaultModifiers,
  hasRoom,
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

test("the first group that is broken is named; add-ons of other groups do not count for it", () => {
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

test("from the defaults, no row of taps ever exceeds a maximum, and there is always a way to a valid choice", () => {
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
