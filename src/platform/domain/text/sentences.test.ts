import { expect, test } from "vitest";
import { sentencesText } from "./sentences.ts";

test("sentences stand in their order, and what is none is left out", () => {
  const say = (_key: "common.in_a_row", { first, next }: { first: string; next: string }) =>
    `${first} ${next}`;
  expect(sentencesText(["Uno.", false, null, "Dos.", "", undefined, "Tres."], say)).toBe("Uno. Dos. Tres.");
  expect(sentencesText([], say)).toBe("");
});
