import { expect, test } from "vitest";
import { codeFileName } from "./code-file-name.ts";

test.each([
  ["Mesa 4", "mesa_4-qr.png"],
  ["Salón VIP #2", "salon_vip__2-qr.png"],
  ["Bar/Terraza", "bar_terraza-qr.png"],
  ["テーブル 5", "テーブル_5-qr.png"],
  ["طاولة 5", "طاولة_5-qr.png"],
  ["टेबल/5", "टेबल_5-qr.png"],
])("the QR code of %s is kept as %s", (title, name) => {
  expect(codeFileName(title)).toBe(name);
});
