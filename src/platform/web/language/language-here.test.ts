import { afterEach, expect, test, vi } from "vitest";
import { keepLanguage, languageHere } from "./language-here.ts";

const browser = (kept: string | null, ...languages: string[]) => {
  const stored = new Map(kept === null ? [] : [["language", kept]]);
  vi.stubGlobal("navigator", { languages });
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => void stored.set(key, text),
  });
};
afterEach(() => void vi.unstubAllGlobals());

test.each([
  ["what was shown last", "ja", ["es-SV"], "ja"],
  ["the browser's own, whatever its region", null, ["ko-KR", "en"], "ko"],
  ["the first that the product speaks", null, ["qaa-DE", "qab", "fr-CA", "en"], "fr"],
  ["not one that exists no more", "xx", ["hi-IN"], "hi"],
  ["English for whoever speaks none", null, ["qaa", "qab-Hans"], "en"],
])("the language here is %s", (_what, kept, own, language) => {
  browser(kept, ...own);
  expect(languageHere()).toBe(language);
});

test.each([
  ["?lang=ja", "ja"],
  ["?lang=JA-jp", "ja"],
  ["?lang=xx&lang=hi&lang=ko", "hi"],
  ["?lang=xx", "fr"],
  ["?lang=", "fr"],
])("the address %s is read in %s, whatever was shown last", (search, language) => {
  browser("fr", "es");
  vi.stubGlobal("location", { search });
  expect(languageHere()).toBe(language);
});

test("a language that was shown is that of the next start", () => {
  browser(null, "es");
  keepLanguage("ar");
  expect(languageHere()).toBe("ar");
});

test("a browser that forbids storage is read in its own language", () => {
  vi.stubGlobal("navigator", { languages: ["fr"] });
  const forbidden = () => {
    throw new Error("forbidden");
  };
  vi.stubGlobal("localStorage", { getItem: forbidden, setItem: forbidden });
  expect(() => keepLanguage("ar")).not.toThrow();
  expect(languageHere()).toBe("fr");
});
