import { type ClipboardEvent, useState } from "react";
import { formatList } from "#platform/web/format.ts";
import { useT } from "#platform/web/use-t.ts";
import {
  type GridColumn,
  type GridProblem,
  type GridRow,
  type GridTax,
  gridColumns,
  isBlankRow,
  readGrid,
} from "../../domain/item-grid.ts";
import { blankRow, withPasted } from "../../domain/pasted-cells.ts";
import { problemValues } from "../../domain/problem-values.ts";

/** A problem of a cell in words. */
export interface CellProblem {
  readonly row: number;
  readonly column: GridColumn;
  readonly message: string;
}

/** Rows that are there before anything is typed: it looks like what it is, a sheet. */
const FIRST_ROWS = 8;

const withRoom = (rows: readonly GridRow[]): readonly GridRow[] =>
  rows.length < FIRST_ROWS || !isBlankRow(rows.at(-1) ?? blankRow()) ? withRoom([...rows, blankRow()]) : rows;

/** The rows of a grid while they are typed, with what is wrong at their cells. One empty row always follows. */
export function useItemGrid(tax: GridTax | null) {
  const t = useT();
  const [rows, setRows] = useState(() => withRoom([]));
  const [problems, setProblems] = useState<readonly CellProblem[]>([]);
  const inWords = ({ row, column, reason, ...values }: GridProblem): CellProblem => ({
    row,
    column,
    message: t(`menuFile.problems.${reason}`, problemValues(values, formatList)),
  });
  const check = (typed: readonly GridRow[]) => {
    const { file, problemsAt } = readGrid(typed, tax);
    return problemsAt(file.problems).map(inWords);
  };
  const without = (row: number, column: GridColumn) =>
    problems.filter((problem) => problem.row !== row || problem.column !== column);
  const typedRows = rows.slice(0, rows.findLastIndex((row) => !isBlankRow(row)) + 1);
  return {
    rows,
    /** The rows up to the last one in which something is typed. */
    typedRows,
    count: typedRows.filter((row) => !isBlankRow(row)).length,
    problemAt: (row: number, column: GridColumn) =>
      problems.find((problem) => problem.row === row && problem.column === column)?.message,
    setCell: (row: number, column: GridColumn, text: string) => {
      setRows(withRoom(rows.map((cells, index) => (index === row ? { ...cells, [column]: text } : cells))));
      setProblems(without(row, column));
    },
    /** Says what is wrong with a cell when it is left; an empty one is told when all is saved. */
    leaveCell: (row: number, column: GridColumn) => {
      const cells = rows[row];
      if (cells === undefined || cells[column].trim() === "") return;
      const found = check([cells]).filter((problem) => problem.column === column);
      setProblems([...without(row, column), ...found.map((problem) => ({ ...problem, row }))]);
    },
    removeRow: (row: number) => {
      setRows(withRoom(rows.toSpliced(row, 1)));
      setProblems(
        problems.flatMap((problem) =>
          problem.row === row ? [] : problem.row > row ? { ...problem, row: problem.row - 1 } : problem,
        ),
      );
    },
    paste: (event: ClipboardEvent, row: number, column: GridColumn) => {
      const heads = (head: string) =>
        gridColumns.find((each) => isSame(head, t(`menuFile.grid.columns.${each}`))) ?? null;
      const filled = withPasted(rows, { row, column }, event.clipboardData.getData("text/plain"), heads);
      if (filled === null) return;
      event.preventDefault();
      setRows(withRoom(filled));
      setProblems([]);
    },
    /** Finds what is wrong with the cells before they are sent. */
    check: () => {
      const found = check(typedRows);
      setProblems(found);
      return found;
    },
    setProblems,
  };
}

const isSame = (typed: string, head: string) => typed.trim().toLocaleLowerCase() === head.toLocaleLowerCase();

export type ItemGridState = ReturnType<typeof useItemGrid>;
