import { type CategoryColour, categoryColours } from "#menu/menu/domain/category-colour.ts";
import { languages } from "#platform/domain/text/languages.ts";
import { searchText } from "#platform/domain/text/search-text.ts";
import { type Say, sayIn } from "#platform/server/i18n/say.ts";
import { type FileColumn, type FileKind, fileColumns, fileKinds } from "../domain/menu-file.ts";
import type { FileWords } from "../domain/read-menu-file.ts";
import type { WriteWords } from "../domain/write-menu-file.ts";

/** Headings of files that were saved while these columns had another name. */
const formerHeadings = {
  "vat %": "iva",
  "price includes vat": "iva_included",
  title: "title",
  titulo: "title",
  colour: "colour",
  "chosen at first": "default",
} as const;
const formerKinds = { producto: "item" } as const;

const flagText = (say: Say, isOn: boolean) => say(isOn ? "menuFile.yes" : "menuFile.no");

/** A file may be in any of the languages; case and accents are ignored. */
const columns = new Map<string, FileColumn>(Object.entries(formerHeadings));
const kinds = new Map<string, FileKind>(Object.entries(formerKinds));
const colours = new Map<string, CategoryColour>();
const flags = new Map<string, boolean>();
for (const say of languages.map(sayIn)) {
  for (const column of fileColumns) columns.set(searchText(say(`menuFile.columns.${column}`)), column);
  for (const kind of fileKinds) kinds.set(searchText(say(`menuFile.kinds.${kind}`)), kind);
  for (const isOn of [true, false]) flags.set(searchText(flagText(say, isOn)), isOn);
  for (const colour of categoryColours) colours.set(searchText(say(`menuItems.colours.${colour}`)), colour);
}

export const readWords: FileWords = {
  columnOf: (head) => columns.get(searchText(head)) ?? null,
  kindOf: (text) => kinds.get(searchText(text)) ?? null,
  colourOf: (text) => colours.get(searchText(text)) ?? null,
  flagOf: (text) => flags.get(searchText(text)) ?? null,
};

/** Returns the words in which a file is written. */
export function writeWords(say: Say): WriteWords {
  return {
    kind: (kind) => say(`menuFile.kinds.${kind}`),
    flag: (isOn) => flagText(say, isOn),
    colour: (colour) => say(`menuItems.colours.${colour}`),
  };
}

export const headOf = (say: Say): string[] => fileColumns.map((column) => say(`menuFile.columns.${column}`));
