import { existsSync, readFileSync } from "node:fs";
import papa from "papaparse";
import type { Language } from "#platform/domain/text/languages.ts";
import { csvLines } from "#platform/server/csv/csv-text.ts";
import { type StartingMenu, startingMenus } from "../domain/setup-step.ts";

const textOf = (name: string) => readFileSync(new URL(`menus/${name}`, import.meta.url), "utf8");

const rows = Object.fromEntries(
  startingMenus.map((menu) => [
    menu,
    papa.parse<string[]>(textOf(`${menu}.csv`), { skipEmptyLines: true }).data,
  ]),
) as Record<StartingMenu, string[][]>;

/** The titles of the menus in another language, by the Spanish; nothing for Spanish and for a language that has no such file. */
function titlesIn(language: Language): ReadonlyMap<string, string> {
  const name = `titles/${language}.json`;
  const isThere = existsSync(new URL(`menus/${name}`, import.meta.url));
  return new Map(isThere ? Object.entries(JSON.parse(textOf(name)) as Record<string, string>) : []);
}

/** The file of a menu to start with, its titles and descriptions in the language of the restaurant. */
export function startingMenuText(menu: StartingMenu, language: Language): string {
  const titles = titlesIn(language);
  return csvLines(rows[menu].map((cells) => cells.map((cell) => titles.get(cell) ?? cell)));
}
