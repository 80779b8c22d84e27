import { expect, test } from "vitest";
import { defaultStation } from "./default-station.ts";

test.each([
  "Bar",
  "Barra",
  "BAR & Cocteles",
  "Bebidas frías",
  "Bebida caliente",
  "Drinks",
  "Soft-drinks",
  "Coffee",
  "Cafés",
  "Café y té",
  "cafe",
  "Cafetería",
  "Boissons fraîches",
  "المشروبات",
  "القهوة الساخنة",
  "البار",
  "पेय",
  "गरम कॉफ़ी",
  "ドリンク",
  "ホットコーヒー",
  "バー",
  "음료",
  "따뜻한 커피",
])("%s is made at the bar", (title) => {
  expect(defaultStation({ id: null, title })).toBe("bar");
});

test.each([
  "Barbacoa",
  "Barritas de granola",
  "Pupusas",
  "Postres",
  "Platos fuertes",
  "Discos",
  "バーガー",
  "बारबेक्यू",
  "바비큐",
  "الباربكيو",
  "",
])("%s is food", (title) => {
  expect(defaultStation({ id: null, title })).toBe("kitchen");
});

test("the slug counts too, and category 6 is the bar's whatever its name", () => {
  expect(defaultStation({ id: null, title: "Refrescos", slug: "bebidas-frias" })).toBe("bar");
  expect(defaultStation({ id: 6, title: "Pupusas" })).toBe("bar");
  expect(defaultStation({ id: 7, title: "Pupusas" })).toBe("kitchen");
});
