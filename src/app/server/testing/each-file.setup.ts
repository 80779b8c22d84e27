import fc from "fast-check";
import i18next from "i18next";
import { afterAll, inject, vi } from "vitest";
import { endFile } from "./after-each-file.ts";
import { makeHashesCheap } from "./slow/cheap-hashes.ts";

makeHashesCheap();
/** The translations before a test file starts them: their settings stay from one start to the next. */
const untouched = { options: {}, language: undefined, languages: undefined, resolvedLanguage: undefined };
const { seed, times } = inject("chance");
fc.configureGlobal({ seed, numRuns: 100 * times });

// Test files share a process: what one changes in it is set back.
afterAll(async () => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  Object.assign(i18next, { ...untouched, modules: { external: [] } });
  await endFile();
});
