import type { ReactNode } from "react";

export interface Column<Row> {
  key: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** `end` for amounts and counts. Default `start`. */
  align?: "start" | "end";
  sortable?: boolean;
  /** CSS width: "120px", "20%". */
  width?: string;
  /** The column that names the row: heading of its card on phones. One per table. */
  primary?: boolean;
  /** Left out on phones. */
  wideOnly?: boolean;
  /** Left out, except on paper, where the table has fewer px than this. */
  from?: 800 | 1080 | 1200;
  /** With `from`: a card of a phone, which has room for it, has it all the same. */
  onCards?: boolean;
  /** The cell in the last row of the table: a sum. With it in any column, the table has such a row. */
  total?: ReactNode;
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
  return columns.filter((column) => column.primary || shown.includes(column.key));
}
