/** Languages of the guests' pages, each with its own name as its speakers know it (specification, back-office §2). */
export const guestLanguageNames = {
  es: "Español",
  en: "English",
  fr: "Français",
  ar: "العربية",
  hi: "हिन्दी",
  ja: "日本語",
  ko: "한국어",
} as const;
export type GuestLanguage = keyof typeof guestLanguageNames;

export const guestLanguages = Object.keys(guestLanguageNames) as readonly GuestLanguage[];

/** Which way a language is written. */
export const directionOf = (language: GuestLanguage) => (language === "ar" ? "rtl" : "ltr");
