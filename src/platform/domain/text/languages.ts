/** The forms that `Intl` writes a language in, and those in which its readers here write otherwise. */
export interface Writing {
  /** The language that is written so. */
  readonly language: Language;
  /** By this locale numbers, days and counts are written and texts are sorted. Its digits are western. */
  readonly locale: string;
  /** The locale of days and times in figures, where it is another one. */
  readonly moments?: string;
  /** The names of the halves of a day in figures, where `Intl` is longer than a paper or a tile has room for. */
  readonly dayPeriods?: readonly [morning: string, afternoon: string];
  /** The signs between a name and its details, "Pupusa, De maíz", where it is not a comma and a space. */
  readonly comma?: string;
  /** The form of minutes and hours that pass, where the narrow one is of foreign letters. */
  readonly units?: "short" | "narrow";
}

interface LanguageEntry extends Omit<Writing, "language"> {
  /** Its own name, as its speakers know it. */
  readonly name: string;
  /** The digits of its own script, as `Intl` names them, for whoever chooses them on screen. */
  readonly digits?: string;
  /** From the left where none is told. */
  readonly direction?: "rtl";
  /** Nobody is offered it. */
  readonly isForTests?: true;
}

/** Every language of the product. Its words lie in `words/<code>.ts` of the features (docs/recipes/add-a-language.md). */
const entries = {
  es: { name: "Español", locale: "es-SV", dayPeriods: ["AM", "PM"] },
  // The day stands first in English too, as it does on every paper here: 5/6 is never May.
  en: {
    name: "English",
    locale: "en-US",
    moments: "en-GB-u-hc-h12",
    dayPeriods: ["AM", "PM"],
  },
  fr: { name: "Français", locale: "fr-FR" },
  ar: {
    name: "العربية",
    locale: "ar-EG-u-nu-latn",
    digits: "arab",
    comma: "، ",
    direction: "rtl",
  },
  hi: { name: "हिन्दी", locale: "hi-IN-u-nu-latn", digits: "deva" },
  ja: {
    name: "日本語",
    locale: "ja-JP",
    comma: "、",
    units: "short",
  },
  ko: { name: "한국어", locale: "ko-KR" },
  // English with accents, in brackets and a third longer: a text without brackets is one that nobody can translate.
  qps: {
    name: "[Ttééstt]",
    locale: "en-US",
    moments: "en-GB-u-hc-h12",
    dayPeriods: ["AM", "PM"],
    isForTests: true,
  },
} as const satisfies Record<string, LanguageEntry>;

/** A language of the whole product: of staff, owners, guests, mails and papers. */
export type Language = keyof typeof entries;

const codes = Object.keys(entries) as readonly Language[];

const entryOf = (language: Language): LanguageEntry => entries[language];

/** The languages that people choose from, and that the menu is translated to. */
export const languages: readonly Language[] = codes.filter((code) => !entryOf(code).isForTests);

/** The language of a restaurant, and of a guest, that said nothing. */
export const usualLanguage: Language = "es";
/** The language whose words are said where another one lacks them. */
export const fallbackLanguage: Language = "en";
export const testLanguage = "qps" as const;

/** True for a language of the product, and for the one of tests. */
export const isLanguage = (code: unknown): code is Language =>
  typeof code === "string" && Object.hasOwn(entries, code);

/** The language that a tag asks for: `ja-JP` is Japanese, `ES` Spanish. Undefined for a language that the product does not speak. */
export function languageOfTag(tag: unknown): Language | undefined {
  if (typeof tag !== "string") return undefined;
  const [code] = tag.trim().toLowerCase().split(/[-_]/);
  return isLanguage(code) ? code : undefined;
}

/** The first of several choices that is a language still, as rows keep them; English where none is. */
export const knownLanguage = (...choices: readonly unknown[]): Language =>
  choices.find(isLanguage) ?? fallbackLanguage;

/** The name of a language as its speakers know it. */
export const languageName = (language: Language): string => entries[language].name;

/** The locale for `Intl`. */
export const localeOf = (language: Language): string => entries[language].locale;

/** The digits of a language's own script, as `Intl` names them; undefined where they are the western ones. */
export const digitsOf = (language: Language): string | undefined => entryOf(language).digits;

/** The form in which a language is written: in western digits, or, on the screen of a person who wants it, in those of its script. */
export function writingOf(language: Language, hasOwnDigits = false): Writing {
  const entry = entryOf(language);
  const isOther = hasOwnDigits && entry.digits !== undefined;
  return { ...entry, language, locale: isOther ? entry.locale.replace("latn", entry.digits) : entry.locale };
}

/** The direction of writing. */
export const directionOf = (language: Language): "ltr" | "rtl" => entryOf(language).direction ?? "ltr";
