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

/** Lists files of languages by their code. */
const listOf = (codes: readonly string[], name: string, fileOf: (code: string) => string) => `${codes
  .toSorted()
  .map((code) => `import * as ${code} from "./${fileOf(code)}";\n`)
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
    const list = listOf(languages, "staffWords", (code) => `${code}/catalogue.ts`);
    await expect(list).toMatchFileSnapshot("staff-words.ts");
  });

  test("every language of guests", async () => {
    const list = listOf(languages, "guestWords", (code) => `${code}/guests.ts`);
    await expect(list).toMatchFileSnapshot("every-guest-words.ts");
  });

  test("every language of the demo's menu, which is written in Spanish", async () => {
    const others = languages.filter((language) => language !== "es");
    const list = listOf(others, "demoWords", (code) => `words/${code}.ts`);
    await expect(list).toMatchFileSnapshot("../../../db/seeds/demo/demo-words.ts");
  });
});
