import { expect, test } from "vitest";
import { firstToLoad, isOfTillOnly } from "./first-screens.ts";

const TILL = "/src/web/routes/dashboard/pos.tsx?tsr-split=component";
const FRAME = "/src/web/routes/dashboard/route.tsx?tsr-split=component";
const LOGIN = "/src/web/routes/login.tsx?tsr-split=component";
const LOGIN_ADDRESS = "/src/web/routes/login.tsx";
const MAIN = "/src/web/main.tsx";
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
  "session.ts": [["guard.ts", "cart.ts"], []],
  "guard.ts": [[LOGIN_ADDRESS], []],
  "theme.ts": [[MAIN, TILL], []],
  "field.tsx": [["sign-in-form.tsx", "cart.ts"], []],
  "sign-in-form.tsx": [[LOGIN], []],
  "board.ts": [[KITCHEN], [TILL]],
  "badge.tsx": [[FRAME, KITCHEN], [TILL]],
};

function lookUp(id: string) {
  const [importers, dynamicImporters] = graph[id] ?? [[], []];
  return { importers, dynamicImporters };
}

test.each([
  ["screen.tsx", true],
  ["cart.ts", true],
  ["round.ts", true],
  ["dialog.tsx", false],
  ["line.ts", false],
  ["price.ts", false],
  ["theme.ts", false],
  [TILL, false],
])("%s is the till's alone: %s", (id, isOnly) => {
  expect(isOfTillOnly(id, lookUp)).toBe(isOnly);
});

test.each([
  ["session.ts", "door"],
  ["theme.ts", "door"],
  ["field.tsx", "door"],
  ["cart.ts", "till"],
  ["line.ts", "till"],
  ["badge.tsx", "frame"],
  ["dialog.tsx", null],
  ["board.ts", null],
])("%s is waited for first by: %s", (id, first) => {
  expect(firstToLoad(id, lookUp)).toBe(first);
});
