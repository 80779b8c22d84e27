import { type GridColumn, type GridRow, gridColumns } from "./item-grid.ts";
import { likelyColumn } from "./likely-column.ts";

/** Says which column a heading means by the words of the grid itself; null when none. */
type ColumnOf = (head: string) => GridColumn | null;

interface Cell {
  readonly row: number;
  readonly column: GridColumn;
}

const blank: GridRow = { title: "", price: "", category: "", variants: "", station: "", description: "" };

/** A row in which nothing is typed. */
export const blankRow = (): GridRow => blank;

/**
 * Puts what was copied from a spreadsheet into the grid, from a cell on: tabs part columns, line ends part rows, and rows that
 * the grid lacks are added. A first line of headings says itself which columns follow and is left out. Returns null for a text
 * of one cell, which is pasted as any text is.
 */
export function withPasted(
  rows: readonly GridRow[],
  at: Cell,
  text: string,
  columnOf: ColumnOf,
): GridRow[] | null {
  const cells = pastedCells(text);
  if (cells.length === 1 && cells[0]?.length === 1) return null;
  const headed = headsOf(cells[0] ?? [], columnOf);
  const first = gridColumns.indexOf(at.column);
  const columns: readonly (GridColumn | null)[] = headed ?? gridColumns.slice(first);
  const filled = [...rows];
  for (const [index, line] of (headed ? cells.slice(1) : cells).entries()) {
    const named = columns.flatMap((column, place) =>
      column === null || line[place] === undefined ? [] : [[column, line[place].trim()] as const],
    );
    const row = at.row + index;
    while (filled.length <= row) filled.push(blankRow());
    filled[row] = { ...blank, ...filled[row], ...Object.fromEntries(named) };
  }
  return filled;
}

/** Cells of a copied range; a quoted one may hold tabs and line ends, and a doubled quote is one. */
function pastedCells(text: string): string[][] {
  const parts =
    text.replace(/[\r\n]+$/, "").match(/"(?:[^"]|"")*"(?=[\t\r\n]|$)|\t|\r\n|\n|\r|[^\t\r\n]+/g) ?? [];
  const rows: string[][] = [[""]];
  for (const part of parts) {
    const row = rows.at(-1) ?? [];
    if (part === "\t") row.push("");
    else if (/^[\r\n]/.test(part)) rows.push([""]);
    else row[row.length - 1] = part.startsWith('"') && part.endsWith('"') ? unquoted(part) : part;
  }
  return rows;
}

const unquoted = (cell: string) => cell.slice(1, -1).replaceAll('""', '"').replace(/\s+/g, " ");

/** The columns that a line of headings names; null when it is a line of values. */
function headsOf(line: readonly string[], columnOf: ColumnOf): (GridColumn | null)[] | null {
  const columns = line.map((text) => {
    const likely = columnOf(text) ?? likelyColumn(text);
    return gridColumns.find((column) => column === likely) ?? null;
  });
  // One known word alone may be a dish called so; no line of values has two.
  return columns.filter((column) => column !== null).length >= 2 ? columns : null;
}
