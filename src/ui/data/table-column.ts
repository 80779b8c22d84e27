import type { ReactNode } from "react";

/**
 * Part of a column in its row. A row of a phone has two lines: `primary`, which names it, with its `amount` at the end;
 * below them what is `secondary`, with its `state` at the end. What is `hidden` there is in the row's details.
 */
export type ColumnRole = "primary" | "amount" | "secondary" | "state" | "hidden";

export interface Column<Row> {
  key: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** One column of a table is `primary`. Left out: see `rowParts`. */
  role?: ColumnRole;
  /** `end` for amounts and counts. Default `start`. */
  align?: "start" | "end";
  sortable?: boolean;
  /** CSS width: "120px", "20%". */
  width?: string;
  /** Left out, except on paper, where the table has fewer px than this. */
  from?: 800 | 1080 | 1200;
  /** The cell in the last row of the table: a sum. With it in any column, the table has such a row. */
  total?: ReactNode;
}

/** The columns of a table by their places in a row of a phone. */
export interface RowParts<Row> {
  readonly primary: Column<Row> | undefined;
  readonly amount: Column<Row> | undefined;
  readonly secondary: readonly Column<Row>[];
  readonly state: readonly Column<Row>[];
  readonly hidden: readonly Column<Row>[];
}

/**
 * Divides the columns. A column without a role is `secondary`; a figure, which says nothing without its heading, is
 * `hidden`, and where no column is the amount the last figure is.
 */
export function rowParts<Row>(columns: readonly Column<Row>[]): RowParts<Row> {
  const isFigure = (column: Column<Row>) => column.role === undefined && column.align === "end";
  const amount = columns.find(({ role }) => role === "amount") ?? columns.findLast(isFigure);
  const roleOf = (column: Column<Row>) => column.role ?? (isFigure(column) ? "hidden" : "secondary");
  const having = (role: ColumnRole) =>
    columns.filter((column) => column !== amount && roleOf(column) === role);
  return {
    primary: columns.find(({ role }) => role === "primary"),
    amount,
    secondary: having("secondary"),
    state: having("state"),
    hidden: having("hidden"),
  };
}

export interface Sort {
  key: string;
  direction: "ascending" | "descending";
}

/** The next sort after a tap on a header: ascending first, then the other way round. */
export function nextSort(current: Sort | undefined, key: string): Sort {
  const turned = current?.key === key && current.direction === "ascending";
  return { key, direction: turned ? "descending" : "ascending" };
}

/** The state of the table: `ready` keeps old rows while `refreshing`. */
export type TableState =
  | { status: "ready"; refreshing?: boolean }
  | { status: "loading" }
  | { status: "failed"; reason: string; onRetry: () => void };

/** The columns that are shown: the one that names the row always, the others when they are chosen. */
export function shownColumns<Row>(
  columns: readonly Column<Row>[],
  shown: readonly string[] | undefined,
): readonly Column<Row>[] {
  if (shown === undefined) return columns;
  return columns.filter((column) => column.role === "primary" || shown.includes(column.key));
}
