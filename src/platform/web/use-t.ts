import { useTranslation } from "react-i18next";
import type { Language } from "../words/languages.ts";
import { currentLanguage, type Translate } from "./i18n.ts";

/** The words of the current language; the component is shown anew when the language changes. */
export function useT(): Translate {
  return useTranslation().t as unknown as Translate;
}

/** The language on screen, followed when it changes. */
export function useLanguage(): Language {
  useTranslation();
  return currentLanguage();
}
