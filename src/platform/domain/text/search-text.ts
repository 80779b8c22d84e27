import { westernDigits } from "./western-digits.ts";

/**
 * Letters that readers of a script do not tell apart when they look for a word, in pairs: the second may be empty. `folded_text` of the
 * database does the same (migration 0212; a test compares them).
 *
 * - Marks of Latin, Greek and Cyrillic letters are taken off, those of other scripts are letters: a Hindi vowel, a dakuten (が).
 * - Arabic: vowel marks and the stretched line go, the forms of alif are one, and so are ya and its dotless form, ta marbuta and ha.
 * - Katakana is hiragana. Hindi: the dot of borrowed sounds goes (पिज़्ज़ा), and both marks of the nose are one.
 * - Joiners and the choice of a picture's colour are not seen.
 */
const IGNORED =
  /[\u0300-\u036f\u0483-\u0487\u0610-\u061a\u0640\u064b-\u0652\u0670\u06d6-\u06ed\u093c]|\u200c|\u200d|[\ufe00-\ufe0f]/g;
const ALIFS = /[\u0671\u0672\u0673]|\u0627[\u0653-\u0655]/g;
const KATAKANA = /[\u30a1-\u30f6]/g;
const TO_HIRAGANA = 0x60;
const SAME: Readonly<Record<string, string>> = {
  œ: "oe",
  æ: "ae",
  ß: "ss",
  ς: "σ",
  "⁄": "/",
  "\u0649": "\u064a",
  "\u06cc": "\u064a",
  "\u06a9": "\u0643",
  "\u0629": "\u0647",
  "\u0901": "\u0902",
};
const SAME_LETTER = new RegExp(`[${Object.keys(SAME).join("")}]`, "g");

/**
 * A text as searches compare it: trimmed, lower case, without accents, inner spaces single ("  Café  Té " →
 * "cafe te"). ñ becomes n, as people type on a keyboard without it. Each script is folded as its readers search.
 */
export function searchText(text: string): string {
  return westernDigits(text.normalize("NFKC").toLowerCase().normalize("NFD"))
    .replace(IGNORED, "")
    .replace(ALIFS, "\u0627")
    .replace(SAME_LETTER, (letter) => SAME[letter] ?? letter)
    .replace(KATAKANA, (letter) => String.fromCharCode(letter.charCodeAt(0) - TO_HIRAGANA))
    .normalize("NFC")
    .replace(/\s+/g, " ")
    .trim();
}

/** The words of a folded text: a mark belongs to its letter. */
export function wordsIn(folded: string): string[] {
  return folded.split(/[^\p{L}\p{N}\p{M}]+/u).filter((word) => word !== "");
}

/** Letters of scripts that set no space between words. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
/** Beginnings inside of one word that are kept: a name is shorter. */
const INNER_MAX = 20;

/**
 * The ends of a word without spaces, from each of its letters on: 山田太郎 is found by 太郎 too, where lists are searched by the
 * beginnings of words. None for a word of a script with spaces.
 */
export function innerWords(word: string): string[] {
  if (!UNSPACED.test(word)) return [];
  const letters = [...word];
  return letters.slice(1, INNER_MAX).map((_, index) => letters.slice(index + 1).join(""));
}

/** Returns the title of an ingredient as it is stored: one line with single spaces. */
export function cleanTitle(typed: string): string {
  return typed.normalize("NFC").replace(/\s+/g, " ").trim();
}
