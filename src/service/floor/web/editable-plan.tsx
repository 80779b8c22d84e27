import { type KeyboardEvent, type PointerEvent, useRef } from "react";
import { useT } from "#platform/web/use-t.ts";
import { useAnnounce } from "#ui/feedback/announcer.tsx";
import { planSize } from "../domain/floor-plan.ts";
import { arrows } from "./arrows.ts";
import { dragTable, stepTable } from "./edit-plan.ts";
import editor from "./floor-editor.module.css";
import type { PlacedTable } from "./floor-groups.ts";
import classes from "./floor-plan.module.css";
import { spotStyle } from "./spot-style.ts";

export interface EditablePlanProps {
  tables: readonly PlacedTable[];
  chosenId: PlacedTable["id"] | null;
  onChoose: (id: PlacedTable["id"]) => void;
  onChange: (table: PlacedTable) => void;
}

interface Drag {
  readonly table: PlacedTable;
  readonly x: number;
  readonly y: number;
  /** Pixels of a cell. */
  readonly cell: number;
}

/** The plan with tables that can be moved. */
export function EditablePlan({ tables, chosenId, onChoose, onChange }: EditablePlanProps) {
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
              className={editor.handle}
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
