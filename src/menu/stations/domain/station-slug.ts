import { searchText } from "#platform/domain/text/search-text.ts";

const SLUG_MAX = 40;

/**
 * Returns the address of a station with this title: "Plancha y parrilla" is plancha-y-parrilla. A title without a
 * letter or digit of the Latin alphabet gives "estacion".
 */
export function stationSlugOf(title: string): string {
  const words = searchText(title)
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, SLUG_MAX)
    .replace(/^-+|-+$/g, "");
  return words === "" ? "estacion" : words;
}
