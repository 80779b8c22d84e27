import { expect, test } from "vitest";
import { feedbackLevel, isLoved, isLow } from "./feedback.ts";

test("an average has the level of its band", () => {
  const levels = [100, 149, 150, 249, 250, 349, 350, 449, 450, 500].map(feedbackLevel);
  expect(levels).toEqual([
    "worst",
    "worst",
    "bad",
    "bad",
    "average",
    "average",
    "good",
    "good",
    "loved",
    "loved",
  ]);
  expect(feedbackLevel(null)).toBeNull();
  expect(feedbackLevel(0)).toBeNull();
});

test("bad and worst are told at once, five stars alone are asked for a review", () => {
  expect([240, 260].map(isLow)).toEqual([true, false]);
  expect([480, 500].map(isLoved)).toEqual([false, true]);
});
