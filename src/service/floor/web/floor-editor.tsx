import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { showFailure } from "#platform/web/show-error.ts";
import { useT } from "#platform/web/use-t.ts";
import { toastSuccess } from "#ui/feedback/toast.tsx";
import { Button } from "#ui/forms/button.tsx";
import { QuantityInput } from "#ui/forms/quantity-input.tsx";
import { SegmentedFilter } from "#ui/forms/segmented-filter.tsx";
import { TABLE_CELLS, type TableShape } from "../domain/floor-plan.ts";
import { resizeTable } from "./edit-plan.ts";
import { EditablePlan } from "./editable-plan.tsx";
import { floorQuery, savePlan } from "./floor-api.ts";
import classes from "./floor-editor.module.css";
import type { Floor, PlacedTable } from "./floor-groups.ts";

/** Moves the tables of one floor about, by dragging or by keys, and changes their shape and size. */
export function FloorEditor({ floor, onDone }: { floor: Floor; onDone: () => void }) {
  const t = useT();
  const client = useQueryClient();
  const [tables, setTables] = useState(floor.tables);
  const [chosenId, setChosenId] = useState<PlacedTable["id"] | null>(null);
  const chosen = tables.find((table) => table.id === chosenId);
  const put = (changed: PlacedTable) =>
    setTables((before) => before.map((table) => (table.id === changed.id ? changed : table)));
  const saving = useMutation({
    mutationFn: () =>
      savePlan({
        body: {
          tables: tables.map(({ id, shape, x, y, width, height }) => ({ id, shape, x, y, width, height })),
        },
      }),
    onSuccess: async ({ message }) => {
      await client.invalidateQueries({ queryKey: floorQuery.queryKey });
      toastSuccess(message);
      onDone();
    },
    onError: (error) => showFailure(error, "floor.save_failed"),
  });
  return (
    <>
      <div className={classes.tools}>
        {chosen ? (
          <TableTools table={chosen} onChange={put} />
        ) : (
          <p className={classes.hint}>{t("floor.nothing_chosen")}</p>
        )}
        <div className={classes.buttons}>
          <Button variant="default" onClick={onDone} disabled={saving.isPending}>
            {t("floor.cancel")}
          </Button>
          <Button onClick={() => saving.mutate()} busy={saving.isPending}>
            {t("floor.save")}
          </Button>
        </div>
      </div>
      <p className={classes.hint}>{t("floor.hint")}</p>
      <EditablePlan tables={tables} chosenId={chosenId} onChoose={setChosenId} onChange={put} />
    </>
  );
}

interface TableToolsProps {
  table: PlacedTable;
  onChange: (table: PlacedTable) => void;
}

function TableTools({ table, onChange }: TableToolsProps) {
  const t = useT();
  const { width, height } = table;
  const limits = { min: TABLE_CELLS.min, max: TABLE_CELLS.max };
  return (
    <>
      <strong>{table.table_title}</strong>
      <SegmentedFilter<TableShape>
        label={t("floor.shape")}
        value={table.shape}
        onChange={(shape) => onChange({ ...table, shape })}
        options={[
          { value: "square", label: t("floor.square") },
          { value: "round", label: t("floor.round") },
        ]}
      />
      <span className={classes.size}>
        {t("floor.width")}
        <QuantityInput
          {...limits}
          label={t("floor.width")}
          value={width}
          onChange={(value) => onChange(resizeTable(table, value, height))}
        />
      </span>
      <span className={classes.size}>
        {t("floor.height")}
        <QuantityInput
          {...limits}
          label={t("floor.height")}
          value={height}
          onChange={(value) => onChange(resizeTable(table, width, value))}
        />
      </span>
    </>
  );
}
