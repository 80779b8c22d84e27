import { afterEach, expect, test, vi } from "vitest";
import { eachInOwnDirection, ofCutText, ownDirection } from "./in-own-direction.tsx";

const page = (dir: "ltr" | "rtl") => vi.stubGlobal("document", { documentElement: { dir } });
afterEach(() => vi.unstubAllGlobals());

test.each([
  "Carnes El Ternero, S.A. de C.V.",
  "-$14.28",
  "+503 7000-0000",
  "4.65 kg",
  "29/11/2026",
  "A-12",
  "-5%",
  "١ ٢ ٣",
  "-$١٤٫٢٨",
])("in an Arabic page %s is read from left to right", (text) => {
  page("rtl");
  expect(ownDirection(text)).toBe("ltr");
  page("ltr");
  expect(ownDirection(text)).toBeUndefined();
});

test.each(["مطعم الأرز", "IVA الشهر", "4 قطعة"])("in a Spanish page %s finds its own direction", (text) => {
  page("ltr");
  expect(ownDirection(text)).toBe("auto");
  page("rtl");
  expect(ownDirection(text)).toBeUndefined();
});

test("an amount that Intl begins with an Arabic mark stands as Arabic does", () => {
  page("rtl");
  expect(ownDirection("\u200f14.28 $")).toBeUndefined();
});

test.each(["", "12", "1,234.50", "١٢", "١٬٢٣٤٫٥٠", " · ", "–"])(
  "«%s» has no direction of its own",
  (text) => {
    page("rtl");
    expect(ownDirection(text)).toBeUndefined();
  },
);

test("what is cut says if it is one text, and of children texts are isolated", () => {
  page("rtl");
  expect(ofCutText("Pupusas")).toEqual({ "data-cut": "text", dir: "ltr", title: "Pupusas" });
  expect(ofCutText("القائمة")).toEqual({ "data-cut": "text", title: "القائمة" });
  expect(ofCutText(["Pupusas", 2])).toEqual({ "data-cut": "parts" });
  expect(eachInOwnDirection([2, " · ", "القائمة"])).toEqual([2, " · ", "القائمة"]);
  expect(eachInOwnDirection(["Pupusas"])).toMatchObject([
    { type: "bdi", props: { dir: "ltr", children: "Pupusas" } },
  ]);
});
