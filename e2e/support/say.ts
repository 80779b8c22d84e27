import { sayIn } from "#platform/server/i18n/say.ts";

/** Words of the product in the language that journeys run in; every-screen-words.spec.ts opens the screens in all. */
export const say = sayIn("es");
