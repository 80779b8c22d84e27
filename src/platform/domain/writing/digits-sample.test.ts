import { expect, test } from "vitest";
import { writingOf } from "../text/languages.ts";
import { digitsSample } from "./digits-sample.ts";

test("digits of both scripts follow each other from the left", () => {
  expect(digitsSample(writingOf("ar"))).toBe("1 \u200e2 \u200e3");
  expect(digitsSample(writingOf("ar", true))).toBe("١ \u200e٢ \u200e٣");
  expect(digitsSample(writingOf("hi", true))).toBe("१ \u200e२ \u200e३");
});
