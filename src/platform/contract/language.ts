import { z } from "zod";
import { languages, menuLanguages, testLanguage } from "../domain/text/languages.ts";

/** A language that staff, owners, mails and papers may have. */
export const language = z.enum(languages);

/** A language that the menu is translated to. */
export const menuLanguage = z.enum(menuLanguages);

/** A language in which a guest reads, or a test does. */
export const guestLanguage = z.enum([...menuLanguages, testLanguage]);
