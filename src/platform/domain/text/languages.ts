interface LanguageEntry {
  /** Its own name, as its speakers know it. */
  readonly name: string;
  /** By this locale numbers, days and counts are written and texts are sorted. Digits are western in every language. */
  readonly locale: string;
  readonly direction: "ltr" | "rtl";
  /** `tests`: nobody is offered it. */
  readonly readers: "everybody" | "tests";
}

/** Every language of the product. Its words lie in `words/<code>.ts` of the features (docs/recipes/add-a-language.md). */
const entries = {
  es: { name: "Español", locale: "es-SV", direction: "ltr", readers: "everybody" },
  en: { name: "English", locale: "en-US", direction: "ltr", readers: "everybody" },
  fr: { name: "Français", locale: "fr-FR", direction: "ltr", readers: "everybody" },
  ar: { name: "العربية", locale: "ar-EG-u-nu-latn", direction: "rtl", readers: "everybody" },
  hi: { name: "हिन्दी", locale: "hi-IN", direction: "ltr", readers: "everybody" },
  ja: { name: "日本語", locale: "ja-JP", direction: "ltr", readers: "everybody" },
  ko: { name: "한국어", locale: "ko-KR", direction: "ltr", readers: "everybody" },
  // English with accents, in brackets and a third longer: a text without brackets is one that nobody can translate.
  qps: { name: "[Ttééstt]", locale: "en-US", direction: "ltr", readers: "tests" },
} as const satisfies Record<string, LanguageEntry>;

/** A language of the whole product: of staff, owners, guests, mails and papers. */
export type Language = keyof typeof entries;

const codes = Object.keys(entries) as readonly Language[];

/** The languages that people choose from, and that the menu is translated to. */
export const languages: readonly Language[] = codes.filter((code) => entries[code].readers === "everybody");

/** The language of a restaurant, and of a guest, that said nothing. */
export const usualLanguage: Language = "es";
/** The language whose words are said where another one lacks them. */
export const fallbackLanguage: Language = "en";
export const testLanguage = "qps" as const;

/** True for a language of the product, and for the one of tests. */
export const isLanguage = (code: unknown): code is Language =>
  typeof code === "string" && Object.hasOwn(entries, code);

/** The name of a language as its speakers know it. */
export const languageName = (language: Language): string => entries[language].name;

/** The locale for `Intl`. */
export const localeOf = (language: Language): string => entries[language].locale;

/** The direction of writing. */
export const directionOf = (language: Language): "ltr" | "rtl" => entries[language].direction;
