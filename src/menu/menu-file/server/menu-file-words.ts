import { languages } from "#platform/domain/text/languages.ts";
import { searchText } from "#platform/domain/text/search-text.ts";
import { type Say, sayIn } from "#platform/server/i18n/say.ts";
import { type FileColumn, type FileKind, fileColumns, fileKinds } from "../domain/menu-file.ts";
import type { FileWords } from "../domain/read-menu-file.ts";
import type { WriteWords } from "../domain/write-menu-file.ts";

/** English headings of files that were saved while IVA was called VAT there. */
const formerHeadings = { "vat %": "iva", "price includes vat": "iva_included" } as const;

/** A file may be in any of the languages; case and accents are ignored. */
const columns = new Map<string, FileColumn>(Object.entries(formerHeadings));
const kinds = new Map<string, FileKind>();
for (const say of languages.map(sayIn)) {
  for (const column of fileColumns) columns.set(searchText(say(`menuFile.columns.${column}`)), column);
  for (const kind of fileKinds) kinds.set(searchText(say(`menuFile.kinds.${kind}`)), kind);
}

export const readWords: FileWords = {
  columnOf: (head) => columns.get(searchText(head)) ?? null,
  kindOf: (text) => kinds.get(searchText(text)) ?? null,
};

/** Returns the words in which a file is written. */
export function writeWords(say: Say): WriteWords {
  return {
    kind: (kind) => say(`menuFile.kinds.${kind}`),
    flag: (isOn) => say(isOn ? "menuFile.yes" : "menuFile.no"),
  };
}

export const headOf = (say: Say): string[] => fileColumns.map((column) => say(`menuFile.columns.${column}`));
