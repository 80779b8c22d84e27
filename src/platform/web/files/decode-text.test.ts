import { expect, test } from "vitest";
import { decodeText } from "./decode-text.ts";

const utf16 = (text: string, isLittle: boolean) =>
  Uint8Array.from(
    [...text].flatMap((letter) => {
      const code = letter.charCodeAt(0);
      return isLittle ? [code & 255, code >> 8] : [code >> 8, code & 255];
    }),
  );

test("the encodings that spreadsheets save in give the same text", () => {
  const text = "Tipo;Título\nproducto;Café ñ";
  const marked = [...new TextEncoder().encode("\uFEFF"), ...new TextEncoder().encode(text)];
  const windows = Uint8Array.from(text, (letter) => letter.charCodeAt(0));
  for (const bytes of [
    new TextEncoder().encode(text),
    Uint8Array.from(marked),
    utf16(`\uFEFF${text}`, true),
    utf16(`\uFEFF${text}`, false),
    windows,
  ])
    expect(decodeText(bytes)).toEqual({ ok: true, text });
});

test("a workbook and a picture are no text", () => {
  expect(decodeText(Uint8Array.from([0x50, 0x4b, 0x03, 0x04, 1]))).toEqual({ ok: false, reason: "workbook" });
  expect(decodeText(Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 1]))).toEqual({ ok: false, reason: "workbook" });
  expect(decodeText(Uint8Array.from([0x89, 0x50, 0x4e, 0, 0]))).toEqual({ ok: false, reason: "not_text" });
});

test("a file without a word is told apart from one that is no text", () => {
  for (const bytes of [new Uint8Array(), new TextEncoder().encode("\uFEFF\r\n")])
    expect(decodeText(bytes)).toEqual({ ok: false, reason: "empty" });
});
