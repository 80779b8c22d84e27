import { expect, test } from "vitest";
import { foldText } from "./fold-text.ts";

test("accents, case and outer spaces do not matter in a search", () => {
  expect(foldText("  CAFÉ con Ñame ")).toBe("cafe con name");
});
