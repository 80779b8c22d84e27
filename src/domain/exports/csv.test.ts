import fc from "fast-check";
import { expect, test } from "vitest";
import { csvText } from "./csv.ts";

const body = (cell: string) => csvText([[cell]]).slice(1, -2);

test("what a spreadsheet would run begins with an apostrophe", () => {
  for (const evil of ["=1+1", "+1+1", "-1+1", "@SUM(A1)", "\t=1", "\r=1", "＝1+1", "-2-cmd|' /C calc'!A0"])
    expect(body(evil).replace(/^"/, "")).toMatch(/^'/);
});

test("numbers stay numbers, words stay words, quotes are doubled, nothing is nothing", () => {
  expect(csvText([["Caja 1", "-1.50", "12.40", null, 'dijo "hola", y más']])).toBe(
    '\uFEFFCaja 1,-1.50,12.40,,"dijo ""hola"", y más"\r\n',
  );
});

test("no cell of any text begins a formula, and none breaks out of its row", () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: "binary" }), { minLength: 1 }), (cells) => {
      const text = csvText([cells]).slice(1, -2);
      const unquoted = text.replaceAll(/"(?:[^"]|"")*"/g, "q");
      expect(unquoted.split(",")).toHaveLength(cells.length);
      for (const cell of cells)
        expect(body(cell).replace(/^"/, "")).not.toMatch(/^(?:[=@\t\r\n\0＝＋－＠]|[+-](?![0-9.]+"?$))/);
    }),
  );
});
