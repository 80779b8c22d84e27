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
export const code = (text: string) =>
  `<div class="code"><pre tabindex="0"><code>${escapeHtml(text.trim())}</code></pre></div>`;

export const json = (value: unknown) => code(JSON.stringify(value, null, 2));

export const paragraphs = (...words: readonly string[]) =>
  words.map((text) => `<p>${escapeHtml(text)}</p>`).join("\n");

export const points = (...words: readonly string[]) =>
  `<ul>${words.map((text) => `<li>${escapeHtml(text)}</li>`).join("")}</ul>`;

/**
 * Lists errors with a fact and a meaning each: side by side where there is room, below each other on a phone. `place`
 * begins the id of each, by which it is found.
 */
export function errorList(
  rows: readonly { readonly name: string; readonly fact: string; readonly meaning: string }[],
  place: string,
): string {
  const items = rows.map(
    ({ name, fact, meaning }) =>
      `<div id="${place}.${name}" data-kind="error" data-name="${name}"><dt><code>${escapeHtml(name)}</code> ${escapeHtml(fact)}</dt><dd>${escapeHtml(meaning)}</dd></div>`,
  );
  return `<dl class="fields">${items.join("")}</dl>`;
}

/** A part that opens on request. */
export const folded = (summary: string, content: string) =>
  `<details><summary>${escapeHtml(summary)}</summary>${content}</details>`;
