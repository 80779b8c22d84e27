import { publicApi as english } from "../../../messages/en/public-api.ts";
import { publicApi as spanish } from "../../../messages/es/public-api.ts";
import type { Language } from "../i18n/say.ts";
import type { PublicApiWords } from "./wire-schema.ts";

/** The words of the public API by language; they stand outside of the catalogue that browsers load. */
export const publicApiWords: Readonly<Record<Language, PublicApiWords>> = { en: english, es: spanish };
