import * as en from "./en/catalogue.ts";
import * as es from "./es/catalogue.ts";

/** Made from the list of languages: `npm test -- unit src/app/words -u`. */
export const staffWords = {
  en,
  es,
};
