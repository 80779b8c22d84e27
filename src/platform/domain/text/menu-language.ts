/** Languages that guests have the menu in, each with its own name as its speakers know it (specification, back-office §2). */
export const menuLanguageNames = {
  es: "Español",
  en: "English",
  fr: "Français",
  ar: "العربية",
  hi: "हिन्दी",
  ja: "日本語",
  ko: "한국어",
} as const;
export type MenuLanguage = keyof typeof menuLanguageNames;

export const menuLanguages = Object.keys(menuLanguageNames) as readonly MenuLanguage[];

export const isMenuLanguage = (language: string): language is MenuLanguage =>
  Object.hasOwn(menuLanguageNames, language);

/** Returns the direction of writing. */
export const directionOf = (language: MenuLanguage): "ltr" | "rtl" => (language === "ar" ? "rtl" : "ltr");
