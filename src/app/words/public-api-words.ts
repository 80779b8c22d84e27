import type { Language } from "#platform/domain/text/languages.ts";
import { publicApi as english } from "#reporting/public-api/words/en.ts";
import { publicApi as spanish } from "#reporting/public-api/words/es.ts";
import type { Translated } from "./translated.ts";

export type PublicApiWords = Translated<typeof english>;

/** The words of the public API by language; they stand outside of the catalogue that browsers load. */
export const publicApiWords: Readonly<Record<Language, PublicApiWords>> = { en: english, es: spanish };
