import { expect, test } from "vitest";
import { unreachable } from "./unreachable.ts";

test("a case that the types forbid fails loudly when data brings it anyway", () => {
  expect(() => unreachable("served" as never)).toThrow('Unhandled case: "served"');
});
