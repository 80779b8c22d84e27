import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { physicalSides } from "./physical-sides.ts";

/** `file text` and why the side of the screen is meant there. */
const EXCEPTIONS = new Map([
  [
    "src/service/floor/web/floor-plan.module.css left: calc(var(--x) * var(--cell));",
    "the plan shows the room as it is, whatever language the waiter reads",
  ],
]);

const sheets = readdirSync("src", { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && entry.name.endsWith(".css"))
  .map((entry) => path.join(entry.parentPath, entry.name).replaceAll("\\", "/"));

const found = sheets.flatMap((file) =>
  physicalSides(readFileSync(file, "utf8")).map(({ line, text }) => ({ file, line, text })),
);

test("every style sheet says start and end, so that it turns with the language", () => {
  expect(sheets.length).toBeGreaterThan(50);
  const wrong = found.filter(({ file, text }) => !EXCEPTIONS.has(`${file} ${text}`));
  expect(wrong.map(({ file, line, text }) => `${file}:${line} ${text}`)).toEqual([]);
});

test("every exception is still needed", () => {
  const still = new Set(found.map(({ file, text }) => `${file} ${text}`));
  expect([...EXCEPTIONS.keys()].filter((key) => !still.has(key))).toEqual([]);
});

test.each([
  "margin-left: 4px;",
  "right: 0;",
  "border-right: 1px solid;",
  "border-top-left-radius: 8px;",
  "text-align: left;",
  "float: right;",
  "padding: 4px 8px 4px 12px;",
  "inset: 0 auto 0 calc(1px + 2px);",
  "padding: 0 max(8px, 1px) 0 max(9px, 1px);",
  "border-radius: 8px 0 0 8px;",
])("%s is refused", (text) => {
  expect(physicalSides(`.a {\n  color: red;\n  ${text}\n}`)).toEqual([{ line: 3, text }]);
});

test.each([
  "margin-inline-start: 4px;",
  "inset-inline: 0;",
  "inset: 0 auto;",
  "padding: 4px 8px 6px;",
  "padding: 4px 8px 6px 8px;",
  "text-align: start;",
  "border-radius: 8px 8px 0 0;",
  "--left: 4px;",
  "/* left: 4px; */",
])("%s is not", (text) => {
  expect(physicalSides(`.a {\n  ${text}\n}`)).toEqual([]);
});
