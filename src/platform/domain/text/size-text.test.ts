import { expect, test } from "vitest";
import { writingOf } from "./languages.ts";
import { sizeText } from "./size-text.ts";

test.each([
  [0, "0 kB"],
  [1, "1.0 kB"],
  [999, "1.0 kB"],
  [3_449, "3.4 kB"],
  [45_600, "46 kB"],
  [999_600, "1.0 MB"],
  [3_400_000, "3.4 MB"],
  [6_123_000_000, "6.1 GB"],
  [4_200_000_000_000, "4,200 GB"],
])("%d bytes are %s", (bytes, text) => {
  expect(sizeText(bytes, writingOf("es"))).toBe(text);
});
