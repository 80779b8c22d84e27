import { directionOf } from "../../../domain/text/languages.ts";
import { type Language, sayIn } from "../../i18n/say.ts";

/** Why an address shows no page: it cannot be read, or the server takes none of that length. */
type BadAddress = "unreadable" | "too_long";

/** Policy of the page: it loads nothing, and its looks stand at its elements. */
export const badAddressPolicy = "default-src 'none'; style-src-attr 'unsafe-inline'; frame-ancestors 'none'";

/** Returns a page without files that says in words why an address leads nowhere, in each of these languages. */
export function badAddressPage(why: BadAddress, languages: readonly Language[]): string {
  const texts = languages.map((language) => {
    const say = sayIn(language);
    return `<section lang="${language}" dir="${directionOf(language)}"><h1 style="font-size: 1.375rem">${say(`platform.address.${why}`)}</h1>
<p><a href="/">${say("platform.address.home")}</a></p></section>`;
  });
  const [language = "es"] = languages;
  return `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${sayIn(language)(`platform.address.${why}`)}</title>
</head>
<body style="max-width: 32rem; margin: 15vh auto; padding: 0 1rem; font: 1.125rem/1.5 system-ui, sans-serif"><main>${texts.join("\n")}</main></body>
</html>
`;
}
