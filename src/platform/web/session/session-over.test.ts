import { expect, test } from "vitest";
import { sessionOverWords } from "./session-over.ts";

test.each([
  ["staff", "auth.session_over"],
  ["console", "auth.session_over_console"],
  ["look-in", null],
] as const)("at the door of %s a session that ended says %s", (realm, words) => {
  expect(sessionOverWords(realm)).toBe(words);
});
