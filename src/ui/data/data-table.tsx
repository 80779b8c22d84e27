// biome-ignore-all lint/a11y/noRedundantRoles: as cards on phones, `display` would take the roles of a table away
import { IconArrowDown, IconArrowsSort, IconArrowUp } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { FailureState } from "../feedback/failure-state.tsx";
import { TableSkeleton } from "../feedback/table-skeleton.tsx";
import { VisuallyHidden } from "../layout/layout.tsx";
import { ActionMenu, type MenuAction } from "../overlay/action-menu.tsx";
import { useUiLabels } from "../theme/ui-labels.tsx";
import classes from "./data-table.module.css";
import { type Column, nextSort, type Sort, shownColumns, type TableState } from "./table-column.ts";
import { TablePager, type TablePagerProps } from "./table-pager.tsx";

export interface DataTableProps<Row> {
  /** Name of the table for screen readers. */
  caption: string;
  columns: readonly Column<Row>[];
  /** Keys of the columns that are shown, for `ColumnChoice`; all without it. */
  shown?: readonly string[] | undefined;
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  state: TableState;
  /** Shown when ready without rows: an EmptyState. */
  empty: ReactNode;
  sort?: Sort | undefined;
  onSort?: (sort: Sort) => void;
  /** Three dots at the end of each row; `rowActionsLabel` names them for that row. */
  rowActions?: (row: Row) => readonly MenuAction[];
  rowActionsLabel?: (row: Row) => string;
  /** A tap anywhere on a row opens it; by keyboard the primary column is a button. */
  onOpenRow?: (row: Row) => void;
  pager?: TablePagerProps | undefined;
}

/** The one table of the product. Below 640 px of its own width each row becomes a card. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { state, rows, empty, pager, caption } = props;
  const columns = shownColumns(props.columns, props.shown);
  const labels = useUiLabels();
  if (state.status === "failed") return <FailureState reason={state.reason} onRetry={state.onRetry} />;
  if (state.status === "loading") {
    return <TableSkeleton label={labels.loading} columns={columns.length} rows={rows.length || 8} />;
  }
  if (rows.length === 0) return empty;
  return (
    <div className={classes.box}>
      <div className={classes.scroll}>
        {/* The roles keep the table a table for screen readers where CSS lays it out as cards. */}
        <table
          className={classes.table}
          role="table"
          aria-label={caption}
          aria-busy={state.refreshing ?? false}
        >
          <TableHead {...props} columns={columns} />
          <TableBody {...props} columns={columns} />
          <TableTotals columns={columns} hasActions={props.rowActions !== undefined} />
        </table>
      </div>
      {pager ? <TablePager {...pager} /> : null}
    </div>
  );
}

function TableHead<Row>({ columns, sort, onSort, rowActions }: DataTableProps<Row>) {
  const labels = useUiLabels();
  return (
    <thead role="rowgroup">
      <tr role="row">
        {columns.map((column) => (
          <th
            key={column.key}
            role="columnheader"
            scope="col"
            data-align={column.align}
            data-from={column.from}
            {...(column.width ? { style: { width: column.width } } : {})}
            {...(column.sortable ? { "aria-sort": sort?.key === column.key ? sort.direction : "none" } : {})}
          >
            {column.sortable && onSort ? (
              <button
                type="button"
                className={classes.sort}
                onClick={() => onSort(nextSort(sort, column.key))}
              >
                {column.header}
                <SortMark direction={sort?.key === column.key ? sort.direction : undefined} />
              </button>
            ) : (
              column.header
            )}
          </th>
        ))}
        {rowActions ? (
          <th role="columnheader" scope="col" className={classes.actions}>
            <VisuallyHidden>{labels.actions}</VisuallyHidden>
          </th>
        ) : null}
      </tr>
    </thead>
  );
}

function SortMark({ direction }: { direction: Sort["direction"] | undefined }) {
  if (!direction) return <IconArrowsSort size={14} aria-hidden="true" className={classes.unsorted} />;
  const Icon = direction === "ascending" ? IconArrowUp : IconArrowDown;
  return <Icon size={14} aria-hidden="true" />;
}

function TableBody<Row>(props: DataTableProps<Row>) {
  const { columns, rows, rowKey, rowActions, rowActionsLabel, onOpenRow } = props;
  const labels = useUiLabels();
  return (
    <tbody role="rowgroup">
      {rows.map((row) => (
        <tr key={rowKey(row)} role="row">
          {columns.map((column) => (
            <td
              key={column.key}
              role="cell"
              data-align={column.align}
              data-label={column.header}
              data-primary={column.primary || undefined}
              data-wide-only={column.wideOnly || (column.from !== undefined && !column.onCards) || undefined}
              data-from={column.from}
            >
              {onOpenRow && column.primary ? (
                <button type="button" className={classes.open} onClick={() => onOpenRow(row)}>
                  {column.cell(row)}
                </button>
              ) : (
                column.cell(row)
              )}
            </td>
          ))}
          {rowActions ? (
            <td role="cell" className={classes.actions}>
              <RowMenu label={rowActionsLabel?.(row) ?? labels.actions} actions={rowActions(row)} />
            </td>
          ) : null}
        </tr>
      ))}
    </tbody>
  );
}

/** Nothing where nothing can be done with the row. */
function RowMenu({ label, actions }: { label: string; actions: readonly MenuAction[] }) {
  return actions.length === 0 ? null : <ActionMenu label={label} actions={actions} />;
}

interface TableTotalsProps<Row> {
  columns: readonly Column<Row>[];
  hasActions: boolean;
}

function TableTotals<Row>({ columns, hasActions }: TableTotalsProps<Row>) {
  const labels = useUiLabels();
  if (columns.every((column) => column.total === undefined)) return null;
  return (
    <tfoot role="rowgroup">
      <tr role="row">
        {columns.map((column, index) => (
          <td
            key={column.key}
            role="cell"
            data-align={column.align}
            data-label={column.header}
            data-primary={index === 0 || undefined}
            data-from={column.from}
            data-empty={(index > 0 && column.total === undefined) || undefined}
          >
            {column.total ?? (index === 0 ? labels.total : null)}
          </td>
        ))}
        {hasActions ? <td role="cell" className={classes.actions} data-empty /> : null}
      </tr>
    </tfoot>
  );
}
