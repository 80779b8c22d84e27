import { expect, test } from "vitest";
import { withFiguresIsolated } from "./figures-in-words.ts";

const words = (text: string) => ({ part: { text } });
const isolatedIn = (text: string) =>
  withFiguresIsolated(words(text), "ar").part.text.match(/\u2068[^\u2069]*\u2069/g) ?? [];

test.each([
  ["خصم 10%", ["\u206810%\u2069"]],
  ["أكثر من 10×", ["\u206810×\u2069"]],
  ["المتن أكبر من 256 KiB.", ["\u2068256 KiB\u2069"]],
  ["من 2026-11-20T18:30:00Z.", ["\u20682026-11-20T18:30:00Z\u2069"]],
  ["رسالة كاملة (.eml): تُستخرج", ["\u2068.eml\u2069"]],
  ["التي يذكرها /store بالمنطقة", ["\u2068/store\u2069"]],
  ["12.5 تعني 12.50", []],
  ["الملحق 6 من F-07، وhttps://comanda.app وorders.csv", []],
  ["{{count}}% من الحصة", []],
])("%s keeps the order of its figures", (text, figures) => {
  expect(isolatedIn(text)).toEqual(figures);
});

test("words that are read from the left are as they were typed", () => {
  const spanish = words("IVA 13%");
  expect(withFiguresIsolated(spanish, "es")).toBe(spanish);
});
