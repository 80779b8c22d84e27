import { searchText, wordsIn } from "#platform/domain/text/search-text.ts";

/** The two stations every restaurant starts with, by slug; it may add others. */
const defaultStations = ["kitchen", "bar"] as const;
type DefaultStation = (typeof defaultStations)[number];

/**
 * The category that the specification sends to the bar whatever its name (operations §2, Kitchen display).
 */
const BAR_CATEGORY_ID = 6;

interface StationHint {
  /** Null for a category that is being added. */
  readonly id: number | null;
  readonly title: string;
  readonly slug?: string | null;
}

const BAR_WORDS = new Set(
  ["bar", "bars", "bares", "barra", "barras", "بار", "البار", "बार", "バー", "바"].map(searchText),
);
const BAR_PARTS =
  "bebid drink cafe boisson مشروب قهوة पेय ड्रिंक कॉफ़ी 飲み物 飲料 ドリンク コーヒー 酒類 음료 드링크 커피 주류"
    .split(" ")
    .map(searchText);

/**
 * Returns the first station of a new category: the bar for the specification's words (bar, bebid, drink, cof, cafe,
 * café), the same in the other languages, and for category 6, else the kitchen. "bar" counts as a whole word and "cof" at
 * the start of one, because "Barbacoa", "Barritas" and バーガー are food. Case and accents do not matter.
 */
export function defaultStation(category: StationHint): DefaultStation {
  if (category.id === BAR_CATEGORY_ID) return "bar";
  const words = wordsIn(searchText(`${category.title} ${category.slug ?? ""}`));
  return words.some(isBarWord) ? "bar" : "kitchen";
}

function isBarWord(word: string): boolean {
  return BAR_WORDS.has(word) || word.startsWith("cof") || BAR_PARTS.some((part) => word.includes(part));
}
