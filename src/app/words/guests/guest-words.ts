import type { MenuLanguage } from "#platform/domain/text/languages.ts";
import { ar } from "./ar.ts";
import { en, type GuestWords } from "./en.ts";
import { es } from "./es.ts";
import { fr } from "./fr.ts";
import { hi } from "./hi.ts";
import { ja } from "./ja.ts";
import { ko } from "./ko.ts";

/** Every language of the guests' pages. For the server alone: a page brings the words of its own language. */
export const guestWords: Readonly<Record<MenuLanguage, GuestWords>> = { ar, en, es, fr, hi, ja, ko };
