import { readdirSync } from "node:fs";
import path from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { expect, test } from "vitest";
import { featureOf } from "./layout.mjs";

type Read = (file: string) => string;
interface JourneysTouched {
  readonly foundationJourneys: readonly string[];
  journeyFinder(files: readonly string[], read: Read): (changed: readonly string[]) => string[];
}
interface TestsTouched {
  readerOf(root: string): Read;
  testsTouchedBy(changed: readonly string[], files: readonly string[], read: Read): string[] | undefined;
}

const root = fileURLToPath(new URL("../..", import.meta.url));
/** The scripts are plain JavaScript, because they run before anything is installed. */
const script = (name: string) => import(pathToFileURL(path.join(root, "scripts/check", name)).href);
const { foundationJourneys, journeyFinder } = (await script("journeys-touched.mjs")) as JourneysTouched;
const { readerOf, testsTouchedBy } = (await script("tests-touched.mjs")) as TestsTouched;
const read = readerOf(root);
const sources = ["src", "db", "e2e"].flatMap((folder) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: "utf8" })
    .map((name) => `${folder}/${name.replaceAll(path.sep, "/")}`)
    .filter((name) => /\.(ts|tsx|css|sql)$/.test(name)),
);
const specs = sources.filter((name) => name.endsWith(".spec.ts")).toSorted();
const journeysOf = journeyFinder(sources, read);
const foundation = specs.filter((spec) => foundationJourneys.some((name) => spec.startsWith(`e2e/${name}`)));

/** Features of two roots, the words of one, and journeys that say them, call their contract, or only use a table. */
const walks: Readonly<Record<string, string>> = {
  "e2e/first-sale.spec.ts": "",
  "e2e/shell.spec.ts": "",
  "e2e/evening.spec.ts": 'import { till } from "./support/till.ts";',
  "e2e/support/till.ts": 'say("drawer.open"); say("common.save");',
  "e2e/tips-shared.spec.ts": 'import { tableOf } from "#service/tables/contract/tables.ts";',
  "src/money/cash/words/es.ts": "",
  "src/service/tables/contract/tables.ts": "",
  "src/reporting/hooks/contract/hooks.ts": "",
  "src/money/cash/web/screen.tsx": 't("drawer.open"); t("drawer.close");',
  "src/money/tips/web/screen.tsx": 't("drawer.open"); t("common.save");',
  "src/platform/words/en/common.ts": "",
  "src/service/floor/web/plan.tsx": 'import { x } from "#service/tables/contract/tables.ts";',
  "src/money/cash/server/count.ts": 'import { x } from "#core/coins/domain/sum.ts";',
  "src/reporting/webhooks/server/send.ts": 'import { x } from "#service/tables/contract/tables.ts";',
  "src/core/lonely/server/a.ts": "",
  "src/core/coins/domain/sum.ts": "",
};
const walking = journeyFinder(Object.keys(walks), (file) => walks[file] || " ");
const walked = (file: string) => walking([file]).map((spec) => spec.slice("e2e/".length, -".spec.ts".length));

test("a journey walks through the features whose words it says", () => {
  for (const file of [
    "src/money/cash/web/x.tsx",
    "src/money/cash/server/x.ts",
    "src/money/cash/contract/cash.ts",
  ])
    expect(walked(file), file).toEqual(["evening", "first-sale"]);
  expect(walked("src/money/cash/words/es.ts")).toEqual(["evening", "first-sale"]);
});

test("a journey walks through what it is called after and whose contract it calls", () => {
  expect(walked("src/money/tips/server/x.ts")).toEqual(["first-sale", "tips-shared"]);
  expect(walked("src/service/tables/contract/tables.ts")).toEqual(["first-sale", "tips-shared"]);
});

test("a feature without a journey is walked by those of its nearest users", () => {
  expect(walked("src/core/coins/domain/sum.ts")).toEqual(["evening", "first-sale"]);
  expect(walked("src/reporting/webhooks/server/send.ts")).toEqual(["first-sale", "tips-shared"]);
  expect(walked("src/core/lonely/server/a.ts")).toEqual(["first-sale", "shell"]);
});

test("of our own features each is walked by journeys of its own", () => {
  const folders = new Set(sources.filter(featureOf).map((file) => file.split("/", 3).join("/")));
  expect(folders.size).toBeGreaterThan(50);
  const walkless = [...folders].filter(
    (folder) => journeysOf([`${folder}/server/x.ts`]).join() === foundation.join(),
  );
  expect(walkless).toEqual([]);
});

test("every screen's feature is gone through by a journey of its own", () => {
  const screens = sources
    .filter((file) => file.startsWith("src/app/web/routes/"))
    .flatMap((file) => [...read(file).matchAll(/#([a-z-]+\/[a-z-]+)\/web\/[a-z-/]*screen\.tsx/g)])
    .map(([, folder]) => `src/${folder}/web/x.ts`);
  expect(screens.length).toBeGreaterThan(30);
  const alone = screens.filter((file) => journeysOf([file]).every((spec) => foundation.includes(spec)));
  expect(alone).toEqual([]);
});

test("of our own journeys the known ones are found", () => {
  const names = (file: string) =>
    journeysOf([file]).map((spec) => spec.slice("e2e/".length, -".spec.ts".length));
  expect(names("src/tax/tax-issuer/server/x.ts")).toEqual(["first-sale", "tax-issuer"]);
  expect(names("src/reporting/integrations/server/x.ts")).toEqual(["api", "first-sale"]);
  expect(names("src/service/guest-menu/guest/menu-page.tsx")).toEqual(
    expect.arrayContaining(["guest-menu", "guest-table"]),
  );
  expect(names("src/service/kitchen/domain/x.ts")).toEqual(
    expect.arrayContaining(["kitchen-board", "courses"]),
  );
  expect(names("src/menu/menu/words/menu-items.es.ts")).toContain("menu");
  expect(names("src/money/payments/server/x.ts")).not.toContain("stock-count");
});

test("a journey's change is that journey, its support's every journey, a page's none", () => {
  expect(journeysOf(["e2e/cash.spec.ts"])).toEqual(["e2e/cash.spec.ts"]);
  expect(journeysOf(["e2e/support/say.ts"])).toEqual(specs);
  expect(journeysOf(["docs/glossary.md", "src/money/cash/domain/x.test.ts"])).toEqual([]);
});

test("what every screen stands on is walked by the journeys that notice most", () => {
  for (const name of foundationJourneys)
    expect(
      specs.some((spec) => spec.startsWith(`e2e/${name}`)),
      name,
    ).toBe(true);
  for (const file of [
    "src/ui/theme/theme.ts",
    "src/platform/contract/wire.ts",
    "src/platform/domain/text/languages.ts",
  ])
    expect(journeysOf([file]), file).toEqual(foundation);
});

/** A small repository: two features that meet in the list of all features, and a rule that one of them uses. */
const small: Readonly<Record<string, string>> = {
  "src/money/cash/domain/rule.ts": "",
  "src/money/cash/domain/rule.test.ts": 'import { rule } from "./rule.ts";',
  "src/money/cash/server/count.ts": 'import { rule } from "../domain/rule.ts";',
  "src/money/cash/server/count.test.ts": 'import { server } from "#app/server/testing/test-server.ts";',
  "src/money/tips/server/report.ts": "",
  "src/money/tips/server/report.test.ts": 'import { server } from "#app/server/testing/test-server.ts";',
  "src/money/refunds/server/refund.ts": 'import { count } from "../../cash/server/count.ts";',
  "src/money/refunds/server/refund.test.ts": 'import { refund } from "./refund.ts";',
  "src/app/server/features.ts":
    'import "#money/cash/server/count.ts";\nimport "#money/tips/server/report.ts";',
  "src/app/server/testing/test-server.ts": 'import { features } from "../features.ts";',
  "src/app/server/suites/access-matrix.test.ts": "",
  "src/money/cash/web/count.css": "",
  "src/money/cash/web/count.test.ts": 'readFile(new URL("./count.css", import.meta.url));',
  "scripts/check/file-size.test.ts": "",
};
const touched = (...files: string[]) =>
  testsTouchedBy(files, Object.keys(small), (file) => small[file] || " ");

test("a change runs the tests that import it and those that read all sources", () => {
  expect(touched("src/money/cash/server/count.ts")).toEqual([
    "src/money/cash/server/count.test.ts",
    "src/money/refunds/server/refund.test.ts",
    "src/app/server/suites/access-matrix.test.ts",
    "scripts/check/file-size.test.ts",
  ]);
  expect(touched("src/money/tips/server/report.ts")).not.toContain("src/money/cash/server/count.test.ts");
  expect(touched("src/money/cash/domain/rule.ts")).toContain("src/money/cash/server/count.test.ts");
  expect(touched("src/money/cash/web/count.css")).toEqual([
    "src/money/cash/web/count.test.ts",
    "scripts/check/file-size.test.ts",
  ]);
  expect(touched("docs/glossary.md")).toEqual(["scripts/check/file-size.test.ts"]);
});

test("what every test stands on runs every test", () => {
  expect(touched("db/migrations/0001_x.sql")).toBeUndefined();
  expect(touched("vitest.config.ts")).toBeUndefined();
  expect(touched("src/app/server/testing/test-server.ts")).toContain("src/money/tips/server/report.test.ts");
});

test("of our own sources a rule of prices is noticed by the sale, and not by sign-in", () => {
  const tests = testsTouchedBy(["src/platform/domain/money/prorate.ts"], sources, read) ?? [];
  expect(tests).toContain("src/core/pricing/domain/sale-totals.test.ts");
  expect(tests.filter((name) => name.startsWith("src/core/auth/server/"))).toEqual([]);
});

test("the words of a language are compared with what puts them together", () => {
  const tests = testsTouchedBy(["src/app/words/es/catalogue.ts"], sources, read);
  expect(tests).toContain("src/app/words/catalogues.test.ts");
});
