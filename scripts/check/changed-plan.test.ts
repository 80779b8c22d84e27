import { readdirSync } from "node:fs";
import path from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { expect, test } from "vitest";

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
  "e2e/support/till.ts": 'say("drawer.open");',
  "e2e/tips-shared.spec.ts": 'import { tableOf } from "../src/contract/tables.ts";',
  "src/messages/es/drawer.ts": "",
  "src/contract/tables.ts": "",
  "src/contract/hooks.ts": "",
  "src/web/features/cash/screen.tsx": 't("drawer.open"); t("drawer.close");',
  "src/web/features/tips/screen.tsx": 't("drawer.open");',
  "src/web/features/floor/plan.tsx": 'import { x } from "../../../contract/tables.ts";',
  "src/server/features/cash/count.ts": 'import { x } from "../../../domain/coins/sum.ts";',
  "src/server/features/webhooks/send.ts": 'import { x } from "../../../contract/tables.ts";',
  "src/server/features/lonely/a.ts": "",
  "src/domain/coins/sum.ts": "",
};
const walking = journeyFinder(Object.keys(walks), (file) => walks[file] || " ");
const walked = (file: string) => walking([file]).map((spec) => spec.slice("e2e/".length, -".spec.ts".length));

test("a journey walks through the features whose words it says, also by its support, whatever the root", () => {
  for (const file of ["src/web/features/cash/x.tsx", "src/server/features/cash/x.ts", "src/contract/cash.ts"])
    expect(walked(file), file).toEqual(["evening", "first-sale"]);
  // The feature that says most of an area's words has them, though its file is called otherwise.
  expect(walked("src/messages/es/drawer.ts")).toEqual(["evening", "first-sale"]);
});

test("a journey walks through what it is called after and whose contract it calls", () => {
  expect(walked("src/server/features/tips/x.ts")).toEqual(["first-sale", "tips-shared"]);
  expect(walked("src/contract/tables.ts")).toEqual(["first-sale", "tips-shared"]);
});

test("a feature without a journey is walked by those of its nearest users, or of the contract it serves", () => {
  expect(walked("src/domain/coins/sum.ts")).toEqual(["evening", "first-sale"]);
  expect(walked("src/server/features/webhooks/send.ts")).toEqual(["first-sale", "tips-shared"]);
  expect(walked("src/server/features/lonely/a.ts")).toEqual(["first-sale", "shell"]);
});

test("of our own features each is walked by journeys of its own, but what only the foundation uses", () => {
  const features = ["src/server/features", "src/web/features"].flatMap((folder) =>
    readdirSync(path.join(root, folder)).map((feature) => `${folder}/${feature}/x.ts`),
  );
  const walkless = features.filter((file) => journeysOf([file]).join() === foundation.join());
  // Every route that changes something goes through it.
  expect(walkless).toEqual(["src/server/features/requests/x.ts"]);
});

test("every screen's feature is gone through by a journey that opens it for its own sake", () => {
  const screens = sources
    .filter((file) => file.startsWith("src/web/routes/"))
    .flatMap((file) => [...read(file).matchAll(/features\/([a-z-]+)\/[a-z-/]*screen\.tsx/g)])
    .map(([, feature]) => `src/web/features/${feature}/x.ts`);
  expect(screens.length).toBeGreaterThan(30);
  const alone = screens.filter((file) => journeysOf([file]).every((spec) => foundation.includes(spec)));
  expect(alone).toEqual([]);
});

test("of our own journeys the known ones are found", () => {
  const names = (file: string) =>
    journeysOf([file]).map((spec) => spec.slice("e2e/".length, -".spec.ts".length));
  expect(names("src/server/features/tax-issuer/x.ts")).toEqual(["first-sale", "tax-issuer"]);
  expect(names("src/server/features/webhooks/x.ts")).toEqual(["api", "first-sale"]);
  expect(names("src/guest/menu-page.tsx")).toEqual(expect.arrayContaining(["guest-menu", "guest-table"]));
  expect(names("src/domain/kitchen/x.ts")).toEqual(expect.arrayContaining(["kitchen-board", "courses"]));
  expect(names("src/messages/es/menu-items.ts")).toContain("menu");
  expect(names("src/server/features/payments/x.ts")).not.toContain("stock-count");
});

test("a journey's change is that journey, its support's every journey, a page's none", () => {
  expect(journeysOf(["e2e/cash.spec.ts"])).toEqual(["e2e/cash.spec.ts"]);
  expect(journeysOf(["e2e/support/say.ts"])).toEqual(specs);
  expect(journeysOf(["docs/glossary.md", "src/domain/cash/x.test.ts"])).toEqual([]);
});

test("what every screen stands on is walked by the journeys that notice most", () => {
  for (const name of foundationJourneys)
    expect(
      specs.some((spec) => spec.startsWith(`e2e/${name}`)),
      name,
    ).toBe(true);
  for (const file of ["src/ui/theme/theme.ts", "src/contract/platform/wire.ts", "src/messages/languages.ts"])
    expect(journeysOf([file]), file).toEqual(foundation);
});

/** A small repository: two features that meet in the list of all features, and a rule that one of them uses. */
const small: Readonly<Record<string, string>> = {
  "src/domain/cash/rule.ts": "",
  "src/domain/cash/rule.test.ts": 'import { rule } from "./rule.ts";',
  "src/server/features/cash/count.ts": 'import { rule } from "../../../domain/cash/rule.ts";',
  "src/server/features/cash/count.test.ts": 'import { server } from "../../testing/test-server.ts";',
  "src/server/features/tips/report.ts": "",
  "src/server/features/tips/report.test.ts": 'import { server } from "../../testing/test-server.ts";',
  "src/server/features/refunds/refund.ts": 'import { count } from "../cash/count.ts";',
  "src/server/features/refunds/refund.test.ts": 'import { refund } from "./refund.ts";',
  "src/server/features.ts": 'import "./features/cash/count.ts";\nimport "./features/tips/report.ts";',
  "src/server/testing/test-server.ts": 'import { features } from "../features.ts";',
  "src/server/suites/access-matrix.test.ts": "",
  "src/web/features/cash/count.css": "",
  "src/web/features/cash/count.test.ts": 'readFile(new URL("./count.css", import.meta.url));',
  "scripts/check/file-size.test.ts": "",
};
const touched = (...files: string[]) =>
  testsTouchedBy(files, Object.keys(small), (file) => small[file] || " ");

test("a change runs the tests that import it, its feature's, and those that read all sources; no other feature's", () => {
  expect(touched("src/server/features/cash/count.ts")).toEqual([
    "src/server/features/cash/count.test.ts",
    "src/server/features/refunds/refund.test.ts",
    "src/server/suites/access-matrix.test.ts",
    "scripts/check/file-size.test.ts",
  ]);
  expect(touched("src/server/features/tips/report.ts")).not.toContain(
    "src/server/features/cash/count.test.ts",
  );
  expect(touched("src/domain/cash/rule.ts")).toContain("src/server/features/cash/count.test.ts");
  expect(touched("src/web/features/cash/count.css")).toEqual([
    "src/web/features/cash/count.test.ts",
    "scripts/check/file-size.test.ts",
  ]);
  expect(touched("docs/glossary.md")).toEqual(["scripts/check/file-size.test.ts"]);
});

test("what every test stands on runs every test", () => {
  expect(touched("db/migrations/0001_x.sql")).toBeUndefined();
  expect(touched("vitest.config.ts")).toBeUndefined();
  expect(touched("src/server/testing/test-server.ts")).toContain("src/server/features/tips/report.test.ts");
});

test("of our own sources a rule of prices is noticed by the sale, and not by sign-in", () => {
  const tests = testsTouchedBy(["src/domain/money/prorate.ts"], sources, read) ?? [];
  expect(tests).toContain("src/domain/tax/sale-totals.test.ts");
  expect(tests.filter((name) => name.startsWith("src/server/features/auth/"))).toEqual([]);
});
