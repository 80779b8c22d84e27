import type { FastifyRequest } from "fastify";
import { expect, test } from "vitest";
import { knownLanguage } from "../../domain/text/languages.ts";
import { languageOf, sayIn } from "./say.ts";

const asking = (header: string | undefined, lang?: string | string[]) => {
  const headers = header === undefined ? {} : { "accept-language": header };
  return { query: { lang }, headers, raw: { headers } } as unknown as FastifyRequest;
};

test.each([
  ["es-SV,es;q=0.9,en;q=0.8", "es"],
  ["ja;q=0.9, en;q=0.8, *;q=0.1", "ja"],
  ["ja-JP", "ja"],
  ["AR-EG", "ar"],
  ["xx-YY, fr;q=0.4", "fr"],
  ["hi;q=0.2, ko-KR;q=0.7", "ko"],
  ["ja;q=0, ko;q=0.1", "ko"],
  ["*", "en"],
  ["xx, *;q=0.1", "en"],
  ["en;q=0, *;q=0.5", "es"],
  ["", "en"],
  ["en;q=0.3, es;q=0.9", "es"],
  ["es;q=0, en", "en"],
  ["yy-YY, xx;q=0.5", "en"],
  [undefined, "en"],
])("a browser that accepts %s hears %s", (header, language) => {
  expect(languageOf(asking(header), null)).toBe(language);
});

test("what was asked for comes before the person's own language", () => {
  expect(languageOf(asking("en", "es"), "en")).toBe("es");
  expect(languageOf(asking("en"), "es")).toBe("es");
  expect(languageOf(asking("es", "xx"), null)).toBe("es");
});

test.each([
  ["ja", "ja"],
  ["JA", "ja"],
  ["ja-JP", "ja"],
  ["es_SV", "es"],
  [["xx", "ko"], "ko"],
  [["fr", "ko"], "fr"],
  ["xx", "hi"],
  ["xx-YY", "hi"],
  ["", "hi"],
  [["", "xx"], "hi"],
])("an address with lang %s is answered in %s to somebody who reads Hindi", (lang, language) => {
  expect(languageOf(asking("en", lang), "hi")).toBe(language);
});

test("a stored language that the product no longer speaks is passed over", () => {
  expect(languageOf(asking("fr"), "xx")).toBe("fr");
  expect(languageOf(asking(undefined), "xx")).toBe("en");
  expect(knownLanguage("xx", null, undefined, "ko", "es")).toBe("ko");
  expect(knownLanguage("xx")).toBe("en");
});

test("a value that turns a sentence or is turned is isolated, a count is not", () => {
  const values = { drawer: "Caja 1 (barra)" };
  expect(sayIn("ar")("cash.reply.drawer_added", values)).toContain("\u2068Caja 1 (barra)\u2069");
  expect(sayIn("es")("cash.reply.drawer_added", values)).toMatch(/(?<!\u2068)Caja 1 \(barra\)(?!\u2069)/);
  expect(sayIn("es")("cash.reply.drawer_added", { drawer: "مشروبات" })).toContain("\u2068مشروبات\u2069");
  expect(sayIn("ar")("setup.reply.menu_started", { count: 12 })).not.toMatch(/[\u2066-\u2069]/);
});
