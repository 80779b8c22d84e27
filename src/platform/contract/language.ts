import { z } from "zod";
import { type Language, languages, menuLanguages, testLanguage } from "../domain/text/languages.ts";

/** A language that staff, owners, mails and papers may have. */
export const language = z.enum(languages);

/** A language that the menu is translated to. */
export const menuLanguage = z.enum(menuLanguages);

/** A language in which a guest reads, or a test does. */
export const guestLanguage = z.enum([...menuLanguages, testLanguage]);

/** A text in every language that people choose from, by its code. */
export const inEveryLanguage = <Text extends z.ZodType>(text: Text) =>
  z.object(
    Object.fromEntries(languages.map((each) => [each, text])) as Record<
      Exclude<Language, typeof testLanguage>,
      Text
    >,
  );
