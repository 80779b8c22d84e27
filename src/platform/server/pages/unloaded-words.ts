import { directionOf } from "../../domain/text/languages.ts";
import { type Language, sayIn } from "../i18n/say.ts";

/**
 * Writes what the page says while no script has come, and what it is read as until one has, in the reader's language: who has
 * no scripts sees nothing else.
 */
export function unloadedIn(page: string, language: Language): string {
  const say = sayIn(language);
  const read = `lang="${language}" dir="${directionOf(language)}"`;
  return page
    .replace(/<html [^>]*>/, `<html ${read}>`)
    .replace(
      /<p id="unloaded".*?<\/p>/s,
      `<p id="unloaded" ${read}>${say("platform.unloaded.text")} <a href="">${say("platform.unloaded.again")}</a></p>`,
    );
}
