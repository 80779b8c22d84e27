import type { PublicApiWords } from "#app/words/word-catalogues.ts";
import { escapeHtml } from "#platform/outside/mail/escape-html.ts";
import type { Language, Say } from "#platform/server/i18n/say.ts";

/** Reader of the page: language, words and address of the API. */
export interface Reader {
  readonly language: Language;
  readonly styleNonce: string;
  readonly say: Say;
  readonly words: PublicApiWords;
  readonly publicUrl: string;
}

/** A block of code that scrolls by itself. */
export const code = (text: string) => `<pre tabindex="0"><code>${escapeHtml(text.trim())}</code></pre>`;

export const json = (value: unknown) => code(JSON.stringify(value, null, 2));

export const paragraphs = (...words: readonly string[]) =>
  words.map((text) => `<p>${escapeHtml(text)}</p>`).join("\n");

export const points = (...words: readonly string[]) =>
  `<ul>${words.map((text) => `<li>${escapeHtml(text)}</li>`).join("")}</ul>`;

/**
 * Lists names with a fact and a meaning each: side by side where there is room, below each other on a phone.
 */
export function meaningList(
  rows: readonly { readonly name: string; readonly fact: string; readonly meaning: string }[],
): string {
  const items = rows.map(
    ({ name, fact, meaning }) =>
      `<div><dt><code>${escapeHtml(name)}</code> ${escapeHtml(fact)}</dt><dd>${escapeHtml(meaning)}</dd></div>`,
  );
  return `<dl class="fields">${items.join("")}</dl>`;
}

/** A part that opens on request. */
export const folded = (summary: string, content: string) =>
  `<details><summary>${escapeHtml(summary)}</summary>${content}</details>`;
