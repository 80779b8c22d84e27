import { expect, test } from "vitest";
import { AskerLimit, MessageBudget, SOCKETS_PER_ASKER } from "./socket-limits.ts";

test("an address may hold its sockets and no more, and gets room again when one closes", () => {
  const limit = new AskerLimit();
  for (let open = 0; open < SOCKETS_PER_ASKER; open += 1) limit.opened("10.0.0.1");
  expect(limit.mayTry("10.0.0.1", 0)).toBe(false);
  expect(limit.mayTry("10.0.0.2", 0)).toBe(true);
  limit.closed("10.0.0.1");
  expect(limit.mayTry("10.0.0.1", 0)).toBe(true);
});

test("handshakes that never become sockets are limited too, until the window is over", () => {
  const limit = new AskerLimit();
  const tries = Array.from({ length: 1_001 }, () => limit.mayTry("10.0.0.1", 5));
  expect(tries.filter(Boolean)).toHaveLength(1_000);
  expect(limit.mayTry("10.0.0.1", 10_006)).toBe(true);
});

test("a socket is heard in bursts, then dropped, then cut; silence earns words back", () => {
  const budget = new MessageBudget(0);
  const verdicts = Array.from({ length: 221 }, () => budget.spend(0));
  expect(verdicts.filter((verdict) => verdict === "hear")).toHaveLength(20);
  expect(verdicts.at(-1)).toBe("cut");
  expect(new MessageBudget(0).spend(1_000)).toBe("hear");
  expect(budget.spend(2_000)).toBe("hear");
});
