import { expect, test } from "vitest";
import { feedbackLevel, isLoved, lowQuestions } from "./feedback.ts";

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

test("a 1 or a 2 for anything is told at once, however good the rest", () => {
  const all = (rating: number) => ({
    food_quality: rating,
    service: rating,
    staff_behavior: rating,
    ambiance: rating,
    recommend: rating,
  });
  expect([1, 2, 3].map((service) => lowQuestions({ ...all(5), service }))).toEqual([
    ["service"],
    ["service"],
    [],
  ]);
  expect(lowQuestions({ ...all(3), recommend: 2, food_quality: 1 })).toEqual(["food_quality", "recommend"]);
});

test("five stars alone are asked for a review", () => {
  expect([480, 500].map(isLoved)).toEqual([false, true]);
});
