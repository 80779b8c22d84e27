import i18next from "i18next";
import { expect, test } from "vitest";
import { writingOf } from "../../domain/text/languages.ts";
import { isolatedValues } from "../../words/isolated-values.ts";
import { markedValues } from "./marked-values.ts";
import { withOwnFigures } from "./own-figures.ts";

const arabic = writingOf("ar", true);
const words = {
  shelf_few: "{{count}} أيام، 8 أحرف في {{name}}",
  outer: "{{inner}}، 9",
  paper: "الملحق 6 من F-07: {{no}}",
};

function saying(isOwn: boolean) {
  const own = () => (isOwn ? arabic : undefined);
  const said = i18next
    .createInstance()
    .use(
      markedValues(
        isolatedValues(() => (isOwn ? arabic : writingOf("ar"))),
        own,
      ),
    )
    .use({
      type: "postProcessor" as const,
      name: "own",
      process: (text: string) => (isOwn ? withOwnFigures(text, arabic) : text),
    });
  void said.init({
    lng: "ar",
    resources: { ar: { translation: words } },
    postProcess: ["own"],
    interpolation: { escapeValue: false, alwaysFormat: true },
    initAsync: false,
    showSupportNotice: false,
  } as Parameters<typeof said.init>[0]);
  return (key: string, values: object) => said.t(key, { ...values }) as unknown as string;
}

test("counts and figures of words are in the reader's digits, those of names stay", () => {
  const say = saying(true);
  const inner = say("shelf", { count: 7, name: "Mesa 4" });
  expect(inner).toBe("٧ أيام، ٨ أحرف في \u2068Mesa 4\u2069");
  expect(say("outer", { inner: "Caja 2" })).toBe("\u2068Caja 2\u2069، ٩");
  expect(say("paper", { no: "00012" })).toBe("الملحق ٦ من F-07: 00012");
});

test("who chose none reads the words as they were typed", () => {
  const say = saying(false);
  expect(say("shelf", { count: 7, name: "Mesa 4" })).toBe("7 أيام، 8 أحرف في \u2068Mesa 4\u2069");
});
