import { isolated } from "../domain/text/isolated.ts";
import {
  fallbackLanguage,
  isLanguage,
  type Language,
  localeOf,
  type Writing,
} from "../domain/text/languages.ts";
import { numberText, plainNumberText } from "../domain/writing/number-text.ts";

/** Asked by i18next for the form of each value. */
interface ValueFormatter {
  readonly type: "formatter";
  init(): void;
  add(): void;
  addCached(): void;
  format(value: unknown, format?: string, locale?: string, options?: object): string;
}

/**
 * Fills the values into all words of staff, mails and replies; i18next asks for each where `alwaysFormat` is set. A
 * number is written as the language writes it, what is counted with its thousands set apart. A value that is missing
 * stays so, and is found as such. `{{what, inside}}` asks for a name of a list in the middle of a sentence, where the
 * language writes it without the capital that it has alone.
 */
export const isolatedValues = (writingIn: (language: Language) => Writing): ValueFormatter => ({
  type: "formatter",
  init: () => undefined,
  add: () => undefined,
  addCached: () => undefined,
  format(value: unknown, form, locale, options) {
    const [code] = (locale ?? "").split("-");
    const language = isLanguage(code) ? code : fallbackLanguage;
    if (typeof value === "number") {
      const isCount =
        options !== undefined && "interpolationkey" in options && options.interpolationkey === "count";
      return (isCount ? numberText : plainNumberText)(value, writingIn(language));
    }
    if (typeof value !== "string") return value as string;
    return isolated(form === "inside" ? withoutCapital(value, localeOf(language)) : value, language);
  },
});

const withoutCapital = (name: string, locale: string) =>
  name.replace(/^\p{Lu}(?!\p{Lu})/u, (letter) => letter.toLocaleLowerCase(locale));
