import type { Page } from "@playwright/test";
import { wordsOf } from "#app/words/word-catalogues.ts";

/** Where a key or a gap stands in place of words, in texts and in names that are only read aloud. */
export function wordless(page: Page): Promise<string[]> {
  const areas = Object.keys(wordsOf("es").catalogue).join("|");
  return page.evaluate((pattern) => {
    const said = [...document.querySelectorAll("[aria-label], [title], [placeholder], [alt]")].flatMap(
      (element) => ["aria-label", "title", "placeholder", "alt"].map((name) => element.getAttribute(name)),
    );
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) said.push(texts.currentNode.textContent);
    const words = [document.title, ...said].join("\n");
    return words.match(new RegExp(pattern, "g")) ?? [];
  }, String.raw`\b(?:${areas})\.[a-z_]+(?:\.[a-z_]+)*|\{\{.*?\}\}`);
}
