interface LanguageEntry {
  /** Its own name, as its speakers know it. */
  readonly name: string;
  /** By this locale numbers, days and counts are written and texts are sorted. Digits are western in every language. */
  readonly locale: string;
  readonly direction: "ltr" | "rtl";
  /** `guests`: only the guests' pages have words in it so far. `tests`: nobody is offered it. */
  readonly readers: "everybody" | "guests" | "tests";
}

/** Every language of the product. Its words lie in `words/<code>.ts` of the features (docs/recipes/add-a-language.md). */
const entries = {
  es: { name: "Español", locale: "es-SV", direction: "ltr", readers: "everybody" },
  en: { name: "English", locale: "en-US", direction: "ltr", readers: "everybody" },
  fr: { name: "Français", locale: "fr-FR", direction: "ltr", readers: "guests" },
  ar: { name: "العربية", locale: "ar-EG-u-nu-latn", direction: "rtl", readers: "guests" },
  hi: { name: "हिन्दी", locale: "hi-IN", direction: "ltr", readers: "guests" },
  ja: { name: "日本語", locale: "ja-JP", direction: "ltr", readers: "guests" },
  ko: { name: "한국어", locale: "ko-KR", direction: "ltr", readers: "guests" },
  // English with accents, in brackets and a third longer: a text without brackets is one that nobody can translate.
  qps: { name: "[Ttééstt]", locale: "en-US", direction: "ltr", readers: "tests" },
} as const satisfies Record<string, LanguageEntry>;

type Code = keyof typeof entries;
type CodeFor<Readers> = {
  [Each in Code]: (typeof entries)[Each]["readers"] extends Readers ? Each : never;
}[Code];

/** A language of the whole product: of staff, owners, mails and papers. */
export type Language = CodeFor<"everybody" | "tests">;
/** A language of the guests' pages and of the menu's translations. */
export type MenuLanguage = Code;

const codes = Object.keys(entries) as readonly Code[];

/** The languages that people choose from. */
export const languages = codes.filter((code) => entries[code].readers === "everybody") as readonly Language[];

/** The languages that guests choose from, and that the menu is translated to. */
export const menuLanguages: readonly MenuLanguage[] = codes.filter(
  (code) => entries[code].readers !== "tests",
);

/** The language of a restaurant, and of a guest, that said nothing. */
export const usualLanguage: Language = "es";
/** The language whose words are said where another one lacks them. */
export const fallbackLanguage: Language = "en";
export const testLanguage = "qps" as const;

/** True for a language of the guests' pages, and for the one of tests. */
export const isMenuLanguage = (code: unknown): code is MenuLanguage =>
  typeof code === "string" && Object.hasOwn(entries, code);

/** True for a language of the whole product, and for the one of tests. */
export const isLanguage = (code: unknown): code is Language =>
  isMenuLanguage(code) && entries[code].readers !== "guests";

/** The name of a language as its speakers know it. */
export const languageName = (language: MenuLanguage): string => entries[language].name;

/** The locale for `Intl`. */
export const localeOf = (language: MenuLanguage): string => entries[language].locale;

/** The direction of writing. */
export const directionOf = (language: MenuLanguage): "ltr" | "rtl" => entries[language].direction;
