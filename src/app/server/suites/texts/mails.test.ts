import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { directionOf, type Language, languages, testLanguage } from "#platform/domain/text/languages.ts";
import type { Mail } from "#platform/outside/mail/mail.ts";
import { outsideBrackets } from "../../../words/test-language.ts";
import { wordsOf } from "../../../words/word-catalogues.ts";
import { mailKinds } from "./mail-kinds.ts";

const root = path.resolve(import.meta.dirname, "../../../..");

/** `[["payments.mail.subject", "…"], …]` */
const flat = (node: object, prefix = ""): [string, string][] =>
  Object.entries(node).flatMap(([key, value]) =>
    typeof value === "string" ? [[prefix + key, value]] : flat(value, `${prefix}${key}.`),
  );
const keys = new Set(flat(wordsOf("en").catalogue).map(([key]) => key.replace(/_(one|other)$/, "")));

/** What a reader sees: addresses are no words, nor is an offer of the calendar's form. */
const seen = ({ subject, text }: Mail) => `${subject}\n${text.replaceAll(/https?:\S+|\S+@\S+/g, "")}`;

test("every source that composes a mail is among the kinds", () => {
  const composing = readdirSync(root, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".ts") && !name.endsWith(".test.ts") && !name.startsWith("platform/"))
    .filter((name) => readFileSync(path.join(root, name), "utf8").includes("composeMail("));
  expect(composing.toSorted()).toEqual(Object.keys(mailKinds).toSorted());
});

describe.each([...languages, testLanguage])("in %s", (language) => {
  test.each(Object.keys(mailKinds))("a mail of %s says language and direction, and no key", (kind) => {
    for (const mail of mailKinds[kind]?.(language) ?? []) {
      expect(mail.html).toContain(`<html lang="${language}" dir="${directionOf(language)}">`);
      expect(mail.subject.trim()).not.toBe("");
      expect(mail.html).not.toMatch(/\{\{|undefined|null|NaN/);
      expect(
        `${mail.subject}\n${mail.text}`.match(/\w+(\.\w+)+/g)?.filter((each) => keys.has(each)) ?? [],
      ).toEqual([]);
    }
  });
});

test("every letter of a mail is of its words", () => {
  const others = Object.values(mailKinds).flatMap((write) =>
    write(testLanguage).flatMap((mail) =>
      outsideBrackets(seen(mail)).filter((piece) => /\p{L}{2}/u.test(piece)),
    ),
  );
  expect(others).toEqual([]);
});

/** Names of the product, of the law, of its documents and of forms of files, which stay in Latin letters. */
const latinNames = new Set([
  "Comanda",
  "Hacienda",
  "webhook",
  "tributos",
  "CCF",
  "IVA",
  "DTE",
  "PDF",
  "JSON",
  "kg",
  "am",
  "pm",
  "No",
  ...flat(wordsOf("es").catalogue.taxDocuments.types).flatMap(([, name]) =>
    name.toLowerCase().split(/\P{L}+/u),
  ),
]);

test.each<[Language, RegExp]>([
  ["ar", /\p{Script=Arabic}/u],
  ["hi", /\p{Script=Devanagari}/u],
  ["ja", /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u],
  ["ko", /\p{Script=Hangul}/u],
])("a mail in %s has the letters of its language, and foreign ones in names only", (language, own) => {
  const foreign = Object.values(mailKinds).flatMap((write) =>
    write(language).flatMap((mail) => {
      expect(seen(mail)).toMatch(own);
      return (seen(mail).match(/\p{Script=Latin}{2,}/gu) ?? []).filter(
        (word) => !latinNames.has(word) && !latinNames.has(word.toLowerCase()),
      );
    }),
  );
  expect([...new Set(foreign)]).toEqual([]);
});

test.each<[Language, RegExp]>([
  // A space that does not break stands before it.
  ["fr", /[^\u00a0\d]:(?=\s|$)/gmu],
  ["ja", /\D:(?=\s|$)/gmu],
])("no colon of a mail in %s is that of English", (language, foreign) => {
  const found = Object.values(mailKinds).flatMap((write) =>
    write(language).flatMap((mail) =>
      seen(mail)
        .split("\n")
        .filter((line) => line.search(foreign) >= 0),
    ),
  );
  expect(found).toEqual([]);
});

test.each<[Language, string]>([
  ["en", "your crédito fiscal of"],
  ["es", "su comprobante de crédito fiscal del"],
  ["fr", "votre comprobante de crédito fiscal du"],
  ["ja", "のCrédito fiscal（CCF）を"],
])("a sentence in %s names a type of document as it stands within one", (language, part) => {
  const file = "tax/tax-delivery/server/mailing/deliver-tax-document.ts";
  for (const { subject, text } of mailKinds[file]?.(language) ?? []) {
    expect(text).toContain(part);
    expect(subject).toMatch(/: ?C\p{L}+ |：C/u);
  }
});

test("no line of a mail is the same in two languages, but where both write it alike", () => {
  const linesOf = (language: Language) =>
    new Set(
      Object.values(mailKinds).flatMap((write) =>
        write(language).flatMap((mail) =>
          seen(mail)
            .split("\n")
            .filter((line) => line.split(/\P{L}+/u).length > 4),
        ),
      ),
    );
  const all = languages.map((language) => [language, linesOf(language)] as const);
  const shared = all.flatMap(([one, lines], place) =>
    all
      .slice(place + 1)
      .flatMap(([two, others]) =>
        [...lines].filter((line) => others.has(line)).map((line) => [one, two, line]),
      ),
  );
  expect(shared).toEqual([]);
});
