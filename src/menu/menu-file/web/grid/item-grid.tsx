import { IconX } from "@tabler/icons-react";
import { type KeyboardEvent, useId, useRef } from "react";
import { formatPlainNumber } from "#platform/web/format.ts";
import { useT } from "#platform/web/use-t.ts";
import { VisuallyHidden } from "#ui/layout/layout.tsx";
import { type GridColumn, isBlankRow } from "../../domain/item-grid.ts";
import classes from "./item-grid.module.css";
import type { ItemGridState } from "./use-item-grid.ts";

interface ItemGridProps {
  grid: ItemGridState;
  columns: readonly GridColumn[];
  /** Values that a cell offers while it is typed. */
  choices: Readonly<Partial<Record<GridColumn, readonly string[]>>>;
  disabled: boolean;
}

/**
 * A sheet to type items into: Enter leads down, to the column in which the row was begun, Tab to the end and arrows in all
 * directions.
 */
export function ItemGrid({ grid, columns, choices, disabled }: ItemGridProps) {
  const t = useT();
  const id = useId();
  const sheet = useRef<HTMLTableElement>(null);
  const onKey = useSheetKeys(sheet, columns);
  return (
    <div className={classes.box}>
      <table ref={sheet} className={classes.sheet} onKeyDown={onKey}>
        <caption>
          <VisuallyHidden>{t("menuFile.grid.title")}</VisuallyHidden>
        </caption>
        <Headings columns={columns} />
        <tbody>
          {grid.rows.map((cells, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place until it is saved
            <tr key={row} data-joined>
              <th scope="row" className={classes.number}>
                {formatPlainNumber(row + 1)}
              </th>
              {columns.map((column) => (
                <GridCell
                  key={column}
                  {...{ grid, row, column, disabled }}
                  list={choices[column] === undefined ? undefined : `${id}-${column}`}
                />
              ))}
              <td className={classes.end}>
                {isBlankRow(cells) ? null : (
                  <button
                    type="button"
                    // Between two cells it would stand in the way of Tab; the keyboard empties the cells instead.
                    tabIndex={-1}
                    className={classes.remove}
                    aria-label={t("common.remove_title", { title: cells.title || row + 1 })}
                    disabled={disabled}
                    onClick={() => grid.removeRow(row)}
                  >
                    <IconX size={18} aria-hidden="true" />
                  </button>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {columns.map((column) =>
        choices[column] === undefined ? null : (
          <datalist key={column} id={`${id}-${column}`}>
            {choices[column].map((choice) => (
              <option key={choice} value={choice} />
            ))}
          </datalist>
        ),
      )}
    </div>
  );
}

function Headings({ columns }: Pick<ItemGridProps, "columns">) {
  const t = useT();
  return (
    <thead>
      <tr>
        <th scope="col" className={classes.number}>
          <VisuallyHidden>{t("menuFile.grid.row")}</VisuallyHidden>
        </th>
        {columns.map((column) => (
          <th key={column} scope="col" data-column={column}>
            {t(`menuFile.grid.columns.${column}`)}
          </th>
        ))}
        <th scope="col" className={classes.end}>
          <VisuallyHidden>{t("common.remove")}</VisuallyHidden>
        </th>
      </tr>
    </thead>
  );
}

interface GridCellProps {
  grid: ItemGridState;
  row: number;
  column: GridColumn;
  /** Id of the list of what may be chosen. */
  list: string | undefined;
  disabled: boolean;
}

function GridCell({ grid, row, column, list, disabled }: GridCellProps) {
  const t = useT();
  const id = useId();
  const problem = grid.problemAt(row, column);
  const name = t(`menuFile.grid.columns.${column}`);
  return (
    <td data-column={column} data-refused={problem ? true : undefined}>
      <input
        className={classes.cell}
        data-cell={`${row}:${column}`}
        data-autofocus={row === 0 && column === "title" ? true : undefined}
        aria-label={t("menuFile.grid.cell", { column: name, row: row + 1 })}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? `${id}-error` : undefined}
        placeholder={row === 0 ? t(`menuFile.grid.examples.${column}`) : name}
        data-example={row === 0 ? true : undefined}
        value={grid.rows[row]?.[column] ?? ""}
        inputMode={column === "price" ? "decimal" : "text"}
        enterKeyHint="next"
        autoComplete="off"
        autoCapitalize="sentences"
        maxLength={2000}
        list={list}
        disabled={disabled}
        onChange={(event) => grid.setCell(row, column, event.currentTarget.value)}
        onBlur={() => grid.leaveCell(row, column)}
        onPaste={(event) => grid.paste(event, row, column)}
      />
      {problem ? (
        <span id={`${id}-error`} className={classes.problem}>
          {problem}
        </span>
      ) : null}
    </td>
  );
}

/** Moves the focus as a spreadsheet does. */
function useSheetKeys(sheet: React.RefObject<HTMLTableElement | null>, columns: readonly GridColumn[]) {
  const begun = useRef<GridColumn | null>(null);
  return (event: KeyboardEvent<HTMLTableElement>) => {
    const input = event.target as HTMLInputElement;
    const [line = "", name = ""] = input.dataset.cell?.split(":") ?? [];
    const row = Number(line);
    const place = columns.indexOf(name as GridColumn);
    const column = columns[place];
    if (column === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    const go = (toRow: number, to: GridColumn | undefined) => {
      const cell = sheet.current?.querySelector<HTMLInputElement>(`[data-cell="${toRow}:${to}"]`);
      if (!cell) return;
      event.preventDefault();
      cell.focus();
      cell.select();
    };
    const isEmptyChoice = input.selectionStart === input.selectionEnd;
    switch (event.key) {
      case "Tab":
        begun.current ??= column;
        return;
      case "Enter":
        // A sheet is saved by its button: Enter never sends half of it.
        event.preventDefault();
        go(row + (event.shiftKey ? -1 : 1), begun.current ?? column);
        begun.current = null;
        return;
      case "ArrowDown":
      case "ArrowUp":
        begun.current = null;
        return go(row + (event.key === "ArrowDown" ? 1 : -1), column);
      case "ArrowRight":
        return isEmptyChoice && input.selectionEnd === input.value.length
          ? go(row, columns[place + 1])
          : undefined;
      case "ArrowLeft":
        return isEmptyChoice && input.selectionStart === 0 ? go(row, columns[place - 1]) : undefined;
    }
  };
}
