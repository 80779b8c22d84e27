import { expect, test } from "vitest";
import { withoutDoubleStop } from "./without-double-stop.ts";

test.each([
  ["Se agregó a Prueba, S.A. de C.V..", "Se agregó a Prueba, S.A. de C.V."],
  ["Cuenta de Acme, Inc.. Está abierta.", "Cuenta de Acme, Inc. Está abierta."],
  ["أُضيف إلى \u2068Prueba, S.A. de C.V.\u2069.", "أُضيف إلى \u2068Prueba, S.A. de C.V.\u2069"],
  ["Un momento...", "Un momento..."],
])("%s", (text, said) => {
  expect(withoutDoubleStop(text)).toBe(said);
});

test("a name that ends in a Japanese or Hindi stop ends the sentence", () => {
  expect(withoutDoubleStop("「寿司。。」を追加しました。。")).toBe("「寿司。」を追加しました。");
  expect(withoutDoubleStop("जोड़ा गया: दाल।\u2069।")).toBe("जोड़ा गया: दाल।\u2069");
  expect(withoutDoubleStop("。。。")).toBe("。。。");
});
