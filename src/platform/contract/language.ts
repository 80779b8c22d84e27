import { z } from "zod";
import {
  fallbackLanguage,
  type Language,
  languages,
  testLanguage,
  usualLanguage,
} from "../domain/text/languages.ts";

/** A language that people, mails and papers may have, and that the menu is translated to. */
export const language = z.enum(languages);

/** A language in which a guest reads, or a test does. */
export const guestLanguage = z.enum([...languages, testLanguage]);

/** Tells whether a text for everybody must be written in this language: everybody reads one of these. */
export const isNeeded = (code: string) => code === usualLanguage || code === fallbackLanguage;

/** A text in the languages that people choose from, by its code; in some of them it may be left empty. */
export const inEachLanguage = (text: z.ZodType<string, string>) =>
  z.object(
    Object.fromEntries(
      languages.map((code) => [code, isNeeded(code) ? text : text.or(z.literal("")).default("")]),
    ) as Record<Exclude<Language, typeof testLanguage>, typeof text>,
  );
