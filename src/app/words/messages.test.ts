import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import ts from "typescript";
import { describe, expect, test } from "vitest";
import { type Language, languages, localeOf, testLanguage } from "#platform/domain/text/languages.ts";
import { literalTexts } from "../../../scripts/check/literal-texts.ts";
import { errorStatus } from "../contract/errors.ts";
import { validationCodes } from "../contract/validation-code.ts";
import { guestWordsOf } from "./guest-words.ts";
import { countedForms, splitPluralKey } from "./plural-forms.ts";
import { staffWords } from "./staff-words.ts";
import { wordsOf } from "./word-catalogues.ts";

const root = path.resolve(import.meta.dirname, "../..");

/** Sources that may say something to a person: everything but the words, tests and the page that shows the design system. */
const sources = readdirSync(root, { recursive: true, encoding: "utf8" })
  .filter((name) => /\.tsx?$/.test(name) && !/\.(test|gen|d)\.tsx?$/.test(name))
  .filter(
    (name) =>
      !/\/words\/([a-z]{2}\/|[a-z-]+\.[a-z]{2}\.ts|[a-z]{2}\.ts)|^(ui|app\/web)\/gallery\/|\/testing\//.test(
        name,
      ),
  )
  .map((name) => ({ name, text: readFileSync(path.join(root, name), "utf8") }));

/** `{ "common.sign_in": "Sign in", … }` */
function flat(node: object, prefix = ""): Record<string, string> {
  return Object.fromEntries(
    Object.entries(node).flatMap(([key, value]) =>
      typeof value === "string" ? [[prefix + key, value]] : Object.entries(flat(value, `${prefix}${key}.`)),
    ),
  );
}

const english = flat(wordsOf("en").catalogue);

/** Plural forms of one key are one key: `items_one` and `items_other` are `items`. */
const singular = (key: string, catalogue = english) => splitPluralKey(key, catalogue)?.[0] ?? key;

/** The keys that a language must have where English has these: each counted one in the forms of that language. */
const keysIn = (language: Language, source: Readonly<Record<string, string>>) =>
  [...new Set(Object.keys(source).map((key) => singular(key, source)))].flatMap((key) =>
    source[`${key}_other`] === undefined
      ? [key]
      : countedForms(localeOf(language)).map((form) => `${key}_${form}`),
  );

/** Forms that say which number it is. */
const isExact = (form: string) => ["zero", "one", "two"].includes(form);

const placeholders = (words: string) =>
  [...words.matchAll(/\{\{\s*(\w+)[^}]*\}\}/g)].map((match) => match[1]).sort();

test("the sources are seen", () => {
  expect(sources.length).toBeGreaterThan(150);
  expect(sources.map((source) => source.name)).toContain("core/auth/web/sign-in-screen.tsx");
});

interface Spoken {
  readonly language: Language;
  readonly words: object;
}
const ofEverybody: Spoken[] = [...languages, testLanguage].map((language) => ({
  language,
  words: wordsOf(language),
}));
const ofGuests: Spoken[] = [...languages, testLanguage].map((language) => ({
  language,
  words: guestWordsOf(language),
}));

describe.each([
  { of: "everybody", englishWords: wordsOf("en"), spoken: ofEverybody },
  { of: "guests", englishWords: guestWordsOf("en"), spoken: ofGuests },
])("the words of $of", ({ englishWords, spoken }) => {
  const source = flat(englishWords);

  describe.each(spoken)("in $language", ({ language, words: said }) => {
    const words = flat(said);

    test("have every key, and no other", () => {
      expect(Object.keys(words).sort()).toEqual(keysIn(language, source).sort());
    });

    test("fill in the same values as English", () => {
      const differing = Object.keys(words).filter((key) => {
        const [base, form] = splitPluralKey(key, words) ?? [key, "other"];
        const text = words[key] ?? "";
        const said = placeholders(source[`${base}_other`] ?? source[key] ?? "");
        const left = said.filter((name) => !placeholders(text).includes(name));
        // Forms for none, one and two may say the count in words; what else is filled in is the same in all forms.
        const mayMiss = isExact(form) ? 1 : 0;
        const maySay = [...said, ...placeholders(source[`${base}_one`] ?? "")];
        return left.length > mayMiss || placeholders(text).some((name) => !maySay.includes(name));
      });
      expect(differing).toEqual([]);
    });

    test("say something at every key", () => {
      expect(Object.keys(words).filter((key) => words[key]?.trim() === "")).toEqual([]);
    });
  });
});

test.each([
  ["en", ["one", "other"]],
  ["es", ["one", "other"]],
  ["fr", ["one", "other"]],
  ["hi", ["one", "other"]],
  ["ja", ["other"]],
  ["ko", ["other"]],
  ["ar", ["zero", "one", "two", "few", "many", "other"]],
])("%s counts in its own forms", (language, forms) => {
  expect(countedForms(language)).toEqual(forms);
});

test("every key is said somewhere", () => {
  const named = new Set<string>();
  const begun: string[] = [];
  for (const { text } of sources) {
    for (const match of text.matchAll(/["'`]([a-zA-Z]\w*(?:\.\w+)+)["'`]/g)) named.add(match[1] ?? "");
    // `errors.${code}`: all keys that begin so.
    for (const match of text.matchAll(/`([a-zA-Z]\w*\.[\w.]*)\$\{/g)) begun.push(match[1] ?? "");
  }
  const unused = Object.keys(english).filter(
    (key) => !named.has(singular(key)) && !begun.some((start) => key.startsWith(start)),
  );
  expect(unused).toEqual([]);
});

/** Refusals of each feature, by the name of their table; it stands in one file of the feature's contract. */
const refusals = await Promise.all(
  readdirSync(root, { recursive: true, encoding: "utf8" })
    .map((name) => name.replaceAll(path.sep, "/"))
    .flatMap((name) => {
      const table = /^export const (\w+Errors) = \{$/m.exec(
        /\/contract\/[a-z-]+\.ts$/.test(name) ? readFileSync(path.join(root, name), "utf8") : "",
      )?.[1];
      const feature = /^(?!app\/)(.*)\/contract\//.exec(name)?.[1];
      return table === undefined || feature === undefined ? [] : [{ name, feature, table }];
    })
    .map(async ({ name, feature, table }) => ({
      feature,
      table,
      codes: Object.keys(await tableIn(name, table)),
    })),
);

async function tableIn(file: string, table: string): Promise<object> {
  const module: Record<string, unknown> = await import(path.join(root, file));
  return module[table] as object;
}

test.each(refusals)(
  "the refusals of $feature have their words in the file of the same feature",
  async ({ feature, table, codes }) => {
    expect(table).toBe(`${camelCase(path.basename(feature))}Errors`);
    expect(Object.keys(await tableIn(`${feature}/words/en.ts`, table)).sort()).toEqual(codes.sort());
  },
);

/** `tax-books` becomes `taxBooks`. */
function camelCase(name: string): string {
  return name.replace(/-(\w)/g, (_dash, letter: string) => letter.toUpperCase());
}

test("no two features refuse with the same code, and none is left out of the table", () => {
  const codes = refusals.flatMap((each) => each.codes);
  expect(codes.length).toBe(new Set(codes).size);
  expect(Object.keys(errorStatus)).toEqual(expect.arrayContaining(codes));
});

test("every refusal and every wrong field has words", () => {
  expect(Object.keys(wordsOf("en").catalogue.errors).sort()).toEqual(Object.keys(errorStatus).sort());
  expect(Object.keys(wordsOf("en").catalogue.validation).sort()).toEqual([...validationCodes].sort());
});

/** A comparison with a language, or a table by languages. */
const asksForLanguage = (text: string) => {
  const code = `(?:${languages.join("|")})`;
  return new RegExp(`(?:[=!]==|case) ["']${code}["']|[{,]\\s+${code}: \\S`).test(text);
};

test("no code asks which language it is", () => {
  expect(
    ["x === 'es' ? 1 : 2", 'case "en":', 'const of = { es: "Sí", en: "Yes" };'].every(asksForLanguage),
  ).toBe(true);
  const found = sources
    .filter(({ name, text }) => !name.endsWith("/samples.ts") && asksForLanguage(text))
    .map(({ name }) => name);
  expect(found).toEqual(["platform/domain/text/languages.ts"]);
});

describe("texts outside the catalogues", () => {
  test("no component says a word of its own", () => {
    const found = sources
      .filter(({ name }) => name.endsWith(".tsx"))
      .flatMap(({ name, text }) => literalTexts(name, text).map((literal) => `${name}: ${literal}`));
    expect(found).toEqual([]);
  });

  test.each([
    ["text between tags", "<p>Hello</p>", ["Hello"]],
    ["a label", '<Field label="Name" />', ["Name"]],
    ["a label in braces", '<Field placeholder={"Search"} />', ["Search"]],
    ["a choice between two texts", "<p>{late ? 'Late' : 'On time'}</p>", ["Late", "On time"]],
    ["what is compared is no text", '<p>{state === "failed" && <i>Late</i>}</p>', ["Late"]],
    ["signs and figures are no words", "<p>· 24 %</p>", []],
    ["a key is no text", '<Field label={t("common.sign_in")} type="email" />', []],
  ])("%s", (_title, jsx, expected) => {
    expect(literalTexts("x.tsx", `const x = ${jsx};`)).toEqual(expected);
  });

  test("the parser understands every component", () => {
    for (const { name, text } of sources.filter((source) => source.name.endsWith(".tsx"))) {
      const file = ts.createSourceFile(name, text, ts.ScriptTarget.ESNext, true, ts.ScriptKind.TSX);
      expect(file.statements.length, name).toBeGreaterThan(0);
    }
  });
});

test.each([
  ["ar", /[\d}] %/],
  ["en", /[\d}] %/],
  ["es", /\d[ \u00a0]%/],
  ["fr", /[\d}][ \u00a0]?%/],
  ["hi", /[\d}] %/],
  ["ja", /[\d}] %/],
  ["ko", /[\d}] %/],
] as const)("%s sets percentages by one rule, and no amount is typed in a word", (language, wrong) => {
  const words = Object.entries(flat(wordsOf(language)));
  expect(words.filter(([, text]) => wrong.test(text) || /\$\d/.test(text))).toEqual([]);
});

/** A sign or a unit beside a value is `Intl`'s: `formatPercent` and `formatLength` write both. */
const TYPED_UNIT = /\}\}\s*[%٪％]|[%٪％]\s*\{\{|\{\{\w+\}\}\s?(?:min|sec|ms|s|h|मि\.|د|ث|س)(?![\p{L}’])/u;

test.each(["{{rate}}%", "{{rate}} %", "٪{{rate}}", "{{minutes}} min", "{{seconds}} s"])(
  "%s is found",
  (text) => {
    expect(TYPED_UNIT.test(text)).toBe(true);
  },
);

test.each(languages)("%s types no percent sign and no unit of time beside a value", (language) => {
  const words = Object.entries(flat({ ...wordsOf(language).catalogue, guests: guestWordsOf(language) }));
  // The details of a refusal are figures, for programs too: its words say their unit.
  expect(words.filter(([key, text]) => !key.startsWith("errors.") && TYPED_UNIT.test(text))).toEqual([]);
});

/** Values that are numbers of things, in words that are not counted. */
const NUMBERS =
  "added|attempts|compared|count|days|dogs|done|faults|items|least|lines|max|min|months|most|people|pieces|processed|puzzles|rows|screens|seated|seats|shown|skipped|stars|steps|tables|times|updated|weeks|workhorses";
/** Words after a number that agree with none. */
const AGREEING_WITH_NONE = {
  en: /^(?:ago|and|at most|for|from|in|more|most costly|of|on|or|to|with)\b/,
  es: /^(?:a|al|con|de|desde|el|en|hasta|más|o|para|por|y)\b/,
  fr: /^(?:au|avec|dans|de|en|et|ou|par|pour|sur|à)(?![\p{L}])/u,
  ar: /^(?:إلى|أو|ثم|حتى|غيرها|فقط|في|كحد أقصى|من|و)/,
} as const;

/** What a text says of a number, where it is a word that would have to agree with it; null where the number stands apart. */
function agreeing(text: string, language: keyof typeof AGREEING_WITH_NONE): string | null {
  const after = new RegExp(`\\{\\{(?:${NUMBERS})\\}\\}[ \\u00a0]?(?=(\\p{L}.*))`, "gu");
  const words = [...text.matchAll(after)].map((match) => match[1] ?? "");
  return words.find((word) => !AGREEING_WITH_NONE[language].test(word)) ?? null;
}

test.each([
  ["at most {{most}} tables", "tables"],
  ["{{done}} of {{count}} names translated", "names translated"],
  ["Names translated: {{done}} of {{count}}", null],
  ["{{name}} tables", null],
])("what agrees with a number in %s", (text, expected) => {
  expect(agreeing(text, "en")).toBe(expected);
});

test.each(["ar", "en", "es", "fr"] as const)(
  "%s counts what a word agrees with, or says the number apart",
  (language) => {
    const words = flat({ ...wordsOf(language), guests: guestWordsOf(language) });
    const found = Object.entries(words).filter(
      ([key, text]) => splitPluralKey(key, words) === null && agreeing(text, language) !== null,
    );
    expect(found).toEqual([]);
  },
);

/** Counts that are never none, and whose form for one says it in words: each has a text of its own for none, or counts from one. */
const NEVER_NONE = new Set(["operations.queue.every_minutes", "tables.left_out"]);

test.each(languages.filter((language) => new Intl.PluralRules(localeOf(language)).select(0) === "one"))(
  "%s says the number in the form for one, which is the form for none too",
  (language) => {
    const words = flat({ ...wordsOf(language).catalogue, guests: guestWordsOf(language) });
    const found = Object.keys(words).filter((key) => {
      const [base, form] = splitPluralKey(key, words) ?? [key, "other"];
      if (form !== "one" || NEVER_NONE.has(base)) return false;
      return String(placeholders(words[key] ?? "")) !== String(placeholders(words[`${base}_other`] ?? ""));
    });
    expect(found).toEqual([]);
  },
);

test.each(languages)("%s writes no number of its own in the form for one", (language) => {
  const words = flat({ ...wordsOf(language).catalogue, guests: guestWordsOf(language) });
  const found = Object.entries(words).filter(
    ([key, text]) => splitPluralKey(key, words)?.[1] === "one" && /(?<![\d{(])1(?![\d)}])/.test(text),
  );
  expect(found).toEqual([]);
});

/** What no text of a language has: a sign of another way of writing, a mark of direction, spaces at its ends. */
test.each([
  ["ar", /\p{Script=Arabic} ?[?;,]/u],
  ["fr", /'| [!?;%»]|[^\u00a0\s]:\s(?!application)/],
  ["hi", /\p{Script=Devanagari}{4,}\.(?!\w)/u],
  ["ja", /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}](?:[,!?:;(]|\.(?!\w))/u],
  ["ko", /[、。]/],
] as const)("%s is punctuated in its own way", (language, wrong) => {
  const words = Object.entries(flat({ ...wordsOf(language).catalogue, guests: guestWordsOf(language) }));
  expect(words.filter(([, text]) => wrong.test(text)).slice(0, 40)).toEqual([]);
});

test.each(languages)("%s has no mark of direction and no space at an end", (language) => {
  // As they were typed: the marks around figures are put where a language is put together (`figures-in-words.ts`).
  const typed = Object.entries(staffWords).filter(([code]) => code === language);
  const words = Object.entries(flat({ ...Object.fromEntries(typed), guests: guestWordsOf(language) }));
  expect(words.length).toBeGreaterThan(3000);
  expect(
    words.filter(([, text]) => /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]|^\s|\s$/.test(text)),
  ).toEqual([]);
});
