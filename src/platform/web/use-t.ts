import { useTranslation } from "react-i18next";
import type { Language } from "../domain/text/languages.ts";
import { currentLanguage, type Translate } from "./i18n.ts";

/** Returns the words of the current language; the component renders again when the language changes. */
export function useT(): Translate {
  return useTranslation().t as unknown as Translate;
}

/** Returns the language on screen, and renders again when it changes. */
export function useLanguage(): Language {
  useTranslation();
  return currentLanguage();
}
