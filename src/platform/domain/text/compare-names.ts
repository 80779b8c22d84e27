import { type Language, localeOf } from "./languages.ts";

const collators = new Map<Language, Intl.Collator>();

/** Compares names as readers of the language put them in order: "Mesa 9" before "Mesa 10", accents and capitals beside their letters. */
export function compareNames(language: Language): (one: string, other: string) => number {
  const options = { numeric: true, sensitivity: "base" } as const;
  return collators.getOrInsertComputed(language, () => new Intl.Collator(localeOf(language), options))
    .compare;
}

/** Compares codes and days as a program does, in the same order for everybody. */
export function compareCodes(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}
