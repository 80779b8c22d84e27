import { expect, test } from "vitest";
import { pointsOf } from "./sparkline.tsx";

test("the least value lies at the foot, the greatest at the head", () => {
  expect(pointsOf([0, 50, 100])).toEqual([
    { x: 3, y: 25 },
    { x: 48, y: 14 },
    { x: 93, y: 3 },
  ]);
});

test("a course without a change lies in the middle, and what is unknown has no point", () => {
  expect(pointsOf([7, 7]).map(({ y }) => y)).toEqual([14, 14]);
  expect(pointsOf([null, 4, null, 8]).map(({ x }) => x)).toEqual([33, 93]);
  expect(pointsOf([null])).toEqual([]);
});
