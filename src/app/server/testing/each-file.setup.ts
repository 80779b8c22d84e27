import fc from "fast-check";
import { afterAll, inject, vi } from "vitest";
import { endFile } from "./after-each-file.ts";
import { makeHashesCheap } from "./cheap-hashes.ts";

makeHashesCheap();
const { seed, times } = inject("chance");
fc.configureGlobal({ seed, numRuns: 100 * times });

// Test files share a process: what one changes in it is set back.
afterAll(async () => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  await endFile();
});
