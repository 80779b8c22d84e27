import type { Language } from "#platform/words/languages.ts";
import { en } from "./en.ts";
import { es } from "./es.ts";

/** Every catalogue by language. Apart from the list of languages, which browsers load: they fetch the words of one. */
export const wordCatalogues = { en, es } as const satisfies Record<Language, unknown>;
