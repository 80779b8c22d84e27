import { expect, test } from "vitest";
import { DISPLAY_GONE_AFTER_MS } from "../contract/customer-display.ts";
import { applyTillSignal, chooseTill, dropSilentTills, startWatching } from "./watched-till.ts";

const ours = "00000000-0000-4000-8000-000000000001";
const theirs = "00000000-0000-4000-8000-000000000002";
const sent = (tillId: string) => ({ tillId, view: { kind: "sent", tokenNo: 7 } });

test("a display shows what its own till says, and clears when that till goes", () => {
  let state = startWatching(ours);
  state = applyTillSignal(state, "till_shown", sent(theirs), 0);
  expect(state.view).toBeNull();
  state = applyTillSignal(state, "till_shown", sent(ours), 0);
  expect(state.view).toEqual({ kind: "sent", tokenNo: 7 });
  expect(applyTillSignal(state, "till_gone", { tillId: theirs }, 1).view).not.toBeNull();
  expect(applyTillSignal(state, "till_gone", { tillId: ours }, 1).view).toBeNull();
  expect(chooseTill(state, theirs).view).toBeNull();
});

test("what a till showed is forgotten when it is silent for too long", () => {
  const state = applyTillSignal(startWatching(ours), "till_shown", sent(ours), 1_000);
  expect(dropSilentTills(state, 1_000 + DISPLAY_GONE_AFTER_MS)).toBe(state);
  expect(dropSilentTills(state, 1_001 + DISPLAY_GONE_AFTER_MS).view).toBeNull();
});

test("tills to choose from are listed once each by name", () => {
  let state = startWatching(null);
  state = applyTillSignal(state, "till_here", { tillId: theirs, name: "Rosa" }, 0);
  state = applyTillSignal(state, "till_here", { tillId: ours, name: "Ana" }, 0);
  state = applyTillSignal(state, "till_here", { tillId: ours, name: "Ana" }, 5);
  expect(state.tills.map((till) => till.name)).toEqual(["Ana", "Rosa"]);
  expect(applyTillSignal(state, "till_gone", { tillId: ours }, 6).tills).toHaveLength(1);
  expect(dropSilentTills(state, DISPLAY_GONE_AFTER_MS + 1).tills.map((till) => till.tillId)).toEqual([ours]);
});

test("what has not the agreed shape changes nothing", () => {
  const state = startWatching(ours);
  expect(applyTillSignal(state, "till_shown", { tillId: ours, view: { kind: "cart" } }, 0)).toBe(state);
  expect(applyTillSignal(state, "till_here", null, 0)).toBe(state);
});
