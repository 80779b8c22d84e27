import { isolated } from "#platform/domain/text/isolated.ts";
import { directionOf, type Language } from "#platform/domain/text/languages.ts";
import { eachText } from "./each-text.ts";

/** A number with its sign or unit, a moment as programs write it, a file's ending, or a path: 13%, 10×, 256 KiB, 2026-11-20T18:30:00Z, .eml, /store. */
const FIGURE =
  /(?<![\p{L}\d.{-])\d[\d.,]*(?:\s?(?:%|×|[KMG]iB)|-\d\d-\d\d[\w:.+-]*\w)|(?<![\p{L}\d./])\.[a-z]{2,4}\b|(?<![\p{L}\d./<:])\/[a-z](?:[\w/{}.-]*[\w}])?/gu;

/**
 * Returns words in which the figures that translators typed keep their order too, as values that are filled in do: after an Arabic letter
 * 13% would be read as %13, and a moment in pieces. The marks are put here, because whoever translates cannot see them.
 */
export function withFiguresIsolated<Node extends object>(words: Node, language: Language): Node {
  if (directionOf(language) === "ltr") return words;
  return eachText(words, (text) => text.replace(FIGURE, (figure) => isolated(figure, language)));
}
