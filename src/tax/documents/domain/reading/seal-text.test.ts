import { expect, test } from "vitest";
import { sealText } from "./seal-text.ts";

test("a seal is cut after 20 characters, and a shorter one is not marked as cut", () => {
  expect(sealText("2026E1F53C4D8B2A4F6E90A1")).toBe("2026E1F53C4D8B2A4F6E…");
  expect(sealText("2026E1F53C4D8B2A4F6E")).toBe("2026E1F53C4D8B2A4F6E");
});
