import { expect, test } from "vitest";
import { countedForms, splitPluralKey } from "../plural-forms.ts";
import { en } from "./en.ts";
import { guestWords } from "./guest-words.ts";

const singular = (key: string) => splitPluralKey(key, en)?.[0] ?? key;
const english: Readonly<Record<string, string>> = en;

const placeholders = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
/** A form for one or two may say the count in words. */
const filledIn = (text: string) => new Set(placeholders(text).filter((name) => name !== "count"));

test.each(Object.entries(guestWords))(
  "%s has every key in the forms it needs, and fills in the same",
  (language, words) => {
    const needed = [...new Set(Object.keys(en).map(singular))].flatMap((key) =>
      english[`${key}_other`] === undefined ? [key] : countedForms(language).map((form) => `${key}_${form}`),
    );
    expect(Object.keys(words).sort()).toEqual(needed.sort());
    for (const [key, text] of Object.entries(words)) {
      const [base] = splitPluralKey(key, words) ?? [key];
      expect([key, filledIn(text)]).toEqual([key, filledIn(english[key] ?? english[`${base}_other`] ?? "")]);
    }
  },
);
