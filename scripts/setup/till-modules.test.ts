import { expect, test } from "vitest";
import { isOfTillOnly } from "./till-modules.ts";

const TILL = "/src/web/routes/dashboard/pos.tsx?tsr-split=component";
const KITCHEN = "/src/web/routes/dashboard/kitchen.tsx?tsr-split=component";

/** Each module with those that import it at once and those that do so when it is needed. */
const graph: Record<string, readonly [importers: readonly string[], dynamicImporters: readonly string[]]> = {
  "screen.tsx": [[TILL], []],
  "cart.ts": [["screen.tsx", "dialog.tsx"], []],
  "dialog.tsx": [[], ["screen.tsx"]],
  "line.ts": [["cart.ts", KITCHEN], []],
  "price.ts": [["cart.ts", "board-dialog.tsx"], []],
  "board-dialog.tsx": [[], [KITCHEN]],
  "circle.ts": [["cart.ts", "round.ts"], []],
  "round.ts": [["circle.ts"], []],
};

test.each([
  ["screen.tsx", true],
  ["cart.ts", true],
  ["round.ts", true],
  ["dialog.tsx", false],
  ["line.ts", false],
  ["price.ts", false],
  [TILL, false],
])("%s is the till's alone: %s", (id, isOnly) => {
  const lookUp = (each: string) => {
    const [importers, dynamicImporters] = graph[each] ?? [[], []];
    return { importers, dynamicImporters };
  };
  expect(isOfTillOnly(id, lookUp)).toBe(isOnly);
});
