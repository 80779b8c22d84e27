import type { CategoryColour } from "#menu/menu/domain/category-colour.ts";
import { plainCell } from "#platform/domain/text/plain-cell.ts";
import { searchText } from "#platform/domain/text/search-text.ts";
import { unreachable } from "#platform/domain/unreachable.ts";
import { likelyColumn } from "./likely-column.ts";
import {
  FILE_ITEMS_MAX,
  FILE_LINES_MAX,
  type FileCategory,
  type FileColumn,
  type FileItem,
  type FileKind,
  type FileMenu,
  type FileProblem,
} from "./menu-file.ts";
import {
  type FileCells,
  type OpenItem,
  openItem,
  problemList,
  type Refuse,
  readAddon,
  readCategory,
  readGroup,
  readRecipe,
  readVariant,
} from "./read-line.ts";

/** Recognises the names of columns and kinds in every language. */
export interface FileWords {
  readonly columnOf: (head: string) => FileColumn | null;
  readonly kindOf: (text: string) => FileKind | null;
  readonly colourOf: (text: string) => CategoryColour | null;
  /** Yes and no. */
  readonly flagOf: (text: string) => boolean | null;
}

/** A heading of the file and the column that it means. */
interface FileHead {
  readonly text: string;
  readonly column: FileColumn | null;
}

export interface ReadMenuFile {
  readonly menu: FileMenu;
  /** All headings of the file with the columns they were taken for. */
  readonly heads: readonly FileHead[];
  /** All problems in the order of the lines. With any of them nothing may be saved. */
  readonly problems: readonly FileProblem[];
}

/** Columns of yes and no. */
const flagColumns: ReadonlySet<FileColumn> = new Set([
  "visible",
  "required",
  "default",
  "taxable",
  "not_subject",
  "iva_included",
]);

/** Columns that no file may lack. */
const NEEDED: readonly FileColumn[] = ["title"];

/**
 * Reads a menu from the rows of a file; the first row is the head. Columns may stand in any order or be missing.
 * Unknown columns and empty rows are skipped. A line without a kind is an item; variants, groups, add-ons and recipes
 * belong to the item above.
 *
 * @param chosen what a person says that each heading means, in their order; without it the headings are understood
 */
export function readMenuFile(
  rows: readonly (readonly string[])[],
  words: FileWords,
  chosen?: readonly (FileColumn | null)[],
): ReadMenuFile {
  const [head = [], ...lines] = rows;
  const { problems, at } = problemList();
  const columns = chosen ? head.map((_, index) => chosen[index] ?? null) : columnsOf(head, words);
  const heads = head.map((text, index) => ({ text: plainCell(text), column: columns[index] ?? null }));
  refuseHead(columns, at(1));
  const categories: FileCategory[] = [];
  const categoryTitles = new Set<string>();
  const items: OpenItem[] = [];
  // Reported alone, because nobody would find it among the problems of so many lines.
  if (lines.length > FILE_LINES_MAX) at(FILE_LINES_MAX + 2)(null, "too_many_lines");
  if (problems.length > 0) return { menu: { categories, items: [] }, heads, problems };
  const atLine = withoutPrice(columns, at);
  for (const [index, row] of lines.entries()) {
    const cells = cellsOf(row, columns, words);
    if (Object.keys(cells).length > 0)
      readLine(cells, index + 2, {
        columns,
        categories,
        categoryTitles,
        items,
        words,
        refuse: atLine(index + 2),
      });
  }
  if (items.length > FILE_ITEMS_MAX) at(items[FILE_ITEMS_MAX]?.line ?? 1)(null, "too_many_lines");
  if (categories.length + items.length === 0 && problems.length === 0) at(1)(null, "nothing_in_it");
  for (const item of items) item.close(at);
  return {
    menu: { categories, items: items.map((item): FileItem => item.item) },
    heads,
    problems: problems.toSorted((a, b) => a.line - b.line),
  };
}

/** Understands headings by their own names first; a likely one counts where no other has its column. */
function columnsOf(head: readonly string[], words: FileWords): (FileColumn | null)[] {
  const columns = head.map((text) => words.columnOf(text));
  for (const [index, text] of head.entries()) {
    const likely = columns[index] === null ? likelyColumn(text) : null;
    if (likely !== null && !columns.includes(likely)) columns[index] = likely;
  }
  return columns;
}

/** In a file without prices says so once, at its head, instead of at each line that needs one. */
function withoutPrice(
  columns: readonly (FileColumn | null)[],
  at: (line: number) => Refuse,
): (line: number) => Refuse {
  if (columns.includes("price")) return at;
  let isTold = false;
  return (line) =>
    (column, reason, ...more) => {
      if (column !== "price") return at(line)(column, reason, ...more);
      if (!isTold) at(1)("price", "column_missing");
      isTold = true;
    };
}

function refuseHead(columns: readonly (FileColumn | null)[], refuse: Refuse): void {
  for (const column of NEEDED) if (!columns.includes(column)) refuse(column, "column_missing");
  for (const column of new Set(columns))
    if (column !== null && columns.filter((other) => other === column).length > 1)
      refuse(column, "column_twice");
}

/** Yes and no of every language become those of spreadsheets; any other word is refused by its column. */
function cellsOf(
  row: readonly string[],
  columns: readonly (FileColumn | null)[],
  words: FileWords,
): FileCells {
  const cells: Partial<Record<FileColumn, string>> = {};
  for (const [index, text] of row.entries()) {
    const column = columns[index];
    const bare = plainCell(text);
    if (column && bare !== "")
      cells[column] = String((flagColumns.has(column) ? words.flagOf(bare) : null) ?? bare);
  }
  return cells;
}

interface Reading {
  readonly columns: readonly (FileColumn | null)[];
  readonly categories: FileCategory[];
  /** Folded titles. */
  readonly categoryTitles: Set<string>;
  readonly items: OpenItem[];
  readonly words: FileWords;
  readonly refuse: Refuse;
}

function readLine(cells: FileCells, line: number, reading: Reading): void {
  const { columns, categories, categoryTitles, items, words, refuse } = reading;
  const kind = cells.kind === undefined ? "item" : words.kindOf(cells.kind);
  const item = items.at(-1);
  if (kind === null) {
    refuse("kind", "kind_unknown", cells.kind);
  } else if (kind === "category") {
    const { course, colour, ...category } = readCategory(cells, line, words.colourOf, refuse);
    const folded = searchText(category.title);
    if (categoryTitles.has(folded)) refuse("title", "title_twice", category.title);
    categoryTitles.add(folded);
    categories.push({
      ...category,
      ...(columns.includes("course") && { course }),
      ...(columns.includes("colour") && { colour }),
    });
  } else if (kind === "item") {
    items.push(openItem(cells, line, refuse));
  } else if (item === undefined) {
    refuse("kind", "no_item_above", cells.kind);
  } else {
    readPart(kind, item, cells, line, refuse);
  }
}

/** Reads a line that is a part of the item above it. */
function readPart(
  kind: Exclude<FileKind, "category" | "item">,
  item: OpenItem,
  cells: FileCells,
  line: number,
  refuse: Refuse,
): void {
  switch (kind) {
    case "variant":
      item.variants.push(readVariant(cells, line, refuse));
      break;
    case "group":
      item.groups.push(readGroup(cells, line, refuse));
      break;
    case "addon":
      item.addons.push(readAddon(cells, line, refuse));
      break;
    case "recipe":
      item.recipe.push(readRecipe(cells, line, refuse));
      break;
    default:
      unreachable(kind);
  }
}
