import { expect, test } from "vitest";
import { withoutPersonalData } from "./without-personal-data.ts";

test.each([
  ["connect ECONNREFUSED 10.0.0.7:587\n    at Socket", "connect ECONNREFUSED 10.0.0.7:587"],
  ["550 no such mailbox ana.lopez@correo.example here", "550 no such mailbox …@… here"],
  ['duplicate key value "03456789-1"', "duplicate key value “…”"],
  ["NIT 0614-233031-810-1 is wrong", "NIT … is wrong"],
  ["key sk_live_abcdefghijklmnopqrst refused", "key … refused"],
  ["clean-up of restaurant 12", "clean-up of restaurant 12"],
])("%s", (error, shown) => {
  expect(withoutPersonalData(error)).toBe(shown);
});

test("what is shown is of one line and no longer than three hundred signs", () => {
  expect(withoutPersonalData("ab ".repeat(400))).toHaveLength(300);
});
