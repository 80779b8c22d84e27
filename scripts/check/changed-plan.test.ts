import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { expect, test } from "vitest";

interface ChangedPlan {
  readonly journeysOf: Readonly<Record<string, readonly string[]>>;
  readonly foundationJourneys: readonly string[];
  journeysTouchedBy(files: readonly string[], specs: readonly string[]): string[];
}

const root = fileURLToPath(new URL("../..", import.meta.url));
const script = pathToFileURL(path.join(root, "scripts/check/changed-plan.mjs")).href;
const { foundationJourneys, journeysOf, journeysTouchedBy } = (await import(script)) as ChangedPlan;
const specs = readdirSync(path.join(root, "e2e")).filter((name) => name.endsWith(".spec.ts"));

test("the journeys of a feature are there, and so is the feature", () => {
  const roots = ["src/domain", "src/server/features", "src/web/features"];
  for (const [feature, journeys] of Object.entries(journeysOf)) {
    expect(
      roots.some((folder) => existsSync(path.join(root, folder, feature))),
      feature,
    ).toBe(true);
    for (const begin of journeys)
      expect(
        specs.some((spec) => spec.startsWith(begin)),
        `${feature}: ${begin}`,
      ).toBe(true);
  }
});

test("a feature's change is walked by its own journeys, whatever the root", () => {
  for (const file of ["src/domain/cash/x.ts", "src/server/features/cash/x.ts", "src/messages/es/cash.ts"])
    expect(journeysTouchedBy([file], ["cash.spec.ts", "first-sale.spec.ts", "pos.spec.ts"])).toEqual([
      "cash.spec.ts",
      "first-sale.spec.ts",
    ]);
});

test("a journey's change is that journey, its support's every journey, a page's none", () => {
  expect(journeysTouchedBy(["e2e/cash.spec.ts"], specs)).toEqual(["cash.spec.ts"]);
  expect(journeysTouchedBy(["e2e/support/say.ts"], specs)).toEqual(specs);
  expect(journeysTouchedBy(["docs/glossary.md", "src/domain/cash/x.test.ts"], specs)).toEqual([]);
});

test("what every screen stands on is walked by the journeys that notice most", () => {
  const touched = journeysTouchedBy(["src/ui/theme/theme.ts"], specs);
  expect(touched).toEqual(foundationJourneys.map((name) => `${name}.spec.ts`));
});
