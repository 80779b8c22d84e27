import { IconArrowDown, IconArrowsSort, IconArrowUp } from "@tabler/icons-react";
import { type MouseEvent, type ReactNode, useRef } from "react";
import { FailureState } from "../feedback/failure-state.tsx";
import { TableSkeleton } from "../feedback/table-skeleton.tsx";
import { inOwnDirection } from "../layout/in-own-direction.tsx";
import { VisuallyHidden } from "../layout/layout.tsx";
import type { MenuAction } from "../overlay/action-menu.tsx";
import { useUiLabels } from "../theme/ui-labels.tsx";
import classes from "./data-table.module.css";
import { RowList } from "./rows/row-list.tsx";
import { RowMenu } from "./rows/row-menu.tsx";
import { useDensity } from "./rows/use-density.ts";
import { useIsNarrow } from "./rows/use-is-narrow.ts";
import { type Column, nextSort, type Sort, shownColumns, type TableState } from "./table-column.ts";
import { TablePager, type TablePagerProps } from "./table-pager.tsx";

export interface DataTableProps<Row> {
  /** Name of the table for screen readers. */
  caption: string;
  columns: readonly Column<Row>[];
  /** Keys of the columns that are shown, for `ViewMenu`; all without it. */
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
  /** A tap anywhere on a row opens it; by keyboard the primary column is a button. On a phone a row opens its details without it. */
  onOpenRow?: (row: Row) => void;
  pager?: TablePagerProps | undefined;
}

/** The one table of the product. Below 640 px of its own width its rows have two lines: see `ColumnRole`. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { state, rows, empty } = props;
  const columns = shownColumns(props.columns, props.shown);
  const labels = useUiLabels();
  if (state.status === "failed") return <FailureState reason={state.reason} onRetry={state.onRetry} />;
  if (state.status === "loading") {
    return <TableSkeleton label={labels.loading} columns={columns.length} rows={rows.length || 8} />;
  }
  if (rows.length === 0) return empty;
  return <Rows {...props} shownColumns={columns} isBusy={state.refreshing ?? false} />;
}

interface RowsProps<Row> extends DataTableProps<Row> {
  shownColumns: readonly Column<Row>[];
  isBusy: boolean;
}

function Rows<Row>({ shownColumns: columns, isBusy, ...props }: RowsProps<Row>) {
  const { caption, pager } = props;
  const box = useRef<HTMLDivElement>(null);
  const [density] = useDensity();
  const isNarrow = useIsNarrow(box);
  return (
    <div ref={box} className={classes.box} data-density={density}>
      {isNarrow ? (
        // Columns that somebody hid from the table have room in the details.
        <RowList {...props} shownColumns={columns} isBusy={isBusy} />
      ) : (
        <div className={classes.scroll}>
          <table className={classes.table} aria-label={caption} aria-busy={isBusy}>
            <TableHead {...props} columns={columns} />
            <TableBody {...props} columns={columns} />
            <TableTotals columns={columns} hasActions={props.rowActions !== undefined} />
          </table>
        </div>
      )}
      {pager ? <TablePager {...pager} /> : null}
    </div>
  );
}

function TableHead<Row>({ columns, sort, onSort, rowActions }: DataTableProps<Row>) {
  const labels = useUiLabels();
  return (
    <thead>
      <tr>
        {columns.map((column) => (
          <th
            key={column.key}
            scope="col"
            data-align={column.align}
            data-role={column.role}
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
          <th scope="col" className={classes.actions}>
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
  return (
    <tbody>
      {rows.map((row) => (
        <tr key={rowKey(row)} onClick={onOpenRow && ((event) => isOnRow(event) && onOpenRow(row))}>
          {columns.map((column) => (
            <td key={column.key} data-align={column.align} data-role={column.role} data-from={column.from}>
              {onOpenRow && column.role === "primary" ? (
                <button type="button" className={classes.open} onClick={() => onOpenRow(row)}>
                  {inOwnDirection(column.cell(row))}
                </button>
              ) : (
                inOwnDirection(column.cell(row))
              )}
            </td>
          ))}
          {rowActions ? (
            <td className={classes.actions}>
              <RowMenu label={rowActionsLabel?.(row)} actions={rowActions(row)} />
            </td>
          ) : null}
        </tr>
      ))}
    </tbody>
  );
}

/** The row was tapped, and nothing in it that does something by itself; text that is being marked is no tap. */
function isOnRow({ target }: MouseEvent): boolean {
  const isControl = target instanceof Element && target.closest("a, button, input, label, select") !== null;
  return !isControl && window.getSelection()?.isCollapsed !== false;
}

interface TableTotalsProps<Row> {
  columns: readonly Column<Row>[];
  hasActions: boolean;
}

function TableTotals<Row>({ columns, hasActions }: TableTotalsProps<Row>) {
  const labels = useUiLabels();
  if (columns.every((column) => column.total === undefined)) return null;
  return (
    <tfoot>
      <tr>
        {columns.map((column, index) => (
          <td key={column.key} data-align={column.align} data-role={column.role} data-from={column.from}>
            {inOwnDirection(column.total) ?? (index === 0 ? labels.total : null)}
          </td>
        ))}
        {hasActions ? <td className={classes.actions} /> : null}
      </tr>
    </tfoot>
  );
}
