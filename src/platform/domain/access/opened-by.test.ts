import { expect, test } from "vitest";
import { mayEnter } from "./may-enter.ts";
import { openedBy } from "./opened-by.ts";
import { permissions } from "./permissions.ts";
import { presetsOf, scopePresetNames, scopePresets } from "./scope-presets.ts";

test("a permission opens what the tables say, and nothing that everybody may enter", () => {
  expect(openedBy("POS").screens).toContain("pos");
  expect(openedBy("SETTINGS").screens).toContain("users");
  expect(openedBy("MEMBERSHIP").screens).toEqual([]);
  for (const permission of permissions)
    for (const screen of openedBy(permission).screens) {
      expect(mayEnter({ role: "staff", scope: [permission] }, screen)).toBe(true);
      expect(mayEnter({ role: "staff", scope: [] }, screen)).toBe(false);
    }
});

test("every preset opens a place to work at", () => {
  for (const name of scopePresetNames)
    expect(scopePresets[name].flatMap((permission) => openedBy(permission).screens)).not.toEqual([]);
});

test("a manager by preset may change everybody that another preset made", () => {
  const held: readonly string[] = scopePresets.manager;
  for (const name of scopePresetNames) expect(held).toEqual(expect.arrayContaining([...scopePresets[name]]));
});

test("a post is known by its permissions, in any order, and by nothing else", () => {
  expect(presetsOf(["KITCHEN"])).toEqual(["cook", "bartender"]);
  expect(presetsOf([...scopePresets.waiter].reverse())).toEqual(["waiter"]);
  expect(presetsOf([...scopePresets.waiter, "KITCHEN"])).toEqual([]);
  expect(presetsOf([])).toEqual([]);
});
