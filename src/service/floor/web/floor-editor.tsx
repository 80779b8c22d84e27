import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type KeyboardEvent, type PointerEvent, useRef, useState } from "react";
import { call } from "#platform/web/api.ts";
import { useCloseGuard } from "#platform/web/forms/use-close-guard.ts";
import { showFailure } from "#platform/web/show-error.ts";
import { useT } from "#platform/web/use-t.ts";
import { useAnnounce } from "#ui/feedback/announcer.tsx";
import { toastSuccess } from "#ui/feedback/toast.tsx";
import { Button } from "#ui/forms/button.tsx";
import { QuantityInput } from "#ui/forms/quantity-input.tsx";
import { SegmentedFilter } from "#ui/forms/segmented-filter.tsx";
import { Muted, Row } from "#ui/layout/layout.tsx";
import { saveFloor } from "../contract/floor.ts";
import { clampToPlan, planSize, TABLE_CELLS, type TableShape, type TableSpot } from "../domain/floor-plan.ts";
import type { Direction } from "../domain/table-state.ts";
import { floorQuery } from "./floor-api.ts";
import classes from "./floor-plan.module.css";
import { arrows, type Floor, type PlacedTable, spotStyle } from "./plan-layout.ts";

/** Editor of one floor: moves tables by dragging or with keys and changes their shape and size. */
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
      call(saveFloor, {
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
  const [saved] = useState(floor.tables);
  useCloseGuard({
    isDirty: tables !== saved,
    busy: saving.isPending,
    onClose: onDone,
  });
  return (
    <>
      <div className={classes.tools}>
        {chosen ? (
          <TableTools table={chosen} onChange={put} />
        ) : (
          <Muted below={8} size="sm">
            {t("floor.nothing_chosen")}
          </Muted>
        )}
        <Row gap={8} pushed>
          <Button variant="default" onClick={onDone} disabled={saving.isPending}>
            {t("common.discard_changes")}
          </Button>
          <Button onClick={() => saving.mutate()} busy={saving.isPending}>
            {t("floor.save")}
          </Button>
        </Row>
      </div>
      <Muted below={8} size="sm">
        {t("floor.hint")}
      </Muted>
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

interface EditablePlanProps {
  tables: readonly PlacedTable[];
  chosenId: PlacedTable["id"] | null;
  onChoose: (id: PlacedTable["id"]) => void;
  onChange: (table: PlacedTable) => void;
}

interface Drag {
  readonly table: PlacedTable;
  readonly x: number;
  readonly y: number;
  /** Size of a cell in pixels. */
  readonly cell: number;
}

function EditablePlan({ tables, chosenId, onChoose, onChange }: EditablePlanProps) {
  const t = useT();
  const announce = useAnnounce();
  const drag = useRef<Drag | null>(null);
  const { width, height } = planSize(tables);
  const put = (table: PlacedTable) => {
    onChange(table);
    announce(t("floor.chosen", { table: table.table_title, x: table.x + 1, y: table.y + 1 }));
  };
  const onKeyDown = (event: KeyboardEvent, table: PlacedTable) => {
    const direction = arrows[event.key];
    if (!direction) return;
    event.preventDefault();
    put(stepTable(table, direction, event.shiftKey));
  };
  const onPointerDown = (event: PointerEvent<HTMLButtonElement>, table: PlacedTable) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    const cell = event.currentTarget.getBoundingClientRect().width / table.width;
    drag.current = { table, cell, x: event.clientX, y: event.clientY };
    onChoose(table.id);
  };
  const onPointerMove = (event: PointerEvent) => {
    const start = drag.current;
    if (!start) return;
    const cells = { x: (event.clientX - start.x) / start.cell, y: (event.clientY - start.y) / start.cell };
    onChange(
      dragTable(
        { ...(tables.find(({ id }) => id === start.table.id) ?? start.table), ...placeOf(start) },
        cells,
      ),
    );
  };
  const onPointerUp = () => {
    drag.current = null;
  };
  return (
    <div className={classes.scroll}>
      <ul className={classes.plan} style={{ "--cells-across": width + 2, "--cells-down": height + 2 }}>
        {tables.map((table) => (
          <li key={table.id} className={classes.spot} style={spotStyle(table)}>
            <button
              type="button"
              className={classes.handle}
              data-shape={table.shape}
              aria-pressed={table.id === chosenId}
              onFocus={() => onChoose(table.id)}
              onKeyDown={(event) => onKeyDown(event, table)}
              onPointerDown={(event) => onPointerDown(event, table)}
              onPointerMove={onPointerMove}
              onPointerUp={onPointerUp}
              onPointerCancel={onPointerUp}
            >
              {table.table_title}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

function placeOf({ table: { x, y } }: Drag) {
  return { x, y };
}

const steps = { up: [0, -1], down: [0, 1], left: [-1, 0], right: [1, 0] } as const satisfies Record<
  Direction,
  readonly [number, number]
>;

/** Moves the table by one cell or resizes it by one, keeping it on the plan and within its size limits. */
export function stepTable<Spot extends TableSpot>(spot: Spot, direction: Direction, resize: boolean): Spot {
  const [x, y] = steps[direction];
  if (!resize) return { ...spot, ...clampToPlan({ ...spot, x: spot.x + x, y: spot.y + y }) };
  return resizeTable(spot, spot.width + x, spot.height + y);
}

export function resizeTable<Spot extends TableSpot>(spot: Spot, width: number, height: number): Spot {
  const size = { width: clampSize(width), height: clampSize(height) };
  return { ...spot, ...size, ...clampToPlan({ ...spot, ...size }) };
}

/** Moves the table by a distance in cells, rounded to whole cells. */
export function dragTable<Spot extends TableSpot>(spot: Spot, cells: { x: number; y: number }): Spot {
  return { ...spot, ...clampToPlan({ ...spot, x: spot.x + cells.x, y: spot.y + cells.y }) };
}

function clampSize(cells: number): number {
  return Math.min(TABLE_CELLS.max, Math.max(TABLE_CELLS.min, cells));
}
