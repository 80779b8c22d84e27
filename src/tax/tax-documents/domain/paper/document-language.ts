import type { Language } from "#platform/domain/text/languages.ts";

/** The law wants documents and their prints in Spanish, whoever reads them. */
export const documentLanguage: Language = "es";
