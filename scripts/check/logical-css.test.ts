import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import {
  alignedByText,
  cutAtPageEnd,
  type PhysicalSide,
  physicalSides,
  physicalStyles,
} from "./physical-sides.ts";

/** `file text` and why the side of the screen is meant there. */
const EXCEPTIONS = new Map([
  [
    "src/service/floor/web/floor-plan.module.css left: calc(var(--x) * var(--cell));",
    "the plan shows the room as it is, whatever language the waiter reads",
  ],
  ...turned(
    "src/reporting/public-api/server/developers/developers.css",
    "background-position-x: calc(100% - 11px);",
  ),
  ...turned("src/ui/theme/base.css", "transform: scaleX(-1);"),
  ...turned("src/ui/forms/check-field.module.css", "translate: 16px 0;"),
  ...turned("src/ui/forms/check-field.module.css", "translate: -16px 0;"),
  ...turned("src/ui/charts/sparkline.module.css", "transform: scaleX(-1);"),
  ...turned("src/app/guest/guest.css", "background-position-x: calc(100% - 11px);"),
]);

/** What has its other half in a rule for right to left, or is that rule. */
function turned(file: string, text: string): [string, string][] {
  return [[`${file} ${text}`, "a rule for right to left turns it"]];
}

/** `file text` that cuts a text whose direction the element has otherwise. */
const CUT_OTHERWISE = new Set(
  [
    "src/ui/forms/field.module.css",
    "src/ui/forms/search-field.module.css",
    "src/service/pos/web/menu/menu-panel.module.css",
  ].map(
    // All fields are read in their own direction (src/ui/theme/base.css).
    (file) => `${file} text-overflow: ellipsis;`,
  ),
);

const filesOf = (ending: string) =>
  readdirSync("src", { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(ending))
    .map((entry) => path.join(entry.parentPath, entry.name).replaceAll("\\", "/"));

const inAll = (files: readonly string[], look: (text: string) => PhysicalSide[]) =>
  files.flatMap((file) => look(readFileSync(file, "utf8")).map((side) => ({ file, ...side })));

const sheets = filesOf(".css");
const found = inAll(sheets, physicalSides);

test("every style sheet says start and end, so that it turns with the language", () => {
  expect(sheets.length).toBeGreaterThan(50);
  const wrong = found.filter(({ file, text }) => !EXCEPTIONS.has(`${file} ${text}`));
  expect(wrong.map(({ file, line, text }) => `${file}:${line} ${text}`)).toEqual([]);
});

test("no component names a side in the style of an element", () => {
  const components = filesOf(".tsx");
  expect(components.length).toBeGreaterThan(500);
  expect(inAll(components, physicalStyles)).toEqual([]);
});

test("facts on one line keep their directions, whatever stands beside them", () => {
  const files = [...filesOf(".ts"), ...filesOf(".tsx")].filter(
    (file) => file.includes("/web/") && !file.endsWith("/facts-text.ts"),
  );
  // `factsText` isolates each.
  expect(files.filter((file) => readFileSync(file, "utf8").includes('.join(" · ")'))).toEqual([]);
});

test("a text that is cut ends at its own end", () => {
  const wrong = inAll(sheets, cutAtPageEnd).filter(({ file, text }) => !CUT_OTHERWISE.has(`${file} ${text}`));
  expect(wrong.map(({ file, line, text }) => `${file}:${line} ${text}`)).toEqual([]);
});

test("texts stand at the side of the page, whatever direction they are read in", () => {
  const own = inAll(
    sheets.filter((file) => !file.startsWith("src/app/guest/") && !file.includes("/developers/")),
    alignedByText,
  );
  expect(own.map(({ file, line, text }) => `${file}:${line} ${text}`)).toEqual([]);
});

test("no text is slanted, as only few scripts have letters for it", () => {
  expect(sheets.filter((file) => readFileSync(file, "utf8").includes("font-style: italic"))).toEqual([]);
});

test("a rule for several languages names each by itself, for Chrome", () => {
  const lists = inAll(sheets, (css) =>
    [...css.matchAll(/:lang\([^)]*,[^)]*\)/g)].map(({ index, 0: text }) => ({
      line: css.slice(0, index).split("\n").length,
      text,
    })),
  );
  expect(lists).toEqual([]);
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
  "transform: translateX(4px);",
  "transform: translate(100%, 0);",
  "translate: 16px 0;",
  "background-position-x: calc(100% - 11px);",
  "background-image: linear-gradient(to right, red, blue);",
  "transform: scaleX(-1);",
  "scale: -1 1;",
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
  "translate: 0 1px;",
  "transform: translateY(4px);",
  "transform: translate(0, 4px);",
  "background: linear-gradient(to bottom, red, blue);",
  "/* left: 4px; */",
])("%s is not", (text) => {
  expect(physicalSides(`.a {\n  ${text}\n}`)).toEqual([]);
});

test.each(["left: 4", 'textAlign: "right"', "marginLeft: 8", "borderTopLeftRadius: 4"])(
  "the style %s is refused",
  (text) => {
    expect(physicalStyles(`<b style={{ ${text} }} />`)).toHaveLength(1);
  },
);

test.each(["insetInlineStart: 4", '"--left": 4', 'textAlign: "end"', "top: 4"])(
  "the style %s is not",
  (text) => {
    expect(physicalStyles(`<b style={{ ${text} }} />`)).toEqual([]);
  },
);

test("a text that is aligned by its own direction is refused", () => {
  expect(alignedByText(".a {\n  text-align: end;\n}")).toEqual([{ line: 2, text: "text-align: end;" }]);
  expect(alignedByText(".a {\n  text-align: var(--ui-end-side);\n}")).toEqual([]);
});

test.each(["text-overflow: ellipsis;", "-webkit-line-clamp: 2;"])(
  "%s without a direction of its own is refused",
  (text) => {
    expect(cutAtPageEnd(`.a {\n  ${text}\n}`)).toHaveLength(1);
    expect(cutAtPageEnd(`.a {\n  ${text}\n  unicode-bidi: plaintext;\n}`)).toEqual([]);
  },
);
