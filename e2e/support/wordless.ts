import type { Page } from "@playwright/test";
import { wordsOf } from "#app/words/word-catalogues.ts";
import { layersAbove } from "./layers-above.ts";

/**
 * Reads everything that a page says, or the topmost layer over it: its title, its texts, and the names that are only read aloud. What
 * lies behind was read without the layer, a key of the keyboard and a file are shown as they are, and what was announced last was said
 * in the language of that moment.
 */
export function saidOn(page: Page): Promise<string[]> {
  return page.evaluate((layers) => {
    const front = [...document.querySelectorAll(layers)].at(-1) ?? document.body;
    const names = ["aria-label", "title", "placeholder", "alt"];
    const named = [front, ...front.querySelectorAll(names.map((name) => `[${name}]`).join())];
    const said = named.flatMap((element) => names.map((name) => element.getAttribute(name)));
    const texts = document.createTreeWalker(front, NodeFilter.SHOW_TEXT, ({ parentElement }) =>
      parentElement?.closest("script, style, noscript, template, kbd, [translate=no], [data-announced]")
        ? NodeFilter.FILTER_REJECT
        : NodeFilter.FILTER_ACCEPT,
    );
    while (texts.nextNode()) said.push(texts.currentNode.textContent);
    return [document.title, ...said].filter((text) => text !== null);
  }, layersAbove);
}

/** Where a key or a gap stands in place of words, in texts and in names that are only read aloud. */
export const wordless = async (page: Page): Promise<string[]> => rawKeys(await saidOn(page));

/** The same, of what `saidOn` read. */
export function rawKeys(said: readonly string[]): string[] {
  const areas = Object.keys(wordsOf("es").catalogue).join("|");
  const pattern = String.raw`\b(?:${areas})\.[a-z_]+(?:\.[a-z_]+)*|\{\{.*?\}\}`;
  return said.join("\n").match(new RegExp(pattern, "g")) ?? [];
}
