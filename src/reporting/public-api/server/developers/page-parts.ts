import type { PublicApiWords } from "#app/words/public-api-words.ts";
import { escapeHtml } from "#platform/outside/mail/escape-html.ts";
import type { Language, Say } from "#platform/server/i18n/say.ts";

/** Who reads the page: language, words, and where the API answers. */
export interface Reader {
  readonly language: Language;
  readonly styleNonce: string;
  readonly say: Say;
  readonly words: PublicApiWords;
  readonly publicUrl: string;
}

/** A block of code that scrolls by itself. */
export const code = (text: string) => `<pre tabindex="0"><code>${escapeHtml(text.trim())}</code></pre>`;

/** A value as JSON. */
export const json = (value: unknown) => code(JSON.stringify(value, null, 2));

/** Each text as a paragraph. */
export const paragraphs = (...words: readonly string[]) =>
  words.map((text) => `<p>${escapeHtml(text)}</p>`).join("\n");

/** Each text as a point of a list. */
export const points = (...words: readonly string[]) =>
  `<ul>${words.map((text) => `<li>${escapeHtml(text)}</li>`).join("")}</ul>`;

/** Names with a fact beside each and what they mean: side by side where there is room, one below the other on a phone. */
export function meaningList(
  rows: readonly { readonly name: string; readonly fact: string; readonly said: string }[],
): string {
  const items = rows.map(
    ({ name, fact, said }) =>
      `<div><dt><code>${escapeHtml(name)}</code> ${escapeHtml(fact)}</dt><dd>${escapeHtml(said)}</dd></div>`,
  );
  return `<dl class="fields">${items.join("")}</dl>`;
}

/** What opens when it is asked for. */
export const folded = (summary: string, content: string) =>
  `<details><summary>${escapeHtml(summary)}</summary>${content}</details>`;
