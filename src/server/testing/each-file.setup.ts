import { afterAll, vi } from "vitest";
import { endFile } from "./after-each-file.ts";

// Test files share a process: what one changes in it is set back.
afterAll(async () => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  await endFile();
});
