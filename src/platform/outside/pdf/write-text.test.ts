import { once } from "node:events";
import { buffer } from "node:stream/consumers";
import { extractText, getDocumentProxy } from "unpdf";
import { expect, test } from "vitest";
import { cents } from "../../domain/money/cents.ts";
import { formatMoney } from "../../domain/money/format-money.ts";
import { languages, localeOf } from "../../domain/text/languages.ts";
import { type PaperPage, startPaper } from "./paper-page.ts";
import { textRunsOf } from "./text-runs.ts";
import { fitted, heightOf, widthOf, writeText } from "./write-text.ts";

const now = new Date(0);
const newPage = (language: (typeof languages)[number] = "es") =>
  startPaper({ title: "Papel", now, language });

async function pdfOf(page: PaperPage): Promise<Uint8Array> {
  const bytes = buffer(page);
  page.end();
  await once(page, "end");
  return bytes;
}

/** The pieces of text of a page as a reader finds them, with the place of each. */
async function piecesOf(pdf: Uint8Array) {
  const page = await (await getDocumentProxy(new Uint8Array(pdf))).getPage(1);
  const { items } = await page.getTextContent();
  return items.flatMap((item) =>
    "str" in item && item.str.trim() !== ""
      ? [{ text: item.str, x: Number(item.transform[4]), width: item.width }]
      : [],
  );
}

const readBack = async (text: string): Promise<string> => {
  const page = await newPage();
  writeText(page, text, { x: 40, y: 40, width: 500 });
  const pdf = await getDocumentProxy(new Uint8Array(await pdfOf(page)));
  return (await extractText(pdf, { mergePages: true })).text.trim();
};

test.each([
  ["Café Łódź Ştefan Привет Ελλάς Việt"],
  ["비빔밥 정식"],
  ["寿司とラーメン 定食"],
  ["张伟的饭店"],
  ["पुपुसा और दाल"],
  ["مطعم السلام"],
  ["Taco 🌮"],
])("%s stands on paper so that a reader finds it", async (name) => {
  expect((await readBack(name)).normalize("NFKC").replaceAll(/\s/g, "")).toBe(name.replaceAll(" ", ""));
});

// Letters with one shape and other dots, a vowel that is drawn before its letter, the same letters twice.
test.each([["كشف سلام شكرا مستند الرئيسي"], ["हिन्दी में शर्तें क्रेडिट विवरण"]])(
  "%s is copied letter by letter as it was written",
  async (words) => {
    // This reader sees a space where a mark moves the pen, and leaves nulls to who shows its text.
    expect((await readBack(words)).replaceAll(/[\s\0]/g, "")).toBe(words.replaceAll(" ", ""));
  },
);

test("a text is drawn by fonts that have its signs, its Han signs by one", async () => {
  const page = await newPage();
  const fonts = (text: string) => textRunsOf(page, text).map(({ part, text }) => [part.font, text]);
  expect(fonts("Menú 김치")).toEqual(
    [
      ["inter", "Menú "],
      ["noto-sans-kr", "김"],
      ["noto-sans-kr", "치"],
    ].filter(([, text]) => text !== ""),
  );
  expect(new Set(fonts("東京").map(([font]) => font))).toEqual(new Set(["noto-sans-jp"]));
  // The first of both is written the same in Japan, the second only in China.
  expect(new Set(fonts("李饭").map(([font]) => font))).toEqual(new Set(["noto-sans-sc"]));
});

test("a sign that no font has is an empty box, never a question mark", async () => {
  const page = await newPage();
  expect(textRunsOf(page, "A\u{13000}")).toEqual([
    { part: { font: "inter", part: "latin" }, text: "A\u{13000}", no: 0 },
  ]);
  expect(widthOf(page, "\u{13000}")).toBeGreaterThan(0);
});

const glyphsOf = (page: PaperPage, text: string): number[] =>
  textRunsOf(page, text).flatMap(({ part, text }) => {
    widthOf(page, text);
    page.font(`${part.font}-${part.part}-400`);
    const { _font: opened } = page as unknown as {
      _font: { layout(text: string): { glyphs: { id: number }[] } };
    };
    return opened.layout(text).glyphs.map(({ id }) => id);
  });

test("the narrow space of French amounts is a space on paper, and no box", async () => {
  const amount = formatMoney(cents(123_456_789), "$", localeOf("fr"));
  expect(amount).toContain("\u202f");
  expect((await readBack(amount)).normalize("NFKC")).toBe("1 234 567,89 $");
});

test("letters of Arabic and Devanagari are joined as they are written", async () => {
  const page = await newPage();
  const each = (text: string) => [...text].flatMap((sign) => glyphsOf(page, sign));
  // The same letters stand in other forms in a word, lam and alif in one.
  expect(glyphsOf(page, "سلام")).not.toEqual(each("سلام").toReversed());
  expect(glyphsOf(page, "لا").length).toBeLessThan(3);
  // The half form of a consonant before another, and the i that stands before the letter it is said after.
  expect(glyphsOf(page, "क्ष")).toHaveLength(1);
  expect(glyphsOf(page, "कि").at(-1)).toBe(glyphsOf(page, "क")[0]);
});

test("what is read from the right stands from the right, values within in their order", async () => {
  const page = await newPage();
  const shown = (text: string) =>
    textRunsOf(page, text)
      .map(({ text }) => text.trim())
      .filter((text) => text !== "");
  expect(shown("طلب 12 من Casa Azul")).toEqual(["Casa Azul", "من", "12", "طلب"]);
  expect(shown("Mesa de مطعم السلام en casa")).toEqual(["Mesa de", "السلام", "مطعم", "en casa"]);
  expect(shown("العميل ⁨Rosa (VIP)⁩ موجود")).toEqual(["موجود", "Rosa (VIP)", "العميل"]);
  expect(shown("(مطعم)")).toEqual(["(", "مطعم", ")"]);
  // What turns a whole line round is not heard.
  expect(shown("Rosa \u202eavla")).toEqual(["Rosa avla"]);
  expect(shown("+503 7000-0000")).toEqual(["+503 7000-0000"]);
});

test.each(languages)("a paper in %s begins at the side where it is read from", async (language) => {
  const page = await newPage(language);
  writeText(page, "11.30", { x: 40, y: 40, width: 200 }, { isFigures: true, align: "end" });
  writeText(page, "Rosa", { x: 40, y: 60, width: 200 });
  const [amount, name] = await piecesOf(await pdfOf(page));
  const ends = { amount: (amount?.x ?? 0) + (amount?.width ?? 0), name: (name?.x ?? 0) + (name?.width ?? 0) };
  if (page.direction === "ltr") {
    expect(name?.x).toBeCloseTo(40, 0);
    expect(ends.amount).toBeCloseTo(240, 0);
  } else {
    expect(ends.name).toBeCloseTo(612 - 40, 0);
    expect(amount?.x).toBeCloseTo(612 - 240, 0);
  }
});

test.each(languages)(
  "a column of figures in %s lines up on the right, inside its mirrored place",
  async (language) => {
    const page = await newPage(language);
    for (const [index, text] of ["1,234.50", "-9.00", "100.00"].entries())
      writeText(page, text, { x: 40, y: 40 + 20 * index, width: 200 }, { isFigures: true, align: "figures" });
    const ends = (await piecesOf(await pdfOf(page))).map(({ x, width }) => x + width);
    expect(ends).toHaveLength(3);
    for (const end of ends) expect(end).toBeCloseTo(page.direction === "ltr" ? 240 : 612 - 40, 0);
  },
);

test("a long text wraps where its script allows it, and a long word anywhere", async () => {
  const page = await newPage();
  const line = heightOf(page, "寿", 60);
  expect(heightOf(page, "寿司とラーメンの定食をお願いします", 60)).toBeGreaterThan(2 * line - 1);
  expect(heightOf(page, "x".repeat(60), 60)).toBeGreaterThan(3 * heightOf(page, "x", 60) - 1);
  expect(heightOf(page, "one\ntwo", 500)).toBeCloseTo(2 * heightOf(page, "one", 500));
  const cut = fitted(page, "مطعم السلام الكبير", 40);
  expect(cut.endsWith("…")).toBe(true);
  expect(widthOf(page, cut)).toBeLessThanOrEqual(40);
});

test("a name in Korean adds a few kilobytes to a paper, and no font to one without", async () => {
  const size = async (name: string) => {
    const page = await newPage();
    writeText(page, name, { x: 40, y: 40, width: 500 });
    return (await pdfOf(page)).length;
  };
  expect((await size("Rosa 김민수")) - (await size("Rosa Kim"))).toBeLessThan(16_000);
});
