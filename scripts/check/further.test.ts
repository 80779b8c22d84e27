import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

interface Suites {
  testFiles(root: string, isWanted: (text: string) => boolean): string[];
}

const { testFiles } = (await import(new URL("suites.mjs", import.meta.url).href)) as Suites;
const journeys = new URL("../../e2e/", import.meta.url);

/** The back office, whose journeys are all further: its screens are opened by every-screen, its rules tested through HTTP. */
const office = [
  ..."accounting api cash-differences customers-office export feedback fiscal-test inventory".split(" "),
  ..."inventory-alerts invoices iva-of-the-month lists manual-invoicing menu menu-file menu-pictures operations price-rules purchase-import".split(
    " ",
  ),
  ..."purchases receivables reports reservations settings settings-money settings-tables sign-up".split(" "),
  ..."stock-count subscription superadmin tax-books tax-issuer users".split(" "),
].map((name) => `${name}.spec.ts`);

/** Files of journeys of which `npm test` walks none, because every title in them says that it is further. */
function withoutOwnJourney(files: readonly (readonly [name: string, text: string])[]): string[] {
  return files
    .filter(([, text]) => {
      const titles = [...text.matchAll(/^ *test\(\s*(".*"|`.*`),/gm)].map(([, title]) => title);
      return titles.length > 0 && titles.every((title) => title?.includes("@further"));
    })
    .map(([name]) => name);
}

test("of each file of journeys but those of the back office npm test walks one", () => {
  const files = readdirSync(journeys)
    .filter((name) => name.endsWith(".spec.ts"))
    .map((name) => [name, readFileSync(new URL(name, journeys), "utf8")] as const);
  expect(files.length).toBeGreaterThan(50);
  expect(withoutOwnJourney(files).toSorted()).toEqual(office.toSorted());
});

test("a file whose journeys are all further is found", () => {
  const further = 'test("a @further", async () => {});\n';
  expect(
    withoutOwnJourney([
      ["a", further],
      ["b", `${further}test("b", async () => {});`],
    ]),
  ).toEqual(["a"]);
});

test("the tag of a test file stands where it is looked for, in its first line", () => {
  // Put together, because vitest would take the whole of it for the tag of this file.
  const tag = ["@module", "tag"].join("-");
  const tagged = testFiles(".", (text) => text.includes(tag));
  const first = testFiles(".", (text) => text.startsWith(`/** ${tag} further */\n`));
  expect(first.length).toBeGreaterThan(0);
  expect(tagged).toEqual(first);
});
