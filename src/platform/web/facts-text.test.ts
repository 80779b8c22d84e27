import i18next from "i18next";
import { beforeAll, expect, test } from "vitest";
import { factsText } from "./facts-text.ts";
import { cutWords } from "./i18n.ts";

beforeAll(async () => {
  await i18next.init({
    lng: "es",
    fallbackLng: false,
    resources: { es: { start: {} }, ar: { start: {} } },
    ...cutWords,
    showSupportNotice: false,
  } as Parameters<typeof i18next.init>[0]);
});

test("facts stand beside each other, and none takes the place of another", async () => {
  await i18next.changeLanguage("es");
  expect(factsText(["Mesa 10", null, false, "", 4])).toBe("Mesa 10 · 4");
  expect(factsText([0])).toBe("0");
  expect(factsText(["مريم", "7000-0000"])).toBe("\u2068مريم\u2069 · 7000-0000");
});

test("in Arabic each keeps its direction and the line begins at the right", async () => {
  await i18next.changeLanguage("ar");
  expect(factsText(["Mesa 10", "4 أشخاص"])).toBe("\u200f\u2068Mesa 10\u2069 · \u20684 أشخاص\u2069");
  expect(factsText(["Mesa 10"])).toBe("Mesa 10");
});
