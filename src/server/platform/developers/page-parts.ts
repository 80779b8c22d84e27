import type { Language, Say } from "../i18n/say.ts";
import { escapeHtml } from "../mail/escape-html.ts";
import type { PublicApiWords } from "./wire-schema.ts";

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

/** A table of texts; the first column stands as code. */
export function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const head = heads.map((text) => `<th scope="col">${escapeHtml(text)}</th>`).join("");
  const body = rows.map(([first = "", ...rest]) => {
    const cells = rest.map((text) => `<td>${escapeHtml(text)}</td>`).join("");
    return `<tr><th scope="row"><code>${escapeHtml(first)}</code></th>${cells}</tr>`;
  });
  return `<div class="wide" tabindex="0"><table><thead><tr>${head}</tr></thead><tbody>${body.join("")}</tbody></table></div>`;
}

/** What opens when it is asked for. */
export const folded = (summary: string, content: string) =>
  `<details><summary>${escapeHtml(summary)}</summary>${content}</details>`;
