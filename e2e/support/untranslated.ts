import type { Page } from "@playwright/test";
import { outsideBrackets } from "#app/words/test-language.ts";
import { measuredUnits } from "#inventory/inventory/domain/units.ts";
import { initialsOf } from "#platform/domain/text/initials-of.ts";
import { languageName, languages, localeOf, testLanguage } from "#platform/domain/text/languages.ts";
import { expect } from "./journey.ts";
import { notAmongWordsTo, noteWhatIsTold, toldTo } from "./told-to-page.ts";
import { saidOn } from "./wordless.ts";

const isHeard = new WeakSet<Page>();

/**
 * Begins to listen to what a page is told, and loads it anew, so that nothing was told before: names and notes that somebody entered
 * are shown as they are, and come with answers of the server.
 */
export async function listenTo(page: Page): Promise<void> {
  if (isHeard.has(page)) return;
  isHeard.add(page);
  await noteWhatIsTold(page);
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toBeAttached();
}

/** These are said by the platform itself in the language, or are names. */
const alwaysSaid = namesAndUnits();

function namesAndUnits(): string[] {
  const locale = localeOf(testLanguage);
  const written = (options: Intl.DateTimeFormatOptions, months: number) =>
    Array.from({ length: 12 }, (_, place) =>
      new Intl.DateTimeFormat(locale, options).format(
        new Date(2026, months * place, 1 + (1 - months) * place),
      ),
    );
  const currencies = new Intl.DisplayNames(locale, { type: "currency" });
  const joining = new Intl.ListFormat(locale)
    .formatToParts(["", "", ""])
    .map(({ value }) => value.replace(",", "").trim());
  return [
    "Comanda",
    // A key that a title names, and services.
    "Ctrl",
    "Gmail",
    "Outlook",
    "Yahoo Mail",
    "AM",
    "PM",
    ...written({ month: "long" }, 1),
    ...written({ month: "short" }, 1),
    ...written({ weekday: "long" }, 0),
    ...written({ weekday: "short" }, 0),
    ...["kilobyte", "megabyte", "gigabyte", "second", "minute", "hour", "day"].flatMap((unit) =>
      [1, 2].map((count) =>
        new Intl.NumberFormat(locale, { style: "unit", unit }).format(count).replace(/\d/, "").trim(),
      ),
    ),
    ...measuredUnits.map((unit) => unit.replace("_", " ")),
    ...joining,
    ...Intl.supportedValuesOf("currency").map((code) => currencies.of(code) ?? code),
    ...languages.map(languageName),
  ];
}

const hasWord = (text: string) => /\p{L}{2}/u.test(text);
/** Two letters for one are the made-up language: the text was cut into elements inside its brackets. */
const isAccented = (text: string) => /áá|éé|íí|óó/.test(text);
/** An address of a screen, as it is copied to another device. */
const ADDRESS = /\S*\/\S+\/\S+/g;
/** Between what is shown side by side: "Queso · 2 kg", "12/05/2026, 7:30 PM". */
const SEPARATORS = /[·,;:()×/|–—…"«»\n#+]|\s-\s|\s(?:and|or)\s|\d[\d.,:%]*/;

/**
 * Returns the texts of a page in the test language that stand outside of brackets and are no values that the server
 * told: they are written into the code, and nobody can translate them. `listenTo` comes before the screen is opened.
 */
export async function untranslated(page: Page): Promise<string[]> {
  const pieces = (await saidOn(page))
    .flatMap(outsideBrackets)
    .filter((piece) => hasWord(piece) && !isAccented(piece));
  const parts = (await unknownOf(page, pieces)).flatMap((piece) =>
    piece
      .replaceAll(ADDRESS, " ")
      .split(SEPARATORS)
      .map((part) => part.trim()),
  );
  const found = await unknownOf(page, parts.filter(hasWord));
  if (found.length === 0) return [];
  // Whoever serves is shown by the initials of a name that the server told.
  const initials = new Set((await toldTo(page)).map(initialsOf));
  return found.filter((part) => !initials.has(part));
}

const unknownOf = async (page: Page, texts: readonly string[]): Promise<string[]> =>
  texts.length === 0 ? [] : notAmongWordsTo(page, [...new Set(texts)], alwaysSaid);
