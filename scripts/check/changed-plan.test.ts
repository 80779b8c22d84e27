import { readdirSync } from "node:fs";
import path from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { expect, test } from "vitest";

interface ChangedPlan {
  readonly journeysOf: Readonly<Record<string, readonly string[]>>;
  readonly foundationJourneys: readonly string[];
  journeysTouchedBy(files: readonly string[], specs: readonly string[]): string[];
}
interface TestsTouched {
  readerOf(root: string): (file: string) => string;
  testsTouchedBy(
    changed: readonly string[],
    files: readonly string[],
    read: (file: string) => string,
  ): string[] | undefined;
}

const root = fileURLToPath(new URL("../..", import.meta.url));
/** The scripts are plain JavaScript, because they run before anything is installed. */
const script = (name: string) => import(pathToFileURL(path.join(root, "scripts/check", name)).href);
const { foundationJourneys, journeysOf, journeysTouchedBy } = (await script(
  "changed-plan.mjs",
)) as ChangedPlan;
const { readerOf, testsTouchedBy } = (await script("tests-touched.mjs")) as TestsTouched;
const specs = readdirSync(path.join(root, "e2e")).filter((name) => name.endsWith(".spec.ts"));
const sources = ["src", "db"].flatMap((folder) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: "utf8" })
    .map((name) => `${folder}/${name.replaceAll(path.sep, "/")}`)
    .filter((name) => /\.(ts|tsx|css|sql)$/.test(name)),
);

test("the journeys of a feature are there, and so is the feature", () => {
  for (const [feature, journeys] of Object.entries(journeysOf)) {
    const named = new RegExp(`^src/.*/${feature}[./]`);
    expect(
      sources.some((file) => named.test(file)),
      feature,
    ).toBe(true);
    for (const begin of journeys)
      expect(
        specs.some((spec) => spec.startsWith(begin)),
        `${feature}: ${begin}`,
      ).toBe(true);
  }
});

test("a feature's change is walked by its own journeys and the first sale, whatever the root", () => {
  const chosen = ["cash.spec.ts", "first-sale.spec.ts", "pos.spec.ts"];
  for (const file of [
    "src/domain/cash/x.ts",
    "src/server/features/cash/x.ts",
    "src/contract/cash.ts",
    "src/contract/errors/cash-errors.ts",
    "src/messages/es/cash.ts",
  ])
    expect(journeysTouchedBy([file], chosen), file).toEqual(["cash.spec.ts", "first-sale.spec.ts"]);
});

test("every feature has a journey that goes through it", () => {
  const foundation = journeysTouchedBy(["src/ui/theme/theme.ts"], specs);
  const features = ["src/server/features", "src/web/features"].flatMap((folder) =>
    readdirSync(path.join(root, folder)).map((feature) => `${folder}/${feature}/x.ts`),
  );
  const walkless = features.filter((file) => journeysTouchedBy([file], specs).join() === foundation.join());
  expect(walkless).toEqual([]);
});

test("a journey's change is that journey, its support's every journey, a page's none", () => {
  expect(journeysTouchedBy(["e2e/cash.spec.ts"], specs)).toEqual(["cash.spec.ts"]);
  expect(journeysTouchedBy(["e2e/support/say.ts"], specs)).toEqual(specs);
  expect(journeysTouchedBy(["docs/glossary.md", "src/domain/cash/x.test.ts"], specs)).toEqual([]);
});

test("what every screen stands on is walked by the journeys that notice most", () => {
  const wanted = foundationJourneys.map((name) => `${name}.spec.ts`);
  for (const file of ["src/ui/theme/theme.ts", "src/contract/platform/wire.ts", "src/messages/languages.ts"])
    expect(journeysTouchedBy([file], specs), file).toEqual(wanted);
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
  const tests = testsTouchedBy(["src/domain/money/prorate.ts"], sources, readerOf(root)) ?? [];
  expect(tests).toContain("src/domain/tax/sale-totals.test.ts");
  expect(tests.filter((name) => name.startsWith("src/server/features/auth/"))).toEqual([]);
});
