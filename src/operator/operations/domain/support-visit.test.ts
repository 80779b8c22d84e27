import { expect, test } from "vitest";
import { statesReason } from "./support-visit.ts";

test.each([
  ["soporte", false],
  ["aaaaaaaaaaaaaaa", false],
  ["a b", false],
  ["  a          ", false],
  ["No imprime la comanda", true],
])("%s states a reason: %s", (reason, states) => {
  expect(statesReason(reason)).toBe(states);
});
