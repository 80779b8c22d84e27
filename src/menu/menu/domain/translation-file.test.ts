import { expect, test } from "vitest";
import { readTranslationFile, type TranslationColumn } from "./translation-file.ts";

const heads = ["kind", "id", "translation [ja]", "translated_text [ja]"];
const read = (...lines: string[][]) =>
  readTranslationFile([heads, ...lines], {
    language: "ja",
    columnOf: (heading) => heading as TranslationColumn,
    kindOf: (word) => (word === "item" ? word : undefined),
    partOf: (kind, id) => (kind === "item" && id === 20_000_001 ? { description: null } : undefined),
  });

test("what turns the direction of a line is left out of every cell and heading", () => {
  const marked = readTranslationFile(
    [
      heads.map((head) => `\u202b${head}\u202c`),
      ["\u200fitem", "\u202a20000001\u202c", "ププサ X\u202eabc", "\u2067肉\u2069"],
    ],
    {
      language: "ja",
      columnOf: (heading) =>
        heads.map((head) => head.replace(" [ja]", "")).find((head) => head === heading) as TranslationColumn,
      kindOf: (word) => (word === "item" ? word : undefined),
      partOf: () => ({ description: null }),
    },
  );
  expect(marked).toMatchObject({
    problems: [],
    rows: [{ id: 20_000_001, title: "ププサ Xabc", description: "肉" }],
  });
});

test.each(["20000001", "٢٠٠٠٠٠٠١", "۲۰۰۰۰۰۰۱", "२००००००१", "２００００００１"])(
  "the ID %s is understood",
  (id) => {
    expect(read(["item", id, "ププサ"])).toMatchObject({ problems: [], rows: [{ id: 20_000_001 }] });
  },
);

test.each([
  ["a name", ["プ\u0007プサ"], "translation"],
  ["a name of two lines", ["プ\nプサ"], "translation"],
  ["a description", ["ププサ", "肉\u0000"], "translated_text"],
])("%s with invisible characters is refused", (_what, texts, column) => {
  expect(read(["item", "20000001", ...texts]).problems).toMatchObject([
    { line: 2, column, reason: "control_characters" },
  ]);
});

test("a description may have several lines", () => {
  expect(read(["item", "20000001", "", "一\n二"]).problems).toEqual([]);
});
