import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { areas, featureOf, placeOf } from "./layout.mjs";
import { isProof, parsedSources, parseSource } from "./parsed-sources.ts";
import { areaArrows, isUpward } from "./rules/area-arrows.ts";
import { upwardImports } from "./source-exceptions.ts";

const page = readFileSync("docs/architecture.md", "utf8");
const product = parsedSources().filter(({ path }) => !isProof(path));
const arrows = product.flatMap(areaArrows);

const namesIn = (cell = "") => [...cell.matchAll(/`([\w-]+)`/g)].flatMap(([, name]) => name ?? []);

/** Rows of the table of areas, from the top: the area, its features, and the areas it asks. */
const rows = [...page.matchAll(/^\| \*\*`([\w-]+)`\*\* \| ([^|]*) \|([^|]*)\|$/gm)].map(
  ([, area = "", features, asked]) => ({ area, features: namesIn(features), asked: namesIn(asked).sort() }),
);

test("the page names the areas in their order, each with its features", () => {
  expect(rows.map(({ area }) => area)).toEqual(areas.toReversed());
  const folders = Map.groupBy(
    new Set(
      product
        .map(({ path }) => path)
        .filter(featureOf)
        .map((path) => path.split("/", 3).join("/")),
    ),
    (folder) => placeOf(`${folder}/domain/x.ts`)?.area ?? "",
  );
  for (const { area, features } of rows)
    expect(features.toSorted(), area).toEqual(
      (folders.get(area) ?? []).map((folder) => folder.split("/").at(-1)).sort(),
    );
});

test("the page says which areas ask which, as the imports do", () => {
  for (const { area, asked } of rows) {
    const to = arrows.filter((arrow) => arrow.from === area && !isUpward(arrow)).map((arrow) => arrow.to);
    expect(asked, area).toEqual([...new Set(to)].filter((other) => other !== "platform").sort());
  }
});

test("no area asks one above it, but where the list says why", () => {
  const reading = "src/menu/a/server/x.ts";
  const found = areaArrows(
    parseSource(
      reading,
      'import type { a } from "#money/b/domain/y.ts";\nimport { t } from "#app/words/en/catalogue.ts";\nimport { c } from "#core/c/domain/z.ts";',
    ),
  );
  expect(found.map(({ to }) => to)).toEqual(["money", "core"]);
  expect(found.filter(isUpward)).toEqual([
    { from: "menu", to: "money", file: reading, target: "src/money/b/domain/y.ts" },
  ]);
  const upward = arrows.filter(isUpward).map(({ file, target }) => `${file} asks ${target}`);
  expect(upward.sort()).toEqual(Object.keys(upwardImports).sort());
});
