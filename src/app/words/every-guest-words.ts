import * as ar from "./ar/guests.ts";
import * as en from "./en/guests.ts";
import * as es from "./es/guests.ts";
import * as fr from "./fr/guests.ts";
import * as hi from "./hi/guests.ts";
import * as ja from "./ja/guests.ts";
import * as ko from "./ko/guests.ts";

/** Made from the list of languages: `npm test -- unit src/app/words -u`. */
export const guestWords = {
  ar,
  en,
  es,
  fr,
  hi,
  ja,
  ko,
};
