import type { FormatterModule } from "i18next";
import { isolated } from "../domain/text/isolated.ts";
import { fallbackLanguage, isLanguage } from "../domain/text/languages.ts";

/**
 * Fills the values into all words of staff, mails and replies; i18next asks for each where `alwaysFormat` is set. A
 * value that is missing stays so, and is found as such.
 */
export const isolatedValues: FormatterModule = {
  type: "formatter",
  init: () => undefined,
  add: () => undefined,
  addCached: () => undefined,
  format(value: unknown, _format, locale) {
    const [code] = (locale ?? "").split("-");
    if (typeof value !== "string" && typeof value !== "number") return value as string;
    return isolated(String(value), isLanguage(code) ? code : fallbackLanguage);
  },
};
