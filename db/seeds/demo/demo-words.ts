import * as ar from "./words/ar.ts";
import * as en from "./words/en.ts";
import * as fr from "./words/fr.ts";
import * as hi from "./words/hi.ts";
import * as ja from "./words/ja.ts";
import * as ko from "./words/ko.ts";

/** Made from the list of languages: `npm test -- unit src/app/words -u`. */
export const demoWords = {
  ar,
  en,
  fr,
  hi,
  ja,
  ko,
};
