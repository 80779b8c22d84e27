import { selectParts, selectTranslations } from "#menu/menu/server/translations/translation-queries.ts";
import { languages } from "#platform/domain/text/languages.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { demoWords } from "./demo-words.ts";

/** Returns what of the demo's menu lacks a translation, and the translations that nothing on it is called by. */
export async function unmatchedWords(tx: Tx): Promise<string[]> {
  const parts = await selectParts(tx);
  const unmatched: string[] = [];
  for (const language of languages.filter((each) => each !== "es")) {
    const translationOf = await selectTranslations(tx, language);
    for (const { kind, id, title, description } of parts) {
      const made = translationOf(kind, id);
      if (!made?.title) unmatched.push(`${language}: ${kind} ${title}`);
      if (description !== null && !made?.description) unmatched.push(`${language}: text of ${title}`);
    }
  }
  const titles = new Set(parts.map(({ title }) => title));
  const described = new Set(parts.flatMap(({ title, description }) => (description === null ? [] : title)));
  const leftOver = Object.entries(demoWords).flatMap(([language, words]) => [
    ...Object.keys(words.titles).flatMap((title) => (titles.has(title) ? [] : `${language}: ${title}`)),
    ...Object.keys(words.descriptions).flatMap((title) =>
      described.has(title) ? [] : `${language}: ${title}`,
    ),
  ]);
  return [...unmatched, ...leftOver];
}
