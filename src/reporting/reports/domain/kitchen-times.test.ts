import { expect, test } from "vitest";
import { kitchenTimes } from "./kitchen-times.ts";

test("half of ten were ready in whole minutes, and who took longer is late", () => {
  const ready = [
    { minutes: 12, dishes: 1 },
    { minutes: 5, dishes: 4 },
    { minutes: 8, dishes: 4 },
    { minutes: 30, dishes: 1 },
  ];
  expect(kitchenTimes(ready, 12)).toEqual({ dishes: 10, median: 8, p90: 12, late: 1 });
  expect(kitchenTimes(ready, 7)).toMatchObject({ late: 6 });
});

test("one dish is its own median, and no dish has none", () => {
  expect(kitchenTimes([{ minutes: 0, dishes: 1 }], 15)).toEqual({ dishes: 1, median: 0, p90: 0, late: 0 });
  expect(kitchenTimes([], 15)).toEqual({ dishes: 0, median: null, p90: null, late: 0 });
});
