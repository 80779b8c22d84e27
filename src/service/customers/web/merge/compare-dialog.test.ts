import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Cell, comparedFacts } from "./compare-dialog.tsx";

const fact = (label: string, value: string | null) => ({ label, value });
const ana = {
  type: "CONSUMIDOR_FINAL",
  own: [fact("phone", "1")],
  either: [
    fact("email", null),
    fact("name", "Ana"),
    fact("document", null),
    { ...fact("nit", null), only: "CREDITO_FISCAL" },
  ],
  both: [fact("notes", "a")],
} as const;
const ana2 = {
  type: "CREDITO_FISCAL",
  own: [fact("phone", "2")],
  either: [
    fact("email", "b@x.sv"),
    fact("name", "Ana M."),
    fact("document", null),
    { ...fact("nit", "0614"), only: "CREDITO_FISCAL" },
  ],
  both: [fact("notes", null)],
} as const;

/** Returns the kept values of each side, by label. */
const kept = (stays: 0 | 1) =>
  comparedFacts(ana, ana2, stays).map(({ label, sides }) => [label, ...sides.map(({ isKept }) => isKept)]);

test("who stays keeps their own and takes what they lack", () => {
  expect(kept(0)).toEqual([
    ["phone", true, false],
    ["email", false, true],
    ["name", true, false],
    ["nit", false, false],
    ["notes", true, false],
  ]);
  expect(kept(1)).toEqual([
    ["phone", false, true],
    ["email", false, true],
    ["name", false, true],
    ["nit", false, true],
    ["notes", true, false],
  ]);
});

test("a value is read in its own direction, whatever the language of the screen", () => {
  const shown = (value: string) =>
    renderToStaticMarkup(createElement(Cell, { side: { value, isKept: false } }));
  expect(shown("مطعم السلام")).toBe('<td><bdi dir="auto">مطعم السلام</bdi></td>');
  expect(shown("Pupusería La Ceiba, S.A. de C.V.")).toBe("<td>Pupusería La Ceiba, S.A. de C.V.</td>");
});
