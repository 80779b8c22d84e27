import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { wordsOf } from "#app/words/word-catalogues.ts";
import { type Language, languages } from "#platform/domain/text/languages.ts";
import { pick } from "#platform/server/pages/translations.ts";
import { partOf, START } from "../setup/words-of-screens.ts";

/** The screens whose words are counted, by the modules that they come with. */
const screens = {
  login: ["src/app/web/routes/login.tsx?tsr-split=component"],
  pos: [
    "src/app/web/routes/dashboard/pos.tsx?tsr-split=component",
    "src/app/web/routes/dashboard/route.tsx?tsr-split=component",
  ],
} as const;

interface LoadedWords {
  readonly language: Language;
  /** Files with the words that a browser loads for the screen. */
  readonly login: readonly string[];
  readonly pos: readonly string[];
}

/**
 * Writes the words that browsers load for the screens that people wait for, in every language, as the server answers them, into
 * `dist/words`, and returns the files. Throws when a screen has no words of its own.
 */
export function loadedWords(): LoadedWords[] {
  const parts = JSON.parse(readFileSync("dist/web/words.json", "utf8")) as Record<string, string[]>;
  mkdirSync("dist/words", { recursive: true });
  const write = (language: Language, part: string) => {
    const keys = parts[part];
    if (keys === undefined) throw new Error(`size-limit: the build has no words ${part}`);
    const file = `dist/words/${language}-${part}.json`;
    writeFileSync(file, JSON.stringify(pick(wordsOf(language).catalogue, keys)));
    return file;
  };
  const filesOf = (language: Language, modules: readonly string[]) =>
    [START, ...modules.map((module) => partOf(module))].map((part) => write(language, part));
  return languages.map((language) => ({
    language,
    login: filesOf(language, screens.login),
    pos: filesOf(language, screens.pos),
  }));
}
