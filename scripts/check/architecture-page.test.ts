import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { isProof, parsedSources } from "./parsed-sources.ts";
import { featureNeeds } from "./rules/feature-circles.ts";

const page = readFileSync("docs/architecture.md", "utf8");

const namesIn = (cell = "") => [...cell.matchAll(/`([\w-]+)`/g)].flatMap(([, name]) => name ?? []);

/** Rows of the table of features, from the top: the features of the row, and whom they ask. */
const rows = [...page.matchAll(/^\| (`[^|]+) \| [^|]* \|([^|]*)\|$/gm)].map(([, features, asked]) => ({
  features: namesIn(features),
  asked: namesIn(asked).sort(),
}));

test("the architecture page names every feature of the server with those it asks", () => {
  const product = parsedSources().filter(({ path }) => !isProof(path));
  const needs = featureNeeds(product, /^src\/server\/features\/([^/]+)\//);
  const told = rows.flatMap(({ features, asked }) => features.map((feature) => [feature, asked] as const));
  expect(Object.fromEntries(told)).toEqual(
    Object.fromEntries([...needs].map(([feature, others]) => [feature, [...others].sort()])),
  );
});

test("each feature stands there once", () => {
  const order = rows.flatMap(({ features }) => features);
  expect(order.filter((feature, at) => order.indexOf(feature) !== at)).toEqual([]);
});

test("each feature stands above those it asks", () => {
  const order = rows.flatMap(({ features }) => features);
  const upwards = rows.flatMap(({ features: [feature = ""], asked }) =>
    asked.filter((other) => order.indexOf(other) < order.indexOf(feature)).map((other) => [feature, other]),
  );
  expect(upwards).toEqual([]);
});
