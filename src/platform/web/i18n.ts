import i18next, { type PostProcessorModule } from "i18next";
import { initReactI18next } from "react-i18next";
import type { MessageKey } from "#app/words/message-key.ts";
import { asLine } from "../domain/text/isolated.ts";
import {
  directionOf,
  fallbackLanguage,
  isLanguage,
  type Language,
  languages,
  localeOf,
  testLanguage,
  type Writing,
  writingOf,
} from "../domain/text/languages.ts";
import { isolatedValues } from "../words/isolated-values.ts";
import { withoutDoubleStop } from "../words/without-double-stop.ts";
import { keepLanguage, languageHere, languageKey } from "./language/language-here.ts";
import { markedValues } from "./language/marked-values.ts";
import { hasOwnDigits, keepOwnDigits, ownDigitsKey } from "./language/own-digits.ts";
import type { withOwnFigures } from "./language/own-figures.ts";
import { fallBack, wordsBackend, wordsLoading } from "./language/words-backend.ts";

/** Says a key in the current language: `t("devices.removed", { name })`. Keys are typed. */
export type Translate = (key: MessageKey, values?: Record<string, unknown>) => string;

/** Applied to all words with their values. */
const oneStop: PostProcessorModule = {
  type: "postProcessor",
  name: "oneStop",
  process: (text: string) => asLine(withoutDoubleStop(inDigitsOfReader(text)), currentLanguage()),
};

/** Writes the figures of words in the reader's own digits. It is loaded for those alone who chose such. */
let inOwnFigures: typeof withOwnFigures | undefined;

/** Without it, on a lost connection, the figures of words stay western until the next start. */
async function loadOwnFigures(): Promise<void> {
  inOwnFigures ??= (await import("./language/own-figures.ts").catch(() => undefined))?.withOwnFigures;
}

function inDigitsOfReader(text: string): string {
  const writing = ownWriting();
  return writing && inOwnFigures ? inOwnFigures(text, writing) : text;
}

/** Query of a window that prints a paper: the language of the paper, which is that of the window. */
export const PAPER_LANGUAGE = "paper";

/** The language of the paper that this window prints, whatever its person reads; null in every other window. */
export function paperLanguage(): Language | null {
  const asked = new URLSearchParams(globalThis.location?.search).get(PAPER_LANGUAGE);
  return isLanguage(asked) ? asked : null;
}

/**
 * The words are cut into parts, each with those of one screen or dialog (scripts/setup/words-of-screens.ts). This one
 * holds what the app begins with. In development nothing is cut, and no build knows this part: all words are answered.
 */
const startPart = import.meta.env.DEV ? "all" : "start";
/** The other parts that were asked for: `t` looks into each. */
const laterParts: string[] = [];

/** Settings of the translations for words in parts. */
export const cutWords = {
  ns: [startPart],
  defaultNS: startPart,
  fallbackNS: laterParts,
  // Words that are still on their way leave a gap, and never their key.
  parseMissingKeyHandler: (key: string) => (hasWords(currentLanguage()) ? key : ""),
};

/** Pause in milliseconds before words whose attempts have all failed are asked for again. */
const AGAIN_AFTER_MS = 5_000;

/** Starts the translations; settles when the words are here or all attempts have failed, which is only logged. */
export function startTranslations(): Promise<void> {
  started = start();
  return started;
}
let started: Promise<void> | undefined;

async function start(): Promise<void> {
  const ofPaper = paperLanguage();
  i18next.on("languageChanged", () => {
    document.documentElement.lang = currentLanguage();
    document.documentElement.dir = directionOf(currentLanguage());
    if (ofPaper === null) keepLanguage(i18next.language);
  });
  await i18next
    .use(wordsBackend)
    .use(initReactI18next)
    .use(oneStop)
    .use(markedValues(isolatedValues(writingOnScreen), ownWriting))
    .init({
      lng: ofPaper ?? languageHere(),
      // Only the words of one language are loaded; English for whoever speaks none of the list.
      fallbackLng: {
        ...Object.fromEntries([...languages, testLanguage].map((code) => [code, []])),
        default: [fallbackLanguage],
      },
      supportedLngs: [...languages, testLanguage],
      load: "languageOnly",
      debug: import.meta.env.DEV,
      showSupportNotice: false,
      postProcess: [oneStop.name],
      interpolation: { escapeValue: false, alwaysFormat: true },
      ...cutWords,
      react: { useSuspense: false, bindI18nStore: "added" },
      ...wordsLoading,
    } as Parameters<typeof i18next.init>[0]);
  if (!hasWords(currentLanguage())) await fallBack(i18next, startPart);
  if (hasOwnDigits()) await loadOwnFigures();
}

const hasPart = (language: Language, part: string) => i18next.hasResourceBundle(language, part);
const missingParts = (language: Language) =>
  [startPart, ...laterParts].filter((part) => !hasPart(language, part));
const hasWords = (language: Language) => missingParts(language).length === 0;

/** Loads the words of a language; a screen that opens meanwhile adds its part. False when some cannot be loaded. */
async function loadLanguage(language: Language): Promise<boolean> {
  for (let missing = missingParts(language); missing.length > 0; missing = missingParts(language)) {
    await i18next.reloadResources(language, missing);
    if (missing.some((part) => !hasPart(language, part))) return false;
  }
  return true;
}

/** Settles when a part of the words is here. They are asked for until they come: what needs them waits. */
export async function loadWords(part: string): Promise<void> {
  await started;
  if (!laterParts.includes(part)) laterParts.push(part);
  await i18next.loadNamespaces(part);
  while (!hasPart(currentLanguage(), part)) {
    await new Promise((resolve) => setTimeout(resolve, AGAIN_AFTER_MS));
    await i18next.reloadResources(currentLanguage(), part);
  }
}

/** The language on screen. */
export function currentLanguage(): Language {
  const code = i18next.resolvedLanguage ?? i18next.language;
  return isLanguage(code) ? code : fallbackLanguage;
}

/** The form in which a language is written here: in the digits that its reader chose, on a paper in western ones. */
export const writingOnScreen = (language: Language): Writing =>
  writingOf(language, hasOwnDigits() && paperLanguage() === null);

/** The form with other digits than those that words are typed in; undefined where the reader chose none, and until they are here. */
function ownWriting(): Writing | undefined {
  const writing = writingOnScreen(currentLanguage());
  return inOwnFigures === undefined || writing.locale === localeOf(currentLanguage()) ? undefined : writing;
}

/** Writes all numbers on screen in the digits of the language's own script, or in western ones, and keeps the choice in this browser. */
export function changeDigits(isOwn: boolean): void {
  if (isOwn === hasOwnDigits()) return;
  keepOwnDigits(isOwn);
  // What is on screen is drawn again, as after a change of language.
  const drawAgain = () => i18next.emit("languageChanged", i18next.language);
  drawAgain();
  if (isOwn) void loadOwnFigures().then(drawAgain);
}

/** The language that was asked for last: words of an earlier one may arrive after its own. */
let newest: Language | undefined;

/**
 * Shows everything in another language and keeps the choice in this browser. Nothing changes when another one was asked
 * for meanwhile nor where a paper is printed, and nothing changes and the answer is false when its words cannot be loaded.
 */
export async function changeLanguage(language: Language): Promise<boolean> {
  if (paperLanguage() !== null) return true;
  newest = language;
  if (!(await loadLanguage(language))) return false;
  if (newest === language) await i18next.changeLanguage(language);
  return true;
}

/** Calls back when everything has been shown in another language; what the server said stays in the one before. */
export function onLanguageChange(changed: () => void): void {
  let shown = currentLanguage();
  i18next.on("languageChanged", () => {
    if (shown === currentLanguage()) return;
    shown = currentLanguage();
    changed();
  });
}

/** The language and the digits that are chosen in another tab of this browser are those of this one too. */
export function followOtherTabs(): void {
  addEventListener("storage", ({ key, newValue }) => {
    if (key === languageKey && isLanguage(newValue)) void changeLanguage(newValue);
    if (key === ownDigitsKey) changeDigits(newValue !== null);
  });
}

/** For code outside components; components use `useT`, which follows a change of language. */
export const t: Translate = (key, values) => i18next.t(key, { ...values });
