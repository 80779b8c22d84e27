import { expect, test } from "vitest";
import { agePercent, ageStage } from "../ticket/ticket-age.ts";
import { feedSeconds } from "./feed-state.tsx";
import { type GridPosition, isBoardKey, positionAfter } from "./use-board-keys.ts";

test("a ticket is warned from two thirds of the station's threshold on, and late at it", () => {
  const limits = { warnMinutes: 40 / 3, lateMinutes: 20 };
  expect([0, 13, 14, 19, 20, 99].map((minutes) => ageStage(minutes, limits))).toEqual([
    "fresh",
    "fresh",
    "warned",
    "warned",
    "late",
    "late",
  ]);
});

test("a station that warns earlier says so earlier", () => {
  expect([4, 5, 20].map((minutes) => ageStage(minutes, { warnMinutes: 5, lateMinutes: 20 }))).toEqual([
    "fresh",
    "warned",
    "late",
  ]);
});

test("the bar of a ticket's age is full when it is late and never longer", () => {
  expect([0, 5, 20, 45].map((minutes) => agePercent(minutes, 20))).toEqual([0, 25, 100, 100]);
});

test("the age of the feed is never negative", () => {
  expect(feedSeconds(10_000, 12_900)).toBe(2);
  expect(feedSeconds(10_000, 9_000)).toBe(0);
});

/** Three tickets with two, no and one button. */
const actions = [2, 0, 1];
const at = (ticket: number, action: number): GridPosition => ({ ticket, action });

test("arrows move over tickets that have something to do", () => {
  expect(positionAfter("ArrowRight", at(0, 1), actions)).toEqual(at(2, 0));
  expect(positionAfter("ArrowLeft", at(2, 0), actions)).toEqual(at(0, 0));
  expect(positionAfter("ArrowRight", at(2, 0), actions)).toEqual(at(2, 0));
  expect(positionAfter("ArrowDown", at(0, 0), actions)).toEqual(at(0, 1));
  expect(positionAfter("ArrowDown", at(0, 1), actions)).toEqual(at(0, 1));
  expect(positionAfter("ArrowUp", at(0, 0), actions)).toEqual(at(0, 0));
});

test("Home and End lead to the oldest and the newest, and any key into the board", () => {
  expect(positionAfter("Home", at(2, 0), actions)).toEqual(at(0, 0));
  expect(positionAfter("End", at(0, 1), actions)).toEqual(at(2, 0));
  expect(positionAfter("ArrowUp", null, actions)).toEqual(at(0, 0));
  expect(positionAfter("ArrowDown", null, [0, 0])).toBeNull();
});

test("only the keys of the board are taken", () => {
  expect(isBoardKey("ArrowUp")).toBe(true);
  expect(isBoardKey("Enter")).toBe(false);
});
