import { expect, test } from "vitest";
import { codeFileName } from "./code-file-name.ts";

test.each([
  ["Mesa 4", "mesa_4-qr.png"],
  ["Salón VIP #2", "salon_vip__2-qr.png"],
  ["Bar/Terraza", "bar_terraza-qr.png"],
])("the QR code of %s is kept as %s", (title, name) => {
  expect(codeFileName(title)).toBe(name);
});
