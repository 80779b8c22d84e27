import { type Ref, useMemo } from "react";
import { toId } from "#platform/domain/ids.ts";
import { useT } from "#platform/web/use-t.ts";
import { SelectField } from "#ui/forms/select-field.tsx";
import { useCart, usePos } from "../pos-context.ts";
import classes from "./table-select.module.css";

export interface TableSelectProps {
  refused: boolean;
  ref: Ref<HTMLInputElement>;
}

/** The tables by title, seats and floor, narrowed by typing. An occupied one is chosen like any other: the order joins its account. */
export function TableSelect({ refused, ref }: TableSelectProps) {
  const { menu, actions } = usePos();
  const t = useT();
  const tableId = useCart((state) => state.cart.tableId);
  const options = useMemo(
    () =>
      menu.tables.map((table) => {
        const seats = t("pos.cart.seats", { count: table.seats });
        return {
          value: String(table.id),
          label: [table.title, seats, table.floor].filter(Boolean).join(" · "),
        };
      }),
    [menu.tables, t],
  );
  const isGone = tableId !== null && !menu.tables.some((table) => table.id === tableId);
  const error = isGone ? t("pos.problem.table_gone") : refused ? t("pos.problem.select_table") : null;
  return (
    <div className={classes.select}>
      <SelectField
        ref={ref}
        label={t("pos.cart.table")}
        placeholder={t("pos.cart.choose_table")}
        options={options}
        value={tableId === null ? null : String(tableId)}
        onChange={(value) => actions.selectTable(value === null ? null : toId<"Table">(Number(value)))}
        error={error}
        emptyOption={t("pos.cart.without_table")}
        nothingFound={t("pos.cart.no_table")}
      />
    </div>
  );
}
