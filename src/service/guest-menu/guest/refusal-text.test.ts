import { expect, test } from "vitest";
import { Refusal } from "./api.ts";
import { refusalText } from "./refusal-text.ts";

const t = (key: string, values = {}) => [key, ...Object.values(values)].join(" ");
const tooMany = (seconds?: number) =>
  refusalText(
    new Refusal(429, { code: "too_many_requests", ...(seconds !== undefined && { details: { seconds } }) }),
    t,
  );

test("whoever tried too often is told the minutes that the server said, or another day", () => {
  expect([tooMany(), tooMany(1), tooMany(60), tooMany(61), tooMany(600)]).toEqual(
    [1, 1, 1, 2, 10].map((minutes) => `err_too_many_requests ${minutes}`),
  );
  expect(tooMany(86_400)).toBe("err_too_many_today");
});
