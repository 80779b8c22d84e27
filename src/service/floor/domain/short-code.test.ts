import { expect, test } from "vitest";
import { readShortCode } from "./short-code.ts";

test("case, spaces and strokes are forgiven", () => {
  for (const typed of ["K7M2P", "k7m2p", " K7 M2P ", "k7-m2–p", "Ｋ７Ｍ２Ｐ"])
    expect(readShortCode(typed)).toBe("K7M2P");
});

test("what no code can hold is none", () => {
  for (const sign of ["I", "L", "O", "U", "0", "1", "Ñ", "%"])
    expect(readShortCode(`K7M2${sign}`)).toBeUndefined();
  for (const typed of ["", "K7M2", "K7M2PP"]) expect(readShortCode(typed)).toBeUndefined();
});
