import { keptTitle } from "../../domain/text/kept-title.ts";
import { searchText } from "../../domain/text/search-text.ts";

const ACCENTED = "áàâäãåéèêëíìîïóòôöõúùûüñç";
const PLAIN = "aaaaaaeeeeiiiiooooouuuunc";

/**
 * SQL that folds a text as `searchText` does: lower case, without accents. For lists that a filter or an index has made
 * short; what is searched among many thousands keeps its folded words as rows (see `customer_words`).
 */
export function foldedSql(text: string): string {
  return `translate(lower(${text}), '${ACCENTED}', '${PLAIN}')`;
}

const plainOf = new Map([...ACCENTED].map((accented, no) => [accented, PLAIN.charAt(no)]));

/**
 * The title of an ingredient as its column `sort_title` holds it: `foldedSql` of the title as it is kept, whole and letter by
 * letter, for what asks whether a title is taken.
 */
export function sortedTitle(title: string): string {
  return [...keptTitle(title).toLowerCase()].map((letter) => plainOf.get(letter) ?? letter).join("");
}

/**
 * A pattern for `like` on a folded text: contains the typed words in their order, whose own signs mean themselves, with
 * anything between them. Null for nothing typed.
 */
export function searchPattern(typed: string | undefined): string | null {
  const folded = searchText(typed ?? "");
  return folded === "" ? null : `%${folded.replaceAll(/[\\%_]/g, "\\$&").replaceAll(" ", "%")}%`;
}
