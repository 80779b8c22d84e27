import { IconListDetails } from "@tabler/icons-react";
import { type ReactNode, useState } from "react";
import { inOwnDirection, ofCutText } from "../../layout/in-own-direction.tsx";
import type { MenuAction } from "../../overlay/action-menu.tsx";
import { AppDialog } from "../../overlay/app-dialog.tsx";
import { useUiLabels } from "../../theme/ui-labels.tsx";
import { Facts } from "../facts.tsx";
import { type Column, type RowParts, rowParts } from "../table-column.ts";
import classes from "./row-list.module.css";
import { RowMenu } from "./row-menu.tsx";

/** Props as those of DataTable. */
export interface RowListProps<Row> {
  caption: string;
  columns: readonly Column<Row>[];
  /** The columns that were chosen; the others are in the details only. */
  shownColumns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  isBusy: boolean;
  rowActions?: ((row: Row) => readonly MenuAction[]) | undefined;
  rowActionsLabel?: ((row: Row) => string) | undefined;
  onOpenRow?: ((row: Row) => void) | undefined;
}

/** The most facts that the second line of a row has room for. */
const MOST_FACTS = 3;

/** A table where there is no room for one: rows of two lines, and a sheet with every column of a row. */
export function RowList<Row>(props: RowListProps<Row>) {
  const { caption, columns, shownColumns, rows, rowKey, isBusy } = props;
  const [opened, setOpened] = useState<string | null>(null);
  const parts = rowParts(shownColumns);
  // A row that says all there is has nothing to open.
  const isBrief =
    parts.hidden.length > 0 || parts.secondary.length > MOST_FACTS || columns.length > shownColumns.length;
  const shown = opened === null ? undefined : rows.find((row) => rowKey(row) === opened);
  return (
    <>
      <ul className={classes.list} aria-label={caption} aria-busy={isBusy}>
        {rows.map((row) => (
          <ListedRow
            key={rowKey(row)}
            {...props}
            row={row}
            parts={parts}
            onDetails={isBrief ? () => setOpened(rowKey(row)) : undefined}
          />
        ))}
        <Totals columns={columns} amount={parts.amount} />
      </ul>
      {shown === undefined ? null : <Details columns={columns} row={shown} onClose={() => setOpened(null)} />}
    </>
  );
}

interface ListedRowProps<Row> extends RowListProps<Row> {
  row: Row;
  parts: RowParts<Row>;
  onDetails: (() => void) | undefined;
}

function ListedRow<Row>(props: ListedRowProps<Row>) {
  const { row, parts, onDetails, onOpenRow, rowActions, rowActionsLabel } = props;
  const labels = useUiLabels();
  const { primary, amount, secondary, state } = parts;
  const name = primary?.cell(row);
  const open = onOpenRow ? () => onOpenRow(row) : onDetails;
  const details =
    onDetails && onOpenRow
      ? [
          {
            key: "row details",
            label: labels.details,
            icon: <IconListDetails size={20} stroke={1.75} aria-hidden="true" />,
            onSelect: onDetails,
          },
        ]
      : [];
  return (
    <li className={classes.row}>
      <div className={classes.name} data-brief={open && ""}>
        {open ? (
          <button type="button" className={classes.open} onClick={open} {...ofCutText(name)}>
            {name}
          </button>
        ) : (
          inOwnDirection(name)
        )}
      </div>
      {amount ? (
        <div className={classes.amount} data-brief="short">
          {inOwnDirection(amount.cell(row))}
        </div>
      ) : null}
      {secondary.length > 0 ? (
        <div className={classes.facts} data-brief={open && (secondary.length > 1 ? "short" : "")}>
          {secondary.map((column) => (
            <Fact key={column.key}>{column.cell(row)}</Fact>
          ))}
        </div>
      ) : null}
      {state.length > 0 ? (
        <div className={classes.state} data-brief={secondary.length > 0 ? "short" : ""}>
          {state.map((column) => (
            <span key={column.key}>{column.cell(row)}</span>
          ))}
        </div>
      ) : null}
      <div className={classes.menu}>
        <RowMenu label={rowActionsLabel?.(row)} actions={[...details, ...(rowActions?.(row) ?? [])]} />
      </div>
    </li>
  );
}

function Fact({ children }: { children: ReactNode }) {
  return (
    <span>
      <span {...ofCutText(children)}>{children}</span>
    </span>
  );
}

interface DetailsProps<Row> {
  columns: readonly Column<Row>[];
  row: Row;
  onClose: () => void;
}

/** Every column of a row under its heading. */
function Details<Row>({ columns, row, onClose }: DetailsProps<Row>) {
  const labels = useUiLabels();
  const facts = columns.map((column) => [column.header, orNull(column.cell(row))] as const);
  return (
    <AppDialog opened size="small" title={labels.details} onClose={onClose}>
      <Facts facts={facts} layout="lines" />
    </AppDialog>
  );
}

/** A cell without content has no line in the details. */
function orNull(cell: ReactNode): ReactNode {
  return cell === "" || cell === undefined || cell === false ? null : cell;
}

interface TotalsProps<Row> {
  columns: readonly Column<Row>[];
  amount: Column<Row> | undefined;
}

/** The last row of the table: its sum large, the others under their headings. */
function Totals<Row>({ columns, amount }: TotalsProps<Row>) {
  const labels = useUiLabels();
  const totals = columns.filter(({ total }) => total !== undefined);
  if (totals.length === 0) return null;
  const named = totals.find(({ role }) => role === "primary");
  const others = totals.filter((column) => column !== named && column !== amount);
  return (
    <li className={classes.totals}>
      <div className={classes.name}>{named?.total ?? labels.total}</div>
      <div className={classes.amount}>{inOwnDirection(amount?.total)}</div>
      {others.length > 0 ? (
        <div className={classes.others}>
          <Facts facts={others.map(({ header, total }) => [header, orNull(total)])} />
        </div>
      ) : null}
    </li>
  );
}
