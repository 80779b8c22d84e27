import { expect, test } from "vitest";
import { fontRuns, interFont } from "./inter-font.ts";

const textOf = (text: string) =>
  fontRuns(text)
    .map((run) => run.text)
    .join("");

test("names of the alphabets that the font has stay as they are", () => {
  const name = "Café Łódź Ştefan Привет Ελλάς Việt";
  expect(textOf(name)).toBe(name);
  expect(fontRuns("Łódź").map(({ part, text }) => [part, text])).toEqual([
    ["latin-ext", "Ł"],
    ["latin", "ód"],
    ["latin-ext", "ź"],
  ]);
});

test("a picture falls away, and what the font cannot write is a question mark", () => {
  expect(textOf("Taquería 🌮\u200b")).toBe("Taquería ");
  expect(textOf("寿司")).toBe("??");
});

test("each part is a font", () => {
  for (const part of ["latin", "latin-ext", "vietnamese", "cyrillic", "cyrillic-ext", "greek"] as const)
    expect(interFont(part, 600).readUInt32BE(0)).toBe(0x00010000);
});
