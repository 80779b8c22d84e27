import type { Page } from "@playwright/test";
import { outsideBrackets } from "#app/words/test-language.ts";
import { measuredUnits } from "#inventory/inventory/domain/units.ts";
import { initialsOf } from "#platform/domain/text/initials-of.ts";
import { languageName, languages, localeOf, testLanguage } from "#platform/domain/text/languages.ts";
import { expect } from "./journey.ts";
import { answersTo, noteAnswers } from "./told-to-page.ts";
import { saidOn } from "./wordless.ts";

/** What the live connection told a page; what the server answered is kept in the page itself. */
const heardLive = new WeakMap<Page, Set<string>>();

/**
 * Begins to listen to what a page is told, and loads it anew, so that nothing was told before: names and notes that somebody entered
 * are shown as they are, and come with answers of the server.
 */
export async function listenTo(page: Page): Promise<void> {
  if (heardLive.has(page)) return;
  const told = new Set<string>();
  heardLive.set(page, told);
  await noteAnswers(page);
  page.on("websocket", (socket) => {
    socket.on("framereceived", ({ payload }) => told.add(payload.toString()));
  });
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toBeAttached();
}

function textsIn(node: unknown): string[] {
  if (typeof node === "string") return [node];
  return typeof node === "object" && node !== null ? Object.values(node).flatMap(textsIn) : [];
}

/** Returns what the server told a page that `listenTo` listens to, and what else it holds. */
export const heardOn = async (page: Page): Promise<string[]> => [
  ...(heardLive.get(page) ?? []),
  ...(await answersTo(page)),
  ...(await heldBy(page)),
];

/** What the page holds besides: of the person who is signed in, of a demo, and of a guests' menu. */
async function heldBy(page: Page): Promise<string[]> {
  const held = await page.evaluate(() => [
    ...[...document.querySelectorAll("meta[content]")].map((meta) => meta.getAttribute("content") ?? ""),
    ...Object.values<string>(localStorage),
    ...Object.values<string>(sessionStorage),
    document.querySelector("#page-data")?.textContent ?? "{}",
  ]);
  const menu = held.pop() ?? "{}";
  return [...held, ...held.flatMap(textsOfJson), ...textsIn({ ...JSON.parse(menu), words: null })];
}

/** The texts in what the browser keeps as JSON: who is signed in, for instance. */
function textsOfJson(text: string): string[] {
  try {
    return textsIn(JSON.parse(text));
  } catch {
    return [];
  }
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

/** Tells whether a text stands in a longer one as words, and not inside of one. */
function standsIn(text: string, longer: string): boolean {
  const isInside = (sign: string | undefined) => sign !== undefined && /[\p{L}\p{N}]/u.test(sign);
  for (let at = longer.indexOf(text); at >= 0; at = longer.indexOf(text, at + 1))
    if (!isInside(longer[at - 1]) && !isInside(longer[at + text.length])) return true;
  return false;
}

/**
 * Returns the texts of a page in the test language that stand outside of brackets and are no values that the server
 * told: they are written into the code, and nobody can translate them. `listenTo` comes before the screen is opened.
 */
export async function untranslated(page: Page): Promise<string[]> {
  const told = await heardOn(page);
  const known = [...told, ...alwaysSaid].join("\n");
  // Whoever serves is shown by the initials of a name that the server told.
  const initials = new Set(told.map(initialsOf));
  // A time zone is shown without the line in its name.
  const knownWords = `${known}\n${known.replaceAll("_", " ")}`;
  // Whole words: two letters of a code that was told by chance are no word that the server said.
  const isKnown = (text: string) =>
    standsIn(text, knownWords) || (text.endsWith("…") && knownWords.includes(text.slice(0, -1)));
  const found = (await saidOn(page))
    .flatMap(outsideBrackets)
    .filter((piece) => hasWord(piece) && !isAccented(piece) && !isKnown(piece))
    .flatMap((piece) =>
      piece
        .replaceAll(ADDRESS, " ")
        .split(SEPARATORS)
        .map((part) => part.trim()),
    )
    .filter((part) => hasWord(part) && !isKnown(part) && !initials.has(part));
  return [...new Set(found)];
}
