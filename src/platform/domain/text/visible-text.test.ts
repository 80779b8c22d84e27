import { expect, test } from "vitest";
import { isVisible, PLAIN_LINES, withoutControls } from "./visible-text.ts";

test.each([
  ["nothing", ""],
  ["spaces", " \u00a0\u2003"],
  ["zero-width characters", "\u200b\u200c\u200d\ufeff"],
  ["direction marks", "\u200e\u200f\u202e\u2066\u2069"],
  ["fillers and a blank Braille pattern", "\u3164\u115f\u2800"],
  ["variation selectors and a soft hyphen", "\ufe0f\u00ad"],
])("%s cannot be seen", (_, text) => {
  expect(isVisible(text)).toBe(false);
});

test.each(["a", "ñ", "\u200fa", "1", "🌮", "👩\u200d🍳", "-"])("%s can be seen", (text) => {
  expect(isVisible(text)).toBe(true);
});

test("a text loses exactly what plain lines may not have", () => {
  for (let code = 0; code <= 0xff; code += 1) {
    const sign = String.fromCharCode(code);
    expect([code, withoutControls(`a${sign}b`)]).toEqual([code, PLAIN_LINES.test(sign) ? `a${sign}b` : "ab"]);
  }
});
