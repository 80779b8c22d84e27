import * as ar from "./ar/catalogue.ts";
import * as en from "./en/catalogue.ts";
import * as es from "./es/catalogue.ts";
import * as fr from "./fr/catalogue.ts";
import * as hi from "./hi/catalogue.ts";
import * as ja from "./ja/catalogue.ts";
import * as ko from "./ko/catalogue.ts";

/** Made from the list of languages: `npm test -- unit src/app/words -u`. */
export const staffWords = {
  ar,
  en,
  es,
  fr,
  hi,
  ja,
  ko,
};
