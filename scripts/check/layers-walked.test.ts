import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import type { Layer } from "../../e2e/support/layer.ts";
import { platformLayers, staffLayers } from "../../e2e/support/layers.ts";
import { isProof, parsedSources, parseSource } from "./parsed-sources.ts";
import { type ShownLayer, shownLayers } from "./rules/shown-layers.ts";
import { unwalkedLayers } from "./unwalked-layers.ts";

const product = parsedSources().filter(
  ({ path }) => path.startsWith("src/") && !isProof(path) && !path.includes("/gallery/"),
);
const shown = product.flatMap(shownLayers);
const walked: readonly Layer[] = [staffLayers, platformLayers].flatMap((each) => Object.values(each).flat());

/** A title that is put together is walked when one of its kinds is. */
const isSame = (one: ShownLayer, other: Pick<Layer, "of" | "title">) =>
  one.of === other.of &&
  (one.title === other.title ||
    (one.title?.includes("*") === true && other.title !== null && fits(one.title, other.title)));
const fits = (pattern: string, key: string) =>
  new RegExp(
    `^${pattern
      .split("*")
      .map((part) => RegExp.escape(part))
      .join("[^.]+")}$`,
  ).test(key);
const name = ({ of, title }: ShownLayer) => `${of}: ${title}`;

test("every layer of the source is in the walk of words or names its journey", () => {
  const elsewhere = new Set(Object.keys(unwalkedLayers));
  const missing = shown.filter(
    (layer) => !walked.some((each) => isSame(layer, each)) && !elsewhere.has(name(layer)),
  );
  expect([...new Set(missing.map(name))].toSorted()).toEqual([]);
});

test("what is walked and what is left out stands in the source", () => {
  expect(walked.filter((each) => !shown.some((layer) => isSame(layer, each)))).toEqual([]);
  const names = new Set(shown.map(name));
  const needless = shown.filter((layer) => walked.some((each) => isSame(layer, each))).map(name);
  expect(Object.keys(unwalkedLayers).filter((each) => !names.has(each) || needless.includes(each))).toEqual(
    [],
  );
});

test("the journeys that are named are there", () => {
  const journeys = new Set(Object.values(unwalkedLayers).filter((where) => where.endsWith(".spec.ts")));
  expect([...journeys].filter((file) => !existsSync(`e2e/${file}`))).toEqual([]);
});

test("a dialog, a menu and a question are seen by their titles", () => {
  const text = `const title = t(isNew ? "a.new" : "a.edit");
    const ask = { title: t("a.sure", { name: t("a.name") }), confirmLabel: t("a.yes") };
    <AppDialog opened title={title} />; <ActionMenu label={t(\`a.\${kind}.menu\`)} />; <FormDialog title={item.title} />;
    <SearchField label={t("a.search")} />;`;
  expect(shownLayers(parseSource("src/x/some-file.tsx", text))).toEqual(
    ["a.sure", "a.new", "a.edit", "a.*.menu", null].map((title) => ({ of: "some-file", title })),
  );
});
