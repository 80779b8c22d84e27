import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { languages } from "#platform/domain/text/languages.ts";

const english = readFileSync(new URL("en/catalogue.ts", import.meta.url), "utf8");

/** Puts together the words of a language as English does. */
const catalogueIn = (language: string) =>
  english
    .replaceAll(/(\/words\/|\.)en(?=\.ts"|\/)/g, `$1${language}`)
    .replace(
      /^\/\*\* English: .*$/m,
      "/** Made from the English one: `npm test -- unit src/app/words -u`. */",
    );

/** Lists files of all languages by their code. */
const listOf = (codes: readonly string[], name: string, file: string) => `${codes
  .toSorted()
  .map((code) => `import * as ${code} from "./${code}/${file}";\n`)
  .join("")}
/** Made from the list of languages: \`npm test -- unit src/app/words -u\`. */
export const ${name} = {
${codes
  .toSorted()
  .map((code) => `  ${code},\n`)
  .join("")}};
`;

/** A language of the list gets these files by `npm test -- unit src/app/words -u`; only its words are written by hand. */
describe("what puts all words together follows from English and the list of languages", () => {
  test.each(languages.filter((language) => language !== "en"))("%s", async (language) => {
    await expect(catalogueIn(language)).toMatchFileSnapshot(`${language}/catalogue.ts`);
  });

  test("every language of staff", async () => {
    await expect(listOf(languages, "staffWords", "catalogue.ts")).toMatchFileSnapshot("staff-words.ts");
  });

  test("every language of guests", async () => {
    await expect(listOf(languages, "guestWords", "guests.ts")).toMatchFileSnapshot("every-guest-words.ts");
  });
});
