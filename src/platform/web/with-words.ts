import { loadWords } from "./i18n.ts";

/**
 * Waits for a module that is imported later and for its part of the words. The build puts it around each `import()`
 * (scripts/setup/words-of-screens.ts); in development all words are there from the start.
 */
export async function withWords<Module>(module: Promise<Module>, part: string): Promise<Module> {
  if (part !== "") await Promise.all([module, loadWords(part)]);
  return module;
}
