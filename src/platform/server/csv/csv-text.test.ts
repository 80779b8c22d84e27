import fc from "fast-check";
import { expect, test } from "vitest";
import { csvLines } from "./csv-text.ts";

test("cells with signs of the format are quoted, rows end with CRLF", () => {
  expect(csvLines([["a", 'b "c"', "d,e", "f;g", "h\ni", null]])).toBe('a,"b ""c""","d,e","f;g","h\ni",\r\n');
  expect(csvLines([])).toBe("");
});

test("the ministry's portal takes semicolons", () => {
  expect(csvLines([["a;b", "c,d", "1.50", null]], ";")).toBe('"a;b";c,d;1.50;\r\n');
});

test.each(["=1+1", "+503", "-A1", "@x", "\tx", "\rx", "＝1", "＋1", "－1", "＠1", "-1.5.2"])(
  "%j is text, not a formula",
  (cell) => {
    expect(csvLines([[cell]]).replaceAll('"', "")).toBe(`'${cell}\r\n`);
  },
);

test.each(["-12.40", "12.40", "-3", "0"])("%s stays a number", (cell) => {
  expect(csvLines([[cell]])).toBe(`${cell}\r\n`);
});

test("no cell of any text begins a formula, and none breaks out of its row", () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: "binary" }), { minLength: 1 }), (cells) => {
      const text = csvLines([cells]).slice(0, -2);
      const unquoted = text.replaceAll(/"(?:[^"]|"")*"/g, "q");
      expect(unquoted.split(",")).toHaveLength(cells.length);
      for (const cell of cells)
        expect(
          csvLines([[cell]])
            .slice(0, -2)
            .replace(/^"/, ""),
        ).not.toMatch(/^(?:[=@\t\r\n\0＝＋－＠]|[+-](?![0-9.]+"?$))/);
    }),
    { seed: 7 },
  );
});
